import type { StorySourceInput } from '../../story-source.ts';

/** Stories about St Patrick’s Day and leprechauns. */
export const stPatricksDay: StorySourceInput = {
  id: 'st-patricks-day',
  words: [
    'st patrick',
    'saint patrick',
    'st patrick’s day',
    'saint patrick’s day',
    'st patrick day',
    'saint patrick day',
    'paddy day',
    'leprechaun',
    'leprechauns',
    'leprechaun trap',
    'pot of gold',
    'shamrock',
    'four-leaf clover',
  ],
  situations: [
    'visit',
    'learn',
    'question',
    'make',
    'wants',
    'newcomer',
    'mystery',
    'finds',
    'deed',
    'has',
    'trait',
    'being-and-thing',
  ],
  topic: 'the leprechaun',
  thing: 'the pot of gold',
  creature: 'leprechaun',
  home: 'village',
  main: 'meadow',
  plots: [
    {
      id: 'the-ribbon',
      titles: ['{L} and the Leprechaun', 'The Pot of Gold', 'A Ribbon on Every Bush'],
      goal: 'find the pot of gold again',
      trouble: 'there was a green ribbon on every bush in the meadow',
      solved: '{L} had got the better of the leprechaun',
      opener:
        'On Saint Patrick’s Day everybody in the village wore something green, and there was music in the street. {L+} ran out to the meadow to pick shamrocks, which have three leaves.',
      friend:
        'Tap, tap, tap, it went behind a thorn bush. There sat {S+}, as high as a boot, mending a tiny shoe. “You’ve seen me,” said {S}, and sighed. “So I have to show you where my pot of gold is.”',
      problem:
        '“It’s under this bush,” said {S}. {L} had no spade. So {L} tied a green ribbon round the bush. “Promise not to take it off!” said {L}, and ran home. {S} kept the promise. But when {L} came back, there was a green ribbon on every bush.',
      tries: [
        '{L} dug under the first bush and found roots. {L} dug under the second. There were about nine hundred.',
        '{L} called {S} a cheat. “I didn’t take it off,” said {S}, very pleased, and turned a cartwheel.',
        '{L} felt all the ribbons. Every single one was new and green and had the same bow.',
      ],
      tip: '“You won’t get anywhere with a leprechaun by digging,” said {G+}, who came by with a fiddle. “They’re cleverer than we are. But they can’t bear an unfinished shoe, and they love a tune. Think about where the work was being done.”',
      low: '{L} leaned on the spade and looked over the meadow. It was a good trick, {L} had to admit. From far away came the music.',
      turn: '{L} began to whistle a jig, and listened. Somewhere a small hammer joined in, tap, tap, tap, quite in time. {S} simply had to! {L} went after the sound, whistling, past a hundred ribbons, up to one bush. Behind it sat {S}, next to the pot, with the shoe.',
      done: '“You’ve got me,” said {S}, and laughed. “Take one handful.” {L} took one gold coin and left the rest. “You need it for ribbons,” said {L}. Then they went to the parade together, {S} in {L’s} hood, and the fiddle played all the way.',
      again:
        'The meadow still has green ribbons here and there. Every year on Saint Patrick’s Day there is one more.',
      outcomes: [
        {
          asked: ['gold/pot/coin/rich/rainbow/treasure/find'],
          done: '“You’ve got me,” said {S}, and laughed. Under the bush stood the pot, full to the brim, and a green ribbon lay round it in a bow. “Take one handful.” {L} took one coin and left the rest. So {told}.',
        },
        {
          asked: [
            'party/sleepover/celebrate/celebration/feast',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'gets'],
          done: '“You’ve got me,” said {S}, and laughed. {L} took one gold coin and left the rest. “You need it for ribbons,” said {L}. From the village came the music. {S} climbed into {L’s} hood, with the shoe, and down there {told}.',
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
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'home'],
          done: '“You’ve got me,” said {S}, and laughed. “Take one handful.” {L} took one coin and left the rest. “You need it for ribbons.” Nobody had ever left a leprechaun the pot. {S} dropped the hammer, and {told}.',
        },
      ],
      object: 'bag',
      helper: { name: 'Old Finn', creature: 'man' },
    },
  ],
};
