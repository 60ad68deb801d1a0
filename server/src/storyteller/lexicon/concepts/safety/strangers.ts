import type { StorySourceInput } from '../../story-source.ts';

/** Stories about strangers. */
export const strangers: StorySourceInput = {
  id: 'strangers',
  words: [
    'stranger',
    'strangers',
    'stranger danger',
    'talk/talking to strangers',
    'tricky people',
    'tricky person',
    'don’t talk to strangers',
    'go/going with a stranger',
    'never go with strangers',
    'safe adults',
    'safe grown-ups',
    'safe strangers',
    'say/saying no to strangers',
  ],
  situations: ['learn', 'afraid', 'deed', 'visit'],
  gentle: true,
  topic: 'what to do about strangers',
  thing: 'the password',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'check-first',
      titles: ['Check First', '{L} and the Stranger', 'The Secret Word'],
      goal: 'know what to do',
      trouble: 'a stranger wanted {L} to come along',
      solved: '{L} was safe with the grown-ups',
      opener:
        '{L+} was playing in front of the house. “Stay where I can see you from the window,” they had said. The sun was shining, and the chalk was new.',
      friend: '{F+} came with a skipping rope, and they drew a road with chalk, all the way to the gate.',
      problem:
        'A car stopped. Somebody leaned out whom {L} had never seen before. “I’ve got some puppies at home,” the stranger said, and smiled. “Would you like to see them? Your mum says it’s all right.” The voice was friendly. But {L’s} tummy felt tight.',
      tries: [
        '{L} thought, “It’s not polite to run away from somebody who’s talking to you.” But the car door was opening.',
        '“What colour are they?” asked {F}. “Come here and I’ll show you,” said the stranger. That was nearer, and not further away.',
      ],
      tip: '{L} remembered what {G+} had said. “You don’t have to be polite. If anybody wants you to come along, even somebody you know, check with us first. Step back, shout no, and run home.”',
      low: 'For a moment {L} could not move. Then {F} took {L’s} hand.',
      turn: '{L} took three big steps back. “No!” shouted {L}, as loudly as possible. “I have to check first!” And the two of them ran, away from the car and in at the door. {L} told everything, from the car to the puppies.',
      done: 'The grown-ups locked the door and telephoned the police. {L} was held tight. “You did just the right thing,” they said. “You checked first. And you told us.” {L} could still feel {L.their} heart thumping, and then it got quieter.',
      again:
        'Now the family has a secret word. Whoever does not know it cannot fetch {L}, not even with puppies.',
      helper: { name: 'Officer Daisy', creature: 'dog' },
      outcomes: [
        {
          asked: ['run home/mum/mummy/mom/dad/back/grandma/house/inside'],
          done: 'In at the door they went, and did not stop before the kitchen: {told}. The grown-ups locked the door and telephoned the police, and {L} was held tight. “You did just the right thing,” they said. “You checked first. And you told us.”',
        },
        {
          asked: ['safe/home/mum/mummy/mom/dad/parent/mother/father/family/police/tell/told'],
          done: 'The grown-ups locked the door and telephoned the police. {L} was held tight, and told it once more, from the car to the puppies. “You checked first. And you told us.” The chalk road could wait until they all came out along. So {told}.',
        },
        {
          asked: ['puppy/dog/word/secret/password'],
          done: 'The grown-ups locked the door and telephoned the police. {L} was held tight. “You did just the right thing.” The heart thumped, and then it got quieter. In the evening they sat down at the kitchen table, just the family, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'happy', 'friends', 'team', 'says', 'stays', 'plays', 'tells', 'sees'],
          done: 'The grown-ups locked the door and telephoned the police. {F} still had {L’s} hand. “You did just the right thing,” they said. “You checked first. And you told us.” {L’s} heart thumped, and then it got quieter, and {told}.',
        },
      ],
      art: {
        'playing in front of the house': 'village: L draw crayon happy; house, window',
        'with a skipping rope': 'village: F hold skipping-rope happy; L draw crayon happy',
        'A car stopped': 'village: L stand worried; F look worried; car, gentleman',
        'car door was opening': 'village: L stand worried; car, gentleman',
        'What colour are they': 'village: F say worried; L look worried; car',
        'have to be polite': 'village: L think dog worried; G say; house',
        'For a moment': 'village: F hold-hands L brave; L stand frightened',
        'I have to check first': 'village: L shout brave; F run; car',
        'locked the door': 'living-room: L hug F; people, phone, door',
        'a secret word': 'living-room: L whisper happy; people',
      },
    },
  ],
};
