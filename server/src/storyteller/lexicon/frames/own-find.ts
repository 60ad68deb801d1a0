import type { StorySourceInput } from '../story-source.ts';

/** Plots about {a} that the lead has found {where}. */
export const ownFind: StorySourceInput = {
  id: 'own-find',
  situations: ['finds'],
  topic: '{the} that was found',
  thing: '{the}',
  main: 'garden',
  plots: [
    {
      id: 'who-is-looking-for-it',
      titles: ['{L} Finds {A}', 'Whose Is It?', '{The} Without a Name'],
      goal: 'find out whose {the} was',
      trouble: 'nobody knew whose {the} was',
      solved: '{the} had found its owner again',
      opener: [
        'It happened {where}. {L+} was looking for nothing at all, and that is the best way to find something. There lay {a}!',
        '{L+} stopped so suddenly that the left shoe went on alone. What was that, {where}? {A}! Nobody was near it, and nobody came to fetch it.',
      ],
      friend: [
        '{F+} bent down beside it. “{A}! Is it yours?” “No,” said {L}. “I’ve only found it.” They both looked at it from all sides, and {F} blew off the dust.',
        '“Don’t touch it,” said {F+}, and touched it first. It was {a}, no doubt about that. “Somebody’s missing that,” said {L}. “Right now, this minute.”',
      ],
      problem: [
        '“Finders, keepers,” said somebody. But in the night {L} lay awake. Somewhere somebody was looking under every bed for {the}. It had no name on it, nor a number.',
        '{L} would have loved to keep {the}. It was just that it had a scratch, an old one, which someone had rubbed smooth with a thumb. Someone had liked it very much.',
      ],
      tries: [
        'They put up a notice: “Found: {a}. Please say what it looks like.” Eleven people came, and all eleven described something quite different.',
        '{F} carried {the} from door to door. “What a nice one,” they said everywhere. “But mine? No.” At the last door a dog wanted to have it.',
        'They put {the} back where it had been, and hid, to see who came. A beetle came. It was not the beetle’s.',
      ],
      tip: [
        '“You’re asking people,” said {G+}. “Ask the thing! Where is it worn, and what has stuck to it? Everything that’s been loved has got a story on it.”',
        '“Who’d need such a thing, {where}?” asked {G+}. “Don’t ask who wants it. Ask who can’t go on without it.”',
      ],
      turn: [
        '{L} took {the} to the light and looked at it slowly, bit by bit. There! On the underside was a blue thread, and a crumb of something sweet. “Blue,” said {L}. “And sweet. {F!}, who do we know that’s blue and sweet?”',
        'So {L} sat down {where}, and held {the} as its owner must have held it. From there you saw exactly one window. And behind that window someone was walking up and down, up and down.',
      ],
      done: [
        'It was old Mr Pocket, in the blue cardigan with the toffees. For a while there was no sound. Then two old hands took {the}, and a thumb rubbed the scratch. “My brother gave it to me,” said Mr Pocket, “when we were as small as you two.”',
        'The door opened before they had knocked. “You’ve got it!” cried a girl with wet eyes. “{A}! I went the whole way on my knees.” And then they saw what it was for. They would never have found that out by themselves.',
      ],
      again: [
        'They may visit {the} as often as they like. It has a ribbon now, with a name on it. And {L’s} name is on it as well, quite small, after “found by”.',
        '{L} still looks at the ground a lot. Last week it was a glove. It took only two doors.',
      ],
    },
    {
      id: 'where-the-cross-is',
      words: ['map', 'treasure map', 'treasure', 'secret map'],
      titles: ['{L} and the Map', 'Nine Steps From the Tree', 'Where the Cross Is'],
      goal: 'find what the map led to',
      trouble: 'the map led nowhere',
      solved: 'they had found what lay under the cross',
      opener: [
        'A corner of paper was sticking out, {where}. {L+} pulled. More and more of it came, brown and soft, and then there was a cross on it. A map!',
        '{L+} had only wanted to dig a hole. “Crackle,” it said, {where}, and there lay a map, rolled up and tied with a bootlace.',
      ],
      friend: [
        '{F+} held down the corners. “That’s the tree! And that’s the water! And there’s the cross.” They looked at each other. A cross means treasure. Everybody knows that.',
        '“Let me see,” said {F+}. There was a tree on the map, and a dotted line, and a cross. And in the corner, in curly letters, it said “Nine steps”.',
      ],
      problem: [
        'Nine steps from the tree there was nothing but nettles. They dug. They found a spoon. “It’s the wrong tree,” said {F}, “or the wrong steps, or the map’s telling fibs.”',
        'They followed the dotted line right to the end. It ended in the middle of a wall. “Who draws a line into a wall?” asked {L}.',
      ],
      tries: [
        'They turned the map round, so that the top was at the bottom. Now the treasure was in the duck pond. The ducks did not think so.',
        '{F} took bigger steps, as a pirate would. They ended in a bush, with one leg each.',
        'They dug seven holes, in a row. Afterwards it looked as if very orderly moles had been there.',
      ],
      tip: [
        '“Nice map,” said {G+}. “How old is it? Trees grow. Walls get built. Whoever drew that was small. Look at the letters.”',
        '“You measure with your feet,” said {G+}. “But whose feet drew it? Nine steps of whom?”',
      ],
      turn: [
        '{L} took off both shoes and made quite small steps, heel to toe, as you do at four. Seven. Eight. Nine. It was only the other side of the tree! There the ground sounded hollow.',
        '“It’s a child’s map,” said {L}. “The wall wasn’t there yet!” They ran round it. Behind it the dotted line went on: there were flat stones in the grass, as far as a crooked little door.',
      ],
      done: [
        'It was a tin. In the tin lay a marble, a tooth, a whistle, and a letter: “To whoever finds this. This is my best treasure. Put something in for the next one.” They read it three times.',
        'Under the last stone was a box with a bent lid. It held a medal made of foil, and five dried cherries, and a note: “You’ve found it! Now it’s your turn to hide it.” {L’s} heart thumped.',
      ],
      again: [
        'They put in a button, a drawing and a plum stone, and buried it again. Then they drew a new map. With nine steps on it.',
        'Somewhere there is a tin with {L’s} best treasure in it. The map is on its way. Perhaps it’s in your sandpit.',
      ],
    },
  ],
};
