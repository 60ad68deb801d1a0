import type { StorySourceInput } from '../../story-source.ts';

/** Stories about when everything is too loud. */
export const tooLoudTooMuch: StorySourceInput = {
  id: 'too-loud-too-much',
  words: [
    'autism',
    'autistic',
    'asperger',
    'sensory',
    'too loud',
    'loud',
    'noisy',
    'neurodiversity',
    'neurodiverse',
    'neurodivergent',
    'change/changes routine',
    'routine',
    'different brain',
    'brain work/works differently',
    'not like noise/change/crowd/crowds',
    'overwhelmed',
  ],
  situations: ['deed', 'trait', 'cannot', 'ability', 'wants', 'newcomer', 'afraid', 'question'],
  gentle: true,
  topic: 'when everything is too loud',
  thing: 'the quiet corner',
  main: 'fair',
  plots: [
    {
      id: 'the-tent-of-quiet',
      titles: ['Too Loud, Too Bright, Too Much', 'The Tent of Quiet', '{L} Hears Everything'],
      goal: 'find a way to be at the fair',
      trouble: 'everything was too loud and too bright',
      solved: 'there was a quiet place to rest in',
      opener:
        '{L+} could hear more than others could: the hum of the fridge, the tick of every clock, a snail on the window. It was a gift, mostly. {L} also knew all the trains by their number.',
      problem:
        'Today was the fair, and {L} had been looking forward to it all week. But there it came all at once: trumpets, lights, elbows, onions. It went into {L’s} head like a box of spoons. {L} sat down with both hands over both ears.',
      tries: [
        '“Pull yourself together,” somebody said. {L} pulled as hard as possible. The spoons only clattered more.',
        'They walked on very quickly, to get it over with. Round the corner stood the brass band.',
        '“Then we’ll just go home,” they said. But {L} did not want to go home. {L} wanted to see the little train with the number 52.',
      ],
      tip: '“There’s nothing wrong with you,” said {G+}, quite quietly, from the side. “Your ears let everything in. So what we need is a door. Ear muffs are one. A rest is another. Show me with your fingers how full it is: one, or five?”',
      turn: '{L} held up five fingers. So they went behind the last stall, under a cloth, where it was dim and smelled of straw, and nobody talked. {L} rocked a little. Four. Three. Two. Then {L} put on the ear muffs.',
      done: 'At one finger they went back, along the edge, and straight to the train. {L} knew everything about it, even the width of the wheels. The driver was amazed. “Would you like to ring the bell?” {L} would. Softly, though.',
      again:
        'Next year there will be a tent of quiet at the fair, with straw in it. Everybody may go in. You would not believe how many people do.',
      helper: { name: 'Signalman Moss', creature: 'mole' },
    },
    {
      id: 'legs-with-engines',
      words: ['adhd', 'sit still', 'sitting still', 'hyperactive', 'wiggly', 'fidgety', 'concentrate'],
      titles: ['Legs with Engines', 'The Wiggle', '{L} Cannot Sit Still'],
      goal: 'sit through a whole story',
      trouble: 'the legs would not keep still',
      solved: 'the wiggle had got a job to do',
      opener:
        'There was an engine in {L+}’s legs. It started at breakfast, and it ran all day. The head had one as well: it thought of seven things at once, and all of them were good.',
      problem:
        '“Sit still, please,” said the teacher at story time. {L} really wanted to. But the chair tipped, the pencil flew, and the foot tapped a tune on the next chair. “{L}!” everyone groaned. And {L} had not even noticed it.',
      tries: [
        '{L} sat down on both hands. Now the engine went into {L’s} ears. They wiggled.',
        '{L} held on to the table. The table began to hop too, with all the glue on it.',
        '{L} thought of nothing but sitting still. Of the story there was nothing left after that, not one word.',
      ],
      tip: '“You’ve been trying to stop a waterfall with a plug,” said {G+}. “The engine belongs to you. It can pull something. Give it a small job, and the ears will be free for listening.”',
      turn: 'So {L} took the story into both hands: a lump of clay. While the teacher was reading, {L’s} fingers made a wolf, and then a hat, and the feet rolled a ball to and fro under the chair. And {L} heard every word.',
      done: '“And what became of the wolf?” asked the teacher at the end. {L} knew. {L} knew it all, and had it there as well, with teeth. The whole story stood on the table, in clay.',
      again:
        'Now there is a box of clay in the class. On Fridays they all wiggle for five minutes, first of all. {L} is in charge of that.',
      helper: { name: 'Mr Dragonfly', creature: 'frog' },
      setting: { topic: 'the wiggle', thing: 'the wiggle', main: 'school' },
    },
  ],
};
