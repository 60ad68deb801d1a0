import type { StorySourceInput } from '../../story-source.ts';

/** Stories about packing for the holiday. */
export const packingForHoliday: StorySourceInput = {
  id: 'packing-for-holiday',
  words: [
    'pack/packing/packed suitcase/bag/case/holiday/trip',
    'packing',
    'suitcase',
    'pack for holiday',
    'go/going on holiday/vacation',
    'holiday/vacation',
    'first holiday/vacation',
    'family holiday/vacation',
    'day before holiday',
  ],
  situations: ['visit', 'learn', 'wants', 'newcomer', 'forgets', 'has', 'does-not-fit', 'own-wish', 'cannot'],
  happensToLead: true,
  topic: 'packing for the holiday',
  thing: 'the suitcase',
  main: 'cottage',
  plots: [
    {
      id: 'it-will-not-close',
      titles: ['{L} Packs', 'The Suitcase That Would Not Shut', 'Off on Holiday!'],
      goal: 'pack the suitcase',
      trouble: 'the suitcase would not close',
      solved: 'the suitcase was packed and closed',
      opener:
        'Tomorrow they were going on holiday! The blue suitcase lay open on {L+}’s bed, and it was empty. “Pack what you need,” they said. {L} looked round the room. There was so much of it.',
      problem:
        '{L} packed both bears, the big castle, twelve books, the box of stones and the winter boots. Then {L} pressed on the lid. It came down as far as the castle, and no further. And there wasn’t a single sock in there.',
      tries: [
        '{L} sat on the lid. It closed on the left and opened on the right. {F} sat on the right. Then a strap broke.',
        '{L} unpacked the castle and packed its towers into all the corners. There was room for one sock.',
        '{L} carried the heap to the second suitcase. “That’s Mum and Dad’s,” they said, and carried it back.',
      ],
      tip: '“You’re packing for a rainy week at home,” said {G+}. “Sit down and shut your eyes. Go through one day there, from getting up to going to bed. What do you have in your hand?”',
      turn: '{L} sat down on the bed, with closed eyes. “I get up: toothbrush. I get dressed: shorts and a T-shirt. Then we’re on the beach: swimming things, a hat, a bucket. Then it’s night: pyjamas, one bear, one book.” {L} said each thing aloud, and laid it in the case.',
      done: 'There was the last thing, and there was still room at the top. {L} shut the lid. Click, said the left lock. Click, said the right. “And I can carry it myself!” said {L}, and did, as far as the front door.',
      again:
        'There wasn’t one thing missing all week. Only on the way home it was hard to close again, because of the shells.',
      outcomes: [
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares', 'gets'],
          done: 'There was the last thing, and still there was room at the top, just as much as a bag of something good needs. Click, said the left lock. Click, said the right. The bucket was packed, the hat, the swimming things, and so, the very next day, {told}.',
        },
        {
          asked: [
            'holiday/beach/sea/plane/fly/arrive/car/train/trip/swim/hotel/suitcase/shut/close/fit/forget/ready',
          ],
          kinds: ['home', 'way-home', 'learns', 'goes', 'sees', 'no-longer', 'wins', 'makes'],
          done: 'There was the last thing, and there was still room at the top. Click, said the left lock. Click, said the right. {L} carried the blue suitcase to the front door, and sat on it until morning, or nearly. Then the door opened, and {told}.',
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
            'sleep',
            'says',
            'helps',
            'stays',
          ],
          done: 'There was the last thing, and there was still room at the top. The second bear stayed on the pillow to keep the bed warm, with the big castle to live in. {L} told it when they would be back. Click, said both locks, and {told}.',
        },
      ],
      object: 'shell',
      helper: { name: 'Aunt Trunk', creature: 'elephant' },
      art: {
        'The blue suitcase lay open': 'bedroom: L look happy; blue suitcase, bed',
        'There was so much of it': 'bedroom: L carry teddy happy; F carry book; suitcase',
        'packed both bears': 'bedroom: L push; F point worried; suitcase, teddy, boot',
        'sat on the lid': 'bedroom: L sit on suitcase; F sit on suitcase; teddy',
        'unpacked the castle': 'bedroom: L hold sock happy; F hold block; suitcase',
        'carried the heap': 'hallway: L carry blocks worried; F look worried; suitcase, mother',
        'packing for a rainy week': 'bedroom: G say; L+F look G curious; suitcase, boot',
        'with closed eyes. “I': 'bedroom: L think toothbrush calm; F peek curious; bed',
        'Then it’s night': 'bedroom: L give pyjamas happy; F hold bucket; suitcase, hat',
        'said each thing aloud': 'bedroom: L give book happy; F clap happy; suitcase, teddy, toothbrush',
        'said the left lock': 'hallway: L carry suitcase proud; F cheer; door',
        'because of the shells': 'shore: L push happy; F look happy; suitcase, many shell',
      },
    },
  ],
};
