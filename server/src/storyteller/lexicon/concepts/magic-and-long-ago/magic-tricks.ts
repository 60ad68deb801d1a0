import type { StorySourceInput } from '../../story-source.ts';

/** Stories about magic tricks. */
export const magicTricks: StorySourceInput = {
  id: 'magic-tricks',
  words: [
    'magic trick',
    'magician',
    'magic show',
    'conjuror',
    'conjurer',
    'card trick',
    'magic hat',
    'rabbit hat',
    'pull rabbit hat',
    'magic trick and magician',
  ],
  situations: [
    'thing-pair',
    'being-and-thing',
    'question',
    'learn',
    'visit',
    'own-wish-to-be',
    'wants-to-be',
    'works-as',
    'deed',
    'make',
  ],
  topic: 'magic tricks',
  thing: 'the magic trick',
  home: 'cottage',
  main: 'fair',
  plots: [
    {
      id: 'look-over-there',
      titles: ['Look Over There!', '{L} the Magician', 'The Coin That Vanished'],
      goal: 'make the coin disappear',
      trouble: 'everybody could see where the coin was',
      solved: 'the coin had disappeared before everyone’s eyes',
      opener:
        '{L+} had a black hat, a stick, and a book with a hundred magic tricks. At the village fair on Sunday the magic show was at three. The trick was called The Vanishing Coin.',
      problem:
        '{L} showed the coin, closed one hand, and let it slip into the sleeve. “It’s in your sleeve,” said {F}. {L} did it again. “In your sleeve,” said {F}. And then it fell out at the elbow.',
      tries: [
        '{L} did it faster. It flew past {F’s} ear and into the jam.',
        '{L} asked {F} to close both eyes. That’s not a trick.',
        '{L} said “Abracadabra”, very loudly, and waved the stick. {F} looked at the sleeve the whole time.',
      ],
      tip: '“Your hands are quick enough,” said {G+}, and took a coin out of {L’s} ear. “But where were you looking? People look where a magician looks. You stared at your sleeve, so they all did. I do the trick while you are busy with something else.”',
      turn: '{L} practised in front of the mirror. {L} held the coin up high in one hand, and pretended to put it into the other. {L} looked hard at that closed hand, and blew on it. Meanwhile the first hand, with the coin in it, sank quietly into the hat.',
      done: 'At three {L} opened the hand they were all looking at, slowly, finger by finger. It was empty! “Ohh,” went the people. “Where did it go?” Then {L} took off the hat, and there it was, under the hat, on {L’s} head.',
      again:
        '{F} wants to know how it’s done. “Magicians never tell,” says {L}, and takes a raisin out of {F’s} ear.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'At three {L} opened the hand they were all looking at, finger by finger. It was empty! The coin was under the hat, on {L’s} head. The ice cream man wanted to see that again, close to, and so did the baker, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'At three {L} opened the hand they were all looking at. It was empty! The coin was under the hat, on {L’s} head. The Great Fernando stood up in the last row and bowed, with both ears, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'At three {L} opened the hand they were all looking at, slowly, finger by finger. It was empty! Then {L} took off the hat, and there was the coin, on {L’s} head. “But I was watching!” called {F}, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'At three {L} opened the hand they were all looking at. It was empty! The coin was under the hat, on {L’s} head. The fair packed up its lamps. {L} took one last raisin out of {F’s} ear, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'At three {L} opened the hand they were all looking at, slowly, finger by finger. It was empty! “Ohh,” went the people. {L} blew once more and reached for the black hat, with everyone watching, and {told}.',
        },
      ],
      helper: { name: 'The Great Fernando', creature: 'rabbit' },
      art: {
        'a book with a hundred': 'living-room: L read book happy; hat, stick',
        'The Vanishing Coin': 'living-room: L hold coin proud; F clap happy; hat',
        'It’s in your sleeve': 'living-room: F point laughing; L hold coin ashamed; shirt',
        'into the jam': 'living-room: L throw; F startle; coin, jam',
        'to close both eyes': 'living-room: F cover-eyes; L hide coin',
        'loudly, and waved the stick': 'living-room: L raise wand worried; F point worried; shirt',
        'where a magician looks': 'fair: G raise coin; L look G curious; F look G',
        'in front of the mirror': 'living-room: L raise coin curious; mirror, hat',
        'blew on it. Meanwhile': 'living-room: L blow; F peek curious; hat, coin',
        'under the hat, on': 'fair: L raise hat proud; F cheer; coin, people',
        'takes a raisin': 'living-room: L hold raisins happy; F point surprised; hat',
      },
    },
  ],
};
