import type { StorySourceInput } from '../../story-source.ts';

/** Stories about May Day and the maypole. */
export const mayDay: StorySourceInput = {
  id: 'may-day',
  words: [
    'may day',
    'maypole',
    'maypoles',
    'maypole dance',
    'dance/dancing round the maypole',
    'first of may',
    'may queen',
    'ribbons round the maypole',
  ],
  situations: ['visit', 'make', 'learn', 'deed', 'cannot', 'wants'],
  topic: 'May Day',
  thing: 'the maypole',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'the-knot-of-ribbons',
      titles: ['The Knot of Ribbons', '{L} and the Maypole', 'Over and Under'],
      goal: 'plait the ribbons round the maypole',
      trouble: 'the ribbons were in one big knot',
      solved: 'the ribbons made a pattern right down the pole',
      opener:
        'On the first of May a tall pole stood on the village green, with ribbons in all colours hanging from its top. {L+} was allowed to dance for the first time, with the yellow ribbon.',
      friend:
        '{F+} had the blue one. The fiddle played, and they set off. “It’s easy,” said {F}. “You just run round.” And they ran, one faster than the other.',
      problem:
        'After two rounds the yellow ribbon was round {F}, the blue one was round {L}, and the red one round the fiddler. In the middle hung a knot like a bird’s nest. The music stopped.',
      tries: [
        'They ran backwards. The knot stayed where it was and got a brother.',
        'Everybody pulled at their own ribbon. The pole bent to one side, and they let go in fright.',
        '{L} ducked under all the others. That was right, once. The second time it was wrong.',
      ],
      tip: '“It’s a plait, only a big one,” said {G+}. “Half of you go this way, half of you go that way. When you meet somebody, go over. With the next one, go under. Over, under. And walk! Only those who run get tied up.”',
      low: 'A small child pointed at the nest and asked if there were eggs in it.',
      turn: 'They untied it, ribbon by ribbon, until all of them hung straight again. Then every second one turned round. {L} said it aloud: “Over {F}. Under red. Over green. Under white.” The fiddle played slowly, and they walked.',
      done: 'Over, under, over, under. And look, on the top of the pole it began: yellow, blue, yellow, blue, a net like the skin of a snake! Little by little it grew downwards, till the ribbons were too short to dance. Everyone clapped.',
      again:
        'Then they turned round and danced it open again. {L} only got it wrong once, on purpose, because of the fiddler.',
      outcomes: [
        {
          asked: ['queen/king/crown/flower/ribbon/maypole/spring'],
          done: 'Over, under, over, under. From the top of the pole it grew, yellow, blue, yellow, blue, a net like the skin of a snake. When the ribbons were too short to dance, somebody came up with a wreath of cowslips, and {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'party/sleepover/celebrate/celebration/feast',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['eats', 'shares', 'party', 'makes', 'gets'],
          done: 'Over, under, over, under. From the top of the pole it grew, a net like the skin of a snake, till the ribbons were too short to dance. They all stood close together round the pole by then, and close to the tables as well. So {told}.',
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
            'play/game/dance/sing/fun/race',
            'best day/time',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'home', 'plays'],
          done: 'Over, under, over, under. From the top of the pole it grew, a net like the skin of a snake. At the end the ribbons were so short that {L} and {F} stood nose to nose, one yellow and one blue. The fiddle stopped, and {told}.',
        },
      ],
      helper: {
        name: 'Fiddler Tom',
        creature: 'cricket',
      },
      art: {
        'with the yellow ribbon': 'village: L hold yellow ribbon happy; pole, ribbon',
        'The fiddle played, and': 'village: F run blue ribbon happy; L run yellow ribbon happy; pole',
        'a knot like a bird': 'village: L think worried; F point worried; pole, many ribbon, nest',
        'ran backwards': 'village: L walk worried; F walk; pole, ribbon',
        'pulled at their own ribbon': 'village: L+F pull ribbon; pole',
        'ducked under all the others': 'village: L crouch worried; F look worried; pole, many ribbon',
        'a plait, only a big one': 'village: G fiddle; L+F look G curious; pole, ribbon',
        'asked if there were eggs': 'village: L slump ashamed; F laugh; children, nest',
        'untied it': 'village: L tie ribbon calm; F hold ribbon calm; pole',
        'like the skin of a snake': 'village: L dance ribbon; F dance ribbon; pole, people',
        'danced it open again': 'village: L dance laughing; F dance; pole, many ribbon',
      },
    },
  ],
};
