import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being a guest, and having one. */
export const beingAGuest: StorySourceInput = {
  id: 'being-a-guest',
  words: [
    'good guest',
    'be/being a good guest',
    'be/being a guest',
    'guest',
    'good host',
    'be/being a good host',
    'visiting somebody',
    'manners at a friend’s house',
    'manners on a visit',
    'invited to tea',
    'invited for tea',
    'other people’s house',
    'different rules at a friend’s house',
  ],
  situations: ['learn', 'visit', 'question', 'deed', 'cannot'],
  topic: 'being a guest',
  thing: 'the table at the other house',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'other-house-other-rules',
      titles: ['Other House, Other Rules', '{L} Is a Guest', 'Shoes Off, Please'],
      goal: 'be a good guest',
      trouble: 'everything was done differently there',
      solved: '{L} was asked to come again',
      opener:
        '{L+} was invited to {F+}’s house, for the whole afternoon and for supper. At home {L} knew where the biscuits were, and which stair creaked. There, {L} knew nothing.',
      friend:
        '{F} tore open the door. “Come in!” {L} ran straight through to the kitchen in muddy boots. Then {L} saw that everybody here wore slippers, and turned round. There was one brown footprint for every step.',
      problem:
        'And so it went on. {L} sat down, and it was Grandfather’s chair. {L} began to eat, and the others were still holding hands for a short song. {L’s} ears grew hot. Every house seemed to be full of rules that nobody could see.',
      tries: [
        '{L} did nothing any more and stood in the middle of the room. “Is something wrong?” they asked.',
        '{L} did everything as it was done at home, and took the plate to the sink. In this house plates went through the hatch. There was a clatter.',
        '{L} praised everything: the soup, the tap, the doormat. They looked at the doormat in surprise.',
      ],
      tip: '“Nobody can know another house,” said {G+}, while they were drying up. “A guest needs three things: eyes, to see how the others do it; a mouth, to ask; and a hand that helps a little.”',
      low: 'There was still the pudding to come. {L} looked at the five spoons beside it, and none of them said whose turn it was.',
      turn: 'This time {L} waited a moment and watched. First Grandmother was given some, and then it went round. When it came, {L} asked, “How do you do it here? Do you eat the skin?” And everybody began to tell, all together.',
      done: 'Then {L} wiped up the brown footprints, every one of them, and {F} held the bucket. At the door {L} said, “Thank you for having me.” “Come again on Friday,” said Grandfather. “The chair next to mine is free.”',
      again:
        'On Friday {L} took off both boots on the mat, without being told. The others were holding hands already, and there was a place between two of them.',
      helper: {
        name: 'Uncle Dish',
        creature: 'bear',
      },
      outcomes: [
        {
          asked: ['invite/invited/again/back/come/visit/friday/stay'],
          kinds: ['invited', 'stays'],
          done: '{L} wiped up the brown footprints, every one of them, and {F} held the bucket. “Thank you for having me,” said {L} at the door, with clean boots. “The chair next to mine is free,” said Grandfather. So {told}.',
        },
        {
          asked: ['thank/thanks/polite/manner/please/say'],
          kinds: ['says', 'says-words'],
          done: '“How do you do it here?” {L} had asked, and they had all told it, together. After supper {L} dried up, and wiped off the brown footprints one by one. At the door there was still one thing left to do, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'makes', 'gets', 'given-by', 'all-get'],
          done: 'First Grandmother was given some, and then it went round, and this time {L} had waited for the short song. “Do you eat the skin?” asked {L}. Everybody began to tell, all together, and passed the bowls. There was no hidden rule about seconds, so {told}.',
        },
        {
          kinds: [
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'hugs',
            'laughs',
            'claps',
            'happy',
            'feels',
            'plays',
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: '{L} wiped up the brown footprints, and {F} held the bucket. There was one left on the third stair that was bigger than the others. “That’s mine,” said Grandfather, “from nineteen sixty.” It was never to be wiped away, and {told}.',
        },
      ],
      art: {
        'for the whole afternoon and': 'village: L ring happy; house',
        'in muddy boots': 'kitchen: L look ashamed boot; F look surprised; footprints, slippers',
        'Grandfather’s chair': 'kitchen: L sit ashamed on armchair; grandfather, grandmother, long-table',
        'the middle of the room': 'living-room: L stand worried; people',
        'the plate to the sink': 'kitchen: L startle plate; people, sink',
        'praised everything': 'hallway: L point worried; people, rug',
        'while they were drying up': 'kitchen: G wipe plate calm; L listen curious',
        'five spoons beside it': 'kitchen: L sit worried at table; many spoon, bowl',
        'waited a moment and watched': 'kitchen: L speak curious at table; grandmother, bowl',
        'the brown footprints': 'hallway: L wipe happy; F hold bucket happy; footprints, grandfather',
        'took off both boots': 'hallway: L hold boot proud; two boot, people',
      },
    },
  ],
};
