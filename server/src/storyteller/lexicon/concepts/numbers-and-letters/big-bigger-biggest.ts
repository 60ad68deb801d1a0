import type { StorySourceInput } from '../../story-source.ts';

/** Stories about putting things in order of size. */
export const bigBiggerBiggest: StorySourceInput = {
  id: 'big-bigger-biggest',
  words: [
    'big bigger biggest',
    'small smaller smallest',
    'big and small',
    'big and little',
    'order of size',
    'size order',
    'order/ordering size',
    'smallest to largest',
    'smallest to biggest',
    'biggest to smallest',
    'largest to smallest',
    'order/ordering small/smallest to large/largest',
    'comparing size',
    'compare size',
    'nesting dolls',
    'nesting doll',
    'russian doll',
    'russian dolls',
    'sizes',
    'big or small',
    'big or little',
    'small and big',
    'little and big',
  ],
  situations: ['learn', 'question', 'cannot', 'lost', 'thing-pair', 'make'],
  topic: 'the order of size',
  thing: 'the nesting dolls',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-dolls-that-did-not-fit',
      titles: ['The Dolls That Did Not Fit', 'Big, Bigger, Biggest', '{L} Puts Them in Order'],
      goal: 'put all the dolls back into one',
      trouble: 'one doll was always left over',
      solved: 'each doll was inside the next one',
      opener:
        'On the shelf stood a wooden doll, round and painted. If you opened it, there was a smaller one inside, and in that one a smaller one still. There were seven. {L+} lined them all up on the table.',
      friend:
        '“How sweet the last one is,” said {F+}. It was no bigger than a bean. Then it was time to put them back, one into the other, before the shelf was dusted.',
      problem:
        '{L} put the bean into the biggest one and closed it. Click! But now six were standing there. The next one did not go in any more, because the biggest one was shut. And with the second doll it was just the same.',
      tries: [
        '{F} pressed. The halves stood apart like an open mouth, and the paint creaked. They stopped at once.',
        'They put two small ones side by side into a big one. They rattled, and a third one did not fit.',
        '{L} sorted them by which face was the friendliest. They were all equally friendly.',
      ],
      tip: '“Stand them in a row first,” said {G+}. “Not as they come. Compare two at a time: who’s smaller? Then let that one step to the left.”',
      low: 'Seven dolls looked at them from the table, and each one was smiling.',
      turn: '{L} stood two side by side. The smaller one went left. Then the next two, and again, until the row climbed like stairs from the bean to the biggest. “Now the smallest goes into the next one,” said {L}. “And never leave one out!”',
      done: 'Click, into the second. Click, into the third. Each one fitted as if it was made for it, and so it was. With the seventh click only one doll stood on the table, and all the others were in it.',
      again:
        'The pots in the cupboard stand inside each other now as well. Only the kettle would not join in, because of its spout.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Click, into the second. Click, into the third, and with the seventh click only one doll stood on the table. It was clear for other things now: a big plate, a smaller one, and one like a bean, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Click, into the second. Click, into the third. With the seventh click only one doll stood on the table. {L} shook it beside {F’s} ear. Six of them giggled in there, it seemed, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Click, into the second. Click, into the third. With the seventh click only one doll stood on the table, and all the others were tucked up in it. The lamp went out, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Click, into the second. Click, into the third. Each one fitted as if it was made for it, and so it was. After the seventh click {L} opened them all again, from the biggest to the bean, and {told}.',
        },
      ],
      helper: {
        name: 'Grandma Matryoshka',
        creature: 'bear',
      },
      art: {
        'a wooden doll, round': 'living-room: L look happy at table; many doll',
        'How sweet the last': 'living-room: F hold small doll happy; L look happy; big doll, doll',
        'put the bean into': 'living-room: L hold big doll worried; F look worried; many doll',
        'the paint creaked': 'living-room: F push doll worried; L look worried',
        'rattled, and a third': 'living-room: L hold doll worried; F listen worried; doll',
        'face was the friendliest': 'living-room: L look curious at doll; many doll',
        'in a row first': 'living-room: G point calm; L listen curious; big doll, small doll',
        'Seven dolls looked at': 'living-room: L sit sad at table; many doll',
        'stood two side by side': 'living-room: L handle doll happy; F point happy; small doll, big doll',
        'Click, into the second': 'living-room: L raise big doll proud; F cheer',
        'With the seventh click': 'living-room: L raise big doll proud; F cheer',
        'pots in the cupboard': 'kitchen: L look laughing; many pot, kettle',
      },
    },
    {
      id: 'a-picnic-of-big-and-small',
      words: [
        'big and small',
        'big and little',
        'big or small',
        'big or little',
        'small and big',
        'little and big',
      ],
      titles: ['Big and Small', '{L} Packs Only Big Things', 'A Big Pot and a Small Key'],
      goal: 'pack the right things, big ones and small ones',
      trouble: 'the big things were too big and the small things were too small',
      solved: 'there was something big and something small for everything',
      opener:
        'There was to be a picnic by the brook. “I’ll pack the big things,” said {L+}. “Big is better.” The big basket, the big pot, the big spoon and the big key stood ready by the door.',
      friend:
        '“And I’ll pack the small things,” said {F+}. “Small is better.” The small blanket, the small cup and the small jar of honey fitted into one small bag.',
      problem:
        'At the gate it began. The big key did not go into the small lock. By the brook it went on: the small blanket was no bigger than a napkin, and only one of them could sit on it. And then it started to rain.',
      tries: [
        'They held the small cup up against the rain. One drop fell in, and all the others fell beside it.',
        '{L} wanted some honey, with the big spoon. It was bigger than the neck of the small jar, and all it could do was knock.',
        'They put the big pot on as a hat. It went down to the chin. Inside it was dark, and went “dong”.',
      ],
      tip: '“Big isn’t better, and small isn’t better,” said {G+}. “Lay everything out in pairs, a big one and a small one. And then ask each time: what is it for?”',
      turn: 'At home {L} laid everything out in pairs: big key and small key, big blanket and small blanket, big spoon and small spoon. “Small lock, small key,” said {L}. “Small jar, small spoon. And for all of us the big blanket!”',
      done: 'This time the small key opened the gate. On the big blanket there was room for everybody, and under the big umbrella too. The small spoon went right down to the bottom of the small jar. “Mmm,” said {F}. “A small spoon, and a big taste.”',
      again:
        'An ant carried off a crumb. “That’s a small crumb,” said {F}. {L} bent down and looked at it from close by. “For the ant it’s a big one,” said {L}.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'This time the small key opened the gate. On the big blanket there was room for everybody, and the small spoon went right down to the bottom of the small jar, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'This time the small key opened the gate, and on the big blanket there was room for everybody. “Mmm,” said {F}. “A small spoon, and a big taste,” and got honey on the tip of a small nose, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'This time the small key opened the gate, and on the big blanket there was room for everybody. One could roll oneself up in it, too, with only a small bit of nose outside, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'The small key opened the gate, and the small spoon fitted the small jar. And for all of them the big blanket, and the big umbrella too. There was something that fitted for everyone, down to the ant, and {told}.',
        },
      ],
      helper: { name: 'Mrs Middle', creature: 'badger' },
      setting: {
        topic: 'big and small things',
        thing: 'the picnic',
        home: 'cottage',
        main: 'river',
        indoors: false,
      },
      art: {
        'Big is better': 'cottage: L carry big basket proud; big key, big spoon',
        'Small is better': 'cottage: F hold small bag proud; L look; small blanket, small cup',
        'At the gate it began': 'village: L hold big key worried; F look worried; gate, padlock',
        'cup up against the rain': 'river, rain: F raise small cup worried; L look worried; puddle',
        'bigger than the neck': 'river, rain: L hold big spoon worried; small jar, honey',
        'went down to the chin': 'river, rain: L raise big pot worried; F laugh',
        'everything out in pairs, a': 'river: G point calm; L listen curious; big spoon, small spoon',
        'laid everything out in pairs:': 'cottage: L kneel happy; big key, small key, two blanket',
        'Small lock, small key': 'cottage: L hold small key happy; F clap; padlock, small jar, big blanket',
        'small key opened the gate':
          'river: L eat spoon happy; F eat spoon happy; picnic-blanket, big umbrella, small jar',
        'On the big blanket':
          'river: L eat spoon happy; F eat spoon happy; picnic-blanket, big umbrella, small jar',
        'carried off a crumb': 'river: L kneel curious; F point happy; ant, crumbs',
      },
    },
  ],
};
