import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being careful in the kitchen. */
export const hotThings: StorySourceInput = {
  id: 'hot-things',
  words: [
    'kitchen safety',
    'safety in the kitchen',
    'safe in the kitchen',
    'hot thing',
    'hot things',
    'hot stove/oven/pan/kettle/cooker/drink',
    'don’t touch hot',
    'burnt finger/hand',
    'burn/burning finger/hand',
    'dangerous things at home',
    'safety at home',
    'home safety',
    'play/playing with matches/fire',
    'sharp knife',
    'sharp knives',
  ],
  situations: ['learn', 'deed', 'visit', 'wants'],
  topic: 'being careful in the kitchen',
  thing: 'the hot pan',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-red-line',
      titles: ['Hot, Said {L}', 'The Red Line on the Kitchen Floor', '{L} the Careful Cook'],
      goal: 'help in the kitchen without getting hurt',
      trouble: 'the hot pan had nearly tipped over',
      solved: 'the soup was ready and nobody was hurt',
      opener:
        'In the kitchen it was sizzling and bubbling. It smelled of onions. {L+} wanted to see what was in the pan. “Careful, it’s hot,” they said. But {L} was not tall enough to see.',
      friend:
        '{F+} came in to help to cook. “I want to stir,” said {F}. They stood on tiptoe in front of the stove, and looked up at the handle of the pan. It stuck out over the edge.',
      problem:
        '{L} reached up for it. The pan tipped. “Stop!” Somebody caught it just in time, and hot soup splashed on the floor, right next to {L’s} foot. “Nobody comes near the stove any more,” they said. And {L} had so wanted to help.',
      tries: [
        '{L} only wanted to feel if it was really hot, and put out one finger. “Ow!” They held it under cold water, for a long, long time.',
        '{F} took the big knife from the board, to help with the carrots. It was taken away at once.',
        'They sat down under the table. There was nothing hot there. But there was nothing to do, either.',
      ],
      tip: '“In my kitchen there’s a red line on the floor,” said {G+}, the cook. “That side is hot, and only the cook goes there. This side has work for everyone. And all the handles look at the wall.”',
      low: '{L’s} finger throbbed a bit. Under the table it was dark, and the soup was bubbling without them.',
      turn: '{L} stuck red tape on the floor, three big steps from the stove. “Only grown-ups on that side,” said {L}. “And the handle goes that way!” In front of the line {L} washed the carrots, and {F} shelled the peas.',
      done: 'The grown-ups carried everything over the red line and stirred. When the soup was in the bowls, {L} blew on it before the first spoonful. Nobody was burnt. “Who made this?” they asked. “All of us,” said {L}, “on both sides.”',
      again: 'The cat will not stay in front of the line. {L} carries it back, every time.',
      object: 'bowl',
      helper: { name: 'Chef Rosso', creature: 'bear' },
      outcomes: [
        {
          asked: ['soup/cook/eat/kitchen/dinner/pizza/pancake/cake/bake/biscuit/cookie'],
          done: 'The grown-ups carried everything over the red line and stirred, with all the handles to the wall. The carrots were {L’s}, the peas {F’s}. “Who made this?” they asked. “All of us, on both sides.” When it had been blown on, {told}.',
        },
        {
          asked: ['safe/hurt/help/careful/apron/hat/chef'],
          done: 'The grown-ups stirred on that side of the red line, and on this side {L} washed and {F} shelled, from morning soup to evening soup. The cat tried it, too, and was carried back. “In my kitchen you could start tomorrow,” said {G}, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The grown-ups stirred on that side of the red line. On this side {L} washed the carrots and {F} shelled the peas. Then the soup was in the bowls, and the bowls on the table, where there isn’t any line. And {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The grown-ups stirred on that side of the red line, {L} and {F} worked on this one, and nobody was burnt. “Who made this?” they asked. “All of us, on both sides,” said {L}. Across the tape on the floor {told}.',
        },
      ],
      art: {
        'sizzling and bubbling': 'kitchen: L tiptoe curious; pan, oven',
        'on tiptoe in front': 'kitchen: L+F tiptoe curious; pan',
        'The pan tipped': 'kitchen: L startle frightened; pan, lady, puddle',
        'under cold water': 'kitchen: L cry sad; tap, sink',
        'the big knife': 'kitchen: F stand ashamed; L look; lady, carrot',
        'sat down under the table': 'kitchen: L+F sit sad under table',
        'a red line on the floor': 'kitchen: G point; L look G curious; ribbon',
        'throbbed a bit': 'kitchen: L sit sad under table',
        'stuck red tape': 'kitchen: L wash carrot happy; F hold peas happy; red ribbon',
        'When the soup was': 'kitchen: L blow happy; F cheer; bowl, people',
        'carries it back': 'kitchen: L hold cat laughing; red ribbon',
      },
    },
  ],
};
