import type { StorySourceInput } from '../../story-source.ts';

/** Stories about teddy bears. */
export const teddyBears: StorySourceInput = {
  id: 'teddy-bears',
  words: [
    'teddy bear',
    'teddy bears',
    'old teddy',
    'new teddy',
    'favourite/favorite teddy/toy',
    'stuffed animal',
    'stuffed toy',
    'soft toy',
    'cuddly toy',
    'teddy',
  ],
  situations: ['wants', 'learn', 'has'],
  creature: 'teddy bear',
  indoors: true,
  night: true,
  topic: 'teddy bears',
  thing: 'the old teddy',
  home: 'cottage',
  main: 'cottage',
  plots: [
    {
      id: 'the-new-one-and-the-old-one',
      titles: ['{S} and the New Bear', 'The Old Teddy Bear', 'Who Sleeps on the Pillow?'],
      goal: 'fall asleep with the right bear',
      trouble: '{L} could not fall asleep with the new bear',
      solved: '{S} was back on the pillow',
      opener:
        'On the sofa sat a brand-new bear. It was as tall as {L+}, and so white that nobody liked to touch it. Round its neck it had a golden ribbon.',
      friend:
        'On {L’s} bed sat {S+}, with one button eye, and a tummy that was quite bald from being cuddled. “That’s a big one,” said {S}. “I suppose it sleeps on the pillow now.” And {S} moved over to the shelf.',
      problem:
        'When the light was out, {L} put both arms round the new bear. They didn’t reach. Its fur crackled, and it smelled of shop. “Good night,” said {L}. The new bear looked straight ahead. {L} was wide awake.',
      tries: [
        '{L} turned the new bear round. Now it pushed its nose into the wall, and {L} had no room for either foot.',
        '{L} laid it down flat. It was so big that {L} fell out of bed: first a leg, then the rest.',
        '{L} told it a secret, so that they would get to know each other. It didn’t nod. {S} always nodded, because of the loose neck.',
      ],
      tip: '“New things shine,” said {G+}. “Old things know you. It took {S} years to learn how you sleep. You don’t have to choose. Everybody can have the place that suits them.”',
      low: 'From the shelf came a very small sigh, or perhaps it was the wind. {L} sat up and thought. Where was a good place for somebody so big?',
      turn: '{L} carried the new bear over to the door and sat it down on the mat. “You’re big and strong,” said {L}. “You’re going to guard the door.” Then {L} went to the shelf and held out both hands. “And you come here, {S!}.”',
      done: '{S} fitted exactly under {L’s} chin, as always. It smelled of biscuits there, and of last summer. “I thought you wouldn’t need me any more,” whispered {S}. “Nobody falls asleep without an old bear,” said {L}, and was asleep before {S} could nod.',
      again:
        'The new bear is very good at guarding doors. In two or three years, when it has been hugged a bit more, it will be soft as well.',
      outcomes: [
        {
          asked: ['sleep/asleep/dream/bed/night'],
          done: '{S} fitted exactly under {L’s} chin, as always. It smelled of biscuits there, and of last summer. “I thought you wouldn’t need me any more,” whispered {S}. The big new one stood guard at the door. So {told}.',
        },
        {
          asked: ['teddy/bear/old/new/love/keep/lose/mend/eye/fix/sew/best/home/find'],
          done: '{S} fitted exactly under {L’s} chin, as always. It smelled of biscuits there, and of last summer. The big new one guarded the door. Each of them had the place that suited, and {told}.',
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
          done: '{S} fitted exactly under {L’s} chin, as always, and there they slept. In the morning the big new one was still at the door, a bit stiff from guarding. {L} sat both bears side by side, because they had to get to know each other, and {told}.',
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
            'stay',
            'home',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'stays', 'home'],
          done: '{S} fitted exactly under {L’s} chin, as always. It smelled of biscuits there, and of last summer. “I thought you wouldn’t need me any more,” whispered {S}. “Nobody falls asleep without an old bear,” said {L}. And {told}.',
        },
      ],
      helper: { name: 'Aunt Thimble', creature: 'mouse' },
      art: {
        'a brand-new bear': 'living-room: L look surprised; big white teddy on sofa',
        'one button eye': 'bedroom: S sit sad; L look worried; bed',
        'put both arms': 'bedroom, night: L hold big white teddy worried in bed',
        'turned the new bear round': 'bedroom, night: L push white teddy; bed',
        'fell out of bed': 'bedroom, night: L fall; big white teddy on bed',
        'told it a secret': 'bedroom, night: L whisper worried; big white teddy',
        'New things shine': 'bedroom, night: G speak calm; L listen curious; S sit sad',
        'a very small sigh': 'bedroom, night: L sit curious on bed; S sit sad; shelf',
        'going to guard the door': 'bedroom, night: L point happy; big white teddy, door',
        'fitted exactly under': 'bedroom, night: L sleep happy in bed; S lie happy',
        'very good at guarding doors': 'hallway: L hug happy; big white teddy, door',
      },
    },
  ],
};
