import type { StorySourceInput } from '../../story-source.ts';

/** Stories about meerkats on guard. */
export const meerkats: StorySourceInput = {
  id: 'meerkats',
  words: ['meerkat', 'meerkats', 'meerkat on guard', 'meerkats on guard', 'baby meerkat'],
  situations: ['visit', 'learn', 'question', 'deed', 'ability'],
  topic: 'meerkats',
  thing: 'the hill of the meerkats',
  creature: 'meerkat',
  home: 'desert',
  main: 'desert',
  plots: [
    {
      id: 'the-first-watch',
      titles: ['The First Watch', '{S} on Guard', 'Who Looks at the Sky?'],
      goal: 'keep watch for the whole family',
      trouble: 'nobody watched the right place',
      solved: 'the family was warned in time',
      opener:
        'Before sunrise {S+} stood up straight in front of the burrow and warmed a dark tummy in the sun. “Today I’m on guard for the first time,” said {S} to {L+}. “The others dig, and I watch.”',
      friend:
        '“What are you watching for?” asked {L}. “For everything with claws,” said {S}. Below them the family scratched in the sand for beetles, heads down. With your head in a hole you don’t see much.',
      problem:
        '{S} called “Look out!” All of them shot into the burrow. It was a tumbleweed. {S} called again: a cloud. The third time hardly anybody ran. “If you call for everything, it’s for nothing,” grumbled an aunt.',
      tries: [
        'After that {S} called for nothing at all. Then a snake went by quite near. It went well, but it was only luck.',
        '{S} looked left and {L} looked right. But nobody looked up, and a shadow crossed the sand.',
        '{S} called as loudly as possible. But from where? they all wondered, and ran in every direction at once.',
      ],
      tip: '“One call isn’t enough,” said {G+}. “When it comes from above, we call one way, and then everyone dives. When it comes along the ground, we call another way, and then we stand together. And climb up higher!”',
      low: 'The sun had climbed as well. Far away in the blue there was a dot.',
      turn: '{S} climbed to the very top of the dead bush, and {L} kept an eye on the ground below. “I’ll look up, you look down,” said {S}. The dot grew bigger. It had wings. {S} took one more look, to be sure.',
      done: 'Then came one clear, short bark: from above! In a moment there was nobody on the sand any more. The eagle glided over the empty hill, and on. “You saw it in good time,” said the aunt, and came out with a sandy nose.',
      again:
        'Whoever keeps watch says so, with soft little peeps: “I’m here. I’m watching.” All afternoon {L} heard it: peep, peep, peep.',
      helper: {
        name: 'Old Digger',
        creature: 'meerkat',
      },
      outcomes: [
        {
          asked: ['safe/eagle/snake/warn/save/guard/family/burrow/hide'],
          done: 'One clear, short bark: from above! In a moment there was nobody on the sand any more. The eagle glided over the empty hill, and on. Sandy noses came up, one after another, and looked at the top of the dead bush. And {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'One clear, short bark: from above! The sand was empty in a moment, and the eagle glided on. “You saw it in good time,” said the aunt, and laid a fat beetle at {S’s} feet. The others did the same, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'One clear, short bark: from above! The sand was empty in a moment, and the eagle glided on. “You saw it in good time,” said the aunt. All of them came out and stood up straight beside {S}, tummies to the sun, and {told}.',
        },
      ],
      art: {
        'Before sunrise': 'desert, morning: S stand proud; L look S curious; sun',
        'heads down': 'desert: S look brave; L look; hole',
        'It was a tumbleweed': 'desert: S shout frightened; L startle; hole',
        'a snake went by': 'desert: S arms-crossed ashamed; L startle frightened',
        'a shadow crossed': 'desert: S look worried; L look; bird',
        'ran in every direction': 'desert: S shout worried; L run worried',
        'One call isn’t enough': 'desert: G say; L+S look G curious',
        'there was a dot': 'desert: S point curious; L look-up curious; small bird',
        'very top of the dead bush': 'desert: S stand brave on tree; L look brave at ground',
        'The eagle glided': 'desert: S shout proud; L hide brave; big bird, hole',
        'soft little peeps': 'desert: S stand calm on stone; L listen happy',
      },
    },
  ],
};
