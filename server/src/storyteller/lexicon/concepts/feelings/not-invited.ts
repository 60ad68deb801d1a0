import type { StorySourceInput } from '../../story-source.ts';

/** Stories about not being invited to a party. */
export const notInvited: StorySourceInput = {
  id: 'not-invited',
  words: [
    'not invited',
    'not invite',
    'everyone/everybody invited except/but me',
    'everyone/everybody else invited',
    'not invited party',
    'not invited birthday',
    'didn’t get an invitation',
    'no invitation',
    'without invitation',
    'left out party',
    'left out of the party',
    'everybody is invited except me',
    'not invited to the birthday',
  ],
  situations: ['sad', 'absence', 'lacks', 'deed', 'wants', 'longing', 'has', 'sad-being', 'trait', 'learn'],
  gentle: true,
  happensToLead: true,
  topic: 'not being invited',
  thing: 'the party',
  home: 'cottage',
  main: 'cottage',
  plots: [
    {
      id: 'eight-envelopes',
      titles: ['Eight Envelopes', 'Not Invited', '{L’s} Saturday'],
      goal: 'get through the Saturday of the party',
      trouble: 'all the others were invited, and {L} was not',
      solved: 'Saturday had been a good day after all',
      opener:
        'There were eight yellow envelopes in the cloakroom, one on this peg and one on that one. {L+} looked at the peg with {L.their} own coat on it. Then {L} looked in the hood, and in both sleeves. There was nothing.',
      friend:
        'At home {L} said that it was all right. Then {L} said that it was a stupid party anyway. “You wanted to go,” said {F+} softly. And then {L} cried, and {F} stayed.',
      problem:
        'It was going to be on Saturday, with a magician. All week the others talked of nothing else, and when {L} came, they stopped. That was almost worse. {L} felt as if there were a window, and everybody was on the other side of it.',
      tries: [
        '{L} said to everyone, “I wouldn’t have come anyhow.” It sounded like somebody else’s voice, and it didn’t help.',
        '{L} thought hard about what {L} might have done wrong. {L} thought of eleven things. None of them was it.',
        '{L} wanted to stay in bed on Saturday, with the curtains drawn, till it was over. By nine in the morning the day was already as long as a year.',
      ],
      tip: '“I know how that feels. It hurts, and you may be sad,” said {G+}. “But eight chairs are eight chairs. It’s often just a number, and not about you. You can’t make the invitation come, {L}. But Saturday is yours as well. Who else has nothing to do?”',
      low: '{L} had never thought of that. Eight were invited. That was not everybody. {L} counted on {L.their} fingers who was left. There was the new one, who hardly ever spoke, and the one with the big brothers.',
      turn: '{L} wrote two cards. “I’m free on Saturday,” it said on them, “and there’s a den in the garden that nobody has finished. Would you like to come?” Then {L} went and rang two bells, although {L’s} heart was thumping.',
      done: 'They came, both of them, one with a saw and the other with plums. They built until it grew dark. The den got a roof and a secret sign. Once {L} thought of the magician. It hurt, but only for a moment. Then somebody called: “{L}, hold this!”',
      again:
        'On Monday there was a lot of talk about the magician, and {L} listened. “What did you do?” they asked. “We’ve got a den,” said {L}. “Do you want to see it?”',
      helper: { name: 'Aunt Linnet', creature: 'woman' },
      outcomes: [
        {
          asked: ['invite/invitation/party/apologise/apologize/sorry'],
          kinds: ['invited', 'says', 'says-words'],
          done: 'They came, both of them, one with a saw and the other with plums, and by dark the den had a roof. On Monday there was a yellow envelope after all, from someone who had counted the chairs again, and wanted to see the den. So {told}.',
        },
        {
          asked: ['friend/friends/new/den/own'],
          kinds: ['friends', 'new-friend', 'still-friends', 'team', 'plays', 'makes'],
          done: 'Two bells had been rung, and two came, one with a saw and the other with plums. They built until it grew dark. The den got a roof and a secret sign. “{L}, hold this!” they called, and {L} held it, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'happy',
            'feels',
            'stays',
            'home',
            'way-home',
            'eats',
            'party',
            'shares',
            'gets',
            'given-by',
            'all-get',
            'tells',
            'sleep',
            'claps',
          ],
          done: 'They came, one with a saw and the other with plums, and built until it grew dark. Once {L} thought of the magician. It hurt, for a moment. Then a plum rolled down through the new roof, plop, on {F’s} head, and {told}.',
        },
      ],
      art: {
        'There were eight yellow envelopes':
          'hallway: L look sad at coat-pegs; coat-pegs, many yellow letter',
        'At home': 'living-room: L cry; F hug L',
        'It was going to be on Saturday': 'playground: L stand sad; children, balloon',
        'I wouldn’t have come': 'playground: L shout angry; children',
        'thought hard about what': 'bedroom: L sit sad on bed',
        'in bed on Saturday': 'bedroom: L lie sad in bed; curtain, clock',
        'But eight chairs are': 'living-room: G say calm; L listen sad; many chair',
        'had never thought of that': 'bedroom: L think children curious',
        'wrote two cards': 'living-room: L write happy; card',
        'and rang two bells': 'village: L ring brave; children, card, door',
        'one with a saw and': 'garden: L build happy; den, children',
        'On Monday there was a lot of talk': 'playground: L tell den happy; children',
      },
    },
  ],
};
