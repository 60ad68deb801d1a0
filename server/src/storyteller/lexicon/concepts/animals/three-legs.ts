import type { StorySourceInput } from '../../story-source.ts';

/** Stories about an animal with a disability. */
export const threeLegs: StorySourceInput = {
  id: 'three-legs',
  words: [
    'three-legged dog/cat',
    'three legged dog/cat',
    'dog/cat with/has/on three legs',
    'dog/cat lost a leg',
    'disabled dog/cat/pet',
    'animal/animals with disability/disabilities',
  ],
  situations: [
    'has',
    'lacks',
    'cannot',
    'sad-being',
    'learn',
    'question',
    'trait',
    'deed',
    'wants',
    'own-wish',
    'refuses',
    'reluctant',
    'value',
  ],
  happensToLead: true,
  topic: 'an animal that is different',
  thing: 'the three tracks',
  creature: 'dog',
  home: 'cottage',
  main: 'meadow',
  plots: [
    {
      id: 'hop-and-go',
      titles: ['Hop and Go', 'Three Will Do', '{S} Shows How'],
      goal: 'help {S} to get along',
      trouble: '{L} thought that {S} could not do anything alone',
      solved: '{L} saw what {S} could do',
      opener:
        '{S} had come to live with {L+} in spring. There had been an accident, and {S} had got over it. Something was missing about {S}, everybody noticed that first. {S} seemed to be the last one to mind.',
      friend:
        '“Poor thing,” people said in the street, and bent down with sorry faces. {S} wagged at them all the same, and looked past them at the pigeons.',
      problem:
        'What if {S} fell over? What if other dogs laughed? {L} was always one step ahead, moved the chairs, carried the bowl, and held {S} tight by the collar. “Careful,” said {L}, a hundred times a day. And {S} grew quiet, and lay in the basket.',
      tries: [
        '{L} carried {S} up all the stairs. {S} was heavy, and wriggled, and wanted to get down.',
        '{L} built a pen out of cushions, where nothing at all could happen. Nothing did. {S} looked through a crack at the garden and sighed.',
        '{L} took {S} out in the pram. A poodle laughed. This time it really did.',
      ],
      tip: '“I have only the one wing that works,” said {G+}, “and do you know what the worst thing was? Being carried. You look at what’s missing. {S} looks at the meadow. Open the gate and keep your hands in your pockets, and count what {S} can do.”',
      low: '{L} looked into the basket. {S} looked back, and then at the gate. And then again at {L}. It was a very clear sentence.',
      turn: '{L} opened the gate and did not hold on. {S} set off, a bit crooked, with a skip in it: hop and go, hop and go. At the ditch {L} nearly shouted. {S} stopped, measured it, and took it at a run. {S} fell, rolled, shook, and was up again.',
      done: '{S} ran through the brook, dug a hole, and chased the poodle round the tree. “One,” counted {L}, “two, nine, fourteen.” In the evening {S} was muddy from top to toe and slept. {L} wrote underneath the list: “And {S} can be happy. I’d forgotten that one.”',
      again: 'When people say “poor thing”, {L} asks whether they’d like to race. So far nobody has won.',
      helper: { name: 'Mrs Jackdaw', creature: 'crow' },
      outcomes: [
        {
          asked: ['run/race/win/play/ball/swim/jump/fast/park/friend'],
          done: '“One,” counted {L}, “two, nine, fourteen”: the brook, the hole, the poodle round the tree. Hop and go, hop and go. {S} came back for a moment, muddy from top to toe, to see if {L’s} hands were still in the pockets. And {told}.',
        },
        {
          asked: ['sleep/asleep/home/basket/bed'],
          done: '{S} ran through the brook, dug a hole, and chased the poodle round the tree. “Fourteen,” counted {L}. In the evening {S} climbed all the stairs alone, hop and go, muddy from top to toe. {L} only held the lamp, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '{S} ran through the brook, dug a hole, and chased the poodle round the tree. “Nine,” counted {L}, “fourteen.” People came to the gate, and nobody said “poor thing”, since there was no stopping to say it. On the meadow {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '{S} ran through the brook, dug a hole, and chased the poodle round the tree. “Fourteen,” counted {L}. Then {S} came, hop and go, at full speed, and did not brake at all. In the grass, mud all over, {told}.',
        },
      ],
      art: {
        'had been an accident': 'living-room: S wave happy; L look S worried',
        'Poor thing': 'village: S look happy; L stand worried; lady, bird',
        'by the collar': 'living-room: L hug S worried; S stand sad; bowl, chair',
        'up all the stairs': 'hallway: L hug S worried; S stand sad; stairs',
        'a pen out of cushions': 'living-room: L build cushion worried; S sit sad',
        'in the pram': 'village: S sit ashamed; L push pram worried; dog',
        'only the one wing': 'garden: G say; L look G curious; S look G',
        'a very clear sentence': 'living-room: S look L sad; L sit curious; basket',
        'opened the gate and': 'meadow: L open brave; S run happy; gate',
        'At the ditch': 'meadow: S jump brave; L cover-eyes frightened',
        'through the brook': 'meadow: S run laughing; L cheer; dog, pond',
        'like to race': 'meadow: S run proud; L run happy; people',
      },
    },
  ],
};
