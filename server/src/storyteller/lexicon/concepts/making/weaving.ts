import type { StorySourceInput } from '../../story-source.ts';

/** Stories about weaving. */
export const weaving: StorySourceInput = {
  id: 'weaving',
  words: ['weave', 'weaving', 'loom', 'basket weaving', 'weave basket/rug/carpet'],
  situations: ['make', 'learn', 'question', 'thing-pair', 'being-and-thing'],
  indoors: true,
  topic: 'weaving',
  thing: 'the loom',
  home: 'village',
  main: 'workshop',
  plots: [
    {
      id: 'over-and-under',
      titles: ['Over and Under', '{L} at the Loom', 'The Rug That Wouldn’t Hold'],
      goal: 'weave a rug that holds together',
      trouble: 'the rug fell apart',
      solved: 'the rug held together',
      object: 'basket',
      opener:
        'In the weaver’s workshop stood the loom, as big as a bed, with a hundred threads stretched tight from one end to the other. Beside it stood the basket with the wool. Today {L+} was allowed to weave a small rug, on a loom of {L’s} own.',
      problem:
        '{L} laid red wool across the threads, row after row, and took it off the loom. And the rug fell apart! All the wool slid down in a heap, and the threads hung there with nothing between them.',
      tries: [
        '{L} pressed the rows closer together. It was a thicker heap.',
        'They put some glue on it. Now it was a board, and {F} was stuck to it.',
        '{L} went over two threads and under two, and in the next row did just the same. The wool lay in bundles and slipped out at the sides.',
      ],
      tip: '“Give me your hands,” said {G+}. “Put them flat on each other, and pull. They come apart. Now fold your fingers between each other, one over, one under, and pull. So?”',
      turn: '“They hold each other!” said {L}, and began again: over one thread, under the next, over, under, to the very end. And in the next row the other way round: under where it had been over. After each row {L} pressed it down with the comb.',
      done: 'It went slowly. But row by row there was something that had not been there before. {L} cut it from the loom, and shook it, hard. Not one thread came out. It was red with a yellow stripe.',
      again: 'The rug lies by {L’s} bed. In the mornings {L.their~the} feet get there first.',
      helper: { name: 'Mrs Shuttle', creature: 'spider' },
      outcomes: [
        {
          asked: ['rug/carpet/blanket/basket/fly/finish/bed/give/gift/present/hold'],
          done: 'Over one, under the next, and row by row there was something that had not been there before. {L} cut it from the loom, and shook it, hard. Not one thread came out. Red with a yellow stripe it lay there, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Over one, under the next, row by row. {L} cut the rug from the loom, and shook it, hard. Not one thread came out. It was red with a yellow stripe, and just big enough, knee to knee, so on it {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Over one, under the next, row by row. {L} cut the rug from the loom, and shook it, hard. Not one thread came out. “Like hands,” said {F}, who was no longer stuck to anything. One over, one under, {told}.',
        },
      ],
      art: {
        'as big as a bed': 'workshop: L look happy; many wool, lady',
        'Beside it stood the basket': 'workshop: L hold red wool happy; basket',
        'rug fell apart': 'workshop: L look surprised; red heap, string',
        'rows closer together': 'workshop: L push worried; big red heap',
        'Now it was a board': 'workshop: L look worried; F pull plank worried; glue',
        'in the next row did': 'workshop: L look sad red wool; bundle',
        'Give me your hands': 'workshop: G show calm; L show curious',
        'hold each other': 'workshop: L show happy; red wool',
        'pressed it down with': 'workshop: L handle comb happy; red rug',
        'from the loom, and shook': 'workshop: L raise red rug proud; F cheer; scissors',
        'cut it from the loom': 'workshop: L raise red rug proud; F cheer; scissors',
        'In the mornings': 'bedroom, morning: L sit happy on bed; red rug',
      },
    },
  ],
};
