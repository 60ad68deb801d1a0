import type { StorySourceInput } from '../story-source.ts';

/** Plots about {a} that talks. */
export const itCanTalk: StorySourceInput = {
  id: 'it-can-talk',
  situations: ['talks'],
  topic: '{a} that could talk',
  thing: '{the}',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'it-has-seen-a-lot',

      titles: ['The Talking {Noun}', '{The} Said Something', 'Psst, Said the {Noun}'],
      goal: 'keep the {noun} from telling everything',
      trouble: '{the} would not stop talking',
      solved: '{the} had told what mattered, and to the right one',
      opener:
        '“Psst,” it went. {L+} looked round. Nobody was there, only {a}. “Yes, you,” said {the}. “Have you got a minute? I’ve been keeping quiet for years.”',
      friend:
        '{L} sat down on the floor, because one has to when {a} talks to one. “What’s your name?” asked {L}. “{Noun},” said {the}. “One isn’t very inventive round here. And now I’ll tell you everything.”',
      problem:
        'It told everything. It had seen a good deal, being {a}: who had eaten the last biscuit, what was in the parcel on top of the cupboard, and what Grandpa says when nobody’s there. It said it at supper, in front of everybody. They all went red.',
      tries: [
        '“You mustn’t say things like that,” whispered {L}. “I mustn’t lie, either,” said {the}, quite loudly. “And you said yesterday that the soup tasted of feet.”',
        '{L} wrapped {the} in a scarf. You could still hear it through the wool, and now it was offended as well. “{Voice}, {voice},” it grumbled, because that was all that came through.',
        'They put on the radio. {The} knew better than the radio, and said so.',
      ],
      tip: '“Somebody who talks that much has one thing to say, and goes round and round it,” said {G+}. “Take it somewhere quiet, and ask for that. Nobody ever asks {a} how it is.”',
      turn: 'So {L} carried it up to the attic, where it was still, and set it down on the window sill. “And how are you?” asked {L}. For the first time {the} said nothing, for a whole minute. “I’m afraid,” it said then, “of being thrown away.”',
      done: '“You?” said {L}. “I’ve only got one {noun} that talks.” {L} brought a cushion and put it on the best place on the shelf. “Oh,” said {the}. After that it was quiet, and told {L} just one story each night, a true one, with no names.',
      again:
        'In the daytime it’s an ordinary {noun}. If visitors come, it says nothing. But {L} sees that it’s listening.',
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
          done: '“You?” said {L}. “I’ve only got one {noun} that talks.” {L} put it on a cushion, on the best place on the shelf. “Then I’ll tell you a better story,” said {the}, “a true one, with no names.” Everybody came up to listen, and {told}.',
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
            'becomes',
            'grows',
            'stays',
            'gets',
            'has',
            'happens',
            'goes',
            'rides',
            'sees',
            'visit',
            'finds',
          ],
          done: '“You?” said {L}. “I’ve only got one {noun} that talks.” {L} brought a cushion and put it on the best place on the shelf. Nobody throws away what has a place like that, and it knew it now. From there on it could only get better, and {told}.',
        },
        {
          kinds: ['sleep', 'home', 'way-home'],
          done: '“You?” said {L}. “I’ve only got one {noun} that talks.” {L} put it on a cushion, on the best place on the shelf. “Oh,” said {the}. After that it was quiet, and told just one story, a true one, very softly, and {told}.',
        },
      ],
    },
  ],
};
