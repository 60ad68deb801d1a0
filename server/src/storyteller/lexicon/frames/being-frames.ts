import type { StorySourceInput } from '../story-source.ts';

/** General plots about an animal, a being of fairy tales or a person that a theme names. */
export const beingFrames: StorySourceInput[] = [
  {
    id: 'any-animal',
    kinds: ['animal', 'bird', 'fish', 'bug', 'being'],
    creature: 'theme',
    topic: '{a}',
    thing: '{S}',
    main: 'meadow',
    home: 'garden',
    plots: [
      {
        id: 'hiccups',
        titles: ['{S} With the Hiccups', '{L} and {S}', 'Hic, Said {S}'],
        goal: 'stop the hiccups of {S}',
        trouble: '{S} still had the hiccups',
        solved: '{S} was rid of the hiccups',
        opener: [
          'Hic! {L+} sat up. Hic! Something was out there in the garden, and it sounded like {a}.',
          '“Hic!” said the garden. {L+} looked out of the window. Gardens do not say “hic”. But {a} might.',
        ],
        friend: [
          'Under the apple tree sat {S+}. “Good morn-hic,” said {S}. “I can’t st-hic.” “Poor {noun},” said {L}.',
          'There was {S+}, behind the rain barrel. “I’ve had the hic-cups since Tuesday,” said {S}.',
        ],
        problem: [
          '{S} could not eat, because of the hiccups. {S} could not sleep, because of the hiccups. And {a} that cannot sleep gets very sad.',
          'With every hiccup {S} jumped a little into the air. It is hard to be a proper {noun} with the hiccups, and the others had begun to giggle.',
        ],
        tries: [
          '“Hold your breath,” said {L}. {S} held it, and went round like a balloon, and then the biggest “hic” of all came out, and blew off {L’s} hat.',
          '“You need a fright,” said {F}. Everybody hid and jumped out: “Boo!” {S} only laughed, and now there were hiccups and giggles together.',
          '“Drink a bucket of water, upside down,” said somebody. Afterwards {S} was very wet and said, “Hic.”',
        ],
        tip: [
          '“Did anyone ask why?” said {G+}. “{^a} gets the hiccups from something swallowed in a hurry. Mostly it’s a secret.”',
          '“Hiccups are words that got stuck,” said {G+}. “There is something that {S} wants to say.”',
        ],
        turn: [
          '“Is there something you’d like to tell us?” asked {L} softly. {S} looked left and right. “I’ve nev-hic, I’ve never had a friend,” whispered {S}.',
          '{L} sat down quite close. “You can tell me,” said {L}. {S} took a breath. “I’m always the only {noun},” said {S}. “It’s lonely.”',
        ],
        done: [
          '“You have some now,” said {L}. Everybody listened. One minute, two. Not a hic! {S} was so glad that {S.they} rolled in the grass.',
          'Then it was quiet. The last hiccup had gone with the secret. {S} gave a big, soft, happy sigh.',
        ],
        again: [
          '{S} comes every morning now. And if somebody says “hic”, {S} asks, “What’s your secret?”',
          'Sometimes {L} pretends to have the hiccups, just to hear {S} laugh.',
        ],
      },
      {
        id: 'present',
        titles: ['A Present for {S}', '{S} Says Thank You', '{L} and {S}'],
        goal: 'find out what {S} wanted',
        trouble: '{S} wanted something that nobody could guess',
        solved: '{S} had what was missing',
        opener: [
          'On the doormat there was a [footprint|mark] that {L+} did not know. It was the mark of {a}!',
          'Something had been nibbling at the gatepost. {L+} looked at it closely. That could only have been {a}.',
        ],
        friend: [
          'Round the corner came {S+}, and sat down in front of {L}, and looked, and did not go away.',
          '{S+} was sitting on the step in the morning. {S} pulled at {L’s} sleeve, gently, and pulled again.',
        ],
        problem: [
          '{S} wanted something. That was clear. But what does {a} want? {S} could not say it, and grew sadder and sadder.',
          '“What is it?” asked {L}. {S} looked up, and down, and sighed a sigh as long as a train. Nobody understood {S}.',
        ],
        tries: [
          '“Food!” said {F}. They brought bread, plums and a whole cheese. {S} sniffed at it politely, and sighed.',
          '“A bed!” said {L}. They built one out of hay and cushions, fit for a king. {S} walked round it twice and sat down beside it.',
          '“A song!” They sang all nine verses. {S} covered both ears.',
        ],
        tip: [
          '“You keep bringing things to {S},” said {G+}. “Perhaps {S} wants to bring something to you. Follow, and don’t talk.”',
          '“Look where {S} looks,” said {G+}. “Not at the bread. There, up the path.”',
        ],
        turn: [
          'So they stood up and followed {S}, without a word, through the long grass and over the wall. {S} looked back at every corner, to see if they were coming.',
          '{L} looked where {S} was looking. “You want to show us something!” said {L}. {S} jumped up and ran on ahead.',
        ],
        done: [
          'And there, in a hollow, was the place that {S} loved best, full of [yellow flowers|evening sun]. All {S} had wanted was somebody to sit there with.',
          'Behind the last bush lay a nest with something small in it, and it was looking for its family. So that was it! {S} had found it, and had come for help.',
        ],
        again: [
          'Now there is a path through the long grass. {S} and {L} have made it, there and back, every day.',
          '“What does {a} want?” asked somebody. {L} knew it. “The same as you,” said {L}.',
        ],
      },
    ],
  },
  {
    id: 'any-person',
    kinds: ['person'],
    creature: 'theme',
    topic: '{a} and a very busy day',
    thing: '{S}',
    main: 'city',
    plots: [
      {
        id: 'helping-hands',
        titles: ['{L} Helps {S}', 'A Day With {S}', '{L} and {S}'],
        goal: 'help {S} with the work',
        trouble: '{S} had too much to do',
        solved: 'all the work of {S} was done',
        opener: [
          '“When I’m big,” said {L+}, “I’ll be {a}.” {L} had already practised in front of the mirror.',
          '{L+} knew everything about being {a}, or almost. Only, {L} had never met a real one.',
        ],
        friend: [
          'And who came down the road, with both arms full? {S+}! “I could do with some help today,” said {S}.',
          'Just then {S+} looked in at the gate. “Do you know anybody with two free hands?” asked {S}. {L} had two, and held them up.',
        ],
        problem: [
          'Today everything came at once. “Help!” called one. “Me first!” called another. One {noun} was not enough for all of them, and {S} sat down on the kerb.',
          'The list of {S} was as long as the street. And then the most important thing of all, which {a} needs every day, went missing.',
        ],
        tries: [
          '{L} ran ahead and began at the top of the list, as fast as possible. But fast is not the same as right, and all of it had to be done again.',
          'They did everything at the same time: {L} here, {F} there. In the end the wrong people had the wrong things, and {S} had to laugh and cry.',
          '{L} put on the hat of {S}, so that there were two of them. It came down to {L’s} chin.',
        ],
        tip: [
          '“May I tell you what the old {noun} used to do?” said {G+}. “First a cup of tea. Then the person who is most afraid. Then the rest, one by one.”',
          '“You don’t need more arms,” said {G+}. “You need to ask the people who are waiting. They’d love to help {S}.”',
        ],
        turn: [
          '{L} stood on a box. “Who can carry?” called {L}. “Who can count? Who can hold a door?” Every hand went up. {S} looked round and smiled.',
          '“One by one,” said {L}, and wrote it on a board. First this, then that. {S} did what only {a} can do, and the others did the rest.',
        ],
        done: [
          'By the time the lamps were lit, the list was empty. “That was the best day I’ve ever had at work,” said {S}.',
          '“Done!” said {S}, and put the hat on {L’s} head. “You’ll be a very good {noun} one day.”',
        ],
        again: [
          'On Saturdays {L} goes along with {S}. There is a small hat by now, just the right size.',
          '“I’ll be {a},” says {L} these days, “and I already know how it begins: with a cup of tea.”',
        ],
      },
    ],
  },
  {
    id: 'any-relative',
    kinds: ['relative'],
    creature: 'theme',
    topic: 'a day with {a}',
    thing: '{S}',
    main: 'garden',
    plots: [
      {
        id: 'day-together',
        titles: ['{L} and {S}', 'A Day With {S}', 'A Surprise for {S}'],
        goal: 'make {S} happy',
        trouble: '{S} was not happy yet',
        solved: '{S} was as happy as could be',
        opener: [
          'There is nobody like {a}. {L+} knew that, and wanted to do something about it today.',
          '{L+} had drawn {a} with a big smile. But today the smile was only in the picture.',
        ],
        friend: [
          '“Hello, {L},” said {S+}, but it was a small hello. “I’m a bit tired today.” {L} saw that something was wrong.',
          '{S+} sat by the window and looked out. “What is it?” asked {L}. “Oh, nothing,” said {S}, which is never true.',
        ],
        problem: [
          'Usually {S} laughed about everything. Today {S} laughed about nothing, and the whole house was quieter for it.',
          '{L} showed {S} a new somersault. {S} said, “Very nice,” and looked out of the window again.',
        ],
        tries: [
          '{L} cooked breakfast for {S}. There were pancakes on the plate, on the floor, and one on the lamp. {S} said thank you and sighed.',
          '“A show!” said {L}. There was dancing, and a trick with a hat. The hat fell into the soup. {S} clapped a little.',
          '{L} tidied up the whole room. Afterwards nobody could find anything, and least of all {S}.',
        ],
        tip: [
          '“Have you asked what {S} liked to do as a child?” said {G+}. “Everybody was small once, even {S}.”',
          '“You do so much for {S},” said {G+}. “Perhaps you could do less, and just listen.”',
        ],
        turn: [
          '{L} put everything down and sat close to {S}. “Tell me about when you were small,” said {L}. {S} was surprised, and thought, and began to tell.',
          'So {L} leaned on {S} and did nothing at all, only listened. After a while {S} began to talk, first softly, then more and more.',
        ],
        done: [
          'There was a story about a goat, and one about a hole in a boat. By the third one {S} laughed until the chair shook. There it was again, the real laugh!',
          '“Nobody has asked me that for years,” said {S}, and gave {L} a hug that lasted as long as a song.',
        ],
        again: [
          'Now they do it every week. {S} tells, {L} listens, and sometimes it is the other way round.',
          'The picture of {S} with the big smile hangs on the wall. It is quite true again.',
        ],
      },
    ],
  },
];
