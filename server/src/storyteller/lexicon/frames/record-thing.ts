import type { StorySourceInput } from '../story-source.ts';

/** General plots about the {quality} {noun} of all. */
export const recordThing: StorySourceInput = {
  id: 'record-thing',
  situations: ['record'],
  topic: 'the {quality} {noun} of all',
  thing: '{the}',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'it-did-not-fit',
      words: [
        'biggest',
        'largest',
        'hugest',
        'longest',
        'tallest',
        'highest',
        'heaviest',
        'fattest',
        'widest',
        'greatest',
        'best',
      ],
      titles: ['The {Quality} {Noun} of All', '{L} and the {Quality} {Noun}', 'A Record for {L}'],
      goal: 'make the {quality} {noun} in the world',
      trouble: '{the} was so big that nobody could do anything with it',
      solved: 'there was a use for the {quality} {noun} in the world',
      opener:
        '“It has to be the {quality} in the world,” said {L+}. “An ordinary {noun} is what everybody has.” They drew a plan. It did not fit on the paper, and went on over the table.',
      problem:
        'They worked till Thursday, all of them, with ladders. Then it stood there: the {quality} {noun} of all times! It was wonderful. Only it did not go through the door, or round the corner, and there was nobody who could have used {a} of that size.',
      tries: [
        'They pushed it from behind. It stuck in the gate, half in and half out. Now nobody could get home.',
        'They called a giant. The giant was on holiday, said a voice from the cave, and that would be too small anyway.',
        'They cut a bit off, only a little bit. “Then it isn’t the {quality} any more!” cried {L}. That was a difficult evening.',
      ],
      tip: '“You’ve only asked how big,” said {G+}. “You haven’t asked for how many. The {quality} {noun} isn’t made for one. Ring the bell.”',
      turn: '{L} looked up at it and began to count. “It isn’t too big,” said {L}. “There are too few of us!” {L} pulled the rope of the big bell, until all the windows opened. “Come as you are,” called {L}, “all of you!”',
      done: 'They came out of every house, and from the next village too. Each of them got a piece, a place or an end of it: the tall ones at the top, the babies underneath. It was used till the last lamp went out. And nothing of it was too much.',
      again:
        'In the big book of records it says, under “{Noun}”: “The {quality}. For two hundred and twelve people and a goat.” {L} knows the goat.',
    },
    {
      id: 'only-with-a-magnifying-glass',
      words: ['smallest', 'tiniest', 'littlest', 'shortest', 'thinnest', 'lightest'],
      titles: ['The {Quality} {Noun} of All', '{L} and the {Quality} {Noun}', 'Don’t Sneeze!'],
      goal: 'find the {quality} {noun} of all again',
      trouble: 'the {quality} {noun} of all had got lost because it was so small',
      solved: 'the {quality} {noun} of all was where you could not lose it',
      opener:
        '{L+} had it on the tip of one finger. One needed a magnifying glass for it, and good light, and no wind: it was the {quality} {noun} in the whole world, with everything that {a} has.',
      problem:
        'Then {F} came in and asked, “What have you got there?” And with the “wh” it was gone. “Don’t move!” cried {L}. They stood there, each on one leg. Somewhere between the table and the wall there was {a} now, and nobody could see it.',
      tries: [
        'They looked for it with the broom. {L} only just took the broom away from {F} in time.',
        'They asked an ant. The ant thought that it was rather a large one, and went on.',
        'They looked through the magnifying glass, board by board. There is a great deal on a floor. They found a whole beach and half a wasp.',
      ],
      tip: '“What’s small doesn’t fall, it floats,” said {G+}. “It goes where all the fluff goes. Ask the light. When the sun’s low it gives the smallest things the longest shadow.”',
      turn: 'They waited till the sun came in quite low, and put their cheeks on the floor. All the crumbs had shadows like trees. And one of the shadows, as long as a finger, had the shape of {a}! “There!” whispered {L}.',
      done: 'With a wet hair {L} picked it up, and set it down under an upturned glass, on blue paper. They all came to look, one after the other, with a hanky over their mouths. “How small it is,” they said, and talked softly all afternoon.',
      again:
        'It stands on the windowsill, under its glass. On the sign it says, “The {quality} {noun} of all.” The sign is very big.',
    },
    {
      id: 'listen-to-that',
      words: [
        'loudest',
        'noisiest',
        'fastest',
        'wildest',
        'strongest',
        'strangest',
        'funniest',
        'scariest',
        'silliest',
        'craziest',
        'quickest',
        'worst',
      ],
      titles: ['The {Quality} {Noun} of All', '{L} and the {Quality} {Noun}', 'Hold On Tight!'],
      goal: 'put the {quality} {noun} to good use',
      trouble: 'the {quality} {noun} of all turned everything upside down',
      solved: 'the {quality} {noun} of all had come at just the right moment',
      opener:
        'Everybody has {a} now and then. Nobody says anything about it. But what came over {L+} that Tuesday was the {quality} {noun} in the world, and it announced itself from far away.',
      problem:
        'There it was! The hats flew, the cups hopped, the dog moved out, and in the next village the clock struck one. When it was over, they all picked themselves up. “Not another one like that, please,” they said. But {L} felt it: the next one was on its way.',
      tries: [
        '{L} held it back, with both hands and a pillow. It grew in there, and then it was twice as {quality}, or as near as makes no difference.',
        'They tied everything down. It took them the whole day, and then it took the ropes along.',
        '{L} went out on the lonely hill with it. There it only shook the trees. But what is the fun of that, all alone?',
      ],
      tip: '“You want to get rid of it,” said {G+}. “You can also aim it. There’s something stuck, not far from here, and a hundred people have tried it with little ones.”',
      turn: '{L} felt it coming, in the toes, in the tummy, behind the ears. “Where?” – “There!” The big ship lay on the sandbank and had not stirred for a week. {L} ran to the shore, turned towards the sails, and let go.',
      done: 'It was the {quality} {noun} that had ever been. The sails filled with a crack, the ship shook itself, and slid off into deep water. On deck they threw their caps in the air, those who still had one. “Bless you!” they shouted, just in case.',
      again:
        'Captains write to {L} these days. “Dear {L},” it says in the letters, “when’s the next one due?”',
    },
    {
      id: 'it-was-the-last-of-its-kind',
      titles: ['The {Quality} {Noun} of All', '{L} and the {Quality} {Noun}', 'How Old Is It?'],
      goal: 'show everyone why the {quality} {noun} was worth it',
      trouble: 'they wanted to put another {noun} in the place of the {quality}',
      solved: 'the {quality} {noun} of all was allowed to stay',
      opener:
        'There are many {nouns}. But there was only one that was the {quality} of all, and {L+} knew where. You had to know it, or you went by.',
      problem:
        '“We’ll have a different one here,” said a gentleman with a folder. “Nobody needs this one.” A red dot went on it. {L} stood before the {quality} {noun} of all. You could not explain it in a hurry, what there was about it.',
      tries: [
        '{L} peeled the dot off. The gentleman had many more of them in the folder.',
        'They made a sign: “Please leave it!” It was right, but it did not say why.',
        'They all shouted it at the same time. You heard that they were many, and nothing else.',
      ],
      tip: '“The {quality} always looks ordinary at first,” said {G+}. “Don’t tell that gentleman about it. Ask people what they remember about it. Everyone’s got one thing, I promise you.”',
      turn: '{L} went from door to door with a notebook. “What do you know about it?” And they knew: one had hidden there from the thunder, one had learned to count there. In the end there were ninety-nine memories, and {L} hung them up round it on a long string.',
      done: 'The gentleman read the first of them. Then the second. By evening there was one slip more than before. “That’s mine,” the gentleman said. “I was five. I’d forgotten.” And off came the dot.',
      again: 'It’s still there. It’s a day older, every day, and there are a hundred slips on the string.',
    },
  ],
};
