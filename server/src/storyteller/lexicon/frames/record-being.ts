import type { StorySourceInput } from '../story-source.ts';

/** General plots about {S}, who was the {quality} of all. */
export const recordBeing: StorySourceInput = {
  id: 'record-being',
  situations: ['record-being'],
  creature: 'theme',
  topic: 'the {quality} {noun} of all',
  thing: '{S}',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'a-place-for-the-smallest',
      words: [
        'small',
        'smallest',
        'tiny',
        'tiniest',
        'littlest',
        'youngest',
        'thinnest',
        'shortest',
        'lightest',
      ],
      titles: ['The {Quality} {Noun} of All', '{L} and the {Quality} {Noun}', 'Where’s {S}?'],
      goal: 'find a place where {S} is just the right size',
      trouble: '{S} was the {quality} of all and was overlooked everywhere',
      solved: '{S} was just the right size for something that nobody else could do',
      opener:
        '{L+} nearly shook it out with the crumbs. Then it said something. {L} fetched the magnifying glass, and it was {a}! It was the {quality} {noun} that anybody had ever seen, or rather, not seen.',
      friend:
        '“Mind your sleeve,” said {S+} from the edge of the saucer. A thimble was big enough for a bath, and a matchbox for a bed, with room left over. “I’m {S},” it said. “You can shout. I’m used to it.”',
      problem:
        'It is not easy to be the {quality}. The other {nouns} did not see {S} at all. “Watch out!” was what {S} heard most. At supper {S} fell into the pea soup, and was rowed out on a spoon. “There’s no place for my size,” said {S}.',
      tries: [
        'They stood {S} on a pile of books, so that everyone would notice. Somebody shut a window, and {S} had to be fetched out of the curtains.',
        '{L} tied a bell round the neck of {S}. Now you could hear {S}, but {S} could not lift {S.their~the} head.',
        '{S} ate for three days, to grow. {S} got wider by one crumb.',
      ],
      tip: '“You’re all trying to make {S} bigger,” said {G+}. “The world’s full of places where the others don’t fit. Listen for where somebody says, ‘I can’t get in there.’”',
      turn: '“I can’t get in there!” It came from the church tower. Something was stuck there, between the wheels, and all the big ones held their fat fingers up. {L} ran over with one hand closed. “I’ve got somebody here,” said {L}.',
      done: 'In went {S}, between two cogs where not even a finger would go, pushed out a plum stone, and came out at twelve o’clock, under the clock, into the sun. “Dong!” said the bell. “The {quality} of all!” shouted the people. And they had never looked so closely at anything.',
      again:
        '{S} has a house of {S.their} own now, in {L’s} left pocket, with a button for a door. “Mind your sleeve,” says everyone who meets {L}.',
    },
    {
      id: 'too-big-for-the-gate',
      words: [
        'big',
        'biggest',
        'largest',
        'hugest',
        'tallest',
        'heaviest',
        'fattest',
        'highest',
        'longest',
        'strongest',
      ],
      titles: ['The {Quality} {Noun} of All', '{L} and the {Quality} {Noun}', 'Room for {S}'],
      goal: 'make room for {S}',
      trouble: '{S} was the {quality} of all and did not fit in anywhere',
      solved: 'there was a place where {S} fitted, and everybody else did too',
      opener:
        'First it got dark in the kitchen. Then {L+} looked out. There was no window any more, there was an eye. It belonged to {a}, and it was the {quality} {noun} in the world.',
      friend:
        '“Is there anybody at home?” asked {S+}, as softly as {S.they} could. Seven tiles came off the roof. “Sorry,” said {S}. “I say that often.”',
      problem:
        'Whatever {S} did was too much of it. One sneeze, and the washing hung in the next village. The other {nouns} said, “You don’t fit in the game.” It was so. {S} sat down behind the hill, and the hill got lower.',
      tries: [
        '{S} pulled in {S.their~the} tummy, head and feet. Now {S} was the roundest of all, and rolled.',
        'They built {S} a house, out of every plank in the village. It fitted on one foot, like a shoe.',
        '{L} stood on a ladder and played “I spy” with {S}. {S} always saw something beyond the sea.',
      ],
      tip: '“Stop making {S} small,” said {G+}. “Everyone wants to be carried up high, sit in the shade and see the sea. What’s missing in this village? Something big, I’d say.”',
      turn: '{L} looked: the children stood by the river, because the bridge had been washed away. On the other side were school, the bakery and Grandma. “{S!},” called {L}, “could you lie down there? Right across?”',
      done: '{S} lay down, from bank to bank. And they came: the children, the post, the flock, and Grandma with the pram. Halfway over it was warm, and you could hear a heart. “Does it tickle?” asked {L}. “Yes,” said {S}. “It’s wonderful. Don’t stop.”',
      again:
        'The bridge has been mended long since, but nobody uses it. In the evening they all lie in the grass, leaning on {S}, and there’s room for one more.',
    },
    {
      id: 'who-remembers-everything',
      words: ['old', 'oldest', 'wisest', 'slowest', 'cleverest'],
      titles: ['The {Quality} {Noun} of All', 'What {S} Still Knew', '{L} and the {Quality} {Noun}'],
      goal: 'find out what {S} still knew',
      trouble: 'nobody asked {S} anything any more',
      solved: 'everyone had come to ask {S}',
      opener:
        'By the wall, in the sun, somebody was always sitting. It was the {quality} {noun} in town. Nobody knew how long already. Some people said good morning, and most took it for a stone.',
      friend:
        '“Would you turn me a little?” said {S+}. “The sun’s gone round.” {L} turned {S} a little. It took a long time, and there was a lot to see meanwhile.',
      problem:
        '“You have to hurry,” everyone said when {S} began to tell something, “we’ve got no time.” And {S} broke off in the middle. {L} heard only the beginnings: “When there was still a lake here…” But today the wells were dry, all of them, and everybody was running about.',
      tries: [
        'They dug where the mayor said. The hole was deep, dry and proud.',
        'They ran for water to the next village, with two buckets. When they were back there were two puddles on the road behind them, and two empty buckets.',
        '{S} said something. “Later!” they called, and ran off.',
      ],
      tip: '“Why do you run,” said {G+}, “when there’s one among you who was there? Sit down. It’ll take as long as it takes. And bring tea.”',
      turn: '{L} sat down with the teapot. “When there was still a lake here?” asked {L}. And {S} told it, right to the end: how the lake had gone, and where. By the third cup {L} knew it. “Under the old wash house,” said {L}. “Nobody’s ever looked there!”',
      done: 'They lifted up the slab, everyone together. Down below it was cool, and black, and it glittered. Water, as far as the lamp reached! And {S}, whom four of them had carried along, nodded. “I was only this big then,” said {S}.',
      again:
        'By the wall there’s a bench now, and it’s always full. “And then?” they ask. It takes as long as it takes.',
    },
    {
      id: 'the-wrong-side-of-a-record',
      titles: ['The {Quality} {Noun} of All', '{L} and the {Quality} {Noun}', 'Nobody Is So {Quality}!'],
      goal: 'let {S} be more than the {quality}',
      trouble: 'everybody only wanted to see how {S} was the {quality}',
      solved: '{S} had friends who knew the rest as well',
      opener:
        'On the poster at the corner it said so: “Today only! The {quality} {noun} in the world!” {L+} had a ticket. Inside sat {a}, on a small platform, and looked at the clock.',
      friend:
        '“Next, please,” said {S+}. “Yes, I am the {quality}. No, it doesn’t hurt. Yes, I’ve always been like that. Thank you, next.” {L} stayed where {L.they} was. “What do you like to eat?” asked {L}. {S} looked up. Nobody had ever asked that.',
      problem:
        'They measured {S}, they clapped, and went home. And at the other end of the fair somebody else was said to be the {quality} as well, only more so. “If I’m not that,” said {S}, “what am I then?”',
      tries: [
        'They practised, so that {S} would be even more so. It was hard, and {S} was none the happier.',
        '{L} covered up the sign. The people said, “What’s the matter with you, then? Aren’t you the {quality}?”',
        'They challenged the other one. It came, and looked at the clock, and was just as tired.',
      ],
      tip: '“A record’s a very small house,” said {G+}. “It’s only got one window. Ask what’s behind it. Tell them three things about {S} for which you need no tape measure.”',
      turn: '{L} turned the sign round and wrote on the back: “Likes plums. Snores in two voices. Knows how to comfort.” Then {L} hung it up. “Is that true?” asked a small boy with a graze. {S} slid off the platform and blew on it, in just the right way.',
      done: 'By evening there was a row, but nobody clapped. They sat with {S}, ate plums, and told each other things. The other one had come along as well. “So you’re also the {quality}?” it asked. “Sometimes,” said {S}. “At weekends.”',
      again:
        'It’s quiet on the platform. Whoever looks for {S} should go to the plum tree, and follow the snoring. It’s in two voices.',
      setting: { main: 'fair' },
    },
  ],
};
