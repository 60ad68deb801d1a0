import type { StorySourceInput } from '../../story-source.ts';

/** Stories about giving away toys. */
export const givingAwayToys: StorySourceInput = {
  id: 'giving-away-toys',
  words: [
    'give/gives/giving away toy/toys/clothes',
    'give/giving toys charity',
    'donate/donating toys/clothes',
    'too many toys',
    'sort/sorting out toys',
    'outgrown toys',
    'toys I don’t play with',
    'declutter',
    'decluttering',
    'giving toys to other children',
    'clear/clearing out toys',
  ],
  situations: ['reluctant', 'refuses', 'learn', 'wants', 'deed', 'too-many', 'sad', 'has', 'own-wish'],
  topic: 'giving away old toys',
  thing: 'the box',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'three-boxes-and-one-elephant',
      titles: ['Three Boxes', '{L} Has Too Many Toys', 'The Elephant Moves House'],
      goal: 'give away the toys that nobody played with',
      trouble: '{L} did not want to give anything away',
      solved: 'two boxes had gone out of the house, and it felt light',
      opener:
        'The cupboard would not shut any more. If you opened it, something fell on your foot. {L+} had toys on the shelf, toys under the bed, and toys on top of the toys. “Some of it has to go,” they said.',
      friend:
        '“But I need it all,” said {L}. “That as well?” asked {F+}, and held up a horse without legs. {L} had not seen it for a year. But now that somebody else was holding it, {L} needed it urgently.',
      problem:
        '{L} sat in the middle of the floor. Every single piece had a name, or a birthday, or a crumb of cake in its fur. “Good” stood on the first box, “bad” on the second. {L} put everything in “good”.',
      tries: [
        'They wanted to do it quickly, while {L} was at school. {L} found the bag in the hall, and cried, and carried it all back up.',
        '{L} gave away one thing: a puzzle piece, a grey one.',
        '{L} hid it all behind the curtain. Then the curtain had a tummy.',
      ],
      tip: '“Nobody gives away a friend just to have more room,” said {G+}. “Don’t ask what’s good and what’s bad. Ask who’d be happy with it. Do three boxes: ’Stays’, ’For the little ones at the nursery’, and ’I don’t know yet’. The last one may stand there till spring.”',
      low: '{L} took a good look at the heap. Who would be happy with the elephant on wheels? It had been asleep there since {L} could run.',
      turn: '{L} took one after the other, and gave it time. “Thank you for the ride,” said {L} to the elephant. “At the nursery there’s a small one who can’t walk yet. You can do that.” Into the second box it went, and the horse without legs went into the third.',
      done: 'They carried the box to the nursery themselves. The door opened, and somebody very small was sitting there on the carpet, saw the elephant, and took hold of it. The wheels squeaked. “It’s awake,” whispered {L}. It hurt a tiny little bit, and it was lovely.',
      again:
        'The cupboard shuts with one finger. And in the spring {L} opened the third box. The horse stayed. It has a bed of its own now, because of the legs.',
      outcomes: [
        {
          asked: [
            'child/children/baby/kid/somebody/someone/others/toy/charity/nursery happy/love/smile/new/home/give/donate/need',
          ],
          done: 'They carried the box to the nursery themselves. Somebody very small was sitting there on the carpet, saw the elephant on wheels, and took hold of it. The wheels squeaked. “It’s awake,” whispered {L}. And {told}.',
        },
        {
          asked: [
            'play/game/dance/sing/fun/race',
            'best day/time',
            'party/sleepover/celebrate/celebration/feast',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
          ],
          kinds: ['plays', 'party', 'eats', 'shares', 'makes', 'friends'],
          done: 'They carried the box to the nursery themselves. Somebody very small saw the elephant on wheels, and took hold of it. But how did it go? {L} knelt down on the carpet and showed how. Then the whole box had to be shown, and {told}.',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'laugh/giggle/grin',
            'clap/cheer/applaud',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'team/together',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'team', 'says', 'gets'],
          done: 'They carried the box to the nursery themselves. Somebody very small sat there on the carpet, saw the elephant, and took hold of it. The wheels squeaked. It hurt {L} a tiny little bit, and it was lovely. So {told}.',
        },
      ],
      helper: { name: 'Mrs Trunk', creature: 'woman' },
      art: {
        'shut any more': 'bedroom: L push wardrobe worried; doll, ball, blocks',
        'held up a horse': 'bedroom: F hold horse curious; L reach-up worried; shelf',
        'the middle of the floor': 'bedroom: L sit worried; box, many teddy, doll',
        'the bag in the hall': 'hallway: L cry bag; stairs',
        'a puzzle piece': 'bedroom: L give small grey puzzle brave',
        'it all behind the curtain': 'living-room: L hide; curtain, ball',
        'Do three boxes': 'bedroom: G point calm; L look curious; many box',
        'good look at the heap': 'bedroom: L look curious at elephant; small elephant, heap',
        'Thank you for the ride': 'bedroom: L hold small elephant happy; two box',
        'box to the nursery themselves': 'school: L crouch happy; F look happy; baby, small elephant',
        'The door opened': 'school: L crouch happy; F look happy; baby, small elephant',
        'a bed of its own': 'bedroom: L look happy; small horse on bed, wardrobe',
      },
    },
  ],
};
