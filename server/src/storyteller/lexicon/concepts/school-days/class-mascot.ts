import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the class mascot that goes home for the weekend. */
export const classMascot: StorySourceInput = {
  id: 'class-mascot',
  words: [
    'class mascot',
    'class bear/teddy',
    'teddy weekend',
    'class mascot teddy goes/go home',
    'mascot',
    'weekend bear',
    'take/taking/takes home the class bear/teddy/mascot',
    'class bear home',
    'teddy goes/go home with',
    'school teddy',
    'star bear',
  ],
  situations: ['has', 'visit', 'wants', 'deed', 'learn', 'lost', 'lost-by'],
  topic: 'the class bear',
  thing: 'the class bear’s diary',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'nothing-to-write',
      titles: ['A Weekend with Barnaby Bear', 'The Class Bear Comes Home', 'Nothing in the Diary'],
      goal: 'write a page in the class bear’s diary',
      trouble: 'there was nothing exciting to write about',
      solved: 'there was a full page in the diary',
      opener:
        'Every Friday the class bear went home with somebody, in a bag with a diary. Last week it had been in an aeroplane. The week before it had been on a horse. Today it was {L+}’s turn.',
      friend:
        '{F+} came along to see the bear. They read the diary on the doorstep. Everybody in it had done something grand. “What are you going to do?” asked {F}.',
      problem:
        'It was a perfectly ordinary weekend. It was raining. There was washing on the line in the kitchen, and there were potatoes. On Sunday at noon the page was still empty. “The bear’s bored,” said {L}, “and everyone will read it.”',
      tries: [
        '{L} built a rocket out of the laundry basket. It stayed where it was, and the bear fell over.',
        '{L} wrote, “We were on the moon.” But the handwriting wobbled, because it was not true, and {L} crossed it out.',
        'They put the bear on the window sill, so that it would see something. It saw the rain. So did they.',
      ],
      tip: '“I’ve seen that bear go by for years,” said {G+} from next door. “It’s been everywhere. But it’s got no ear left that’s sewn on tight, and it’s grey round the nose. If I’d been in an aeroplane every weekend, do you know what I’d want?”',
      low: '{L} took the bear on {L’s} lap and looked at it closely. One ear hung by a thread. Both paws were sticky. It really did look tired.',
      turn: '{L} ran warm water into the basin. The bear had a bath with foam, and was hung up to dry with two clothes pegs. {F} threaded the needle, and {L} sewed on the ear. Then they wrapped the bear in a blanket, and {L} read it a story.',
      done: 'Now {L} knew what to write! “On Saturday Barnaby had a bath. It was brown. On Sunday Barnaby’s ear was sewn on, with eleven stitches. Then we did nothing. Barnaby liked that best.” {F} drew the bear asleep. The page was full to the edge.',
      again:
        'On Monday the teacher read it out, and everyone wanted to smell the bear. Since then a quiet weekend is what most of them wish for.',
      outcomes: [
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'The ear held, with eleven stitches, and {L} wrote it all down. “On Sunday evening there were guests,” {L} added, before there were any. Then a cushion was put on the third chair, for Barnaby, and the potatoes came out of the oven. And {told}.',
        },
        {
          asked: ['diary/write/teacher/class/read/school/monday/show/tell/proud'],
          kinds: ['tells', 'gets', 'says', 'learns', 'makes'],
          done: '“On Saturday Barnaby had a bath,” wrote {L}. “It was brown. On Sunday the ear was sewn on, with eleven stitches. Then we did nothing.” {L} blew on the ink, put Barnaby into the bag, with a clean nose looking out, and {told}.',
          again:
            'The next one to take Barnaby home asked for a needle. Since then a quiet weekend is what most of them wish for.',
        },
        {
          asked: ['find/lost/back/safe/mend/fix/sew/clean'],
          kinds: ['sleep', 'home', 'way-home', 'stays'],
          done: 'Eleven stitches, and the ear held. Barnaby smelled of soap. {L} wrote it all down: the brown bath, the pegs, the thread, and then nothing at all. {F} drew Barnaby in the blanket. The page was full to the edge, and {told}.',
        },
        {
          asked: ['make/find/get/meet/have/become/best/new/good friend'],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'still-friends', 'feels'],
          done: '{L} wrote: “On Saturday Barnaby had a bath. It was brown. On Sunday the ear was sewn on.” {F} drew Barnaby asleep. It was the first page with nothing grand on it. The teacher read it out slowly, everyone wanted to smell Barnaby, and {told}.',
          again:
            'The next one to take Barnaby home asked for a needle. Since then a quiet weekend is what most of them wish for.',
        },
      ],
      object: 'blanket',
      helper: { name: 'Mrs Thimble', creature: 'woman' },
      art: {
        'the class bear went home': 'school: L hold teddy happy; bag, book',
        'the diary on the doorstep': 'village: L hold teddy worried; F read surprised; door',
        'perfectly ordinary weekend': 'kitchen, rain: L sit sad at table; teddy, washing-line, potato',
        'rocket out of the laundry': 'bedroom: L look sad; laundry-basket, teddy',
        'We were on the moon': 'bedroom: L write worried at table; moon',
        'on the window sill': 'bedroom, rain: L hold teddy sad; F look sad; curtain',
        'seen that bear go by': 'cottage: G speak calm; L hold teddy curious',
        'hung by a thread': 'bedroom: L look worried magnifying-glass at teddy; teddy',
        'a bath with foam': 'bathroom: L wash happy; F hold towel happy; teddy, bath',
        'the bear in a blanket': 'bedroom: L read happy teddy; F hold needle happy; blanket',
        'Saturday Barnaby had a bath':
          'bedroom: L write proud at table; F draw drawing-pad(teddy) happy; teddy',
        'bear asleep': 'bedroom: L write proud at table; F draw drawing-pad(teddy) happy; teddy',
        'wanted to smell the bear': 'school: L hold teddy proud; teacher, children',
      },
    },
  ],
};
