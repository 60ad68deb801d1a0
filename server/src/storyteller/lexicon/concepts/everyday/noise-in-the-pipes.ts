import type { StorySourceInput } from '../../story-source.ts';

/** Stories about pipes that make a noise. */
export const noiseInThePipes: StorySourceInput = {
  id: 'noise-in-the-pipes',
  words: [
    'noise/noises/sound/sounds in pipe/pipes/bathroom/toilet/plughole/radiator/heating/tap',
    'strange/funny/weird/scary/spooky/odd/mysterious noise/noises/sound/sounds in bathroom/pipe/pipes',
    'noise/noises/sound/sounds in the bathroom pipe/pipes',
    'noise/noises/sound/sounds from the pipe/pipes/bathroom/plughole/radiator',
    'knocking/banging/gurgling/clanking/rattling/noisy/scary/spooky pipe/pipes/radiator/radiators',
    'pipe/pipes knock/knocks/bang/bangs/gurgle/gurgles/clank/rattle',
    'pipe/pipes go/goes bang',
    'pipe/pipes make/makes/making noise/noises/sound/sounds',
    'something/monster in the pipes',
    'monster in the plughole/drain',
    'knock/knocks/knocking/tapping/scratching in the wall/walls/pipe/pipes',
    'noise/noises/sound/sounds in the wall/walls',
  ],
  situations: [
    'mystery',
    'afraid',
    'afraid-being',
    'question',
    'deed',
    'learn',
    'sound',
    'trait',
    'has',
    'wants',
    'sad',
    'own-wish',
    'by-itself',
    'what-if',
  ],
  gentle: true,
  happensToLead: true,
  topic: 'the noise in the pipes',
  thing: 'the noise in the pipes',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  night: true,
  plots: [
    {
      id: 'knock-gurgle-knock',
      titles: ['Knock, Gurgle, Knock', '{L} and the Noise in the Pipes', 'Who Lives in the Pipes?'],
      goal: 'find out what was knocking in the pipes',
      trouble: 'there was a noise in the pipes, and nobody knew what made it',
      solved: '{L} knew why the pipes had knocked',
      opener:
        'It was nearly bedtime, and {L+} was brushing {L.their~the} teeth. Knock, it went behind the wall. Gurgle. Knock, knock! {L} stopped brushing. The noise came from the pipes under the basin.',
      friend:
        '“I heard it too,” whispered {F+}. They both stared at the plughole. It was round and black, and it said, “Glug.”',
      problem:
        'From then on {L} washed with one finger and ran out again. At night {L} lay awake and listened. Knock, it went along the wall, knock, knock, past the bed and up to the ceiling, as if somebody were walking through the pipes in boots.',
      tries: [
        '{L} put the plug in, so that nothing could come out. The knocking did not need the plughole. It went on in the wall.',
        '“Go away!” {F} called into the pipe under the basin. “Way,” said the pipe, in a deep voice. That did not help at all.',
        '{L} knocked back, three times, with the toothbrush. For a moment it was still. Then there came a bang, louder than before, and they both ran for the bed.',
      ],
      tip: '“I’ve been listening to pipes for thirty years,” said {G+}, and sat down on the edge of the bath. “They never knock without a reason. You need a notebook. Write down when it knocks, and what somebody in the house did just before that.”',
      low: 'So a pencil and a notebook lay beside the bed that night, and the door was open. It was odd: now {L} was almost waiting for the knock.',
      turn: '{L} wrote it all down. “Seven o’clock, hot bath: knock. Ten to eight, hot tap: knock, knock. Cold tap: nothing.” {L} read it twice. “It only comes with hot water!” {L} turned on the hot tap and laid a hand on the pipe. It got warm. And: knock!',
      done: '“When a pipe gets hot, it grows longer,” said {G}, “and bumps against the wall.” {L} held the lamp and pushed a piece of felt between the pipe and the wall. Then {L} turned on the hot tap. Not a single knock!',
      again:
        'The plughole is still allowed to say “glug”. That’s only air, going up where the water goes down. {L} says “glug” back, and goes to bed.',
      helper: { name: 'Mr Fennel', creature: 'man' },
    },
  ],
};
