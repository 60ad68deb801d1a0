import type { StorySourceInput } from '../../story-source.ts';

/** Stories about an evening without a screen. */
export const screenTime: StorySourceInput = {
  id: 'screen-time',
  words: [
    'tablet',
    'screen',
    'ipad',
    'phone',
    'mobile phone',
    'smartphone',
    'watch/watching tv/television',
    'tv',
    'television',
  ],
  situations: ['absence', 'trait', 'wants', 'cannot', 'learn', 'deed', 'question'],
  topic: 'an evening without a screen',
  thing: 'the dark screen',
  main: 'cottage',
  plots: [
    {
      id: 'the-evening-with-no-plug',
      titles: ['The Evening with No Plug', 'When the Screen Went Dark', 'Click!'],
      goal: 'get through an evening without a screen',
      trouble: 'the screen was dark and the evening was empty',
      solved: 'the evening was full without any screen',
      opener:
        'Every evening after tea {L+} sat in front of the screen, and the screen did everything: it sang, it jumped, it laughed. {L} only had to look.',
      problem:
        'And then, in the middle of the best bit: click. Dark. The screen, the lamp, the whole street. The electricity had gone out. “Now what?” asked {L}. It was so quiet that you could hear your own tummy.',
      tries: [
        '{L} pressed the button. {L} pressed all the buttons. {L} pressed them in the order of the alphabet. The screen showed only a dark room with {L} in it.',
        '{L} tried to remember the film and play it in {L.their} head. But the head had a lot of gaps, and no music.',
        '{L} sat down in front of the screen and waited. It was the most boring programme there ever was.',
      ],
      tip: '“When I was small,” said {G+}, with a candle, “the evenings had no plug. Do you know what’s on every night, on that wall? Hold up your hand. No, higher.”',
      turn: 'On the wall stood a huge black hand. {L} bent two fingers, and it had ears. “A rabbit!” Then came a dog, a goose, and something with seven legs. “And now they meet,” said {L}, “in a dark wood…”',
      done: 'It was the best story of the week, and nobody knew how it would end, because {L} was making it. When the light came back on, click, everybody shouted, “Oh no! Off!”',
      again:
        'Once a week they switch everything off now, on purpose. It’s called Rabbit Evening. The thing with seven legs has become the hero.',
      helper: { name: 'Great-Aunt Candle', creature: 'mouse' },
      outcomes: [
        {
          asked: ['screen/tablet/tv/phone/power/light/electricity/forget'],
          done: 'When the light came back on, click, everybody shouted, “Oh no! Off!” Somebody found the switch in the dark again. The rabbit was just about to meet the thing with seven legs. Nobody remembered the other buttons, and {told}.',
        },
        {
          asked: ['outside/park/game/read/play/story/book/together/family'],
          kinds: ['plays', 'tells'],
          done: '“A rabbit!” {L} had said, and then came a dog, a goose, and something with seven legs. When the light came back on, they all shouted, “Off!” The evening had hardly begun, there were so many hands in the room, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'feels',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'says',
            'says-words',
          ],
          done: 'On the wall the rabbit met the thing with seven legs, in a dark wood, and nobody knew how it would end. Click, the light came on. They blinked, and there sat everyone, with fingers in knots and hair on end, and {told}.',
        },
        {
          kinds: [
            'party',
            'eats',
            'shares',
            'makes',
            'gets',
            'given-by',
            'all-get',
            'home',
            'way-home',
            'sleep',
          ],
          done: 'The rabbit, the goose and the thing with seven legs had met in the dark wood. Click, the light came back. “Off!” they all shouted. By candlelight the supper tasted of adventure, what there was of it, and {told}.',
        },
      ],
      art: {
        'sat in front of the': 'living-room, evening: L sit calm on sofa; television',
        'only had to look': 'living-room, evening: L look happy; television, lamp',
        'whole street. The electricity': 'living-room, night: L startle; television, unlit-lamp',
        'pressed all the buttons': 'living-room, night: L touch worried; television',
        'to remember the film': 'living-room, night: L think television worried',
        'the most boring programme': 'living-room, night: L sit sad; television',
        'the evenings had no plug': 'living-room, night: G hold candle calm; L reach-up curious',
        'a huge black hand': 'living-room, night: L raise surprised; candle, huge black rabbit',
        'And now they meet': 'living-room, night: L point happy; black dog, black duck, candle',
        'the light came': 'living-room, night: L reach-up laughing; people, lamp',
        'It’s called Rabbit Evening': 'living-room, night: L raise happy; candle, black rabbit, people',
      },
    },
  ],
};
