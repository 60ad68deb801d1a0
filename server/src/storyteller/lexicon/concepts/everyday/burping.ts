import type { StorySourceInput } from '../../story-source.ts';

/** Stories about burps. */
export const burping: StorySourceInput = {
  id: 'burping',
  words: [
    'burp',
    'burps',
    'burped',
    'burping',
    'burping contest/competition',
    'belch',
    'belching',
    'loudest burp',
    'biggest burp',
  ],
  situations: [
    'deed',
    'trait',
    'ability',
    'record',
    'record-being',
    'sound',
    'question',
    'learn',
    'cannot',
    'culprit',
    'misdeed',
    'what-if',
  ],
  topic: 'a very big burp',
  thing: 'the burp',
  home: 'cottage',
  main: 'garden',
  plots: [
    {
      id: 'the-burp-that-would-not-come',
      titles: ['The Biggest Burp', 'Burp!', '{L} and the Fizzy Lemonade'],
      goal: 'get the bubbles out of {L’s} tummy',
      trouble: 'the burp would not come',
      solved: 'the burp was out',
      opener:
        'It was hot, and there was fizzy lemonade at the garden party. {L+} drank a whole glass of it in one go, with a straw, without stopping once.',
      friend:
        '“You should drink more slowly,” said {F+}. “It’s full of bubbles.” “I like the bubbles,” said {L}. And then {L} stopped talking and looked down, very surprised.',
      problem:
        'All the bubbles were in {L’s} tummy, and they wanted to get out. The tummy was as tight as a drum. {L} opened {L.their} mouth and waited. Nothing came but a tiny squeak.',
      tries: [
        '{L} jumped up and down, to shake it loose. It went round and round in there like water in a boot, and did not come up.',
        '{L} lay down on the grass. That was worse. When you lie flat, the air can’t find the way up.',
        '{L} drank more lemonade, to push from above. Now there were two glasses of bubbles in there, and one burp still missing.',
      ],
      tip: '“You do for a baby what you can’t do for yourself?” said {G+}, who had a sleepy baby over one shoulder. “When a baby has swallowed air, I hold it up straight and pat its back. Look.” And the baby said: “Urp.”',
      low: 'The baby looked very pleased with itself. “It’s half a year old, and it can do that better than me,” said {L}. But now they knew how it was done.',
      turn: '{L} stood up as straight as a candle, chin up, and breathed slowly. {F} patted {L’s} back, gently, pat, pat, pat. Something in there turned over. Something was on its way.',
      done: 'It was a burp like a lion in a cave. The birds flew up out of the hedge, and a hat fell off. “Pardon me,” said {L}, and felt as light as a feather. Everybody clapped, and the baby laughed out loud.',
      again:
        '{L} drinks lemonade in small sips now, and says “pardon me” after every burp. The baby never does. But the baby is still learning to talk.',
      helper: { name: 'Aunt Posy', creature: 'woman' },
    },
  ],
};
