import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being pushed into something by others. */
export const aDare: StorySourceInput = {
  id: 'a-dare',
  words: [
    'peer pressure',
    'dare',
    'dares',
    'dared',
    'dare/dares/daring me/him/her',
    'truth or dare',
    'everybody/everyone does it',
    'everyone else does',
    'talked into',
    'be/being talked into',
    'push/pushed into doing',
    'afraid to say no',
    'say/saying no to friends/friend',
    'join in with something wrong',
    'want/wants to belong',
    'cool kids',
    'copying bad behaviour/behavior',
    'bad influence',
    'egg on',
    'go along with',
  ],
  situations: [
    'misdeed',
    'afraid',
    'wants',
    'learn',
    'question',
    'trait',
    'deed',
    'has',
    'own-wish',
    'cannot',
    'refuses',
    'reluctant',
    'value',
  ],
  gentle: true,
  happensToLead: true,
  topic: 'being dared',
  thing: 'the old wall',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'not-me-not-today',
      titles: ['I Dare You', 'Who Goes First?', 'The Loudest No'],
      goal: 'say no in front of the others',
      trouble: 'everyone was waiting for {L} to climb the wall',
      solved: '{L} had said no, and had not been the only one',
      opener:
        'Behind the brickyard stood a wall, as high as two doors, with bits of it missing. “Whoever’s one of us walks along the top,” said the big ones. They had a den, and a password. {L+} would have given a great deal to be one of them.',
      friend:
        '{F+} was there as well, and looked at the bits that were missing. One stone fell down all by itself just then. Nobody said anything about it.',
      problem:
        '“Chicken!” somebody clucked. They laughed, all of them, not even very loudly. {L}’s feet were on the first stone before {L} had decided anything. It wobbled. “I don’t want to,” {L}’s tummy said. But {L}’s mouth was shut.',
      tries: [
        '“My shoe’s undone,” said {L}, and knelt down and tied it. And then the other one. After that there weren’t any more shoes.',
        '{L} said, “You go first.” “We’ve all been,” they said. Nobody looked at anyone else when they said it.',
        '{L} laughed along. If you laugh, you gain a minute. But the minute was soon over.',
      ],
      tip: '“I was a roofer,” said {G+}, who was walking the dog there. “Forty years, and every bone still whole. Do you know how? You need one sentence, and you practise it before you need it. A short one. And then two steps away, because feet help a mouth along.”',
      low: 'Two steps away. {L} looked at the gap in the wall, and at the faces. Some of them were a bit pale, when you looked properly.',
      turn: '{L} climbed down. It was quiet. “I don’t do that,” said {L}. “Not me, and not today.” It came out smaller than planned, but it was all there. Then {L} took two steps back, and stood next to {F}, with a hammering heart.',
      done: '“Chicken,” somebody said once more. But somebody else coughed. “I don’t either,” it came from behind. “Nor me,” said {F}. One after another took two steps. In the end only the one with the password was left, and looked at the wall, and then came along, too.',
      again:
        'They have a new den now, down by the brook. The password is “Not today”. You get in with it every time.',
      helper: { name: 'Mr Slater', creature: 'badger' },
      outcomes: [
        {
          asked: ['new/good/real/true/better friend', 'friend/friends'],
          kinds: ['friends', 'new-friend', 'still-friends', 'team'],
          done: '“I don’t either,” it came from behind. “Nor me,” said {F}. One after another took two steps away from the wall, and in the end the one with the password came along, too. None of them was a chicken, and all of them had bones to keep, so {told}.',
        },
        {
          asked: ['proud/brave/right/adult/teacher/mum/dad/tell/grown-up'],
          kinds: ['happy', 'feels', 'says', 'says-words', 'gets', 'given-by', 'all-get', 'claps'],
          done: '“Not me, and not today,” {L} had said, with a hammering heart. Then somebody coughed. “I don’t either.” One after another took two steps. {G} had watched it all, with the dog on the lead, and knew how hard those two steps are, and {told}.',
        },
        {
          asked: ['den/club/play/game/sorry/stop/leave'],
          kinds: ['plays', 'makes', 'shares', 'eats', 'party'],
          done: '“I don’t either,” it came from behind. One after another took two steps, until only the one with the password was left, and then came along, too. Down by the brook there was willow enough for a new den, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'stays', 'home', 'way-home', 'tells', 'sleep'],
          done: '“Nor me,” said {F}, and took two steps back, right beside {L}. Then the others came, one after another. The wall stood there, with all its missing bits, and nobody had to walk on it. {L’s} heart grew quiet again, and {told}.',
        },
      ],
    },
  ],
};
