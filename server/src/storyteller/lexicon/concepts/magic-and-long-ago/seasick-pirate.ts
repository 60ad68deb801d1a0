import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a pirate who gets seasick or is afraid of water. */
export const seasickPirate: StorySourceInput = {
  id: 'seasick-pirate',
  words: [
    'pirate get/gets/getting/who gets seasick',
    'seasick pirate',
    'pirate seasick',
    'pirate who gets/is seasick',
    'pirate afraid/scared/frightened of water/sea/swimming/the sea',
    'pirate who is/was afraid/scared of water/the sea/swimming',
    'pirate cannot/can’t swim',
    'pirate who cannot/can’t swim',
    'pirate hate/hates the sea/water',
    'pirate on land',
    'landlubber',
    'pirate get/gets sick',
  ],
  situations: [
    'learn',
    'cannot',
    'wants',
    'make',
    'visit',
    'newcomer',
    'question',
    'ability',
    'trait',
    'deed',
    'has',
    'own-wish',
    'thing-pair',
    'being-and-thing',
    'what-if',
    'ailment',
    'afraid',
    'reluctant',
    'sad',
  ],
  topic: 'a seasick pirate',
  thing: 'the pirate ship',
  creature: 'pirate',
  home: 'shore',
  main: 'ship',
  plots: [
    {
      id: 'look-at-the-edge',
      titles: ['{S} Goes Green', 'The Pirate and the Waves', 'Where the Sea Stands Still'],
      goal: 'help {S} to get over the seasickness',
      trouble: '{S} felt sick as soon as the ship rocked',
      solved: '{S} could stand on deck without feeling sick',
      opener:
        'The most feared pirate in the harbour was {S+}, with a hat, a loud voice and a laugh like a barrel. There was only one thing that nobody knew. As soon as the ship began to rock, {S} turned green. {L+} noticed it on the first day on board.',
      friend:
        '“Not a word to the crew,” begged {S}, and held on to the mast. “A pirate who gets seasick! They’d laugh until the sails fell down.” {L} promised to keep quiet, and fetched a bucket.',
      problem:
        'So far {S} had always captured ships that were tied up. But now there was a treasure island on the map, three days away, right across the open sea. The wind got up. The ship went up, and down, and so did {S’s} breakfast.',
      tries: [
        '{S} lay down below and shut both eyes. Below, everything swung: the lamp, the hammock, and the cook. It was much worse.',
        '{S} ate ship’s biscuits, to have something to hold on to inside. They were good. But they didn’t stay long.',
        '{F} wanted to tie the ship down with four ropes. At sea there’s nothing to tie it to.',
      ],
      tip: '“Your tummy says it’s rocking, and your eyes say the lamp’s rocking the other way,” said {G+}. “They quarrel, and that makes you ill. You want to give them something to look at that keeps still.”',
      low: '“I could become a gardener,” said {S} in a faint voice. “Potatoes don’t rock.” The next wave was already coming.',
      turn: 'Something that keeps still, at sea? {L} looked round. The deck rocked, the mast rocked, the clouds ran. But far out, where the sea ends and the sky begins, there was a line, as straight as a ruler. {L} led {S} to the rail and pointed. “Look only at that!”',
      done: '{S} stared at the line. The ship went up, the ship went down. The line stayed. Slowly the green went out of {S’s} face. “It isn’t rocking,” said {S} in astonishment. “Only we are!” And the laugh rolled over the deck like a barrel.',
      again:
        'Now {S} always stands right at the front. The crew think it’s because of bravery. {L} has never said a thing.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '{S} stared at the line where the sea ends, and slowly the green went out of that face. “It isn’t rocking, only we are!” cried {S}, and for the first time on the open sea was hungry. The cook rang the bell, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '{S} stared at the line where the sea ends, and slowly the green went out of that face. “It isn’t rocking,” said {S}. “Only we are!” Not a word was said about it on board. {S} called {L} to the rail, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{S} stared at the line where the sea ends. The ship went up, the ship went down. The line stayed. “It isn’t rocking,” said {S} in astonishment. “Only we are!” {L} turned the bucket over and sat down on it, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{S} stared at the line where the sea ends, and slowly the green went out of that face. “It isn’t rocking. Only we are!” When the line grew dark, a star came up just above it, and stayed there too, and {told}.',
        },
        {
          kinds: ['any'],
          done: '{S} stared at the line where the sea ends. The ship went up, the ship went down. The line stayed. Slowly the green went out of {S’s} face. “Hoist everything!” roared {S}. Three days they sailed towards that line, and {told}.',
        },
      ],
      helper: { name: 'Old Tar', creature: 'seagull' },
      art: {
        'a laugh like a barrel': 'ship: S look worried; L look curious; flag, wave',
        'Not a word to the crew': 'ship: S cower ashamed; L hold bucket worried; pole',
        'The wind got up': 'ship, wind: S cower worried; L hold map worried; big wave',
        'Below, everything swung': 'cabin: S lie sad in bed; L think worried; lamp, hammock',
        'they didn’t stay long': 'ship: S eat biscuit sad; L look worried; bucket',
        'to tie the ship down': 'ship: F hold rope worried; L hands-on-hips worried; S look sad; wave',
        'something to look at that keeps': 'ship: G say; L look G curious; S look',
        'Potatoes don’t rock': 'ship: S think potato sad; L peek curious; big wave',
        'as straight as a ruler': 'ship: L point brave; S look worried; wave',
        'deck rocked, the mast rocked': 'ship: L look curious; S cower sad; wave',
        'The line stayed': 'ship: S laugh; L cheer; wave',
        'stands right at the front': 'ship: S hands-on-hips proud; L look happy; wave',
      },
    },
  ],
};
