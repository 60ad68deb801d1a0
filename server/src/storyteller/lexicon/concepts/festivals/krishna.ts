import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Janmashtami and Krishna, who loved butter. */
export const krishna: StorySourceInput = {
  id: 'krishna',
  words: [
    'krishna',
    'janmashtami',
    'krishna jayanti',
    'krishna birthday',
    'krishna butter',
    'krishna steals butter',
    'dahi handi',
    'little krishna',
    'gokulashtami',
  ],
  situations: ['visit', 'learn', 'make', 'wants', 'question', 'deed', 'misdeed', 'finds'],
  topic: 'Janmashtami',
  thing: 'the pot of butter',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'the-pot-on-the-rope',
      titles: ['The Pot on the Rope', '{L} and the Butter Pot', 'Higher Than Anybody Can Reach'],
      goal: 'reach the pot of butter on the rope',
      trouble: 'the pot hung higher than anybody could reach',
      solved: 'the pot of butter had been reached',
      opener:
        'On Janmashtami Krishna has a birthday. As a small boy, the story says, Krishna loved butter so much that it was hung up high in a pot. So today, too, a pot of butter hung over the street. {L+} looked up at it.',
      friend:
        '{F+} had both sleeves rolled up already. “Whoever breaks it can have what’s in it,” said {F}. The drums began. Somebody poured a bucket of water over everyone.',
      problem:
        'The pot hung on a rope, as high as a house. {L} jumped. {F} jumped. Not even the tallest reached it with a stick, because sticks were not allowed. “How did Krishna get it down?” asked {L}. “Krishna was only little.”',
      tries: [
        '{L} climbed on {F’s} shoulders. It was high, but not nearly high enough, and it wobbled.',
        'All of them tried to be at the top at once. It was a heap, and in a heap everyone’s at the bottom.',
        'They built a tower. But the strong ones wanted to be on top, where you can be seen, and the lowest row gave way.',
      ],
      tip: '“Krishna never stole butter alone,” said {G+}, and beat the drum. “There were friends who stood below. The song always tells of the one on top. But it’s made by those at the bottom. First ask who wants to be the ground.”',
      low: 'They sat there, wet through. Nobody wanted to be the ground. Nobody sees the ground.',
      turn: '“I’ll go at the bottom,” said {L}, and planted both feet. {F} stood next to {L}, and now others came too. They made a ring, and a second ring on top of it, and a third. “The smallest to the top!” called {L}, and held on.',
      done: 'A very small girl climbed up over all of them, as light as a bird. {L} could not see it, but {L} could hear it: crack! Yoghurt and butter and flowers rained down. Everyone got some, and those at the bottom got the most.',
      again:
        'In the photograph you can see the girl right at the top, laughing. Of {L} there are only two feet in the picture. They are the ones that don’t wobble.',
      outcomes: [
        {
          asked: ['butter/pot/break/krishna/yoghurt/reach/top'],
          done: 'A very small girl climbed up over all of them, as light as a bird. At the bottom {L} held on, and could hear it: crack! So {told}. Yoghurt and flowers rained down, and those at the bottom got the most.',
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
          done: 'A very small girl climbed up over all of them, as light as a bird. Crack! Yoghurt and butter and flowers rained down. It ran over every ring of the tower, and at the bottom {L} only had to hold up both hands. So {told}.',
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
          done: 'A very small girl climbed up over all of them, as light as a bird. Crack! Yoghurt and butter rained down. “Who was the ground?” called the girl. They looked down, ring by ring, as far as {L}, white from top to toe, and {told}.',
        },
      ],
      helper: { name: 'Uncle Raju', creature: 'man' },
      art: {
        'a pot of butter hung': 'village: L look-up curious; pot, rope',
        'poured a bucket of water': 'village: F clap happy; L splash; bucket, drum, people',
        'Not even the tallest': 'village: L jump; F reach-up; pot, rope',
        'but not nearly high': 'village: L reach-up worried; F point worried; pot',
        'heap, and in a heap': 'village: L fall; F fall; people, pot',
        'and the lowest row gave way': 'village: L fall; people, rope',
        'never stole butter alone': 'village: G drum; L+F look G curious; butter',
        'sat there, wet through': 'village: L sit sad; F sit sad; puddle, pot',
        'planted both feet': 'village: L stand brave; F stand brave; people, pot',
        'Yoghurt and butter': 'village: L cheer happy; F cheer; butter, many flower, people',
        'In the photograph': 'bedroom: L point proud; F laugh; picture(pot)',
      },
    },
  ],
};
