import type { StorySourceInput } from '../../story-source.ts';

/** Stories about curiosity. */
export const curiosity: StorySourceInput = {
  id: 'curiosity',
  words: [
    'curiosity',
    'curious',
    'being curious',
    'be curious',
    'asking questions',
    'ask/asking too many questions',
    'ask/asks why all the time',
    'why why why',
    'nosy',
  ],
  situations: ['learn', 'value', 'trait', 'question', 'deed'],
  topic: 'being curious',
  thing: 'the box',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'why-is-the-best-word',
      titles: ['Why?', '{L} Has One More Question', 'The Clock That Stopped'],
      goal: 'find out why the town clock stopped every day at noon',
      trouble: 'nobody knew why the clock stopped',
      solved: '{L} had found out why the clock stopped',
      opener:
        '“Why?” was {L’s} favourite word. Why is the soup hot on top? Why do cats close their eyes? “You and your questions,” people said, and {L+} asked, “Why?”',
      friend:
        'Now the clock on the town hall had stopped, as it did every day at noon. At five past it went on again. “It’s always been like that,” people said. {F+} looked up. “I wonder why?” said {F}.',
      problem:
        'Nobody knew. Nobody had ever wanted to know. The whole town was five minutes late, then ten, then fifteen, and every Saturday the clockmaker climbed up and put it right. “Leave it,” they said. {L} couldn’t leave it. It itched.',
      tries: [
        '{L} asked everyone on the square. “Because it’s old,” they said. But the church was older, and its clock never stopped.',
        'They listened at the tower door. It ticked, and then it didn’t.',
        '{F} thought it was having its lunch. It wasn’t a bad idea, but it was no answer.',
      ],
      tip: '“A good question isn’t ’why’ all by itself,” said {G+}. “It wants company: what’s different then? Who’s there? What comes just before it? Go and look, at noon, from as close as you can.”',
      low: 'The clockmaker scratched one ear. “Nobody has ever asked to come up,” said the clockmaker, and handed {L} the lantern.',
      turn: 'Up in the tower they sat down beside the clock. At noon the sun shone through the little window, right on the big wheel. And in the warm spot something landed: one pigeon, then two, then nine. They sat there to sun themselves, and the wheel stood still.',
      done: '“They’re warming up!” whispered {L}. The clockmaker fixed a board outside the window, right in the sun. The next day at noon nine pigeons sat on it in a row, and the clock didn’t stop, for the first time in forty years.',
      again: '“How did you find that out?” people asked. “Why?” said {L}. “Because I asked.”',
      helper: { name: 'Miss Jot', creature: 'magpie' },
      outcomes: [
        {
          asked: ['discover/find/answer/learn/know/inventor/scientist/why'],
          kinds: ['sees'],
          done: 'Nine pigeons came to sun themselves on the big wheel at noon, and the wheel stood still. That was all. The clockmaker fixed a board outside for them. “And why does nobody look?” asked {L}. It was the next good question, and {told}.',
        },
        {
          asked: ['proud/thank/medal/prize/mayor/town/people/hero/clock'],
          kinds: ['gets', 'given-by', 'all-get', 'says', 'says-words', 'happy', 'feels', 'claps'],
          done: 'The clockmaker fixed a board outside the window, in the sun, and nine pigeons sat on it in a row. At noon the clock didn’t stop, for the first time in forty years. The whole town was on time, down in the square, and {told}.',
        },
        {
          kinds: [
            'party',
            'eats',
            'shares',
            'plays',
            'makes',
            'hugs',
            'laughs',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: '“They’re warming up!” whispered {L}. The clockmaker fixed a board outside for the nine pigeons, right in the sun. At noon it struck twelve, as it should, and for once there was nothing to be late for, and {told}.',
        },
      ],
      art: {
        'favourite word. Why is the soup hot': 'village: L say curious; cat, people',
        'the clock on the town hall had stopped': 'village: F point curious; L look curious; tower, clock',
        'had ever wanted to know': 'village: L look curious; big clock, people',
        'on the square': 'village: L say curious; people, tower',
        'listened at the tower door': 'village: L+F listen curious; door, tower',
        'it was having its lunch': 'village: F think sandwich happy; L look F; tower, clock',
        'A good question': 'village: G say happy; L+F listen curious; clock',
        'The clockmaker scratched': 'village: L hold lantern happy; gentleman, door',
        'Up in the tower they sat': 'workshop: L+F sit curious; big clock, many bird',
        'fixed a board': 'village: L cheer; F point happy; clock, many bird, tower',
        'How did you find that out': 'village: L laugh; people, clock',
      },
    },
  ],
};
