import type { StorySourceInput } from '../story-source.ts';

/** General plots about {the} that was spoiled. */
export const somebodyBrokeIt: StorySourceInput = {
  id: 'somebody-broke-it',
  situations: ['damage'],
  creature: 'theme',
  culprits: '{S}',
  topic: '{the} that was spoiled',
  thing: '{the}',
  main: 'cottage',
  plots: [
    {
      id: 'sorry-is-a-beginning',
      titles: ['Who Spoiled {The}?', 'Sorry Is a Beginning', '{L} and {S}'],
      goal: 'get over it and begin again',
      trouble: '{the} was in pieces and nobody said sorry',
      solved: '{the} stood there again, and so did two friends',
      opener:
        '{L+} had worked all morning, and now it was done: the best {noun} of all time. Tomorrow everyone was to see it.',
      friend:
        'Then {S+} came round the corner, much too fast. There was a crash. {S} stood still and looked at the floor. {The} was not {a} any more.',
      problem:
        '“You spoiled it!” shouted {L}. {S} went red and said nothing. {L} cried, {S} ran and hid behind the curtain, and {the} lay there in bits.',
      tries: [
        '{L} shouted very loudly, twice. It was good for a moment. But when {L} had finished, {the} was just as broken.',
        '{L} thought of breaking something that belonged to {S}. But then there would be two broken things, and {L} knew how that feels.',
        '“It’s nothing,” somebody said, “only {a}.” That made it worse. It was not nothing.',
      ],
      tip: '“You’re angry because you put so much love in it,” said {G+}. “Tell {S} that. Not loudly. And behind the curtain there’s somebody who doesn’t know how to begin.”',
      turn: 'So {L} sat down beside the curtain. “I’m sad about {the},” said {L}. “I’d wanted to show it to you.” It was quiet. Then a very small voice said, “I’m sorry. I wanted to see it from close up. May I help?”',
      done: '{S} collected the pieces, even those under the cupboard, and {L} said what went where. They built it up again together. It was a little different now, and there was a bit of {S} in it, too.',
      again:
        '{S} now stops at the door and asks, “May I come in?” And {L} says, “Walk slowly,” and moves up a bit.',
    },
    {
      id: 'what-the-wind-did',
      words: ['wind', 'storm', 'rain', 'snow', 'wave', 'sun', 'sea', 'tide', 'thunderstorm', 'water'],
      titles: ['What Happened to {The}', 'It Wasn’t Anybody’s Fault', '{L} and {The}'],
      goal: 'mend {the}',
      trouble: '{the} was spoiled and nobody was to blame',
      solved: '{the} was made new, and stronger than before',
      opener:
        '{L+} had made it with both hands, and it was good. {The} stood out there, ready for tomorrow. Nobody thought of the weather.',
      friend:
        'And then came {S+}. It came round the house, and over the wall, and it did not ask. When {S} had gone by, {the} was in bits.',
      problem:
        '“That was mean!” shouted {L} at {S}. But you can’t be angry with {S} for long. There is nobody to say sorry. There was only {the}, and it was broken.',
      tries: [
        '{L} shook a fist. {S} took no notice, as always.',
        'They wanted to put everything back exactly as before. But some of it was [bent|torn], and some of it was in the next garden.',
        '“Let’s never make one again,” said {L}, and went in, and shut the door. After ten minutes indoors was boring.',
      ],
      tip: '“{^S} doesn’t mean it,” said {G+}. “I build mine again every year, and each time I learn something. Ask yourself where it broke first. That’s where it has to be stronger.”',
      turn: '{L} looked at the pieces, and found the place. “Here! It was too thin here.” {F} fetched string and two good sticks, and they built {the} again, with a double knot in the right place.',
      done: 'Then {S} came back. They all held their breath. {The} shook, and bent, and stayed. “Ha!” said {L}. And {S} went on, round the house, as if nothing had happened.',
      again:
        'When there’s a rumble outside at night, {L} thinks of the double knot, and turns over, and goes back to sleep.',
    },
  ],
};
