import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the wind. */
export const windAndKite: StorySourceInput = {
  id: 'wind-and-kite',
  words: [
    'wind',
    'makar sankranti',
    'sankranti',
    'uttarayan',
    'kite festival',
    'windy day',
    'kite',
    'fly kite',
    'windmill',
    'breeze',
  ],
  situations: ['learn', 'make'],
  topic: 'the wind',
  thing: 'the kite',
  main: 'meadow',
  weather: 'wind',
  plots: [
    {
      id: 'let-it-pull',
      titles: ['{L} and the Wind', 'Up Goes the Kite', 'What the Wind Wants'],
      goal: 'fly the kite',
      trouble: 'the wind did what it liked with the kite',
      solved: 'the kite stood high up in the wind',
      object: 'kite',
      opener:
        'In the night the wind had moved in. In the morning the washing lay in the apple tree, and three hats were going down the street on their own. “Kite weather!” said {L+}.',
      friend:
        '{F+} brought the string, and {L} held the kite, which had a long tail of paper bows. It was already tugging, like a dog at the door.',
      problem:
        'They ran and let go. The kite went up, turned over, and came down nose first. They ran again. It came down tail first. “The wind’s too strong,” said {F}. “The wind’s too wild,” said {L}.',
      tries: [
        '{L} held the string quite short, so that nothing could go wrong. The kite spun round in a circle, like a fly in a glass.',
        'They ran with the wind, as fast as possible. The wind was faster. It overtook them and took the kite along, into the hedge.',
        '{F} tied a stone to it. Now it stayed down, and was a very colourful stone.',
      ],
      tip: '“You’re pulling against it,” said {G+}. “Wet a finger. Which side gets cold? Turn your back to it. And then don’t run. Give it string when it asks for it.”',
      turn: '{L} wetted a finger. It got cold on the left. So {L} stood with that side behind, and {F} held the kite up high and waited. “Now!” The wind took it. It pulled, and {L} let out string, a bit, and a bit more.',
      done: 'And it rose! Over the hedge, over the poplars, until it was as small as a stamp. {L} could feel the wind in both hands, humming down the string. “It’s talking to us,” said {F}.',
      again:
        'The three hats were found in the next village. The wind has been asked about it, but it has already moved on.',
      outcomes: [
        {
          asked: ['kite/fly/flies/sky/high/cloud/soar/highest'],
          done: 'It rose, over the hedge, over the poplars! {L} could feel the wind in both hands, humming down the string, and gave it more each time it asked. “It’s talking to us,” said {F}. Past the last bow of paper {told}.',
        },
        {
          asked: ['hat/back/home/tree/find/catch'],
          done: 'It rose, over the hedge, over the poplars, until it was as small as a stamp. From up there it could see everything that the wind had taken. It pulled to the left, and they went along, street by street, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'It rose, over the hedge, over the poplars, until it was as small as a stamp. {L} tied the string to the apple tree, where the washing had been. The cloth was already in it, so only the basket was missing, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'It rose, over the hedge, over the poplars, until it was as small as a stamp. {L} could feel the wind in both hands. “It’s talking to us,” said {F}, and held on as well, and it pulled, and {told}.',
        },
      ],
      art: {
        'three hats were going': 'village, wind: L look happy; hat, tree',
        'had a long tail': 'meadow, wind: L hold kite happy; F hold string happy',
        'nose first': 'meadow, wind: L startle worried; F stand worried; kite',
        'the string quite short': 'meadow, wind: L pull string worried; F look; kite',
        'into the hedge': 'meadow, wind: L+F run worried; kite, hedge',
        'tied a stone to it': 'meadow, wind: F tie stone happy; L look; kite',
        'Wet a finger. Which': 'meadow, wind: G point; L look G curious',
        'wetted a finger': 'meadow, wind: L point curious; F raise kite happy',
        'let out string': 'meadow, wind: L hold string happy; F cheer; kite',
        'over the poplars': 'meadow, wind: L pull string laughing; F cheer; small kite',
        'The three hats were': 'village: L stand happy; many hat',
      },
    },
  ],
};
