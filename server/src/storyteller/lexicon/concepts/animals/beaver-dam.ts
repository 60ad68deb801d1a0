import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the beaver dam. */
export const beaverDam: StorySourceInput = {
  id: 'beaver-dam',
  words: ['beaver', 'beaver dam', 'beaver lodge', 'beavers building dam'],
  situations: ['being-and-thing', 'pair', 'visit', 'make', 'question'],
  topic: 'the beaver dam',
  thing: 'the dam',
  home: 'river',
  main: 'river',
  plots: [
    {
      id: 'the-water-runs-away',
      titles: ['The Beavers’ Dam', 'Sticks, Stones and Mud', '{L} Helps the Beavers'],
      goal: 'mend the beavers’ dam',
      trouble: 'there was a hole in the beavers’ dam',
      solved: 'the beavers’ dam was holding the water back',
      opener:
        'At the bend of the river the beavers had built a dam of branches, and behind it there was a wide, quiet pond. In the middle stood their house, with its door under water. {L+} liked to watch them swim.',
      problem:
        'One morning after a storm the dam had a hole in it. The water was running away, and the pond grew lower and lower. Already the top of the beavers’ door was showing. Now a fox could walk in.',
      tries: [
        '{L} put one hand over the hole. It was a big hole, and a small hand.',
        'They pushed a thick branch across it. The water pushed harder. The branch turned once and sailed off down the river.',
        'They threw in sand from the bank. The water took it along, grain by grain, before it had even sunk.',
      ],
      tip: '“Nobody builds a dam out of one thing,” said {G+}. “Look at ours. The big ones stand with their ends in the river bed, the thin ones are woven in between, and what closes the gaps? It’s under your feet.”',
      turn: 'First {L} pushed strong sticks deep into the river bed. Then {F} wove thin twigs in and out of them, like a basket. And then they took stones, and mud, handful after handful, and pressed it in everywhere, and the beavers slapped it smooth.',
      done: 'The trickle grew thin, and stopped. Slowly the pond rose again, over the stones, over the roots, over the top of the door. A beaver dived, and came up inside its own house, where it was dry and safe.',
      again: 'In the evening a flat tail slaps the water: smack! It sounds like applause.',
      helper: { name: 'Old Chisel', creature: 'beaver' },
      outcomes: [
        {
          asked: [
            'beaver home/house/lodge/family/safe/dry/live',
            'dam finish/mend/fix/strong/hold/stand/work/build/repair',
          ],
          done: 'The trickle grew thin, and stopped. Slowly the pond rose again, over the stones, over the roots, over the top of the door. A beaver dived and slapped the dam once with its tail, to hear if it held, and {told}.',
        },
        {
          asked: ['swim/fish/pond/lake/water'],
          done: 'The trickle grew thin, and stopped. Slowly the pond rose, over the stones, over the roots, over the top of the beavers’ door, until it was wide and quiet. A flat tail slapped it, smack, as an invitation, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The trickle stopped. Slowly the pond rose, over the top of the beavers’ door. {G} came ashore with an armful of fresh willow twigs, which are cake to a beaver, the others had their baskets with them, and on the new dam {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The trickle stopped. Slowly the pond rose, over the stones, over the top of the door. The beavers slapped the water with their tails, smack, smack, all of them, muddy and wet as {L} was. On the dam {told}.',
        },
      ],
      art: {
        'built a dam of branches': 'river: L look happy; dam',
        'door under water': 'river: L watch happy; beaver, dam',
        'the dam had a hole': 'river: L startle worried; dam, fox',
        'one hand over the hole': 'river: L push worried; dam',
        'pushed a thick branch': 'river: L+F push plank worried; wave',
        'threw in sand': 'river: L throw mud worried; F dig; dam',
        'builds a dam out of': 'river: G say; L look G curious; dam',
        'strong sticks deep into': 'river: L push stick brave; F hold stick; dam',
        'handful after handful': 'river: L+F build mud happy; beaver, stone',
        'Slowly the pond rose': 'river: L+F cheer; beaver, pond, dam',
        'a flat tail slaps': 'river, evening: L clap happy; beaver',
      },
    },
  ],
};
