import type { StorySourceInput } from '../../story-source.ts';

/** Stories about squirrels that bury nuts. */
export const squirrels: StorySourceInput = {
  id: 'squirrels',
  words: [
    'squirrel',
    'squirrels',
    'red squirrel',
    'grey squirrel',
    'squirrel collect/collecting/bury/burying/hide/hiding nut/nuts/acorn/acorns',
    'squirrels burying nuts',
    'squirrel in winter',
    'squirrel getting ready for winter',
    'baby squirrel',
  ],
  situations: ['visit', 'learn', 'question', 'deed', 'lost', 'forgets', 'has'],
  topic: 'squirrels and their nuts',
  thing: 'the buried nuts',
  creature: 'squirrel',
  home: 'forest',
  main: 'forest',
  plots: [
    {
      id: 'where-are-the-nuts',
      titles: ['Where Are the Nuts?', '{S} and the First Snow', 'A Nose for Nuts'],
      goal: 'find the nuts under the snow',
      trouble: 'the nuts lay somewhere under the snow',
      solved: 'the nuts were found',
      opener:
        'All autumn long {S+} had worked. One nut here, one nut there, a hole, some earth on top, and off to the next one. {L+} had watched from the fence and counted: more than a hundred!',
      friend:
        'Then, in one night, it snowed. In the morning {S} sat on the branch and looked down. Everything was white. {L} came through the snow to see how {S} was.',
      problem:
        '“I’m hungry,” said {S}, “and I don’t see any of my places. There was a fern by one, and a red leaf on another.” The ferns and the red leaves were under the snow, just like the nuts.',
      tries: [
        '{L} dug where the snow looked softest. Down there was a stone, and under the stone a beetle, asleep. They covered it up again.',
        'They looked for a place that looked like a place. But snow makes everything look the same.',
        '{S} wanted to bury new nuts and remember better this time. But for that you first need nuts.',
      ],
      tip: '“I know your kind,” said {G+}. “You can remember some of your places, and for the rest you’ve got something even better. What did you do before you covered a nut up? You held it to your face.”',
      low: '{S} pulled the tail up over the shoulders like a blanket. From the branch fell a little snow.',
      turn: '“{S!}, did you smell them?” asked {L}. “Then smell now! I’ll clear the snow, so that it’s thin.” {L} swept a path along the trees. {S} ran over it, nose down, here, there, and stopped. “Hazelnut. Right here!”',
      done: '{S} dug with both front paws, and up flew earth. There it was, brown and cold and good. Then came the next one, and the next. Together they found enough for that day and for tomorrow.',
      again:
        'Not every nut was found. In spring {L} saw a green shoot where nobody had planted anything. A forgotten nut was turning into a tree.',
      object: 'acorn',
      helper: {
        name: 'Mother Jay',
        creature: 'jay',
      },
      setting: {
        weather: 'snow',
      },
      outcomes: [
        {
          asked: ['nut/acorn/food/eat/full/winter/find/share'],
          done: '{S} dug with both front paws, and up flew earth and snow. There it was, brown and cold and good. “And there! And there!” {L} swept, and {S} ran along, nose down, until the path was full of holes. So {told}.',
        },
        {
          asked: ['sleep/asleep/home/nest/warm/tree/family/mum/mother/baby'],
          done: '{S} dug with both front paws, and there it was, brown and good, and the next, and the next. {L} handed them up the trunk. When both cheeks were full, {S} pulled that tail like a blanket over everything, and {told}.',
        },
        {
          asked: ['grow/spring/oak/hazel'],
          done: '{S} dug with both front paws, and there were the nuts, brown and cold and good. One smell they could not place, and so they let it be. The snow melted, {L} came along the path again, and by the fence {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '{S} dug with both front paws, and there was the first nut, then the next. {G} looked on so hungrily that {S} dug one more. “And one for the sweeper.” On the bare ground, in the middle of all that snow, {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '{S} dug with both front paws, and up flew earth and snow, all over {L}. There it was, brown and cold and good! Then the next one, and the next. “I do remember,” said {S}, “with my nose.” Under the branch {told}.',
        },
      ],
      art: {
        'had watched from the fence': 'forest: S dig happy; L look happy; nut, fence',
        'through the snow': 'forest, snow: S sit sad on tree; L look-up S worried',
        'by one, and a red leaf': 'forest, snow: S cry sad; L think leaf worried',
        'where the snow looked softest': 'forest, snow: L dig worried; S look sad; beetle, stone',
        'looked like a place': 'forest, snow: L+S search worried; snow-heap',
        'to bury new nuts': 'forest, snow: S arms-crossed sad; L look S worried',
        'I know your kind': 'forest, snow: G say; L+S look G curious',
        'like a blanket. From': 'forest, snow: S shiver sad; L comfort S',
        'swept a path': 'forest, snow: L sweep brave; S sniff curious',
        'up flew earth': 'forest, snow: S raise nut happy; L cheer; hole',
        'a green shoot': 'forest, day: L kneel happy; S look happy; seedling',
      },
    },
  ],
};
