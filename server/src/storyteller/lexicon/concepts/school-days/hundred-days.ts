import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the hundredth day of school. */
export const hundredDays: StorySourceInput = {
  id: 'hundred-days',
  words: [
    'hundred day/days school',
    'hundredth day school',
    '100/100th day school',
    '100 day/days',
    '100th day',
    'hundred days',
    'one hundred days of school',
    'count/counting to 100',
    'count/counting to a hundred',
    'a hundred things',
    'collect/collecting 100 things',
  ],
  situations: ['visit', 'make', 'wants', 'learn', 'cannot'],
  topic: 'the hundredth day of school',
  thing: 'the bag of buttons',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'ten-times-ten',
      titles: ['One Hundred Buttons', '{L} and the Hundredth Day', 'Ten Times Ten'],
      goal: 'count a hundred buttons',
      trouble: 'the number was different every time they counted',
      solved: 'there were exactly one hundred buttons',
      opener:
        '“Tomorrow is our hundredth day of school,” said the teacher. “Please bring a hundred of something.” At home {L+} tipped out Grandma’s button tin and counted, and put a hundred buttons into a bag.',
      friend: '{F+} had a hundred dried beans. “Did you count them?” asked {L}. “Twice,” said {F}.',
      problem:
        'Just in front of the school the bag burst. The buttons rolled down the steps, under the hedge, and into the drain. They picked up all that they could find. But were there still a hundred? {L} began, “One, two, three…”',
      tries: [
        '{L} counted them all in one go. At sixty-seven somebody said good morning, and {L} had to start again.',
        '{L} and {F} counted the same heap, each of them alone. {L} got ninety-six, and {F} got a hundred and three.',
        'They weighed them in their hands. It felt like a hundred. It would also have felt like ninety.',
      ],
      tip: '“You keep falling out of the middle,” said {G+}. “So don’t make the road so long. You can count to ten without a mistake, can’t you? What if you stopped there each time and began a new heap?”',
      low: 'The bell had rung. All the others laid their hundreds out on the tables: pasta, pebbles, paper stars.',
      turn: '{L} pushed ten buttons together. One heap. Ten more, next to it. {F} laid a pencil beside each heap. Nine heaps of ten. And in the last one there were seven, eight, nine. “One is missing!” said {L}. “Just one. Ninety-nine!”',
      done: 'Now they knew what they were looking for. {F} looked in the hedge, and {L} looked in both pockets, and then down at {L.their} own coat. There it was, on a thread! {L} laid it on the last heap. Ten heaps of ten. One hundred.',
      again:
        '{L} sewed that button back on without any help. It is button number one hundred, and everybody knows it.',
      outcomes: [
        {
          asked: ['dress/costume', 'marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'There was the last button, on {L’s} own coat! Ten heaps of ten. One hundred. “And my beans!” said {F}. Each one in the class tipped out a hundred of something, raisins as well, and somebody had brought a hundred straws. So {told}.',
        },
        {
          asked: ['hundred/count/button/100/number/find/learn/teacher/class'],
          kinds: ['learns', 'gets', 'wins', 'sees', 'home', 'way-home', 'makes'],
          done: 'One was missing, just one. {F} looked in the hedge, and {L} looked in both pockets, and then down at {L.their} own coat. There it was, on a thread! Ten heaps of ten. They pushed them into rows on the teacher’s table, and {told}.',
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
            'says',
            'helps',
          ],
          done: 'Just one was missing. {F} crawled through the hedge, and {L} looked in both pockets, and there it was, on a thread of {L’s} own coat! “You’ve had it on all along,” said {F}, with leaves all over. Ten heaps of ten, and {told}.',
        },
      ],
      object: 'bag',
      helper: { name: 'Mrs Ten', creature: 'hen' },
      art: {
        'our hundredth day': 'kitchen: L give button happy; tin, many button',
        'a hundred dried beans': 'village: L hold bag happy; F hold jar happy; house',
        'the bag burst': 'village: L startle; F crouch worried; many button, hedge, step',
        'all in one go': 'school: L point worried; many button, children',
        'counted the same heap': 'school: L write worried; F write worried; many button',
        'weighed them in their hands': 'school: L hold button curious; F hold button curious',
        'falling out of the middle': 'school: G point calm; L look curious; button',
        'The bell had rung': 'school: L look worried; children, many pebble, bell',
        'pushed ten buttons together': 'school: L push button happy; F give crayon; many button',
        'Ten heaps of ten': 'school: L raise button proud; F cheer; many button',
        'sewed that button': 'school: L sew happy; coat',
      },
    },
  ],
};
