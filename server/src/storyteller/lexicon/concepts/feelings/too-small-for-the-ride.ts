import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being too small for something. */
export const tooSmallForTheRide: StorySourceInput = {
  id: 'too-small-for-the-ride',
  words: [
    'too small/short/little to go/ride',
    'too small/short/little for the ride',
    'too small/short/little for the rollercoaster',
    'not tall/big enough',
    'tall/big enough to ride',
  ],
  situations: ['cannot', 'trait', 'sad', 'wants', 'visit', 'does-not-fit', 'deed', 'lacks', 'wants-to-go'],
  topic: 'being too small for a ride',
  thing: 'the measuring board',
  main: 'fair',
  plots: [
    {
      id: 'up-to-the-line',
      titles: ['Up to the Line', 'Too Small for the Ride', 'Next Year'],
      goal: 'go on the big ride',
      trouble: '{L} was too small for the big ride',
      solved: '{L} had found the best ride of all',
      opener:
        'There it was, the big ride: it went up as high as the church and down again with a scream. {L+} had talked of nothing else since last summer.',
      friend:
        '{F+} was in the queue as well. They shuffled forward, step by step. At the front stood a wooden board with a line on it, and a sign: “You must be as tall as this.”',
      problem:
        '{L} stood against the board. The line was above {L’s} head, by the width of a hand. “Sorry,” said the woman at the gate. “Next year, perhaps.” {L} looked at the ground, so that nobody would see.',
      tries: [
        '{L} stood on tiptoe. “With flat feet, please,” said the woman.',
        '{L} put paper in both shoes. It made about as much difference as a slice of cheese.',
        '“I’m big on the inside,” said {L}. “The belt doesn’t hold what’s inside,” said the woman.',
      ],
      tip: '“The line is there so that the belt holds you,” said {G+}, who took the tickets next door. “It isn’t about brave or not brave. But look round: there are rides here that only small ones can do. The big ones look at them all day long, and wish.”',
      low: '{L} watched the big ride go up, and listened to it come down. It was still not fair. But which rides were only for small ones?',
      turn: 'Behind the candyfloss they found it: a train of teacups that ran through the haunted castle, under the tables and through a hole in the wall. The sign said, “No taller than this.” {L} stood up straight beside it. The line was just above {L’s} head.',
      done: '“In you get,” they said. The cup spun, the ghosts lifted their feet, and {L} shouted all the way round. Three big children stood at the fence. “What’s it like in there?” they asked. “I can’t tell you,” said {L}. “You’d have to be smaller.”',
      again:
        'At home there is a line on the door frame now, with the date. Next year it will be higher. {L} isn’t in a hurry.',
      object: 'balloon',
      helper: { name: 'Mrs Ticket', creature: 'hen' },
      outcomes: [
        {
          asked: ['grow/tall/taller/next/year/big/ride/rollercoaster/enough'],
          done: '{L} shouted all the way round in the teacup, and no tall one could come along. At home there was a line on the door frame, with the date. {L} stood up straight beside it, once a month and on birthdays, and {told}.',
        },
        {
          asked: ['best/fun/happy/favourite/again/love'],
          kinds: ['happy', 'feels', 'says', 'says-words'],
          done: 'The cup spun, the ghosts lifted their feet, and {L} shouted all the way round. Three big children stood at the fence and wished. “What’s it like in there?” they asked. “You’d have to be smaller,” said {L}, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'gets', 'given-by', 'all-get', 'plays'],
          done: 'The cup spun, the ghosts lifted their feet, and {L} shouted all the way round, under the tables and through the hole in the wall. It stopped right behind the candyfloss. There were still two coins in {L’s} pocket, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'home',
            'way-home',
            'makes',
            'tells',
            'sleep',
          ],
          done: 'The teacup ran under the tables of the haunted castle and through the hole in the wall. {F} had lost a shoe to a ghost, and the ghost brought it back. They climbed out with very round eyes, and {told}.',
        },
      ],
      art: {
        'There it was, the big ride': 'fair: L look happy at sky; tower',
        'shuffled forward, step by step': 'fair: L stand happy; F stand happy; notice, people',
        'stood against the board': 'fair: L stand sad; ruler, lady, gate',
        'stood on tiptoe.': 'fair: L tiptoe worried; ruler, lady',
        'put paper in both shoes': 'fair: L hold shoe worried; paper',
        'big on the inside': 'fair: L hands-on-hips brave; lady, belt',
        'who took the tickets next door': 'fair: G point calm ticket; L listen curious',
        'watched the big ride go up': 'fair: L look sad at sky; tower, people',
        'Behind the candyfloss': 'fair: L point proud; many cup, sign',
        'cup spun, the ghosts lifted': 'fair: L sit laughing in train; ghost',
        'had lost a shoe to': 'fair: L laugh; F laugh; ghost, shoe',
        'a line on the door frame': 'hallway: L stand happy in doorway',
      },
    },
  ],
};
