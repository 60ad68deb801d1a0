import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Vaisakhi. */
export const vaisakhi: StorySourceInput = {
  id: 'vaisakhi',
  words: ['vaisakhi', 'baisakhi', 'sikh festival', 'sikh new year', 'gurdwara', 'langar'],
  situations: ['wants', 'learn', 'visit'],
  topic: 'Vaisakhi',
  thing: 'the big kitchen of the gurdwara',
  home: 'city',
  main: 'village',
  plots: [
    {
      id: 'enough-for-everyone',
      titles: ['{L} and Vaisakhi', 'Round and Flat, Said {L}', 'Enough for Everyone'],
      goal: 'make round rotis for the meal',
      trouble: '{L’s} rotis were never round',
      solved: 'there was a roti for everyone',
      opener:
        'It was Vaisakhi. The streets were full of orange and blue, and the procession went by with drums. In the gurdwara everybody who came would get a meal, whoever they were. {L+} was allowed to help in the kitchen this year.',
      friend:
        '{F+} put on a head scarf, as everyone did there. In front of them lay a heap of dough. “Rotis for hundreds of people,” said {F}.',
      problem:
        '{L} rolled one out. It had three corners. The next looked like a boot. On the other side of the table they were as round as the moon. “Mine spoil it,” said {L}, and hid the boot under a cloth. And the drums were coming nearer.',
      tries: [
        '{L} cut off the corners with a knife. Now it was round, and as small as a coin.',
        '{F} rolled as fast as the grown-ups. The dough stuck to the table and tore.',
      ],
      tip: '“Who comes to the meal, {L}?” asked {G+}. “Everyone. Tall and short, rich and poor, and all of them sit on the floor in one row. Nobody asks what shape they are. Turn it a little after each roll, and don’t worry.”',
      low: 'Outside the procession had arrived. {L} heard the feet on the steps, so many of them.',
      turn: '{L} rolled, turned it a little, rolled, turned it a little. It was not quite round. But it puffed up over the flame like a balloon. {F} brushed on butter. The next, and the next, until there was no dough left.',
      done: 'They sat down in one row, hundreds of them, and {L} went along with the basket. A little boy took the roti that looked like a boot, and beamed. “That’s the best one!” Everyone had enough, and so did {L}.',
      again:
        'At home {L} makes rotis every Sunday. They are rounder now. But now and then {L} makes a boot, on purpose.',
      outcomes: [
        {
          asked: ['everyone/everybody/people/all/they eat/feed/enough/food/share/fed/dance/meal'],
          done: 'They sat down in one row, hundreds of them, and {L} went along with the basket. A little boy took the roti that looked like a boot. “That’s the best one!” Nobody asked what shape they were. So {told}.',
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
          done: 'They sat down in one row, hundreds of them, and {L} went along with the basket. A little boy took the roti that looked like a boot, and beamed. When the basket was empty, they moved up, and {L} had a place. There {told}.',
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
          done: 'They sat down in one row, hundreds of them, and {L} went along with the basket. A little boy took the roti that looked like a boot. “That’s the best one!” The next in the row wanted a boot, too, and {told}.',
        },
      ],
      object: 'drum',
      helper: { name: 'Mrs Kaur', creature: 'hen' },
      art: {
        'went by with drums': 'city: L look happy wearing scarf; drum, people',
        'a heap of dough.': 'kitchen: F knead dough happy wearing scarf; L look happy; heap',
        'It had three corners': 'kitchen: L hide cloth ashamed; F point worried; dough, boot',
        'cut off the corners': 'kitchen: L cut bread worried; F look worried; coin',
        'as fast as the grown-ups': 'kitchen: F knead dough worried; L think worried; table',
        'all of them sit on the floor': 'kitchen: G say; L+F look G curious; people',
        'the feet on the steps': 'kitchen: L listen worried; F think worried; many shoe, dough',
        'it puffed up over': 'kitchen: L cook bread happy; F hold butter; campfire',
        'sat down in one row': 'great-hall: L carry basket happy; F carry bread happy; children, boot',
        'makes a boot, on purpose': 'kitchen: L knead dough happy; F laugh; boot',
      },
    },
  ],
};
