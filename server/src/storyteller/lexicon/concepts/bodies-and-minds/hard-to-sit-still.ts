import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a child who cannot sit still or concentrate. */
export const hardToSitStill: StorySourceInput = {
  id: 'hard-to-sit-still',
  words: [
    'adhd',
    'boy/girl/child can’t/cannot sit still',
    'can’t/cannot sit',
    'fidget',
    'fidgets',
    'wriggles',
    'hyperactive',
    'always moving',
    'can’t/cannot concentrate/focus/listen',
    'concentrate',
    'concentration',
    'attention deficit',
    'full of energy',
    'too much energy',
  ],
  situations: [
    'ability',
    'cannot',
    'learn',
    'question',
    'trait',
    'deed',
    'wants',
    'has',
    'own-wish',
    'refuses',
    'reluctant',
    'value',
  ],
  happensToLead: true,
  topic: 'somebody who cannot sit still',
  thing: 'the chair that creaked',
  home: 'school',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'legs-with-ants-in',
      titles: ['Ants in the Legs', '{L} Can’t Sit Still', 'The Busy Chair'],
      goal: 'listen right to the end',
      trouble: '{L} could not sit still',
      solved: '{L} had found a way to listen',
      opener:
        'There were ants in {L+}’s legs. Not real ones, but it felt just like it. On the way to school that was good, because you get there quickly. On a chair it was hard.',
      friend:
        '{F+} sat on the next chair like a jug on a shelf. “How do you do it?” asked {L}. {F} thought about it. “I don’t do anything,” said {F}. That was no help.',
      problem:
        '“{L}, sit still,” they said. {L} tried to. But while {L} was sitting still, {L} couldn’t hear what was being said, because sitting still took up the whole head. Then the pencil fell. “And what did I just say?” asked the teacher. {L} had no idea.',
      tries: [
        '{L} sat on both hands. So the feet began. {L} wound the feet round the legs of the chair, and then the chair fell over.',
        '{L} held on tight to the table and thought, “Still, still, still.” {L} was very still, and had heard nothing but “still”.',
        '{L} moved to the very back, where nobody would mind. From there you could see four windows instead of one.',
      ],
      tip: '“I’m a juggler,” said {G+}. “At school they told me that I couldn’t concentrate. I can listen perfectly well, if my hands have something to do. My head only works when my hands do. So give your hands a small job, and a quiet one.”',
      low: '{L} sat down by the wall and watched the others. One chewed a pencil. One curled a bit of hair. They were all moving a little. {L}’s little was only bigger.',
      turn: '“I’d like to try something,” said {L} to the teacher. They tied a wide rubber band round the legs of the chair, to push against with both feet. And {L} got a lump of modelling clay. “And may I give out the books? Then the ants get a walk.”',
      done: 'In the next lesson the feet pushed and pushed, without a sound. The fingers kneaded. And {L} heard the story of the fox, right to the end. “What was the fox’s brother called?” asked the teacher. Only {L} knew. And on the table stood the fox, made of clay.',
      again:
        'By now there are four chairs with rubber bands. {F} has one as well. “It’s nice,” says {F}, “even without ants.”',
      helper: { name: 'Mr Skittle', creature: 'otter' },
    },
  ],
};
