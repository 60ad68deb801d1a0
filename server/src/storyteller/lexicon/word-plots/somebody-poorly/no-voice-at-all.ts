import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `no-voice-at-all` of the frame `somebody-poorly`, for colds, coughs and sore throats. */
export const noVoiceAtAll: StoryPlotInput = {
  id: 'no-voice-at-all',
  words: ['sore throat', 'throat', 'cold', 'cough', 'voice', 'flu', 'fever', 'temperature', 'runny nose'],
  titles: ['A Scarf for {S}', '{S} and the Sore Throat', 'Ssh, Said {S}'],
  goal: 'get {S} well again',
  trouble: '{S} had a throat like a hedgehog and could not say a word',
  solved: '{S’s} voice was back',
  opener:
    'It was so quiet by the pond. Somebody usually says good morning there, so that the ducks fall in. {L+} waited. Nothing. Only a leaf, with a message on it in wobbly letters: “Can’t speak.”',
  friend:
    'Under the tree lay {S+}, wrapped up to the eyes. “Hhh,” said {S}, and pointed: there. It was scratchy, it was hot, and it was a very long way down. “Does it hurt?” asked {L}. {S} nodded, carefully.',
  problem:
    'Without a voice {S} could not call anybody, could not sing, and could not even say what would be good. And on Saturday {S} was to speak at the party! By evening {S} had a hot forehead as well, and cold feet.',
  tries: [
    'They put a scarf round {S}. It was one scarf, and there was much more of {S} than of scarf. It kept one button warm.',
    'They gave {S} everything that helps: onions, honey, a sock with potatoes. {S} sneezed, and now they all smelled of it, as far as the mill.',
    'They told {S} to rest, and everyone came by, one after the other, to tell {S} so. That made forty visits.',
  ],
  tip: '“It only wants three things,” said Doctor Quill. “Something warm, a great deal of sleep, and nobody who asks anything. And if you want to know how it is: one blink is yes, and two is no.”',
  turn: '{L} went round with a basket. Each one gave a scarf, a shawl, or a single sock, and {L} tied it all together, till it was long enough. Round and round {S} it went. Then {L} hung up a sign, “Asleep”, sat down beside it, and asked nothing.',
  done: 'On the third day something went “hm”. Then it went “hm-hm”. “Good morning,” said {S}, rather deep, and all the ducks fell in. They cheered in the water. On Saturday {S} spoke at the party. It was a short speech: “Thank you,” and a very long scarf.',
  again:
    'They left the scarf in one piece. When anybody in the village has a cold, it comes to them in a wheelbarrow.',
  helper: { name: 'Doctor Quill', creature: 'hedgehog' },
};
