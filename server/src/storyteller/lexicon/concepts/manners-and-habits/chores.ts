import type { StorySourceInput } from '../../story-source.ts';

/** Stories about helping at home. */
export const chores: StorySourceInput = {
  id: 'chores',
  words: [
    'chore',
    'chores',
    'housework',
    'help/helping house/around house/home/kitchen',
    'help/helping mum/mom/mummy/mommy/dad/daddy house/kitchen/cook',
    'set/setting/lay/laying table',
    'household job/jobs',
    'sort/sorting sock/socks',
    'hoovering',
    'take/taking out rubbish/trash/bin/bins',
    'chore/chores chart',
  ],
  situations: ['learn', 'refuses', 'reluctant', 'wants', 'trait', 'make', 'cannot', 'deed'],
  topic: 'helping at home',
  thing: 'the wheel of jobs',
  main: 'cottage',
  plots: [
    {
      id: 'the-wheel-on-the-fridge',
      titles: ['Who Does What?', 'The Wheel on the Fridge', '{L} Helps at Home'],
      goal: 'get the work in the house done',
      trouble: 'nobody wanted to do the chores',
      solved: 'everybody in the house had a job and did it',
      opener:
        'On Saturday the dishes stood in the sink, the socks lay on the stairs, and nobody had fed the cat. “Somebody ought to do something,” said {L+}, from the sofa.',
      problem:
        '“We need your help,” they said. “All of us live here.” But the washing-up was wet, the bin smelled, and the socks were boring. {L} said, “Not me,” and so did everyone else. At noon there wasn’t a clean spoon in the house.',
      tries: [
        '{L} washed one spoon, the one that {L} needed. Everyone else did the same. The pile in the sink was as high as before.',
        '{L} did everything alone, to get it over with. After the second plate {L} sat on the floor and was cross with the whole family.',
        'They drew lots. {L} got the bin three times running, and that wasn’t fair.',
      ],
      tip: '“A job is hard when it’s always yours,” said {G+}. “But it’s easy when you know that it moves on. What goes round, so that everyone has a turn?”',
      turn: '{L} cut out two circles of cardboard, a big one for the jobs and a small one for the names, and pinned them on the fridge with one pin. “Each Saturday it moves on by one,” said {L}, and turned it. {L} got the table.',
      done: '{L} laid forks on the left and knives on the right, and folded each napkin into a boat. Somebody washed, somebody dried, and somebody sang out of tune. It took as long as four songs. Then there was pancake for lunch, on clean plates.',
      again:
        'On the wheel it is {L’s} turn with the bin this week. {L} doesn’t mind so much. Next week it will be somebody else’s.',
      object: 'spoon',
      helper: { name: 'Mrs Broomfield', creature: 'hedgehog' },
      outcomes: [
        {
          asked: ['clean/tidy/mum/mummy/dad/daddy/parent/thank/proud/happy/pocket'],
          kinds: ['says', 'says-words', 'happy', 'feels', 'gets', 'given-by', 'all-get'],
          done: 'The wheel on the fridge had turned, and everybody had something else in their hands. It took as long as four songs. {L} folded the last napkin into a boat. There was not one thing left that somebody ought to do, and {told}.',
        },
        {
          asked: ['game/fun/dance/sing/song'],
          kinds: ['plays'],
          done: 'Somebody washed, somebody dried, and somebody sang out of tune, and then they all did. {L} laid the forks on the left and the knives on the right, in time to it. It took as long as four songs, and after the fourth {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'makes'],
          done: '{L} laid forks on the left and knives on the right, and folded each napkin into a boat. The sink was empty, and the cat was fed. On clean plates even a pancake looks like a feast. They sat down, all of them, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: 'Somebody washed, somebody dried, and the socks found their way upstairs. It took as long as four songs. “Who did all that?” asked a voice from the sofa. There was nobody else left on it, only the cat, and {told}.',
        },
      ],
      art: {
        'dishes stood in the sink': 'kitchen: many plate, sink, cat; L look calm',
        'from the sofa': 'living-room: L lie-back calm on sofa; sock, cat',
        'there wasn’t a clean spoon': 'kitchen: L arms-crossed angry; mother, many plate, rubbish',
        'washed one spoon': 'kitchen: L wash spoon calm; many plate',
        'After the second plate': 'kitchen: L sit angry plate; many plate',
        'got the bin three times': 'kitchen: L hold paper angry; dustbin',
        'when you know that': 'kitchen: G speak calm; L think wheel curious',
        'two circles of cardboard': 'kitchen: L cut happy; wheel, fridge',
        'Each Saturday it moves on': 'kitchen: L point proud; wheel, fridge',
        'took as long as four': 'kitchen: L give fork happy; pancakes, table, people',
        'forks on the left': 'kitchen: L give fork happy; pancakes, table, people',
        'turn with the bin this': 'garden: L push dustbin calm; dustbin',
      },
    },
  ],
};
