import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Bonfire Night. */
export const bonfireNight: StorySourceInput = {
  id: 'bonfire-night',
  words: [
    'gunpowder plot',
    'bonfire night',
    'bonfire',
    'guy fawkes',
    'guy fawkes night',
    'fireworks night',
    'sparkler',
    'sparklers',
    'fifth of november',
    '5th november',
    'toffee apple',
    'the gunpowder plot',
    'story of guy fawkes',
  ],
  situations: ['wants', 'afraid', 'visit', 'learn'],
  topic: 'Bonfire Night',
  thing: 'the bonfire',
  home: 'village',
  main: 'meadow',
  night: true,
  plots: [
    {
      id: 'somebody-in-the-woodpile',
      titles: ['Who Is in the Woodpile?', '{L} and the Bonfire', 'Stop, Before You Light It!'],
      goal: 'check the bonfire before it was lit',
      trouble: 'somebody was asleep in the bonfire',
      solved: 'the hedgehog was safe, and the bonfire was burning',
      opener:
        'On the meadow stood a heap of wood, as tall as a house. Tonight was Bonfire Night! There would be sparklers, toffee apples, and the biggest fire of the year. {L+} had carried the first branch there, weeks ago.',
      friend:
        '{F+} came in a warm hat and gloves, with a lantern. They were early. They went once round the woodpile, to look at it.',
      problem:
        'Something rustled, deep down among the leaves. {L} held still. There it was again, and a small snuffle. “Somebody’s in there,” said {L}. And over the meadow they were all coming already, with the torches.',
      tries: [
        '{L} called into the wood, “Come out!” It went quiet. Whoever it was had rolled up.',
        '{F} shook a branch. The whole heap creaked, and they jumped back.',
      ],
      tip: '“You were right to tell me,” said {G+}, who was in charge of the fire, and stopped everyone. “That’s a hedgehog. To it that’s the best bed in the world. It needs another one, and a way to get there.”',
      low: 'It was dark by now. Everyone was waiting, and some of them were calling, “When does it start?”',
      turn: '{L} and {F} made a heap of dry leaves under the hedge, well away. The grown-ups lifted the wood, one branch at a time, and {L} held the lantern low. There lay a ball of prickles. {G} carried it over, in thick gloves.',
      done: 'The ball unrolled, sniffed, and crept into the leaves. “Now!” called {G}. The flames shot up, the sparks flew, and everyone stood behind the rope and said, “Ooh!” {L} wrote in the air with a sparkler, with a glove on.',
      again:
        'Every year now they build the bonfire on the very day. And {L} goes round it first, with the lantern.',
      object: 'lantern',
      helper: { name: 'Firefighter Ash', creature: 'dog' },
    },
    {
      id: 'the-letter-to-the-lord',
      words: ['gunpowder plot', 'the gunpowder plot', 'story of guy fawkes', 'guy fawkes'],
      titles: ['The Gunpowder Plot', '{L} and the Letter without a Name', 'Who Is in the Cellar?'],
      goal: 'find out what was wrong before the king came',
      trouble: 'there was a plot against the king, and nobody knew where',
      solved: 'Guy Fawkes was caught and the king was safe',
      opener:
        'It was London, four hundred years ago. Tomorrow King James was to open Parliament, with trumpets. {L+} worked for a lord, and ran errands all day: candles, bread, ink. In the evening somebody in the street gave {L} a letter and was gone.',
      friend:
        '{F+} held the lantern while the lord read it aloud. “Stay at home tomorrow,” it said. “They will get a terrible blow, and will not see who hurts them.” There was no name under it.',
      problem:
        '“A blow?” said the lord. “From whom? From where?” It was the fourth of November, and it was getting late. In the morning the king, the queen and all the lords would be sitting in that hall. {L} felt quite cold.',
      tries: [
        'They searched the great hall, under each bench. They found one glove and two mice.',
        'They looked up into the towers. There were only bells there, and pigeons.',
        '{F} asked the guards at the gate. They had seen nobody go in today but a man with firewood.',
      ],
      tip: '“‘They won’t see it’,” said {G+}, who kept the keys, and read it once more. “Where does something come from that you don’t see? Not from the front, and not from above. What’s there under a hall? And what does a parliament want with so much firewood?”',
      turn: '“The cellar!” cried {L}. The guards went ahead, down the steps. There lay the firewood, in a heap. And behind it, in the middle of the night, stood a man with a cloak and spurs. “My name’s John Johnson,” said the man. {L} pointed: “There’s something under the wood!”',
      done: 'Under the wood stood barrels, thirty-six of them, full of gunpowder. The man’s real name was Guy Fawkes. The guards led that man away, and carried the barrels out into the rain. In the morning the trumpets sounded, the king walked in, and nothing happened at all.',
      again:
        'That night the people of London lit bonfires, because the king was safe. They have done it every fifth of November since. {L} still carries letters, and likes those best that have a name at the bottom.',
      helper: { name: 'Old Key', creature: 'badger' },
      setting: {
        topic: 'the Gunpowder Plot',
        thing: 'the letter',
        home: 'city',
        main: 'city',
        night: true,
        indoors: true,
      },
    },
  ],
};
