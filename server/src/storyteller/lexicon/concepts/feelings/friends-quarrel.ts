import type { StorySourceInput } from '../../story-source.ts';

/** Stories about two friends who quarrel. */
export const friendsQuarrel: StorySourceInput = {
  id: 'friends-quarrel',
  words: [
    'best friend/friends fight/fights/fighting/argue/argues/arguing/quarrel/quarrels',
    'friend/friends fight/fights/fighting/argue/argues/arguing/quarrel/quarrels/quarrelling',
    'friend/friends fall/falls/fell/falling out',
    'friend/friends had a fight/argument/quarrel',
    'friend and i had/have a fight/argument/quarrel',
    'friend and i fight/argue/fell/quarrel/quarrelled',
    'fight/argue/argued/quarrel/quarrelled/quarrelling/argument with best friend',
    'fight/argue/argued/quarrel/quarrelled/argument with friend',
    'fell/fall/falling out with friend',
    'making up',
    'make/making up after fight',
    'not speaking to each other',
    'friends again',
    'not friends any more',
    'friend is cross/angry with me',
    'friend is mad at me',
  ],
  situations: ['quarrel', 'sad', 'deed', 'misdeed', 'learn', 'refuses', 'longing', 'wants'],
  happensToLead: true,
  topic: 'a quarrel between friends',
  thing: 'the raft',
  home: 'village',
  main: 'river',
  plots: [
    {
      id: 'half-a-raft-each',
      titles: ['Half a Raft', 'The Quarrel', '{L} and the Other Half'],
      goal: 'make up after the quarrel',
      trouble: 'two friends had quarrelled, and neither wanted to go first',
      solved: 'they were friends again, and the raft was afloat',
      opener:
        'The raft was nearly finished. {L+} and {F+} had been building it for three days, from planks and barrels and a great deal of string. Tomorrow it was to float. Only the flag was still missing.',
      friend:
        '“Red,” said {L}. “Blue,” said {F}. It began quite small. Then it was about who had thought of it, and who had carried more, and about last summer. In the end they were both shouting.',
      problem:
        '“Then I’ll take my half!” cried {F}, and cut the string right down the middle. Each of them dragged home two barrels and some planks. In {L’s} garden there was half a raft now. {L} had never seen anything so silly. And it was very quiet.',
      tries: [
        '{L} finished the half, all alone. In the pond it turned over like a pancake. Half a raft has only got one side.',
        '{L} waited for {F} to come. {F} was waiting for {L}. They were both very good at it, and did it for two days.',
        '{L} told everybody who was in the right. They all nodded. It tasted of nothing.',
      ],
      tip: '“I once didn’t speak to my best friend for a year,” said {G+} on the bridge. “I was right, too. Do you know what was worse than being wrong? Fishing alone. Somebody has to take the first step, and it isn’t the one who’s wrong. It’s the one who’s braver.”',
      low: '{L} looked at the half raft. There was a knot in the string that only {F} could tie. {L} could have undone it. But {L} didn’t, and that was when {L} knew.',
      turn: '{L} took the red cloth and cut it in two, and went to {F’s} gate with the one half. “I shouted,” said {L}. “I’m sorry. And I miss you. It can be half blue.” {F} was looking at the ground. “I cut the string,” said {F}. “I’m sorry, too.”',
      done: 'It took them an hour to carry the two halves together and ten minutes for a new knot. The flag was red at the front and blue at the back. Then they pushed off. It floated, and it did not even wobble.',
      again:
        'They still quarrel, on Tuesdays mostly. But nobody cuts any string. They shake the flag, and whoever is braver begins.',
      helper: { name: 'Old Perch', creature: 'man' },
      outcomes: [
        {
          asked: ['sorry/apologise/apologize/forgive/make up'],
          kinds: ['says', 'says-words'],
          done: '“It can be half blue,” {L} had said at {F’s} gate. The two halves of the raft were carried together again, and there was a new knot. It was the braver one who had begun, and the other one had been just about to, so {told}.',
        },
        {
          asked: ['raft/sail/float/river/boat'],
          kinds: ['plays', 'makes'],
          done: 'It took them an hour to carry the two halves together and ten minutes for a new knot. The flag was red at the front and blue at the back. Then they pushed off. It did not even wobble, and {told}.',
        },
        {
          kinds: [
            'friends',
            'new-friend',
            'still-friends',
            'hugs',
            'laughs',
            'happy',
            'feels',
            'team',
            'stays',
            'home',
            'way-home',
          ],
          done: 'It took an hour to carry the two halves together, because they stopped all the time to say sorry for one more thing. Then they pushed off, under a flag that was red and blue. Half a raft each had not floated at all, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'gets', 'given-by', 'all-get', 'claps', 'tells', 'sleep'],
          done: 'They knotted the two halves together, and pushed off, under a flag that was red at the front and blue at the back. Old Perch saw it from the bridge, and let down a basket on a line, and {told}.',
        },
      ],
      art: {
        'The raft was': 'river: L tie happy; many barrel, plank',
        'who had thought of it': 'river: L+F shout angry; barrel, flag',
        'Then I’ll take my half': 'river: F cut string angry; L shout angry; barrel',
        'finished the half, all alone': 'garden: L fall; pond, barrel',
        'waited for': 'garden: L wait sad; gate, barrel',
        'who was in the right': 'village: L speak angry; people',
        'Fishing alone': 'river: G say calm fishing-rod; L listen sad; bridge',
        'at the half raft. There': 'garden: L look sad at barrel; barrel, string',
        'took the red cloth': 'village: L offer red cloth ashamed F; F stand ashamed; gate',
        'two halves together': 'river: L+F cheer; barrel, flag, plank',
        'raft were carried together': 'river: L+F cheer; barrel, flag, plank',
        'shake the flag, and whoever': 'river: L raise flag happy; F laugh',
      },
    },
  ],
};
