import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being locked in. */
export const lockedInTheBathroom: StorySourceInput = {
  id: 'locked-in-the-bathroom',
  words: [
    'lock/locked in bathroom/toilet/loo/room/bedroom',
    'lock/locked herself/himself/themselves in',
    'lock/locked herself/himself/themselves bathroom/toilet',
    'lock/locked myself in',
    'locked bathroom/toilet',
    'stuck in bathroom/toilet/loo',
    'stuck bathroom/toilet',
    'door won’t open',
    'door stuck',
    'door is stuck',
    'can’t open the door',
    'couldn’t open the door',
    'locked in',
    'trapped in toilet/bathroom',
  ],
  situations: ['stuck', 'afraid', 'cannot', 'own-damage', 'damage', 'misdeed', 'deed', 'broken', 'sad'],
  gentle: true,
  topic: 'the door that would not open',
  thing: 'the door',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'under-the-door',
      titles: ['The Door That Would Not Open', '{L} Behind the Door', 'Click'],
      goal: 'get out through the locked door',
      trouble: 'the door was locked, and the key would not turn',
      solved: 'the door was open, and {L} was out',
      opener:
        'The bathroom door had a key in it, a small one, with a round head. {L+} had never touched it. But today {L} wanted to be alone for once, like the big ones. {L} turned the key. Click.',
      friend:
        'It was quiet and nice. Then {L} wanted to come out. The key turned a little bit and stopped. “Are you coming?” asked {F+} outside. “I can’t,” said {L}. “It won’t open.”',
      problem:
        '{L} pulled the handle and shook it. The door did not move. All at once the bathroom was much smaller than before, and the window was much higher up. {L} could hear {L.their} own heart. “I want to get out!” called {L}, and began to cry.',
      tries: [
        '{L} turned the key with all {L.their} strength, first to the left and then to the right. It got stuck halfway, and now it would not move at all.',
        '{L} banged on the door with both hands. It was very loud, and it hurt, and a door doesn’t mind.',
        '{F} pushed from outside and {L} pulled from inside. But they both did it at the same time, and so nothing happened.',
      ],
      tip: '“I’m here, and I’m not going away,” said {G+} outside the door, very calmly. “Sit down on the mat. Put your hand to the gap at the bottom. Feel that? That’s my hand. First we breathe. Then we’ll do the key, quite slowly.”',
      low: '{L} sat down on the mat. There were four warm fingers, under the door. They breathed together, in, and out. After the third time {L’s} heart did not knock so hard.',
      turn: '“Pull the door towards you,” said {G}, “as if you wanted to give it a hug. Now turn the key, without any force.” {L} held the handle with one hand and the key with the other, and turned it gently, like the lid of a jar.',
      done: 'Click. The door opened by itself. There they all were, on their knees. {L} fell into the nearest arms and stayed there for a while. “You did that,” said {G}. “You did that from inside, all by yourself.”',
      again:
        'The key lives on a high hook now. On the door hangs a sign that {L} has made. On one side it says “Free”, and on the other side “I want to be alone for once”. Everybody knocks.',
      outcomes: [
        {
          asked: ['door/it/she/he/lock/key open/out/free/get/unlock/safe/mum/dad/rescue/help'],
          done: '{L} turned the key gently, like the lid of a jar. Click. {told}. There they all were, on their knees, with their hands still at the gap. “You did that,” said {G}. “You did that from inside.”',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'laugh/giggle/grin',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'stay',
            'clap/cheer/applaud',
            'team/together',
          ],
          kinds: ['hugs', 'happy', 'laughs', 'friends', 'says', 'stays', 'claps', 'team'],
          done: 'Click. The door opened by itself. There they all were, on their knees, with their hands still at the gap. {L} knew those four warm fingers at once and held on to them, on this side of the door. So {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'home',
            'sleep/asleep/bed/snore',
          ],
          kinds: ['eats', 'plays', 'shares', 'makes', 'gets', 'home', 'sleep'],
          done: 'Click. The door opened by itself, and there they all were, on their knees. {L} fell into the nearest arms. The mat was still warm, so they sat down on it once more, all in a row, with the door wide open, and {told}.',
        },
      ],
      helper: { name: 'Aunt Joan', creature: 'woman' },
    },
  ],
};
