import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a wild animal that lives in the garden. */
export const wildVisitor: StorySourceInput = {
  id: 'wild-visitor',
  words: [
    'hedgehog/fox/squirrel/frog/toad/robin/blackbird/owl/badger/bat/mole/deer in garden',
    'hedgehog garden',
    'bird table',
    'bird bath',
    'wildlife garden',
    'hedgehog in winter',
    'hedgehog/fox/frog in my/our/the garden',
  ],
  situations: ['strayed', 'visit', 'newcomer', 'deed'],
  creature: 'hedgehog',
  topic: 'the visitor in the garden',
  thing: 'the heap of leaves',
  home: 'garden',
  main: 'garden',
  night: true,
  plots: [
    {
      id: 'who-comes-at-night',
      titles: ['Who Comes at Night?', '{L} and the Visitor', 'Leave the Leaves'],
      goal: 'make the garden a good place for {S}',
      trouble: '{S} came into the garden, and went away hungry',
      solved: '{S} had moved in, because the garden was left in peace',
      opener:
        'In the morning there was a trail across the wet grass, no wider than a hand. It came from the hedge, went round the apple tree, and stopped at the wall. “Somebody was here,” said {L+}, “and didn’t knock.”',
      friend:
        'That night {L} sat at the dark window, with a blanket. At ten the leaves rustled, and there was {S+}! {S} came quite close, sniffed at everything, looked up once with two bright drops of eyes, and went on. {L} did not even breathe.',
      problem:
        'But everything was swept, cut and shut. Under the hedge there was wire, and in the flowerbed there was gravel. There was not one beetle for {S}, and not one dry corner. The trail the next morning was a short one.',
      tries: [
        '{L} put out a bowl of milk and a cushion. Milk gives wild tummies an ache, and the cushion got wet. The cat next door thanked {L} for it.',
        '{L} wanted to carry {S} indoors, where it’s warm. {S} became very small and very stiff, and it was plain that this was not it.',
        '{L} built a house with a chimney and a name on the door. {S} walked once round it, as you walk round a bus.',
      ],
      tip: '“It needs much less than you think,” said {G+}, “and less than you have. A gap, a heap, and a bowl of water. And then the hardest thing: leave it alone. It isn’t a pet. It’s a neighbour.”',
      turn: 'So {L} bent up the wire, just as high as a hand. They raked all the leaves together under the hedge, with sticks and bark on top, and nobody was allowed to tidy it up. {L} put a flat bowl of water beside it, and went in. And stayed in.',
      done: 'The first night, nothing. The second night, nothing. On the third there was a trail again, and this time it led into the heap, and not out of it. At dusk something in there turned round, and sighed, like somebody who has got home.',
      again:
        'In the evening at ten {L} puts out the light and sits at the window. They both know that the other one is there.',
      outcomes: [
        {
          asked: ['home/live/move/stay/nest/sleep/asleep/winter/safe/hibernate'],
          done: 'The first night, nothing. The second night, nothing. On the third there was a trail again, and this time it led into the heap, and not out of it. {L} put out the light. At dusk the leaves stirred once, sighed, and {told}.',
        },
        {
          asked: ['baby/babies/family/friend/back/return/every'],
          done: 'On the third night the trail led into the heap, and not out of it. {L} filled the flat bowl, and stayed in. One night at ten there was more rustling than on any other night. {L} pressed a nose to the dark window, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'On the third night the trail led into the heap of leaves, and not out of it. Nobody went near. They laid their own table indoors, by the dark window, in a whisper, since the neighbours were eating beetles. And {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'On the third night the trail led into the heap, and not out of it. At dusk something in there sighed, like somebody who has got home. Behind the window, without a light, under the one blanket, {told}.',
        },
      ],
      art: {
        'across the wet grass': 'garden, morning: L crouch curious; footprints',
        'and didn’t knock': 'garden, morning: L look surprised; footprints, wall',
        'sat at the dark window': 'living-room, night: L look happy at sky; S sniff happy',
        'was swept, cut': 'garden: S stand sad; L stand worried; fence',
        'bowl of milk': 'garden, night: L hold bowl worried; cat, cushion',
        'small and very stiff, and': 'garden, night: L reach-up worried; S cower frightened',
        'a house with a chimney': 'garden: S walk curious; L look worried; house',
        'much less than you think': 'garden: G say; L look G curious',
        'bent up the wire': 'garden: L pull brave; fence, hedge',
        'raked all the leaves': 'garden: L rake happy; F rake; leaf-pile, hedge',
        'dusk something in there': 'garden, evening: L peek happy; S sleep calm; leaf-pile',
        'puts out the light': 'bedroom, night: L wave happy at sky; S sniff happy',
      },
    },
  ],
};
