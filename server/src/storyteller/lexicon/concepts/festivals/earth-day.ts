import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Earth Day. */
export const earthDay: StorySourceInput = {
  id: 'earth-day',
  words: [
    'earth day',
    'look/looking after our/the planet/earth/world/environment',
    'save/saving our/the planet/earth/world',
    'help/helping the planet/earth/environment',
    'care/caring for the planet/earth/environment',
    'climate',
    'climate change',
    'global warming',
    'protect/protecting the environment/planet/earth/nature',
    'our planet',
    'world environment day',
    'green school',
    'eco school',
    'eco club',
    'greta thunberg',
    'plastic-free',
    'mother earth',
    'planet earth',
    'sustainability',
    'air pollution',
    'endangered planet',
  ],
  situations: ['learn', 'visit', 'question', 'make', 'wants', 'value', 'deed'],
  topic: 'looking after the earth',
  thing: 'the walk to school',
  home: 'city',
  main: 'city',
  plots: [
    {
      id: 'the-walking-bus',
      titles: ['The Bus with Many Legs', '{L} and Earth Day', 'Something Small for a Big Planet'],
      goal: 'do something for the earth that really helped',
      trouble: 'the earth was so big and {L} was so small',
      solved: '{L} had found something that helped the earth',
      opener:
        'In the morning the street in front of the school was full of cars, one behind the other, and all their engines were running. {L+} walked along beside them and coughed. Today was Earth Day.',
      friend:
        '{F+} had painted a poster: a planet with a thermometer in its mouth. “It’s getting too warm for the earth,” said {F}, “and part of that comes out of the exhaust pipes.”',
      problem:
        '{L} looked at the poster for a long time. The earth was so big. There were glaciers on it, and whole oceans. “What can I do about it?” asked {L}. “I haven’t even got a car that I could leave at home.”',
      tries: [
        'They held up the poster beside the road. The people in the cars nodded, and drove on.',
        '{L} switched off every lamp at school. It saved a bit of power. But it was the middle of a music lesson, and somebody sat down on the drum.',
        '{L} wrote to the president of the whole world. There is no president of the whole world, and the letter came back.',
      ],
      tip: '“Start with the bit that makes you cough,” said {G+}, who helped people across the road. “There are fifty-one cars every morning, and thirty of them come from the next two streets. Those children could walk. But nobody likes to walk alone.”',
      low: '{L} looked at the line of cars. Behind every window sat somebody {L} knew, and looked out.',
      turn: '{L} drew a map with four stops. “We’ll make a bus,” said {L}, “but one with legs!” The next morning {L} set out from the first stop with a long rope, and a grown-up at its end. At every stop more of them took hold of it. They sang.',
      done: 'On Monday there were five of them, on Friday nineteen. {F} counted the cars in front of the school: fifty-one, forty-four, thirty-two. The street was so quiet that they could hear a blackbird, and nobody coughed. “That’s one street,” said {L}. “It’s a start.”',
      again:
        'The bus with many legs goes every morning now, even in the rain. Another school has asked how it is done. {L} sent them the map.',
      outcomes: [
        {
          asked: ['tree/plant/flower/garden/clean/litter/rubbish/recycle/animal/polar'],
          done: 'On Friday nineteen of them held the rope. There were nineteen cars fewer, and in front of the school a long strip lay empty where they used to wait. Nobody drove on it any more. “It’s a start,” said {L}, and there {told}.',
        },
        {
          asked: ['earth/planet/world/save/help/everyone/people/healthy/better/walk/car/school'],
          done: 'On Monday there were five on the rope, on Friday nineteen, and the street was so quiet that they could hear a blackbird. Another school asked how it is done, and then a third one, and each wanted a rope. So {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'party/sleepover/celebrate/celebration/feast',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'play/game/dance/sing/fun/race',
            'best day/time',
          ],
          kinds: ['eats', 'shares', 'party', 'makes', 'gets', 'plays'],
          done: 'On Monday there were five on the rope, on Friday nineteen. The street was so quiet that they could hear a blackbird, and nobody coughed. There was room in front of the school now. They put a table where the cars had been, and {told}.',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'laugh/giggle/grin',
            'clap/cheer/applaud',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'team/together',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'home',
            'sleep/asleep/bed/snore',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'home', 'sleep'],
          done: 'On Monday there were five on the rope, on Friday nineteen. The street was so quiet that they could hear a blackbird. {F} took the thermometer out of the planet’s mouth and painted a smile on it, and {told}.',
        },
      ],
      object: 'rope',
      helper: { name: 'Mrs Lollipop', creature: 'woman' },
    },
  ],
};
