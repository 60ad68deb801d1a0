import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a grandparent who moves into a care home. */
export const careHome: StorySourceInput = {
  id: 'care-home',
  words: [
    'care home',
    'nursing home',
    'old people home',
    'old people’s home',
    'retirement home',
    'home for old people',
    'grandma/grandpa/granny/nana/nan/nonna/grandad/oma/opa/grandmother/grandfather move/moves/moving home/into',
  ],
  situations: ['visit', 'wants-to-go', 'sad', 'sad-being', 'absence', 'deed', 'question', 'learn'],
  gentle: true,
  topic: 'moving into a care home',
  thing: 'the new room',
  creature: 'grandma',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'a-room-that-knows-her',
      titles: ['The Room at the End of the Corridor', '{S} Moves', 'Room Twelve'],
      goal: 'make the new room a home for {S}',
      trouble: 'the new room did not feel like home',
      solved: 'the new room was {S’s} room',
      opener:
        'The stairs in the old house had become too steep for {S+}, and the nights too long to be alone. So {S} was moving into a care home, where there is somebody to help at any hour. {L+} carried the box with the photographs.',
      problem:
        'The room had a bed, a chair and a window, and white walls. It smelled of soap. {S} sat down on the edge of the bed with {S.their} coat on. “It’s a nice room,” said {S}. “It just isn’t mine.” {L} didn’t know what to say.',
      tries: [
        '“You could come and live with us!” said {L}. But at {L’s} house there were stairs too, and nobody at home all day. They had talked about that many times, and it had made everyone sad.',
        '{L} told one joke after the other, so that {S} would laugh. {S} smiled, to be kind, and kept the coat on.',
        '{L} drew big letters for the door: “Welcome”. It was a fine sign. But behind it the room was as bare as before.',
      ],
      tip: '“Everybody who comes here misses something,” said {G+}, who worked there. “Ask what it is. Most of the time it’s smaller than you’d think, and some of it fits into a bag.”',
      turn: '“What do you miss most?” asked {L}. {S} thought. “The robin at the kitchen window,” said {S}. “My blue cup. And somebody to say good night to.” {L} wrote it all down.',
      done: 'On Saturday the blue cup stood on the window sill. {L} hung a bird feeder outside, filled it, and they waited. A robin came! And at seven the telephone rang in the new room. “Good night,” said {L}. {S} had hung the coat in the cupboard.',
      again:
        'Every Saturday {L} knocks at the door at the end of the corridor. Some days {S} is homesick, and they talk about the old house. Then they look for the robin, and drink from the blue cup in turns.',
      helper: { name: 'Nurse Robin', creature: 'woman' },
      outcomes: [
        {
          asked: ['make/new/find friend', 'friend/friends', 'play/game/bingo/card'],
          kinds: ['friends', 'new-friend', 'still-friends', 'plays'],
          done: 'The blue cup stood on the window sill. {L} hung a bird feeder outside, and a robin came! The door of the room stood open, and a lady with a stick looked in. “Is that your robin?” There were two cups on the tray by then, and {told}.',
        },
        {
          asked: ['visit/come/see every/day/week/saturday/again/often', 'visit/visits'],
          kinds: ['stays', 'home', 'way-home', 'sees'],
          done: 'The blue cup stood on the window sill, and a robin sat on the feeder. At seven the telephone rang in the new room. “Good night,” said {L}. {S} had hung the coat in the cupboard and put a cross on every Saturday, and {told}.',
        },
        {
          asked: ['happy/like/love/home/feel/settle/room'],
          kinds: ['happy', 'feels'],
          done: 'The blue cup stood on the window sill. {L} hung a bird feeder outside, filled it, and they waited. A robin came! {S} took off the coat at last and hung it in the cupboard. There was somebody to say good night to, and {told}.',
        },
        {
          kinds: ['eats', 'shares', 'makes', 'gets', 'given-by', 'all-get', 'party'],
          done: 'On Saturday the blue cup stood on the window sill, and a robin sat on the feeder outside. {S} hung the coat in the cupboard and pulled up the second chair. {L} had brought a bag of crumbs, and cake for those who weren’t robins, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'says', 'says-words', 'tells', 'claps', 'team'],
          done: 'The blue cup stood on the window sill. {L} filled the feeder, and they sat on the bed and waited, side by side. A robin came! {S} held up one finger to keep it quiet, the coat slipped off, and {told}.',
        },
      ],
      art: {
        'had become too steep': 'hallway: S look sad at stairs; L look S worried; stairs',
        'carried the box with the photographs': 'cottage: L carry box sad; S walk sad; house',
        'had a bed, a chair and a window': 'bedroom: S sit sad on bed wearing coat; L stand worried',
        'It just isn’t mine': 'bedroom: S sit sad on bed; L look S worried',
        'come and live with us': 'bedroom: L say brave; S sit sad on bed',
        'one joke after the other': 'bedroom: L laugh S; S sit calm on bed wearing coat',
        'drew big letters for the door': 'corridor: L hang paper proud; door',
        'here misses something': 'corridor: G say calm; L listen curious',
        'What do you miss most': 'bedroom: L write curious; S tell bird sad',
        'wrote it all down': 'bedroom: L write happy; S think cup happy',
        'stood on the window sill': 'bedroom: L look happy at window; S drink happy blue cup; bird on window',
        'knocks at the door at the end': 'corridor: L knock happy; door',
      },
    },
  ],
};
