import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Eid. */
export const eid: StorySourceInput = {
  id: 'eid',
  words: [
    'eid al-fitr',
    'eid ul-fitr',
    'eid al-adha',
    'eid al fitr',
    'eid al adha',
    'eid',
    'eid al fitr',
    'eid al adha',
    'eid moon',
    'eid party',
  ],
  situations: ['wants'],
  topic: 'Eid',
  thing: 'the new moon of Eid',
  main: 'city',
  night: true,
  plots: [
    {
      id: 'thin-moon',
      titles: ['Waiting for the Eid Moon', '{L} and the Moon of Eid', 'The Thinnest Moon'],
      goal: 'see the new moon of Eid',
      trouble: 'nobody had seen the moon, and Eid could not begin',
      solved: 'the new moon was in the sky and Eid had come',
      opener:
        'Ramadan was nearly over. The new clothes hung on the door, the biscuits with dates were baked. {L+} stood at the window. “As soon as we see the new moon, it’s Eid,” said {L}.',
      problem:
        'But the sky behind the roofs was full of cloud. Everyone looked up, in every street, and nobody saw even a crumb of moon.',
      tries: [
        'They climbed to the roof of the house. From there they saw more roofs, more chimneys, and much more cloud.',
        '“There!” cried {F}. It was a lamp. “There!” cried {L}. It was a cat’s tail. The moon was nowhere.',
        'They looked through a telescope made of rolled-up paper. The cloud looked rounder, and no thinner.',
      ],
      tip: '“The moon of Eid is as thin as a thread and doesn’t stay long,” said {G+}. “Don’t look where the sky is dark. Look low down, where the sun has just gone.”',
      turn: 'So they turned right round. Low over the last roof was a small gap in the cloud, and it was still a little pink. They looked, and nobody breathed.',
      done: 'There it was, as thin as a fingernail. “The moon!” cried {L}. “Eid Mubarak!” The call went from roof to roof, and all over the city the windows lit up.',
      again:
        'In the morning there were hugs at every door, and date biscuits, and something for those who had none. {L} had saved the best biscuit to give away.',
      outcomes: [
        {
          asked: ['moon/sky/star/see/lantern/light/firework'],
          done: 'Low over the last roof was a small gap in the cloud, still a little pink. They looked, and nobody breathed. So {told}. “Eid Mubarak!” The call went from roof to roof, and all over the city the windows lit up.',
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
          done: 'There it was, as thin as a fingernail. “The moon!” cried {L}. “Eid Mubarak!” The call went from roof to roof. In the morning the new clothes came off the door, the date biscuits came out of the tin, and {told}.',
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
          done: 'There it was, as thin as a fingernail. “The moon!” cried {L}. “Eid Mubarak!” The call went from roof to roof, and all over the city the windows lit up and were opened. Nobody wanted to be alone with it, and {told}.',
        },
      ],
      helper: { name: 'Uncle Karim', creature: 'stork' },
    },
    {
      id: 'new-moon',
      titles: ['{L} Looks for the Eid Moon', 'Is It Eid Tomorrow?', 'The Thin New Moon'],
      goal: 'see the new moon of Eid',
      trouble: 'the clouds hid the Eid moon',
      solved: 'they had seen the thin new moon',
      object: 'telescope',
      opener:
        'All through Ramadan {L+} had helped to set the table at sunset, with dates and water and soup. Now the new clothes hung ready. If the new moon was seen tonight, tomorrow would be Eid!',
      friend:
        '{F+} came up to the roof with a telescope. “My family is baking already,” said {F}. “But nobody may say ‘Eid Mubarak’ until the moon is there.”',
      problem:
        'They looked to the west, where the sun had gone down. Clouds, nothing but clouds. The whole street stood at the windows and waited. Without the moon nobody knew whether tomorrow was Eid.',
      tries: [
        'They climbed up to the highest roof, past the washing and the pigeons. There they could see a great many more clouds.',
        '{L} pointed. “There it is!” Everyone cheered. Then the moon hooted, for it was the lamp of a ship.',
        'They waved a bed sheet, to push the clouds away. The clouds took no notice. The pigeons did.',
      ],
      tip: '“You’re looking for something big and bright,” said {G+}. “The Eid moon is as thin as an eyelash. You need patience, and a gap no wider than a thumb. Look just above where the sun went to bed.”',
      turn: 'They sat down, shoulder to shoulder, and looked at the one place, and did not look away. {L} held the telescope quite still. The clouds moved, slowly. A gap opened, no wider than a thumb.',
      done: 'And in the gap hung a thin silver thread. “The moon!” whispered {L}, and then everyone shouted it, from roof to roof. “Eid Mubarak! Eid Mubarak!” Below, the doors flew open, and out came the smell of honey cake.',
      again:
        'In the morning there were new clothes, prayers, coins in small hands, and a plate for every neighbour. The moon had gone to sleep, thin and content.',
      outcomes: [
        {
          asked: ['moon/sky/star/see/lantern/light/firework'],
          done: 'They sat shoulder to shoulder and did not look away. The clouds moved, and a gap opened, no wider than a thumb, with a thin silver thread in it. So {told}. “Eid Mubarak!” they shouted, from roof to roof.',
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
          done: 'In the gap hung a thin silver thread. “The moon!” whispered {L}, and then everyone shouted it, from roof to roof. “Eid Mubarak!” Below, the doors flew open, and out came the smell of honey cake. They followed it down, and {told}.',
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
          done: 'In the gap hung a thin silver thread. “The moon!” whispered {L}, and gave {F} the telescope, though one could see it without. “Eid Mubarak!” it came from every roof, and the doors below flew open, and {told}.',
        },
      ],
      helper: {
        name: 'Grandfather Yusuf',
        creature: 'camel',
      },
      setting: {
        topic: 'Eid',
        thing: 'the new moon of Eid',
        main: 'city',
        night: true,
      },
    },
  ],
};
