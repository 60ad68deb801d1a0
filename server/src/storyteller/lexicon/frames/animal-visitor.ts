import type { StorySourceInput } from '../story-source.ts';

/** General plots about {S} in a place where nobody expects one. */
export const animalVisitor: StorySourceInput = {
  id: 'animal-visitor',
  factsOf: 'any-animal',
  creature: 'theme',
  topic: '{S} {where}',
  thing: '{S}',
  home: 'cottage',
  main: 'garden',
  plots: [
    {
      id: 'it-had-come-for-something',
      needsFacts: true,
      titles: ['{S} {Where}', 'What Are You Doing {Where}?', '{L} and {S}'],
      goal: 'find out why {S} had come',
      trouble: '{S} was {where} and would not leave',
      solved: '{S} had what was missing and could go home',
      opener: [
        '“{Cry}!” it went {where}. {L+} stood still. You hear all sorts of things {where}, but never that.',
        'Something was different {where} this morning. It was warmer than usual, and there was less room. “{Cry},” somebody said. {L+} looked, and looked again.',
      ],
      friend: [
        'It was {S+}! {^S} sat there as if it had always lived {where}, and moved up a bit. “{Cry},” said {S}.',
        'There was {S+}. You could see only half of it. There was no room for the rest.',
      ],
      problem: [
        'Nobody can do anything {where} if {a} sits there! “I can’t live {where},” said {S}. “Nobody serves {meal} here. But I can’t go yet, either.”',
        'With {a} {where} nothing went as it should. “Out!” they shouted. “I’d like to,” said {S}. “I only came for something. I’ve forgotten what it’s called.”',
      ],
      tries: [
        [
          'They lured {S} with {meal}, in a long row to the gate. {S} ate it all up, from the back to the front, and was {where} again before anyone else.',
          '{L} held out {meal}, and went backwards with it, step by step. {S} stretched, and stretched, and had it. The rest of {S} stayed where it was.',
        ],
        'They pushed, all of them together. {^S} did not move at all, and laughed, because it tickled.',
        '{F} opened the window, the door and an umbrella. “{Cry},” said {S}, and sat down under the umbrella.',
      ],
      tip: '“You ask how it can get out,” said {G+}. “Ask why it came in. {A} leaves home only for something that isn’t there. What’s {where} that you’ll not find {dwelling}?”',
      turn: '{L} sat down and looked round with the eyes of {S}. It was warm here, and there was always somebody about. “You wanted company,” said {L}. “At home there’s only me,” said {S}.',
      done: 'So they all went along, with a bag of {meal}, to where {S} lives: {dwelling}. And there {S} {skilled}! They clapped for so long that others came out, from all sides.',
      again:
        'There’s room again {where}, and sometimes almost too much. On Sundays they go visiting. “{Cry}!” it goes from far away, when they come.',
    },
    {
      id: 'nobody-must-notice',
      needsFacts: true,
      titles: ['Nobody Must Notice', '{L} Hides {S}', 'Shh, Said {S}'],
      goal: 'let {S} stay until the evening without being seen',
      trouble: 'you could see at once that {S} was {where}',
      solved: 'everybody had seen {S} and was glad of it',
      opener:
        '“Have you seen anything unusual {where}?” they asked {L+} at breakfast. “No,” said {L}, and it was true. It was not true for very long.',
      friend:
        'For there sat {S+}. “Only till it’s dark,” said {S}. “I can keep very quiet. {CRY}!” It echoed. “Nearly always,” said {S}.',
      problem:
        'To hide a mouse is easy. But {a}, {where}, for a whole day! {L} stood in front of {S} with arms spread wide. On the left you could still see some of {S}, and on the right rather a lot.',
      tries: [
        '{L} threw a tablecloth over {S} and put a vase on top. “What a lovely table,” somebody said, and wanted to lay it. The table giggled.',
        '{F} painted a sign, “Just a picture.” Somebody stopped, and stepped back, and looked. “The eyes are moving,” said somebody. Then {S} had to sneeze.',
        '{S} got hungry. There was no {meal} to be had for miles. {F} offered a bun, and {S} chewed it so loudly that the windows rattled.',
      ],
      tip: '“The worst place to hide something big is behind something small,” said {G+}. “Put it where people expect it. When do you expect {a}? When somebody’s told them that it’s coming. Hang up a poster!”',
      turn: 'So they painted it in red letters: “Today only! See {a} {where}! It can {skill}!” And when the steps came, {L} pulled the cloth off and bowed.',
      done: 'It was quiet. Then {S} {skilled}. “{Cry}!” Everybody clapped. When it got dark, they all took {S} home, with lanterns.',
      again:
        'The poster is still there. Underneath, somebody’s written in pencil, in very crooked letters: “Every Friday.”',
    },
  ],
};
