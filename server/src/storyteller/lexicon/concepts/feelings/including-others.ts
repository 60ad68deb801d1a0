import type { StorySourceInput } from '../../story-source.ts';

/** Stories about letting everybody join in. */
export const includingOthers: StorySourceInput = {
  id: 'including-others',
  words: [
    'include/including others/everyone/everybody',
    'include/including',
    'inclusion',
    'be/being inclusive',
    'inclusive',
    'not leave/leaving anyone/anybody/somebody/someone out',
    'let/letting others/everyone/everybody/someone join/play',
    'let/letting somebody/someone join in',
    'buddy bench',
    'friendship bench',
    'join/joining in',
    'invite/inviting others/everyone',
    'nobody left out',
    'everyone can play',
  ],
  situations: ['learn', 'deed', 'trait', 'visit', 'wants'],
  topic: 'letting everyone join in',
  thing: 'the bench in the playground',
  main: 'school',
  plots: [
    {
      id: 'the-buddy-bench',
      titles: ['The Bench in the Playground', 'Room for One More', '{L} and the Buddy Bench'],
      goal: 'find a place in the game for {F}',
      trouble: '{F} sat on the bench and had nobody to play with',
      solved: 'there was a place for everyone in the game',
      opener:
        'There is a yellow bench in the playground. Whoever sits on it would like somebody to play with. {L+} hardly ever looked at it, because there was always a game to run to.',
      friend:
        'That day somebody was sitting on it. It was {F+}, with both hands under {F.their~the} knees. {L} saw it from the middle of the game.',
      problem:
        'They were playing horses and riders, two and two. It came out exactly even. “We can’t have any more,” said the others. “Then somebody would be left over.” And so {F} was left over, on the bench.',
      tries: [
        '{L} waved from far away. {F} waved back and stayed where {F.they~it} {F.was}, because a wave is not the same as being asked.',
        '{L} gave {F} a place in the game and sat down on the bench instead. Now {L} was left over.',
        'They took {F} in as a third, and there were a horse and two riders. After one round the horse lay down and would not get up.',
      ],
      tip: '“You’re trying to make {F} fit the game,” said {G+}, who was sweeping the yard. “You invented that game on Monday, didn’t you? So you can invent some more of it. What else is there, where there are horses?”',
      low: 'The bell would ring in ten minutes. {F} had begun to look at the clock.',
      turn: '{L} sat down on the bench, next to {F}. “Would you like to play with us?” asked {L}. “We need a blacksmith. All the horses have lost their shoes.” {F} looked up. “I can do shoes,” said {F}.',
      done: 'The horses queued up at the yellow bench, one after the other, and held up their hooves. Bang, bang, bang! {F} gave each of them new shoes, and a carrot made of air. It was a much better game than before.',
      again:
        'The game has a baker now as well, and a gatekeeper. When somebody sits on the bench, {L} goes over and asks what they can do.',
      helper: { name: 'Mr Sorrel', creature: 'badger' },
      outcomes: [
        {
          asked: ['friend/friends/new'],
          kinds: ['friends', 'new-friend', 'still-friends', 'team'],
          done: 'The horses queued up at the yellow bench and held up their hooves. Bang, bang, bang! {F} gave each of them new shoes. {L’s} took the longest, because they had so much to say to each other meanwhile, and {told}.',
        },
        {
          asked: ['play/join/everyone/everybody/together/bench/game'],
          kinds: ['plays', 'invited'],
          done: '“We need a blacksmith,” {L} had said. The horses queued up at the yellow bench and held up their hooves, bang, bang, bang. Two more stood by the fence and watched. A game that has a blacksmith needs a baker as well, so {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'makes', 'gets', 'given-by', 'all-get'],
          done: 'Bang, bang, bang! {F} gave each of the horses new shoes, and a carrot made of air. After so much galloping the carrots were not enough. The bell rang for break, everybody squeezed on to the yellow bench, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'feels',
            'stays',
            'home',
            'way-home',
            'says',
            'says-words',
            'tells',
            'sleep',
          ],
          done: 'The horses held up their hooves, bang, bang, bang, and {F} gave each of them new shoes. One of them had six legs and a cough. “That’ll be extra,” said {F}, very gravely, and {told}.',
        },
      ],
      art: {
        'There is a yellow bench': 'playground: L run happy; yellow bench, children',
        'was sitting on it': 'playground: F sit sad on bench; L look F curious; children',
        'They were playing horses and riders': 'playground: L run happy; children; F sit sad on bench',
        'waved from far away': 'playground: L wave happy F; F wave sad',
        'a place in the game': 'playground: L sit sad on bench; F run happy; children',
        'in as a third': 'playground: L slump; F look sad; children',
        'who was sweeping the yard': 'playground: G sweep calm; L listen curious; bench',
        'The bell would ring': 'playground: F look sad; L look F; clock, bench',
        'We need a blacksmith': 'playground: L+F sit happy on bench',
        'held up their hooves': 'playground: F hammer happy; L cheer; children, bench',
        'new shoes, and a carrot': 'playground: F hammer happy; L cheer; children, bench',
        'The game has a baker now': 'playground: L wave happy; children, bench',
      },
    },
  ],
};
