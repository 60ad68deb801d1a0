import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the tummy bug. */
export const tummyBug: StorySourceInput = {
  id: 'tummy-bug',
  words: [
    'tummy/stomach/sick bug',
    'sickness bug',
    'be/being sick night',
    'throw/throwing up',
    'vomit',
    'vomiting',
    'sick bowl/bucket',
    'feel/feeling sick night',
  ],
  situations: ['ailment', 'has', 'trait', 'deed', 'cannot', 'learn', 'question'],
  happensToLead: true,
  topic: 'the tummy bug',
  thing: 'the bucket',
  main: 'cottage',
  plots: [
    {
      id: 'one-sip-at-a-time',
      titles: ['{L} and the Tummy Bug', 'The Night of the Bucket', 'One Sip at a Time'],
      goal: 'keep something down',
      trouble: 'nothing would stay in {L’s} tummy',
      solved: 'the tummy bug was over',
      opener:
        'In the middle of the night {L+} sat up. Something was wrong. {L} called out, and then it all came up, over the pyjamas and the pillow and the blue bear.',
      friend:
        'Soon the light was on. {F+} was awake too, and fetched the blue bucket. “Here,” said {F}. “Just in case.”',
      problem:
        'They changed the sheets and opened the window. And then it came again, into the bucket this time. “It’s a tummy bug,” they said. “It will pass.” {L} was pale and shaky, and very thirsty.',
      tries: [
        '{L} drank a whole glass of water at once. It tasted wonderful. Two minutes later it was in the bucket.',
        '“Perhaps I’m hungry,” said {L}, and ate a slice of buttered toast. The toast came back faster than the water.',
        '{L} drank nothing any more, so that nothing could come up. But now {L’s} mouth was dry, and the head began to ache.',
      ],
      tip: '“A tummy that’s been sick is like a shop that has to be tidied,” said {G+}. “It can’t take a big delivery. Give it one small sip, and wait. Then one more.”',
      turn: 'So {L} took one sip from a spoon. They waited till the big hand had moved a little. It stayed down. One more sip. {L} leaned back, with the bucket on the floor, and they listened to a story between the spoons.',
      done: 'By the time it was light, the cup was empty and the bucket was still clean. {L} slept all morning. At noon there was a dry cracker, and it stayed where it belonged.',
      again:
        'The blue bear has been washed and hangs on the line by the ears. They all wash their hands a lot that week. And {L} ate a whole plate of pasta on Friday.',
      object: 'spoon',
      helper: { name: 'Doctor Clover', creature: 'goat' },
      outcomes: [
        {
          asked: ['better/well/healthy/eat/pasta/toast/hungry/gone'],
          kinds: ['eats', 'gets', 'given-by', 'all-get'],
          done: 'One sip, and wait. One more. By the time it was light, the cup was empty and the bucket was still clean. At noon there was a dry cracker, and it stayed where it belonged. The shop had been tidied, and {told}.',
        },
        {
          asked: ['sleep/asleep/rest/story/read'],
          kinds: ['sleep', 'tells'],
          done: 'By the time it was light, the cup was empty and the bucket was still clean. Spoon by spoon they had got to the end of the story. The clean sheets were cool. The blue bear was already on the line, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'feels',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'home',
            'way-home',
            'says',
            'says-words',
            'plays',
            'party',
            'shares',
            'makes',
          ],
          done: 'By the time it was light, the bucket was still clean. At noon a dry cracker stayed where it belonged. “I think it’s over,” said {L}, quite astonished. {F} put the bucket away, upside down, like a hat, and {told}.',
        },
      ],
      art: {
        'In the middle of the night': 'bedroom, night: L sit frightened in bed; blue teddy',
        'fetched the blue bucket': 'bedroom, night: F offer blue bucket worried; L sit sad in bed',
        'changed the sheets and opened': 'bedroom, night: L sit sad on bed; blue bucket, mother',
        'drank a whole glass of water': 'bedroom, night: L drink glass surprised; bucket',
        'a slice of buttered toast': 'bedroom, night: L hold toast worried; bucket',
        'drank nothing any more': 'bedroom, night: L lie sad in bed; glass',
        'like a shop that has to be tidied': 'bedroom: G offer spoon calm; L listen sad',
        'took one sip from a spoon': 'bedroom, night: L eat spoon calm in bed; clock',
        'leaned back, with the bucket': 'bedroom, night: L sit calm in bed; mother, book, bucket',
        'By the time it was light': 'bedroom, morning: L sleep happy in bed; cup, bucket',
        'The blue bear has been washed': 'garden: L laugh; washing-line, blue teddy',
      },
    },
  ],
};
