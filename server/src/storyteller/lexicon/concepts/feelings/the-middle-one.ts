import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being the youngest, the eldest or the one in the middle. */
export const theMiddleOne: StorySourceInput = {
  id: 'the-middle-one',
  words: [
    'be/being youngest',
    'youngest',
    'be/being eldest',
    'eldest',
    'middle child',
    'be/being in the middle',
    'be/being oldest',
    'hand-me-down brother/sister',
    'too little to',
    'always last',
    'be/being last',
  ],
  situations: ['trait', 'deed', 'learn', 'wants', 'own-wish'],
  happensToLead: true,
  topic: 'being the youngest',
  thing: 'the kitchen door frame',
  main: 'cottage',
  plots: [
    {
      id: 'what-only-the-smallest-sees',
      titles: ['The Last in the Row', 'What {L} Could See', '{L} Comes Last'],
      goal: 'be really needed for once',
      trouble: '{L} always came last and was always too something',
      solved: 'they had needed {L} and nobody else',
      opener:
        'At home everything went in a row: bath, boots, the big piece. In that row {L+} had one place, always the same. “You’re still too little,” they said, or, “You ought to know better,” just as it suited them.',
      problem:
        'Today they were building something in the yard, and it was big. “Later,” they said to {L}, and, “Don’t get in the way.” {L} stood there with a hammer and nobody to give it to.',
      tries: [
        '{L} stood on two bricks, so as to be bigger. One of the bricks was needed.',
        '{L} did everything the others did, only more of it. It was in the wrong place, and louder.',
        '{L} went to {L.their~the} room and was offended. One is not noticed much there.',
      ],
      tip: '“You want a place further up the row,” said {G+}. “But from where you are you see things that the others don’t. What’s at the height of your nose?”',
      turn: '{L} walked round it, slowly, and looked at what was there at that height. All the others had looked at the roof. “There’s a screw missing,” said {L}, “down here. And here. And the whole thing’s standing on a hosepipe.” It was quiet.',
      done: 'They bent down, all of them. It was true! And the place was so narrow that only one hand would fit in: {L’s}. “A bit to the left,” said {L}, “and now hold it.” They did as they were told, from the biggest down.',
      again:
        'Before they build anything now they call, “{L}! What’s it look like from where you are?” The row still goes the way it always did. But when it’s needed, it starts from the other end.',
      outcomes: [
        {
          asked: ['proud/thank/special/important/love/hero/happy/notice'],
          kinds: ['happy', 'feels', 'says', 'says-words', 'gets', 'given-by', 'all-get'],
          done: 'They bent down, all of them, and the place was so narrow that only one hand would fit in: {L’s}. “A bit to the left,” said {L}, “and now hold it.” They did as they were told, from the biggest down, and {told}.',
        },
        {
          asked: ['play/help/build/together/turn/first/let/join'],
          kinds: ['plays', 'helps', 'makes', 'friends', 'new-friend', 'still-friends', 'team'],
          done: 'Only {L’s} hand fitted in between the hosepipe and the board. In went the screw, and nothing wobbled any more. “What’s it look like from where you are?” they asked, before every plank that came after. So {told}.',
        },
        {
          kinds: [
            'party',
            'eats',
            'shares',
            'hugs',
            'laughs',
            'claps',
            'stays',
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: '“And now hold it,” said {L}, from underneath, and they did as they were told, from the biggest down. In went the last screw. {L} crept out with a cobweb on the head. The row stood there, and for once it began with {L}, so {told}.',
        },
      ],
      art: {
        'At home everything went in a row': 'cottage: L stand sad; people, boot',
        'You’re still too little': 'cottage: L sulk sad; people',
        'Today they were building': 'workshop: L hold hammer sad; people, plank',
        'stood on two bricks': 'workshop: L tiptoe worried; two block, people',
        'did everything the others did': 'workshop: L hammer worried; people',
        'and was offended': 'bedroom: L sulk sad on bed',
        'You want a place further': 'cottage: G say calm; L listen curious',
        'walked round it, slowly': 'workshop: L crouch curious; shed',
        'There’s a screw missing': 'workshop: L point brave; shed, hose, people',
        'did as they were told': 'workshop: L handle spanner proud; people, shed',
        'In went the screw': 'workshop: L handle spanner proud; people, shed',
        'Before they build anything now': 'workshop: L crouch happy; people, plank',
      },
    },
  ],
};
