import type { StoryPlotInput } from '../../story-source.ts';

/** The plot `too-loud` of the frame `somebody-is`, for themes with its words. */
export const tooLoud: StoryPlotInput = {
  id: 'too-loud',
  words: ['loud', 'noisy', 'too loud', 'roar', 'shout', 'chatty', 'talk too much', 'talkative'],
  titles: ['{S} Is Too Loud', 'Not So Loud!', 'Hush, {S}'],
  goal: 'find a place for a loud voice',
  trouble: '{S} was too loud for everybody',
  solved: 'everyone was glad that {S} was so loud',
  opener:
    '“GOOD MORNING!” Three cups fell off the shelf, and the neighbour fell out of the hammock. {L+} took both fingers out of both ears. Who was that?',
  friend:
    '“SORRY,” said {S+}. “I ONLY WHISPERED.” A tile slid off the roof. “I CAN’T DO IT ANY SOFTER. DO YOU STILL WANT TO PLAY?” {L} nodded. {L’s} ears were ringing.',
  problem:
    'No bird sang where {S} was, and no baby slept. “Not so loud!” people called, all day long. In the end {S} said nothing more. But then {S} was so quiet inside as well.',
  tries: [
    'They tied a scarf round {S’s} mouth. When {S} said thank you, it flew over the house like a bird.',
    '{S} talked into a bucket. It came out at the bottom, twice as deep.',
    '{F} filled everyone’s ears with wool. It was peaceful. But now they all shouted, “What did you say?”',
  ],
  tip: '“A voice like that is no mistake,” said {G+}. “It’s only standing too close. Find out how far away somebody has to be to hear it just right. Some day somebody will be exactly there.”',
  turn: 'That evening fog came down, thick as milk. The little boats were still out, and could not see the harbour. Bells rang, lamps shone. It was no use. “Now, {S!}!” called {L}. “As loudly as you can!”',
  done: '“HEEERE!” called {S}. “THIS WAAAY HOME!” It rolled out over the water, right to the last boat. One after the other they came in. “What a beautiful voice,” said the fishermen.',
  again:
    'On foggy evenings you can hear {S} from far away. And at breakfast they say to each other, softly, with their hands, “Good morning.”',
};
