import type { StorySourceInput } from '../../story-source.ts';

/** Stories about electricity. */
export const electricity: StorySourceInput = {
  id: 'electricity',
  words: [
    'electricity',
    'electric light',
    'light bulb',
    'static electricity',
    'electric circuit',
    'circuit',
    'battery',
  ],
  situations: ['thing-pair', 'being-and-thing', 'question', 'learn', 'make'],
  indoors: true,
  topic: 'electricity',
  thing: 'the lamp',
  home: 'cottage',
  main: 'workshop',
  plots: [
    {
      id: 'once-round',
      titles: ['Once All the Way Round', '{L} and the Little Lamp', 'How the Light Goes On'],
      goal: 'make the little lamp shine',
      trouble: 'the little lamp stayed dark',
      solved: 'the little lamp was shining',
      opener:
        '{L+} had built a lighthouse out of a cardboard tube. At the top sat a tiny lamp. In the workshop there was a box with a battery, wires and clips. Now it only had to shine.',
      problem:
        '{L} fixed a wire from the battery to the lamp, just as a lead goes from the wall to the lamp at home. It looked right. But the lamp stayed dark.',
      tries: [
        '{L} took a longer wire, with a bow in it. The lamp stayed dark.',
        '{F} rubbed the lamp on a woolly jumper. {F’s} hair stood on end, and crackled. The lamp stayed dark.',
        'They tied it on with string, where the wire was too short. String doesn’t carry electricity. The lamp stayed dark.',
      ],
      tip: '“Electricity runs like a toy train,” said {G+}. “If the rails only go out and stop, the train stops too. It has to be able to come back to where it started. How many ends has your battery got?”',
      turn: 'Two! There was a plus at one end and a minus at the other. {L} fixed one wire from the plus to the lamp, and a second wire from the lamp back to the minus. Now it went all the way round. {L} closed the last clip.',
      done: 'Click, and the lamp was shining, yellow and bright! {L} opened the clip, and it was dark. {L} closed it, and it was light. Light, dark, light: it was a real lighthouse. {F} sailed a paper boat past it all evening.',
      again:
        '{L} knows the rule by heart. “A small battery is for playing, and the socket in the wall is for grown-ups.”',
      helper: { name: 'Mrs Spark', creature: 'firefly' },
      outcomes: [
        {
          asked: ['light/lamp/lighthouse/shine/glow/bulb/work/bright/dark/turn/on'],
          done: '{L} closed the last clip. Click! Once round it ran, from the plus to the lamp and home to the minus. Then {L} drew the curtains, so that it was really night, {F} pushed off the paper boat, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Click, and the lamp was shining, yellow and bright! Light, dark, light: it was a real lighthouse. “Harbour’s open!” called {L}. {F} sailed the paper boats round to it one after the other, with raisins on board. By that light {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Click, and the lamp was shining, yellow and bright! {L} opened the clip, and it was dark, and closed it, and there stood {F} with hair on end, just as before. Light, dark, light: in the workshop {told}.',
        },
      ],
      art: {
        'out of a cardboard tube': 'workshop: L hold lighthouse happy',
        'a battery, wires and clips': 'workshop: L look curious; box, string, lighthouse',
        'fixed a wire': 'workshop: L hold string worried; unlit-lamp',
        'a longer wire': 'workshop: L hold string worried; F look; unlit-lamp',
        'a woolly jumper': 'workshop: F wipe light-bulb; L laugh',
        'tied it on with string': 'workshop: L tie string worried; F look; unlit-lamp',
        'like a toy train': 'workshop: G point; L look G curious; toy-train',
        'Two! There was a plus': 'workshop: L hold string happy; F look; box',
        'closed the last clip': 'workshop: L build brave; light-bulb',
        'sailed a paper boat': 'workshop: L cheer; F hold boat happy; lighthouse, lamp',
        'by heart': 'workshop: L say happy; lighthouse',
      },
    },
  ],
};
