import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the Lunar New Year. */
export const lunarNewYear: StorySourceInput = {
  id: 'lunar-new-year',
  words: [
    'lunar new year',
    'chinese new year',
    'new year dragon',
    'dragon dance',
    'lion dance',
    'tet',
    'spring festival',
    'red envelope',
    'chinese zodiac',
    'zodiac',
    'zodiac animals',
    'race of the animals',
    'great race of the animals',
    'race of animals',
    'animal race',
    'twelve animals',
    'twelve animals of the zodiac',
    'year of the rat/ox/tiger/rabbit/dragon/snake/horse/goat/sheep/monkey/rooster/dog/pig',
    'jade emperor',
  ],
  situations: ['learn', 'wants'],
  topic: 'the Lunar New Year',
  thing: 'the dancing dragon',
  main: 'city',
  plots: [
    {
      id: 'dragon-dance',
      titles: ['The Dragon with Six Left Feet', '{L} Dances the Dragon', 'A Dragon for New Year'],
      goal: 'dance the New Year dragon down the street',
      trouble: 'the New Year dragon kept falling over its feet',
      solved: 'the dragon danced as if it were alive',
      opener:
        'Red lanterns hung across the street for the Lunar New Year. And this year {L+} was allowed to be under the great paper dragon and help it dance!',
      problem:
        'But the head went left, the middle went right, and the tail sat down. The dragon lay in the street in a heap, with feet sticking out everywhere.',
      tries: [
        '“Follow me!” called {L} from the front. But inside a dragon you see nothing except the back of somebody’s shirt.',
        'They tied themselves together with a string. Now when one of them tripped, all of them did.',
        'They went as slowly as they could. It was safe, but it looked as though the dragon had a tummy ache.',
      ],
      tip: '“A dragon has no eyes in its tail,” said {G+}, “but it has ears all the way along. Listen to my drum: boom is left, boom is right, and two quick ones are a jump.”',
      turn: 'The drum began. Boom, said the drum, and every left foot went forward. Boom, and every right one. {L} stopped looking and only listened.',
      done: 'Up went the head, and the wave ran down the whole long back to the tip of the tail. The dragon leapt, the firecrackers cracked, and everyone cheered. “Happy New Year!”',
      again:
        'Afterwards there were dumplings and red envelopes. In the night {L’s} feet were still going boom, boom, under the blanket.',
      object: 'drum',
      helper: { name: 'Mr Lin', creature: 'panda' },
    },
    {
      id: 'dragon-legs',
      titles: ['{L} and the New Year Dragon', 'The Dragon With Too Few Legs', 'Drums for the New Year'],
      goal: 'make the New Year dragon dance',
      trouble: 'the New Year dragon had too few legs',
      solved: 'the New Year dragon was dancing',
      object: 'drum',
      opener:
        'The house was swept, the red lanterns hung, and the dumplings were folded like little boats. It was Lunar New Year! {L+} had a red envelope in one pocket and could hardly stand still.',
      friend:
        '{F+} came with a drum as big as a barrel. “Boom,” said {F}. “When the dragon dances, the old bad luck runs away. Boom, boom!”',
      problem:
        'But the New Year dragon lay on the ground like a long, wet stocking. It was made of silk, it had a golden head, and it needed twenty legs. Half the dancers were in bed with a cold.',
      tries: [
        '{L} and {F} crept under it alone, one in front, one behind. The dragon’s tummy dragged along the street and swept up a cat.',
        'They put brooms and umbrellas under the silk. The dragon stood. It stood very well. But it did not dance.',
        'Then only the head went. A head without a dragon frightened nobody, least of all bad luck.',
      ],
      tip: '“The dragon is made of neighbours,” said {G+}, and straightened the golden whiskers. “It doesn’t matter who is under it. It only matters that they all hear the same drum.”',
      turn: '“Who has two legs free?” called {L} down the street. The baker came, and the bus driver, three grannies and a boy in one skate. They slipped under the silk. “Listen to the drum!” called {L}. Boom. Boom-boom.',
      done: 'And the dragon lifted its head. It danced round the corner, up the steps and down again, on twenty-two legs, with one skate. The firecrackers banged, and bad luck ran away as fast as it could. “Happy New Year!”',
      again:
        'In the evening there were dumplings, long noodles and oranges. In {L’s} red envelope was a coin, and a thread of dragon silk.',
      helper: {
        name: 'Grandma Mei',
        creature: 'tiger',
      },
      setting: {
        topic: 'Lunar New Year',
        thing: 'the dancing dragon',
        main: 'city',
      },
    },
    {
      id: 'the-race-across-the-river',
      words: [
        'race',
        'zodiac',
        'twelve animals',
        'jade emperor',
        'year of the rat/ox/tiger/rabbit/dragon/snake/horse/goat/sheep/monkey/rooster/dog/pig',
      ],
      titles: ['The Race across the River', '{L} and the Twelve Animals', 'Who Gives the Year a Name?'],
      goal: 'find out which animal the first year belonged to',
      trouble: 'every animal wanted to be the first of the twelve years',
      solved: 'each of the twelve animals had a year of its own',
      opener:
        'Before the first New Year feast of all, years had no names. “How old are you?” people asked {L+}, and there was no way to say it. So the Jade Emperor called the animals to the river. Twelve years were to be named after twelve of them.',
      friend:
        '{F+} was at the river with a long roll of paper and a brush. “Twelve lines,” said {F}. “And look who wants to be on the first one.” All the animals were talking at once.',
      problem:
        '“I’m the strongest,” said an ox. “I’m the most beautiful,” said a dragon. “And I’m the cleverest,” squeaked a rat, from somewhere near the ground. {L} held the brush over line one, and did not know what to write.',
      tries: [
        '{L} lined the animals up by size. The dragon lay down behind them, and the line went three times round the hill. The rat could not be seen at all.',
        '“The oldest comes first,” said {F}. But years had no names yet, so not one of the animals knew how old it was.',
        '{L} asked who was the loudest. The rooster crowed, the dog barked, the pig squealed, and {L} heard nothing else until lunch.',
      ],
      tip: '“Talking takes nobody across a river,” said {G+}. “Don’t ask what they say about themselves. Let them show what they can do. The new year begins on the other bank.”',
      turn: '“A race!” cried {L}. “Swim across, and I’ll write you down as you climb out.” Splash! The ox swam in front, strong and steady. But the rat sat behind its ear, and at the bank it jumped. Rat first, wrote {L}, and ox second.',
      done: 'The tiger came third, dripping wet, and the rabbit fourth, on a floating log. The dragon was only fifth: it had stopped to bring rain to a dry village. Then came snake, horse, goat, monkey, rooster and dog. Last of all came the pig, straight from lunch.',
      again:
        '“And which year is mine?” asked {F}. {L} ran down the twelve lines, and found it. Each New Year it’s another animal’s turn, and after the pig comes the rat again.',
      helper: { name: 'Grandfather Crane', creature: 'crane' },
      setting: { topic: 'the race of the animals', thing: 'the race across the river', main: 'river' },
    },
  ],
};
