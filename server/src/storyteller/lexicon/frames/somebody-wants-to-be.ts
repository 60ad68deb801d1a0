import type { StorySourceInput } from '../story-source.ts';

/** General plots about {S} who wanted to be {a}. */
export const somebodyWantsToBe: StorySourceInput = {
  id: 'somebody-wants-to-be',
  situations: ['wants-to-be'],
  creature: 'theme',
  topic: '{S} who wanted to be {a}',
  thing: '{S}',
  main: 'city',
  plots: [
    {
      id: 'the-first-day-as',
      titles: ['{S} Wants to Be {A}', 'Room for One More {Noun}', '{L} and {S}'],
      goal: 'be {a}',
      trouble: 'nobody believed that {S} could be {a}',
      solved: '{S} was {a}, and a good one',
      opener: [
        '“When I grow up, I’ll be {a},” somebody said over the wall. {L+} looked to see who it was, and was a little surprised.',
        'In the window hung a sign: “Wanted: {a}.” Somebody had been standing in front of it for an hour. {L+} went closer.',
      ],
      friend:
        '“I’ve always wanted to be {a},” said {S+}. “I dream of it at night. I know all about it. But as soon as I ask, they say that I’m {S}.”',
      problem:
        '“You? {A}?” people said. “But you’re {S}! That isn’t done.” They had nothing against it, really. It had just never happened before.',
      tries: [
        '{S} put on what {a} wears. It pinched at the sides and hung down at the back. “Now you’re {S} in a costume,” they said.',
        '{S} did it exactly like the {noun} in the book, page by page. But whoever drew that book had never thought of somebody like {S}.',
        '{L} wrote a letter: “Dear Sir or Madam, please take {S}.” The answer was friendly. It said, “Perhaps in a hundred years.”',
      ],
      tip: '“What does {a} need most?” asked {G+}. “Not the clothes. Is it strong arms, or sharp ears, or patience? And now ask what {S} is better at than anyone.”',
      turn: '{L} made two lists: what {a} needs, and what {S} can do. Then {L} drew lines from one to the other. There was a line for almost everything. “It’s you!” said {L}. Next door somebody called, “Quick, we need {a}!”',
      done: '“Here!” called {S}, and ran. {S} did not do it as in the book. {S} did it like {S}, and it was done, and well done. “Where did you find such a good {noun}?” people asked.',
      again:
        'There’s a new sign at the door now: “{S}, {noun}.” On some evenings {L} comes by to hold the lamp.',
    },
    {
      id: 'our-first-concert',
      words: [
        'band',
        'singer',
        'musician',
        'pop star',
        'rock star',
        'drummer',
        'dancer',
        'ballerina',
        'star',
        'actor',
        'orchestra',
      ],
      titles: ['{S} Wants to Be {A}', 'Bravo, {S!}!', 'The Very First Show'],
      goal: 'be {a} on a real stage',
      trouble: '{S} was not {a} yet',
      solved: 'everyone knew that {S} was {a}',
      opener: 'Boom, tss, hop, crash. Something was going on in the shed. {L+} put an eye to the knothole.',
      friend:
        'It was {S+}, all alone, with a bucket for a hat. “I’m practising,” said {S}. “I want to be {a}, with a stage, and a curtain, and everything.” “I’ve got a curtain,” said {L}.',
      problem:
        'A curtain is a good beginning. But on the first try {S} came in too late, and left too early, and in between something fell over. “{A}?” the neighbours said. “That’s just noise.”',
      tries: [
        'They did it louder. Two windows opened, and then they shut again.',
        '{S} watched the real ones and copied each movement. It was quite correct. It was also quite dull, and {S} nearly fell asleep in the middle.',
        'They practised at night. The dogs joined in, first ours, then all the dogs of the town.',
      ],
      tip: '“It’s good when everybody can hear that it’s you,” said {G+}. “You bump and rattle. So take the bump and the rattle, and count to four.”',
      turn: '{L} counted. “One, two, three, bump! One, two, three, rattle!” {S} tried it. The bump came in the right place now, and the rattle too. It went right into your feet. {F} began to tap.',
      done: 'That evening the curtain went up, a bit crooked. {S} came out, knees shaking, and bumped on four. The whole street tapped and clapped. “More!” they shouted. {S} was {a}!',
      again:
        'They play in the shed on Fridays. If there’s a rattle that nobody can explain, it belongs to the show.',
    },
  ],
};
