import type { StorySourceInput } from '../story-source.ts';

/** Plots about the lead who has turned into {a}. */
export const turnedIntoMyself: StorySourceInput = {
  id: 'turned-into-myself',
  situations: ['i-turned-into'],
  topic: 'being {a} for one day',
  thing: '{the}',
  home: 'cottage',
  main: 'garden',
  plots: [
    {
      id: 'one-day-as-one',

      titles: ['{L} Is {A}', 'One Day as {A}', '{Voice}, Said {L}'],
      goal: 'turn back',
      trouble: '{L} had turned into {a}',
      solved: '{L} was {L} again, and knew a lot more',
      opener:
        '{L+} woke up, and something was odd. The pillow was as big as a field, or was it very small? {L} wanted to say “Good morning.” It came out as “{Voice}!”',
      friend:
        'There was the mirror. {L} looked in, and {a} looked out. {L} waved, and {the} waved back. So that was it: overnight {L} had turned into {a}!',
      problem:
        'What does one do as {a}? {L} went down to breakfast, as always. But nothing’s made for {nouns} there. At the table {L} {slip}. “Who let that in?” somebody cried, and opened the back door.',
      tries: [
        '“It’s me!” {L} wanted to say. “{Voice}, {voice}!” was what they heard, and they closed the door, quite kindly.',
        'Then {L} was hungry, and not for toast. It was for {treat}! It tasted strange for one bite, and after that it tasted wonderful.',
        '{L} tried to write it down for them: “I am {L}.” That isn’t so easy for {a}. What came out was a spot.',
      ],
      tip: '“New, are you?” asked {G+}, who speaks all the languages in the garden. “Don’t hurry. It goes away in the evening, if you’ve done one thing that only {a} can do. Most people spend the day banging on doors.”',
      turn: 'One thing that only {a} can do! {L} stopped shouting and looked round. From down here, or up here, everything was different. It was quite close to what {nouns} know. {L} did it then, {lair}, and it was so good that {L} did it four times.',
      done: 'In the evening {L} lay in the grass with the others, and they all said good night: “{Voice}.” {L} answered. There was a tickle, from top to bottom, and a plop. On the lawn sat {L}, in pyjamas, with some {treat} in one pocket.',
      again:
        'Nobody believed it, of course. But each evening {L} goes out to the step and says “{voice}”. And somebody always answers.',
      outcomes: [
        {
          kinds: [
            'party',
            'eats',
            'shares',
            'gets',
            'all-get',
            'given-by',
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
          ],
          done: 'There was a tickle, from top to bottom, and a plop. On the lawn sat {L}, in pyjamas, with some {treat} in one pocket. The others had been looking everywhere. They came running over the grass, and {told}.',
        },
        {
          kinds: [
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
            'goes',
            'rides',
            'sees',
            'visit',
            'finds',
            'sleep',
            'home',
            'way-home',
          ],
          done: 'There was a tickle, from top to bottom, and a plop. On the lawn sat {L}, in pyjamas, with two hands and ten toes, and could still say “{voice}”. One day had been enough to know what it is like, and {told}.',
        },
      ],
    },
  ],
};
