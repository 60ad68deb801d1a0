import type { StorySourceInput } from '../../story-source.ts';

/** Stories about St Lucia’s Day. */
export const saintLucia: StorySourceInput = {
  id: 'saint-lucia',
  words: [
    'saint lucia',
    'st lucia',
    'santa lucia',
    'lucia day',
    'saint lucy',
    'st lucia day',
    'saint lucia day',
    'lussekatter',
  ],
  situations: ['visit', 'learn', 'make', 'wants', 'afraid', 'deed'],
  topic: 'St Lucia’s Day',
  thing: 'the crown of lights',
  main: 'cottage',
  indoors: true,
  night: true,
  weather: 'snow',
  plots: [
    {
      id: 'not-only-in-front',
      titles: ['{L} and the Crown of Lights', 'The Darkest Morning', 'Lucia Comes with Buns'],
      goal: 'bring light and buns to everybody in the dark',
      trouble: '{L} was not chosen to wear the crown',
      solved: '{L} had brought light to somebody in the dark',
      opener:
        'In Sweden it is dark for a very long time in December. So on the thirteenth Lucia comes, in white, with a crown of lights and yellow buns. {L+} wanted to be Lucia, more than anything.',
      friend:
        'Names were drawn out of a hat. The crown went to {F+}. “You’ll be right behind me,” said {F}, “with a star on a stick.” {L} tried to smile.',
      problem:
        'On the morning of the thirteenth they stood in the corridor in the dark. {F’s} crown shone. All the others looked at {F}. Nobody looked at the end of the line, where {L} stood. The star was made of cardboard, and did not shine at all.',
      tries: [
        '{L} pushed forward. The second one trod on the third one’s hem, and the buns slid across the tray.',
        '{L} held the star so high that it covered the crown. “I can’t see,” said somebody.',
        '{L} sang the loudest. It is a quiet song.',
      ],
      tip: '“Do you know what Lucia did in the old story?” asked {G+}, who had baked the buns. “Lucia carried bread through dark tunnels to people who were hiding. The lights were only there to keep both hands free. It was the bread that mattered.”',
      low: 'The procession went off, singing. {L} stayed at the end, with the basket, and looked along the corridor. There was one door that nobody had stopped at.',
      turn: 'It was the door of the boiler room. {L} knew who was in there, in the dark, since five in the morning. {L} took the small lantern from the hook and the best bun from the basket, knocked, and sang the song, very quietly, all alone.',
      done: 'The caretaker put down the shovel. The lantern shone on sooty cheeks and on two eyes that were quite wet. “In thirty years Lucia’s never been down here,” said the caretaker. They shared the bun, and {L} stayed until it got light outside.',
      again: 'The next year {L} was asked to wear the crown. “I’d rather have the basket,” said {L}.',
      object: 'lantern',
      helper: { name: 'Mrs Saffron', creature: 'woman' },
    },
  ],
};
