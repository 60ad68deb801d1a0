import type { StorySourceInput } from '../story-source.ts';

/** General plots about {the} {where}. */
export const stuckFast: StorySourceInput = {
  id: 'stuck-fast',
  situations: ['stuck'],
  topic: '{the} {where}',
  thing: '{the}',
  main: 'village',
  plots: [
    {
      id: 'one-two-three-plop',
      titles: ['Stuck!', '{The} {Where}', 'One, Two, Three, Plop'],
      goal: 'get {the} out',
      trouble: '{the} was stuck {where}',
      solved: '{the} was out again',
      opener: [
        'It happened so fast. One moment everything was all right. The next moment {the} was {where}, and {L+} stood there with both hands empty.',
        '“Oh,” said {L+}, and then, “oh no.” {The} was {where}. It was not going to come out by itself.',
      ],
      problem: [
        '{L} called {the}. That was silly, but you do it anyway. Then {L} reached out as far as possible. It was not far enough.',
        '{The} sat {where} and did not move, not forwards, not backwards. “We must get it out,” said {L}, “before it gets dark.”',
      ],
      tries: [
        'They pulled. {L} pulled {the}, and {F} pulled {L}. Something gave way. It was {L’s} shoe.',
        '{F} poked at {the} with a [broom|fishing rod]. Now {the} was {where}, and so was the [broom|fishing rod].',
        'They shouted “Boo!” to give {the} a fright. Things that are stuck are not easily frightened.',
      ],
      tip: '“The harder you pull, the tighter it holds,” said {G+}. “Do it the other way. First make room around it. Then wiggle, slowly, this way and that.”',
      turn: '{L} made room: a little on the left, a little on the right. Then everybody stood in a row and held on to the one in front. “Wiggle,” said {L}. “And… one, two, three!”',
      done: [
        'Plop! They all sat down on the ground, one behind the other. And in the lap of the first one lay {the}, rather [wet|muddy], and free.',
        'It wiggled, it squeaked, it came. Plop! {The} was out, and no longer {where}. It needed a wash. So did everybody else.',
      ],
      again: [
        '{The} is clean and dry again, and a little proud. {L} always walks round that spot now, in a big circle.',
        'When something is stuck these days, {L} says, “Don’t pull. Wiggle.” It even works with [jam jars|jumpers].',
      ],
      outcomes: [
        {
          asked: ['pull/push/tow/tug/wiggle', 'get/come/be out/free/loose/unstuck/down'],
          turn: '{L} made room: a little on the left, a little on the right. Then {L} looked round. There were big ones and small ones, and one who was only there by chance. It would take every one of them.',
          done: 'Each of them held on to the one in front. “Don’t just pull,” said {L}. “Wiggle. And… one, two, three!” It squeaked, it moved by a finger, and by another one. Nobody let go, and {told}.',
          again:
            'Plop, it had said at the very last, and they had all sat down on the ground. {The} is clean and dry again, and a little proud. {L} always walks round that spot now, in a big circle.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'gets', 'all-get', 'given-by'],
          done: 'It wiggled, it squeaked, it came. Plop! {The} was out, and no longer {where}. Whoever has pulled like that is as hungry as a horse. Nobody even stopped to wash, and {told}.',
        },
        {
          kinds: [
            'plays',
            'laughs',
            'claps',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'helps',
            'stays',
            'invited',
            'gathers',
            'includes',
            'tells',
            'spreads',
            'result',
            'happy',
            'feels',
            'no-longer',
            'becomes-somebody',
            'learns',
            'understands',
            'says',
            'says-words',
            'hugs',
            'changes-mind',
            'resolves',
            'wins',
            'dares',
            'reveals',
          ],
          done: 'It wiggled, it squeaked, it came. Plop! {The} was out, and they all sat on the ground, one behind the other, with their legs in the air. Every single one of them had been needed, and {told}.',
        },
        {
          kinds: ['goes', 'rides', 'sees', 'visit', 'finds', 'sleep', 'home', 'way-home'],
          done: 'Plop! {The} was out, and no longer {where}. Nothing was bent and nothing was lost. It was not even dark yet, and {told}.',
        },
      ],
    },
  ],
};
