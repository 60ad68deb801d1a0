import type { StorySourceInput } from '../story-source.ts';

/** General plots for what the lead wishes for, and for what nobody knows who did. */
export const ownWishFrames: StorySourceInput[] = [
  {
    id: 'wish-to-have',
    situations: ['own-wish'],
    topic: 'having {a}',
    thing: '{the}',
    home: 'cottage',
    main: 'village',
    plots: [
      {
        id: 'for-one-day',
        titles: ['If I Had {A}, Said {L}', '{L} and {The}', '{A} for One Day'],
        goal: 'get along with {the}',
        trouble: '{the} got in the way of everything',
        solved: '{L} knew what {the} was good for, and what it was not',
        opener: [
          '“If I had {a},” said {L+} at breakfast, “everything would be easier.” {L} said it at lunch as well, and to the moon. Perhaps the moon had good ears that evening.',
          '{L+} had drawn it on every page of the notebook: {L}, with {a}. Underneath it said, “Please.” In the night the notebook lay open on the windowsill.',
        ],
        problem: [
          'In the morning it was there: {a}! {L} looked at it from all sides, and it was real. But on the stairs the trouble began. {The} would not go through the door, or only after {L}, and it swept two cups off the table.',
          '{L} woke up and had {a}. Just like that. “Hurrah!” At noon it was not so simple any more. Where does one put {a} when one sits down? And what does it want, at night, and all the time in between?',
        ],
        tries: [
          '{L} wanted to show {the} to everybody. Everybody came, and everybody touched it once. By then nobody had played with {L}.',
          'They tied {the} up with a ribbon, so that it would keep still. It kept still until somebody sneezed.',
          '{L} pretended not to have it. But {a} like that can’t be left at home under a cushion.',
        ],
        tip: [
          '“I had {a} once,” said {G+}, “for a whole summer. Nobody tells you how it’s done. It wants a bit of room and a bit of work. What did you want it for, in the beginning?”',
          '“You’ve been thinking of having it,” said {G+}. “Think of using it. Who could do with it today? Start there.”',
        ],
        turn: [
          '{L} thought back. What for? “There was one thing that I couldn’t do without it,” said {L}, and went out into the yard, and tried just that: slowly, with {the}, and with {F} holding on.',
          '{L} asked up and down the street, “Does anyone need somebody with {a}?” For a while nobody answered. Then a small hand went up at the back.',
        ],
        done: [
          'And that was what it had been for! It was just right, for one whole afternoon. {L} and {the} went together as if they had practised. “I’m glad that I know,” said {L}. “Now I don’t have to wonder.”',
          'It was done in no time, and only because of {the}. Everyone cheered. {L} looked at it, and gave it a pat. It was more work than in the notebook. It was also more fun.',
        ],
        again: [
          'In the notebook there’s a new picture now: {L}, with {a}, quite true to life, with the cups on the floor.',
          '“And what do you wish for next?” asked {F}. {L} thought for a long time. “Nothing with corners,” said {L}.',
        ],
      },
    ],
  },
  {
    id: 'wish-to-be',
    situations: ['own-wish-to-be'],
    topic: 'being {a}',
    thing: 'being {a}',
    home: 'cottage',
    main: 'meadow',
    plots: [
      {
        id: 'until-supper',
        titles: ['{L} Is {A}', 'If I Were {A}', '{A} Until Supper'],
        goal: 'be {a} until supper',
        trouble: '{L} did not know how {a} does things',
        solved: '{L} had been {a}, and knew how it is',
        opener: [
          '“I’d like to be {a},” said {L+}. “Just once, just until supper.” Nobody said no. So {L} began at once.',
          '{L+} stood before the mirror. If one half shut one eye, it could be true: there stood {a}. “Good morning,” said {L} in a new voice.',
        ],
        problem: [
          'It is easy to say, “I’m {a}.” But how does {a} eat its egg? How does {a} get up on a chair? And everyone went on saying, “Good morning, {L}.” Nobody had noticed anything.',
          'The first hour was wonderful. Then {L} found out that {a} has no time off. Being {a} goes on when it rains, and when one’s nose itches.',
        ],
        tries: [
          '{L} put on everything that looks like {a}. It was hot in there, and one sleeve was a leg.',
          '{L} made the right noise, or what must be the right noise. A window opened. “Is somebody ill?” asked the neighbour.',
          '{F} said that {F} was {a} as well. Now there were two, and they could not agree which was the real one.',
        ],
        tip: [
          '“You’re doing what it looks like from outside,” said {G+}. “Go and ask what it’s like inside. What does {a} look forward to? What does it worry about at night?”',
          '“Choose one thing that {a} does every day,” said {G+}, “and do that properly. The rest comes along behind.”',
        ],
        turn: [
          '{L} took off the hot things and sat down, and thought {a}’s thoughts: a very small worry, a very big wish. And then {L} got up, and walked, and it was quite a different walk.',
          'So {L} did one thing only, but just as {a} does it, with all the time in the world. {F} looked up. “For a moment,” said {F}, “I didn’t know who you were.”',
        ],
        done: [
          '“Good evening,” said the neighbour over the fence. “I see you’ve got {a} visiting.” There it was! {L} was so happy that {L} nearly forgot to go on with it. It lasted until supper, right up to the doorstep.',
          'And for one whole hour {L} was {a}, from the inside out. Everything looked different from in there: the hedge, the street, and {F} as well. Then somebody called, “Supper!” and {L} came running on two feet.',
        ],
        again: [
          'It is good to be {a}. It is good to stop, too. “But tomorrow,” said {L} in bed, “I’ll be something else.”',
          '{L} nods now, when {L} meets {a} somewhere. One knows each other.',
        ],
      },
    ],
  },
  {
    id: 'who-did-it',
    situations: ['culprit'],
    topic: 'who {did}',
    thing: '{the}',
    home: 'cottage',
    main: 'cottage',
    plots: [
      {
        id: 'the-tracks',
        titles: ['Who {Did}?', 'Detective {L}', 'It Wasn’t Me!'],
        goal: 'find out who {did}',
        trouble: 'nobody wanted to be the one who {did}',
        solved: 'it was clear who {did}, and nobody was cross any more',
        opener: [
          '“Aha!” said {L+}, and fetched the magnifying glass. Somebody {did}! And whoever it was had left quickly.',
          'It was there yesterday evening. {L+} was quite sure. And this morning it was plain to see: somebody {did}.',
        ],
        problem: [
          '“It wasn’t me,” said everyone, one after the other. “Nor me.” But somebody {did}, that was certain. They all looked at each other from the side, and it got rather chilly at the table.',
          'Each had another idea who it was. “It’s always the cat.” “It’s always the smallest.” The cat was asleep, and the smallest one began to cry.',
        ],
        tries: [
          '{L} asked everyone, “Where were you last night?” They had all been in bed. It must have been a very full night, in bed.',
          'They looked for it in everyone’s pockets. There was string, and half a snail shell, but nothing that had to do with {the}.',
          '{F} confessed, so that it would be over. But {F} did not know how it had been done. “On purpose?” guessed {F}.',
        ],
        tip: [
          '“You ask who,” said {G+}. “Ask how, and ask why. Whoever it was had to get in and get out, and must have wanted something. Look down low. Everybody always looks too high.”',
          '“People don’t like to say it when everyone’s cross,” said {G+}. “First make it safe to say. And then look under the table.”',
        ],
        turn: [
          '{L} lay down flat on the floor, with the magnifying glass. There was a trail: a crumb, a smudge, a hair. It went along the wall, behind the curtain, and there it stopped. The curtain breathed.',
          '“Nobody will shout,” said {L} loudly into the room. “I promise.” Then {L} waited, and looked at the floor. And there was a track, quite a thin one. It led behind the sofa.',
        ],
        done: [
          '“It was me,” somebody said, very small, and came out. “I was hungry for company. And then I was afraid.” It was quiet. Then they all moved up. “Next time,” said {L}, “just ask.” They put it right together.',
          'There it sat, the guilty one, with the proof on its nose. “I wanted to give some to a friend,” it whispered, “and the friend had friends.” {L} had to laugh, and then they all laughed. They made it good again before supper.',
        ],
        again: [
          'On the shelf there stands a plate with a sign now: “For anyone who needs it.” The magnifying glass has the evening off.',
          '“Case closed,” wrote {L} into the notebook, and drew a paw under it, or a hand, or both.',
        ],
      },
    ],
  },
];
