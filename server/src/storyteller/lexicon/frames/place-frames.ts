import type { StorySourceInput } from '../story-source.ts';

/** General plots about a place, the weather, the sky, a feeling or a feast that a theme names. */
export const placeFrames: StorySourceInput[] = [
  {
    id: 'any-place',
    kinds: ['place'],
    topic: '{the}',
    thing: '{the}',
    main: 'mountain',
    plots: [
      {
        id: 'closed-today',
        titles: ['{L} and {The}', 'The Secret of {The}', 'A Day at {The}'],
        goal: 'find out what was wrong at {the}',
        trouble: 'something was wrong at {the}',
        solved: 'everything was right again at {the}',
        opener: [
          'There was no place like {the}, thought {L+}. Today they were going there, with sandwiches and a map.',
          '{L+} had a picture of {the} above the bed, and today {L} was going to see the real one.',
        ],
        problem: [
          'But when they came to {the}, it was quiet. Much too quiet. Something that belonged to {the} was gone.',
          '“Closed,” said a sign. {The} looked sad, as if it had lost something, and nobody else was there.',
        ],
        tries: [
          'They walked all round {the} and called, “Hello!” “Hello,” said the echo, and that was all.',
          'They looked into every corner of {the}. They found an old shoe, a blue bottle and a snail, but not what was wrong.',
          'They tried to cheer {the} up with a song. It was a good song. Afterwards it was even quieter.',
        ],
        tip: [
          '“I’ve lived at {the} all my life,” said {G+}. “It isn’t ill. It misses being looked at by somebody with time.”',
          '“Put your ear to the ground,” said {G+}. “At {the} there was always a little spring that sang. It’s been blocked since the storm.”',
        ],
        turn: [
          '{L} lay down and put one ear to the ground. Far below, something gurgled. “Here!” said {L}. They dug, and lifted away one big stone together.',
          'So they sat down, and looked at {the}, really looked. “Now I see it,” said {L}. “That stone was never there before!” They rolled it away together.',
        ],
        done: [
          'Out it came, clear and bright, and sang. And with it everything came back to {the}: the birds, the colours, the people.',
          'That was it! You could hear {the} breathe again. Soon the first visitors came up the path and asked what had happened.',
        ],
        again: [
          'The picture of {the} still hangs above the bed. {L} has drawn something in it: very small, in the middle, all of them.',
          'Once a year they go back to {the} and put an ear to the ground. It is still singing.',
        ],
      },
    ],
  },
  {
    id: 'any-weather',
    kinds: ['weather'],
    topic: '{the}',
    thing: '{the}',
    main: 'meadow',
    weather: 'wind',
    plots: [
      {
        id: 'would-not-stop',
        titles: ['{L} and {The}', 'So Much {Noun}!', 'The Day of {The}'],
        goal: 'talk to {the}',
        trouble: 'there was still far too much {noun}',
        solved: '{the} had understood',
        opener: [
          'It began in the night. When {L+} looked out of the window in the morning, there it was: {noun}, wherever you looked.',
          '“{Noun}!” called {L+}, and pulled on boots, coat and hat. On a day with {noun} nobody can stay inside.',
        ],
        problem: [
          'At first it was fun. But {the} did not stop. One day, two days, a week of {noun}! The washing, the hens and the postman had all had enough.',
          'Soon there was too much of it. Nobody could see the way any more for {noun}, and somebody small could not get home.',
        ],
        tries: [
          'They shouted at {the} to go away. {The} only got stronger, as if it had a sore head.',
          'They tried to hold {the} off, with umbrellas and a big sheet. The umbrellas turned inside out. The sheet flew to the next village.',
          'They waited in the cellar for {the} to pass. It did not pass. It knocked.',
        ],
        tip: [
          '“{^the} isn’t bad,” said {G+}. “It just doesn’t know when to stop. Nobody has ever said thank you to it.”',
          '“What does {noun} do that is good?” asked {G+}. “Tell it that. Then it can go.”',
        ],
        turn: [
          '{L} climbed up on the wall. “Dear {noun},” called {L}, “you were wonderful! You did enough. You can have a rest.”',
          'So they went out, hand in hand, right into the middle of {the}, and thanked it for everything that it is good for. It was a long list.',
        ],
        done: [
          'For a moment nothing happened. Then it grew softer, and softer still. Behind {the}, very pale, came the sun.',
          '{The} gave one last puff, almost like a laugh, and lay down behind the hills. Everything glittered.',
        ],
        again: [
          'When there is {noun} now, {L} waves to it. And, to be sure, {L} says thank you in good time.',
          'Somewhere behind the hills {the} is asleep. It will come again. That is as it should be.',
        ],
      },
    ],
  },
  {
    id: 'any-sky',
    kinds: ['sky'],
    topic: '{the}',
    thing: '{the}',
    home: 'cottage',
    main: 'mountain',
    night: true,
    plots: [
      {
        id: 'fell-asleep',
        titles: ['{L} and {The}', 'Where Was {The}?', 'A Night With {The}'],
        goal: 'bring {the} back to the sky',
        trouble: '{the} was not in the sky',
        solved: '{the} was up in the sky again',
        opener: [
          'Every night, before going to sleep, {L+} looked out of the window and said good night to {the}.',
          '{L+} knew exactly where {the} should be: above the third chimney, a little to the left.',
        ],
        problem: [
          'But that night {the} was not there. The place above the chimney was empty and dark. Without {the}, nobody could find the way home.',
          'One evening there was a hole in the sky, just where {the} had always been. The owls bumped into the trees.',
        ],
        tries: [
          'They hung up a lamp in the tallest tree instead of {the}. It was a good lamp. But it was not {the}, and it went out.',
          'They called up to the sky. Only the church clock answered, and it said, “Eleven.”',
          'They built a tower of chairs to look behind the clouds. With the ninth chair it began to sway, with the tenth it lay on the lawn.',
        ],
        tip: [
          '“I saw {the} come down behind the hill,” said {G+}. “Even {the} gets tired, with everyone looking at it.”',
          '“It’s sitting in the pond,” said {G+}. “It thinks that nobody says good night to it any more.”',
        ],
        turn: [
          'They went up the hill on tiptoe. There lay {the}, small and pale, in the long grass. {L} sat down and sang the song that is for going to sleep, only backwards.',
          '{L} knelt down beside the water. “We miss you,” whispered {L}. “I say good night to you every night. Didn’t you hear?”',
        ],
        done: [
          'Then {the} grew bright, and round, and warm, and rose. Over the grass, over the trees, up and up, to its old place.',
          'It shone, first a little, then with all its might. “Look!” everyone called from their windows. {The} was back!',
        ],
        again: [
          '“Good night,” {L} says every evening, good and loud now. And {the} twinkles. It does, if you look closely.',
          'Above the third chimney, a little to the left, is {the}. Everything is in its place.',
        ],
      },
    ],
  },
  {
    id: 'any-feeling',
    kinds: ['feeling'],
    gentle: true,
    topic: '{noun}',
    thing: 'that feeling',
    main: 'garden',
    plots: [
      {
        id: 'a-visitor',
        titles: ['{L} and the {Noun}', 'A Big Feeling', 'When the {Noun} Came'],
        goal: 'know what to do with so much {noun}',
        trouble: 'the {noun} filled all of {L}',
        solved: 'the {noun} had become small enough to hold',
        opener: [
          'It came without knocking. One moment all was well, and the next {L+} was full of {noun}.',
          '{L+} had a feeling, right in the middle. It was big, and it had a name. Its name was {noun}.',
        ],
        problem: [
          'The {noun} got bigger. It sat in the tummy and in the throat. {L} said something to {F} that was meant for the {noun}, and then it was very quiet.',
          'Nobody could see the {noun} from outside. But inside {L} there was hardly room for anything else.',
        ],
        tries: [
          '{L} tried to swallow the {noun} down, like a big crumb. It came up again, bigger.',
          '{L} ran three times round the house to get away from the {noun}. It ran just as fast.',
          '{L} pretended to be quite all right. But the {noun} does not go away from pretending.',
        ],
        tip: [
          '“I know that one,” said {G+}. “Everybody has {noun} now and then. It wants to be noticed. Say hello to it. Where does it sit? What colour is it?”',
          '“You don’t have to get rid of the {noun},” said {G+}. “Breathe in, breathe out, and tell somebody about it. Then it has room.”',
        ],
        turn: [
          '{L} breathed in slowly, and out slowly. “Hello, {noun},” said {L}. “You’re here, in my tummy.” Then {L} told {F} everything, from the beginning.',
          '“I’m full of {noun},” said {L}. There, it was said. {F} listened, and nodded. With every word there was a little more air.',
        ],
        done: [
          'The {noun} was still there. But it had grown smaller, as small as a pebble in a pocket, and {L} could hold it.',
          'After a while {L} noticed that there was room for other things again, for the sun, and for a bun.',
        ],
        again: [
          'The {noun} still visits sometimes. {L} says hello, and knows that it will go again.',
          'When {F} has a big feeling, {L} asks now, “Where does it sit? What colour is it?”',
        ],
      },
    ],
  },
  {
    id: 'any-festival',
    kinds: ['festival'],
    topic: '{noun}',
    thing: 'the great day',
    home: 'cottage',
    main: 'village',
    plots: [
      {
        id: 'the-recipe',
        titles: ['The Taste of {Noun}', '{L} Stirs the Pot', 'The Missing Page'],
        goal: 'cook what belongs to {the}',
        trouble: 'the page with the recipe was missing',
        solved: 'it tasted as it should, and {the} could begin',
        opener: [
          'One thing belonged to {the} above all others, and it came in a big blue bowl. {L+} could already smell it in every dream. This year {L} was to stir.',
          '“Without the big blue bowl it isn’t {noun},” they always said at {L+}’s. And this time it was {L} who was allowed to tie on the apron.',
        ],
        problem: [
          'The old book was open on the table. But where the recipe for {the} should have been, there was only a torn edge, and a [greasy|buttery] thumbprint. Guests would come at six.',
          '{L} turned the pages. Soup, soup, dumplings… and then a gap. The page for {the} had gone. Nobody had written it down anywhere else.',
        ],
        tries: [
          '{L} just put in whatever smelled right. It turned grey, and then it said blob.',
          'They asked next door. There it was made quite differently, with a pepper as long as an arm. They wept, all of them, and drank a lot of water.',
          '“More honey,” said {F}. “More salt,” said {L}. By the end there was so much of both that the spoon stood up by itself.',
        ],
        tip: [
          '“I never needed the page,” said {G+}. “Each of us knows a bit of it. I know what comes first. Ask whoever peels, and whoever tastes, and the one who sings while it boils.”',
        ],
        turn: [
          'So {L} went from one to the next and collected: a pinch from the aunt, a handful from the cousin, and from the oldest one the song. “Stir until the second verse is over,” they said. {L} stirred, and sang.',
        ],
        done: [
          'At six there was a knock. {L} lifted the lid, and there it was, the smell of all the years before. They ate from the big blue bowl and told each other the old story. “Happy {Noun}!” they called.',
        ],
        again: [
          'In the old book there’s a new page now, in {L’s} writing. The song is on it as well. And a thumbprint.',
        ],
        object: 'bowl',
      },
      {
        id: 'everything-ready',
        titles: ['{L} and {The}', 'The Best {Noun} of All', 'Getting Ready'],
        goal: 'get everything ready for {the}',
        trouble: 'nothing was ready for {the}',
        solved: 'everything was ready for {the}',
        opener: [
          'One more night to {the}! {L+} had counted every day of it on the wall, and the wall was nearly full.',
          'Everyone was getting ready for {the}. {L+} had never looked forward to anything so much.',
        ],
        problem: [
          'Then the wind came and blew everything down, all that was meant for {the}: the lights, the table, the paper chains. And it was tomorrow!',
          'But in the box for {the} there was nothing left. No lights, no ribbons, only a very fat mouse with a bit of gold paper round its neck.',
        ],
        tries: [
          'They tried to mend all of it by themselves. At midnight they had mended one paper chain and were stuck to it.',
          'They ran to the shop. It was shut. “Gone to {the},” said the sign.',
          '“Perhaps we could have {the} next week?” asked {F}. But nobody can move {the}.',
        ],
        tip: [
          '“When I was little,” said {G+}, “we had nothing for {the} at all. So everybody brought one thing. It was the best one ever.”',
          '“What is {the} for?” asked {G+}. “Not for the ribbons. You have the most important part. Look round.”',
        ],
        turn: [
          '{L} ran from door to door. “Bring one thing,” called {L}, “whatever you have!” And along they came, with candles, bowls, songs and a drum with a hole in it.',
          '“We don’t need all that,” said {L}. They lit one light and put it in the window. Next door somebody saw it, and lit one too.',
        ],
        done: [
          'So {the} came after all, and what a day it was! Nothing matched, and everything belonged together. They sang until the moon came to look.',
          'One light, and another, right down the street. Everybody came out. “Happy {Noun}!” they called to each other.',
        ],
        again: [
          'Since then everybody brings one thing to {the}. The drum still has its hole.',
          '“How many days to the next {noun}?” asked {L}, and made the first mark on the wall.',
        ],
      },
    ],
  },
];
