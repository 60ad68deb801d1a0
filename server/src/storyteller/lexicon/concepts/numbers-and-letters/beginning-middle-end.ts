import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the parts of a story, and telling it again. */
export const beginningMiddleEnd: StorySourceInput = {
  id: 'beginning-middle-end',
  words: [
    'beginning middle end',
    'beginning middle and end',
    'beginning middle and end of a story',
    'parts of a story',
    'retell',
    'retelling',
    'retell/retelling story',
    'tell/telling story',
    'story map',
    'story mountain',
    'story sequencing',
    'story order',
    'story stones',
    'storytelling',
    'storyteller',
    'learn/learning tell story',
  ],
  situations: ['learn', 'make', 'cannot', 'question', 'deed', 'ability'],
  topic: 'telling a story in order',
  thing: 'the three stones',
  home: 'village',
  main: 'meadow',
  plots: [
    {
      id: 'three-stones',
      titles: ['Three Stones for a Story', '{L} Tells It in Order'],
      goal: 'tell the story so that everybody understood it',
      trouble: 'nobody understood the story',
      solved: 'the story had its beginning, its middle and its end',
      opener:
        '{L+} knew the best story in the world. It was about a fox, a bridge and a stolen pie, and it had happened to Grandfather. Tonight, at the fire, {L} was going to tell it.',
      friend:
        '“Tell me first,” said {F+}, and sat down. “They all fell in,” {L} began. “Because of the pie! No, wait. Before that there was a bridge.”',
      problem:
        '“Who fell in?” asked {F}. “What pie?” {L} told it once more, and this time the end came in the middle, and the fox not at all. {F} did not laugh at the right place. {F} did not laugh anywhere.',
      tries: [
        '{L} told it faster. Now the pie, the bridge and the fox all fell into the water together.',
        '{L} put in everything: what the weather was like, and what Grandfather ate for breakfast. {F} fell asleep at the porridge.',
        '{L} began with “The End”. That was at least something new.',
      ],
      tip: '“You know it by heart, but I don’t,” said {G+}. “Give me three stones to stand on. Who is it, and where? Then: what goes wrong? And last: how does it come out? You can’t jump to the third one from the bank.”',
      low: 'The first guests were already coming with blankets and sausages. {L’s} head was full of pieces.',
      turn: '{L} took three stones out of the stream and drew on them with chalk: a fox with a pie, a bridge that creaks, and a big splash. Then {L} laid them in a row and put a finger on the first one.',
      done: 'At the fire {L} began with the first stone. “Once there was a fox who stole a pie.” At the second stone nobody chewed any more. And at the third one they laughed so much that a sausage fell into the grass.',
      again:
        'The stones lie on the window sill. {F} has swapped two of them round, to see what happens. Now the pie steals a fox.',
      object: 'pebble',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'At the fire {L} began with the first stone: a fox who stole a pie. At the second nobody chewed any more. After the big splash {G} brought something round from the hut, with a cloth on it. “Not stolen,” said {G}, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'At the fire {L} began with the first stone: a fox who stole a pie. At the second nobody chewed any more, and at the third came the big splash. Grandfather, to whom it had happened, got up from the log, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'At the fire {L} began with the first stone: a fox who stole a pie. At the second nobody chewed any more. And at the third a sausage fell into the grass, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'At the fire {L} began with the first stone: a fox who stole a pie. At the second nobody chewed any more, and at the third came the big splash. That was the end. The fire had burned low, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'At the fire {L} began with the first stone. “Once there was a fox who stole a pie.” At the second stone nobody chewed any more. At the third one there was a big splash, and {told}.',
        },
      ],
      helper: {
        name: 'Old Saga',
        creature: 'badger',
      },
      art: {
        'best story in the world': 'meadow: L think fox happy',
        'They all fell in': 'meadow: L tell bridge happy; F sit curious',
        'What pie': 'meadow: L think pie worried; F arms-crossed worried',
        'told it faster': 'meadow: L speak worried; F look worried; puddle',
        'at the porridge': 'meadow: L tell bowl worried; F sleep',
        'began with “The End': 'meadow: L tell book laughing; F look surprised',
        'three stones to stand on': 'river: G point calm; L listen curious; many stone',
        'coming with blankets': 'meadow, evening: L look worried; people, blanket, sausage',
        'drew on them with chalk': 'river: L draw drawing-pad(fox) happy; F look curious; many stone',
        'fox who stole a pie': 'meadow, night: L tell fox proud; F laugh; people, campfire, stone',
        'on the window sill': 'bedroom: L laugh; F hold stone happy; many stone',
      },
    },
  ],
};
