import type { StorySourceInput } from '../../story-source.ts';

/** Stories about helping to look after a baby. */
export const helpingWithTheBaby: StorySourceInput = {
  id: 'helping-with-the-baby',
  words: [
    'help/helping mum/mom/mummy/dad/daddy with/look baby',
    'help/helping with the baby',
    'look/looking after baby/brother/sister',
    'feed/feeding baby',
    'change/changing nappy/nappies/diaper/diapers',
    'push/pushing pram/pushchair/buggy/stroller',
    'pram',
    'pushchair',
    'stroller',
    'buggy',
    'walk/walk with the pushchair/pram',
    'bath/bathing the baby',
    'babysit/babysitting my brother/sister',
    'baby bottle',
    'baby food',
    'making the baby laugh',
  ],
  situations: [
    'deed',
    'pair',
    'learn',
    'question',
    'trait',
    'wants',
    'has',
    'own-wish',
    'cannot',
    'refuses',
    'reluctant',
    'value',
  ],
  happensToLead: true,
  topic: 'helping with the baby',
  thing: 'the pram',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'the-carrot-on-the-ceiling',
      titles: ['The Spoon and the Aeroplane', '{L} Helps with the Baby', 'Nine Spoons of Carrot'],
      goal: 'get lunch into the baby',
      trouble: 'the baby would not open its mouth',
      solved: 'the baby had eaten everything up',
      opener:
        'The baby was awake, and hungry, and as red as a radish. “Could you feed it?” they called. “I’ve got the nappy bag in one hand and the telephone in the other.” {L+} tied a tea towel round the baby, and one round {L.them}. There was carrot.',
      friend:
        '{F+} sat down opposite with the second spoon, just in case. The baby looked from one to the other and shut its mouth.',
      problem:
        '{L} held out the spoon. The baby turned its head away. {L} went round to the other side, and it turned back. At last a bit went in, and everybody cheered. “Pfff,” said the baby. Then there was carrot on {L}, on {F}, and on the ceiling.',
      tries: [
        '{L} did the aeroplane, with a great deal of noise. The baby watched it land with interest, and kept the airport shut.',
        '{F} ate some, to show how good it was. It was not very good. {F}’s face said so.',
        '{L} pushed the spoon in, quite quickly. The baby began to cry, and {L} nearly did as well.',
      ],
      tip: '“I have fed nine,” said {G+}, “and every one of them wanted the same: to be the one who does it. Give it a spoon of its own to hold. And then open your own mouth and wait. No baby can watch that without doing it, too.”',
      low: '{L} wiped the baby’s cheeks with the warm flannel, very gently. It held still for that. It even seemed to like it. Perhaps {L} had only been in too much of a hurry.',
      turn: '{L} laid the small spoon in the baby’s fist. It banged on the tray, and was content. Then {L} filled the big one, held it quite still, opened {L.their} mouth wide, like a fish, and waited. The baby stared. Its mouth went open, like a fish.',
      done: 'In! And the next one. Nine spoons of carrot went in, and the tenth was for the elbow. Then it had to be walked about. {L} pushed the pram down to the pond and back, singing softly at the bumps. At the gate the red radish was asleep, and pink.',
      again:
        '{L} knows three kinds of crying now: the hungry one, the tired one, and the one for company. The third is {L}’s job.',
      helper: { name: 'Mrs Brood', creature: 'hen' },
      outcomes: [
        {
          asked: ['baby sleep/asleep/nap'],
          kinds: ['sleep'],
          done: 'Nine spoons of carrot went in, and the tenth was for the elbow. Then {L} pushed the pram down to the pond and back, singing softly at the bumps. The red radish had turned pink. At the gate the song had one line left, and {told}.',
        },
        {
          asked: ['baby laugh/smile/giggle/happy/clap/love/stop/eat'],
          kinds: ['laughs'],
          done: '“Pfff,” said the baby, just once more, for fun. Then its mouth went open, like a fish, because {L’s} did. Nine spoons of carrot went in. {L} wiped the last bit off the ceiling with a mop on the head, and {told}.',
        },
        {
          asked: [
            'mum/mummy/dad/daddy/parent/mom/they proud/thank/thanks/say/call/best/help',
            'best/good brother/sister/helper',
          ],
          kinds: ['says', 'says-words', 'gets', 'given-by', 'all-get', 'happy', 'feels', 'claps'],
          done: 'Nine spoons of carrot went in, and the tenth was for the elbow. Then {L} pushed the pram to the pond and back, and at the gate nothing in it cried. The telephone was put down at last, and the bag as well, and {told}.',
        },
        {
          kinds: ['hugs', 'friends', 'new-friend', 'still-friends', 'team', 'stays', 'home', 'way-home'],
          done: 'Nine spoons of carrot went in, and the tenth was for the elbow. The baby banged with its own small spoon. Then it stretched out both orange hands, over the tray, to the one who had made the fish face, and {told}.',
        },
        {
          kinds: ['plays', 'party', 'eats', 'shares', 'makes', 'tells'],
          done: 'Nine spoons of carrot went in, and everybody counted. The tenth was for the elbow. {F} scraped the bowl, and found that there was dinner for the big ones as well, and it wasn’t carrot. The baby kept its spoon, to conduct, and {told}.',
        },
      ],
      art: {
        'Could you feed it': 'kitchen: L tie happy; baby, high-chair, carrot',
        'with the second spoon': 'kitchen: F hold spoon worried; L look; baby, high-chair',
        'held out the spoon': 'kitchen: L+F startle surprised; baby, carrot',
        'did the aeroplane': 'kitchen: L raise spoon happy; baby, high-chair',
        'to show how good it was': 'kitchen: F eat spoon worried; L look F; baby',
        'pushed the spoon in': 'kitchen: L hold spoon tearful; baby',
        'I have fed nine': 'kitchen: G say happy; L listen curious; baby',
        'with the warm flannel': 'kitchen: L wipe calm; baby, high-chair',
        'spoon in the baby’s fist': 'kitchen: L give small spoon happy; baby',
        'big one, held it': 'kitchen: L offer spoon surprised; baby, high-chair',
        'Nine spoons of carrot': 'garden: L push happy; pram, pond',
        'knows three kinds of crying': 'living-room: L listen happy; baby',
      },
    },
  ],
};
