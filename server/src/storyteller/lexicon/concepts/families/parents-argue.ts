import type { StorySourceInput } from '../../story-source.ts';

/** Gentle stories about parents who quarrel. */
export const parentsArgue: StorySourceInput = {
  id: 'parents-argue',
  words: [
    'parent argue/argument/arguing/fight/quarrel/shout',
    'mum/mom dad argue/fight/quarrel/shout/arguing/fighting',
    'they/mum/mom/dad shout/argue/fight at night',
    'mummy daddy argue/fight/quarrel/shout',
    'parent arguing',
    'argue at home',
  ],
  situations: ['sad', 'quarrel', 'afraid', 'deed', 'ability'],
  gentle: true,
  happensToLead: true,
  topic: 'an evening of loud voices',
  thing: 'the loud voices',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  night: true,
  plots: [
    {
      id: 'behind-the-door',
      titles: ['Loud Voices', 'What {L} Heard', 'The Other Side of the Door'],
      goal: 'say what it is like to hear it',
      trouble: 'there were loud voices behind the kitchen door',
      solved: '{L} had told them, and they had listened',
      opener:
        'At home you always hear something: the fridge, the tap, somebody who hums. On this evening {L+} lay in bed and heard another sound. Behind the kitchen door there were two voices, and they got louder, first one and then the other.',
      problem:
        'You could not understand the words, only the sound of them. {L} pulled the blanket up. In {L’s} tummy there was a knot. “Is it because of me?” thought {L}. Yesterday there had been that thing with the boots. Perhaps it was because of the boots.',
      tries: [
        '{L} put the boots side by side, quite straight, in the hall. The voices went on.',
        '{L} hummed, under the blanket, to cover it up. But in each breath it was there again.',
        'In the morning everybody was very polite. {L} spilled the milk, so that somebody would at least say something real.',
      ],
      tip: '“Grown-ups get like that, when they’re tired and worried,” said {G+}. “It’s theirs. You didn’t make it, and you needn’t mend it. But you may tell them how it sounds from your bed. They often don’t know.”',
      turn: 'It took {L} until the afternoon. Then {L} stood in the kitchen door. “I heard you,” said {L}. “It was loud. I thought it was because of my boots.” Two faces turned round. They both put down what they were holding, and knelt on the floor.',
      done: '“It was never because of you,” they said, one after the other. “We were cross with each other, and we’re working it out. We love you, both of us, on the loud days too.” The knot in {L’s} tummy came undone, bit by bit.',
      again:
        'Sometimes there are loud voices now and then. But afterwards somebody comes, sits down on {L’s} bed, and says how it stands.',
      outcomes: [
        {
          asked: ['sorry/apologise/apologize/promise/make up/explain/talk/say'],
          kinds: ['says', 'says-words', 'tells'],
          done: '“It was never because of you,” they said, one after the other, kneeling on the kitchen floor. “We were cross, and we’re working it out.” The knot in {L’s} tummy came undone. They looked at each other over {L’s} head, and {told}.',
        },
        {
          asked: ['stop/argue/fight/shout/quiet/calm/listen'],
          done: '“I heard you,” {L} had said, and the boots had nothing to do with it. “It was never because of you,” they said. They had not known how it sounds from the bed. From then on they did, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'happy',
            'feels',
            'stays',
            'home',
            'way-home',
            'friends',
            'new-friend',
            'still-friends',
            'team',
          ],
          done: '“It was never because of you,” they said, one after the other. “We love you, both of us, on the loud days too.” They were both still kneeling on the floor. The knot in {L’s} tummy came undone, bit by bit, and {told}.',
        },
        {
          kinds: ['sleep', 'plays', 'eats', 'shares', 'party', 'makes', 'gets', 'given-by', 'all-get'],
          done: '“It was never because of you,” they said. “We were cross with each other, and we’re working it out.” The knot in {L’s} tummy came undone. In the kitchen you could hear the fridge again, and the tap, and somebody who hums, and {told}.',
        },
      ],
      art: {
        'At home you always hear something': 'bedroom, night: L lie worried in bed',
        'there were two voices': 'hallway, night: L listen frightened; door',
        'pulled the blanket up': 'bedroom, night: L hide frightened under blanket',
        'side by side, quite straight': 'hallway, night: L crouch worried; two boot',
        'hummed, under the blanket': 'bedroom, night: L cover-ears sad in bed',
        'spilled the milk': 'kitchen, morning: L startle worried; cup, puddle, mother',
        'when they’re tired and worried': 'living-room: G say calm; L listen sad',
        'It took': 'kitchen: L speak brave in doorway; mother, father',
        'Two faces': 'kitchen: L look brave; mother, father',
        'It was never because of you': 'kitchen: L hug happy; mother, father',
        'Sometimes there are loud voices': 'bedroom, night: L sit calm in bed; father',
      },
    },
  ],
};
