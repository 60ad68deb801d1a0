import type { StorySourceInput } from '../story-source.ts';
import { subjectFrames } from './subject-frames.ts';

/** General plots for what a theme says happens to the storyteller's characters, whatever the thing is. */
export const situationFrames: StorySourceInput[] = [
  ...subjectFrames,
  {
    id: 'learn-to-do',
    situations: ['learn'],
    topic: '{doing}',
    thing: '{doing}',
    main: 'meadow',
    plots: [
      {
        id: 'three-tries',
        titles: ['{L} Learns to {Do}', '{L} and the Very First Time', 'How {L} Learned to {Do}'],
        goal: '{do}',
        trouble: 'nobody could {do} yet',
        solved: '{L} could {do} at last',
        opener: [
          'Everyone [in the street|at school|next door], it seemed, could {do}. Only {L+} could not. “[I want to learn it too|I’ll learn it this week],” said {L}.',
          '{L+} had watched others {do}. It looked [so easy|like the best thing in the world]. “I want to {do} too,” said {L}.',
        ],
        problem: [
          'But when {L} tried to {do}, it went wrong at once. It was [much|a lot] harder than it looked.',
          'Then {L} began. To {do} needs many small things at the same time, and {L} forgot all of them at once.',
        ],
        tries: [
          '{L} tried to {do} very fast. It went [wrong|crooked] at the start and [worse|crookeder] at the end. “Too fast,” said {F}.',
          '{L} tried to {do} very slowly, so slowly that it stopped halfway. “Too slow,” said {F}.',
          '{L} tried to {do} just as {F} does it. But {F} and {L} are not made the same way, and it [went wrong|came to nothing].',
        ],
        tip: [
          '“You are trying to do all of it at once,” said {G+}. “Nobody learns to {do} in one go. Learn the first little bit. Then add the next.”',
          '{G+} had been watching. “I could not {do} either, once,” said {G}. “I did the first bit a hundred times. Then the rest came along by itself.”',
        ],
        turn: [
          'So {L} did only the first little bit of {doing}, again and again, until it was easy. Then the next bit. Then both together.',
          '{L} practised one small bit, and {F} counted: one, two, three times, ten times. And then the next bit of {doing} fitted on behind it.',
        ],
        done: [
          'And all at once it was not bits any more. {L} could {do}! {L} {did}, and {did} again, just because it was so good.',
          'Then it came together. {L} {did}, properly, from beginning to end. “Look!” called {L}. “I can {do}!”',
        ],
        again: [
          'Now {L} helps others to {do}. “Start with the first little bit,” says {L}.',
          'These days {L} finds it hard to remember a time without {doing}.',
        ],
      },
    ],
  },
  {
    id: 'afraid-of',
    situations: ['afraid'],
    gentle: true,
    topic: 'being afraid of {the}',
    thing: '{the}',
    main: 'cottage',
    plots: [
      {
        id: 'step-by-step',
        titles: ['{L} and {The}', 'A Little Bit Brave', 'One Step Closer'],
        goal: 'be less afraid of {the}',
        trouble: '{L} was still afraid of {the}',
        solved: '{L} knew what {the} was really like',
        opener: [
          'There was one thing that made {L’s} tummy feel tight. It was {the}. {L+} did not tell anyone how scary it was.',
          '{L+} was brave about most things. But {L} was afraid of {the}, and even the word was enough to make {L} shiver.',
        ],
        problem: [
          'That day there was no way round it: {L} would meet {the}. {L’s} heart went bump, bump, bump.',
          '“I can’t,” said {L}. “I’m afraid of {the}.” And {L} stood still and could not go on.',
        ],
        tries: [
          'First {L} tried not to think of {the}. But the harder you try not to think of a thing, the more you think of it.',
          'Then {L} ran away from {the}. That helped for a moment. But the fear had run along, and it was no smaller.',
          '{L} hid under a blanket. Under there {L} could not see {the}, but could think of nothing else.',
        ],
        tip: [
          '“I used to be afraid of {the} as well,” said {G+}. “What helped me was to look from far away first. Then one step closer. Only one. And I could always stop.”',
          '“Being afraid is not silly,” said {G+}. “Shall we find out a little more about {the}? Slowly, and you say how far.”',
        ],
        turn: [
          'So {L} took {F’s} hand and looked at {the} from far away. One breath. Then one step closer. “Stop,” said {L}, and they stopped. Then one more step.',
          '{L} said how far, and {F} came along. One step towards {the}, and wait. Another, and wait. Each time the bumping heart grew calm again.',
        ],
        done: [
          'And there {L} was, quite close to {the}, breathing in and out. “I’m still a bit afraid,” said {L}, “but only a bit.”',
          'In the end {L} could be near {the} and even look closely. The fear was still there, but it had become small enough to carry.',
        ],
        again: [
          'Now, when {L} meets {the}, {L} takes one breath and one step. That is how it is done.',
          '“Are you still afraid of {the}?” asked {F}. “A little,” said {L}. “But I know the way now.”',
        ],
      },
    ],
  },
  {
    id: 'lost-thing',
    situations: ['lost'],
    topic: '{the} that was lost',
    thing: '{the}',
    main: 'village',
    plots: [
      {
        id: 'look-back',
        titles: ['The Lost {Noun}', '{L} and the Lost {Noun}', 'Where Is {The}?'],
        goal: 'find {the}',
        trouble: '{the} was still missing',
        solved: '{the} was found again',
        opener: [
          'It had been there yesterday. {L+} was [quite|very] sure of it. But this morning {the} was not [in its place|where it should be].',
          '{L+} looked, and looked once more. {The}? Gone! There was only the empty place where {the} had been.',
        ],
        problem: [
          '“{The} can’t just walk away,” said {L}. They looked [high and low|inside and outside]. {The} stayed lost, and {L} needed {the} badly.',
          'Everything felt wrong without {the}. {L} [could not sit still|could think of nothing else]. Where does a lost thing go?',
        ],
        tries: [
          'First they looked in all the likely places: under the bed, behind the door, in the bag. They found [a sock|two buttons|an old apple], but not {the}.',
          'Then they asked everyone in the street about {the}. “[Try the market|Try the pond|Try up there]!” said one. “No, down there!” said another. They ran all over the place, for nothing.',
          'They put up a notice about {the}, with a picture. The wind took it, and so that was lost as well.',
        ],
        tip: [
          '“Stop running,” said {G+}. “Think backwards. Where did you last have {the}? And where were you just before that?”',
          '“A lost thing stays where it is,” said {G+}. “It’s you who went on. So go back, step by step, to the last time you saw {the}.”',
        ],
        turn: [
          '{L} shut both eyes and thought backwards: supper, the path, the gate, the [old bench|wall]. The [bench|wall]! Back they ran, all the way.',
          'So they walked the whole way back, heel first, and {L} said what had happened where. “Here I sneezed. And here I put down my bag, and then…” {L} stopped.',
        ],
        done: [
          'And there it lay, a bit dusty, exactly where it had been put down: {the}! {L} [held on with both arms|could have kissed it].',
          'Something peeped out of the grass. {The}! Nobody had taken it at all. It had only been waiting.',
        ],
        again: [
          'Now {the} has a place of its own, and {L} looks there every evening. Yes. Still there.',
          '“Next time I’ll think backwards at once,” said {L}, and kept {the} very close.',
        ],
      },
    ],
  },
  {
    id: 'make-something',
    situations: ['make'],
    topic: '{doing}',
    thing: '{the}',
    main: 'workshop',
    plots: [
      {
        id: 'wrong-order',
        titles: ['{L} and {A}', 'How to {Do}', '{A} for Everyone'],
        goal: '{do}',
        trouble: '{the} would not come out right',
        solved: '{the} was finished',
        opener: [
          '“Today,” said {L+}, “I’m going to {do}.” {L} had never done it before, but [there is a first time for everything|that was no reason not to].',
          '{L+} had dreamed of {a}. Not one that somebody else had made. {L} wanted to {do}.',
        ],
        problem: [
          '{L} began at once. But soon there was a [heap|mess] of bits and pieces, and none of it looked like {a}.',
          'It was not so simple to {do}. The first one came out [flat|crooked], and the second one [fell over|came out flatter].',
        ],
        tries: [
          'They made {the} bigger. “Bigger is better,” said {L}. It grew and grew, and then it tipped over, and there was {noun} [on the ceiling|all over the floor].',
          'Next they made {the} in a great hurry. It was ready very quickly. It was also [upside down|inside out].',
          'They tried {doing} with everything they could find, spoons and string and buttons too. It was too much of everything.',
        ],
        tip: [
          '“May I see?” asked {G+}. “You have all you need for {the}. You only did the last thing first. What comes first when you want to {do}?”',
          '{G+} turned it round and looked. “To {do} you need time,” said {G}. “Leave it alone for a bit in the middle. That’s the secret.”',
        ],
        turn: [
          'So {L} laid everything out in a row and they went step by step: first this, then that, then wait. {F} counted. Nobody hurried. Slowly {the} took shape.',
          '{L} began again, with the first thing first. They mixed and measured, and in the middle they waited, though it was hard. And then they went on.',
        ],
        done: [
          'And then it stood there: {a}, and a real one! It was a little crooked on one side, which made it even better.',
          '“It’s done,” whispered {L}. In front of them was {a}, and they had made every bit of it themselves.',
        ],
        again: [
          'Next week they will {do} once more. {L} has already laid everything out in a row.',
          '{L} saved the very first crooked one and keeps it on the shelf, next to the bed.',
        ],
      },
    ],
  },
  {
    id: 'go-there',
    situations: ['visit'],
    topic: 'going to see {the}',
    thing: '{the}',
    main: 'city',
    plots: [
      {
        id: 'first-time',
        titles: ['{L} Goes to See {The}', '{L} and {The}', 'All the Way to {The}'],
        goal: 'get to {the}',
        trouble: 'they were not at {the} yet',
        solved: 'they had come to {the} after all',
        opener: [
          'Today was the day. {L+} had [crossed off seven days|been awake since five], because today they were going to see {the}.',
          '{L+} had never been to see {the}. {L} had packed [three times|a bag with everything in it], just for that.',
        ],
        problem: [
          'But the way to see {the} was longer than they had thought, and at the [corner|bridge] somebody had turned the sign round.',
          '“This doesn’t look right,” said {L}. There were [trees|chimneys] on every side, and nothing at all that looked like {the}.',
        ],
        tries: [
          'They followed somebody with a [ladder|large hat], who looked as if on the way to {the}. But it was only the [painter|neighbour], going home for tea.',
          'They took a short cut. It went round three corners and came out just where they had started, no nearer to {the}.',
          '{L} climbed on a wall to look for {the}. There was a very good view of the next wall.',
        ],
        tip: [
          '“To {the}?” said {G+}. “I go there every week. Don’t look for signs. Listen. What would you hear if you were there?”',
          '“You’re looking too far away,” said {G+}. “{The}? You walked right past the turning, because you were in such a hurry.”',
        ],
        turn: [
          'They stood quite still, and went slowly this time, and looked at everything twice. “There!” said {L}. Behind a little green gate the right path began.',
          '{L} shut both eyes and listened, and turned round slowly. “That way,” said {L}. And they went, hand in hand, and did not hurry.',
        ],
        done: [
          'And there they were. {L} saw {the} at last, and it was all there, bigger and better than in any picture.',
          'Then they came round the last bend and there it was. They looked at every bit of it, and asked every question, and did everything at least once.',
        ],
        again: [
          'All the way home {L} told {F} about {the}, although {F} had been there too.',
          'By the bed there is now a small thing to remember {the} by. {L} looks at it every night.',
        ],
      },
    ],
  },
  {
    id: 'new-one',
    situations: ['newcomer'],
    topic: '{the} that was new',
    thing: '{the}',
    main: 'cottage',
    plots: [
      {
        id: 'getting-used',
        titles: ['The New {Noun}', '{L} and the New {Noun}', 'Something New'],
        goal: 'get used to {the}',
        trouble: '{the} still felt strange',
        solved: '{the} belonged to them now',
        opener: [
          'Something was new at {L’s} house. It had come [this morning|yesterday], and everyone had been waiting for it: {a}! {L+} went round it on tiptoe.',
          '{L+} could hardly sleep. Tomorrow there would be something new. Tomorrow there would be {a}.',
        ],
        problem: [
          'But {the} was not at all as {L} had thought. With {the}, nothing was as it used to be, and {L} did not know where to begin.',
          'New things smell new and feel new. {L} looked at {the}, and {the} did not feel like {L’s} at all.',
        ],
        tries: [
          '{L} pretended that {the} was nothing special. But whatever {L} did, {the} was there too, and very new.',
          '{L} tried to do everything with {the} on the very first day. By noon everyone was tired and a bit cross.',
          '{L} went back to the old things. They were nice, but a thought of {the} kept coming in at the door.',
        ],
        tip: [
          '“New things need time,” said {G+}. “And so do you. Do one small thing with {the} every day. Only one.”',
          '“When I had something new,” said {G+}, “I told it my name first. Show {the} one place that you love. Then see.”',
        ],
        turn: [
          'So {L} began with one small thing: {L} sat down beside {the} for as long as it takes to sing a song. It was rather nice. So {L} did it again.',
          '{L} showed {the} the best place of all, by the window, and told about everything one can see from there. Something was different after that.',
        ],
        done: [
          'One day {L} noticed it. {The} was not new any more. It was simply {L’s}, and part of every day.',
          'And then there was {L} with {the}, and it was as if it had never been otherwise.',
        ],
        again: [
          '“Do you remember when {the} was new?” asked {F}. {L} had to think hard to remember.',
          'On the door frame there is a small mark, and beside it: “The day we got {the}.”',
        ],
      },
    ],
  },
  {
    id: 'find-out',
    situations: ['question'],
    topic: 'the big question',
    thing: 'the question',
    main: 'mountain',
    plots: [
      {
        id: 'three-answers',
        titles: ['{L} Wants to Know', 'The Big Question', '{L} and the Question'],
        goal: 'find the answer',
        trouble: 'nobody knew the answer',
        solved: 'they had found the answer themselves',
        opener: [
          '{L+} had a question. It had come at breakfast and would not go away. “{Line}” asked {L}.',
          'Some questions are small. This one was not. “{Line}” {L+} asked it before getting up, and again in the bath.',
        ],
        problem: [
          '“{Line}” {L} asked everyone. One said, “Because.” One said, “Ask me later.” Nobody really knew.',
          'But nobody could answer it. One said, “Because.” Another said, “Ask me when I have time.” And the question only grew.',
          'The question grew, as questions do when nobody answers them. It filled the whole [kitchen|morning].',
        ],
        tries: [
          'They asked the [mayor|teacher]. There was a long answer, with many long words, and it lasted until tea-time. But it was the answer to another question.',
          'They looked for the answer in a very thick book. There were answers to a thousand questions in it. Theirs was not one of them.',
          '{F} guessed. Then {L} guessed. They made a list of forty guesses, and every one was different.',
        ],
        tip: [
          '“Have you looked?” asked {G+}. “I mean really looked, for a long time, at the thing itself? Questions like that are best asked there.”',
          '“Nobody can tell you,” said {G+}. “But you can find out. Look closely. Then look again tomorrow, and write it down.”',
        ],
        turn: [
          'So they went up to where one can see a long way, and looked, and kept on looking, and {L} wrote down everything. Slowly the bits began to fit together.',
          'They watched from morning till evening. {L} noticed one thing, and {F} another. And then the two things fitted.',
        ],
        done: [
          '“Now I know!” said {L}, and drew the answer to the question, with arrows. It was not the answer from the book. It was better, because they had seen it.',
          '“So that’s it,” breathed {L}. They had asked the question and looked for themselves, and there was the answer, as clear as water.',
        ],
        again: [
          'At breakfast the next day {L} said, “I have another question.” {F} fetched the notebook.',
          'The drawing with the answer hangs above {L’s} bed. Under it there is room for the next one.',
        ],
      },
    ],
  },
  {
    id: 'mystery',
    situations: ['mystery'],
    topic: '{the}',
    thing: '{the}',
    main: 'meadow',
    plots: [
      {
        id: 'what-is-it',
        titles: ['{L} and {The}', 'The Secret of {The}', 'What About {The}?'],
        goal: 'find out about {the}',
        trouble: 'nobody knew enough about {the}',
        solved: 'they knew all about {the}',
        opener: [
          '“{Noun},” said {L+}, first loudly and then softly. There was something about {noun} that made {L} want to know more.',
          'It began with one word in the morning. “{Noun}!” said {L+}. Nobody knew where it had come from, but from then on {L} thought of nothing else.',
        ],
        problem: [
          'But the more {L} asked about {the}, the less anyone could say. “{Noun}? Never seen it,” said one. “{Noun}? Never heard of it,” said another.',
          'Something was the matter with {the}. Everyone in town had stopped talking about it, and nobody could say why.',
        ],
        tries: [
          'They looked for {the} up in the attic. They found a trunk, a hat and a very surprised moth.',
          'They built a trap with a sign: “{Noun}, this way.” In the morning there was somebody in it, but it was only the neighbour’s goose.',
          'They drew {the}, each in a different way. The pictures looked like a cloud, a sock and a kind of train.',
        ],
        tip: [
          '“{^noun}?” said {G+}, very quietly. “You won’t find out by chasing it. Sit down, and think what you would like about it most.”',
          '“I knew somebody once who knew about {the},” said {G+}. “The secret is this: you have to begin with a very small one.”',
        ],
        turn: [
          'So they sat down in the grass, and waited, and thought about {the} with all their might. And {L} began, with something very small.',
          '{L} stopped running about. “Let’s start small,” said {L}. They put together everything they knew about {the}, bit by bit.',
        ],
        done: [
          'And that was how they came to know {the}. It was not big and not strange. It was exactly what {L} had been missing.',
          '“{^noun}!” they all called, and laughed. Now they knew all there is to know about {the}, and could show everyone.',
        ],
        again: [
          'Ask anyone in town about {the} now, and they will send you to {L}.',
          'Every day since then has had a little bit of {noun} in it.',
        ],
      },
    ],
  },
];
