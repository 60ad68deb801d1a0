import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the little ghost. */
export const ghosts: StorySourceInput = {
  id: 'ghosts',
  words: ['ghost', 'friendly ghost', 'ghost story/stories', 'ghosts'],
  situations: [
    'thing-pair',
    'being-and-thing',
    'question',
    'visit',
    'newcomer',
    'afraid',
    'afraid-being',
    'mystery',
  ],
  night: true,
  topic: 'the little ghost',
  thing: 'the ghost',
  creature: 'ghost',
  home: 'cottage',
  main: 'castle',
  plots: [
    {
      id: 'the-ghost-who-was-afraid',
      titles: ['The Ghost in the Attic', '{L} and the Little Ghost', 'Who Is Knocking?'],
      goal: 'help the little ghost sleep',
      trouble: 'the little ghost could not find any peace',
      solved: 'the little ghost had settled down',
      object: 'lantern',
      opener:
        'In the old castle on the hill there was knocking every night, at twelve. {L+} could hear it from bed: knock, knock, and then a sigh. “It’s haunted,” they said in the village. {L} took the lantern and went to look.',
      friend:
        'At the top of the stairs floated something white with big eyes. It was {S+}, and {S} was holding a blanket. “Please don’t be frightened,” said {S}. “I’m frightened enough already.”',
      problem:
        '“Something’s been knocking in here, ever since autumn,” {S} whispered. “I can’t sleep a wink by day, and so I sigh all night. I’m a ghost, and I’m afraid in my own castle.” And just then it went knock, knock. {S} hid behind {L}.',
      tries: [
        '{L} called, “Who’s there?” It knocked, and said nothing.',
        'They looked in all the wardrobes. There were moths in them, and one odd boot.',
        '{S} flew through the wall to look. On the other side there was another wall, and {S} came back with cobwebs on.',
      ],
      tip: '“Nothing knocks without a reason,” said {G+}. “Does it always knock? Or only when it’s windy? Don’t run away from a noise like that. Walk towards it, with a light, and somebody to hold on to.”',
      turn: 'They held hands and followed the knocking, up, and along, and up again. There, under the roof, a small shutter hung on one hinge. The wind came, and it went knock, knock. {L} laughed, and tied it fast with a piece of string.',
      done: 'Now it was quiet. “Was that all?” asked {S}. “That was all,” said {L}. {S} yawned, and grew quite thin at the edges with being so tired. {L} spread the blanket over the beam, and {S} rolled up in it, and slept like a cloud.',
      again:
        'At twelve o’clock there’s no more knocking. Only now and then, when there’s a moon, somebody very light sits on {L’s} bed and wants a story, not too scary.',
      outcomes: [
        {
          asked: [
            'read/tell story/stories/book',
            'not/no/never afraid/scared/scary/frightened',
            'brave',
            'castle/village/people visit/come/friend',
            'home/live/stay',
          ],
          done: 'Up under the roof {L} tied the loose shutter fast with a piece of string. It was quiet. “Was that all?” asked {S}. “That was all.” {S} floated once through the whole castle, with the light out, to make sure. So {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: '{L} tied the loose shutter fast. It was quiet in the castle for the first time since autumn. “Was that all?” asked {S}. Down in the great hall stood a long table that nobody had dared to go near. {L} lit the lamps, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '{L} tied the loose shutter fast with a piece of string. It was quiet. “Was that all?” asked {S}. “That was all.” {S} floated up to the highest beam, where a ghost keeps what it owns, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{L} tied the loose shutter fast with a piece of string. It was quiet. “Was that all?” asked {S}. “That was all,” said {L}. They still had hold of each other’s hands, quite tight, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{L} tied the loose shutter fast with a piece of string. It was quiet. “Was that all?” asked {S}, and yawned, and grew quite thin at the edges with being so tired. {L} spread the blanket over the beam, and {told}.',
        },
      ],
      helper: { name: 'Old Tower', creature: 'owl' },
      art: {
        'took the lantern and went': 'castle, night: L hold lantern brave; house',
        'At the top of the stairs':
          'great-hall, night: S hold blanket frightened; L hold lantern surprised; stairs',
        'ever since autumn': 'great-hall, night: S hide frightened; L hold lantern worried',
        'It knocked, and said': 'great-hall, night: L call; S hide frightened',
        'looked in all the wardrobes': 'great-hall, night: L open; S peek; wardrobe, butterfly',
        'came back with cobwebs': 'great-hall, night: S look surprised; L look curious; cobweb, wall',
        'Walk towards it': 'great-hall, night: G say; L hold lantern curious; S look',
        'followed the knocking': 'corridor, night: L hold lantern brave; S hold-hands L frightened; stairs',
        'hung on one hinge': 'attic, night, wind: L point surprised; S look surprised; wall',
        'tied it fast with': 'attic, night, wind: L tie string laughing; S look surprised',
        'spread the blanket over': 'attic, night: S sleep calm; L hold blanket happy',
        'wants a story': 'bedroom, night: L read book happy in bed; S sit on bed happy',
      },
    },
  ],
};
