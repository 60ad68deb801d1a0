import type { StorySourceInput } from '../story-source.ts';

/** General plots about {doing}. */
export const somebodyWants: StorySourceInput = {
  id: 'somebody-wants',
  situations: ['wants'],
  creature: 'theme',
  topic: '{doing}',
  thing: '{S}',
  main: 'meadow',
  plots: [
    {
      id: 'nobody-believes',
      titles: ['{S} Who Wanted to {Do}', '{L} and {S}', 'A Wish for {S}'],
      goal: '{do}',
      trouble: 'nobody let {S} {do}',
      solved: 'everyone let {S} {do}',
      opener: [
        'Some wishes are so strange that nobody says them out loud. {L+} was about to hear one: somebody wanted to {do}.',
        '{L+} was [sitting on the step|on the way to the shop], when a voice said, “I want to {do}.” Just like that.',
      ],
      friend: [
        'It was {S+}. “Everyone laughs,” said {S}. “But I want to {do}. I think of it all day.” {L} did not laugh at all.',
        '{S+} stood there and looked at the ground. “I want to {do},” said {S}, “and I don’t know how to begin.” “Let’s begin here,” said {L}.',
      ],
      problem: [
        '“You?” said the others. “You can’t {do}! Whoever heard of that?” {S} grew smaller and smaller, but the wish did not.',
        'There was a rule about it, on a big sign: nobody like {S} was allowed to {do}. It had always been that way.',
      ],
      tries: [
        '{S} put on a hat and a long coat, so that nobody would notice. Then {S.they} tried to {do}. The coat got in the way, and everyone noticed.',
        'They practised at night, when nobody was looking. It was so dark that {S} bumped into a bush.',
        '{L} asked the others very politely to let {S} {do}. “Maybe next year,” they said. They had said so last year.',
      ],
      tip: [
        '“Who made that rule?” asked {G+}. “Nobody knows? Then nobody will miss it. Show them. It’s hard to laugh at somebody who does it with all their heart.”',
        '“They only laugh because they have never seen it,” said {G+}. “Let them see it once, properly.”',
      ],
      turn: [
        '“Then let’s show them,” said {L}. {S} took a deep breath and came out into the middle, where everyone could see. Without hat, without coat. And {S} began.',
        'So {L} called everyone together. {S} shook from top to toe. Then {S} thought of the wish, and of nothing else, and did it.',
      ],
      done: [
        'It grew very quiet. Then somebody clapped, and then all of them. Of course {S} could {do}. They had only never looked.',
        '“More!” called the ones who had laughed. And so {S} {did}, again and again, until the sun went down.',
      ],
      again: [
        'The old sign is gone. Now it says: “Everyone may {do}.” {S} painted it.',
        'If you come by at the right time, you can see {S}, {doing} as if there were nothing easier.',
      ],
      outcomes: [
        {
          kinds: ['party', 'eats', 'shares', 'gets', 'all-get', 'given-by'],
          done: '“More!” called the ones who had laughed. And so {S} {did}, again and again, until the sun went down. They were a bit ashamed of the laughing by now. They ran home and fetched the best they had, and {told}.',
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
          ],
          done: 'It grew very quiet. Then somebody clapped, and then all of them. Of course {S} could {do}. They had only never looked. “Let us in, too!” they called, and came out into the middle, one after the other, and {told}.',
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
          done: 'It grew very quiet. Of course {S} could {do}. “I was one of those who laughed,” said somebody, “and I was wrong.” The wish had been right all the time, and now it wasn’t only a wish any more, and {told}.',
        },
        {
          kinds: ['sleep', 'home', 'way-home'],
          done: '“More!” called the ones who had laughed. And so {S} {did}, until the sun went down. Nobody had to go home small this time. They all went along, right up to the door, and {told}.',
        },
      ],
    },
  ],
};
