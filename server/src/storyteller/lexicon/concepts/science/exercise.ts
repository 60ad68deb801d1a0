import type { StorySourceInput } from '../../story-source.ts';

/** Stories about moving and the heart. */
export const exercise: StorySourceInput = {
  id: 'exercise',
  words: [
    'exercise',
    'exercising',
    'keep/keeping fit',
    'get/getting fit',
    'stay/staying fit',
    'stay/staying active',
    'keep/keeping active',
    'my heart',
    'heart beat',
    'heartbeat',
    'keep/keeping healthy',
    'staying healthy',
    'healthy body/bodies',
    'healthy me',
    'PE lesson',
    'PE',
    'move your body',
    'being active',
    'pulse',
  ],
  situations: ['learn', 'question', 'cannot', 'reluctant'],
  topic: 'moving and keeping fit',
  thing: 'the heart',
  home: 'cottage',
  main: 'meadow',
  plots: [
    {
      id: 'thump-thump',
      titles: ['Thump, Thump, {L}', '{L} and the Busy Heart', 'Once Round the Field'],
      goal: 'run once round the field',
      trouble: '{L} had to stop after a few steps',
      solved: '{L} had run all the way round',
      opener:
        'All through the winter {L+} had sat by the heater with a book. Now it was spring, and the others were running round the field. {L} ran along, as far as the first post.',
      friend:
        '{F+} came back to see what was the matter. “I can’t run any more,” puffed {L}. “Something’s banging in my chest.” {F} listened to it: thump-thump, thump-thump.',
      problem:
        '“Once round the field, that’s nothing,” they said. But {L} had to stop again at the first post, with a red face and wobbly knees. On Saturday they would all run together, right the way round. {L} wanted to so much.',
      tries: [
        '{L} ran as fast as possible, to get it over with. It was over at the first post.',
        '{L} rested for three whole days, to save it all up for Saturday. After that it was not even as far as the post.',
        '{F} pulled {L} along. Now there were two people with red faces.',
      ],
      tip: '“That’s your heart,” said {G+}. “It pumps the blood round you, and when you run it pumps faster. It’s a muscle, and it gets stronger with a bit of work every day. Walk to one post, run to the next.”',
      low: '{L} sat by the post with a hand on {L’s} chest. Thump-thump. It was still quite fast.',
      turn: 'So {L} went out each day, walking and running, and {F} went too. On Wednesday {L} ran past two posts without stopping, on Thursday past three. And {L’s} heart went thump-thump, strong and even.',
      done: 'On Saturday {L} did not race off like the others, but ran steadily: first post, second post, third. There was the gate again! {L} had been all the way round. {L} was hot, and puffing, and did not wobble at all.',
      again:
        '{L} still likes to read by the heater. But now and then {L} gets up, and goes out to give the heart a run.',
      helper: { name: 'Coach Hare', creature: 'rabbit' },
      outcomes: [
        {
          asked: ['run/race/finish/win/first/medal/field/round/strong/fit/healthy/jump'],
          done: 'On Saturday {L} ran steadily, thump-thump, first post, second post, third. Nothing wobbled. The ones who had raced off sat in the grass, red in the face. There was the gate again, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'On Saturday {L} ran steadily, thump-thump, first post, second post, third. There was the gate again! {G} had a bucket there with water and cut-up oranges, for those who had gone all the way. In the grass {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'On Saturday {L} ran steadily, thump-thump, first post, second post, third. There was the gate again! {F} listened to that chest, like the first time. “Like a drum,” said {F}. At the last post {told}.',
        },
      ],
      art: {
        'by the heater with a book': 'meadow: L run worried; people',
        'in my chest': 'meadow: L stand worried; F listen curious; pole',
        'with a red face': 'meadow: L sit sad; people, pole',
        'to get it over with': 'meadow: L run worried; pole',
        'three whole days': 'bedroom: L lie sleepy in bed; clock',
        'two people with red faces': 'meadow: F pull L; L stand worried',
        'That’s your heart': 'meadow: G say; L+F look G curious; heart',
        'sat by the post': 'meadow: L sit sad; pole',
        'walking and running': 'meadow: L run brave; F run happy; pole',
        'had been all the way round': 'meadow: L cheer; F clap; finish-line',
        'likes to read by': 'living-room: L read happy; radiator',
      },
    },
  ],
};
