import type { StorySourceInput } from '../../story-source.ts';

/** Stories about visiting a church, a mosque, a synagogue or a temple. */
export const aPlaceToPray: StorySourceInput = {
  id: 'a-place-to-pray',
  words: [
    'visit/visiting church',
    'church visit',
    'going to church',
    'church',
    'visit/visiting mosque',
    'mosque visit',
    'mosque',
    'visit/visiting synagogue',
    'synagogue',
    'visit/visiting temple',
    'hindu temple',
    'temple visit',
    'buddhist temple',
    'gurdwara visit',
    'place of worship',
    'places of worship',
    'different religions',
    'religions',
    'religion',
    'world religions',
    'praying',
    'prayer',
    'say/saying prayers',
  ],
  situations: ['visit', 'learn', 'question', 'newcomer'],
  topic: 'a place to pray',
  thing: 'the quiet house',
  home: 'village',
  main: 'city',
  indoors: true,
  plots: [
    {
      id: 'the-quiet-in-the-house',
      titles: ['The Quiet House', '{L} Pays a Visit', 'What Is It For?'],
      goal: 'find out what made that house special',
      trouble: '{L} did not know how to behave there',
      solved: '{L} had understood what the house was for',
      opener:
        'The class was on a visit. The house in front of them was like no other in the street. People go there to pray: to thank God, to ask for something, or just to be quiet together. {L+} had never been inside.',
      friend:
        '{F+} stood beside {L}, and had been there often, with the family. “Come on, it’s nice,” said {F}. The door was heavy. Behind it the noise of the street was gone, as if somebody had shut a book.',
      problem:
        '{L} said, “It’s big!” It rang through the whole room, and the echo said it once again. Some people turned round. What are you allowed to do here? May you sit, may you ask, where do you put your hands? {L} did not dare to move.',
      tries: [
        '{L} stood quite still on one leg, so as not to tread on anything. After a while that was very noticeable.',
        '{L} did everything exactly like the woman in front. Then the woman tied a shoelace.',
        '{L} wanted to go out and wait. But through the coloured light came such a soft humming.',
      ],
      tip: '“There’s only one rule that holds in every house of prayer,” said {G+}. “What’s dear to others you treat gently. The rest I’ll tell you: what to take off, what to cover, where to sit. And asking is always allowed, if you do it quietly.”',
      low: 'A small lamp was burning at the front. Somebody told {L} that it was never put out.',
      turn: '{L} sat down beside {F}, took a breath, and listened. Then {L} asked, quietly, “What do you do when you’re here?” {F} thought about it. “I tell what was nice. And what I’m afraid of. And afterwards it’s lighter.”',
      done: 'Nobody told {L} to pray. {L} just sat. {L} thought of Grandmother, who was ill, and of the dog, and that today was a good day. It grew quite quiet inside as well. “I think I know what it’s for,” whispered {L}.',
      again:
        'In other streets there are other houses, with towers, with domes, with bells or with drums. {L} would like to visit all of them. You always begin at the door, quietly.',
      outcomes: [
        {
          asked: ['pray/prayer/god/light/candle/sing/song/bell/quiet/peace/peaceful'],
          done: '{L} just sat there and thought of Grandmother, who was ill, and of the dog, and that today was a good day. The small lamp at the front burned as it always did. “I think I know what it’s for,” whispered {L}, and {told}.',
        },
        {
          asked: ['learn/understand/respect/different/everyone/visit/welcome'],
          done: '{L} just sat there and thought of Grandmother, who was ill, and of the dog. It grew quite quiet inside as well. “I think I know what it’s for,” {L} whispered to {F}. They still had a hundred questions, and asked them quietly, and {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'party/sleepover/celebrate/celebration/feast',
            'share',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['eats', 'party', 'shares', 'makes', 'plays', 'gets'],
          done: '{L} just sat there and thought of Grandmother, and that today was a good day. Behind the big room was a small one, with a table. “Whoever comes in here is a guest,” said {G}, and opened the second door, and {told}.',
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
          done: '{L} just sat there and thought of Grandmother, who was ill, and of the dog. It grew quite quiet inside as well. {F} looked over. “Lighter?” asked {F}. “Lighter,” whispered {L}. Nobody turned round this time, and {told}.',
        },
      ],
      helper: {
        name: 'Mr Amber',
        creature: 'man',
      },
    },
  ],
};
