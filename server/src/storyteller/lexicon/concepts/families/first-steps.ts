import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a baby’s first steps and first word. */
export const firstSteps: StorySourceInput = {
  id: 'first-steps',
  words: [
    'baby’s first steps',
    'baby first step/steps',
    'first steps',
    'baby learn/learns/learning walk/crawl',
    'baby walk/walks/walking/crawl/crawls/crawling',
    'learn/learning walk',
    'brother/sister learn/learns/learning walk',
    'baby start/starts walk/walking',
  ],
  situations: ['learn', 'cannot', 'wants', 'ability', 'deed', 'has', 'newcomer', 'question'],
  happensToLead: true,
  topic: 'the baby’s first steps',
  thing: 'the baby’s feet',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'from-one-finger-to-the-next',
      titles: ['One Step, Plop', 'The Baby Learns to Walk', '{L} and the Very First Steps'],
      goal: 'help the baby to take its first step',
      trouble: 'the baby could stand, but it did not dare to let go',
      solved: 'the baby had walked three steps, all alone',
      opener:
        'The baby could do a lot already. It could crawl backwards, clap, and eat a newspaper. And since Tuesday it could stand up by the sofa, and there it stood and wobbled, and looked proud. {L+} looked proud, too.',
      friend:
        '“It’ll start walking any day now,” they all said, and nobody wanted to miss it. The camera lay ready, and {F+} sat down on the floor to watch. The baby looked at all of them. Then it sat down. Plop.',
      problem:
        'The baby wanted to come to {L}. You could see that. It lifted one foot. But it held on to the sofa with five fat fingers, and would not let go. And whoever holds on to a sofa doesn’t get far.',
      tries: [
        '{L} held both of its hands and walked with it, up and down. That was nice. But it was {L} who did the walking. When {L} let go: plop.',
        '{L} put the very best biscuit on the chair on the other side. The baby looked at it, dropped onto its knees, and crawled there like the wind.',
        'They all called at once, from all sides, “Come on! Come here!” The baby looked from one to another, until it was dizzy.',
      ],
      tip: '“You walked on a Sunday at four o’clock,” said {G+}. “Nobody was waiting for it. You had a peg in each hand, and you thought you were holding on. It doesn’t need any strength, it can do it already. It only needs something to hold on to that comes along.”',
      low: '{L} sat down on the carpet, quite close, just three small steps away. {L} sent the camera out of the room. Nobody was to wait for anything now.',
      turn: '{L} gave the baby a wooden spoon. The baby took it. {L} gave it a second one. Now both of its hands were full and there was none left for the sofa. The baby looked at the spoons and did not notice a thing. Then {L} opened both arms.',
      done: 'One foot. A wobble. The other foot. And one more! The baby walked, with a spoon in each hand like a drummer, three whole steps, and fell into {L’s} arms. Nobody had taken a picture. But they had all seen it, through the crack of the door.',
      again:
        'Now it runs. It runs with the spoons, with a shoe, with the phone. “I’ve taught it that,” says {L}, and runs after it.',
      object: 'spoon',
      helper: { name: 'Granny Rose', creature: 'woman' },
      outcomes: [
        {
          asked: [
            'walk/step/run/stand walk/alone/first/across/mum/dad/grandma/her/him/them',
            'walk',
            'take step',
          ],
          done: 'One foot. A wobble. The other foot. The baby had a spoon in each hand, like a drummer, and no sofa anywhere near. {L} sat there with open arms, one step further away each time, and {told}.',
        },
        {
          asked: ['photo/picture/film/video/camera/record'],
          done: 'The baby walked three whole steps, with a spoon in each hand, and fell into {L’s} arms. It stood up again at once, as if it had to catch a train. This time the camera was switched on, and {told}.',
        },
        {
          kinds: ['claps', 'laughs', 'happy', 'feels', 'says', 'says-words', 'gets', 'given-by', 'all-get'],
          done: 'One foot. A wobble. The other foot. And one more! The baby walked three whole steps, with a spoon in each hand like a drummer, and fell into {L’s} arms. Behind the door somebody had held their breath, and let it out again, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'plays',
            'party',
            'eats',
            'shares',
            'stays',
            'makes',
          ],
          done: 'The baby walked three whole steps, with a spoon in each hand, and fell into {L’s} arms. It would not sit down again. It banged the spoons together for more. So {F} opened the door as wide as it went, everyone came in, and {told}.',
        },
      ],
      art: {
        'it could stand up by the sofa': 'living-room: L look proud; baby, sofa',
        'sat down on the floor to watch': 'living-room: F sit happy; L look F; baby, camera',
        'The baby wanted to come to': 'living-room: L kneel worried; baby, sofa',
        'walked with it, up and down': 'living-room: L walk happy; baby',
        'put the very best biscuit': 'living-room: L look surprised; baby; biscuit on chair',
        'They all called at once': 'living-room: L+F call happy; baby, people',
        'only needs something to hold': 'living-room: G say happy; L listen curious; baby',
        'sat down on the carpet': 'living-room: L sit calm; baby, rug',
        'gave the baby a wooden spoon': 'living-room: L give spoon happy; baby',
        'The baby looked at the spoons': 'living-room: L crouch happy; baby, two spoon',
        'spoon in each hand': 'living-room: L cheer proud; baby, two spoon',
        'Now it runs': 'living-room: L chase laughing; baby, shoe',
      },
    },
  ],
};
