import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Chuseok and Seollal. */
export const chuseok: StorySourceInput = {
  id: 'chuseok',
  words: [
    'chuseok',
    'seollal',
    'korean new year',
    'korean thanksgiving',
    'songpyeon',
    'hanbok',
    'korean harvest',
  ],
  situations: ['wants', 'make', 'visit', 'learn'],
  topic: 'Chuseok',
  thing: 'the rice cakes',
  home: 'city',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'half-moons',
      titles: ['{L} and the Half-Moon Cakes', 'Chuseok at Grandmother’s', 'A Whole Plate of Moons'],
      goal: 'make the rice cakes for Chuseok',
      trouble: 'the rice cakes burst every time',
      solved: 'the rice cakes were whole, with the filling inside',
      opener:
        'For Chuseok they all came to Grandmother’s, from near and far. The floor was covered with shoes. {L+} was sitting with the grown-ups round the big bowl, to make songpyeon, rice cakes like half-moons. Whoever makes pretty ones will have good luck.',
      friend:
        '{F+} was given a piece of dough, too. You roll it into a ball, press in a hollow, put in sesame and honey, and close it up. “It’s like a tiny pocket,” said {F}.',
      problem:
        '{L} filled the first one and pressed it shut. It burst, and the honey ran down to both elbows. The second burst in the steamer. In the other bowls lay rows of neat little moons. {L’s} looked as if a cow had stood on them.',
      tries: [
        '{L} put in just one sesame seed. That one held. But what is a moon without a filling?',
        '{F} stuck it up with more dough on the outside. It became a potato, and weighed as much as one.',
      ],
      tip: '{G+} laid two old hands round {L’s}. “Your fingertips are too strong,” said {G}. “Keep the dough damp. Cup it in your palm, as if you were carrying water. Then close it from the corners to the middle.”',
      low: 'The steam rose from the pots. Soon they would put the plate in front of the grandparents’ picture, and say thank you.',
      turn: '{L} wet both palms. Roll. Hollow. A spoonful of honey. {L} cupped the dough as if it was water, and breathed out, and let the edges meet: first the corners, then the middle. It was a half-moon. There was no crack in it.',
      done: 'They steamed it on pine needles, and it came out shining. {L} made eight. They lay on the big plate, among all the others. Everyone said thank you for the rice and for each other. Then they ate, and out ran the honey.',
      again: 'In the evening the moon came up, and it was whole. “Somebody put two together,” said {L}.',
      outcomes: [
        {
          asked: ['moon/wish/luck/lucky/dance'],
          done: 'They came out of the steam shining, eight of {L’s} among all the others, and not one had burst. Then they ate, and out ran the honey. In the evening somebody called from the yard: it was up, round as a plate! And {told}.',
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
          done: 'They steamed them on pine needles, and they came out shining. {L} had made eight, and not one of them had a crack. They lay on the big plate, in front of the grandparents’ picture first, and then in the middle of the table. So {told}.',
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
          done: 'They steamed them on pine needles, and they came out shining. Everyone said thank you for the rice and for each other. Then Grandmother took one of {L’s}, bit into it, and the honey ran down to the elbow. And {told}.',
        },
      ],
      object: 'bowl',
      helper: { name: 'Grandmother Soon', creature: 'hen' },
      art: {
        'to make songpyeon': 'living-room: L knead dough happy; grandmother, bowl',
        'dough, too': 'living-room: F knead dough happy; L look happy; honey, bowl',
        'the honey ran down': 'living-room: L hold dough worried; F point worried; honey, plate',
        'But what is a moon': 'living-room: L hold dough sad; F look worried; bowl',
        'It became a potato': 'living-room: F hold potato worried; L think worried',
        'laid two old hands': 'living-room: G touch; L hold dough curious; F look',
        'The steam rose': 'living-room: L look worried; F think worried; pot, picture',
        'cupped the dough': 'living-room: L hold dough calm; F clap happy; honey',
        'and out ran the honey': 'living-room: L eat happy; F eat bun happy; big plate, people',
        'the moon came up': 'living-room, evening: L point happy at sky; F look happy; moon',
      },
    },
  ],
};
