import type { StorySourceInput } from '../../story-source.ts';

/** Stories about camouflage. */
export const camouflage: StorySourceInput = {
  id: 'camouflage',
  words: ['camouflage', 'animal that hide/blend', 'animal in disguise', 'blend/blending in'],
  situations: ['being-and-thing', 'thing-pair', 'pair', 'question', 'record-being'],
  topic: 'camouflage',
  thing: 'the hiding place',
  home: 'meadow',
  main: 'forest',
  plots: [
    {
      id: 'nobody-sees-you',
      titles: ['Now You See Me', '{L} Learns to Disappear', 'The Animals Nobody Could See'],
      goal: 'watch the shy animals without being seen',
      trouble: 'the animals saw {L} coming and ran away',
      solved: 'nobody could see {L} among the leaves',
      opener:
        '{L+} wanted to see the shy animals of the forest: the fawn, the moth, the toad. They were there, people said. They only had camouflage. That means that they look like the place where they live.',
      problem:
        'But whenever {L} came, there was a rustle, and everybody was gone. All of them had seen {L} long before {L} could see even one of them.',
      tries: [
        '{L} hid behind a tree trunk. It was a thin one. On the left {L} could be seen, and on the right as well.',
        '{L} put on a bright red coat, because red is a good colour for autumn. But the leaves here were still green, and {L} shone like a letterbox.',
        'They lay down flat in the grass and crept. Every bird in the wood called out, “Something’s moving! Something’s moving!”',
      ],
      tip: '“Look at this piece of bark,” said {G+}. “Now look again. It has legs. That moth has chosen a trunk in its own colour, and it does one more thing, which is the hardest of all. Watch it.”',
      turn: '{L} watched. The moth did not move, not even a feeler. So {L} rubbed mud on {L.their~the} coat, stuck ferns and leaves all over it, sat down among the ferns, and kept as still as the moth.',
      done: 'For a while nothing happened. Then a spotted fawn stepped out from the spots of sunlight. A brown toad walked out of the brown leaves, right over {L’s} foot. {L} could see them all, because they could not see {L}.',
      again:
        '{L} still looks twice at every piece of bark. Most of them are bark. But now and then you look back.',
      helper: { name: 'Mr Twigg', creature: 'lizard' },
      outcomes: [
        {
          asked: ['see/watch/spot/find/meet/show animal/fawn/deer/toad/moth/creature/frog/baby'],
          done: 'For a while nothing happened. Then the leaves over there turned out to have ears, and the brown ground hopped. A toad walked right over {L’s} foot, and did not notice whose foot it was. And among all those ferns {told}.',
        },
        {
          asked: ['hide/win/seek/nobody/invisible/find'],
          done: 'A spotted fawn stepped out of the spots of sunlight, and a toad walked over {L’s} foot. The birds called nothing out, because they saw nothing but ferns. Even whoever came through the wood looking for {L} walked past, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'A spotted fawn stepped out of the spots of sunlight, and a brown toad walked right over {L’s} foot. When they had gone on, the biggest fern stood up and shook itself. There was room on the moss, sandwiches came out of the leaves, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'A spotted fawn stepped out of the spots of sunlight. A toad walked over {L’s} foot, and a moth sat down on {L’s} nose, because it took it for bark. “Keep still,” {L} whispered, but the ferns shook, and {told}.',
        },
      ],
      art: {
        'the shy animals': 'forest: L tiptoe curious; bush',
        'look like the place': 'forest: L look curious; frog, butterfly',
        'there was a rustle': 'forest: L stand surprised; deer, bush',
        'behind a tree trunk': 'forest: L hide curious behind tree; deer',
        'a bright red coat': 'forest: L walk happy wearing red coat; bird',
        'in the grass and crept': 'meadow: L+F crawl worried; bird',
        'this piece of bark': 'forest: G point; L look G surprised; tree',
        'not even a feeler': 'forest: L look curious; butterfly on tree, tree',
        'among the ferns': 'forest: L crouch calm in bush; leaf, mud',
        'a spotted fawn': 'forest: L crouch happy in bush; deer, frog',
        'piece of bark. Most': 'forest: L look happy at tree',
      },
    },
  ],
};
