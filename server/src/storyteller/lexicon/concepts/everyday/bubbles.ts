import type { StorySourceInput } from '../../story-source.ts';

/** Stories about soap bubbles. */
export const bubbles: StorySourceInput = {
  id: 'bubbles',
  words: [
    'bubble',
    'bubbles',
    'soap bubble',
    'soap bubbles',
    'blow/blowing bubbles',
    'giant bubble',
    'biggest bubble',
    'bubble machine',
    'bubble wand',
  ],
  situations: ['wants', 'learn', 'make', 'cannot', 'has', 'visit', 'record', 'record-being'],
  topic: 'bubbles',
  thing: 'the bubble',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'the-one-that-lasted',
      titles: ['{L} and the Giant Bubble', 'Pop!', 'A Bubble as Big as a House'],
      goal: 'make a really big bubble',
      trouble: 'every bubble burst at once',
      solved: 'a giant bubble was floating over the garden',
      opener:
        'Pop. Pop, pop. {L+} sat on the step with a little pot of soapy water and blew. They were pretty bubbles, as big as cherries. None of them got as far as the gate.',
      friend:
        '“Can’t you make one so big that you could sit in it?” asked {F+}. {L} had wanted to know that for a long time.',
      problem:
        '{L} blew slowly, and {L} blew fast. The bubble grew as big as an apple, wobbled, and pop! There was only a wet spot on {L’s} nose. However big they got, they burst too soon.',
      tries: [
        '{F} put in more soap. Now there was a lot of foam. It was fun, but foam doesn’t fly.',
        '{L} bent a big ring out of wire and ran with it. Pop! The sun was hot and the wire was dry.',
        'They tried to catch one, and keep it. As soon as a finger touched it, pop.',
      ],
      tip: '“A bubble is nothing but water with a thin skin, and it bursts when it gets dry,” said {G+}. “So keep everything wet: hands, strings, air. Stir in a spoonful of sugar. And wait till the sun is behind the house.”',
      low: 'They let the bowl stand in the shade, and tied two sticks together with a woolly string. It was the hardest part: doing nothing till the evening.',
      turn: 'When the grass was cool, {L} dipped the string right in, held the sticks apart, and walked backwards, very slowly, without blowing at all. Something long and shining bent out of the string, and grew, and grew. Then {L} closed the sticks.',
      done: 'It was as big as a cow! It wobbled over the garden in all the colours of the rainbow. It sailed over the fence, over the shed, and higher than the apple tree. Nobody said a word.',
      again: 'It never came down, at least not here. {L} likes to think that it’s still on its way.',
      outcomes: [
        {
          asked: ['bubble/they/it fly/float/sky/away/moon/high/carry/inside/ride/up'],
          done: 'It was as big as a cow! It wobbled over the garden in all the colours of the rainbow, and the string in {L’s} hands went light. For once nobody shouted and nobody jumped, and so {told}. {G} looked after it with both eyes.',
        },
        {
          asked: ['pop/burst'],
          done: 'It was as big as a cow! It wobbled over the garden in all the colours of the rainbow, past the gate and over the shed. Then it met the top twig of the apple tree, and {told}. “Again!” cried {F}, and held out the bowl.',
          again:
            'Every evening, when the grass is cool, the bowl stands by the step. The twig has been tied back with a bit of wool.',
        },
        {
          asked: [
            'party/sleepover/celebrate/celebration/feast',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
          ],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'It was as big as a cow! It wobbled over the garden and over the fence, and all the street came to see where such a thing was made. There were sticks and string enough for everyone. So {told}, till the bowl was empty.',
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
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says'],
          done: 'It was as big as a cow! It sailed over the fence, over the shed, and higher than the apple tree. For a moment you could see them both in it, upside down, and nobody said a word. Then {told}.',
        },
      ],
      helper: { name: 'Slick', creature: 'snail' },
      art: {
        'Pop. Pop, pop': 'garden: L blow happy on step; bubbles',
        'big that you could sit': 'garden: L think bubbles curious; F point happy',
        'a wet spot on': 'garden: L startle; bubbles',
        'put in more soap': 'garden: F pour soap laughing; L look surprised; big bubbles, bowl',
        'ring out of wire and': 'garden: L run hoop worried; sun',
        'tried to catch one': 'garden: L reach-up worried; F catch worried; bubbles',
        'till the sun is behind': 'garden: L look curious; G speak calm; bowl',
        'tied two sticks together': 'garden, evening: L tie stick happy; F hold stick calm; bowl',
        'the grass was cool': 'garden, evening: L hold stick happy; F watch surprised; big bubbles',
        'as big as a cow': 'garden, evening: L+F look-up surprised; huge bubbles',
        'still on its way': 'garden, night: L wave happy; bubbles, moon',
      },
    },
  ],
};
