import type { StorySourceInput } from '../story-source.ts';

/** General plots about {a} with magic in it. */
export const magicThing: StorySourceInput = {
  id: 'magic-thing',
  situations: ['magic-thing'],
  topic: 'the magic of {the}',
  thing: '{the}',
  main: 'village',
  home: 'cottage',
  plots: [
    {
      id: 'it-takes-you-at-your-word',
      titles: ['{L} and {The}', 'Be Careful, {L}!', 'The Trouble With {The}'],
      goal: 'ask {the} for the right thing',
      trouble: '{the} did exactly what one said, and never what one meant',
      solved: '{L} had found the right words for {the}',
      opener: [
        'It was on the bottom shelf at the junk shop, with a label: “{A}. Works. No returns.” {L+} had two coins and a button. “Done,” said the lady, much too fast.',
        '“It was your great-grandmother’s,” they said, and gave {L+} {a}, wrapped in a tea towel. “It was always kept in the cellar. Nobody knows why.”',
      ],
      problem:
        'It did work! “I’d like some more cake,” said {L}, and there was some more cake: one crumb. “I want it to be quiet,” and nobody could hear a thing till noon. It did what one said, to the letter. It never did what one meant.',
      tries: [
        [
          '{L} used a lot of words, so as to be quite exact. It took the last one. The last one was “please”. Now there were peas everywhere.',
          '“Make everyone happy!” called {L}. They all laughed, and could not stop, not even the man with the ladder.',
        ],
        [
          '{F} tried it with a song. It gave them all the words of the song: a sailor, a donkey and a Tuesday. The donkey is still here.',
          'They wanted to put everything back as it was. It put everything back as it had been a hundred years ago. There was a cow in the bathroom.',
        ],
        'They said nothing at all, for an hour. Then {F} sneezed, and it took that for a wish.',
      ],
      tip: '“It’s not wicked,” said {G+}. “It’s like somebody who’s new in town. Don’t say what you want to have. Say what’s the matter, and ask it what it would do. Nobody’s ever asked {a} that.”',
      turn: '{L} sat down in front of {the}. “There’s a mess,” said {L}, “and I made it. What would you do?” {The} was still for a long time. It grew a little warm, as cheeks do when somebody is asked for the first time.',
      done: 'Then it set everything right: the peas in the pod, the ladder on its feet, the cow in the meadow. The cake was still there, and now big enough for all. And {the} shone, right into the corners.',
      again:
        'It stands on the kitchen shelf now, beside the salt. They use it for nothing in particular. They just ask it things.',
    },
    {
      id: 'one-too-many',
      words: [
        'bag',
        'backpack',
        'rucksack',
        'pocket',
        'box',
        'pot',
        'basket',
        'cupboard',
        'drawer',
        'suitcase',
        'lunchbox',
        'jar',
        'purse',
        'chest',
        'fridge',
      ],
      titles: ['{L} and {The}', 'More and More', 'What Else Is in There?'],
      goal: 'get {the} to stop',
      trouble: '{the} would never be empty and could not stop',
      solved: '{the} gave only what somebody needed',
      opener: [
        '{L+} had put in an apple that morning. At school {L} put in a hand to take it out. Out came a sandwich. Then a hat, a torch, and a very long ladder. The apple was still not there.',
        '“Mind how you open {the},” they had said to {L+}, “and never say ‘more’.” {L} did not think about that until it was too late.',
      ],
      problem:
        'It was never empty! Whatever one needed, it was in there. But it did not know when it was enough. After the ladder came a second ladder, and a trombone. {L} could not get it shut. By lunchtime one had to climb to get to the door.',
      tries: [
        [
          '{L} stuffed it all back in. For each thing that went in two came out, to see who was there.',
          'They sat on the lid, all together. It went up with them, quite slowly, on top of a heap of umbrellas.',
        ],
        '{F} turned it upside down and shook it, so that it would finally be empty. Out came a piano. It took them a moment to find {F} again.',
        'They told it “No, thank you.” It was not offended. It sent a hundred flowers.',
      ],
      tip: '“It only wants to help,” said {G+}, “and nobody’s told it with what. You open it, and you haven’t any idea what you need. Then it gives you everything. Think first. And think of somebody else.”',
      turn: '{L} laid a hand on {the}, without opening it, and looked round. Under the heap somebody sat who had nothing for lunch. “One,” thought {L}. “One sandwich, with cheese, for that one over there.” Then {L} opened it a crack.',
      done: 'There was one sandwich, with cheese. It was still warm. {The} gave a small sigh, like somebody who sits down after a long day. {L} thought of all those who could use a ladder, an umbrella or a piano, and one after the other they came to fetch it.',
      again:
        'It hangs on the hook now and is as light as a feather. At the very bottom, under everything, was the apple.',
    },
  ],
};
