import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being not like the others. */
export const beingDifferent: StorySourceInput = {
  id: 'being-different',
  words: [
    'smallest',

    'different',
    'be/being different',
    'difference',
    'fit/fitting in',
    'only one',
    'too small/tall/big',

    'be/being yourself',
    'be/believe/believing yourself',

    'adopt child/baby',

    'ugly duckling',
  ],
  situations: ['trait', 'wants', 'cannot', 'question', 'newcomer'],
  topic: 'being not like the others',
  thing: 'the choir',
  main: 'village',
  plots: [
    {
      id: 'low-voice',
      titles: ['The Lowest Voice in the Choir', 'Not Like the Others', '{L} Sings {L’s} Own Note'],
      goal: 'find the place where {L} fits',
      trouble: '{L} did not fit in with the others',
      solved: 'everyone saw what only {L} could do',
      opener:
        'The village had a choir, and everybody in it sang as high as larks. {L+} loved to sing as well. But out of {L} came a note like a ship in the fog.',
      problem:
        '“You stick out,” said somebody in the front row. After that {L} only moved {L.their} lips. It is a strange feeling, to be there and not be heard.',
      tries: [
        '{L} stood on tiptoe, to sing higher. It made the neck longer, and the note stayed where it was.',
        '{L} whispered along behind a pillar. The pillar hummed. Everyone turned round.',
        '{L} thought of painting on stripes like all the rest have. It looked like somebody else in the mirror, and {L} washed it off.',
      ],
      tip: '“A house can’t be built out of roofs,” said {G+}. “Somebody has to be the ground. Listen to their song. Can’t you hear that something is missing under it?”',
      turn: 'At the great concert the song began, thin and high, like washing on a line in a storm. {L} listened. There was the gap, low down! {L} took a deep breath and sang the ship in the fog.',
      done: 'The floor trembled, the windows hummed, and all the high voices could lean on it. Nobody had known that the song was so beautiful. “It was waiting for you,” said {F}.',
      again: 'The front row asks {L} for the first note now. And on foggy days, the ships answer.',
      helper: { name: 'Maestro Boom', creature: 'bullfrog' },
      outcomes: [
        {
          asked: ['sing/solo/concert/star/choir/song'],
          kinds: ['plays', 'gets', 'given-by', 'all-get'],
          done: '{L} sang the ship in the fog, and all the high voices could lean on it. Nobody had known that the song was so beautiful. The conductor turned the page, and pointed to the back row, and {told}.',
        },
        {
          asked: ['proud/special/accept/self/herself/himself/belong/different'],
          kinds: [
            'happy',
            'feels',
            'says',
            'says-words',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
          ],
          done: '{L} sang the ship in the fog. The floor trembled, the windows hummed, and the high voices could lean on it. “It was waiting for you,” said {F}. The front row turned round, one after another, and moved up, and {told}.',
        },
        {
          kinds: [
            'claps',
            'hugs',
            'laughs',
            'party',
            'eats',
            'shares',
            'makes',
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: 'The floor trembled and the windows hummed when {L} sang, and all the high voices could lean on it. When it was over, a ship answered, out in the harbour, on the very same note. The whole hall had to draw breath first, and {told}.',
        },
      ],
    },
    {
      id: 'the-odd-sock',
      titles: ['The Odd One', '{L} in Odd Socks', 'Not like the Others'],
      goal: 'be like all the others',
      trouble: 'the others all were alike and {L} was not',
      solved: '{L} did not want to be like the others any more',
      opener: [
        'In {L+}’s class everybody liked the same song, the same bread and the same side of the playground. {L} liked the other one. {L} had always liked the other one.',
      ],
      problem:
        '“Why are you like that?” somebody asked. It was not even meant badly. {L} did not know why. On the photograph of the class there were twenty who looked to the left, and one who looked at a beetle.',
      tries: [
        '{L} learned the song by heart and sang along. It went well until {L} put in a verse about moss.',
        '{L} wore the same jumper as the rest. It scratched. And inside it there was still {L}.',
        '{L} said nothing at all for one day, and nodded whenever the others nodded. In the evening {L’s} neck hurt, and nobody had noticed anything.',
      ],
      tip: '“I’ve got a drawer full of single socks,” said {G+}. “Nobody misses the ones in pairs. But I know each of these by name. What do you see that the others don’t? There’s bound to be something.”',
      turn: 'The next day the class got lost in the wood. They all looked to the left, and to the left there were only trees. “There’s moss on this side,” said {L}, “and the beetles go home about now. It’s that way.”',
      done: 'And it was that way. When they came out at the bus stop, it was quiet for a moment. “How did you see that?” they asked. So {L} showed them: the moss, the beetle, the light. “There’s such a lot down there,” said somebody.',
      again:
        'On the new photograph of the class five are looking at a beetle. It’s the best picture that was ever taken of that class, and the beetle is in focus.',
      helper: { name: 'Mrs Darning', creature: 'sheep' },
      setting: { main: 'forest', home: 'school', thing: 'the class photograph' },
      outcomes: [
        {
          asked: ['friend/friends/play/join/invite'],
          kinds: ['friends', 'new-friend', 'still-friends', 'team', 'invited', 'plays'],
          done: '“How did you see that?” they asked, when they came out at the bus stop. So {L} showed them: the moss, the beetle, the light. There was such a lot down there that they missed the bus, all twenty of them, and {told}.',
        },
        {
          asked: ['proud/special/accept/self/herself/himself/belong/different'],
          kinds: ['happy', 'feels', 'says', 'says-words', 'stays', 'gets', 'given-by', 'all-get'],
          done: 'They looked to the left, and {L} knew that it was to the right, where the moss grows and the beetles go home. When they came out at the bus stop, it was quiet for a moment. “How did you see that?” they asked, and {told}.',
        },
        {
          kinds: [
            'claps',
            'hugs',
            'laughs',
            'party',
            'eats',
            'shares',
            'makes',
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: 'It was that way, by the moss and the beetles. When they came out at the bus stop, they all had wet feet and one was wearing somebody else’s hat. “Thank goodness that one of us looks the other way,” said the teacher, and {told}.',
        },
      ],
    },
    {
      id: 'the-smallest-key',
      words: ['small', 'smallest', 'too small', 'short', 'shortest', 'tiny', 'little'],
      titles: ['The Right Size', 'Small {L}, Big Door', 'Too Small for Everything'],
      goal: 'be big enough at last',
      trouble: '{L} was too small for everything',
      solved: 'small had been just the right size',
      opener:
        '{L+} was small. Coat hooks were too high, chairs too deep, and on the merry-go-round there was a line on the wall, and {L} came up to just below it.',
      problem:
        '“Wait till you’re bigger,” people said. They said it at the slide, and at the counter, and today they had said it again: the others were going to rehearse with the band, and {L} was to hold the jackets.',
      tries: [
        '{L} stood on a box, in a long coat. The box went in one direction and the coat in the other.',
        '{L} hung from a branch to grow longer. Only the sleeves grew.',
        '{L} ate nine dumplings, for growing. They made {L} grow, but only in the middle.',
      ],
      tip: '“Nobody is too small,” said {G+}. “There are only things that are too big. I should know. Keep your eyes open for the keyhole. Each day has one in it somewhere.”',
      turn: 'Then the wind slammed the door of the hall shut. All the instruments were inside, the key as well, and the concert was in ten minutes. There was only the cat flap. They all looked at it. Then they all looked at {L}.',
      done: 'In one breath {L} was through. The key turned, the door flew open. “Hurrah for {L}!” And the conductor fetched the triangle out of its case, which had been waiting for years for someone of exactly this size.',
      again:
        'Ting! That’s {L}, in front, on the left. When it comes, everyone knows that now it’s getting good.',
      helper: { name: 'Minim', creature: 'mouse' },
      setting: { main: 'village', home: 'village', thing: 'the cat flap', topic: 'being small' },
      outcomes: [
        {
          asked: ['grow/tall/taller/bigger/big'],
          done: '{L} was through the cat flap in one breath, the key turned, and the concert could begin. The conductor chose the triangle for {L}. Nobody measured after that, and so nobody noticed how {told}.',
        },
        {
          asked: ['proud/special/accept/self/herself/himself/belong/hero/star/size'],
          kinds: [
            'happy',
            'feels',
            'says',
            'says-words',
            'stays',
            'gets',
            'given-by',
            'all-get',
            'friends',
            'new-friend',
            'still-friends',
            'team',
          ],
          done: 'In one breath {L} was through the cat flap. The key turned, and the door flew open. “Hurrah for {L}!” they called, and nobody gave {L} a jacket to hold. The triangle in its case was exactly the right size as well, and {told}.',
        },
        {
          kinds: [
            'claps',
            'hugs',
            'laughs',
            'party',
            'eats',
            'shares',
            'makes',
            'home',
            'way-home',
            'tells',
            'sleep',
            'plays',
          ],
          done: 'In one breath {L} was through the cat flap, and from inside the door flew open. “Hurrah for {L}!” The conductor fetched the triangle out of its case. It had been waiting for years for someone of this size. Ting! So {told}.',
        },
      ],
    },
    {
      id: 'the-other-way-round',
      titles: ['{L} Goes the Other Way', 'The Ribbon Dance', 'Left Foot First'],
      goal: 'dance along with the others',
      trouble: '{L’s} feet always went the other way',
      solved: 'there was a place for {L} in the dance',
      opener:
        'The village was practising the ribbon dance. Each dancer held a ribbon that hung from the top of a pole, and they all danced round it to the right. {L+} danced, too. But {L’s} feet set off to the left.',
      friend:
        'Bump! {L} and {F+} stood nose to nose. “You’re different from the rest of us,” said {F}, and didn’t mean it unkindly. “I know,” said {L}. “My feet just do it.”',
      problem:
        'They started again, and {L} bumped into the next dancer. “Can’t you do it like everybody else?” somebody called. {L} would have loved to. But when the music began, it was the left foot that set off.',
      tries: [
        '{L} tied a red thread round the right foot, as a reminder. It reminded {L} all the time. {L} looked down at it and tripped.',
        '{L} stared at the heels in front and did what they did. It worked. But it wasn’t dancing any more, it was only walking behind heels.',
        '{L} held the hats and watched the others. Somebody has to hold the hats. But {L’s} feet danced in the grass, to the left.',
      ],
      tip: '“I’m a weaver,” said {G+}. “If all my threads ran the same way, I’d never get any cloth. Some of them have to go across, over and under. Look at the pole. Your ribbons only go round it, and they slide down again. What do you think is missing?”',
      low: '{L} looked up at the pole for a long time, and then down at both feet. Perhaps there was nothing wrong with those feet. Perhaps it was the dance that needed them.',
      turn: '{L} took a ribbon and stood face to face with the others. “I go the other way,” said {L}, out loud this time. “I’ll go under the first ribbon and over the second, and so on. Will you try it with me?” Then the music began.',
      done: 'Under, over, under, over! A pattern grew at the top of the pole, and it held. The others saw only the back of the dancer in front. But {L} met every face, and every face was laughing. “Next time I’ll go left with you,” said {F}.',
      again:
        'Nobody calls it the wrong way round any more. They call it {L’s} way. It’s the part of the dance that everyone wants to learn.',
      helper: { name: 'Nan Shuttle', creature: 'goat' },
      setting: { thing: 'the ribbon dance' },
      outcomes: [
        {
          asked: ['proud/special/accept/self/herself/himself/belong/different/teach'],
          kinds: [
            'happy',
            'feels',
            'says',
            'says-words',
            'stays',
            'gets',
            'given-by',
            'all-get',
            'friends',
            'new-friend',
            'still-friends',
            'team',
          ],
          done: 'Under, over, under, over! A pattern grew at the top of the pole, because one of them came the other way. The others saw backs, but {L} met every face, and every face was laughing. They stopped when there was no ribbon left, and {told}.',
        },
        {
          kinds: [
            'claps',
            'hugs',
            'laughs',
            'party',
            'eats',
            'shares',
            'makes',
            'home',
            'way-home',
            'tells',
            'sleep',
            'plays',
          ],
          done: 'Under, over, under, over! A pattern grew at the top of the pole, and it held. “Next time I’ll go left with you,” said {F}, nose to nose with {L}, and nobody had bumped into anybody. The band played it once more, and {told}.',
        },
      ],
    },
  ],
};
