import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the Snow Queen and a splinter of ice. */
export const snowQueen: StorySourceInput = {
  id: 'snow-queen',
  words: [
    'snow queen',
    'the snow queen',
    'ice queen',
    'ice palace',
    'ice princess',
    'kai and gerda',
    'kay and gerda',
    'splinter of ice',
    'heart of ice',
    'frozen heart',
    'kingdom of ice',
    'queen of ice',
  ],
  situations: [
    'learn',
    'cannot',
    'wants',
    'make',
    'visit',
    'newcomer',
    'question',
    'ability',
    'trait',
    'deed',
    'has',
    'own-wish',
    'thing-pair',
    'being-and-thing',
    'what-if',
    'afraid-being',
    'strayed',
    'taken',
  ],
  gentle: true,
  topic: 'the Snow Queen',
  thing: 'the palace of ice',
  home: 'snowfield',
  main: 'snowfield',
  weather: 'snow',
  plots: [
    {
      id: 'the-word-of-ice',
      titles: ['In the Palace of Ice', 'A Splinter of Ice', 'The Long Way North'],
      goal: 'bring Kay home from the palace of ice',
      trouble: 'Kay had gone with the Snow Queen and had forgotten everybody',
      solved: 'Kay was home again',
      opener:
        '{L+} and Kay were the best of friends. They had a rose between their two windows. But one winter’s day Kay got a splinter of ice in one eye, and after that Kay found nothing beautiful any more, not even the rose.',
      friend:
        'Then a white sledge drove up, and on it sat the Snow Queen. Kay got on and did not look round. “They went north,” said {F+}, who had seen it. “I’ll come with you. One alone shouldn’t go looking.”',
      problem:
        'The way was long. At the end of it stood a palace of ice, with a hundred empty halls. In the biggest one sat Kay, blue with cold, laying pieces of ice together. “I know nobody,” said Kay. “You’re in my light.”',
      tries: [
        '{L} told Kay of home, of the street, the stove and the cat. Kay listened as you listen to the radio in another room.',
        'They tried to pull Kay along by the sleeve. It was like pulling a stone.',
        '{F} wanted to melt the ice with the lantern. The Snow Queen breathed on it in passing, and the flame lay down.',
      ],
      tip: '“Ice doesn’t go away because you break it,” said {G+}, who had carried them the last part of the way. “I stand on it all my life. It only goes when something warm stays near it, and doesn’t give up.”',
      low: 'The wind blew through the halls. {L} sat down on the floor of ice, beside Kay, and said nothing more for a while.',
      turn: '{L} stayed. {L} took Kay’s cold hands and held on to them, and hummed the song that they had always sung beside the rose. A tear ran down, because it was so long ago, and it fell on Kay’s cheek. It was warm.',
      done: 'Kay blinked. Kay’s own eyes filled with tears, and with one of them the splinter was washed out. “There was a rose,” said Kay slowly. “How cold it is here! Where have you been for so long?” The door stood open. The Snow Queen held nobody who wanted to go.',
      again:
        'Between the two windows the rose has a new bud. On cold evenings Kay comes over, and they sit side by side, with their feet on the stove.',
      outcomes: [
        {
          asked: [
            'kay/kai/friend/boy/he/brother home/free/back/remember/save/rescue/warm/thaw/together',
            'save/rescue/free/find kay/kai/friend/brother',
            'heart/ice melt/thaw',
            'home',
            'spring/flower/rose',
          ],
          done: 'A warm tear fell on Kay’s cheek. Kay blinked, and the splinter was washed out. “There was a rose,” said Kay slowly. “How cold it is here!” The Snow Queen held nobody who wanted to go. The reindeer stood at the door, and {told}.',
        },
        {
          asked: ['snow/queen/ice nice/kind/sorry/friend/friends/melt/cry/smile/lonely'],
          done: 'Kay blinked, and the splinter was washed out. “There was a rose,” said Kay slowly. The Snow Queen stood at the open door and heard it. In a hundred empty halls nobody had ever stayed with anybody. {L} hummed the song once more, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep', 'says', 'gets'],
          done: 'Kay blinked, and the splinter was washed out. “There was a rose,” said Kay slowly. The door stood open. They wrapped themselves in one blanket on the reindeer’s back, and the snow grew softer and softer, and {told}.',
        },
        {
          kinds: ['hugs', 'happy', 'friends', 'team'],
          done: 'Kay blinked, and the splinter was washed out. “There was a rose,” said Kay slowly. “How cold it is here! Where have you been for so long?” {L} hadn’t let go of those cold hands at all, and {told}.',
        },
        {
          kinds: ['laughs', 'claps', 'feels'],
          done: 'Kay blinked, and the splinter was washed out. “There was a rose,” said Kay slowly. The Snow Queen held nobody who wanted to go. Between the two windows there was a new bud when they came, and {told}.',
        },
        {
          kinds: ['eats', 'shares', 'makes', 'party'],
          done: 'Kay blinked, and the splinter was washed out. “There was a rose,” said Kay. The reindeer carried them south, out of the ice, to the house with the two windows. The stove was lit, they put their feet up on it, and {told}.',
        },
      ],
      helper: { name: 'Sven', creature: 'reindeer' },
      art: {
        'a rose between their': 'village, snow: L slump sad; rose, children',
        'went north': 'snowfield: F point worried; L look sad; sledge, princess, children',
        'with a hundred empty halls': 'great-hall: L think worried; F point worried; children, many iceberg',
        'of home, of the street': 'great-hall: L tell house worried; F look worried; children',
        'pull Kay along by': 'great-hall: L pull; F pull; children',
        'melt the ice with the lantern':
          'great-hall: F hold unlit-lantern worried; L look worried; princess, iceberg',
        'Ice doesn’t go away': 'snowfield: G say; L+F look G curious; iceberg',
        'on the floor of ice': 'great-hall: L sit sad; F look sad; children, iceberg',
        'hummed the song that': 'great-hall: L hold-hands tearful; F think worried; children, rose',
        'the splinter was washed': 'great-hall: L hug happy; F cheer; children, rose',
        'has a new bud': 'living-room, snow: L sit happy; F clap happy; children, rose, fireplace',
      },
    },
  ],
};
