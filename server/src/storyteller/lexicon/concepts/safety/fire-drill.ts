import type { StorySourceInput } from '../../story-source.ts';

/** Stories about what to do when the fire alarm rings. */
export const fireDrill: StorySourceInput = {
  id: 'fire-drill',
  words: [
    'fire drill',
    'fire drills',
    'fire alarm',
    'fire alarm school',
    'fire safety',
    'fire bell',
    'school alarm',
    'practise/practising fire',
    'what to do in a fire',
    'smoke alarm',
  ],
  situations: ['afraid', 'learn', 'visit'],
  gentle: true,
  topic: 'the fire drill',
  thing: 'the alarm bell',
  home: 'school',
  main: 'school',
  plots: [
    {
      id: 'nobody-went-back',
      titles: ['Ring! Ring! Ring!', '{L} and the Fire Drill', 'Out We Go'],
      goal: 'learn what to do when the bell rings',
      trouble: 'at the fire drill one child was missing',
      solved: 'everyone was outside, and nobody was missing',
      opener:
        'One morning {L+} was painting a tiger. All at once the alarm bell went. RING! RING! RING! It was so loud that {L} felt it in {L.their~the} teeth, and the brush fell on the floor.',
      friend:
        '“That’s the fire drill,” said {F+}, with both hands over {F.their~both} ears. “There isn’t a real fire. We’re only practising.”',
      problem:
        'Everyone had to go out and stand in a line by the big tree. But {L} ran back, because the tiger was still wet, and because of the bag on the peg. Outside the teacher counted and counted. One was missing. It was {L}.',
      tries: [
        'They practised it again. RING! {L} hid under a table until it was over. It is not safe under there, and nobody could see {L}.',
        'The next time {L} ran very fast. {L} bumped into {F} in the doorway, and both of them fell, and nobody could get past.',
      ],
      tip: '“A tiger can be painted again,” said {G+}, the firefighter. “There’s only one {L}. So leave everything. Walk, don’t run. Go to the tree, and never go back in until a grown-up says so.”',
      low: '{L} thought of the teacher at the tree, and of that face, with one child too few. The bell had not been the worst thing after all.',
      turn: 'On Friday it rang again. RING! {L} put down the brush, in the middle of a stripe, took {F’s} hand, and walked. Not to the pegs. Along the corridor, through the door, across the grass, straight to the tree.',
      done: 'The teacher counted, and got to the end, and smiled. “Everybody’s here. And in under two minutes!” {G} shook hands with each of them, and let {L} sit in the fire engine first.',
      again: 'At home {L} showed everybody the way out, and chose a place to meet: by the garden gate.',
      object: 'bell',
      helper: { name: 'Captain Hose', creature: 'dog' },
      outcomes: [
        {
          asked: ['safe/outside/count/line/tree/everyone/everybody/teacher/quick'],
          done: 'Along the corridor, through the door, across the grass: {L} and {F} came to the tree with everybody, at a walk. The tiger was left with half a stripe. The teacher counted, and got to the end, and smiled, and {told}.',
        },
        {
          asked: ['fire/engine/truck/firefighter/hose/siren/hat/helmet/ride/sit'],
          done: 'The teacher counted, and got to the end, and smiled. “Everybody’s here!” {G} shook hands with each of them. The big red doors stood open in front of the school, and {L} was first in the row. So {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'happy', 'friends', 'team', 'claps', 'laughs', 'says', 'tells', 'sees'],
          done: 'Along the corridor, across the grass, straight to the tree. The teacher counted, and got to the end. “Everybody’s here, and in under two minutes!” That face had not one child too few any more. Under the big tree {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'shares', 'plays', 'makes', 'gets'],
          done: 'The teacher counted, and got to the end. “Everybody’s here, and in under two minutes!” {G} shook hands with each of them. The tiger got its last stripe and was hung by the door, and in the classroom {told}.',
        },
      ],
      art: {
        'was painting a tiger': 'school: L paint painting-board(tiger) surprised; bell',
        'both hands over': 'school: F cover-ears; L stand worried; bell',
        'the bag on the peg': 'school: L run worried; picture(tiger), bag, coat-pegs',
        'hid under a table': 'school: L hide worried under table; bell',
        'in the doorway': 'school: L fall; F fall; door, children',
        'A tiger can be painted': 'school: G say; L look G curious; picture(tiger)',
        'with one child too few': 'playground: L think teacher sad',
        'in the middle of a stripe': 'corridor: L hold-hands F brave; door',
        'sit in the fire engine': 'playground: L ride proud in fire-engine; F cheer; teacher',
        'by the garden gate': 'garden: L point proud; gate, people',
      },
    },
  ],
};
