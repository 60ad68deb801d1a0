import type { StorySourceInput } from '../../story-source.ts';

/** Stories about taking turns. */
export const takingTurns: StorySourceInput = {
  id: 'taking-turns',
  words: [
    'take/taking turn',
    'take/taking turn slide/swing/scooter/bike/toy/game',
    'whose turn',
    'my turn your turn',
    'wait/waiting turn',
    'share/sharing slide/swing/scooter/bike/trampoline',
    'one swing',
    'turn-taking',
    'not take turn',
  ],
  situations: ['learn', 'deed', 'trait', 'refuses', 'cannot', 'wants', 'quarrel'],
  topic: 'taking turns',
  thing: 'the big swing',
  main: 'garden',
  plots: [
    {
      id: 'twenty-swings',
      titles: ['Whose Turn Is It?', '{L} and the Swing', 'Twenty Swings Each'],
      goal: 'get everyone a turn on the swing',
      trouble: '{L} would not get off the swing',
      solved: 'everybody was getting a turn',
      opener:
        'There was one big swing in the playground, and {L+} was on it. Up, down, up, down. From the top {L} could see over the fence, all the way to the church tower.',
      friend: '{F+} came and waited by the post. “Can I have a turn?” asked {F}. “In a minute,” said {L}.',
      problem:
        'A minute went by, and then a lot more. Behind {F} stood another child, and another. “It’s our turn!” they called. {L} held on tighter. If you got off, who knew when you would ever get back on?',
      tries: [
        '{L} swung higher, so as not to see them. But {L} could still hear them, and swinging was not much fun with everyone cross.',
        '{L} let {F} sit on the swing for three seconds and then said, “Time’s up.” {F} got off again and walked away.',
        'They all held on to the ropes at once, so that nobody could take the swing away. The swing did not move at all.',
      ],
      tip: '“Nobody likes waiting when they don’t know how long it’ll be,” said {G+}. “And nobody likes getting off when they don’t know if they’ll get back on. What could you count, so that everybody knows?”',
      low: '{F} had gone to sit on the wall. {L} had the swing all alone now. There was no one to push it, and no one to wave to.',
      turn: '{L} put both feet down and stopped the swing. “Twenty swings each!” called {L}. “Then it’s the next one’s turn. And whoever is waiting does the counting.” Then {L} got off and held the rope for {F}. “You first.”',
      done: '“One, two, three,” they all counted, and pushed, and at twenty {F} jumped off and went to the back of the queue. Counting was nearly as good as swinging. And before anyone got cross, it was {L’s} turn again.',
      again:
        'Now they count for the slide, too, and for the scooter. “Nineteen, twenty, change!” {L} calls it loudest of all.',
      helper: { name: 'Mrs Hopper', creature: 'frog' },
      outcomes: [
        {
          asked: ['turn/share/count/swing/wait/next'],
          kinds: ['shares'],
          done: '“Nineteen, twenty!” they all counted, and pushed, and {F} jumped off and went to the back of the queue. Whoever was waiting had something to count. Nobody held on tighter than they had to, and {told}.',
        },
        {
          asked: ['friend/friends/play/together/fun'],
          kinds: ['friends', 'new-friend', 'still-friends', 'team', 'plays', 'happy', 'feels'],
          done: '“You first,” {L} had said to {F}. They all counted and pushed, and counting was nearly as good as swinging. By the third round they knew one another’s names, and how high each of them liked it, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'stays',
            'party',
            'eats',
            'makes',
            'gets',
            'given-by',
            'all-get',
            'home',
            'way-home',
            'says',
            'says-words',
            'tells',
            'sleep',
          ],
          done: '“Eighteen, nineteen, twenty!” Before anyone got cross, it was {L’s} turn again. From the top you could see over the fence, to the church tower, and somebody coming with a basket. {L} called it down to the queue, and {told}.',
        },
      ],
    },
    {
      id: 'a-ring-of-turns',
      titles: ['Everybody Change!', '{L} Can’t Wait', 'Round and Round the Playground'],
      goal: 'get a turn without a quarrel',
      trouble: 'everybody wanted the swing at once',
      solved: 'nobody had to stand and wait any more',
      opener:
        'The playground had a slide, a red scooter for everyone, and one big swing. It was the swing that they all wanted. When {L+} got there, the queue reached right back to the gate.',
      friend:
        '{F+} stood at the end of the queue and made room. “It’s moving,” said {F}. “Is it?” asked {L}. They watched. It moved by one step.',
      problem:
        'Waiting is hard when your legs want to swing. {L} slipped past the others and jumped on as soon as the swing was free. “It isn’t your turn!” they shouted. {L} had to get off and go to the very end of the queue.',
      tries: [
        '{L} put a shoe in the queue to keep the place, and hopped off to play. Later the shoe was lying by the fence. “Shoes can’t have a turn,” said the others.',
        '“I was first yesterday, so I’m first today,” said {L}. Everybody had been first at some time. They argued about it for so long that the swing hung there empty.',
        '{L} counted the children in front, and then counted them again. There were just as many as before. Counting only made the waiting longer.',
      ],
      tip: '“My oven holds only one tray,” said {G+}, who was selling rolls at the gate. “While that one’s in the oven, I fill the next, and another cools down. In my bakery nobody just waits. Look around: what’s being used here, and what isn’t?”',
      low: '{L} looked around. There was a long row of children doing nothing at all. On the slide lay a leaf, and the scooter was leaning against the fence. {L} began to smile.',
      turn: '“Let’s make a ring!” called {L}. “Swing, slide, scooter! The others push and sing, and when the song’s over, everyone moves on to the next thing.” Then {L} gave the swing to {F} and took the scooter.',
      done: 'They sang, they changed, and they sang again. The queue had turned into a ring, and in a ring nobody is last. Soon {L} was swinging as high as the hedge. When the song was over, {L} got off and ran on to the slide.',
      again:
        'By now the song has a lot of verses. {L} sings the last one very slowly when {F} is on the swing.',
      helper: { name: 'Baker Plum', creature: 'badger' },
      outcomes: [
        {
          asked: ['turn/share/count/swing/wait/next'],
          kinds: ['shares'],
          done: 'Swing, slide, scooter, and when the song was over, everyone moved on. The queue had turned into a ring, and in a ring nobody is last. {L} got off at the last note, as high as the hedge, and {told}.',
        },
        {
          asked: ['friend/friends/play/together/fun/sing'],
          kinds: ['friends', 'new-friend', 'still-friends', 'team', 'plays', 'happy', 'feels'],
          done: 'They sang, they changed, and they sang again. In a ring nobody is last, and everybody has one person in front and one behind. {L} had {F}. The song got a verse for each of them, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'stays',
            'party',
            'eats',
            'shares',
            'makes',
            'gets',
            'given-by',
            'all-get',
            'home',
            'way-home',
            'says',
            'says-words',
            'tells',
            'sleep',
          ],
          done: 'Swing, slide, scooter, song. It went round and round, until {G} came into the ring as well, with a tray, and was swept along. The rolls moved on from one to the next when the music stopped. So {told}.',
        },
      ],
    },
  ],
};
