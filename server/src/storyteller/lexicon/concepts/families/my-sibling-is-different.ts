import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a sister or brother with a disability. */
export const mySiblingIsDifferent: StorySourceInput = {
  id: 'my-sibling-is-different',
  words: [
    'my brother/sister is different',
    'brother/sister autism/autistic',
    'brother/sister special needs',
    'brother/sister disability/disabled',
    'brother/sister has/with autism/adhd',
    'brother/sister can’t/cannot talk/speak/walk',
    'brother/sister in wheelchair',
    'autistic brother/sister',
    'disabled brother/sister',
    'brother/sister has special needs',
    'brother/sister is autistic',
    'brother/sister doesn’t/does not talk/speak',
  ],
  situations: [
    'trait',
    'deed',
    'wants',
    'learn',
    'question',
    'longing',
    'absence',
    'has',
    'sad',
    'works-as',
    'cannot',
    'refuses',
    'ailment',
    'broken',
    'damage',
    'lacks',
    'quarrel',
    'afraid',
    'own-wish',
    'value',
  ],
  gentle: true,
  happensToLead: true,
  topic: 'a sister or brother who is different',
  thing: 'the window by the lift',
  creature: 'brother',
  home: 'cottage',
  main: 'city',
  plots: [
    {
      id: 'the-red-things',
      titles: ['How {S} Sees It', 'All the Red Things', '{S} Does It Differently'],
      goal: 'have a good day out with {S}',
      trouble: 'people stared, and {S} was upset',
      solved: 'they had found out how {S} liked it',
      opener:
        '{L+} knew all about {S}. {S} flapped both hands when something was lovely, and hummed when something was too much. {S} knew the number of every bus. {S} did not like surprises, peas, or a hand on the shoulder.',
      friend:
        'Today they were all going to town together. The plan had hung on the fridge since Monday, with a picture for everything: bus, shop, ice cream, home.',
      problem:
        'But the shop was closed, and so they went to another one. That was not on the plan! It was bright, it beeped, and {S} lay down on the floor and shouted. People stood still and stared. “So big, and behaves like that,” said a woman. {L}’s ears grew hot.',
      tries: [
        '“Get up,” whispered {L}. “They’re all looking.” But {S} was not doing it for them, and could not stop for them either.',
        '{L} pretended not to belong to {S}, and studied a shelf of soup tins. That felt even worse than being stared at.',
        '{L} offered {S} a sweet. {S} threw it away. It was the wrong question.',
      ],
      tip: '“It’s loud in here, I take my ears out at lunchtime,” said {G+}, who worked at the till and wore hearing aids. “There’s a window at the back by the lift. And you know {S} better than any of us. What’s nice when everything is too much?”',
      low: '{L} shut {L.their} eyes for a moment, and tried to hear it as {S} did: the beeping, the music, the trolley with the squeaky wheel, all at once, and all of it inside.',
      turn: '{L} sat down on the floor, not too close, and did not touch {S}. “Bus,” said {L} quietly. “Number four, number nine.” The shouting stopped for a moment. “Number twenty-one,” said {S}. {L} stood up and walked ahead, slowly, and {S} came along to the window.',
      done: 'From there you could see the whole bus station. They counted all the red things, and {L} drew a new plan on a paper bag: window, bus, ice cream, home. {S}’s hands began to flap. “Is that good?” asked the woman who had stared. “It’s very good,” said {L}.',
      again:
        'In the drawer there is now a card for things that change. It has a cloud on it. {S} doesn’t like it, but knows it, and that is a lot.',
      helper: { name: 'Mrs Till', creature: 'badger' },
      outcomes: [
        {
          asked: ['ice-cream/cream/home/bus/shop'],
          kinds: ['eats', 'gets', 'given-by', 'all-get', 'home', 'way-home'],
          done: 'They counted all the red things from the window, and {L} drew a new plan on a paper bag: window, bus, ice cream, home. {S}’s hands began to flap. There was a picture for everything again, so they went from one to the next, and {told}.',
        },
        {
          asked: ['talk/say/speak/smile/laugh/hug/happy/calm brother/sister/he/she/first'],
          kinds: ['laughs', 'happy', 'feels', 'says', 'says-words'],
          done: 'From the window they counted all the red things, and {S}’s hands began to flap. “Is that good?” asked the woman who had stared. “It’s very good,” said {L}. {S} leaned against the glass, with one sleeve touching {L’s}, and {told}.',
        },
        {
          asked: ['understand/learn/know/everyone/people/kind/proud/love'],
          kinds: ['friends', 'new-friend', 'still-friends', 'team', 'helps'],
          done: '{L} had sat down on the floor, not too close, and called out the buses, until they could walk to the window and count all the red things. The one at the till had watched. So had a boy with a balloon, and {told}.',
        },
        {
          kinds: ['plays', 'party', 'shares', 'makes', 'tells', 'hugs', 'stays', 'claps', 'sleep'],
          done: 'From the window you could see the whole bus station. They counted the red things, up to forty-one, and {L} drew a new plan on a paper bag. {S} looked at it and took the pencil. There was one more picture to go in, and {told}.',
        },
      ],
    },
  ],
};
