import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a shadow. */
export const shadow: StorySourceInput = {
  id: 'shadow',
  words: ['shadow', 'my shadow', 'shadow puppet'],
  situations: ['question', 'afraid', 'trait'],
  topic: 'a shadow',
  thing: 'the shadow',
  main: 'meadow',
  home: 'garden',
  plots: [
    {
      id: 'it-grew',
      titles: ['{L} and the Long Shadow', 'Somebody at My Feet', 'Who Is Following {L}?'],
      goal: 'get to know the shadow',
      trouble: 'the shadow would not hold still',
      solved: 'the shadow had turned into a friend',
      opener:
        'Somebody was lying on the path, quite flat and quite dark, and had hold of {L+} by both feet. {L} took a step. It took a step, too.',
      problem:
        '{L} ran. The shadow ran. In the morning it was as long as a giant, and at noon it was almost gone. “What does it want?” asked {L}. “And why is it never the same size?”',
      tries: [
        '{L} jumped, to shake it off. For a moment there was air between them. Then it had caught up with {L’s} feet again.',
        'They tried to pin it down with four stones, one at each corner. The stones stayed. The shadow went to lunch with {L}.',
        '{F} painted round it with chalk. When they came back, it did not fit into its own outline.',
      ],
      tip: '“You keep looking at the ground,” said {G+}. “Turn round. What’s behind you when the shadow’s in front? And where is it at noon?”',
      turn: '{L} turned round. The sun! Whenever the sun was behind, the shadow was in front. The lower the sun was, the longer the shadow. “It isn’t following me,” said {L}. “It’s me, where the light can’t get through!”',
      done: 'Then {L} held up both hands. On the wall there was a bird. {F} made a dog, and the bird flew over the dog. They did a whole story on the wall, until the sun went down and took the stage away.',
      again:
        'At night {L} takes a torch to bed. On the ceiling the bird is as big as the room, and quite tame.',
      outcomes: [
        {
          asked: ['puppet/show/theatre/theater/play/dance/bird/wall/story'],
          done: 'The sun stood low, and the shadows were as long as giants. {L} held up both hands, and on the wall there was a bird. {F} made a dog, and the bird flew over the dog. The whole wall was free, and {told}.',
        },
        {
          asked: ['friend/wave/follow/hug/sleep/asleep/back'],
          done: '“It isn’t following me,” said {L}. “It’s me, where the light can’t get through!” {L} held up a hand, and it held up a hand, and the tips of the fingers met on the wall. From that evening on {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '{L} held up both hands, and on the wall there was a bird. {F} made a dog, and the bird flew over the dog. The neighbours carried out chairs, and a tray that threw a shadow like a ship. Until the sun took the stage away, {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '{L} held up both hands, and on the wall there was a bird. {F} made a dog, and the bird sat down on its ear. Then a shadow with eight legs walked in, which was all of them, and {told}.',
        },
      ],
      art: {
        'quite flat and quite dark': 'garden: L look worried at ground; sun',
        'took a step. It took': 'garden: L walk surprised at ground',
        'as long as a giant': 'meadow: L run worried; F look',
        'to shake it off': 'meadow: L jump worried; F look',
        'with four stones': 'meadow: L+F crouch worried; many stone',
        'it with chalk': 'meadow: F draw crayon; L stand curious',
        'Turn round. What': 'meadow: G point; L look G curious; sun',
        'The lower the sun': 'meadow, evening: L look happy; F look; sun',
        'The sun! Whenever': 'meadow: L point surprised; sun',
        'there was a bird': 'garden, evening: L raise happy; F raise happy; bird, wall',
        'takes a torch to bed': 'bedroom, night: L hold torch happy in bed; bird',
      },
    },
  ],
};
