import type { StorySourceInput } from '../../story-source.ts';

/** Stories about washing clothes. */
export const laundry: StorySourceInput = {
  id: 'laundry',
  words: [
    'laundry',
    'do/doing laundry',
    'wash/washing clothes',
    'washing machine',
    'hang/hanging washing/clothes/laundry',
    'hang/hanging out washing/clothes/laundry',
    'washing line',
    'clothes line',
    'clothesline',
    'fold/folding clothes/washing/laundry/towel/towels',
    'dirty clothes',
    'laundry basket',
    'clothes peg/pegs',
    'sort/sorting laundry/washing',
    'tumble dryer',
    'washing turned/turns pink',
  ],
  situations: [
    'deed',
    'refuses',
    'trait',
    'has',
    'learn',
    'question',
    'wants',
    'own-wish',
    'cannot',
    'reluctant',
    'value',
  ],
  topic: 'the laundry',
  thing: 'the washing line',
  home: 'cottage',
  main: 'cottage',
  plots: [
    {
      id: 'one-red-sock',
      titles: ['One Red Sock', 'The Pink Wash', '{L} Does the Laundry'],
      goal: 'get the washing clean and dry',
      trouble: 'everything had come out pink',
      solved: 'the washing was sorted, clean and dry',
      opener:
        'The basket was so full that the lid sat on top like a hat. “I’ll do it,” said {L+}. It couldn’t be hard. You put everything in, and it went round and round.',
      friend:
        '{F+} helped to push, because the door of the machine did not want to close. They sat down on the floor and watched the suds go by. Once, something small and red waved from the window.',
      problem:
        'Ding! {L} pulled out a shirt. It was pink. The towels were pink, and so were the sheets, and eleven pairs of pants. At the very bottom lay one red sock and looked as if it knew nothing about it. “We’re a pink family now,” said {F}.',
      tries: [
        '{L} washed it all once more, without the sock. Now it was a very clean pink.',
        '{L} hung the washing on the line just as it came out, in one big lump. At noon the lump was still dripping, and it smelled of pond.',
        '{F} blew on a shirt, and so did {L}. They got dizzy, and the shirt did not get dry.',
      ],
      tip: '“Washing doesn’t begin in the machine,” said {G+}, pegs sticking out of every pocket. “It begins on the floor. White with white, dark with dark. And on the line everything needs a bit of wind for itself. Shake, pull, peg!”',
      low: '{L} looked at the lump, and then at the other basket, which was just as full. This time the red sock was lying right on top.',
      turn: '{L} tipped the second basket out and made three heaps: white, coloured, and “careful”. The red sock went with the dark trousers. Then {L} took the lump apart. Shake! It cracked like a sail. Pull, peg, and the next one, a hand’s breadth between them.',
      done: 'The wind went through all the sleeves, and they waved. By the evening everything was dry and smelled of grass, and the second wash was as white as could be. Only the first one was still pink, and it had never looked so cheerful.',
      again:
        'The red sock has a bowl of its own now. And on Sundays, in the pink pyjamas, they all have pancakes.',
      helper: { name: 'Mrs Pegg', creature: 'hedgehog' },
    },
    {
      id: 'socks-without-a-partner',
      words: ['fold/folding clothes/washing/laundry/towel/towels', 'sort/sorting laundry/washing'],
      titles: ['The Mountain on the Sofa', 'Sleeve to Sleeve', '{L} Folds'],
      goal: 'get the clean clothes into the cupboard',
      trouble: 'the cupboard would not close',
      solved: 'everything was folded and in its place',
      opener:
        'On the sofa lay a mountain, and it was warm. It was the clean washing of a whole week. “If you put it away,” they called from the kitchen, “then we can sit down in here tonight.” {L+} pushed up {L.their} sleeves.',
      friend:
        '{F+} took a running jump and landed in the middle of the towels. “It’s the nicest mountain there is,” said {F} from inside.',
      problem:
        '{L} took an armful and stuffed it into the cupboard. It came out again. {L} stuffed it in once more and leaned on the door. There was a creak, a bang, and then {L} had two shirts and a pair of pants on {L.their} head.',
      tries: [
        '{L} rolled everything into balls and threw them in. Half of them rolled back, and the best shirt looked like an old map.',
        'They put it all on, one thing over the other, so that it would be tidied away. After the fifth jumper {F} could not bend any more and fell over.',
        '{L} made one high, high pile. It was a wonderful pile. But the first thing that was needed was at the very bottom.',
      ],
      tip: '“In my shop a hundred shirts live on one shelf,” said {G+}. “A shirt is like a letter. Lay it flat, fold the arms behind its back, fold the bottom up, and it fits through any slot. And you put like with like.”',
      low: '{L} smoothed a shirt flat on the table with both hands. It was quiet work. The shirt lay there and waited.',
      turn: 'Flat. Left arm, right arm, and up! A small neat packet lay on the table. “A letter,” said {L}, and made the next one. {F} sorted the socks, long ones, short ones, and one that had nobody. Letter after letter went into the cupboard.',
      done: 'The door closed with a click, all by itself. And look, there was the sofa again! They dropped on to it side by side. Between the cushions {L} felt something soft and pulled it out. It was the partner of the last sock.',
      again:
        'On Saturdays there is a new mountain. {L} is allowed to lie in it first, for exactly one minute.',
      helper: { name: 'Mr Collar', creature: 'penguin' },
    },
  ],
};
