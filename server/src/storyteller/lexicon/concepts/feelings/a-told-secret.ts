import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a secret that was passed on, and about gossip. */
export const aToldSecret: StorySourceInput = {
  id: 'a-told-secret',
  words: [
    'tell/tells/telling/told secret',
    'tell/tells/telling/told friend secret',
    'gossips',
    'spread rumors',
    'spread gossip',
    'spreading rumors',
    'spreading gossip',
    'talk/talking behind back',
    'secret got out',
    'pass/passing on secret',
    'cannot/can’t keep a secret',
    'whispers',
  ],
  situations: [
    'misdeed',
    'deed',
    'learn',
    'question',
    'trait',
    'wants',
    'has',
    'own-wish',
    'cannot',
    'refuses',
    'reluctant',
    'value',
  ],
  happensToLead: true,
  topic: 'a secret that got out',
  thing: 'the whispered word',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'like-feathers',
      titles: ['It Wasn’t Mine to Tell', 'Whisper, Whisper', 'The Secret That Grew'],
      goal: 'make good what the whispering had done',
      trouble: '{F}’s secret was out',
      solved: '{F} could trust {L} again',
      opener:
        '“Don’t tell anyone,” said {F+}, “I’m afraid of the diving board. So I’m practising at night in bed, off the pillow.” “I won’t tell a soul,” said {L+}, and meant it.',
      friend:
        'They hooked their little fingers, and that’s as good as a lock. They walked home, and it was a warm feeling, to know something.',
      problem:
        'On Tuesday there was a gap in the talk at the gate, and {L} put the secret into it, very quietly. By noon it had legs. “{F} can’t swim,” they whispered. “{F} fell out of bed and had to be fished out!” And {F} stood there and heard it.',
      tries: [
        '{L} said, “It wasn’t me.” That was no good. Only one single person had known.',
        '{L} told another secret, a bigger one, so that they would forget the first. Now there were two on the way.',
        '{L} ran after every whisper to catch it. But each time it had just gone round the corner, and had grown a tail.',
      ],
      tip: '“Shake out a pillow on the tower,” said {G+}, who rang the bells, “and then try to pick up the feathers. You won’t get all of them. But you can say that it was you who opened it. And begin with the one it belonged to.”',
      low: '{L} looked at the little finger that had been a lock. It looked like any other finger.',
      turn: 'It was the longest way ever to {F}’s door. “I told,” said {L}. “I wanted them to listen to me. I’m sorry.” {F} said nothing for a long while. “That was mean,” said {F} then. “Yes,” said {L}, and added no “but”.',
      done: '{L} stood on the wall by the gate. “What you heard comes from me,” {L} called out, “and it wasn’t mine to tell.” Some of them looked at the ground. On Saturday {F} came by with a towel. “You’re coming along,” said {F}, “and not a word.”',
      again: '{F} jumped on the ninth Saturday. {L} was there, and has told nobody how loud the scream was.',
      helper: { name: 'Mr Clapper', creature: 'raven' },
      outcomes: [
        {
          asked: ['forgive/sorry/apologise/apologize/trust/promise'],
          kinds: ['says'],
          done: '{L} stood on the wall by the gate and called out that it wasn’t true, and who had begun it. You can’t pick up every feather. But {F} had heard it from round the corner. On Saturday {F} came by with a towel, and {told}.',
        },
        {
          asked: ['friend/friends/again/still/best'],
          kinds: ['friends', 'team', 'happy'],
          done: '“What you heard comes from me,” {L} called from the wall by the gate, “and it wasn’t mine to tell.” On Saturday {F} stood there with a towel. “You’re coming along,” said {F}, “and not a word.” They hooked their little fingers, and {told}.',
        },
        {
          asked: ['jump/dive/swim/board/pool'],
          kinds: ['plays', 'claps'],
          done: '“It wasn’t mine to tell,” {L} called from the wall, so that all could hear it. On Saturday {F} came by with a towel. “You’re coming along,” said {F}. {L} sat at the edge of the pool and said nothing, very loudly, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'stays',
            'home',
            'eats',
            'party',
            'shares',
            'makes',
            'gets',
            'tells',
            'sleep',
          ],
          done: '{L} stood on the wall by the gate. “It comes from me,” {L} called out, “and it wasn’t mine to tell.” Some of them looked at the ground. On Saturday {F} came by with a towel. “Not a word,” said {F}. {L} shut both lips, and {told}.',
        },
      ],
    },
  ],
};
