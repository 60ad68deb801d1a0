import type { StorySourceInput } from '../../story-source.ts';

/** Stories about St Nicholas’s Day. */
export const saintNicholas: StorySourceInput = {
  id: 'saint-nicholas',
  words: [
    'st nicholas',
    'saint nicholas',
    'st nicholas day',
    'saint nicholas day',
    'nikolaus',
    'sinterklaas',
    'boots outside the door',
    'shoe outside door',
    'boot by the door',
    'saint nick',
    'st nick',
  ],
  situations: ['visit', 'learn', 'question', 'make', 'wants', 'newcomer', 'mystery', 'deed'],
  topic: 'St Nicholas’s Day',
  thing: 'the boot by the door',
  home: 'village',
  main: 'village',
  night: true,
  weather: 'snow',
  plots: [
    {
      id: 'the-boot-next-door',
      titles: ['The Boot by the Door', '{L} and Saint Nicholas', 'One Boot Too Few'],
      goal: 'see to it that there was a boot at every door',
      trouble: 'at one door there was no boot',
      solved: 'there had been a boot at every door',
      opener:
        'It was the fifth of December. In the night Saint Nicholas would come, and put nuts, apples and gingerbread into clean boots. {L+} brushed one boot until it shone, and put it outside the door.',
      friend:
        '{F+} had put out the biggest one, a rubber boot with a green frog on it. They walked along the street in the snow and counted: there was a boot at every door.',
      problem:
        'Only at the last door there was none. A new family had moved in there. “Perhaps they don’t know about it,” said {F}. {L} looked up at the dark windows. Tomorrow all the others would have something, and they would look at an empty step.',
      tries: [
        '{L} knocked. But it was late, and the bell did not work, and nobody came.',
        '{F} wrote a note for Saint Nicholas and put it on the step. The wind took it and carried it off over the roofs.',
        '{L} looked for an old boot in the cellar. There was one. It had a hole in front, and a walnut fell straight out of it.',
      ],
      tip: '“Do you know who Saint Nicholas was?” asked {G+}, who was clearing the snow. “A bishop, long ago. There was a family that had nothing, and Nicholas put something by their door at night, and told nobody. It doesn’t take a bishop to do that.”',
      low: '{L} stood on the step at home and looked at the shining boot. It was the best one, and there was only one pair.',
      turn: 'A pair! {L} ran in and fetched the other boot. {L} brushed it in the light of the hall until it shone as well. Then {L} crept down the street through the snow, put it on the last step, toe to the front, and crept home in socks.',
      done: 'In the morning there were apples and nuts in {L’s} boot. And on the last step sat a small boy in pyjamas with a boot in both arms, and held up a gingerbread star. “Whose boot is this?” called the boy. {L} only smiled.',
      again:
        'On the seventh of December the boot was back, with a drawing in it. Nobody has ever found out who told them whose it was.',
      outcomes: [
        {
          asked: ['nicholas/boot/shoe/sweet/nut/chocolate/present/gift/fill/orange/see/meet'],
          done: 'In the morning there were apples and nuts in {L’s} boot. And on the last step a small boy in pyjamas held the other one in both arms, and a gingerbread star. Every door in the street had got its boot that night, and {told}.',
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
          kinds: ['eats', 'shares', 'makes', 'party', 'plays', 'gets'],
          done: 'In the morning there were apples and nuts in {L’s} boot. On the last step sat a small boy in pyjamas with the other one. “Whose boot is this?” called the boy. Each of them had what the other had not, a star and nuts. So {told}.',
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
          done: 'In the morning a small boy in pyjamas sat on the last step with the boot in both arms. “Whose boot is this?” called the boy. {L} only smiled. But {L} stood there in the snow in one boot and one sock, and {told}.',
        },
      ],
      object: 'boot',
      helper: { name: 'Mr Frost', creature: 'man' },
      art: {
        'brushed one boot': 'hallway, night: L wipe cloth boot happy; boot, apple',
        'with a green frog on it': 'village, night, snow: F point happy; L look happy; green boot, door',
        'had moved in there': 'village, night, snow: L point worried; F look worried; door, step',
        'late, and the bell': 'village, night, snow: L knock worried; F look worried; door',
        'took it and carried it off':
          'village, night, snow, wind: F reach-up worried; L think worried; letter, house',
        'It had a hole in front': 'cellar, night: L hold boot worried; F think worried; nut',
        'who was clearing the snow': 'village, night, snow: G dig; L+F look G curious; boot',
        'looked at the shining boot': 'hallway, night: L slump sad; boot',
        'A pair': 'hallway, night: L wipe cloth boot brave; boot',
        'toe to the front': 'village, night, snow: L tiptoe boot happy; door',
        'boy in pyjamas': 'village, morning, snow: L look happy; F clap happy; children, boot, gingerbread',
        'with a drawing in it': 'hallway: L hold paper(heart) happy; F look happy; boot',
      },
    },
  ],
};
