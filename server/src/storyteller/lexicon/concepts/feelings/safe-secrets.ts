import type { StorySourceInput } from '../../story-source.ts';

/** Stories about secrets that one keeps and secrets that one tells. */
export const safeSecrets: StorySourceInput = {
  id: 'safe-secrets',
  words: [
    'good/bad/safe/unsafe/happy/sad secret',
    'secrets',
    'secret surprise difference',
    'safe unsafe secret',
    'good secrets bad secrets',
    'keep/keeping bad secret',
    'secrets and surprises',
    'bad secret',
    'don’t tell anyone',
    'must/may not tell',
  ],
  situations: ['learn', 'deed', 'has', 'afraid', 'sad'],
  gentle: true,
  topic: 'good secrets and bad secrets',
  thing: 'the secret',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-heavy-one',
      titles: ['{L’s} Two Secrets', 'The Secret Like a Stone', 'A Secret to Keep and a Secret to Tell'],
      goal: 'know what to do with the secret',
      trouble: 'the secret lay in {L’s} tummy like a stone',
      solved: '{L} had told the secret, and the stone was gone',
      opener:
        '{L+} had two secrets. One was about Grandma’s birthday: there was a cake hidden in the cupboard. That secret was warm, and it made {L} smile.',
      friend:
        '{F+} knew about the cake as well. They only had to look at each other and they both giggled. But then {L} stopped.',
      problem:
        'The other secret was from one of the big children. “Don’t you dare tell anyone,” the big child had said, after a game that {L} had not liked at all. That secret was like a cold stone.',
      tries: [
        '{L} tried not to think about it. At night, in the dark, it was there all the same.',
        '{L} told it to the teddy, very quietly. The teddy was nice about it, but could not do anything.',
        '{L} said, “My tummy hurts.” There was peppermint tea, and a hot-water bottle. It helped the tummy, but not the stone.',
      ],
      tip: '“There are two kinds,” said {G+}. “A surprise makes everyone glad in the end. But a secret that makes you sad or scared you can always tell to a grown-up you trust, even if somebody said you mustn’t.”',
      low: '{L} did not want to play, and did not want any supper. {F} stayed close by and did not ask anything.',
      turn: '{L} thought about it for a while. Then {L} took {F’s} hand, and they went together to find a grown-up whom {L} trusted. “I’ve got a bad secret,” said {L}. “I want to tell it.” And {L} told it, from beginning to end.',
      done: 'The grown-up listened to all of it. “Thank you for telling me,” came the answer. “It isn’t your fault. I’ll see to it now.” There was a long hug. {L} breathed in, and noticed that the stone was gone.',
      again:
        'On Sunday came the cake, and Grandma was so surprised that everybody laughed. That secret {L} had kept to the very end.',
      helper: { name: 'Aunt Rowan', creature: 'deer' },
      outcomes: [
        {
          asked: ['safe/help/stop/better/happy/relief/relieved/proud/brave'],
          kinds: ['happy', 'feels', 'helps'],
          done: '{L} told it, from beginning to end, and the grown-up listened to all of it. “It isn’t your fault. I’ll see to it now.” The cold stone was gone. Somebody bigger had it, who knew what to do with it, and {told}.',
        },
        {
          asked: ['thank/believe/listen/tell/say/mum/dad/teacher/grown-up'],
          kinds: ['says', 'says-words', 'tells'],
          done: '“I’ve got a bad secret,” {L} had said, holding {F’s} hand. The grown-up listened to all of it, and did not look away. “It isn’t your fault,” came the answer. {L} breathed in, and the stone was gone, and {told}.',
        },
        {
          asked: ['cake/grandma/birthday/surprise/party'],
          kinds: ['party', 'eats', 'shares', 'plays', 'makes', 'gets', 'given-by', 'all-get'],
          done: '“Thank you for telling me. It isn’t your fault,” said the grown-up, and saw to it. The cold stone was gone. There was only the other secret left, the warm one, in the cupboard, with candles beside it. On Sunday the cupboard was opened, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'home',
            'way-home',
            'sleep',
            'claps',
          ],
          done: 'The grown-up listened to all of it. “It isn’t your fault. I’ll see to it now.” {L} breathed in, and noticed that the stone was gone. {F} had held that hand the whole time, and did not let go of it yet, and {told}.',
        },
      ],
      art: {
        'there was a cake hidden': 'kitchen: L whisper happy; cake on shelf',
        'knew about the cake': 'kitchen: L stand worried; F laugh; cake',
        'That secret was like a cold stone': 'playground: L stand frightened; children',
        'tried not to think about it': 'bedroom, night: L lie worried in bed',
        'told it to the teddy': 'bedroom: L whisper sad teddy',
        'My tummy hurts': 'living-room: L sit sad on sofa; hot-water-bottle, cup',
        'There are two kinds': 'living-room: G say calm; L listen sad',
        'want to play, and': 'bedroom: L sit sad; F sit calm; ball',
        'went together to find a grown-up': 'living-room: L speak brave; F hold-hands L; mother',
        'isn’t your fault': 'living-room: L hug happy; mother',
        'On Sunday came the cake': 'kitchen: L cheer; F clap; grandmother, cake on table',
      },
    },
  ],
};
