import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a young owl who does not dare to fly. */
export const owlLearnsToFly: StorySourceInput = {
  id: 'owl-learns-to-fly',
  words: [
    'owl afraid to fly/flying',
    'owl who/that/is afraid/scared fly/flying/heights/dark',
    'owl cannot/can’t/can/could fly',
    'owl who/that cannot/can’t/doesn’t fly',
    'owl learn/learns/learning to fly',
    'owl first flight',
    'owl dare/dares to fly',
    'baby owl fly',
    'baby owl first flight',
    'bird afraid to fly/flying',
    'bird afraid/scared fly/heights',
    'baby bird learn/learns to fly',
    'bird learn/learns/learning fly',
    'little bird who/that can’t/cannot/won’t fly',
    'bird cannot/can’t/couldn’t/won’t fly',
    'leave/leaving/left the nest',
  ],
  situations: [
    'afraid',
    'afraid-being',
    'cannot',
    'learn',
    'ability',
    'refuses',
    'wants',
    'own-wish',
    'trait',
    'deed',
  ],
  topic: 'the first flight',
  thing: 'the edge of the nest',
  creature: 'theme',
  home: 'forest',
  main: 'forest',
  night: true,
  plots: [
    {
      id: 'branch-by-branch',
      titles: ['{S} Learns to Fly', 'From Branch to Branch', 'The Edge of the Nest'],
      goal: 'help {S} to fly',
      trouble: '{S} did not dare to let go of the nest',
      solved: '{S} could fly',
      opener:
        'High up in the old oak there was a nest. Two had flown out of it already. The third was still sitting there. {L+} could hear it from below: “I can’t!”',
      friend:
        'It was {S+}. The branches were as big as roads from up there, and the ground was as small as a plate. “I’ve got wings,” said {S}, “but what if they don’t know how?”',
      problem:
        '“Just jump,” the other two called. {S} went to the edge, looked down and went back, with both eyes shut. Evening came. The other two were hunting moths between the trees, and {S} was hungry, and alone up there.',
      tries: [
        '“Close your eyes and let go!” called {L}. {S} closed both eyes, and held on twice as tight.',
        '{L} piled up a great heap of leaves under the tree, so that nothing could happen. From up there it was no bigger than a crumb.',
        '{L} told {S} all about how lovely flying was. {S} listened and nodded and did not move.',
      ],
      tip: '“Nobody flies right across the forest on the first evening,” said {G+}, who had brought up twenty chicks. “At first we only climb and flutter, from one branch to the next. Young ones are meant to do that. Make the first step so small that it’s hardly a flight.”',
      low: '{S} looked at the next branch. It was just one hop away. One hop, with a little bit of wing.',
      turn: '{L} climbed up to the lowest fork and held a lantern over the next branch, so that {S} could see it well. “Only as far as this,” said {L}. {S} trembled. Then {S} spread both wings, hopped, flapped twice, and had landed. “That was hardly anything,” said {S}, astonished.',
      done: [
        'The next branch was two flaps away, then four. {L} went along below with the light, from tree to tree. And then came a gap with no branch in it at all. {S} did not look down. {S} looked across, and let go, and flew!',
        'The next branch was two flaps away, then four. {L} moved the light along each time. And then came a gap with no branch in it at all. {S} did not look down. {S} looked across, and let go, and flew!',
      ],
      again:
        'Now three of them fly through the forest at night. The third one always goes once round {L’s} window first.',
      object: 'lantern',
      helper: { name: 'Old Mother Tawny', creature: 'owl' },
      outcomes: [
        {
          asked: ['fly/flies/sky/moon/night/soar/dare/brave', 'not/no afraid/scared/dark'],
          done: 'The next branch was two flaps away, then four. {L} went along below with the light, from tree to tree. And then came a gap with no branch in it at all. {S} looked across, not down, and let go, and {told}.',
        },
        {
          asked: ['mum/mother/mummy/family/brother/sister/nest/home/join'],
          done: 'The next branch was two flaps away, then four. {L} went along below with the light, as far as the gap with no branch in it at all. On the other side the first two stopped hunting moths to watch. {S} let go, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The next branch was two flaps away, then four. Then came a gap with no branch in it at all. {S} looked across, and let go, and flew! The two others had caught enough moths for three, {L} hung the lantern in the fork, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The next branch was two flaps away, then four. Then came a gap with no branch in it at all. {S} looked across, and let go, and flew, right down to {L’s} shoulder! “That was hardly anything,” said {S}. Under the oak {told}.',
        },
      ],
      art: {
        'a nest. Two had': 'forest, evening: L look-up curious; nest on tree, tree',
        'as big as roads': 'forest, evening: S shiver frightened on tree; L look-up worried',
        'with both eyes shut. Evening': 'forest, night: S cover-eyes sad on tree; L look-up worried; owl',
        'held on twice as tight': 'forest, night: S cower frightened on tree; L call brave',
        'a great heap of leaves': 'forest, night: L carry leaf brave; S stand frightened on tree; leaf-pile',
        'how lovely flying': 'forest, night: L tell happy bird; S nod worried',
        'flies right across the forest': 'forest, night: G say; L+S look G curious',
        'just one hop away': 'forest, night: S look curious on tree; L look-up',
        'the lowest fork': 'forest, night: L raise lantern brave; S jump brave; tree',
        'a gap with no branch': 'forest, night: S jump proud; L raise lantern happy; tree, moon',
        'Now three of them fly': 'bedroom, night: L wave happy at sky; S wave happy',
      },
    },
  ],
};
