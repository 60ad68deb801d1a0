import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the robot. */
export const robot: StorySourceInput = {
  id: 'robot',
  words: ['robot', 'android', 'computer', 'cyborg'],
  situations: ['newcomer', 'make'],
  creature: 'robot',
  topic: 'the robot',
  thing: 'the robot',
  home: 'workshop',
  main: 'city',
  plots: [
    {
      id: 'too-helpful',
      titles: ['{L} and the Robot', 'The Robot Who Helped Too Much', 'Press the Green Button'],
      goal: 'teach the robot when to stop',
      trouble: 'the robot would not stop helping',
      solved: 'the robot had understood',
      opener:
        'In the workshop, under a cloth, lay screws, springs and an old tin bath. For weeks {L+} had been hammering. Now only one thing was missing: to press the green button.',
      friend:
        'Click. Two lamps lit up. Then {S+} stood up, whirred, and said, “I am here to help.” “Wonderful,” said {L}. The robot bowed, and a spring fell out.',
      problem:
        'The robot helped. It tidied the workshop, it tidied the street, and then it tidied the people, by size. It polished the cat. “I am here to help,” it said, and carried off everyone’s front doors to polish them. It would not stop.',
      tries: [
        '“Stop!” called {L}. “Stop,” said the robot kindly, wrote it down, and put it on the pile of words that need dusting.',
        'They took out its battery. The robot thanked them and plugged itself into the street lamp. Now it helped faster.',
        'They gave it a hundred tasks, to keep it busy. It was finished in four minutes, and had washed the river as well.',
      ],
      tip: '“It does everything it was told,” said {G+}. “Nobody told it the other half. Helping has two parts. The second one is a question, and it’s very short.”',
      turn: '{L} climbed up on a box, to look the robot in both lamps. “When you want to help,” said {L}, “first ask, ‘What do you need?’ And then wait for the answer.” “Wait,” repeated the robot. Deep inside it something went “ting”.',
      done: 'It turned to the cat, which shone like a spoon. “What do you need?” it asked, and waited. Then it sat down, quite still, in the sun, so that the cat could lie on its warm tin tummy. The front doors came back, too.',
      again:
        'In the evening the robot comes to {L}. “What do you need?” it asks. Mostly it is somebody to sit with. It can do that very well now.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'It turned to the cat, which shone like a spoon. “What do you need?” it asked, and waited. Then it asked the whole street, sorted by size. “Put us back, and stay,” said the street, and brought out its chairs, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '“What do you need?” the robot asked the cat, and waited, and asked {L}. And the front doors came back, too. {G} undid one small screw behind the lamps and blew out the dust, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'It turned to the cat, which shone like a spoon. “What do you need?” it asked, and waited. Then it sat down in the sun, so that the cat could lie on its warm tin tummy. “Ting,” it went inside, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '“What do you need?” it asked the cat, and waited. Then it sat down, quite still, so that the cat could lie on its warm tin tummy. All the front doors were back and could be shut. Two lamps went out, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'It turned to the cat, which shone like a spoon. “What do you need?” it asked, and waited. Then it carried all the front doors back, and asked at every one of them, and waited there too. So {told}.',
        },
      ],
      helper: { name: 'Professor Cog', creature: 'tortoise' },
      art: {
        'had been hammering': 'workshop: L hammer happy; cloth, bath',
        'Two lamps lit up': 'workshop: S bow happy; L cheer; two lamp',
        'said, and carried off': 'village: S carry door happy; L think worried; people, cat',
        'and put it on the pile': 'village: S write calm; L shout; paper',
        'plugged itself into': 'village: S stand happy; L hold bundle worried; lamp',
        'gave it a hundred': 'village: S wash happy; L hold paper worried; many plate',
        'Helping has two parts': 'workshop: G say; L look G curious; S look',
        'climbed up on a box': 'village: L say brave on box; S listen calm',
        'Deep inside it': 'village: S look surprised; L look happy; bell',
        'so that the cat could': 'village: S sit happy; L laugh; cat, door',
        'Mostly it is': 'living-room, evening: L sit on sofa happy; S sit on sofa happy',
      },
    },
    {
      id: 'the-wrong-button',
      titles: ['Do Not Press', 'The Robot Who Wanted a Birthday', '{L} and the Red Button'],
      goal: 'give the robot a birthday',
      trouble: 'the robot had no birthday',
      solved: 'the robot had a birthday of its own',
      opener:
        'Under a sheet in the workshop stood somebody with square knees. {L+} pulled the sheet away, and two lamps went on, slowly, a green one and a yellow one.',
      friend:
        '“I am {S},” said {S+}. “I can add, and I can iron. Question: what is a birthday?” “It’s when you were born,” said {L}. The lamps flickered. “I was not born. I was screwed together. From a Tuesday to a Friday.”',
      problem:
        'All the others had one. The cat had one. {S} looked through all the drawers for a day, and there was none in them. “Result: I am nobody’s day,” said {S}, and the yellow lamp went out.',
      tries: [
        '{L} offered {S.them} half a birthday, the afternoon half. But a birthday in two halves does not stand up.',
        'They looked for a date on the metal. Under one arm it said, “Made in”, and then there was rust.',
        '{S} worked it out: Tuesday plus Friday, divided by two. It came to a Wednesday and a half. And no calendar has got that.',
      ],
      tip: '“You’re looking for the day on the outside,” said {G+}. “A birthday is the day from which on somebody is glad that you’re there. I’m sure that can be found out. Whom could you ask?”',
      turn: '{L} thought. Then {L} fetched the calendar and a thick pencil. “I’ve been glad since this morning,” said {L}, “at about a quarter past nine. It was when your green lamp went on.” And round that day {L} drew a circle.',
      done: 'There was cake with screws on it, nuts as well, and everyone sang. “My oil is rising,” said {S}. “Cause unknown.” “That’s joy,” said {L}. Both lamps shone so brightly that the neighbours came over.',
      again:
        '{S} has ironed the page of the calendar. It hangs in a frame above the workbench: a quarter past nine, and round it a circle.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Round that day {L} drew a thick circle. “Result: that is mine,” said {S}, and both lamps shone so brightly that the neighbours came over. One brought nuts, one brought bolts, and one brought a candle, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Round that day {L} drew a thick circle. “My oil is rising,” said {S}. “Cause unknown.” “That’s joy,” said {L}, and brought the hand out from behind the back. And {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Round that day {L} drew a thick circle. “My oil is rising,” said {S}. “Cause unknown.” “That’s joy,” said {L}. Both lamps shone, the green one and the yellow one, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Round that day {L} drew a thick circle. There was cake with screws on it. “My oil is rising,” said {S}. “That’s joy,” said {L}. Then {S} ironed the sheet, twice, with no crease, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'Round the day with the green lamp {L} drew a thick circle. “Then I am somebody’s day,” said {S}, and the yellow lamp came on again. There was cake with screws on it, and {told}.',
        },
      ],
      helper: { name: 'Mr Sprocket', creature: 'mole' },
      setting: { creature: 'robot', main: 'workshop', thing: 'the calendar' },
      art: {
        'pulled the sheet away': 'workshop: L pull cloth surprised; lamp',
        'sheet in the workshop stood': 'workshop: L look curious; cloth',
        'a green one and': 'workshop: L look surprised; F point surprised; green lamp, yellow lamp',
        'I was screwed together': 'workshop: S say calm; L peek curious; calendar',
        'looked through all the drawers': 'workshop: S look sad; L think worried; drawers, cat',
        'half a birthday, the': 'workshop: L give cake; S look sad',
        'and then there was rust': 'workshop: L hold magnifying-glass curious; S raise calm',
        'a Wednesday and a half': 'workshop: S write worried; L look curious; calendar',
        'A birthday is the day': 'workshop: G say; L look G curious; S look; calendar',
        'a thick pencil': 'workshop: L hold calendar brave; S look sad',
        'I’ve been glad since': 'workshop: L say happy; S look surprised; calendar',
        'And round that day': 'workshop: L draw crayon happy; S look happy; calendar',
        'cake with screws on it': 'workshop: S cheer happy; L cheer; cake, people',
        'hangs in a frame above': 'workshop: S point proud; L look happy; calendar',
      },
    },
  ],
};
