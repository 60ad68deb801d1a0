import type { StorySourceInput } from '../../story-source.ts';

/** Stories about trolls and ogres. */
export const trolls: StorySourceInput = {
  id: 'trolls',
  words: [
    'troll',
    'trolls',
    'ogre',
    'ogres',
    'troll bridge',
    'troll under bridge',
    'troll lives under bridge',
  ],
  situations: ['visit', 'learn', 'question', 'wants-to-go', 'afraid', 'afraid-being'],
  creature: 'troll',
  topic: 'trolls',
  thing: 'the troll’s bridge',
  home: 'meadow',
  main: 'river',
  plots: [
    {
      id: 'quiet-please',
      titles: ['{S} under the Bridge', '{L} and the Grumpy Troll', 'Trip, Trap, Trip, Trap'],
      goal: 'get across the bridge of {S}',
      trouble: '{S} would not let anyone across',
      solved: 'everyone could cross, and {S} could sleep',
      opener:
        'On this side of the river was the village, and on the other side was the school. In between there was only one bridge. {L+} walked across it every day, trip, trap, trip, trap.',
      friend:
        'But today somebody with green hair climbed out from below. It was {S+}. “STOP!” {S} shouted. “Nobody crosses my bridge any more! Nobody!” And {S} sat down in the middle of it.',
      problem:
        'On both sides people were standing about: the baker with the bread, the goats, the teacher with the chalk. {S} had big teeth and a very bad temper. There were dark rings under {S’s} eyes.',
      tries: [
        'The baker offered three loaves. {S} ate them, and stayed where {S.they} sat. “NO!” said {S}.',
        'The goats put down their heads and wanted to push. {S} yawned so loudly that they all slid backwards.',
        '{L} tried to get through the water. It was cold, and fast, and came up to {L.their~the} tummy after two steps. {L} turned back.',
      ],
      tip: '“Everyone shouts at {S}, and nobody asks,” said {G+}. “I live down there as well. Go and stand under the bridge for one minute while somebody walks over it.”',
      low: '{L} looked down into the dark under the bridge. It didn’t look nice there. But one minute wasn’t long.',
      turn: '{L} climbed down and waited. Up above, one goat took four steps. TRIP! TRAP! TRIP! TRAP! Dust came down, and {L’s} ears were ringing. “Oh,” said {L}. “That’s your ceiling! How long have you been awake?” “Since they opened the school,” said {S}.',
      done: '{L} fetched straw and old rugs, and everybody helped to lay them on the boards, from one end to the other. Then the whole school went over. Tup, tup, tup. You could hardly hear it. Under the bridge somebody began to snore.',
      again:
        'In the evenings {S} is up and in a very good temper. Then {S} carries those with tired legs across, and it costs nothing.',
      outcomes: [
        {
          asked: [
            'troll/bridge/everyone/goat/people cross/sleep/let/friend/friends/nice/kind/sorry/happy/over',
            'cross',
            'friend',
          ],
          done: '{L} fetched straw and old rugs, and everybody helped to lay them on the boards, from one end of the bridge to the other. Tup, tup, tup. {S} looked out from under it, without the dark rings, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: '{L} fetched straw and old rugs, and everybody helped to lay them on the boards. Tup, tup, tup, and you could hardly hear it. {S} slept till evening and climbed up in a very good temper, with a pot as big as a goat, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '{L} fetched straw and old rugs, and everybody helped to lay them on the boards. Tup, tup, tup. The next morning {S} was waiting at the rail, with no rings under the eyes and one hand behind the back, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{L} fetched straw and old rugs, and everybody helped to lay them on the boards. Then the whole school went over. Tup, tup, tup. Under the bridge somebody began to snore, louder than any goat, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{L} fetched straw and old rugs, and everybody helped to lay them on the boards, from one end to the other. Tup, tup, tup, went the last one. It was so quiet that you could hear the river, and {told}.',
        },
      ],
      helper: { name: 'Old Newt', creature: 'lizard' },
      art: {
        'between there': 'river: L walk happy on bridge; bridge',
        'with green hair climbed': 'river: S shout; L startle surprised; bridge',
        'On both sides people': 'river: S sit angry; L think worried; bridge, baker, goat',
        'offered three loaves': 'river: S eat bread angry; L look curious; baker, bridge',
        'The goats put down': 'river: S yawn; L peek curious; two goat, bridge',
        'It was cold, and fast': 'river: L shiver in water; S look angry; bridge',
        'for one minute while': 'river: G say; L look G curious; bridge',
        'into the dark under': 'river: L peek worried; bridge',
        'climbed down and waited': 'river: L crouch worried under bridge; S look sleepy; goat',
        'That’s your ceiling': 'river: L cover-ears surprised; S look sad; bridge, goat',
        'straw and old rugs': 'river: L carry rug happy; F carry hay; S sleep calm; bridge',
        'carries those with tired': 'river, evening: S wave happy; L ride happy; children, bridge',
      },
    },
  ],
};
