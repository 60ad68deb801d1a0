import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the nativity play. */
export const nativityPlay: StorySourceInput = {
  id: 'nativity-play',
  words: [
    'nativity play',
    'nativity',
    'christmas play',
    'christmas show',
    'christmas concert',
    'nativity play go/goes/went wrong',
    'be/being a shepherd/sheep/king/angel/donkey/innkeeper',
    'shepherd in the play',
    'play mary',
    'play joseph',
    'crib play',
    'first nativity',
    'krippenspiel',
    'nativity scene',
  ],
  situations: [
    'learn',
    'afraid',
    'wants',
    'cannot',
    'visit',
    'make',
    'trait',
    'deed',
    'refuses',
    'mystery',
    'mistaken',
  ],
  topic: 'the nativity play',
  thing: 'the stable on the stage',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'the-sheep-saves-the-show',
      titles: ['The Nativity Play That Went Wrong', 'The Third Sheep', '{L} in the Nativity'],
      goal: 'get the nativity play to its end',
      trouble: 'everything in the nativity play went wrong',
      solved: 'the nativity play had come to its end after all',
      opener:
        'Today was the nativity play. {L+} was the third sheep, with cotton wool all over. The third sheep had to lie by the manger and say “Baa” once, at the end.',
      friend:
        '{F+} held up the star, on a long stick. “I can see Grandma in the front row!” whispered {F}. Then the lights went out, and the piano began.',
      problem:
        'Joseph sneezed, and the beard flew into the second row. Then the innkeeper forgot to say “No room” and said, “Come in, there’s lots of room!” Mary and Joseph walked into the inn. Nobody was left at the stable except the sheep.',
      tries: [
        '{L} said “Baa”, to call them back. It was much too early, and the angels took it for their sign. They came in from both sides and bumped into each other.',
        '{F} shook the star to show the way. The star came off the stick and landed in the straw. Somebody in the audience giggled.',
        'The three kings had seen the star fall, and stopped. “Are we there?” asked the first king. Nobody knew, and they set off back again.',
      ],
      tip: '“The audience doesn’t know what ought to happen,” whispered {G+}, who was turning pages at the piano. “They only know what they see. Somebody who’s on the stage can simply go on with the story. You know it. You’ve been lying in the middle of it for weeks.”',
      low: '{L’s} heart thumped under the cotton wool. A sheep that talks? It was in no part of the play. But somebody had to do something.',
      turn: '{L} stood up. “Baa!” said the third sheep. “That inn is very loud. A baby could never sleep there. Come with me, my stable’s quiet!” The innkeeper opened the door again. {L} took Mary by the sleeve, Joseph followed, and then {L} called, “Angels, sing! Kings, it’s this way!”',
      done: 'They all came. Mary laid the baby in the manger, {F} held up the star, and the angels sang with crooked wings. It was quite still. Then {L} said the last word of the play: “Baa.” The whole hall clapped and clapped.',
      again: 'Next Christmas the sheep will have four lines to say, because people have asked for them.',
      outcomes: [
        {
          asked: [
            'baby/jesus/star/angel/king/mary/joseph/donkey/sing/carol/mum/dad/parents/grandma/audience/everyone',
          ],
          done: 'They all came. Mary laid the baby in the manger, {F} held up the star, and the angels sang with crooked wings. It was quite still. The third sheep stood up, in all that cotton wool, and said the last word: “Baa.” And {told}.',
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
          done: 'Mary laid the baby in the manger, {F} held up the star, and the angels sang with crooked wings. “Baa,” said {L}. When the clapping was over, the innkeeper opened the inn. “There really is lots of room!” So {told}.',
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
          done: 'Mary laid the baby in the manger, {F} held up the star, and the angels sang with crooked wings. It was quite still. Then {L} said the last word of the play: “Baa.” Joseph’s beard came back from the second row, and {told}.',
        },
      ],
      helper: { name: 'Mrs Holly', creature: 'woman' },
    },
  ],
};
