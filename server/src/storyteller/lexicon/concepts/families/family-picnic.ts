import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a picnic. */
export const familyPicnic: StorySourceInput = {
  id: 'family-picnic',
  words: [
    'forgotten picnic',
    'forgot/forget picnic',
    'picnic without food',
    'picnic at/by the river',
    'picnic river',
  ],
  situations: ['visit', 'wants', 'make', 'lacks', 'learn', 'forgets', 'deed', 'taken', 'own-wish'],
  topic: 'the picnic',
  thing: 'the picnic basket',
  home: 'cottage',
  main: 'meadow',
  plots: [
    {
      id: 'the-basket-on-the-stairs',
      titles: ['The Picnic', '{L} and the Forgotten Basket', 'Seven Plums and a Loaf'],
      goal: 'have a picnic',
      trouble: 'the basket was standing at home on the stairs',
      solved: 'there was a picnic, and more than enough for everybody',
      opener:
        'They had been cutting and spreading and packing since seven: egg sandwiches, cherry cake, lemonade with mint. {L+} had folded the red blanket. “To the river!” somebody called, and off they went, with hats on.',
      friend:
        'It was a long way, across three fields and over a stile, and with each field they got hungrier. {F+} was talking about nothing but the cherry cake. At last there was the river, and a willow, and the best place in the world. {L} spread the blanket.',
      problem:
        '“And now the basket,” said {L}. They all looked at one another. “I’ve got the hats.” “I’ve got the ball.” “I thought you had it.” {L} saw it quite clearly: it was standing at home on the stairs, with a cloth over it.',
      tries: [
        'They ate the mint out of {F’s} hat. Two leaves each.',
        '{L} wanted to catch a fish, with a shoelace. The fish were interested in the shoelace for a while.',
        'They lay down and tried not to think of cherry cake. You can hear an egg sandwich in your head, if you’re quiet.',
      ],
      tip: '“No basket?” asked {G+}, who came along the path with a bicycle. “That happened to us in the year of the plums. Hungry people sit on blankets all along this river, and every one of them has brought too much of one thing. Somebody only has to begin.”',
      low: '{L} turned out all the pockets. There was a whistle, a piece of string, and a pack of cards. Nobody could eat that. But perhaps it was something, all the same.',
      turn: '{L} walked along the bank, to the first blanket. “Good afternoon,” said {L}. “We’ve forgotten our basket, but we’ve got a big blanket, a ball and cards. Would you like to come over?” They had seven plums and a loaf. The next had a whole cheese.',
      done: 'Soon there were four blankets in a row under the willow. There was bread and cheese and plums, and somebody had a fiddle. {L} had never had such a good picnic, and there was not one egg sandwich in it.',
      again:
        'The basket was still on the stairs, with a cat in it. They go again every summer. And whoever forgets the basket is the guest of honour.',
      object: 'basket',
      helper: { name: 'Mr Spoke', creature: 'man' },
      outcomes: [
        {
          asked: ['swim/river/paddle/boat/game/ball'],
          kinds: ['plays'],
          done: 'Soon there were four blankets in a row under the willow, with bread and cheese and plums. Nobody had brought more than one thing, except for {L}, who had brought the ball and the cards and everybody else. So {told}.',
        },
        {
          asked: ['friend/friends/new/meet/join'],
          kinds: ['friends', 'new-friend', 'still-friends', 'team', 'says', 'says-words'],
          done: 'Soon there were four blankets in a row under the willow. At first it was “your plums” and “our cards”. Then the fiddle began, the blankets slid together, and nobody could say whose was whose. So {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'makes'],
          done: 'Soon there were four blankets in a row under the willow: one brought plums, one a cheese as big as a wheel, one had a fiddle. {L’s} was the biggest, so everything was put down in the middle of it, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'home', 'way-home', 'stays', 'sleep'],
          done: 'Soon there were four blankets in a row under the willow, with bread and cheese and plums on them, and somebody had a fiddle. “And who packed the basket?” asked the man with the cheese. They all pointed at one another, and {told}.',
        },
      ],
      art: {
        'cutting and spreading and packing': 'kitchen: L fold blanket happy; basket, sandwich',
        'there was the river, and a willow': 'river: L hold picnic-blanket happy; F run happy; tree',
        'saw it quite clearly': 'river: L think basket worried; F look L worried; picnic-blanket',
        'ate the mint out of': 'river: L eat leaf sad; F hold hat sad',
        'wanted to catch a fish': 'river: L hold string worried; F look; fish',
        'lay down and tried not': 'river: L lie sad; F think cake sad; picnic-blanket',
        'along the path with a bicycle': 'river: G say happy; L+F listen curious; bike',
        'turned out all the pockets': 'river: L hold whistle curious; string, card',
        'along the bank, to the first blanket': 'river: L show ball happy; people, picnic-blanket',
        'They had seven plums and a loaf': 'river: L offer card happy; people, cheese, bread',
        'there were four blankets in': 'river: L eat bread happy; F eat happy cheese; people, picnic-blanket',
        'still on the stairs, with a cat in it': 'hallway: L laugh; F laugh; basket, cat on stairs',
      },
    },
  ],
};
