import type { StorySourceInput } from '../../story-source.ts';

/** Stories about gnomes. */
export const gnomes: StorySourceInput = {
  id: 'gnomes',
  words: ['gnome', 'gnomes', 'garden gnome', 'gnomes in garden', 'gnome in garden'],
  situations: ['visit', 'learn', 'wants', 'question'],
  creature: 'gnome',
  topic: 'gnomes',
  thing: 'the garden gnome',
  home: 'garden',
  main: 'garden',
  plots: [
    {
      id: 'once-to-the-sea',
      titles: ['{S} Wants to See the Sea', '{L} and the Garden Gnome', 'A Gnome Goes Travelling'],
      goal: 'show {S} the sea',
      trouble: '{S} was far too heavy to travel',
      solved: '{S} had seen the sea',
      opener:
        'Between the rhubarb and the watering can somebody had been standing for twenty years, with a red hat and a fishing rod. {L+} said good morning every day, and never got an answer.',
      friend:
        'But today {S+} said, “Good morning,” and cleared {S.their~the} throat. “I’ve been fishing for twenty years, and I’ve never seen any water but this puddle. I’d so like to see the sea, just once.”',
      problem:
        '{L} wanted to take {S} along at once. But {S} was made of stone. {L} pulled, and {S} didn’t move. “I’m a garden gnome,” said {S}. “We stand.” And the sea was a whole day away.',
      tries: [
        '{L} brought the wheelbarrow and tipped {S} in. The wheel sank into the flower bed, up to the axle.',
        '{L} tied seven balloons to the red hat. The hat got a bit longer. The gnome stayed on the ground.',
        '{L} wanted to send {S} by post. “Eleven hundred stamps,” said the post lady, and that was only as far as the station.',
      ],
      tip: '“You want to bring the gnome to the sea,” said {G+}. “I’ve flown over it often. The sea is water, wind, salt and a lot of sky. You’ll find bits of it everywhere. Have you thought about bringing the sea to the gnome?”',
      low: '“The sea won’t fit in the garden,” said {S}. “Not all of it,” said {L}. “Which bit do you want to see most?” “The edge,” said {S}.',
      turn: '{L} dug a hole right in front of {S’s} boots, put a sheet of plastic in it, and let the water run in. Round the edge came sand, and every shell in the house. Then {L} blew across the water, and there were waves.',
      done: 'A paper ship came sailing round the rhubarb. {S} held the rod out over the waves and listened to a shell. It roared in there! “So that’s the sea,” said {S}, very quietly. “It’s even bigger than I thought.” A frog was already swimming in it.',
      again: '{S} is fishing again now. Nothing has bitten so far. But the view is so much better.',
      outcomes: [
        {
          asked: ['sea/beach/water/fish/ocean see/visit/catch/swim/go/fish', 'see sea', 'catch fish'],
          done: 'Round a hole of water {L} laid sand, and every shell in the house, and blew until there were waves. A paper ship sailed round the rhubarb. {S} held the rod out over the water, and listened to a shell, and {told}.',
        },
        {
          asked: ['friend/gnome/other/garden', 'alive/walk/move/talk', 'home'],
          done: 'A paper ship came sailing round the rhubarb. {S} held the rod out over the waves and listened to a shell. “So that’s the sea,” said {S}. From the neighbours’ gardens, under three hedges, came something with red hats on, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'A paper ship came sailing round the rhubarb. “So that’s the sea,” said {S}, very quietly. “It’s even bigger than I thought.” {L} brought the picnic blanket out to the beach, next to the watering can, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'A paper ship came sailing round the rhubarb. {S} held the rod out over the waves and listened to a shell. “So that’s the sea,” said {S}, very quietly. A frog jumped in, and everyone got wet, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'A paper ship came sailing round the rhubarb. {S} listened to a shell. “So that’s the sea,” said {S}, very quietly. The waves grew smaller and smaller, until the moon lay in them without a wrinkle, and {told}.',
        },
      ],
      helper: { name: 'Captain Gull', creature: 'seagull' },
      art: {
        'with a red hat and': 'garden: L wave happy; S hold fishing-rod calm',
        'the sea, just once': 'garden: S speak sad; L look surprised; puddle',
        'was made of stone.': 'garden: L pull; S look sad',
        'The wheel sank into': 'garden: L push wheelbarrow; S look worried; flower',
        'seven balloons to the red': 'garden: L tie string; S look worried; many balloon',
        'by post.': 'garden: L hold stamp worried; S look; postman',
        'Eleven hundred stamps': 'garden: L hold stamp worried; S look sad; many stamp',
        'I’ve flown over it often': 'garden: G say; L think wave curious; S look',
        'The sea won’t fit': 'garden: S say sad; L say happy; shell',
        'dug a hole right in front': 'garden: L dig shovel happy; S look curious; hole',
        'Round the edge came sand': 'garden: L pour bucket happy; S look happy; shell, pond',
        'A paper ship came sailing': 'garden: S listen shell happy; L blow happy; boat, pond, frog',
        'Nothing has bitten': 'garden: S hold fishing-rod happy; L wave happy; pond',
      },
    },
  ],
};
