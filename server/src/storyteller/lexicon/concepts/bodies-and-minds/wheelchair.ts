import type { StorySourceInput } from '../../story-source.ts';

/** Stories about somebody on wheels. */
export const wheelchair: StorySourceInput = {
  id: 'wheelchair',
  words: [
    'wheelchair',
    'use/using wheelchair',
    'walk/walking stick/frame/aid',
    'crutch',
    'not walk',
    'cannot/can’t walk',
    'disabled',
    'friend wheelchair',
    'friend is in a wheelchair',
    'wheelchair user',
  ],
  situations: [
    'deed',
    'trait',
    'cannot',
    'ability',
    'wants',
    'newcomer',
    'pair',
    'question',
    'sad-being',
    'sad',
  ],
  topic: 'somebody on wheels',
  thing: 'the wheels',
  main: 'meadow',
  plots: [
    {
      id: 'three-steps',
      titles: ['Three Steps Too Many', 'The Fastest Wheels in the Street', 'A Ramp for Everyone'],
      goal: 'get everybody into the treehouse',
      trouble: 'there were steps in the way of the wheels',
      solved: 'there was a ramp for everyone',
      opener: [
        'In {L+}’s street there was a child called Juno, who had a wheelchair with green rims and could brake so that it squealed. Nobody could take the corner at the baker’s like that.',
      ],
      problem:
        'In the big oak they had all built a treehouse. Today it was to be opened. Juno rolled up, looked, and stopped. There were three steps, and then a ladder. “I see,” said Juno. “It’s a house for legs.”',
      tries: [
        'They wanted to carry Juno up. “I’m not a cupboard,” said Juno. And that was the end of that.',
        '“We’ll come down and tell you what it’s like,” said {L}. Juno looked at {L}. “Would you like that?” {L} would not have liked it at all.',
        'They tied a rope to the chair and pulled. The rope held, the oak creaked, and a branch said crack. “Stop!” said everybody.',
      ],
      tip: '“You’re all working at the wrong thing,” said {G+}. “There’s nothing wrong with Juno. What’s wrong is that staircase. Who builds a house that a friend can’t get into? Ask the one who knows about wheels.”',
      low: 'The bunting hung in the tree. Nobody felt like opening anything. “It was nice, all the same,” said Juno, “up to the steps.”',
      turn: '“How would you build it?” asked {L}. Juno drew it into the sand: a long ramp, once round the trunk, with a bend for overtaking. And then they sawed and hammered, and Juno said where.',
      done: 'It took three days. On the fourth Juno rolled up first, once round the trunk, and rang the bell at the top. Then came the others, then the dog, then the small ones with the pram. And the way down! It squealed wonderfully.',
      again:
        'Nobody uses the three steps any more. The ramp is simply better. On Saturdays there are races on it, and Juno gives the others a start.',
      helper: { name: 'Carpenter Elm', creature: 'beaver' },
      object: 'bell',
      outcomes: [
        {
          asked: ['race/win/ride/fast/slide/ramp'],
          kinds: ['plays'],
          done: 'A long ramp went once round the trunk, with a bend for overtaking. Juno rolled up first and rang the bell at the top. Then they all looked down the way they had come. It was smooth and steep and curved, and {told}.',
        },
        {
          asked: ['friend/friends/treehouse/together/everyone/join/play'],
          kinds: ['friends', 'new-friend', 'still-friends', 'team', 'invited'],
          done: '“How would you build it?” {L} had asked, and Juno had drawn it into the sand. On the fourth day Juno rolled up first, once round the trunk. Then came the others, the dog and the pram. It was no house for legs any more, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'makes', 'gets', 'given-by', 'all-get'],
          done: 'On the fourth day Juno rolled up the ramp, with a basket on both knees, because that’s the steadiest place for one. The others came behind, once round the trunk. The bell was rung at the top, the treehouse was open, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'feels',
            'stays',
            'says',
            'says-words',
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: 'On the fourth day Juno rolled up first, once round the trunk, rang the bell, and came down again. It squealed wonderfully, right to the baker’s corner. {L} ran behind with the bell rope in one hand, and {told}.',
        },
      ],
    },
    {
      id: 'the-scarf-race',
      titles: ['The Scarf Race', 'Three Kinds of Fast', 'Wheels in the Race'],
      goal: 'plan a race for everyone',
      trouble: 'there was no place for wheels in the race',
      solved: 'there was a race with a place for everyone',
      object: 'scarf',
      opener:
        'Tomorrow was sports day, and {L+} was captain of the Swallows. In the team was Kit, who used a wheelchair with yellow wheels and steered it with two fingers. “What shall I do?” asked Kit.',
      friend:
        '{F+} had brought a long striped scarf, because nobody had a baton. “Each of us runs a stretch with it and hands it on,” said {F}, and gave the scarf to {L} to try out.',
      problem:
        '“Kit can hold the stopwatch,” said somebody. Kit’s chin went up. “I hold it every year,” said Kit. “I want to race.” But the race went across the long grass, and long grass holds on to wheels.',
      tries: [
        'Kit tried the grass all the same. The chair went slower and slower, and its wheels stuck fast in the clover. “That’s a meadow for rabbits,” said Kit.',
        '{L} pushed from behind with all {L.their~the} strength, and they got across. “Now you’re in the race,” panted {L}. “No,” said Kit. “You are. I’m only the luggage.”',
        '“Then we’ll give Kit a head start,” said {L}. Kit was offered half the meadow. But a head start is no use to wheels that do not turn.',
      ],
      tip: '“You have one race and you’re trying to bend Kit to fit it,” said {G+}. “Bend the race! Who says that every stretch must be grass? Ask everybody what they’re fast at, and on what ground. After that, draw it.”',
      low: '{L} sat down next to Kit at the edge of the meadow. Beside them the path ran round the pond, wide and smooth. Kit was looking at it as well.',
      turn: '“What are you fast at?” {L} asked. “At bends,” said Kit, “on a smooth path.” {L} asked everyone, and drew a new race into the sand: through the grass for the runners, under the net for the crawlers, and all round the pond for wheels.',
      done: 'The next day Kit was waiting at the pond. Out came the scarf from under the net. Kit caught it and was off, low in the bends, so that the ducks turned their heads. Nobody had ever been round that pond so fast, and everybody cheered.',
      again:
        'The stopwatch hangs on a post now, and everybody takes a turn. The race goes round the pond every year, because that is the best part of it.',
      helper: { name: 'Coach Hopper', creature: 'hare' },
      outcomes: [
        {
          asked: ['win/race/prize/medal/first/trophy/cup/gold'],
          kinds: ['gets', 'given-by', 'all-get'],
          done: 'Out came the scarf from under the net. Kit caught it and was off, round the pond, low in the bends, so that the ducks turned their heads. The runners had done the grass, and the crawlers the net. At the line the scarf was still flying, and {told}.',
        },
        {
          asked: ['friend/friends/team/together/join/play'],
          kinds: ['friends', 'new-friend', 'still-friends', 'team', 'plays', 'invited'],
          done: 'Everybody had been asked what they were fast at, and so there was a stretch for each of them. Kit went round the pond, low in the bends. They all held one end of the striped scarf at the finish, and {told}.',
        },
        {
          kinds: [
            'party',
            'eats',
            'shares',
            'makes',
            'hugs',
            'laughs',
            'claps',
            'happy',
            'feels',
            'stays',
            'says',
            'says-words',
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: 'Kit caught the scarf and was off, round the pond, so fast that the ducks turned their heads. The stopwatch hung on a post, and nobody had looked at it. They tied the scarf round all the Swallows at once, and {told}.',
        },
      ],
    },
  ],
};
