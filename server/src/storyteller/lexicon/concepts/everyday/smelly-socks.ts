import type { StorySourceInput } from '../../story-source.ts';

/** Stories about smelly feet and socks. */
export const smellySocks: StorySourceInput = {
  id: 'smelly-socks',
  words: [
    'smelly/stinky sock/socks',
    'smelly/stinky foot/feet',
    'smelly/stinky shoe/shoes/trainer/trainers',
    'bad smell',
    'funny smell',
    'strange smell',
    'horrible smell',
    'what is that smell',
    'what smells',
    'stink',
    'smelly/stinky clothes/laundry/slipper/slippers',
    'smelly/stinky room/bedroom/house/bag/locker',
    'something smells',
    'smell in the house',
    'smelliest/stinkiest sock/socks/foot/feet/shoe/shoes',
    'stinky dog',
    'skunk smell',
  ],
  situations: [
    'mystery',
    'finds',
    'culprit',
    'trait',
    'has',
    'deed',
    'ailment',
    'question',
    'record',
    'record-being',
    'cannot',
    'what-if',
  ],
  topic: 'a terrible smell',
  thing: 'the smell',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'follow-the-nose',
      titles: ['What Is That Smell?', '{L} Follows a Nose', 'The Case of the Terrible Smell'],
      goal: 'find out where the smell came from',
      trouble: 'there was a terrible smell, and nobody knew where it came from',
      solved: 'the smell had been found and washed',
      opener:
        'It started on Friday. Somebody came into the house, stopped, and said, “What is that?” It smelled of cheese, and wet dog, and pond. {L+} said, “This is a case for a detective.”',
      friend:
        '“I’ve got a very good nose,” said {F+}. They went in on tiptoe, with their noses in front. In the kitchen it was weaker. In the hall it was stronger. It seemed to be walking around with them.',
      problem:
        'By Saturday they all sat in the garden, in coats. The flowers drooped. The aunt who was invited to tea was just in time to remember another appointment. “It must be found,” they all said.',
      tries: [
        'First they suspected the cheese. {L} carried it out into the garden, on a long spoon. The cheese was innocent. The smell stayed.',
        'Then they suspected the dog from next door, and gave it a bath. Now there was a very clean dog, and it looked offended, and sneezed at the smell like everyone else.',
        'They opened all the windows and sprayed roses. Now it smelled of cheese, wet dog, pond, and roses.',
      ],
      tip: '“You look everywhere that you are not,” said {G+}. “A good detective asks: when is it strongest? Write it down, with the time. And then think who was there each time.”',
      low: 'They drew a plan of the house and wrote down the smell from one to ten. Hall, four o’clock: nine. Sofa, half past four: ten. Tree house, five o’clock: ten. “Tree house?” said {L}. “There’s nobody up there but me.”',
      turn: '{L} sat down on the bottom step and looked at the plan, and then downwards. There were {L’s} favourite trainers. There were {L’s} favourite socks in them. {L} had worn them since the adventure in the pond. Slowly {L} undid one lace, and the flowers fainted.',
      done: '“I’ve got the culprit,” said {L}, and held up the sock with a pair of tongs. “It’s me.” They all laughed, and {L} laughed the most. The socks went into the wash, the trainers out on the line, and both feet into a bowl with soap.',
      again:
        'Every evening the sock detective is on duty now. {L} sniffs, thinks, and writes down a number. From three upwards they go into the wash.',
      helper: { name: 'Inspector Beagle', creature: 'dog' },
    },
  ],
};
