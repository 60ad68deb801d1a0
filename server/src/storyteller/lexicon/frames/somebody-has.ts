import type { StorySourceInput } from '../story-source.ts';

/** General plots about {S} and {the}. */
export const somebodyHas: StorySourceInput = {
  id: 'somebody-has',
  situations: ['has'],
  creature: 'theme',
  topic: '{S} and {the}',
  thing: '{the}',
  main: 'village',
  plots: [
    {
      id: 'what-is-it-good-for',
      titles: ['{S} and {The}', '{L} and {S}', 'What {The} Is Good For'],
      goal: 'find out what {the} was good for',
      trouble: 'everyone stared at {the}',
      solved: 'everyone knew what {the} was good for',
      opener: [
        '{L+} had seen a good deal: a goat on a roof, and once a cloud with a hole. But what came down the road that morning was something quite new.',
        'People were standing at the fence with their mouths open. {L+} squeezed through between the legs to see what there was to see.',
      ],
      friend: [
        'It was {S+}, with {a}. There was no other word for it. {A}! “Please don’t stare,” said {S}. “I know what I’ve got.” “I wasn’t staring,” said {L}. “I was admiring.”',
        'There stood {S+}. And {S} had {a}, such as nobody in the village had ever seen. “They always look at that first,” said {S}, “and then they don’t look any further.”',
      ],
      problem: [
        'Wherever they went, somebody giggled. “What do you want that for?” people asked, and pointed at {the}. {S} did not know. “I’d be quite happy without it,” said {S}, very quietly.',
        'At the swing, at the shop, at the bus stop: {the} was always in the way, or in the talk. By noon {S} wanted to go home and never come out again.',
      ],
      tries: [
        'They hid {the} under a tablecloth. Now {S} looked like a table. Somebody put a cup down.',
        '{L} painted a beautiful sign: “Perfectly normal!” After that even those looked who had not looked before.',
        '{S} tried to do without {the} for an afternoon, and pretended it was not there. It was like walking with one shoe.',
      ],
      tip: [
        '“I was laughed at, too,” said {G+}, “until the day the bridge broke. What you’ve got is good for something. Don’t cover it up. Keep it ready.”',
        '“You’re asking how to get rid of it,” said {G+}. “Ask what only you can do with it. You needn’t look for the day. It’ll come round the corner by itself.”',
      ],
      turn: [
        'And then somebody called for help: on the roof of the bakery the smallest child of the village was stuck, and no ladder was long enough. They all ran to and fro. “{S!}!” said {L}. “Nobody else has got {a}!”',
        'That evening the big lantern over the square went out, and it was pitch dark, and nobody knew the way. {L} took {S} by the hand. “Now,” said {L}. “Now we need exactly {the}.”',
      ],
      done: [
        'So {S} came, with {the}, and did it. Nobody else could have done it. It was over so quickly that only {L} saw how. Then the whole square shouted “Hurrah!”, and this time they were looking at all of {S}.',
        'It worked, and only because of {the}! They got home safe and sound, every one of them. “May I touch it?” somebody asked. “If you say please,” said {S}, and was a whole head taller.',
      ],
      again: [
        'Nobody stares any more. They only say, “How lucky that you’ve got {the}.” And {S} says, “I know.”',
        '{S} comes to tea on Sundays. There’s a chair there now with room for {the}.',
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
          done: 'So {S} came, with {the}, and did it. Nobody else could have done it. The whole square shouted “Hurrah!”, and this time they looked at all of {S}. They would not let {S} go home by the back way after that, and {told}.',
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
          ],
          done: 'It worked, and only because of {the}! They were safe and sound, every one of them. Nobody asked any more what one wants such a thing for. {S} was a whole head taller, and {told}.',
        },
        {
          kinds: ['sleep', 'home', 'way-home'],
          done: 'It worked, and only because of {the}! They got home safe and sound, every one of them. {S} did not have to go the back way now, where nobody looks, and {told}.',
        },
      ],
    },
  ],
};
