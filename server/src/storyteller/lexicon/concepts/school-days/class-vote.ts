import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a vote in class. */
export const classVote: StorySourceInput = {
  id: 'class-vote',
  words: [
    'vote',
    'voting',
    'election',
    'elections',
    'democracy',
    'vote in class',
    'class president',
    'class president election',
    'school/student council',
    'school president',
    'class representative',
    'class captain',
    'class speaker',
    'majority',
    'mayor election',
    'campaign',
    'debate',
  ],
  situations: ['learn', 'question', 'wants', 'visit', 'make', 'deed', 'wants-to-be', 'own-wish-to-be'],
  topic: 'voting',
  thing: 'the ballot box',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'the-name-of-the-fish',
      titles: ['A Name for the Fish', '{L} and the Vote', 'Eleven, Ten and One'],
      goal: 'find a name for the fish that everybody could live with',
      trouble: 'the class could not agree on a name for the fish',
      solved: 'the fish had its name',
      opener:
        'The class had a new fish, orange, with a white tail. Now it needed a name. “Captain!” shouted half the class. “Noodle!” shouted the other half. {L+} put both hands over both ears.',
      friend:
        '{F+} was for Noodle. “Whoever shouts loudest wins,” said {F}, and took a deep breath. The fish hid behind its stone.',
      problem:
        'They shouted until the teacher next door came in. Two of them had a quarrel. “It can’t be about who’s loudest,” said {L}. “Some of us are quiet. They’ve got a name in mind as well.” But how could twenty-two of them decide?',
      tries: [
        'They asked the fish. They dropped in a flake for Captain on the left and one for Noodle on the right. It ate both.',
        '{F} ran round and promised everyone a sweet who was for Noodle. “That’s buying, not choosing,” said somebody, and it was true.',
        'They all put up their hands. But some put up two, and some looked at their best friend first, to see what to do.',
      ],
      tip: '“Grown-ups have the same trouble with a whole country,” said {G+}, the caretaker. “They write it on paper, all alone behind a curtain, and nobody can see it. Everyone has one vote, the loud and the quiet. Then you count, where everybody can watch.”',
      low: '{L} looked at the quiet ones in the back row. One of them had a word in mind, and said it without a sound.',
      turn: '{L} found a shoe box and cut a slot in it, and {F} hung a curtain in the corner. “Everybody may say first why they like their name,” said {L}. “One minute each, and the others listen.” Then they went behind the curtain, one after the other, and wrote.',
      done: '{L} read out the papers, and {F} made a mark for each. Captain had six, and Noodle had seven. And nine had written “Biscuit”, which was what the quiet one had said. Biscuit had won! Those who had lost clapped too, because it had been fair.',
      again:
        'Biscuit swims round and round and does not know about any of it. The box is still there. On Friday they vote about the curtains.',
      outcomes: [
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '{L} read out the papers. Captain had six, Noodle had seven, and nine had written “Biscuit”. “A name has to be christened,” said {F}. The fish got a pinch of flakes. For the others a tin went round, full of what the fish was called. And {told}.',
        },
        {
          asked: ['win/vote/name/fish/choose/president/elect/lose/fair/agree/decide/biscuit'],
          kinds: ['wins', 'gets', 'learns', 'makes'],
          done: '{L} read out the papers, and {F} made a mark for each. Six, said the marks, and seven, and then a whole row: nine! The quiet one in the corner had turned quite pink. Everybody clapped, those who had lost as well, and {told}.',
          again:
            'The fish swims round and round and does not know about any of it. The box is still there. On Friday they vote about the curtains.',
        },
        {
          asked: ['make/find/get/meet/have/become/best/new/good friend'],
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'still-friends',
            'feels',
            'says',
            'helps',
          ],
          done: '{L} read out the papers. Captain had six, Noodle had seven, and nine had written “Biscuit”. The two who had quarrelled had both lost. They looked at each other over the shoe box. “You shouted well,” said one of them, and {told}.',
        },
      ],
      helper: { name: 'Mr Latch', creature: 'man' },
      art: {
        'had a new fish': 'school: L cover-ears worried; orange fish-tank, children',
        'Whoever shouts loudest': 'school: F shout happy; L look worried; fish-tank',
        'teacher next door came in': 'school: L speak worried; teacher, children, fish-tank',
        'asked the fish': 'school: L+F look curious at fish-tank; fish-tank',
        'ran round and promised': 'school: F give sweets happy; L look worried; children',
        'all put up their hands': 'school: L+F reach-up worried; children',
        'behind a curtain, and': 'school: G speak calm; L listen curious; curtain',
        'quiet ones in the back': 'school: L look curious; children, desk',
        'cut a slot in it': 'school: L hold box happy; F hang curtain happy',
        'read out the papers': 'school: L read paper happy; F write happy; box, fish-tank',
        'Captain had six': 'school: L read paper happy; F write happy; box, fish-tank',
        'swims round and round': 'school: L look happy; F look happy; fish-tank, box',
      },
    },
  ],
};
