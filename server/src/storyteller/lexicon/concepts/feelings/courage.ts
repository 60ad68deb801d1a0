import type { StorySourceInput } from '../../story-source.ts';

/** Stories about courage. */
export const courage: StorySourceInput = {
  id: 'courage',
  words: [
    'courage',
    'courageous',
    'bravery',
    'be/being brave',
    'be/being courageous',
    'find/finding courage',
    'feel/feeling brave',
    'becoming brave',
    'learn/learning be brave',
  ],
  situations: ['learn', 'trait', 'wants', 'afraid', 'visit'],
  topic: 'being brave',
  thing: 'the rope bridge',
  main: 'forest',
  plots: [
    {
      id: 'the-rope-bridge',
      titles: ['{L} and the Rope Bridge', 'Brave, Step by Step', 'Wobbly Knees'],
      goal: 'cross the rope bridge',
      trouble: '{L’s} knees wobbled on the rope bridge',
      solved: '{L} stood on the other side',
      opener:
        'In the forest there was a rope bridge over the stream. On the other side grew the blackberries. All the big ones ran across it. {L+} had only ever stood in front of it.',
      friend: '{F+} was over there already, with a basket. “Come on!” called {F}. “It only wobbles a bit!”',
      problem:
        '{L} put one foot on the first plank. It moved. {L’s} knees began to wobble as well, and below, between the planks, was the water. {L} jumped back. “I’m not brave enough,” said {L}.',
      tries: [
        '{L} shut both eyes and ran. After two planks {L} did not know where the next one was, and had to crawl back.',
        '{L} said in a loud voice, “I’m not scared at all!” The knees did not believe it.',
        '{F} bounced in the middle to show how strong it was. That made it worse.',
      ],
      tip: '“My knees wobble on it too, every morning,” said {G+}. “Being brave means you’re scared and you take a step. Hold both ropes, look at the big oak over there, and think only of the next plank.”',
      low: '{L} sat down at the end of the bridge. It looked longer than it had before. Perhaps the brave ones were made of something else.',
      turn: '{L} stood up and held both ropes. “I’m scared,” said {L}, “and I’m going.” One plank. The bridge wobbled. {L} waited until it stopped, looked at the oak, and took the next. {F} counted the planks out loud.',
      done: 'Then there were no more planks, and under {L’s} feet was grass. {L} looked back. It was still a long way down, and {L} had come all the way across. The blackberries were warm from the sun.',
      again: 'On the way home {L’s} knees wobbled again, but only as far as the middle.',
      helper: { name: 'Postman Finch', creature: 'stork' },
      outcomes: [
        {
          asked: ['blackberry/berry/pick/basket/jam/pie'],
          kinds: ['eats', 'makes', 'shares'],
          done: 'There were no more planks, and under {L’s} feet was grass. {L} looked back. It was still a long way down. {F} held out the basket, and the blackberries were warm from the sun, so {told}.',
        },
        {
          asked: ['proud/brave/afraid/scared/fear/hero/medal'],
          kinds: ['happy', 'feels', 'says', 'says-words', 'gets', 'given-by', 'all-get'],
          done: '“I’m scared,” {L} had said, “and I’m going.” Plank by plank the oak came nearer, and then there was grass. {L} looked back. It was still a long way down. {G} had seen it all, with knees that know that bridge, and {told}.',
        },
        {
          asked: ['again/back/run/help/show/teach/other'],
          kinds: ['plays', 'helps'],
          done: 'Then there were no more planks, and {L} had come all the way across. On the other side somebody small stood in front of the bridge, and did not dare. “Hold both ropes,” called {L}, “and look at the oak.” So {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'home',
            'way-home',
            'party',
            'tells',
            'sleep',
          ],
          done: '{F} had counted every plank out loud, and at the last one there was grass. {L’s} knees still wobbled. “Mine too,” said {F}, “and I only watched.” They sat down among the blackberries, with wobbly knees, and {told}.',
        },
      ],
    },
  ],
};
