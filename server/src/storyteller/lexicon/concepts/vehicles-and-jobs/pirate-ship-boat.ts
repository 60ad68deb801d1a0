import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the voyage in it. */
export const pirateShipBoat: StorySourceInput = {
  id: 'pirate-ship-boat',
  words: ['boat', 'sailing', 'build/building boat/raft'],
  situations: ['wants', 'learn', 'visit', 'ability', 'trait', 'make'],
  topic: 'the voyage in {a}',
  thing: '{the}',
  main: 'ship',
  plots: [
    {
      id: 'no-wind',
      titles: ['Not a Breath of Wind', 'Captain {L}', 'The Day the Sea Stood Still'],
      goal: 'reach the harbour before dark',
      trouble: 'the sea was as flat as a plate and nothing moved',
      solved: 'they had reached the harbour',
      opener:
        '“Cast off!” called {L+}. The knots came loose, the water gurgled, and they were out of the bay, with biscuits, a compass, and a fair wind from behind.',
      problem:
        'Then, all at once, the wind was gone. The sea lay as smooth as glass. Far off they could see the harbour with its lamp, and they came no closer, not by one wave.',
      tries: [
        'They blew, all of them together, from behind. They got quite dizzy, and drifted one hand’s width, backwards.',
        'They rowed with spoons. That went very nicely in a circle.',
        '{F} whistled for the wind, as sailors do. What came was a seal, who wanted to know what song that was.',
      ],
      tip: '“You look up for help,” said {G+}, and put a wet head over the rail. “Look down. The sea has roads as well. There’s one that runs to the harbour, every evening, when the tide turns.”',
      turn: '{L} threw a biscuit into the water and watched. Here it lay still. Further left it began to wander! “That’s the road!” called {L}. “Everyone to the left, paddle with your hands!”',
      done: 'The current took them along, first slowly, then quicker and quicker, with no wind at all, past the red buoy and in at the harbour mouth. The lamp winked at them.',
      again: '{L} has drawn the road into the map, in blue. It only says: “Throw a biscuit.”',
      object: 'compass',
      outcomes: [
        {
          asked: ['find treasure/gold/island/chest', 'treasure', 'island', 'gold'],
          done: '“That’s the road!” called {L}. The current took them along, with no wind at all, past the red buoy. There the sea had washed the sand away this evening, where no map had ever had anything to show, and {told}.',
        },
        {
          asked: [
            'home/harbour/harbor/shore/land/back safe/safely/sail/reach/get',
            'sail home',
            'reach harbour/harbor/shore/land',
          ],
          done: '{L} threw another biscuit. It wandered. “That’s the road!” The current took them along, first slowly, then quicker and quicker, with no wind at all, past the red buoy. The lamp on the quay winked, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'The current took them along, quicker and quicker, past the red buoy and in at the harbour mouth. On the quay they had been watching the boat without wind all evening, with their supper packed up in baskets, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The current took them along, with no wind at all, past the red buoy and in at the harbour mouth. There a wet head came up beside the boat once more, for the last biscuit. And {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The current took them along, first slowly, then quicker and quicker, with no wind at all, and in at the harbour mouth. “What did you steer by?” called the harbour master. “By a biscuit!” they called back, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The current took them along, with no wind at all, past the red buoy and in at the harbour mouth. Nobody had to paddle. The boat rocked like a cradle, the lamp winked, and {told}.',
        },
      ],
      helper: { name: 'Brine', creature: 'seal' },
      art: {
        'The knots came loose': 'ship: L raise happy; flag, compass',
        'a fair wind from behind': 'ship, wind: L hold compass happy; F hold biscuit happy; flag',
        'as smooth as glass': 'ship: L slump sad; F hold telescope worried; lamp',
        'blew, all of them': 'ship: L+F blow; flag',
        'rowed with spoons': 'ship: L handle spoon worried; F handle spoon; oar',
        'whistled for the wind': 'ship: F blow happy; L look surprised; seal',
        'over the rail': 'ship: G say happy; L+F look G curious; wave',
        'threw a biscuit into the water': 'ship: L throw biscuit curious; F peek curious; wave',
        'paddle with your hands': 'ship: L+F ride in rowing-boat brave; wave',
        'The current took them along': 'ship, evening: L point proud; F cheer; lighthouse',
        'into the map, in blue': 'cabin: L draw map happy; F hold biscuit happy',
      },
    },
    {
      id: 'a-song-for-the-wind',
      titles: ['{L} Sets Sail', 'No Wind for {L}', 'The Boat That Stood Still'],
      goal: 'bring the boat into the harbour',
      trouble: 'there was not a breath of wind for the boat',
      solved: 'the boat was in the harbour',
      object: 'whistle',
      opener:
        'The boat was called “Dumpling”, and it was just as round. It had one mast and one patched sail. {L+} was the captain today, with a paper hat and a real rope.',
      friend:
        '{F+} came on board with a whistle. “For the fog,” said {F}, “and for the birds.” They untied the rope, and the boat slid out to sea as if it had only been waiting.',
      problem:
        'At noon the wind lay down to sleep. The sail hung like a wet towel. The boat did not go forward, and it did not go back. Far away was the harbour, as small as a crumb.',
      tries: [
        'They all blew into the sail, with round cheeks. The sail gave a little shake, and the crew had to sit down, quite dizzy.',
        'They rowed with a plate and a frying pan. The boat went round in a neat circle and stopped just where it had begun.',
        '{L} threw out the rope, to catch an island. There was none. There was only a jellyfish, and it let go at once.',
      ],
      tip: 'A grey back came up beside the boat. “My grandmother used to pull boats,” said {G+}. “But you must ask us in our own language. High and thin, and always the same three notes.”',
      turn: '{L} took the whistle and tried: too low. Too loud. Then high and thin, three notes, and again. The water was as smooth as glass. And then, all round the boat, one fin came up after the other.',
      done: 'They took the rope in their mouths, seven dolphins, and off they went! The “Dumpling” danced over the waves, white foam left and right, straight into the harbour. On the quay nobody believed their eyes.',
      again:
        'When there is no wind now, nobody blows. Somebody whistles three notes, and then they all look at the water.',
      outcomes: [
        {
          asked: ['find treasure/gold/island/chest', 'treasure', 'island', 'gold'],
          done: 'Seven dolphins took the rope in their mouths, and off they went! But they knew a longer way to the harbour, past a rock that stands in no map. There they stopped, and looked at {L}, and dived. So {told}.',
        },
        {
          asked: [
            'home/harbour/harbor/shore/land/back safe/safely/sail/reach/get',
            'sail home',
            'reach harbour/harbor/shore/land',
          ],
          done: 'Seven dolphins took the rope in their mouths, and off they went! The “Dumpling” danced over the waves, with white foam left and right. The harbour grew from a crumb to a bun, and from a bun to a loaf, and {told}.',
        },
        {
          asked: ['friend/friends/swim/play dolphin/dolphins', 'dolphin', 'swim'],
          done: 'Seven dolphins took the rope in their mouths, and the “Dumpling” danced straight into the harbour. But they didn’t swim away. They turned on their backs beside the boat and waited for the whistle, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'Seven dolphins pulled, and the “Dumpling” danced over the waves, straight into the harbour. On the quay nobody believed their eyes. The fishermen turned over their biggest crates for tables, with a bucket at the end for the dolphins, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Seven dolphins took the rope in their mouths, and the “Dumpling” danced straight into the harbour. On the quay nobody believed their eyes. The biggest of the seven splashed its tail, once, over the whole crew, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Seven dolphins took the rope in their mouths, and the “Dumpling” danced over the waves into the harbour. It was so smooth that the paper hat stayed on. {L} whistled three notes, quite low, for good night, and {told}.',
        },
      ],
      helper: {
        name: 'Old Silverfin',
        creature: 'dolphin',
      },
      setting: {
        topic: 'the boat trip',
        thing: 'the boat',
        home: 'shore',
        main: 'ship',
      },
      art: {
        'on board with a whistle': 'ship: F raise whistle happy; L hold rope happy; flag',
        'a paper hat and a real rope': 'ship: L hold rope proud wearing hat; flag',
        'hung like a wet towel': 'ship: L slump sad; F look worried at sky; flag',
        'blew into the sail': 'ship: L+F blow; flag',
        'with a plate and a frying pan': 'ship: L handle plate worried; F handle pan worried; wave',
        'threw out the rope': 'ship: L throw rope; F peek curious; jellyfish',
        'A grey back came up': 'ship: G say; L+F look G curious; whistle',
        'took the whistle and tried': 'ship: L blow whistle; F listen curious',
        'one fin came up after': 'ship: L blow whistle surprised; F point surprised; many dolphin',
        'took the rope in their mouths': 'ship: L+F cheer; many dolphin, rope',
        'whistles three notes, and then': 'shore: L blow whistle happy; F point; dolphin',
      },
    },
  ],
};
