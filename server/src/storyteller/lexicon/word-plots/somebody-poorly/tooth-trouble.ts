import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `tooth-trouble` of the frame `somebody-poorly`, for toothache. */
export const toothTrouble: StoryPlotInput = {
  id: 'tooth-trouble',
  words: ['toothache', 'tooth ache', 'sore tooth', 'wobbly tooth', 'bad tooth'],
  titles: ['{S} and the Tooth', 'Open Wide, {S!}!', '{L} and the Very Big Ow'],
  goal: 'do something about {S’s} tooth',
  trouble: '{S} had a tooth that hurt, and would not open up',
  solved: 'the tooth was mended, and {S} could bite again',
  opener:
    'In the night there had been a noise, like a ship that is sad. “Owww.” In the morning it was still there. {L+} followed it, past the reeds and round three corners.',
  friend:
    'There sat {S+}, with a scarf round one cheek and the cheek as big as a melon. “I’ve got toothache,” said {S}, through almost shut lips. Everybody had always been a little afraid of those teeth. Now {S} was afraid of them as well.',
  problem:
    '{S} could not bite, could not chew, and could not laugh, because it pulled. {S} had tears on both sides. “You have to look at it,” said {L}. At once the mouth was shut like a suitcase. “No dentist,” said {S}. “Not one. Never.”',
  tries: [
    'They gave {S} soup through a straw. It was cold soup, and it found the tooth at once. Somebody had to pick {L} out of the tree after that.',
    'They tied a string to the tooth and the other end to a door. {S} looked at the string, and at the door, and ate both, on the good side.',
    '{F} told the tooth to stop it. You cannot talk to teeth. They always have the last word.',
  ],
  tip: '“I’ve had a good many with big teeth in here,” said Doctor Quill. “They all come with the scarf. I say what comes next, each time. And I’ve got a mirror with a long handle, so you can look as well.”',
  turn: '{L} went first. {L} sat in the chair, opened wide, and let the mirror in, so that {S} could see how it goes. “Tickles,” said {L}. {S} looked for a long time. Then {S} sat down, took {L’s} hand, and opened up, by a crack, and then by a cave.',
  done: '“Aha,” said Doctor Quill. “There’s a fishbone in it from last Easter!” Hup, and out it was, as long as a pencil. {S} blinked. {S} bit on it, first gently and then with a snap. It did not hurt! {S} smiled, with every tooth, and nobody ran away.',
  again:
    '{S} brushes now, up and down, with a broom, and twice round the back. The fishbone hangs over the bed, with a label.',
  helper: { name: 'Doctor Quill', creature: 'hedgehog' },
};
