import type { StorySourceInput } from '../story-source.ts';

/** General plots about {the} and its big day. */
export const anyVehicle: StorySourceInput = {
  id: 'any-vehicle',
  kinds: ['vehicle'],
  topic: '{the} and its big day',
  thing: '{the}',
  home: 'workshop',
  main: 'village',
  plots: [
    {
      id: 'too-slow-for-the-job',
      titles: ['{L} and {The}', '{The} to the Rescue', 'The Brave {Noun}'],
      goal: 'get {the} through in time',
      trouble: '{the} stood still',
      solved: '{the} had got through',
      opener: [
        'In the big shed stood {a}, shiny and ready. {L+} polished the front of it every morning and knew every screw.',
        '{L+} loved {the}. When it started, it hummed so that the window panes hummed too, and off they went.',
      ],
      problem: [
        'Then the call came: at the other end of the valley somebody needed help. “Quick, {the}!” said {L}. But halfway up the hill {the} coughed, shook and stood still.',
        '“There’s an important job for {the} today,” said the voice on the telephone. They set off at once. But at the first bend {the} stuck fast and would not go on.',
      ],
      tries: [
        'Everybody pushed {the}. “One, two, three!” It rolled a little way forward and a little further back.',
        'They pulled {the} with a rope. The rope held. The knot did not. They all sat down in the road, and {the} stood where it was.',
        '{L} pressed every button in {the}, one after the other. The lights went on, the horn went off, and that was all.',
      ],
      tip: [
        '“It isn’t broken,” said {G+}, and put an ear to {the}. “It’s carrying too much. What’s all that at the back?”',
        '“Is {the} tired, or thirsty?” asked {G+}. “When did anyone last look under the lid?”',
      ],
      turn: [
        '{L} opened {the} and looked, properly this time, from front to back. “Here!” In the middle of it all sat a bird’s nest, and they lifted it out as carefully as eggs.',
        '“We’ll make it lighter,” said {L}. They unloaded everything they did not need. Then {L} oiled one small wheel, and turned the key once more.',
      ],
      done: [
        'Cough, cough, hum! {The} shook itself and went. Up the hill, down the other side, faster and faster, and there they were, just in time.',
        '{The} hummed as never before. People stood along the road and waved. They had come with {the} at the very last minute, and that was early enough.',
      ],
      again: [
        'In the evening {L} polished {the} and said good night to it. A small nest hangs beside the shed door now.',
        '{The} stands in its shed again, shiny and ready. Tomorrow there may be another call.',
      ],
    },
    {
      id: 'the-urgent-call',
      needsFacts: true,
      titles: ['{Noise}! Here Comes {The}', '{L} and {The}', 'A Call for {The}'],
      goal: 'get {the} going in time',
      trouble: '{the} could not {duty}',
      solved: '{the} had done what only {a} can do',
      opener: [
        '“{Noise}!” it went outside, and {L+} was at the window before the second “{noise}”. There it was, freshly washed: {the}! And today {L} was allowed to come along.',
        '{L+} knew every {noun} by its sound. “{Noise}!” This was the finest of them all. It could {duty}, and {L} wanted to see how that is done.',
      ],
      problem: [
        'Then the telephone rang. “Come quickly!” said a voice. {Call}! That was a job for {the}. {L} jumped in and pressed the button. But there was only a “pff”. It was {part}. It would not move.',
        'And just then the call came: {call}. “We’re on our way!” shouted {L}. “{Noise}!” But they did not get far. Something was wrong with {part}, and without {part} {the} cannot {duty}.',
      ],
      tries: [
        '“Then we’ll do it by hand,” said {F}. They tried to {duty} with a rope, two buckets and a pram. You only see then how strong {a} is.',
        '{L} hit {part}, just a little, with a spanner. It said “ding”. {The} said nothing.',
        'They asked the old cart from the farm to help. It was very willing. Then one of its wheels rolled off, all alone, and was not seen again.',
      ],
      tip: [
        '“It isn’t broken,” said {G+}, and put one ear to {part}. “It’s full. It works all day long, and nobody ever looks inside. Do that. But softly!”',
        '“When did {the} last have a rest?” asked {G+}. “Let it cool down. And then look at {part} from below, where nobody looks.”',
      ],
      turn: [
        '{L} lay down flat and looked, with a torch. There was something in {part}! It was round and soft, and it was snoring. A hedgehog had moved in. {L} lifted it out, with two thick gloves, and put it in the straw.',
        '{L} took a cloth and an oil can, and cleaned {part}, bit by bit, as one washes an ear. Out came a pine cone, three marbles and a nest of straw. “Now,” said {L}. “Once more.”',
      ],
      done: [
        '“{Noise}!” How it went! Round the corner, over the bridge, and there they were. And {the} {duty_done}, as if it were nothing. “Thank you!” everyone called. “{Noise}!” said {the}.',
        'It shook, it coughed, it went! They came at the very last minute. {The} {duty_done}, and {L} was allowed to press the button. They all waved till their arms ached.',
      ],
      again: [
        'In the evening {L} polished {part} till it shone. “{Noise},” said {the}, quite softly. That means good night.',
        'Beside the garage there’s a small house with straw in it now, in case the hedgehog wants to work the night shift.',
      ],
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
          done: '“{Noise}!” How it went! Round the corner, over the bridge, and there they were. And {the} {duty_done}, as if it were nothing. “Thank you!” everyone called. All who had been helped stayed with {the} for a while, and {told}.',
        },
        {
          kinds: ['goes', 'rides', 'sees', 'visit', 'finds', 'sleep', 'home', 'way-home'],
          done: 'It shook, it coughed, it went! They came at the very last minute. {The} {duty_done}, and everyone waved till their arms ached. The tank was half full, and the road was free. “{Noise}!” said {the}, and {told}.',
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
          ],
          done: 'It shook, it coughed, it went! They came at the very last minute. {The} {duty_done}, and {L} was allowed to press the button. Without {L} nobody would have looked there, and {told}.',
        },
      ],
    },
  ],
};
