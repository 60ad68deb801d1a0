import type { StorySourceInput } from '../../story-source.ts';

/** Stories about somebody who turns a hundred. */
export const aHundredYearsOld: StorySourceInput = {
  id: 'a-hundred-years-old',
  words: [
    'hundred years old',
    '100 years old',
    'hundredth birthday',
    '100th birthday',
    'great-grandma/great-grandmother/great-granny/great-grandpa/great-grandad',
    'great grandma/grandmother/granny/grandpa',
    'turns/turning hundred',
    'is a hundred',
    'is one hundred',
    'very old great-grandma',
    'visit/visiting great-grandma',
    'oldest person',
    'so old',
  ],
  situations: ['visit', 'trait', 'has', 'learn', 'deed', 'question', 'newcomer', 'record-being', 'afraid'],
  topic: 'a hundredth birthday',
  thing: 'the birthday',
  creature: 'great-grandma',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'a-hundred-of-something',
      titles: ['A Hundred Years', '{S} Turns a Hundred', 'A Hundred of Something'],
      goal: 'find a present for somebody who was a hundred years old',
      trouble: '{S} had everything and needed nothing',
      solved: '{S} had got the right present',
      opener:
        '“Six, seven, eight,” counted {L+}. It was a long way to a hundred. {S+} had got there. On Saturday {S} would have been in the world for a hundred years, and everybody was coming, with the mayor.',
      friend:
        '{S} sat in the chair by the window, small and light, with a face like a map. When {S} laughed, all the roads on it moved. “I’m looking forward to the cake,” said {S}. “And to you.”',
      problem:
        'But what do you give to somebody who is a hundred? There were already nine pairs of slippers. There was a vase for every flower. “I don’t need anything,” said {S}. {L} went home, and thought and thought, with {L.their} chin on the table.',
      tries: [
        '{L} thought of a hundred candles. They tried it out in the garden. It was a bonfire, and the cake melted.',
        '{L} wanted to learn a song, with a hundred verses. After six of them {L} could not remember how it began.',
        '{L} made slippers. Now there would be ten pairs.',
      ],
      tip: '“At that age nobody wants things,” said {G+}. “Things have to be dusted. But there are a hundred years in {S}, and hardly anyone asks about them. And old eyes like to look at something that’s alive. Give something that takes a little time every day.”',
      low: '{L} took a box with a lid and a pair of scissors, and cut paper into strips. It took up two evenings. Twenty, fifty, eighty. When the last one was cut, one finger had a blister and {L} was smiling.',
      turn: 'On each strip {L} wrote something. There were questions: “What did you play at eight?” “Who did you dance with?” On every tenth one it said: “{L} comes to visit.” {L} folded them up small, a hundred of them, and shut the lid.',
      done: 'On Saturday the mayor talked for a long time. Then {S} opened the box. “What was your naughtiest deed?” read {S} aloud. All the roads moved. {S} told them about the pond and the policeman’s hat, and nobody wanted to go home.',
      again:
        '{S} takes out one a day. At the strips with “{L} comes to visit”, the bell rings. When the hundred are used up, they’ll begin with the next hundred.',
      helper: { name: 'Uncle Theo', creature: 'man' },
      outcomes: [
        {
          asked: ['blow/light candle', 'eat/share/have cake', 'dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'On Saturday the mayor talked for a long time. Then {S} opened the box and read aloud: “Who did you dance with?” All the roads in {S’s} face moved. “Push the chairs back,” said {S}, “and somebody cut that cake.” So {told}.',
        },
        {
          asked: ['tell/tells/hear/listen/read story/stories/memory/everything', 'remember'],
          kinds: ['tells', 'sees'],
          done: 'On Saturday the mayor talked for a long time. Then {S} opened the box and drew a strip of paper. “What was your naughtiest deed?” it said. {S} laughed until the chair creaked. Everybody moved closer, right up to the slippers, and {told}.',
        },
        {
          asked: [
            'love/like/best/perfect present/gift/birthday/box/card',
            'surprise/surprised/delighted/cry/tear',
          ],
          kinds: ['gets', 'given-by', 'all-get', 'says', 'says-words'],
          done: 'On Saturday there were eleven pairs of slippers and eleven vases on the table. {S} pushed them all aside for one box with a lid. Inside lay a hundred strips of paper, every one of them written by {L}. {S} read the first, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'feels',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'home',
            'way-home',
          ],
          done: 'On Saturday {S} opened the box, drew a strip, and read aloud: “{L} comes to visit.” There were nine more of those. {S} patted the arm of the chair until {L} sat down on it, and the mayor had to wait. Then {told}.',
        },
      ],
      art: {
        'It was a long way to a hundred': 'living-room: L look happy at calendar; calendar',
        'small and light, with a face like a map':
          'living-room: S sit happy in armchair; L look S happy; window',
        'what do you give to': 'living-room: L sit worried at table; many slippers',
        'It was a bonfire': 'garden: L startle surprised; many candle, cake',
        'with a hundred verses': 'living-room: L sing worried music-sheet',
        'made slippers': 'living-room: L sew calm; slippers',
        'At that age': 'living-room: G say calm; L listen curious; many vase',
        'cut paper into strips': 'living-room, evening: L cut calm; box on table',
        'On each strip': 'living-room: L write happy; box on table',
        'folded them up small': 'living-room: L hold box proud',
        'opened the box': 'living-room: S read paper happy; L look S happy; box, people',
        'one box with a lid': 'living-room: S hold box happy; L look S happy; people, slippers',
        'takes out one a day': 'living-room: L ring happy; S hold paper happy; box',
      },
    },
  ],
};
