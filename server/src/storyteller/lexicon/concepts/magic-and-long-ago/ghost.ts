import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the ghost in the attic. */
export const ghost: StorySourceInput = {
  id: 'ghost',
  words: [
    'little ghost',
    'small ghost',
    'ghost in the house/attic/castle',
    'haunted castle',
    'ghost that/who can’t/cannot scare/frighten/haunt',
    'spook',
  ],
  situations: [
    'newcomer',
    'trait',
    'wants',
    'afraid-being',
    'deed',
    'cannot',
    'learn',
    'mystery',
    'afraid',
    'ability',
  ],
  topic: 'the ghost in the attic',
  thing: '{S}',
  creature: 'ghost',
  home: 'cottage',
  main: 'castle',
  night: true,
  plots: [
    {
      id: 'it-could-not-find-the-door',
      titles: ['{L} and the Ghost', 'Who Is Howling in the Attic?', 'The Ghost That Could Not Sleep'],
      goal: 'help {S}',
      trouble: '{S} howled all night and could not rest',
      solved: '{S} had found some rest',
      opener:
        'Every night at twelve there was a howl up in the attic: “Hoooo!” {L+} pulled the blanket up. Then there was a sniff. Ghosts do not sniff, thought {L}, and took the torch.',
      friend:
        'On an old trunk sat {S+}, as pale as milk, and wiped both eyes. “Did I frighten you?” asked {S}. “I’m supposed to. But it makes me so sad.”',
      problem:
        '“I haven’t slept for a hundred years,” said {S}. “I’ve got to howl until I’ve found what I lost. But it’s been so long. I can’t remember what it was.” And then it struck one, and {S} had to howl again: “Hoooo!”',
      tries: [
        'They looked in the trunk. There was a hat, a sword and a letter with no address. {S} looked at each of them and shook slowly from side to side. It was none of these.',
        '{L} sang a lullaby. {S} yawned. But when the tower clock struck, {S} shot up through the roof and howled louder than ever.',
        '{S} tried to howl into a cushion. The cushion howled too, and a window broke.',
      ],
      tip: '“You’re looking among old things,” said {G+}, who hung from the beam. “But it may be something you can’t put in a trunk. What did you like best when you were alive, {S!}? Begin with how it smelled.”',
      turn: '“It smelled of apples,” said {S} slowly, “and somebody read to me. They had got to the best part, and then the candle went out.” {L} ran down and fetched a book and an apple. “Is it this one?” On the cover there was a ship. {S} began to shine.',
      done: '{L} read by the light of the torch, right through the storm, up to the last page. “So they did get home,” whispered {S}. The clock struck. Nobody howled. {S} had curled up in the trunk, and was fast asleep.',
      again:
        'On some nights there’s a soft knock in the attic, three times. That means “Another one, please.” {L} takes a book up then, and an apple.',
      object: 'book',
      outcomes: [
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '{L} read by the light of the torch, up to the last page. “So they did get home,” whispered {S}. The clock struck, and nobody howled. {S} felt about in the old trunk, under the apple, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{L} read by the light of the torch, right through the storm, up to the last page. “So they did get home,” whispered {S}. A hundred years is a long time to wait for a page, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '{L} read by the light of the torch, right through the storm, up to the last page. “So they did get home,” whispered {S}, and opened the old trunk wide for the first time: there lay a cloth, and cups for two, and {told}.',
        },
        {
          kinds: ['any'],
          done: '{L} read by the light of the torch, right through the storm and past the page where the candle had gone out. “So they did get home,” whispered {S}, and shone as pale as milk. The clock struck. Nobody howled, and {told}.',
        },
      ],
      helper: { name: 'Mrs Leatherwing', creature: 'bat' },
      art: {
        'took the torch': 'bedroom, night: L hold torch worried; bed',
        'wiped both eyes': 'attic, night: S cry; L hold torch surprised; chest',
        'until I’ve found what I lost': 'attic, night: S shout; L think worried; chest',
        'a letter with no address': 'attic, night: S look sad; L hold letter curious; chest, hat',
        'sang a lullaby': 'attic, night: L sing; S yawn sleepy',
        'howl into a cushion': 'attic, night: S hold cushion sad; L startle; broken-window',
        'You’re looking among old': 'attic, night: G say; L look G curious; S look',
        'read to me': 'attic, night: S tell apple sad; L listen curious; candle',
        'fetched a book and an apple': 'attic, night: L hold book apple brave; S look surprised',
        'by the light of the torch': 'attic, night: L read book happy; S sleep in chest; torch',
        'three times. That': 'attic, night: L hold book apple happy; S wave happy',
      },
    },
  ],
};
