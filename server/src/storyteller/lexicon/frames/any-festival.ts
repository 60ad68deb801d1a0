import type { StorySourceInput } from '../story-source.ts';

/** General plots about {noun}. */
export const anyFestival: StorySourceInput = {
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
    {
      id: 'the-missing-piece',
      needsFacts: true,
      titles: ['{L} and {Noun}', 'The Night Before {Noun}', 'Happy {Noun}!'],
      goal: 'get everything ready for {noun}',
      trouble: 'one thing was missing for {noun}',
      solved: 'nothing was missing any more for {noun}',
      opener: [
        'One more night, and then it is {noun}! It smelled of {feast} already. {L+} had gone to look three times: there was {sign}, just as every year.',
        '“What do you like best about {noun}?” somebody asked. {L+} thought of {feast}, and went on thinking. Best of all was this: to {custom}.',
      ],
      problem: [
        'Then {L} counted everything once more, and went pale. One thing was missing: {gap}! Without that it would not be {noun}. How can you {custom} without it? And the guests were on their way.',
        'They wanted to get it all ready. And then they saw it. {Gap}: not there! “We had it last year,” said everyone. But last year is a long time ago.',
      ],
      tries: [
        'They made do with [a colander|a flowerpot] and a great deal of paper. With both eyes shut, it was nearly right. “You can’t {custom} with that,” said {F}.',
        'They ran to the shop. It had just closed. The shopkeeper was sitting at home already, and eating {feast}.',
        '{L} wanted to put off {noun} till next week. But you can’t tell a festival to wait outside.',
      ],
      tip: '“Once, when I was small, it was missing, too,” said {G+}. “We went from door to door. Each had a bit of it, and nobody had it all. It was the best {noun} ever.”',
      turn: '{L} went along the street and knocked. “It’s {noun}, and we’re missing something,” said {L}. “Would you come and bring what you’ve got?” Some had never celebrated {noun}. They came all the same, with full hands.',
      done: 'In the evening it was all there, put together out of many houses: {sign}, and more guests than chairs. They {kept}. Then they ate {feast}, until nobody could any more. “Happy {noun}!” they called.',
      again:
        '{L} was asleep before the last guest had gone. Next year they’ll leave something out on purpose, so that everybody has to come.',
    },
  ],
};
