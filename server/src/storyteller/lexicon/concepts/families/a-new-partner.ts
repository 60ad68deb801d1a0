import type { StorySourceInput } from '../../story-source.ts';

/** Stories about somebody new in the family. */
export const aNewPartner: StorySourceInput = {
  id: 'a-new-partner',
  words: [
    'mum/mom/mummy/mommy/mama/mother boyfriend/partner',
    'dad/daddy/papa/father girlfriend/partner',
    'new boyfriend/girlfriend',
    'stepdad',
    'step family',
    'stepfamily',
    'stepmum',
    'stepmom',
    'stepfather',
    'stepmother',
    'step-dad',
    'step-mum',
    'blended/patchwork family',
    'mum/mom/mummy/dad/daddy marry/marries/remarry',
    'new dad/daddy/mum/mom',
  ],
  situations: ['newcomer'],
  gentle: true,
  happensToLead: true,
  topic: 'somebody new in the family',
  thing: 'the extra chair',
  home: 'cottage',
  main: 'cottage',
  plots: [
    {
      id: 'the-extra-chair',
      titles: ['One More Chair', 'Somebody New at the Table', '{L} and the Big Shoes'],
      goal: 'find out if there was room for one more',
      trouble: 'somebody new sat at the table, and it felt wrong',
      solved: 'there was room for one more, and nobody had lost a place',
      opener:
        'There was a new pair of shoes in the hall. They were big, and their laces were tied in an unusual way. {L+} walked round them, and then hung up {L.their} own coat a bit further off.',
      problem:
        'At supper there was one more chair. The new one sat on it, and was friendly, and that was the hard part. {L} did not want to be friendly. “If I like you,” thought {L}, “does somebody else get less?” Nobody answered, as nobody had heard it.',
      tries: [
        '{L} said nothing for a whole supper. It was very quiet on that side of the table, and it did not feel like winning.',
        '{L} hid one of the big shoes. The new one went home in one shoe, through the rain, and did not say a word about it.',
        '{L} tried to be happy, as everybody expected. It pinched, like a borrowed jumper.',
      ],
      tip: '“You needn’t like anybody by Friday,” said {G+}. “And nobody takes a place that’s yours. A heart isn’t a bench. When someone new comes, it gets longer. Say what you’re afraid of, to the one you trust most.”',
      turn: 'In the evening {L} said it, into the dark: “Do I get less now?” Then there were two arms, and a voice that {L} had known for ever. “Not one crumb less. You’re my {L}. That stays.” {L} thought about that. The next morning {L} put the shoe back.',
      done: 'The big shoes stood there, side by side. “Thank you,” said the new one. “I was worried, too. I don’t know how you do pancakes here.” “With jam in the middle,” said {L}. “I can show you.” It was only pancakes. But it was a beginning, and it was {L’s}.',
      again:
        'Some days it is easy, and some days it still pinches. On the easy ones they tie their laces together, in the unusual way.',
      outcomes: [
        {
          asked: [
            'like/love/friend/get/along stepdad/stepmum/stepmom/partner/boyfriend/girlfriend/him/her/new',
            'become/be friend/friends',
          ],
          kinds: ['friends', 'new-friend', 'still-friends', 'team'],
          done: 'The big shoes stood side by side again. “Thank you,” said the new one. “I was worried, too.” {L} thought about that, and fetched the frying pan. It was {L} who showed how pancakes go in this house, with jam in the middle, and {told}.',
        },
        {
          asked: ['family/together happy/one/new/big/live/belong', 'marry/wedding/married'],
          kinds: ['happy', 'feels', 'stays', 'home', 'way-home'],
          done: 'The big shoes stood side by side again, and the extra chair had stopped being extra. “Not one crumb less,” {L} heard once more at bedtime, from the voice {L} had known for ever. There was room at that table, so {told}.',
        },
        {
          asked: ['bake/cook/eat/make pancake/cake/dinner/supper', 'play game/football'],
          kinds: ['eats', 'plays', 'makes', 'shares', 'party'],
          done: 'The big shoes stood side by side again. “I don’t know how you do pancakes here,” said the new one. “With jam in the middle,” said {L}, and moved the extra chair a bit closer to the stove. It was a beginning, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'says', 'says-words', 'gets', 'given-by', 'all-get', 'tells'],
          done: 'The big shoes stood side by side again. “Thank you,” said the new one, quietly. “I was worried, too.” {L} had not thought that somebody with such big feet could be worried. It made the table feel smaller and warmer, and {told}.',
        },
      ],
      art: {
        'There was a new pair of shoes': 'hallway: L look worried at shoe; two big shoe',
        'hung up': 'hallway: L hang coat worried; coat-pegs',
        'there was one more chair': 'kitchen: L sulk sad; gentleman; table, plate',
        'want to be friendly': 'kitchen: L sulk sad at table; gentleman',
        'said nothing for a whole supper': 'kitchen: L sit sad at table; plate',
        'hid one of the big shoes': 'hallway: L hide shoe worried; chest',
        'tried to be happy': 'living-room: L stand worried; gentleman',
        'A heart isn’t a bench': 'living-room: G say calm; L listen sad; bench',
        'into the dark': 'bedroom, night: L hug happy; mother',
        'put the shoe back': 'hallway, morning: L offer big shoe calm; coat-pegs',
        'big shoes stood': 'hallway: L speak happy; gentleman; two big shoe',
        'tie their laces together': 'hallway: L tie laughing; two shoe',
      },
    },
  ],
};
