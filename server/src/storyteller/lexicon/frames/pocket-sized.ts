import type { StorySourceInput } from '../story-source.ts';

/** Plots about {S} that is as small as a thumb. */
export const pocketSized: StorySourceInput = {
  id: 'pocket-sized',
  situations: ['tiny'],
  creature: 'theme',
  topic: '{S}, no bigger than a thumb',
  thing: '{S}',
  home: 'cottage',
  main: 'garden',
  plots: [
    {
      id: 'no-bigger-than-a-thumb',

      titles: ['The Tiny {Noun}', 'No Bigger Than a Thumb', '{S} in {L’s} Pocket'],
      goal: 'keep the tiny {noun} safe',
      trouble: '{S} was so tiny that nobody noticed',
      solved: 'everybody knew how much the tiny {noun} could do',
      opener:
        '{L+} put one hand into one pocket, for a handkerchief. Something in there was warm, and moved up a bit.',
      friend:
        'It was {S+}, no bigger than a thumb! “Please don’t sneeze,” said {S}. “I live here now. It’s dry, there’s fluff, and in the corner there’s half a biscuit.” “Stay as long as you like,” whispered {L}.',
      problem:
        'It’s dangerous to be as small as that. A puddle’s a lake, and a sparrow’s an aeroplane. At breakfast {S} fell into the jam. At school {S} {slip}, though nobody saw it, since it was so small. “Nobody takes me for a proper {noun},” said {S}.',
      tries: [
        '{S} wanted to look bigger, and stood on a matchbox. Then {S} stood on two. The wind came, and {L} had to look for {S} in the whole meadow.',
        '“{VOICE}!” called {S}, as loud as could be, so that people would notice. “There’s a gnat in here,” they said, and opened the window.',
        '{L} put {S} in a doll’s house. It had a bed, a bath and a kitchen. But the food was painted on, and nobody had thought of {treat}.',
      ],
      tip: '“Big ones can do what’s big,” said {G+}. “There are enough of them. And who can get in where the small things get lost? Every house has one place that nobody has ever been to. Wait till you’re needed.”',
      turn: 'The next day it was so still at home, and Grandma was looking everywhere. The wedding ring had rolled through a crack in the floor. Fingers were too thick for it, and so was wire. “{S!},” said {L} into the pocket. “I’m on my way,” it said.',
      done: 'With a thread round its tummy {S} went down the crack, past dust as big as cats. It was dark there, and then something shone. “{Voice}!” it came from below, and {L} pulled. Up came {S} with the ring, worn like a belt. Nobody said “gnat” any more.',
      again:
        '{S} has a job now: finder of small things. The office is in {L’s} left pocket. Half a biscuit an hour is what it costs.',
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
          done: '“{Voice}!” it came from below, and {L} pulled. Up came {S} with the ring, worn like a belt. Grandma kissed the ring, and then {S}, on the very top. Nobody said “gnat” any more. They all wanted {S} beside them at the table, and {told}.',
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
          done: 'With a thread round its tummy {S} went down the crack, past dust as big as cats. “{Voice}!” it came from below, and {L} pulled. Up came {S} with the ring, worn like a belt. Nobody bigger could have done that, and {told}.',
        },
      ],
    },
  ],
};
