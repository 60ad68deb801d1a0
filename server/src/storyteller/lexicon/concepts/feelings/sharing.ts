import type { StorySourceInput } from '../../story-source.ts';

/** Stories about sharing. */
export const sharing: StorySourceInput = {
  id: 'sharing',
  words: [
    'share',
    'sharing',
    'share/sharing toy',

    'learn/learning share',
    'selfish',
    'greedy',
    'generosity',
  ],
  situations: ['learn', 'cannot', 'trait', 'wants', 'deed'],
  topic: 'sharing',
  thing: 'the red swing',
  main: 'garden',
  plots: [
    {
      id: 'the-swing',
      titles: ['Mine!', '{L} and the Red Swing', 'A Swing for Everyone'],
      goal: 'share the red swing',
      trouble: 'nobody would share the red swing',
      solved: 'they shared the swing',
      opener:
        'In the garden hung a new red swing. {L+} sat on it first thing in the morning. Up, down, up. “It’s mine,” said {L}, “all of it, even the squeak.”',
      problem:
        'Then the others came, and everybody wanted to swing. “I was here first,” said {L}, and held on to both ropes. The others stood round, and nobody was having any fun.',
      tries: [
        'They both sat down on it at the same time, back to back. It went neither forward nor back.',
        '“I’ll share when I’m finished,” said {L}. And just because they were waiting, {L} wasn’t finished, not for an hour.',
        'They pulled, one at the left rope, one at the right. The swing turned round and round, and threw both of them off.',
      ],
      tip: '“A swing on its own only goes as high as you can kick,” said {G+}. “Has anybody ever pushed you? No? Then you don’t know how high it really goes.”',
      turn: '{L} looked at the swing, and got off. It was not easy. “You have ten,” said {L}, “then I have ten. And whoever isn’t swinging pushes.” Then {L} pushed, as hard as could be.',
      done: '“Higher!” shouted {F}, and counted to ten, and jumped off. Now {L} sat down, {F} pushed, and the swing flew right up into the apple blossom. It had never been so high!',
      again:
        'The squeak belongs to everyone now. At night, if you listen, the red swing sways a little, all by itself.',
      helper: { name: 'Grandma Plum', creature: 'elephant' },
      outcomes: [
        {
          asked: ['share/turn/learn/happy/fun/kind'],
          kinds: ['shares', 'happy', 'feels', 'says', 'says-words'],
          done: '“Higher!” shouted {F}, and counted to ten, and jumped off. Then {L} flew right up into the apple blossom, because somebody pushed. It was {L’s} swing all the same, even the squeak, and that was why {L} could say: “Next!” So {told}.',
        },
        {
          asked: ['friend/friends/together/play'],
          kinds: ['friends', 'new-friend', 'still-friends', 'team', 'plays'],
          done: '{F} counted to ten and jumped off, and then {L} flew up into the apple blossom, higher than ever. Alone you never get that far. The others stood in a row behind the tree and counted along, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'makes', 'gets', 'given-by', 'all-get'],
          done: '“Ten!” they all shouted, and changed over, until everybody had been up in the apple blossom. It came down like snow, on the grass and on their heads. Somebody spread a cloth under it, before the squeak had quite died away, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'stays', 'home', 'way-home', 'tells', 'sleep'],
          done: '{F} pushed, and {L} flew right up into the apple blossom, and came down with a branch of it behind one ear. “Now you look like the tree,” said {F}. The swing went on by itself for a bit, with its squeak, and {told}.',
        },
      ],
      art: {
        'In the garden hung a new red swing': 'garden: L sit happy on swing',
        'Up, down, up': 'garden: L ride proud on swing',
        'the others came, and': 'garden: L sit angry on swing; children',
        'both sat down on it': 'garden: L sit sad on swing; F stand sad',
        'share when I’m finished': 'garden: L sit angry on swing; F look sad; children',
        'pulled, one at the left': 'garden: L+F fall; swing',
        'on its own only goes as high': 'garden: G say calm; L listen curious; swing',
        'and got off': 'garden: L stand brave; children, swing',
        'pushed, as hard as could be': 'garden: L push happy; F sit laughing on swing',
        'apple blossom': 'garden: L ride laughing on swing; F push happy',
        'The squeak belongs to': 'garden, night: swing, moon; L look happy',
      },
    },
    {
      id: 'one-digger',
      titles: ['Mine, Said {L}', 'One Digger for Two', '{L} Learns to Share'],
      goal: 'share one toy',
      trouble: 'nobody wanted to let go of the toy',
      solved: 'everyone took turns',
      opener:
        '{L+} had a toy digger, red, with a real shovel. It stood in the sandpit, and on it was written, in big letters, “{L’s}”.',
      problem:
        '“May I have a turn?” asked {F}. “No,” said {L}, “it’s mine.” {F} took hold of the shovel, and {L} of the wheels. They both pulled. “Mine!” “My turn!” Crack, went the shovel, just a little.',
      tries: [
        '{L} played with the digger all alone, in the farthest corner. It dug a hole. There was nobody to say, “What a hole!”',
        'They made a line down the middle of the sandpit: your half, my half. The digger stood on the line, and nobody was allowed to touch it.',
        '{F} brought a toy too, and said, “This one’s mine, then.” Now there were two who sat back to back and did not share.',
      ],
      tip: '“How long is a turn?” asked {G+}. “Nobody ever says, and that’s the trouble. Here’s an egg timer. And think of this: a digger digs. But who tips the lorry, and who waves the flag?”',
      turn: '{L} turned the egg timer over. “When the sand is through, it’s your turn,” said {L}. It was hard, just for the first minute. Then {L} noticed that the hole needed somebody to carry the sand away, and that {F} did it very well.',
      done: 'Dig, carry, tip, turn the timer, change places. By the evening there was a road, a bridge and a tunnel as long as an arm. Nobody could have built that alone. They shared the last bun, too.',
      again:
        'On the digger it now says “{L’s} and everybody’s”. The egg timer stands in the sandpit, rain or shine.',
      helper: {
        name: 'Uncle Otis',
        creature: 'tortoise',
      },
      setting: {
        topic: 'sharing',
        thing: 'the red digger',
        main: 'garden',
      },
      outcomes: [
        {
          asked: ['share/turn/learn/happy/fun/kind'],
          kinds: ['shares', 'happy', 'feels', 'says', 'says-words'],
          done: 'Dig, carry, tip, turn the timer, change places. The hole needed somebody to carry the sand away, and {F} did it very well. By the evening nobody looked at whose name it was on the digger, and {told}.',
        },
        {
          asked: ['friend/friends/together/play/build/castle/road/tunnel'],
          kinds: ['friends', 'new-friend', 'still-friends', 'team', 'plays', 'makes'],
          done: 'Dig, carry, tip, turn the timer, change places. By the evening there was a road, a bridge and a tunnel as long as an arm. {L’s} hand went in at one end, and {F’s} at the other, and in the middle they met. So {told}.',
        },
        {
          kinds: ['party', 'eats', 'hugs', 'laughs', 'claps', 'stays', 'home', 'way-home', 'tells', 'sleep'],
          done: 'Dig, carry, tip, turn the timer, change places. By the evening there was a road, a bridge and a tunnel as long as an arm. There was one bun, and they cut it with the shovel, right through the middle of the sand, and {told}.',
        },
        {
          asked: ['new/own/another/shovel/fix/mend'],
          kinds: ['gets', 'given-by', 'all-get'],
          done: 'Dig, carry, tip, turn the timer, change places. The crack in the red shovel was mended with a plaster. By the evening there was a tunnel as long as an arm. A site like that could do with a crane as well, and {told}.',
        },
      ],
      art: {
        'had a toy digger': 'garden: L crouch happy; red digger',
        'It stood in the sandpit': 'garden: L stand proud; red digger, sandpit',
        'have a turn': 'garden: F say worried; L hug angry; red digger, sandpit',
        'both pulled': 'garden: L+F pull angry; red digger, sandpit',
        'all alone, in the farthest corner': 'garden: L sit sad; red digger, hole',
        'a line down the middle': 'garden: L sulk; F sulk; red digger, sandpit',
        'brought a toy too': 'garden: F hold toy-car angry; L sit angry; red digger',
        'How long is a turn': 'garden: G show egg-timer calm; L listen curious',
        'turned the egg timer over': 'garden: L hold egg-timer worried; F crouch happy; red digger',
        'noticed that the hole needed': 'garden: F hold bucket happy; L dig happy; red digger',
        'Dig, carry, tip': 'garden: L+F eat bun happy; red digger, bridge, tunnel',
        'On the digger it now says': 'garden: L wave happy; F crouch happy; red digger, egg-timer',
      },
    },
  ],
};
