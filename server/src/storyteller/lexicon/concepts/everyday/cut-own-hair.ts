import type { StorySourceInput } from '../../story-source.ts';

/** Stories about cutting your own hair. */
export const cutOwnHair: StorySourceInput = {
  id: 'cut-own-hair',
  words: [
    'cut/cuts/cutting own hair',
    'cut/cuts/cutting hair scissors',
    'cut/cuts hair myself/themselves',
    'cut off hair/plait/fringe',
    'cut own fringe/bangs',
    'cut fringe',
    'cut sister’s/brother’s/doll’s hair',
    'cut/cutting doll hair',
    'scissors and hair',
    'playing hairdresser',
    'play/playing hairdresser',
  ],
  situations: ['misdeed', 'damage', 'own-damage', 'deed', 'learn', 'sad'],
  topic: 'cutting your own hair',
  thing: 'the scissors',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'it-does-not-stick-back-on',
      titles: ['Snip, Snap, Oh Dear', '{L} the Hairdresser', 'The Very Short Fringe'],
      goal: 'get {L’s} hair right again',
      trouble: 'the hair was off, and it would not stick back on',
      solved: '{L} had hair that was short, and that looked right',
      opener:
        'There was hair in {L+}’s eyes. It tickled, and you could only see half the world. On the desk lay the paper scissors, blue, with round ends. “Just a tiny little bit,” thought {L}.',
      friend:
        'Snip. It was crooked. Snip, on the other side. Now it was crooked the other way. Snip, snap. When {F+} came in, {L} was sitting in front of the mirror, quite still, with a lap full of hair. “Oh,” said {F}.',
      problem:
        'At the front there was hardly anything left, and the rest stood up like a brush. At the side there was a hole. {L} looked into the mirror, and somebody strange looked out. “I want it back,” said {L}, and {L’s} lip trembled.',
      tries: [
        '{L} tried glue. Now it was short, crooked and sticky.',
        '{L} put on a woolly hat. It was July. At lunch they all looked at the hat, and the hat got hotter and hotter.',
        '{L} cut the doll’s hair as well, so as not to be the only one. Now there were two of them who looked sad.',
        '{L} pushed all the hair under the carpet. The carpet had a hump now, and you could still see {L’s} head.',
      ],
      tip: '“I was five when I did that,” said {G+}, “the day before the photo. Hair grows by itself, as long as your little fingernail every month. It doesn’t hurt, and it can be put right. But come out of that hat first, and say it.”',
      low: '{L} held on to the hat with both hands. Then {L} let go with one. Then with the other. It was nice and cool without it.',
      turn: '“I cut my hair,” said {L}, and pulled off the hat. “I didn’t like it in my eyes.” Nobody laughed. Somebody fetched a towel and the proper scissors, and {L} sat down on the kitchen stool, and chose: “All of it short, please. So that it fits.”',
      done: 'It went snip, snip, all round, as soft as rain. Then {L} looked into the mirror. There was a whole face in it, with two big eyes and two ears. “I can see everything!” said {L}. And {L’s} neck felt like summer.',
      again:
        'On the first of the month {L} measures it at the door, with the ruler. Paper scissors are for paper. The doll is still waiting, and wears a very pretty hat.',
      outcomes: [
        {
          asked: ['hair/it/fringe grow/back/again/long'],
          done: 'It went snip, snip, all round, as soft as rain. Now it was short, and it fitted. {L} put the ruler to the door frame and made a mark, and on the first of every month another one, as long as a fingernail each. In that way {told}.',
        },
        {
          asked: ['haircut/hair/look/hairdresser/new/short/style/like/wig/barber'],
          done: 'It went snip, snip, all round, as soft as rain. Then {L} looked into the mirror. There was a whole face in it, with two big eyes and two ears. “I can see everything!” said {L}. And {told}.',
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
          done: 'It went snip, snip, all round, as soft as rain. Then there was a whole face in the mirror, with two big eyes. “I did that, too, once,” somebody said, “before a photo.” They fetched the photo, and {told}.',
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
          done: 'It went snip, snip, all round, as soft as rain. “I can see everything!” said {L}, and saw that the doll needed help as well. {G} tied a towel round its neck and opened a proper hairdresser’s on the kitchen stool. There {told}.',
        },
      ],
      helper: { name: 'Aunt Fringe', creature: 'woman' },
      art: {
        'It tickled, and you could': 'bedroom: L touch curious; desk, scissors',
        'Snip. It was crooked': 'bedroom: L sit worried scissors at mirror; F look surprised',
        'hardly anything left': 'bedroom: L look tearful at mirror; mirror',
        'tried glue': 'bathroom: L hold glue worried',
        'on a woolly hat': 'kitchen: L sit worried at table wearing hat; people, sun',
        'cut the doll’s hair': 'bedroom: L hold scissors sad; doll',
        'the hair under the carpet': 'bedroom: L push worried; rug',
        'I was five when I': 'living-room: G tell camera happy; L look curious wearing hat',
        'It was nice and cool': 'living-room: L raise hat calm; F look',
        'pulled off the hat': 'kitchen: L sit brave on chair; mother, hat, scissors',
        'round, as soft as rain': 'bathroom: L look happy at mirror; F clap; mirror, scissors',
        'with the ruler': 'hallway: L hold ruler happy; doll, door',
      },
    },
  ],
};
