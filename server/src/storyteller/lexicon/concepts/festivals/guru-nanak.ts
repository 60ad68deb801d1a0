import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Guru Nanak. */
export const guruNanak: StorySourceInput = {
  id: 'guru-nanak',
  words: [
    'guru nanak',
    'gurpurab',
    'guru nanak birthday',
    'guru nanak jayanti',
    'sikh',
    'sikhism',
    'golden temple',
    'bandi chhor',
    'bandi chhor divas',
    'guru',
  ],
  situations: ['visit', 'learn', 'question', 'make', 'wants', 'deed'],
  topic: 'the kitchen that is open to everybody',
  thing: 'the big pan',
  main: 'city',
  indoors: true,
  plots: [
    {
      id: 'the-kitchen-for-everybody',
      titles: ['The Kitchen for Everybody', '{L} at the Gurdwara', 'Everybody Sits on the Floor'],
      goal: 'cook a meal for everybody who came',
      trouble: 'there were five hundred guests and not enough bread',
      solved: 'everybody had eaten their fill',
      opener:
        'It was Guru Nanak’s birthday. In the gurdwara there is a kitchen where everybody may eat, whoever they are, and nobody has to pay. {L+} had come to help for the first time, with a scarf round the head.',
      friend:
        '{F+} stood by a pan as big as a paddling pool and stirred the lentils. “Who’s all that for?” asked {L}. “For whoever’s hungry,” said {F}.',
      problem:
        '{L} was given a rolling pin. Bread was needed, round and flat, hundreds of them. {L} rolled, and it became a map of some country. The hall filled. Two hundred, three hundred. They sat in long rows on the floor and waited, and {L} had made four.',
      tries: [
        '{L} rolled faster. The bread got holes, and one flew off the table.',
        '{L} did everything alone: fetched flour, kneaded, rolled, turned. In the time for one, ten more guests had come.',
        '{F} asked whether one could eat lentils with the fingers. Well, yes. But only once.',
      ],
      tip: '“Guru Nanak didn’t start this kitchen alone, either,” said {G+}, who sat on the floor between a doctor and a dustman. “Look at those who are waiting. They’ve got hands. Here the guests cook and the cooks are guests. Ask.”',
      low: '{L} looked at the rows. There were old ones and young ones, and a woman in a very fine coat. Could you ask that sort of people to work?',
      turn: '{L} wiped the flour off and called into the hall, “Who can help to roll?” For a moment nobody moved. Then the woman in the fine coat stood up and rolled back both sleeves. After that they came from every row.',
      done: 'One kneaded, one rolled, one turned the bread over the fire. Nobody asked who was rich and who was poor. Five hundred people ate. Last of all {L} sat down in the middle of a row, and somebody gave {L} a warm round bread.',
      again: '{L’s} breads are nearly round by now. The ones that look like a country taste just the same.',
      outcomes: [
        {
          asked: [
            'everyone/everybody/people/guest/poor/they/all eat/feed/food/meal/enough/help/fed/serve/share',
          ],
          done: 'One kneaded, one rolled, one turned the bread over the fire. The woman in the fine coat had flour up to both elbows. Row after row was served, and whoever had eaten got up and let somebody else sit down. So {told}.',
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
          done: 'One kneaded, one rolled, one turned the bread over the fire. Five hundred people ate. Last of all {L} sat down in the middle of a row, between a doctor and a dustman. The bread was warm, and looked like some country, and {told}.',
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
          done: 'One kneaded, one rolled, one turned the bread over the fire, and five hundred people ate. “Whose hands were those?” asked {G}. They all held them up, in every row, white with flour. Then {told}.',
        },
      ],
      object: 'spoon',
      helper: { name: 'Mr Singh', creature: 'grandpa' },
      art: {
        'to help for the first time': 'kitchen: L look curious wearing scarf; big pot',
        'as big as a paddling pool': 'kitchen: F cook spoon happy; L look surprised; huge pot',
        'a map of some country': 'kitchen: L hold bread worried; F point worried; people, dough',
        'flew off the table': 'kitchen: L throw bread surprised; F point surprised; table',
        'did everything alone': 'kitchen: L knead dough worried; flour, people',
        'lentils with the fingers': 'kitchen: F eat; L look curious; bowl',
        'Here the guests cook': 'great-hall: G sit calm; L+F look G curious; doctor, plate',
        'a woman in a very fine': 'great-hall: L think worried; people, lady',
        'called into the hall': 'great-hall: L call brave; F peek curious; people, dough',
        'Last of all': 'great-hall: L eat bread happy; F eat bread happy; people, plate',
        'round by now': 'kitchen: L hold bread proud; F eat happy; flour',
      },
    },
  ],
};
