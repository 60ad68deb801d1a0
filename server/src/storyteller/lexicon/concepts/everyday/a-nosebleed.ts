import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a nosebleed. */
export const aNosebleed: StorySourceInput = {
  id: 'a-nosebleed',
  words: [
    'nosebleed',
    'nosebleeds',
    'nose bleed/bleeding/bleeds',
    'bleed/bleeding nose',
    'bloody nose',
    'blood from nose',
  ],
  situations: ['ailment', 'has', 'afraid', 'learn', 'question', 'damage', 'sad', 'deed'],
  gentle: true,
  topic: 'a nosebleed',
  thing: 'the nosebleed',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'ten-minutes-on-the-bench',
      titles: ['{L} Has a Nosebleed', 'Ten Minutes on the Bench', 'Drip, Drip'],
      goal: 'make the nosebleed stop',
      trouble: '{L’s} nose was bleeding and would not stop',
      solved: 'the nosebleed was over',
      opener:
        '{L+} was in the middle of a game when something warm ran down over {L.their} lip. It wasn’t tears, and it wasn’t rain. {L} wiped it off, and there was red on {L.their} hand.',
      friend:
        '“You’ve got a nosebleed,” said {F+}. “Does it hurt?” {L} thought about that. “No,” said {L}, quite surprised. It didn’t hurt at all. It only dripped.',
      problem:
        'But it didn’t stop, either. Drip, drip, it went, on the shoes and on the shirt, and it looked like a lot. They all came running, and all of them shouted something different. {L’s} knees were as soft as pudding.',
      tries: [
        '“Head back!” somebody shouted. {L} put {L.their} head back. Now it ran down inside, and it tasted like a spoon. {L} had to cough.',
        '{L} stuffed a whole tissue up there. It looked like a tusk. And when it came out, everything began again.',
        '{L} ran about to find somebody who could help. But whoever runs has a heart that pumps, and then it drips faster.',
      ],
      tip: '“Come and sit beside me,” said {G+} quite calmly. “It looks worse than it is. Lean forward a bit, not back. And now pinch your nose here, where it’s soft. Breathe through your mouth, and don’t let go. It takes ten minutes by the clock.”',
      low: '{G} looked at the clock. {F} sat down on the other side. It was good to have somebody on the left and on the right.',
      turn: '{L} leaned forward and pinched {L.their} nose shut. “Like thith?” asked {L}, and it sounded so funny that they had to laugh. {L} did not let go, not even for that. {F} told the longest story that {F} knew, about a snail on its way to the shops.',
      done: 'When the snail had got to the shops, the ten minutes were up. {L} let go, very slowly. They waited. There was no drip. There came a breath, through a nose that was dry. “It’s stopped,” said {L}. They washed {L.their} face with cold water, and the shoes as well.',
      again:
        'Once there was somebody at school who had a nosebleed, and they all shouted. {L} went and sat down beside them. “Lean forward,” said {L} calmly, “and pinch. It takes ten minutes. Do you know the one about the snail?”',
      outcomes: [
        {
          asked: ['nose/bleed/bleeding/blood/nosebleed stop/better/fine/dry/clean/go/over'],
          done: 'When the snail in {F’s} story had got to the shops, the ten minutes were up. {L} let go, very slowly. They all waited for a drip, and {told}. A breath came, in and out, and they washed {L.their} face and the shoes.',
        },
        {
          asked: [
            'play/game/dance/sing/fun/race',
            'best day/time',
            'party/sleepover/celebrate/celebration/feast',
            'team/together',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
          ],
          kinds: ['plays', 'party', 'team', 'friends'],
          done: 'When the snail had got to the shops, the ten minutes were up. {L} let go. There was no drip. They washed {L.their} face with cold water, and the shoes as well. The game was still lying where they had dropped it. So {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'home',
            'sleep/asleep/bed/snore',
          ],
          kinds: ['eats', 'shares', 'makes', 'gets', 'home', 'sleep'],
          done: 'When the snail had got to the shops, the ten minutes were up. {L} let go, and there was no drip. “And what did the snail bring back?” asked {G}, and looked in the big bag under the bench. So {told}.',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'laugh/giggle/grin',
            'clap/cheer/applaud',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'stay',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'says', 'stays'],
          done: 'When the snail had got to the shops, the ten minutes were up. {L} let go, very slowly. There was no drip. “Ith it over?” asked {L}, though {L.they} had no need to talk like that any more, and {told}.',
        },
      ],
      helper: { name: 'Mrs Bench', creature: 'woman' },
      art: {
        'the middle of a game': 'playground: L startle worried; ball',
        'It only dripped': 'playground: L touch surprised; F look worried; ball',
        'as soft as pudding': 'playground: L stand frightened; people',
        'Head back': 'playground: L look-up worried; people',
        'stuffed a whole tissue': 'playground: L hold cloth worried; tissue-box',
        'ran about to find': 'village: L run worried; people',
        'Come and sit beside me': 'village: L sit on bench worried; G sit on bench calm; clock',
        'looked at the clock':
          'village: L sit on bench calm; F sit on bench happy; G sit on bench pocket-watch',
        'funny that they had': 'village: L sit on bench laughing; F tell snail',
        'the ten minutes were up': 'village: L sniff happy; F cheer; fountain',
        'school who had a nosebleed': 'playground: L comfort happy; children',
      },
    },
  ],
};
