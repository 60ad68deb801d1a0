import type { StorySourceInput } from '../../story-source.ts';

/** Stories about clapping the syllables of words. */
export const clappingSyllables: StorySourceInput = {
  id: 'clapping-syllables',
  words: [
    'syllable',
    'syllables',
    'clap/clapping syllable/syllables',
    'clapping words',
    'clap/clapping name/names',
    'beats in a word',
    'how many claps',
    'long words and short words',
    'rhythm of words',
  ],
  situations: ['learn', 'cannot', 'question', 'make'],
  topic: 'clapping the parts of words',
  thing: 'the stepping stones',
  home: 'village',
  main: 'river',
  plots: [
    {
      id: 'stones-across-the-stream',
      titles: ['Stones Across the Stream', 'Clap Your Name', '{L} Claps a Word'],
      goal: 'get across the stream on words',
      trouble: 'the words had the wrong number of claps',
      solved: 'the word had as many claps as there were stones',
      opener:
        'There was a stream behind the village with a game that everybody knew. On the far bank stood signs. Whoever wanted to cross had to call a word with exactly as many claps as there were stones.',
      friend:
        '“There are four stones,” said {F+}. “So it’s a word with four letters. Frog!” {F} hopped on to the first stone. Then the word was over, and {F} had to go back.',
      problem:
        '{L+} counted letters, too, and tried “bear”. But that was over after one stone. It had four letters, and still it was too short. How was that possible?',
      tries: [
        'They said “frog” very slowly: “Frooooog.” It was as long as a train, but it was one piece.',
        '{F} called the longest word that {F} knew: “Hippopotamus!” At the fifth clap there was no stone any more. Splash!',
        '{L} said four words one after the other. “One word,” said the sign. It was strict.',
      ],
      tip: '“Don’t count letters, listen to the pieces,” said {G+}. “Clap them. Wa-ter. How often did you clap? And put a hand under your chin. It drops at every piece.”',
      low: '{F’s} socks were drying on a branch. On the other bank grew the strawberries.',
      turn: '{L} clapped. “Frog: one. Ti-ger: two. Ba-na-na: three. I need one with four.” {L} looked round, at the stones, at the water, at a leaf with something green and hairy on it. “Cat-er-pil-lar!”',
      done: '“Cat,” called {L} on the first stone, “er” on the second, “pil” on the third, and “lar” on the fourth. And with that {L} stood on the bank. {F} came after with “al-li-ga-tor”, and with dry feet.',
      again:
        'They clapped all names that they knew. Some have one clap, and the baker’s has six. It takes a while to call the baker.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '“Cat, er, pil, lar,” and {L} stood on the bank. {F} came after with “al-li-ga-tor”. On the far side was the meadow, and everyone there was called in with claps, the baker with six, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '“Cat, er, pil, lar,” and {L} stood on the bank. {F} came after with “al-li-ga-tor”. {G} tried “frog”, went one stone, and fell in, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '“Cat, er, pil, lar,” and {L} stood on the bank. {F} came after with “al-li-ga-tor”. There was one word that took them all the way back, four stones long: “time-to-go-home”, and {told}.',
        },
        {
          kinds: ['any'],
          done: '“Cat,” called {L} on the first stone, “er” on the second, “pil” on the third, and “lar” on the fourth, and stood on the bank. {F} came after with “al-li-ga-tor”, and dry feet, and {told}.',
        },
      ],
      helper: {
        name: 'Otto Clap',
        creature: 'frog',
      },
      art: {
        'stream behind the village': 'river: L look curious; many stone, sign',
        'There are four stones': 'river: F jump happy; L point happy; many stone, sign',
        'and tried “bear': 'river: L think bear worried; many stone',
        'as long as a train': 'river: L+F shout worried; stone',
        'fifth clap there was': 'river: F splash surprised; L look surprised; stone',
        'said four words': 'river: L shout angry; sign, stone',
        'listen to the pieces': 'river: G clap calm; L listen curious; stone',
        'drying on a branch': 'river: F sit sad; L look sad; sock, tree, strawberry',
        'with something green and hairy': 'river: L clap happy; F look curious; caterpillar on leaf',
        'came after with “al-li-ga-tor': 'river: L cheer; F jump happy; many stone, strawberry',
        'with dry feet': 'river: L cheer; F jump happy; many stone, strawberry',
        'clapped all names': 'village: L clap happy; F clap happy; baker',
      },
    },
  ],
};
