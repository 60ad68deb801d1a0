import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the parade. */
export const carnival: StorySourceInput = {
  id: 'carnival',
  words: ['carnival', 'mardi gras', 'parade', 'costume party'],
  situations: ['wants', 'learn'],
  topic: 'the parade',
  thing: 'the parade',
  main: 'city',
  plots: [
    {
      id: 'parade-of-grey',
      titles: ['The Parade in the Rain', '{L} Leads the Parade', 'All the Colours Ran'],
      goal: 'save the parade',
      trouble: 'the colours of the parade had run in the rain',
      solved: 'the parade was more colourful than before',
      opener:
        'Today was the parade! For weeks everybody had glued and painted. {L+} had a costume with a hundred paper feathers, in all the colours that there are.',
      problem:
        'They had just lined up when the rain came, one big shower. When it was over, the paper hung down, the paint dripped off, and the whole parade was grey and brown.',
      tries: [
        'They hung the costumes up to dry. They dried as stiff as boards, and you could only walk in them sideways.',
        'They painted it all once more. But the paint was watery, and each colour turned into mud.',
        '“Let’s march in our vests,” said {F}. They tried it. It looked like people who had lost their washing.',
      ],
      tip: '“Where did all that colour go?” asked {G+}. “It can’t just be gone. Look down at your feet.”',
      turn: 'The street was full of puddles, and each one was another colour: red, blue, yellow, green. {L} looked at them, and then jumped into the biggest with both feet. Splash!',
      done: 'Everyone jumped. The drums began, the colours flew up, and soon the whole parade was spotted and striped from head to toe. The people at the windows clapped till their hands were sore.',
      again: 'It took three baths to get it off. Behind {L’s} left ear there is still a little green.',
      helper: { name: 'Madame Trill', creature: 'parrot' },
    },
  ],
};
