import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the people who help in a town. */
export const communityHelpers: StorySourceInput = {
  id: 'community-helpers',
  words: [
    'community helper',
    'community helpers',
    'people help/helps us',
    'people who help/helps us',
    'people who help',
    'everyday heroes',
    'everyday hero',
    'helper in the town/community',
    'helpers in our town/community/street',
    'jobs in our/the town/community',
    'who helps us',
    'essential workers',
    'our neighbourhood/neighborhood helpers',
    'people in the/our community/neighbourhood/neighborhood',
  ],
  situations: ['learn', 'visit', 'question', 'thing-pair', 'wants', 'deed'],
  topic: 'the people who help us',
  thing: 'the thank-you letters',
  home: 'city',
  main: 'city',
  plots: [
    {
      id: 'the-one-nobody-sees',
      titles: ['Who Helps Us?', 'Seven Thank-You Letters', '{L} and the One Nobody Sees'],
      goal: 'thank all the people who help in the town',
      trouble: 'one letter of thanks was left and nobody knew who it was for',
      solved: 'every helper in the town had been thanked',
      opener:
        '{L+} had a bag with seven letters in it. On every one was written “Thank you”. They were for the people who help everybody in the town. “We’ll be done by lunchtime,” said {L}.',
      friend:
        '{F+} carried a list. “The firefighters, the doctor, the police officer, the postwoman, the bus driver, the bin men,” read {F}. “And then there’s one left over.”',
      problem:
        'They handed out six letters, and each time somebody smiled and stuck it on a wall. But who was the seventh for? “There’s somebody we’ve forgotten,” said {L}. They walked up and down the street, and saw nobody who helped.',
      tries: [
        'They rang at the door of the mayor. “That’s kind,” said the mayor, “but I get plenty of letters. Isn’t there somebody who doesn’t?”',
        '{L} stood on a wall and called, “Who has helped somebody today?” The people shook their heads and hurried on. Helpers hardly ever think of themselves.',
        '{F} wanted to give the letter to the fire engine. It was very red and very clean, but it had got one already.',
      ],
      tip: '“You’re looking for uniforms,” said {G+}, who sat by the fountain. “Look at the things. The street’s clean, the lamps work, the water comes out of the tap. None of that happens by itself. Who was up before you today?”',
      low: '{L} looked round the square. The ground was swept. In the morning there must have been leaves on it, hundreds of them. Where had they gone?',
      turn: '{L} got up very early the next day. It was still dark. On the empty square somebody in an orange jacket was sweeping, swish, swish, all alone. {L} ran over with the seventh letter. “Thank you,” said {L}. “I can skip here because of you.”',
      done: 'The street sweeper took off one glove and read it twice. “Nobody’s ever seen me,” said the sweeper. “I’m always gone by the time they come.” {L} fetched a second broom. They swept the last corner together, and then the sun rose over a clean square.',
      again:
        '{L} waves to a lot of people now: to somebody up a lamp post, to somebody down a hole. They are surprised, and wave back.',
      outcomes: [
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'The street sweeper read the letter twice. “Nobody’s ever seen me,” said the sweeper. “Then stay till the others are up,” said {L}. From all sides they came, the doctor, the postwoman, the bin men, over a clean square, and {told}.',
        },
        {
          asked: ['firefighter/fire/engine/siren'],
          kinds: ['makes'],
          done: 'The street sweeper read the letter twice. “Nobody’s ever seen me,” said the sweeper. {L} fetched a second broom, and they swept as far as the fire station. There the first letter hung by now, right beside the pole. “Come in!” called the firefighters, and {told}.',
        },
        {
          asked: [
            'thank/grateful/thankful/letter/card/helper/firefighter/police/doctor/nurse/hero/badge/become/grow/help/helps',
          ],
          kinds: ['learns', 'gets', 'helps', 'becomes-somebody', 'says'],
          done: 'The street sweeper took off one glove and read the letter twice. “Nobody’s ever seen me,” said the sweeper. “I’m always gone by the time they come.” {L} fetched a second broom, and they did the last corner together. The sun rose, and {told}.',
        },
        {
          asked: ['make/find/get/meet/have/become/best/new/good friend'],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'still-friends', 'feels'],
          done: 'The street sweeper took off one glove and read the letter twice. “Nobody’s ever seen me,” said the sweeper, and had to lean on the broom for a moment. {L} swept round the two orange shoes, very carefully, until {told}.',
        },
      ],
      object: 'letter',
      helper: { name: 'Mrs Grey', creature: 'woman' },
      art: {
        'seven letters in it': 'city: L hold bag happy; many letter',
        'carried a list': 'city: F read paper happy; L hold letter happy; fire-engine',
        'handed out six letters': 'city: L hold letter curious; firefighter, doctor, postman',
        'door of the mayor': 'city: L offer letter worried; gentleman, door',
        'on a wall and called': 'city: L call worried on wall; people',
        'to the fire engine': 'city: F offer letter curious; L look worried; fire-engine',
        'looking for uniforms': 'village: G sit calm; L listen curious; fountain',
        'The ground was swept': 'village: L look surprised at ground; leaf, lamp',
        'an orange jacket was sweeping': 'village, night: L give letter happy; gentleman, broom, leaf-pile',
        'seen me,” said the sweeper': 'village, morning: L look happy; gentleman, broom, letter',
        'fetched a second broom': 'village, morning: L sweep happy; gentleman, sun',
        'up a lamp post, to': 'city: L wave happy; gentleman on ladder, lamp',
      },
    },
  ],
};
