import type { Pack } from './pack.ts';

export const kitchen: Pack = {
  id: 'kitchen',
  match:
    /\b(food\w*|pizza\w*|cake\w*|cook\w*|bak\w+|kitchen\w*|chocolate\w*|candy|candies|sweets|ice[- ]?cream\w*|soup\w*|bread|cheese\w*|pie|pies|pasta|spaghetti|burger\w*|pancake\w*|donut\w*|doughnut\w*|breakfast|lunch|dinner|supper|picnic\w*|restaurant\w*|chef\w*|honey|jam|fruit\w*|banana\w*|strawberr\w+|apple\w*|taco\w*|sushi|noodle\w*|popcorn|hungry|eat\w*|tea)\b/,
  plots: [
    {
      id: 'oven-sulks',
      titles: ['{L} and the Oven That Sulked', 'The Great Big Bake', 'The Oven That Said No'],
      object: 'basket',
      thing: 'a basket with a checked cloth',
      guest: { name: 'Madame Truffle', creature: 'pig' },
      spot: 'in front of the warm oven door',
      home: {
        at: 'workshop morning clear',
        say: '{L+} had a bakery so small that one had to go outside to turn round. Each morning the old oven said “Hrrm”<, and then it was warm>.',
        more: [
          'Six loaves went in. Six loaves came out. Nobody had ever baked a seventh.',
          'On the wall hung a sign: “Fresh today, and so are we.”',
        ],
      },
      friend: {
        at: 'workshop morning clear',
        say: 'The door went ping, and in came {F+} with a basket <under a checked cloth>. “Don’t ask what’s in it,” said {F}. <“It’s for when you’re stuck.”> So {L} didn’t ask, and hung the basket on one arm.',
        more: [
          'Whatever it was, it smelled of Sunday.',
          'They ate the crusty end of a loaf, standing up, since there was no room to sit.',
        ],
      },
      problem: {
        at: 'village day clear',
        say: 'That was the day of the Great Big Bake<, when the whole village eats together>. And that was the day when the oven would not light. “Hrrm,” it said, and “No.”',
        more: [
          'The dough had already risen and was looking for a way out.',
          'Forty people had brought forks.',
        ],
      },
      out: {
        at: 'village day clear',
        say: '{ALL} went up and down the street with a wheelbarrow full of dough, to borrow another oven.',
        more: [
          'One was full of cat. One was full of socks.',
          'The dough kept putting out an arm to wave to people.',
        ],
      },
      attempt: {
        needs: 'hands',
        at: 'workshop day clear',
        say: 'There was nothing for it. The plan was to coax the old oven with dry sticks, and one match, and good manners.',
        flop: 'Pfff! It blew out the match, and then it blew the flour off the shelf.',
        more: [
          'When it had settled, they all looked like their own grandmothers.',
          '“Hrrm,” said the oven, and shut its door.',
        ],
      },
      help: {
        at: 'workshop evening clear',
        say: '{G+} put a snout around the door. “Sixty years of baking for others,” said {G}, “and what does it get? Ash. <I’d sulk too. >When did anyone last ask it what it would like to taste?”',
        clue: '{F} wiped the soot off the oven door, and there was writing in the iron: “I have never tasted any of it.”',
        more: [
          'Nobody knew where to look. It was so very true.',
          '“Sixty years,” said {L}, “and not one bite.”',
        ],
      },
      low: {
        at: 'workshop evening clear',
        say: 'It struck six. Outside, forty forks fell silent. {ALL} sat down on the cold floor with dough up to the elbows.',
        more: [
          'The dough had gone flat, as if it had heard.',
          'In the window the sign “Fresh today” hung by one nail.',
        ],
      },
      turn: {
        at: 'workshop evening clear',
        say: '“We’re stuck,” said {L}, and then, “The basket!” Under the checked cloth lay one perfect little tart. Nobody ate it. {L} opened the oven door and put it in. “It’s for you,” said {L}.',
        brief: [
          '“The basket!” said {L}. In it lay one little tart. {L} put it in the oven. “It’s for you.”',
          '“Mmm,” said the oven, and began to glow. “Bring me that dough!”',
        ],
        result:
          'It was quiet. Then something went “mmm”, deep down in the bricks. A glow came up, and a warmth, and a smell. “Well, what are you waiting for?” said the oven. “Bring me that dough!”',
        more: ['It had a crumb on its door and did not wipe it off.'],
      },
      ending: {
        at: 'village night clear',
        say: 'Never was there such a bake! The tables reached from the church to the pond, and every plate was piled up to the candles.',
        more: [
          'A seventh loaf came out, and an eighth, and then they stopped counting.',
          'The forks were put away. It was all too good for forks.',
        ],
      },
      again: {
        at: 'workshop morning clear',
        say: '“Hrrm,” says the old oven in the morning, and it sounds like “good day”. Seven loaves go in now. {Count} bakers sing, and have to go outside to turn round.',
        more: [
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
      guest: { name: 'Nonna Basil', creature: 'mouse' },
      spot: 'around the big round table',
      home: {
        at: 'cottage morning clear',
        say: 'In a kitchen with a blue stove lived {L+}, who cooked a pot of soup every day <and ate it at a big round table, one bowl at one side of it>.',
        more: [
          'It was good soup. But it always needed something.',
          '{L} had tried salt, and thyme, and even a button.',
        ],
      },
      friend: {
        at: 'cottage morning clear',
        say: '{F+} came to borrow a spoon and brought a tiny silver key. “It was in my pudding,” said {F}. “<It’s bad luck to keep pudding keys. >You have it.” {L} put the key on a string, where it swung and twinkled.',
        more: [
          'It would have fitted a mouse’s front door.',
          '{F} tasted the soup. “It needs something,” said {F}.',
        ],
      },
      problem: {
        at: 'village day cloudy',
        say: 'A letter came from Mayor Pott: the best soup would be served at the feast tonight. And if no soup was good enough, there would never be a feast again.',
        more: [
          '“It has got so quiet at table,” the letter said. “Nobody seems to enjoy it.”',
          'It was eleven o’clock, and the soup still needed something.',
        ],
      },
      out: {
        at: 'village day cloudy',
        say: '{ALL} went to market with a long, long list, to find out what the something was.',
        more: [
          '“Not cinnamon,” they said, “not leeks,” and crossed it out.',
          'By the end they had tasted forty things, and one was soap.',
        ],
      },
      attempt: {
        needs: 'hands',
        at: 'cottage day cloudy',
        say: 'The plan was to put in a pinch of everything, very carefully, stirring to the left.',
        flop: 'The soup turned purple, went “blub”, and spat a carrot at the ceiling.',
        more: ['The carrot is up there still.', 'The blue stove backed away, as far as a stove can.'],
      },
      help: {
        at: 'cottage evening clear',
        say: '{G+} peeped out from behind the flour. “I’ve eaten your soup for years,” said {G}, “under the table. It’s what isn’t in the pot that’s missing. Look in the little drawer. No one does.”',
        clue: 'Under the edge of the big round table {F} felt a little drawer. It was locked. On it was written: “What the soup needs.”',
        more: ['There it had been all along, just by their knees.', '“But it’s locked,” said {L}.'],
      },
      low: {
        at: 'cottage evening cloudy',
        say: 'Over the roofs the bell rang for the feast, and the pot was a purple puddle. {ALL} sat down at the big round table and put their chins on it.',
        more: [
          'Nobody said anything, but their tummies talked.',
          'There is no sadder colour than that, in a soup.',
        ],
      },
      turn: {
        at: 'cottage evening clear',
        say: 'Something tapped against the wood. It was the tiny key on {L’s} string. It was tapping at a lock no bigger than a lentil, on a little drawer just by their knees.',
        brief: [
          'The tiny key tapped at a tiny lock. “It fits the drawer!” said {L}.',
          'Click. Spoons! They gave one to everybody, and everybody stirred.',
        ],
        result:
          'Click. In the drawer lay spoons. Only spoons, dozens of them, all different. So that was it! They ran out and put one in every hand in the street, and everyone stirred.',
        more: ['The purple turned to gold, from the middle outward.'],
      },
      ending: {
        at: 'cottage night clear',
        say: 'They never got to the feast. The feast came to them, through the door and the windows, and Mayor Pott had three bowls.',
        more: [
          'It was so loud at table that the carrot fell down.',
          '“What’s in it?” everyone asked. “You are,” said the cook.',
        ],
      },
      again: {
        at: 'cottage morning clear',
        say: 'There is soup every day in the kitchen with the blue stove. {Count} bowls stand on the big round table, and always one more, in case.',
        more: [
          'It’s good soup. It doesn’t need a thing.',
          'The little drawer is never locked, and the key hangs on the nail with the button.',
        ],
      },
    },
  ],
};
