import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a playtime indoors. */
export const wetPlaytime: StorySourceInput = {
  id: 'wet-playtime',
  words: [
    'wet playtime',
    'wet play',
    'indoor play',
    'indoor playtime',
    'rainy playtime',
    'indoor recess',
    'rainy recess',
    'inside at playtime',
    'rainy day at school',
    'nothing to do at playtime',
    'playtime games',
    'new playtime game',
    'invent/inventing game',
    'make/making up game',
  ],
  situations: ['make', 'deed', 'learn', 'wants', 'quarrel'],
  topic: 'a playtime indoors',
  thing: 'the game with the chalk line',
  home: 'school',
  main: 'school',
  indoors: true,
  weather: 'rain',
  plots: [
    {
      id: 'the-game-for-ten-square-feet',
      titles: ['The Game Under the Table', 'Wet Playtime', '{L} Invents a Game'],
      goal: 'find a game for a wet playtime',
      trouble: 'everybody was shut in and cross',
      solved: 'everybody was playing',
      opener:
        'It was raining so hard that the yard had disappeared. “Wet playtime,” they were told. “You’ll stay in.” In the classroom there were thirty children, and one puzzle with a piece missing. {L+} sat among them.',
      friend:
        '{F+} lay across two chairs. “There’s nothing to do,” said {F}. Somebody threw a rubber. Somebody pushed. It was getting louder and louder.',
      problem:
        'They could not run, they could not shout, and a ball was out of the question. “There’s no game that you can play in here,” said {L}. They had all got legs that wanted to get out.',
      tries: [
        'They played catch. It lasted until the first shelf. “No running!” they heard from the door.',
        'They all wanted the puzzle. Then it had two pieces missing.',
        'They played at being asleep. Somebody giggled, and all thirty woke up.',
      ],
      tip: '“If there isn’t much room, you need a slow game,” said {G+}. “And one where you have to be quiet in order to win. Make up only three rules. No more, or they’ll quarrel about them.”',
      low: 'The rain drummed. There were fifteen long minutes left.',
      turn: '{L} looked at the floor, with its long straight boards. “They’re logs,” said {L}, “and under us is the swamp. Rule one: only walk on logs. Rule two: as slowly as a sloth. Rule three: whoever makes a noise turns into a frog.”',
      done: 'Thirty sloths crept through the classroom on long boards, arms first. It was so quiet that you could hear the rain. Then somebody sneezed and said “Ribbit”. When the bell rang, they were all disappointed.',
      again:
        'The next day the sun shone. In the yard thirty children were walking very slowly along a chalk line.',
      outcomes: [
        {
          asked: ['game/invent/puzzle/favourite/teacher'],
          kinds: ['wins', 'makes'],
          done: 'Thirty sloths crept through the classroom on long boards, arms first. Then somebody sneezed, said “Ribbit”, and had to think up rule four. When the bell rang, they were all disappointed. {L} took a piece of chalk out into the yard, and {told}.',
        },
        {
          asked: ['sun/rain/outside/stop/rainbow/puddle/playground'],
          kinds: ['learns', 'sees', 'no-longer', 'goes'],
          done: 'Thirty sloths crept through the classroom on long boards, arms first. It was so quiet that you could hear the rain. Then you could hear that there was none. The frogs by the door looked out first. “Ribbit!” they called, and {told}.',
          again:
            'The next day thirty children walked very slowly along a chalk line in the yard, and it was not even raining.',
        },
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares', 'gets'],
          done: 'Thirty sloths crept through the classroom on long boards, arms first, and it was quiet enough to hear the rain. Whoever sneezed said “Ribbit”, and went to the frogs in the corner. They had their own pond there by now, with all the cushions, and {told}.',
        },
        {
          asked: ['make/find/get/meet/have/become/best/new/good friend'],
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'still-friends',
            'feels',
            'says',
            'helps',
            'home',
            'way-home',
          ],
          done: 'Thirty sloths crept through the classroom on long boards, arms first. {F} met the one who had pushed, on the same log. One of them had to step back. Neither could do that without a noise, so they held on to each other, and turned very slowly. And {told}.',
        },
      ],
      helper: {
        name: 'Miss Puddle',
        creature: 'frog',
      },
      art: {
        'raining so hard': 'school, rain: L sit sad; children, puzzle',
        'across two chairs': 'school, rain: F lie sad; L look sad; chair, children',
        'shout, and a ball was': 'school, rain: L kick sad; children, ball',
        'played catch': 'school, rain: L run laughing; children, shelf, teacher',
        'wanted the puzzle': 'school, rain: L pull puzzle angry; F pull puzzle angry; children',
        'at being asleep': 'school, rain: L lie laughing; F lie laughing; children',
        'you need a slow game': 'school, rain: G whisper calm; L think tortoise curious',
        'The rain drummed': 'school, rain: L look sad at ground; clock, children',
        'straight boards': 'school, rain: L point happy; F look curious; plank, frog',
        'Thirty sloths crept': 'school, rain: L tiptoe calm; F tiptoe calm; many children, frog',
        'chalk line': 'playground, clear: L tiptoe happy; F tiptoe laughing; children',
      },
    },
  ],
};
