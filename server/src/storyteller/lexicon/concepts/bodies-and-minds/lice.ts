import type { StorySourceInput } from '../../story-source.ts';

/** Stories about lice. */
export const lice: StorySourceInput = {
  id: 'lice',
  words: [
    'lice',
    'louse',
    'head lice',
    'nit',
    'itchy head',
    'flea',
    'get nit',
    'got nit',
    'got lice',
    'has/have nit/lice',
    'special comb',
    'nit comb',
    'comb for nit',
  ],
  situations: ['trait', 'deed', 'wants', 'newcomer', 'afraid', 'has', 'ailment', 'learn', 'visit'],
  topic: 'lice',
  thing: 'the lice',
  main: 'cottage',
  plots: [
    {
      id: 'the-hotel-on-my-head',
      titles: ['The Hotel on {L’s} Head', 'Itch, Itch, Itch', 'Closed for Lice'],
      goal: 'get rid of the lice',
      trouble: 'the lice liked it on {L’s} head',
      solved: 'the last louse had moved out',
      opener:
        'First it itched behind the ear. Then on top. Then {L+} scratched with both hands, during sums, during singing, and under the cap as well.',
      problem:
        'There was a letter from school. “Lice,” they read out. “Me?” called {L}. “But I had a bath!” On {L’s} head a whole hotel had opened. And the guests had no idea of leaving.',
      tries: [
        '{L} pulled on a bathing cap, so that they would have no air. They did not mind. It itched all the more, and it squeaked.',
        '{L} stood on both hands, so that they would fall off. Lice have six legs for holding on.',
        '{L} told them politely that the hotel was closed. Nobody on top was listening.',
      ],
      tip: '“They go for every head,” said {G+}, “for clean ones most of all. Kings have had them. It’s nobody’s fault and it’s no secret. What you need is foam, a fine comb and a good long story.”',
      turn: 'So {L} sat down on the stool with a towel. The foam crackled. Then came the comb, strand by strand, as slow as anything. And with each strand there was one more bit of the story, about a hotel that was haunted.',
      done: 'At the end of the story the comb came out clean. “Closed,” said {L}. All the pillows went into the wash, and the bears were allowed to sit in the freezer for a night. They were very proud of it.',
      again:
        'When somebody in the class scratches now, {L} says, “I know a good story for that.” It doesn’t itch any more. Perhaps a little, when you think of it.',
      helper: { name: 'Nurse Comb', creature: 'monkey' },
      outcomes: [
        {
          asked: ['gone/clean/away/stop/leave/itch/school'],
          done: '“Closed,” said {L}, when the comb came out clean, at the very end of the story. All the pillows went into the wash, and the bears sat in the freezer for a night. The next morning nobody scratched, not in sums and not in singing, and {told}.',
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
            'says',
            'says-words',
            'tells',
            'sleep',
            'home',
            'way-home',
          ],
          done: 'The comb came out clean. “Closed,” said {L}, “for ever.” The story of the haunted hotel had lasted exactly as long as the hair. {F} moved up close again, head by head, now that it was allowed, and {told}.',
        },
        {
          kinds: ['plays', 'party', 'eats', 'shares', 'makes', 'gets', 'given-by', 'all-get'],
          done: '“Closed,” said {L}, when the comb came out clean. The bears were in the freezer, next to something in a box with a spoon on the lid. It was taken out, to make room for them, and {told}.',
        },
      ],
      art: {
        'First it itched behind': 'school: L touch worried; book',
        'during sums': 'school: L hold writing-pad worried; ruler',
        'There was a letter from school': 'living-room: L startle surprised; letter, mother',
        'pulled on a bathing cap': 'bathroom: L stand worried wearing hat; bath',
        'stood on both hands': 'living-room: L fall; cushion',
        'politely that the hotel': 'bathroom: L speak worried at mirror; mirror',
        'Kings have had them': 'bathroom: G hold comb calm; L listen curious; crown',
        'on the stool with a towel': 'bathroom: L sit calm on chair; towel, soap',
        'Then came the comb': 'bathroom: L sit happy on chair; comb, mother',
        'comb came out clean': 'bathroom: L hold comb proud; teddy, washing-machine',
        'When somebody in the class': 'school: L speak happy; children, comb',
      },
    },
  ],
};
