import type { StorySourceInput } from '../../story-source.ts';

/** Stories about adding and taking away. */
export const addingAndTakingAway: StorySourceInput = {
  id: 'adding-and-taking-away',
  words: [
    'number line',
    'add/adding',
    'add/adding up',
    'addition',
    'subtraction',
    'subtract',
    'take/taking away',
    'add/adding take/taking away',
    'addition subtraction',
    'plus minus',
    'plus and minus',
    'sum',
    'sums',
    'maths',
    'math',
    'mathematics',
    'maths lesson',
    'do/doing sums',
    'hate/hates maths/math',
    'more and less',
  ],
  situations: ['learn', 'cannot', 'refuses', 'reluctant'],
  topic: 'adding and taking away',
  thing: 'the number 10 bus',
  home: 'school',
  main: 'city',
  plots: [
    {
      id: 'on-and-off-the-bus',
      titles: ['{L} Drives the Number Bus', 'On and Off the Bus', 'Sums on the Bus'],
      goal: 'work out how many there were on the bus',
      trouble: 'nobody knew how many were on the bus',
      solved: 'the sum came out right',
      opener:
        '“Three plus two,” it said on {L+}’s piece of paper. And under that, “Five take away four.” {L} looked at the little crosses and lines. “I can’t do sums,” said {L}. “They don’t mean anything.”',
      friend:
        '{F+} could not do them either. So they put their chairs in a row and played buses instead. {L} was the driver. “Ding, ding! All aboard!”',
      problem:
        'Soon the whole class was playing. They got on at the shelf and got off at the sink. “It’s full!” called somebody. “It’s empty!” called somebody else. “How many are on my bus?” asked {L}. Nobody knew, and a driver has to know.',
      tries: [
        '{L} counted them while they were moving. They climbed over each other, and some were counted twice.',
        '{F} wrote down the names. By the third stop the paper was full, and half of them had got off.',
        '{L} shouted, “Nobody move!” They all sat still. But a bus on which nobody gets on or off is no fun.',
      ],
      tip: '“A bus driver has a little notebook,” said {G+}. “You needn’t count them all each time. Only remember how many there are. At each stop write who gets on with a plus, and who gets off with a minus.”',
      low: 'At the sink there was pushing. The bus had lost a wheel, and that was {F’s} shoe.',
      turn: '“First stop!” Three got on. {L} wrote a 3. Two more: {L} wrote plus 2. “Five!” At the sink four got off. {L} wrote minus 4. “One left!” called {L}, and turned round. There sat {F}, all alone.',
      done: 'They drove all the way round the classroom. Plus three, minus two, plus four. Each time {L} said the number first, and then they looked, and each time it was true. “Terminus!” called {L}. Everybody got off. Zero.',
      again:
        'Then {L} picked up the piece of paper. “Three plus two,” {L} read. “That’s three on the bus and two at the stop.” It did mean something, after all.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Plus three, minus two, plus four. Each time {L} said the number first, and each time it was true. “Terminus!” called {L}. There was nothing to take away at the terminus, only to add, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Plus three, minus two, plus four. Each time {L} said the number first, and each time it was true. “Terminus!” called {L}. {G} got off last and looked into the little notebook, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Plus three, minus two, plus four. Each time {L} said the number first, and each time it was true. “Terminus!” called {L}. Nobody wanted to be the minus and get off, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Plus three, minus two, plus four. Each time {L} said the number first, and each time it was true. “Terminus!” called {L}. The chairs were put up, five, four, three, two, one, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'They drove all the way round the classroom. Plus three, minus two, plus four. Each time {L} said the number first, and then they looked, and each time it was true. “Where to now?” asked {L}, and {told}.',
        },
      ],
      helper: { name: 'Mr Ticket', creature: 'badger' },
      art: {
        'it said on': 'school: L hold paper worried; desk',
        'their chairs in a row': 'school: L drive happy on chair; F sit happy on chair; chair',
        'the whole class was playing': 'school: L shout worried; many children, chair',
        'while they were moving': 'school: L point worried; children',
        'wrote down the names': 'school: F write worried; L look worried; children',
        'Nobody move': 'school: L shout; F sit sad; children, chair',
        'has a little notebook': 'school: G show book calm; L think bus curious',
        'At the sink there was': 'school: L look worried; shoe, children',
        'Three got on': 'school: L write happy; F sit laughing on chair; children',
        'Plus three, minus two, plus': 'school: L drive proud on chair; F cheer; children',
        'drove all the way': 'school: L drive proud on chair; F cheer; children',
        'picked up the piece': 'school: L hold paper happy; picture(bus)',
      },
    },
  ],
};
