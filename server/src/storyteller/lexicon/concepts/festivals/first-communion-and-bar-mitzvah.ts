import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the great day of a child in its faith: communion, bar mitzvah, baptism. */
export const firstCommunionAndBarMitzvah: StorySourceInput = {
  id: 'first-communion-and-bar-mitzvah',
  words: [
    'first communion',
    'first holy communion',
    'communion',
    'confirmation',
    'bar mitzvah',
    'bat mitzvah',
    'bar/bat mitzvah',
    'baptism',
    'christening',
    'be/being baptised',
    'naming ceremony',
    'baptism of my/our baby brother/sister',
    'my cousin’s bar mitzvah',
  ],
  situations: ['visit', 'learn', 'afraid', 'question', 'newcomer', 'make'],
  topic: 'a great family day',
  thing: 'the candle with the name',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'a-job-for-the-great-day',
      titles: ['The Great Day', 'A Job for {L}', 'Everybody Is Coming'],
      goal: 'have a part in the great day',
      trouble: 'everybody had something to do but {L}',
      solved: '{L} had a part in the great day',
      opener:
        'There was going to be a great day in the family. Cousins came from far away, the best plates stood on the table, and in the house of prayer a blessing was going to be said. {L+} had new shoes, and no idea.',
      friend:
        '“What do you do there?” asked {L}. “It’s the day when you belong, and everybody promises to be there for you,” said {F+}. {F} was going to carry the candle. Auntie was reading aloud, and Grandpa had the speech.',
      problem:
        'Everybody was running about with something. “Can I help?” asked {L}. “Sit nicely, that’s a help,” they said. {L} sat nicely. It was like watching through a window at something that belonged to everyone else.',
      tries: [
        '{L} carried the cake. It was bigger than {L}, and it was taken away in time.',
        '{L} practised Grandpa’s speech, and knew it better than Grandpa. But it was Grandpa’s.',
        '{L} wanted to be very quiet, and crept under the table. There you see only shoes.',
      ],
      tip: '“Such a day isn’t only for the one in the middle,” said {G+}. “It needs all those who stand round it. What do you know about that child that nobody else does? Give that. It doesn’t have to be big.”',
      low: 'In an hour it was going to begin. Somebody was looking for a comb, and somebody was crying a little with joy.',
      turn: '{L} thought. Then {L} fetched a strip of white cloth and wrote on it all the things that {L} had seen: the first laugh, the fall into the nettles, the time with the lost kite. Everyone who passed added a word.',
      done: 'When the blessing had been said, {L} was called. {L} walked to the front in the new shoes and laid the cloth round those shoulders like a scarf. “So that you know who’s here,” said {L}. It was full of names. It was quite quiet, and then there was singing.',
      again:
        'It hangs over a bed now. On bad days it is read, from the top to the bottom, and by then the day is mostly better.',
      outcomes: [
        {
          asked: ['sing/song/dance/read/speech/bless/blessing/candle/water/name/torah/proud/family'],
          done: 'When the blessing had been said, {L} walked to the front and laid the white cloth round those shoulders like a scarf. It was full of names. “So that you know who’s here,” said {L}. It was quite quiet, and then {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'party/sleepover/celebrate/celebration/feast',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['eats', 'shares', 'party', 'makes', 'plays', 'gets'],
          done: 'When the blessing had been said, {L} laid the white cloth with all the names round those shoulders like a scarf. “So that you know who’s here.” Then it was worn to the table, over the best clothes, past the best plates, and {told}.',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'laugh/giggle/grin',
            'clap/cheer/applaud',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'team/together',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'home',
            'sleep/asleep/bed/snore',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'home', 'sleep'],
          done: 'When the blessing had been said, {L} laid the white cloth round those shoulders like a scarf. “So that you know who’s here,” said {L}. There stood the nettles, and the kite, and everybody’s name. It was read aloud, and {told}.',
        },
      ],
      helper: {
        name: 'Great-Uncle Ben',
        creature: 'man',
      },
      art: {
        'the best plates stood': 'living-room: L look curious; table, many plate, two shoe',
        'was going to carry the candle': 'living-room: F hold candle proud; L look happy; people',
        'running about with something': 'living-room: L sit on chair sad; F walk candle; people, plate',
        'It was bigger than': 'living-room: L carry big cake worried; F startle',
        'practised Grandpa’s speech': 'living-room: L read paper proud; F clap happy; grandfather',
        'There you see only shoes': 'living-room: L hide sad under table; many shoe',
        'Such a day isn': 'living-room: G say; L+F look G curious; candle',
        'for a comb, and': 'hallway: L think worried; F hold comb; lady, clock',
        'a strip of white cloth': 'living-room: L write ribbon brave; F peek curious; people',
        'like a scarf': 'great-hall: L give white scarf proud; F hold candle happy; children, people',
        'It hangs over a bed now': 'bedroom: L read white scarf calm; F look curious; bed',
      },
    },
  ],
};
