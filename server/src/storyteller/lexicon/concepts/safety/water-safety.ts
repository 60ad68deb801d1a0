import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being safe near water. */
export const waterSafety: StorySourceInput = {
  id: 'water-safety',
  words: [
    'water safety',
    'safe near/in/around/by water',
    'safety pool/water/lake/river/beach/sea',
    'life jacket',
    'life jackets',
    'life vest',
    'safety at the beach',
    'swim/swimming flags',
    'swim/swimming between flags',
    'lifeguard',
    'deep water',
    'staying safe at the pool',
    'be/being careful near water',
  ],
  situations: ['learn', 'visit', 'afraid'],
  topic: 'being safe near water',
  thing: 'the two flags',
  home: 'cottage',
  main: 'shore',
  plots: [
    {
      id: 'between-the-flags',
      titles: ['Between the Flags', '{L} at the Edge of the Sea', 'Where the Water Is Safe'],
      goal: 'get the boat back safely',
      trouble: 'the little boat was drifting out to sea',
      solved: 'the boat was back and everyone was safe',
      opener:
        'At the beach there were two flags, red and yellow, and between them sat the lifeguard. “Stay between the flags,” everyone had said, “and never go in without a grown-up.” {L+} had a toy boat, and wanted to sail it.',
      friend:
        '{F+} knew a better place. “Over there it’s quiet, behind the rocks,” said {F}. “There are no flags in the way.” They went to have a look.',
      problem:
        'It did look quiet. {L} set the boat down in the shallows. But the water pulled, very smoothly, and did not stop. The boat sailed off as if it had an engine. “My boat!” cried {L}.',
      tries: [
        '{L} took one step in, and then another. The sand slid away from under {L’s} feet, and {L} jumped back, with a thumping heart.',
        '{F} reached out with a stick. It was too short, and a wave came over {F’s} boots.',
        'They threw stones behind the boat, to push it back. The boat took no notice.',
      ],
      tip: '“You came out, and you fetched me. That was right,” said {G+}, the lifeguard. “Quiet water can be the strongest. Between the flags I can see you. If anything drifts off, let it go, and call me.”',
      low: 'The boat was only a dot. {L} shivered, and was glad to be standing on dry sand.',
      turn: '{L} pointed, and did not take an eye off the boat, as lifeguards do. {G} pushed out the big yellow rescue board. {L} and {F} put on life jackets, click, click, and stood between the flags, and kept on pointing.',
      done: '{G} paddled out, leaned over, and held up the boat. Everyone on the beach clapped. Then {L} sailed it between the flags, on a long string, with a grown-up close by. There it bobbed up and down and came back every time.',
      again: '{L} has two little flags at home now, red and yellow. They stand on either side of the bath.',
      object: 'boat',
      helper: { name: 'Captain Marina', creature: 'pelican' },
      outcomes: [
        {
          asked: ['boat/back/swim/safe/lifeguard/rescue/beach/sea/sail/flag'],
          done: '{G} paddled out, leaned over, and held up the boat. {L} had pointed at it all the time, without one look away. Now it got a long string, and a grown-up stood close by. Between the two flags, where {G} could see, {told}.',
        },
        {
          asked: ['medal/badge/whistle/hat/hero/thank'],
          done: '{G} paddled out, leaned over, and held up the boat. “I only saw it because of that arm,” said {G}. {L} was still pointing. {G} carried the big yellow board up the beach, sat down beside them, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '{G} paddled out, leaned over, and held up the boat. Everyone on the beach clapped, and then made room on their towels, between the flags, for the two who had called. With the boat in a bucket, on its string, {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '{G} paddled out, leaned over, and held up the boat. {L} had not taken an eye off it. It was wet inside, with a small crab as captain. On the dry sand, click, click, out of their life jackets, {told}.',
        },
      ],
      art: {
        'two flags, red': 'shore: L hold boat happy; two red flag',
        'behind the rocks': 'shore: F point happy; L hold boat curious; stone',
        'boat sailed off as if': 'shore: L startle worried; boat, wave',
        'The sand slid away': 'shore: L jump frightened; wave',
        'reached out with a stick': 'shore: F hold stick worried; L look; wave, boat',
        'threw stones behind': 'shore: L+F throw stone worried; small boat',
        'the lifeguard. “Quiet': 'shore: G point; L look G curious; red flag',
        'only a dot': 'shore: L shiver sad; small boat, wave',
        'the big yellow rescue board':
          'shore: L point brave; F point brave; G swim; yellow surfboard, red flag',
        'on a long string': 'shore: L pull string happy; F cheer; boat, red flag',
        'two little flags': 'bathroom: L stand happy; two red flag, bath',
      },
    },
  ],
};
