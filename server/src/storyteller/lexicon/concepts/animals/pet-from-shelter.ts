import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a dog from the animal shelter. */
export const petFromShelter: StorySourceInput = {
  id: 'pet-from-shelter',
  words: [
    'animal shelter',
    'shelter/rescue dog/cat',
    'rescue/rescued animal',
    'adopt/adopting dog/cat/kitten/puppy/pet',
    'stray dog/cat',
    'animal rescue',
    'dog/cat from the shelter',
  ],
  situations: ['newcomer', 'learn', 'visit', 'own-wish', 'deed', 'being-and-thing', 'afraid-being'],
  gentle: true,
  topic: 'a dog from the animal shelter',
  thing: 'the basket',
  creature: 'dog',
  home: 'cottage',
  main: 'cottage',
  plots: [
    {
      id: 'under-the-table',
      titles: ['{L} and the Dog Under the Table', 'A Home for a Shelter Dog', 'In Its Own Time'],
      goal: 'help the shelter dog feel at home',
      trouble: 'the dog from the shelter stayed under the table',
      solved: 'the dog had come out by itself',
      object: 'blanket',
      opener:
        'In the animal shelter there were twelve kennels. In eleven of them the dogs jumped and barked. In the last one somebody sat quite still and looked at the wall. “That one,” said {L+}.',
      friend:
        'So {S+} came home with them. {S} walked in with its tail down, looked round once, and crept under the kitchen table, as far as it could go.',
      problem:
        'And there {S} stayed. It did not eat when somebody was looking. When a door banged, it trembled. “Somebody wasn’t kind to it once,” they had said at the shelter. It could not know yet that here it was different.',
      tries: [
        '{L} crawled under the table to stroke it. {S} pressed itself against the wall and looked away.',
        '{L} put down the best sausage in the middle of the room and called. {S} sniffed, and stayed.',
        'They bought a new basket with a cushion. It stood there, and nobody lay in it.',
      ],
      tip: '“It isn’t that it doesn’t like you,” said {G+} from the shelter. “It’s finding out if you’re safe, and that goes slowly. Don’t look at it, and don’t reach for it. Sit on the floor, with your back to it. And do it every day, at the same time.”',
      turn: 'So {L} sat down on the floor every afternoon, with {L.their~the} back to the table, and read aloud out of a book. Beside {L} lay an old blanket and a piece of sausage. On the first day nothing happened. On the fourth day the sausage was gone.',
      done: 'On the ninth day, in the middle of a page, something warm lay down behind {L}. Then there was a sigh, and a head on {L’s} foot. {L} did not turn round, and read on to the end, and then the whole book again.',
      again: '{S} still goes under the table when there’s thunder. {L} goes too, and brings the book.',
      helper: { name: 'Mrs Kind', creature: 'woman' },
      outcomes: [
        {
          asked: ['play/ball/wag/lick/run/walk/garden/trick'],
          done: 'On the ninth day something warm lay down behind {L}, in the middle of a page. There was a sigh, and a head on {L’s} foot. {L} read on, and so it was on the tenth day, and the eleventh. And then {told}.',
        },
        {
          asked: ['sleep/asleep/bed/basket/lap/curl/cuddle/sofa/couch'],
          done: 'On the ninth day, in the middle of a page, something warm lay down behind {L}. Then there was a sigh, and a head on {L’s} foot. {L} did not turn round. The book was read to the end and once again, and {told}.',
        },
        {
          asked: ['home/family/adopt/stay/keep/name/forever', 'trust/safe', 'not/no scared/afraid/shy'],
          done: 'On the ninth day, in the middle of a page, something warm lay down behind {L}, on the old blanket. Then there was a sigh, and a head on {L’s} foot. A door banged, far off. {S} only lifted one ear, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'happy', 'friends', 'team', 'says', 'laughs', 'claps', 'tells', 'sees'],
          done: 'On the ninth day, in the middle of a page, something warm lay down behind {L}. Then there was a sigh, and a head on {L’s} foot. One by one the others sat down on the floor, with their backs to the table, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'shares', 'makes', 'plays'],
          done: 'On the ninth day, in the middle of a page, something warm lay down behind {L}. There was a sigh, and a head on {L’s} foot. Nobody banged a pan that evening. They sat on the floor with their plates, low and quiet, and {told}.',
        },
      ],
      art: {
        'twelve kennels': 'corridor: L point sad; kennel, dog',
        'once, and crept under the': 'kitchen: S crawl frightened; L hold lead worried; table',
        'When a door banged': 'kitchen: S shiver frightened under table; L look S worried',
        'to stroke it': 'kitchen: L crawl worried; S hide frightened under table',
        'the best sausage': 'kitchen: L offer sausage worried; S peek curious under table',
        'a new basket with a cushion': 'kitchen: L+F look worried; S hide sad under table; basket, cushion',
        'finding out if you’re safe': 'kitchen: G say; L look G curious; S hide under table',
        'sat down on the floor every': 'kitchen: L sit calm; S peek curious under table; blanket',
        'On the fourth day': 'kitchen: L read surprised; S peek happy under table; plate',
        'in the middle of a page': 'kitchen: L read happy; S lie calm',
        'when there’s thunder': 'kitchen, night, rain: L lie book happy; S lie calm under table',
      },
    },
  ],
};
