import type { StorySourceInput } from '../../story-source.ts';

/** Stories about foxes. */
export const foxes: StorySourceInput = {
  id: 'foxes',
  words: ['fox', 'fox cub', 'urban fox'],
  situations: ['thing-pair', 'being-and-thing', 'question', 'learn'],
  topic: 'foxes',
  thing: 'the den',
  home: 'cottage',
  main: 'garden',
  plots: [
    {
      id: 'under-the-shed',
      titles: ['The Foxes Under the Shed', '{L} and the Fox Cubs', 'Five Small Foxes'],
      goal: 'keep the fox cubs safe until they could run',
      trouble: 'somebody wanted to block up the fox den',
      solved: 'the fox cubs were big enough to move out',
      opener:
        'Under the shed at the end of the garden there was a hole, and in front of it lay a feather and half a shoe. {L+} lay on the grass and kept quiet. Then a small nose came out, and another: fox cubs!',
      problem:
        '“Foxes!” said the neighbour. “They’ll have my hens. That hole is going to be filled in tomorrow.” {L} counted the noses. There were five, and they were much too small to run away.',
      tries: [
        '{L} told the foxes to move. They looked at {L} with blue eyes, and played with the shoe.',
        'They put a big sign in front of it: “Nobody lives here.” The neighbour read it, and saw five tails.',
        '{F} wanted to carry them into the wood. “Then the mother won’t find them,” said {L}, and they put that idea away again.',
      ],
      tip: '“In four weeks the cubs will move out by themselves,” said {G+}. “It’s no use talking to the foxes. Talk to your neighbour. Is it really about the hole? Or is it about the hens?”',
      turn: '{L} went next door. “If the hens are safe,” asked {L}, “may the foxes stay for four weeks?” Then they mended the fence of the hen run, and dug wire into the ground. Each evening {L} shut the door of the henhouse.',
      done: 'The vixen came by at night, walked once round the run, and went hunting mice. Not a single hen was missing. The cubs grew red and long-legged. One evening they all trotted off along the hedge, in a row, and the last one carried the shoe.',
      again:
        'In the snow there are tracks across the garden now and then. The neighbour says good evening to them.',
      helper: { name: 'Old Mr Burrow', creature: 'badger' },
      outcomes: [
        {
          asked: ['cub/fox/they safe/grow/run/wood/forest/free/home/leave/move/mum/mother/family'],
          done: 'The vixen walked once round the mended run and went hunting mice. Not a single hen was missing, all four weeks. The cubs grew red and long-legged. The neighbour came to see it, too: the last one carried the shoe, and {told}.',
        },
        {
          asked: ['friend/friendly neighbour/neighbor/fox/hen/chicken'],
          done: 'Not a single hen was missing, all four weeks. The cubs grew red and long-legged, and the neighbour came to the fence in the evenings, “only because of the wire”. One of the cubs laid half a shoe in front of the visitor. And {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Not a single hen was missing, all four weeks. When the cubs trotted off along the hedge, red and long-legged, the neighbour stood at the fence with {L}, holding a bowl of eggs. “Those are all thanks to you.” So {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The vixen walked once round the run and went hunting mice, and not a single hen was missing. Under the shed the cubs fought over the shoe, all five. On the grass, on this side and that side of the fence, {told}.',
        },
      ],
      art: {
        'Under the shed': 'garden: L crouch curious; shed, hole, shoe',
        'nose came out, and another': 'garden: L lie happy; two small fox, shed',
        'They’ll have my hens': 'garden: L look worried; gentleman, fox, shed',
        'told the foxes to move': 'garden: L say worried; small fox, shoe',
        'sign in front of it': 'garden: L+F hold sign worried; gentleman, fox',
        'to carry them into the wood': 'garden: F hold small fox worried; L point worried',
        'Talk to your neighbour': 'garden: G say; L look G curious',
        'went next door': 'village: L say brave; gentleman, hen',
        'mended the fence': 'garden: L hammer brave; F hold fence; hen',
        'came by at night': 'garden, night: L look happy; fox, hen, fence',
        'across the garden now': 'garden, snow: L point happy; footprints, gentleman',
      },
    },
  ],
};
