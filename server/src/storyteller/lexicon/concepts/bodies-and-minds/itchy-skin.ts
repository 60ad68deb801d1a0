import type { StorySourceInput } from '../../story-source.ts';

/** Stories about eczema. */
export const itchySkin: StorySourceInput = {
  id: 'itchy-skin',
  words: ['eczema', 'itchy skin', 'itchy', 'rash', 'dry skin'],
  situations: ['has', 'ailment', 'trait', 'deed'],
  gentle: true,
  topic: 'itchy skin',
  thing: 'the white cream',
  main: 'cottage',
  plots: [
    {
      id: 'the-itch-at-night',
      titles: ['The Itch', '{L} and the White Cream', 'Don’t Scratch, They Said'],
      goal: 'sleep without scratching',
      trouble: 'the skin itched, and the more {L} scratched it, the more it itched',
      solved: 'the itch had gone off to sleep',
      opener:
        '{L+} had an itch. It lived at the bends of both arms and behind {L’s} knees. By day it dozed. But as soon as the lamp was out, it woke up and began to walk about.',
      problem:
        '“Don’t scratch,” everybody said. As if anybody did it on purpose! {L} lay awake. The itch went round and round, hot and red, and at school somebody had asked, “Is that catching?”',
      tries: [
        '{L} scratched, only a very little. For three breaths it was lovely. Then it burned.',
        '{L} sat on both hands. The itch knew about that, and went to the back.',
        '{L} pulled long sleeves down over it, so that nobody would see. It got warm under there, and the itch likes it warm.',
      ],
      tip: '“It isn’t catching, and you’re not to blame,” said {G+}. “Your skin’s thirsty, and that’s how it shouts. Don’t say no to your hands. Give them another job: something cool, something fat, and something to hold.”',
      turn: 'A cool wet cloth came first, for as long as a song. Then the white cream, thick as on a cake, and {L} painted it on, in stripes, from top to bottom. For the hands there was a smooth stone, and they held it.',
      done: 'The itch looked for a place and slipped off everywhere. It yawned. {L} still felt it, far away, like a fly in the next room, and in the morning {L} had not noticed falling asleep.',
      again:
        '“Is that catching?” somebody asked again. “No,” said {L}, “it’s thirsty,” and showed them the stripes. Now a few of them paint themselves as well, with nothing the matter.',
      outcomes: [
        {
          asked: ['better/sleep/asleep/night/gone/stop/itch/heal'],
          kinds: ['sleep', 'happy', 'feels'],
          done: 'The cream was as thick as on a cake, and the hands held the smooth stone. The itch looked for a place and slipped off everywhere. It yawned. {L} felt it far away, like a fly in the next room, and {told}.',
        },
        {
          asked: ['friend/class/paint/cream/everyone/know/understand/school'],
          kinds: ['friends', 'new-friend', 'still-friends', 'team', 'makes', 'says', 'says-words'],
          done: 'The itch slipped off the cool cream and yawned itself to sleep. “Is that catching?” they asked at school. “It’s only thirsty,” said {L}, and showed them the stripes. They looked very good, those stripes, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'stays',
            'home',
            'way-home',
            'plays',
            'party',
            'eats',
            'shares',
            'gets',
            'given-by',
            'all-get',
            'tells',
          ],
          done: 'The itch looked for a place and slipped off everywhere. {L} had stripes from top to bottom, and so had the one with the brush, on the nose. “You’ve missed a bit,” said {L}, and {told}.',
        },
      ],
      art: {
        'It lived at the bends': 'bedroom: L touch worried',
        'as soon as the lamp was out': 'bedroom, night: L sit sad in bed; unlit-lamp',
        'lay awake. The': 'bedroom, night: L sit sad in bed; ant',
        'For three breaths': 'bedroom, night: L handle sad; bed',
        'The itch knew about that': 'bedroom, night: L sit worried on bed',
        'pulled long sleeves': 'school: L stand worried wearing shirt; children',
        'Your skin’s thirsty': 'living-room: G show jar calm; L listen curious',
        'A cool wet cloth': 'bathroom: L hold cloth calm; jar',
        'white cream, thick as on': 'bathroom: L hold paintbrush happy; jar',
        'The itch looked for a place': 'bedroom, night: L sleep happy in bed; stone, fly',
        'showed them the stripes': 'school: L show jar proud; children, paintbrush',
      },
    },
  ],
};
