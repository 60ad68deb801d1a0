import type { ThemePack } from './theme-pack.ts';

export const kitchen: ThemePack = {
  id: 'kitchen',
  pattern:
    /\b(food\w*|pizza\w*|cake\w*|cook\w*|bak\w+|kitchen\w*|chocolate\w*|candy|candies|sweets|ice[- ]?cream\w*|soup\w*|bread|cheese\w*|pie|pies|pasta|spaghetti|burger\w*|pancake\w*|donut\w*|doughnut\w*|breakfast|lunch|dinner|supper|picnic\w*|restaurant\w*|chef\w*|honey|jam|fruit\w*|banana\w*|strawberr\w+|apple\w*|taco\w*|sushi|noodle\w*|popcorn|hungry|eat\w*|tea)\b/,
  plots: [
    {
      id: 'oven-sulks',
      titles: ['{L} and the Oven That Sulked', 'The Great Big Bake', 'The Oven That Said No'],
      object: 'basket',
      thing: 'a basket with a checked cloth',
      helperCharacter: { name: 'Madame Truffle', creature: 'pig' },
      spot: 'in front of the warm oven door',
      home: {
        setting: 'workshop morning clear',
        main: '{L+} had a bakery so small that one had to go outside to turn round. Each morning the old oven said “Hrrm”<, and then it was warm>.',
        extras: [
          'Six loaves went in. Six loaves came out. Nobody had ever baked a seventh.',
          'On the wall hung a sign: “Fresh today, and so are we.”',
        ],
      },
      friend: {
        setting: 'workshop morning clear',
        main: 'The door went ping, and in came {F+} with a basket <under a checked cloth>. “Don’t ask what’s in it,” said {F}. <“It’s for when you’re stuck.”> So {L} didn’t ask, and hung the basket on one arm.',
        extras: [
          'Whatever it was, it smelled of Sunday.',
          'They ate the crusty end of a loaf, standing up, since there was no room to sit.',
        ],
      },
      problem: {
        setting: 'village day clear',
        main: 'That was the day of the Great Big Bake<, when the whole village eats together>. And that was the day when the oven would not light. “Hrrm,” it said, and “No.”',
        extras: [
          'The dough had already risen and was looking for a way out.',
          'Forty people had brought forks.',
        ],
      },
      settingOut: {
        setting: 'village day clear',
        main: '{ALL} went up and down the street with a wheelbarrow full of dough, to borrow another oven.',
        extras: [
          'One was full of cat. One was full of socks.',
          'The dough kept putting out an arm to wave to people.',
        ],
      },
      firstTry: {
        attemptKind: 'hands',
        setting: 'workshop day clear',
        main: 'There was nothing for it. The plan was to coax the old oven with dry sticks, and one match, and good manners.',
        failure: 'Pfff! It blew out the match, and then it blew the flour off the shelf.',
        extras: [
          'When it had settled, they all looked like their own grandmothers.',
          '“Hrrm,” said the oven, and shut its door.',
        ],
      },
      helper: {
        setting: 'workshop evening clear',
        main: '{G+} put a snout around the door. “Sixty years of baking for others,” said {G}, “and what does it get? Ash. <I’d sulk too. >When did anyone last ask it what it would like to taste?”',
        clue: '{F} wiped the soot off the oven door, and there was writing in the iron: “I have never tasted any of it.”',
        extras: [
          'Nobody knew where to look. It was so very true.',
          '“Sixty years,” said {L}, “and not one bite.”',
        ],
      },
      lowest: {
        setting: 'workshop evening clear',
        main: 'It struck six. Outside, forty forks fell silent. {ALL} sat down on the cold floor with dough up to the elbows.',
        extras: [
          'The dough had gone flat, as if it had heard.',
          'In the window the sign “Fresh today” hung by one nail.',
        ],
      },
      turn: {
        setting: 'workshop evening clear',
        main: '“We’re stuck,” said {L}, and then, “The basket!” Under the checked cloth lay one perfect little tart. Nobody ate it. {L} opened the oven door and put it in. “It’s for you,” said {L}.',
        brief: [
          '“The basket!” said {L}. In it lay one little tart. {L} put it in the oven. “It’s for you.”',
          '“Mmm,” said the oven, and began to glow. “Bring me that dough!”',
        ],
        result:
          'It was quiet. Then something went “mmm”, deep down in the bricks. A glow came up, and a warmth, and a smell. “Well, what are you waiting for?” said the oven. “Bring me that dough!”',
        extras: ['It had a crumb on its door and did not wipe it off.'],
      },
      ending: {
        setting: 'village night clear',
        main: 'Never was there such a bake! The tables reached from the church to the pond, and every plate was piled up to the candles.',
        extras: [
          'A seventh loaf came out, and an eighth, and then they stopped counting.',
          'The forks were put away. It was all too good for forks.',
        ],
      },
      homeAgain: {
        setting: 'workshop morning clear',
        main: '“Hrrm,” says the old oven in the morning, and it sounds like “good day”. Seven loaves go in now. {Count} bakers sing, and have to go outside to turn round.',
        extras: [
          'The seventh is for the oven. It likes the crusty end.',
          'And the basket hangs by the door, with something under its cloth.',
        ],
      },
    },
    {
      id: 'endless-soup',
      titles: ['{L} and the Soup That Needed Something', 'What the Soup Wanted', 'A Pinch of Something'],
      object: 'key',
      thing: 'a tiny silver key',
      helperCharacter: { name: 'Nonna Basil', creature: 'mouse' },
      spot: 'around the big round table',
      home: {
        setting: 'cottage morning clear',
        main: 'In a kitchen with a blue stove lived {L+}, who cooked a pot of soup every day <and ate it at a big round table, one bowl at one side of it>.',
        extras: [
          'It was good soup. But it always needed something.',
          '{L} had tried salt, and thyme, and even a button.',
        ],
      },
      friend: {
        setting: 'cottage morning clear',
        main: '{F+} came to borrow a spoon and brought a tiny silver key. “It was in my pudding,” said {F}. “<It’s bad luck to keep pudding keys. >You have it.” {L} put the key on a string, where it swung and twinkled.',
        extras: [
          'It would have fitted a mouse’s front door.',
          '{F} tasted the soup. “It needs something,” said {F}.',
        ],
      },
      problem: {
        setting: 'village day cloudy',
        main: 'A letter came from Mayor Pott: the best soup would be served at the feast tonight. And if no soup was good enough, there would never be a feast again.',
        extras: [
          '“It has got so quiet at table,” the letter said. “Nobody seems to enjoy it.”',
          'It was eleven o’clock, and the soup still needed something.',
        ],
      },
      settingOut: {
        setting: 'village day cloudy',
        main: '{ALL} went to market with a long, long list, to find out what the something was.',
        extras: [
          '“Not cinnamon,” they said, “not leeks,” and crossed it out.',
          'By the end they had tasted forty things, and one was soap.',
        ],
      },
      firstTry: {
        attemptKind: 'hands',
        setting: 'cottage day cloudy',
        main: 'The plan was to put in a pinch of everything, very carefully, stirring to the left.',
        failure: 'The soup turned purple, went “blub”, and spat a carrot at the ceiling.',
        extras: ['The carrot is up there still.', 'The blue stove backed away, as far as a stove can.'],
      },
      helper: {
        setting: 'cottage evening clear',
        main: '{G+} peeped out from behind the flour. “I’ve eaten your soup for years,” said {G}, “under the table. It’s what isn’t in the pot that’s missing. Look in the little drawer. No one does.”',
        clue: 'Under the edge of the big round table {F} felt a little drawer. It was locked. On it was written: “What the soup needs.”',
        extras: ['There it had been all along, just by their knees.', '“But it’s locked,” said {L}.'],
      },
      lowest: {
        setting: 'cottage evening cloudy',
        main: 'Over the roofs the bell rang for the feast, and the pot was a purple puddle. {ALL} sat down at the big round table and put their chins on it.',
        extras: [
          'Nobody said anything, but their tummies talked.',
          'There is no sadder colour than that, in a soup.',
        ],
      },
      turn: {
        setting: 'cottage evening clear',
        main: 'Something tapped against the wood. It was the tiny key on {L’s} string. It was tapping at a lock no bigger than a lentil, on a little drawer just by their knees.',
        brief: [
          'The tiny key tapped at a tiny lock. “It fits the drawer!” said {L}.',
          'Click. Spoons! They gave one to everybody, and everybody stirred.',
        ],
        result:
          'Click. In the drawer lay spoons. Only spoons, dozens of them, all different. So that was it! They ran out and put one in every hand in the street, and everyone stirred.',
        extras: ['The purple turned to gold, from the middle outward.'],
      },
      ending: {
        setting: 'cottage night clear',
        main: 'They never got to the feast. The feast came to them, through the door and the windows, and Mayor Pott had three bowls.',
        extras: [
          'It was so loud at table that the carrot fell down.',
          '“What’s in it?” everyone asked. “You are,” said the cook.',
        ],
      },
      homeAgain: {
        setting: 'cottage morning clear',
        main: 'There is soup every day in the kitchen with the blue stove. {Count} bowls stand on the big round table, and always one more, in case.',
        extras: [
          'It’s good soup. It doesn’t need a thing.',
          'The little drawer is never locked, and the key hangs on the nail with the button.',
        ],
      },
    },
  ],
};
