import type { StorySourceInput } from '../../story-source.ts';

/** Stories about talking with your hands. */
export const deafOrBlind: StorySourceInput = {
  id: 'deaf-or-blind',
  words: [
    'deaf',
    'deafness',
    'hearing impaired',
    'hearing impairment',
    'hearing loss',
    'hard of hearing',
    'sign language',
    'not hear/hearing',
    'cannot/can’t hear',
    'not talk',
  ],
  situations: ['deed', 'trait', 'cannot', 'ability', 'wants', 'newcomer', 'pair', 'question', 'learn'],
  topic: 'talking with your hands',
  thing: 'the language of hands',
  main: 'school',
  plots: [
    {
      id: 'words-with-hands',
      titles: ['Words with Hands', 'The Quiet Language', 'How to Say Butterfly'],
      goal: 'talk with somebody who could not hear',
      trouble: 'the words did not arrive',
      solved: 'they could talk with their hands',
      opener:
        'There was somebody new in {L+}’s class. It was Wren, with a small blue hearing aid behind each ear, for hearing a little. And Wren had eyes that noticed everything.',
      problem:
        '“Would you like to play?” asked {L}. Wren was just looking at a beetle, and did not answer. {L} asked again, to the back of Wren’s head. Then {L} went away, and each of them thought that the other did not want to.',
      tries: [
        '{L} shouted it, as loudly as possible. Everyone in the playground turned round. Wren held both hands over the blue hearing aids. It hurt.',
        '{L} spoke ve-ry slow-ly, with a very big mouth. Wren began to laugh. {L} looked like a fish with toothache.',
        '{L} wrote it down. By the time the note was finished, break was over.',
      ],
      tip: '“Your voice isn’t too small,” said {G+}. “It’s going in by the wrong door. Wren’s door is the eyes. Stand where Wren can see you. And ask for the words. Wren has a whole language full of them, in both hands.”',
      turn: '{L} went round to the front, where Wren could see, and pointed at the beetle, and made a big question with both eyebrows. Wren’s hands began to move. Two thumbs together, fingers like legs: beetle!',
      done: 'Butterfly was the loveliest. Friend was two fingers, hooked together. Soon the whole class was talking, right across the room, with full mouths, in the middle of the quiet hour, and not a sound was to be heard.',
      again:
        '{L} and Wren talk from window to window now, from one house to the other, over the whole street. Nobody can do that with a mouth.',
      helper: { name: 'Miss Heron', creature: 'swan' },
      outcomes: [
        {
          asked: ['sign/learn/teach/language/hand/talk/speak/understand'],
          kinds: ['says', 'says-words', 'tells'],
          done: 'Beetle was two thumbs and legs, and butterfly was the loveliest. Wren showed it slowly, and {L} did it back, with one wing upside down. There was a hand up at every table by then, wanting the next word, and {told}.',
        },
        {
          asked: ['friend/friends/best'],
          kinds: ['friends', 'new-friend', 'still-friends', 'team', 'stays'],
          done: 'Wren’s hands had shown beetle, and then butterfly. Then Wren hooked two fingers together, and pulled a little, to show that it holds. {L} did it back. It needed no other word, and {told}.',
        },
        {
          kinds: [
            'plays',
            'party',
            'eats',
            'shares',
            'makes',
            'gets',
            'given-by',
            'all-get',
            'invited',
            'sees',
          ],
          done: 'Soon the whole class was talking, right across the room, with full mouths, in the middle of the quiet hour. Wren knew a sign for every single thing in the box with the lunch, and for the ball under the bench, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'home', 'way-home', 'sleep'],
          done: 'Butterfly was the loveliest. Then {L} wanted to say “friend”, and hooked the wrong fingers, and it meant “sausage”. Wren’s shoulders began to shake. The whole class did it after them, quite silently, and {told}.',
        },
      ],
      art: {
        'behind each ear, for hearing': 'playground: L look curious; children',
        'had eyes that noticed everything': 'playground: L look curious; children, beetle',
        'just looking at a beetle': 'playground: L speak sad; children, beetle',
        'each of them thought that': 'playground: L walk sad; children, beetle',
        'shouted it, as loudly': 'playground: L shout worried; children',
        'spoke ve-ry': 'playground: L shout surprised; children, fish',
        'wrote it down. By': 'playground: L write worried; clock',
        'going in by the wrong door': 'playground: G point calm; L listen curious',
        'went round to the front': 'playground: L point curious; children, beetle',
        'Two thumbs together': 'playground: L raise happy; children, beetle',
        'was the loveliest': 'school: L stretch-out happy; children, butterfly',
        'whole class was talking, right': 'school: L stretch-out happy; children, butterfly',
        'pulled a little, to show': 'playground: L raise happy; children, butterfly',
        'talk from window to window': 'bedroom: L wave happy; window, house',
      },
    },
  ],
};
