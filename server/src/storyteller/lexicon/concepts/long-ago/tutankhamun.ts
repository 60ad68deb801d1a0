import type { StorySourceInput } from '../../story-source.ts';

/** Stories about how the tomb of Tutankhamun was found. */
export const tutankhamun: StorySourceInput = {
  id: 'tutankhamun',
  words: [
    'tutankhamun',
    'tutankhamen',
    'king tut',
    'tomb of tutankhamun',
    'tutankhamun’s tomb',
    'tutankhamun tomb',
    'howard carter',
    'valley of the kings',
    'pharaoh’s tomb',
    'tomb of a/the pharaoh',
    'pharaoh tomb',
    'discovery of tutankhamun',
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
    'works-as',
    'wants-to-be',
    'own-wish-to-be',
    'finds',
    'mystery',
  ],
  topic: 'the tomb of Tutankhamun',
  thing: 'the steps in the sand',
  home: 'desert',
  main: 'desert',
  plots: [
    {
      id: 'the-water-jar',
      titles: ['The First Step', 'The Water Jar', 'Wonderful Things'],
      goal: 'find the tomb of the young king',
      trouble: 'they had been digging for years and had found nothing',
      solved: 'the tomb of the young king had been found',
      opener:
        'In the Valley of the Kings in Egypt, a hundred years ago, Howard Carter was looking for the tomb of King Tutankhamun. {L+} belonged to the camp and brought water to the diggers, with a big jar and a donkey.',
      friend:
        '“Five years of sand,” said {F+}, who led the donkey. “They say this is the last winter. If there’s nothing again, it’s over.” The baskets went up full and came down empty.',
      problem:
        'They had drawn the whole valley on a big sheet of paper, and whatever had been dug was crossed out. There was hardly any place left. Only over there, where the old workmen’s huts had stood, no one had ever looked. “There won’t be anything there,” they said.',
      tries: [
        'They dug deeper where they’d dug before. There they met their own footprints.',
        'They dug near the great tombs, where it seemed likely. They found a broken pot. It was only four years old.',
        '{F} asked the donkey, for fun. The donkey sneezed. They wrote it down.',
      ],
      tip: '“Sand slides,” said {G+} in the warm sun. “But stone that someone has cut has edges. You won’t see them from up there. You’ll notice them when you want to set something down.”',
      low: 'It was already hot in the morning. Carter sat in front of the tent and looked at the paper. Nobody was singing.',
      turn: 'By the old huts {L} wanted to stand the big jar upright, and scraped a hollow for it in the sand. There was something hard. {L} brushed the sand away: an edge, quite straight. It was a step! “Come here!” cried {L}. “Here’s a stair going down!”',
      done: 'There were sixteen steps, and at the bottom a sealed door. Carter made a small hole in it and held up a candle. “Can you see anything?” they asked. “Yes,” said Carter after a while. “Wonderful things.” Far back into the dark there was a glimmer of gold.',
      again:
        'It is really told in Egypt that a water carrier found the first step. {L} never says much about it. “I only wanted to set down the jar.”',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'There were sixteen steps, and at the bottom a sealed door. Carter held up a candle to a small hole. “Wonderful things.” In the camp all the baskets were turned over, and the big jar stood in the middle, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'There were sixteen steps, and at the bottom a sealed door. Carter looked through a small hole, and saw wonderful things. Then Carter climbed up again, all sixteen, to where the jar lay in the sand, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'There were sixteen steps, and at the bottom a sealed door. Carter held up a candle to a small hole. “Can you see anything?” “Yes,” said Carter after a while. “Wonderful things.” Five years of sand lay behind them, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'There were sixteen steps, and at the bottom a sealed door. Carter looked through a small hole, and saw wonderful things. A guard sat down on the top step. The donkey was loaded, the first star came out, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'There were sixteen steps, and at the bottom a sealed door. Carter held up a candle to a small hole. “Can you see anything?” “Yes. Wonderful things.” {L} was lifted up to look as well, and {told}.',
        },
      ],
      helper: { name: 'Sett', creature: 'lizard' },
      art: {
        'jar and a donkey': 'desert: L carry jar happy; donkey',
        'Five years of sand': 'desert: F hold basket sad; L look; donkey',
        'sheet of paper, and whatever': 'desert: L look worried; map, gentleman',
        'deeper where': 'desert: L+F dig worried; footprints',
        'near the great tombs': 'desert: L hold pot worried; F look; pyramid',
        'asked the donkey': 'desert: F say laughing; L laugh; donkey',
        'Sand slides': 'desert: G say; L look G curious; step',
        'in front of the tent': 'desert, morning: L stand sad; gentleman, tent',
        'scraped a hollow': 'desert: L dig curious; jar',
        'an edge, quite straight': 'desert: L point surprised; F run; step, jar',
        'held up a candle': 'desert: L look surprised; F look; gentleman, candle, gold',
        'told in Egypt': 'desert: L hold jar happy; step',
      },
    },
  ],
};
