import type { StorySourceInput } from '../story-source.ts';

/** General plots about {a} that went its own way. */
export const anyClothes: StorySourceInput = {
  id: 'any-clothes',
  kinds: ['clothes'],
  topic: '{a} that went its own way',
  thing: '{the}',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'too-big',
      titles: ['{L} and {The}', '{The} That Fitted Nobody', 'Whose {Noun} Is It?'],
      goal: 'find out whose {noun} it was',
      trouble: 'nobody knew whose {noun} it was',
      solved: '{the} was back where it belonged',
      opener: [
        'On the garden fence hung {a}. It was not {L’s}, and it had not been there yesterday. {L+} took it down and turned it over.',
        '{L+} tripped over something on the path. It was {a}, all alone, with nobody in it.',
      ],
      problem: [
        'Somebody must be missing {the}. Somebody must be cold without it, or sad. But whose was it? There was no name in it.',
        '{The} was too big for {L} and too small for {F}. It belonged to somebody, but there was not a soul in sight.',
      ],
      tries: [
        'They went from door to door. “Is this your {noun}?” Everyone tried it on. It slipped, or it stuck, or it tickled.',
        'They hung {the} on a pole, like a flag. By evening three people had come who wanted it, but it was nobody’s.',
        '{L} wore {the}, to see where it wanted to go. It wanted to go down over both eyes.',
      ],
      tip: [
        '“Smell it,” said {G+}. “{^a} always remembers where it has been. Smoke? Straw? Sea?”',
        '“Somebody made that by hand,” said {G+}. “Look at the stitches of {the}. I know only one person who sews like that.”',
      ],
      turn: [
        '{L} looked closely at {the}. A wisp of hay, a crumb of cake, a long white hair. “I know!” said {L}. “Come on, up the hill!”',
        'Inside {the}, quite small, was a red cross-stitch. {L} had seen that stitch before, on the curtain of the little house by the wood.',
      ],
      done: [
        'In the little house sat somebody very old and very cold. “My {noun}!” There were tears, and then there was cocoa.',
        'It fitted! {The} had flown off the washing line in the storm, and had been looked for ever since. “You brought it back,” said a shaky voice.',
      ],
      again: [
        'A week later a parcel came for {L}: {a}, just the right size, with a red cross-stitch inside.',
        'Sometimes {L} sees {the} go by, on its own person, and they nod to each other.',
      ],
    },
  ],
};
