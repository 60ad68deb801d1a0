import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the guide dog. */
export const guideDog: StorySourceInput = {
  id: 'guide-dog',
  words: ['guide/seeing-eye dog', 'assistance dog', 'guide dogs'],
  situations: ['being-and-thing', 'pair', 'learn', 'own-wish', 'newcomer'],
  topic: 'the guide dog',
  thing: 'the guide dog',
  creature: 'dog',
  home: 'village',
  main: 'city',
  plots: [
    {
      id: 'the-harness-is-on',
      titles: ['The Dog at Work', '{L} and the Guide Dog', 'When the Harness Is On'],
      goal: 'walk to the park with a guide dog',
      trouble: '{L} and the guide dog did not get on together yet',
      solved: '{L} and the guide dog walked as a pair',
      opener:
        '{L+} could not see the kerb, or the lamp posts, or the bicycles. {L} walked with a white cane, and knew the street by its sounds. And today somebody was coming who could help.',
      friend:
        'It was {S+}, in a harness with a stiff handle. “{S} has been to school for two years,” said the trainer, “and now you two have to learn to walk together.”',
      problem:
        'It sounded easy: hold the handle and go. But {L} held on tight and walked slowly, and {S} stopped. {L} hurried, and {S} stopped again. After an hour they had got as far as the next gate.',
      tries: [
        '{L} pulled on the handle. A guide dog does not go where it’s pulled. It sat down.',
        'Somebody called from in front, “Come on! Here!” Then {S} did not know who to listen to, and stood still.',
        '{L} gave {S} a treat and a long pat in the middle of the street. {S} rolled over and thought that work was finished.',
      ],
      tip: '“You don’t trust each other yet,” said {G+}. “You know the way, and {S} sees the kerb. You say where, and {S} says when. Don’t steer. Feel the handle, and stop when it stops.”',
      turn: '“Forward,” said {L}, and held the handle quite lightly. It moved, and {L} moved with it. Then the handle stopped. {L} put out one foot and felt the edge of the kerb. Cars were going by. “Good dog! Wait,” said {L}. And then: “Forward.”',
      done: 'After that they walked like one. Round the ladder, past the pram, along to the crossing, over, and through the park gate. There {L} took off the harness. Now {S} was allowed to be a dog, and rolled in the grass.',
      again:
        'Nobody pats {S} while the harness is on. When it comes off, everybody may, if they ask {L} first.',
      helper: { name: 'Mr Harper', creature: 'man' },
      outcomes: [
        {
          asked: ['friend/friends/best/partner/love/trust'],
          kinds: ['friends', 'new-friend', 'still-friends', 'team', 'stays'],
          done: 'They walked like one: round the ladder, past the pram, and over the crossing, with {L} to say where and {S} to say when. In the park the harness came off. {S} could have run anywhere, and came back and leaned on {L’s} knee, and {told}.',
        },
        {
          asked: ['park/shop/school/walk/alone/play/ball/run/way/cross'],
          kinds: ['plays', 'home', 'way-home'],
          done: '“Forward,” said {L}, and the handle moved. They went round the ladder, past the pram, and stopped at the kerb when it was right to stop. There was no gate now that was too far, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'feels',
            'says',
            'says-words',
            'gets',
            'given-by',
            'all-get',
            'party',
            'eats',
            'shares',
            'makes',
            'tells',
            'sleep',
          ],
          done: 'After that they walked like one, round the ladder, past the pram, and through the park gate. {L} took off the harness. {S} was only a dog now, rolled in the grass, and came back all over daisies, and {told}.',
        },
      ],
      art: {
        'walked with a white cane': 'city: L walk stick calm; bike, lamp',
        'It was': 'city: S stand happy; L hold-hands S happy',
        'hold the handle and go': 'city: L walk worried; S stand; gate',
        'pulled on the handle': 'city: L pull worried; S sit',
        'called from in front': 'city: people; S stand worried; L stand worried',
        'a long pat': 'city: L hug S happy; S lie happy',
        'You don’t trust each other yet': 'city: G say calm; L listen curious; S sit',
        'and held the handle quite lightly': 'city: L walk happy; S walk happy',
        'the handle stopped': 'city: L stand calm; S stand calm; car',
        'the edge of the kerb': 'city: L stand calm; S stand calm; car, lamp',
        'ladder, past the pram': 'garden: L laugh; S lie happy; grass',
        'while the harness is on': 'city: L walk happy; S walk happy; children',
      },
    },
  ],
};
