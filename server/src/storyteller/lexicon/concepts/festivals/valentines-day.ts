import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Valentine’s Day. */
export const valentinesDay: StorySourceInput = {
  id: 'valentines-day',
  words: [
    'valentine',
    'valentines',
    'valentine day',
    'valentines day',
    'valentine card',
    'be my valentine',
    'galentine',
  ],
  situations: ['make', 'wants', 'visit', 'learn', 'afraid', 'deed'],
  topic: 'Valentine’s Day',
  thing: 'the valentine',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'the-box-with-a-slit',
      titles: ['A Valentine for Mr Grump', '{L} and the Valentine Box', 'One Card Too Few'],
      goal: 'write a valentine for everybody',
      trouble: 'there was no valentine for the grumpiest person in the school',
      solved: 'there was a valentine for everybody',
      opener:
        'On Valentine’s Day a red box with a slot in it stood on the teacher’s table. {L+} had made twenty cards, one for everybody in the class.',
      friend:
        '{F+} read the names on them. “You’ve got everyone,” said {F}. Just then the door opened and in came Mr Grump, the caretaker, with a ladder. “Mind out,” said Mr Grump.',
      problem:
        'Mr Grump looked at the red box, only for a moment, and then went out again. “I don’t think Mr Grump ever gets a valentine,” said {L}. But what could you write? “You’re so nice” was not true. Mr Grump was not nice to anybody.',
      tries: [
        '{L} wrote “Roses are red”. That was true of roses, but it had nothing to do with Mr Grump.',
        '{F} wanted to put in a card with nothing on it. It looked as if somebody had run out of things to say.',
        '{L} copied a verse off a box of chocolates. It was about kisses. {L} crossed it out at once.',
      ],
      tip: '“A valentine needn’t say how wonderful somebody is,” said {G+}, who cooked the school dinners. “It only has to be true. Watch Mr Grump for one morning. Then write down what you’ve seen.”',
      low: '{L} took a pencil and an empty card and went out into the corridor, to watch.',
      turn: 'Mr Grump oiled a door that squeaked, hung a lost glove on the right peg, and carried a beetle outside. Nobody else saw it. {L} wrote it all down on the card, very small. At the bottom {L} wrote, “I saw it. Thank you.”',
      done: 'When the box was opened, {L} ran down to the cellar with the last card. Mr Grump read it, turned round, and did something to the boiler for quite a long time. “Well,” said Mr Grump, and smiled. It was a bit rusty, but it was a smile.',
      again:
        'The card hangs in the cellar, over the spanners. And one morning a peg had been mended, and on it was a little heart made of wire. It was {L’s} peg.',
      outcomes: [
        {
          asked: ['valentine/card/heart/love/secret/letter/give/get/caretaker/receive/flower'],
          done: 'Mr Grump read the last card, turned round, and did something to the boiler for quite a long time. “Well,” said Mr Grump, and smiled. It was a bit rusty. On the way back there was something red on {L’s} peg, and {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'party/sleepover/celebrate/celebration/feast',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['eats', 'shares', 'party', 'makes', 'plays', 'gets'],
          done: 'Mr Grump read the card, turned round, and did something to the boiler for quite a long time. “Well,” said Mr Grump. It was a rusty smile. Then the ladder came upstairs once more, to hang red paper from every lamp, and {told}.',
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
          done: 'Mr Grump read the card, turned round, and did something to the boiler for quite a long time. “Well,” said Mr Grump, and smiled. It was a bit rusty, but it was a smile. {L} gave one back, {F} as well, and {told}.',
        },
      ],
      object: 'letter',
      helper: { name: 'Mrs Ladle', creature: 'woman' },
      art: {
        'had made twenty cards': 'school: L hold card(heart) happy; red box',
        'in came': 'school: F read card happy; L look surprised; gentleman, ladder',
        'looked at the red box, only': 'school: L slump sad; F point worried; gentleman, red box',
        'Roses are red': 'school: L write card worried; F look worried; rose',
        'a card with nothing on it': 'school: F hold card; L think worried',
        'off a box of chocolates': 'school: L write card ashamed; F think worried; chocolate',
        'A valentine need': 'kitchen: G say; L+F look G curious; card, heart',
        'took a pencil and an empty': 'corridor: L hold writing-pad curious; F peek curious; door',
        'carried a beetle outside': 'corridor: L write card curious; gentleman, beetle, mitten',
        'it was a smile': 'cellar: L give card happy; gentleman, heart',
        'a little heart made of wire': 'hallway: L touch happy; F clap happy; coat-pegs, heart',
      },
    },
  ],
};
