import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a rude word. */
export const rudeWord: StorySourceInput = {
  id: 'rude-word',
  words: [
    'rude word',
    'rude words',
    'bad word',
    'bad words',
    'swear/swearing',
    'swear word/words',
    'bad language',
    'naughty word/words',
    'dirty word',
    'say/says/saying/said rude/bad/naughty word/words',
    'parrot rude words',
    'curse word/words',
    'cursing',
  ],
  situations: ['misdeed', 'deed', 'learn', 'trait', 'cannot', 'question', 'has', 'culprit'],
  topic: 'a word that was better not said',
  thing: 'the word',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'a-word-that-is-better',
      titles: ['The Word', '{L} and the Rude Word', 'What to Say Instead'],
      goal: 'find something better to shout than the rude word',
      trouble: 'the rude word slipped out again and again',
      solved: '{L} had found a word that was much better',
      opener:
        '{L+} had brought home a word. It was short, and it had a bang in it, like a door. Somebody big had shouted it, beside a bicycle that had fallen over. {L} did not know exactly what it meant. But it felt good in {L’s} mouth.',
      friend:
        'At lunch a pea rolled off the spoon. {L} said the word. Everybody stopped chewing. A fork fell down. {F+} choked on some water. “What did you say?” somebody asked. {L} said it again, so that they could hear it.',
      problem:
        '“That word hurts people’s ears,” they explained. “We don’t say that.” {L} nodded. But now the word was in there, and it sat right behind {L’s} teeth. When the tower fell over, it jumped out. And it jumped out in front of the vicar.',
      tries: [
        '{L} wanted never to open {L.their} mouth again. That lasted until the pudding.',
        '{L} said it only to the cushion. But the next time the cushion was not there, and the vicar was.',
        '{L} said it backwards. Grandma, who did crosswords, turned it round at once.',
      ],
      tip: '“When I hit my thumb, something has to come out,” said {G+}, who was a carpenter. “You need a better word. It must be long, it must have a bang in it, and it mustn’t hurt anybody. I’ve got one, but you have to find your own.”',
      low: '{L} fetched paper and a pencil. What bangs? A drum. What crunches? A biscuit. {L} said a lot of things out loud that morning, behind the shed, where nobody was listening.',
      turn: '{L} tried them one by one, with a kick against the old bucket. “Thunder and mustard!” It was too short. “Rhubarb!” That was good, but it had no end. {L} put both together, and a bit more, took a deep breath and kicked: “RHUBARB AND RATTLING RADISHES!”',
      done: 'The bucket flew as far as the fence. It had rolled, it had banged, and it had all come out. On Sunday {L} bumped the very same toe, in front of the vicar. “Rhubarb and rattling radishes!” cried {L}. “Well said,” said the vicar, and wrote it down.',
      again:
        'The carpenter’s word is “crinkle-crankle cabbage”. They swap now, on Fridays. The old word still lies about somewhere. It has become quite small.',
      helper: { name: 'Mr Chisel', creature: 'man' },
      outcomes: [
        {
          asked: ['laugh/funny/giggle'],
          kinds: ['laughs'],
          done: '“RHUBARB AND RATTLING RADISHES!” cried {L}, with the bumped toe in one hand, right in front of the vicar. It rolled, it banged, and it had all come out. It was quiet for a moment. The vicar’s mouth began to twitch at one corner, and {told}.',
        },
        {
          asked: ['sorry/apologise/apologize/say/better/word/stop/kind'],
          kinds: ['says', 'says-words', 'happy', 'feels'],
          done: 'The bucket flew as far as the fence, with rhubarb and radishes behind it. It was much better than the other word, and it hurt nobody’s ears. “Well said,” said the vicar, and wrote it down. {L} had one thing left to say, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'claps',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'plays',
            'party',
            'eats',
            'shares',
            'makes',
            'gets',
            'given-by',
            'all-get',
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: '“Rhubarb and rattling radishes!” cried {L}, when the same toe hit the same step. “Well said,” said the vicar. By noon the whole street had a word of its own, with a bang in it, and kept it for the next pea. So {told}.',
        },
      ],
    },
  ],
};
