import type { StorySourceInput } from '../../story-source.ts';

/** Stories about not knowing what to write. */
export const theEmptyPage: StorySourceInput = {
  id: 'the-empty-page',
  words: [
    'hate/hates/hating writing',
    'not like/want write',
    'not like/want writing',
    'empty page',
    'blank page',
    'not know what to write',
    'what to write',
    'what shall i write',
    'no ideas for a story',
    'no idea',
    'writer’s block',
    'stuck writing',
    'start/starting writing',
    'child who hates writing',
    'reluctant writer',
    'weekend news',
    'write/writing about the weekend',
    'recount',
  ],
  situations: ['cannot', 'refuses', 'reluctant', 'learn', 'make', 'afraid', 'deed', 'lacks', 'own-wish'],
  topic: 'the empty page',
  thing: 'the empty page',
  home: 'school',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'begin-with-something-small',
      titles: ['The Empty Page', '{L} Does Not Know What to Write', 'One Small Thing'],
      goal: 'write something on the empty page',
      trouble: 'nothing came on to the page',
      solved: 'the page was not empty any more',
      opener:
        'On the table lay a white sheet of paper, and above it in big letters: “My weekend.” {L+} had a pencil, and a rubber, and the whole morning. What {L} did not have was an idea.',
      friend:
        '{F+} sat at the same table. {F} had written half a page already, about a birthday. {L} drew a small circle in the corner, and rubbed it out.',
      problem:
        '“Nothing happened to me,” said {L}. “We stayed at home, and it rained.” The page was so white that it hurt. Whenever a sentence came along, it looked too boring to be written down.',
      tries: [
        '{L} sharpened the pencil until it was very pointed, and then very short. It did not write by itself.',
        '{L} wrote a birthday with a cake, like {F’s}. But it was not true, and after two lines {L} did not know how it went on.',
        '{L} wrote the heading once more, and underlined it with waves. Now there were two headings and no story.',
      ],
      tip: '“A page doesn’t need a big thing,” said {G+}. “Take a small one that only you know. What did you see when it rained? What did it sound like? Tell me first. Then write down what you told.”',
      low: 'The hand of the clock crept on. Under the window lay a puddle, and a drop fell into it: plip.',
      turn: '“There was a snail on the window,” said {L}. “On the outside. I could see its foot from below! It took all morning to get to the top. And then it fell off. Plop.” {G} laughed. “Write that,” said {G}.',
      done: '{L} wrote: “On Sunday a snail climbed up our window.” After that the second sentence came, and then a third. When it was read out, everybody held their breath until the snail was up. “And then?” asked {F}.',
      again:
        'At the end of the page there was a little room left. {L} wrote, “To be continued.” That evening {L} sat at the window and kept a lookout for snails.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '“On Sunday a snail climbed up our window.” After that the second sentence came, and then a third. When it was read out, everybody held their breath. At break there were buns like snails, rolled up, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '“On Sunday a snail climbed up our window.” After that the second sentence came, and then a third. {G} read it aloud, down to the plop, and went to the cupboard where the special paper lies, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '“On Sunday a snail climbed up our window.” After that the second sentence came, and then a third. When it was read out, everybody held their breath until the snail was up. “Plop,” read {L}, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '“On Sunday a snail climbed up our window.” The second sentence came, and then a third, and the page was full. It began to rain again. Outside on the glass there was one single trail, and {told}.',
        },
        {
          kinds: ['any'],
          done: '“On Sunday a snail climbed up our window.” After that the second sentence came, and then a third. When it was read out, everybody held their breath until the snail was up. Plop, it fell, and {told}.',
        },
      ],
      helper: {
        name: 'Miss Inkwell',
        creature: 'owl',
      },
      art: {
        'My weekend': 'school: L sit worried at desk; paper',
        'written half a page already': 'school: F write happy at desk; L sit sad at desk; cake',
        'Nothing happened to me': 'school: L look sad at paper; paper, clock',
        'sharpened the pencil': 'school: L hold small crayon worried',
        'a birthday with a cake': 'school: L think cake worried; F write happy',
        'underlined it with waves': 'school: L draw drawing-pad(wave) worried at desk',
        'doesn’t need a big thing': 'school: G speak calm; L think cloud curious; paper',
        'a drop fell into it': 'school, rain: L look curious; puddle',
        'There was a snail on': 'school: L tell snail happy; G laugh',
        'climbed up our window': 'school: L read paper proud; F look surprised; children, snail',
        'a lookout for snails': 'bedroom, evening: L look happy; snail, curtain',
      },
    },
  ],
};
