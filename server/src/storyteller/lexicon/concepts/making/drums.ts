import type { StorySourceInput } from '../../story-source.ts';

/** Stories about drums and drumming. */
export const drums: StorySourceInput = {
  id: 'drums',
  words: [
    'drum',
    'drums',
    'drummer',
    'drumming',
    'drum kit',
    'drum set',
    'play/playing drum/drums',
    'learn/learning drum/drums',
    'marching band',
    'percussion',
  ],
  situations: ['learn', 'wants', 'has', 'make', 'deed', 'visit', 'cannot', 'trait'],
  topic: 'drums',
  thing: 'the drum',
  home: 'city',
  main: 'city',
  plots: [
    {
      id: 'the-beat',
      titles: ['{L} and the Drum', 'Too Loud!', 'Boom, Boom, Tap'],
      goal: 'find a good place for the drum',
      trouble: 'the drum was too loud for everyone',
      solved: 'everyone was marching to the drum',
      object: 'drum',
      opener:
        'On the stairs, on the table, on the pot lids: {L+} had always drummed. And now, for {L’s} birthday, there was a real drum. It was red, with golden cords. Boom!',
      friend:
        '{F+} came running. “Again!” said {F}. Boom, boom, tap! The cups jumped in the cupboard. Then a door opened, and another one. “That’s too loud!” they called, on all the floors.',
      problem:
        'It was too loud for the baby, for the neighbour on the night shift and for the cat. {L} put down the sticks. A drum that nobody wants to hear is a very sad thing. And it was only ten o’clock in the morning.',
      tries: [
        '{L} put a pillow on it. Now it said “pff”. {L} played it for an hour, and the cat slept on it.',
        'They went down to the cellar. The boom climbed up through all the pipes and came out at the top. “Too loud!” it came back down.',
        '{L} drummed only with the tips of two fingers. That was all right. But something in {L’s} tummy wanted to go boom.',
      ],
      tip: '“It’s not too loud. It’s only in the wrong place,” said {G+}. “On our roof we hear everything. Up the street, the parade’s gathering, forty people, and each one walks at a different speed. Listen! It sounds like hail.”',
      low: '{L} listened. It was true: flutes, and feet, and tubas, all higgledy-piggledy. You couldn’t march to that. You could only stumble.',
      turn: '{L} took the drum and ran. In the square the parade was standing still, because the second row had trodden on the first. {L} lifted the sticks and began, slow and steady: boom, boom, tap. Boom, boom, tap.',
      done: 'Left, right! The feet fell in, first a few, and then all of them, and the flutes and the tubas, too. {L} walked at the front, right past the house. They were standing at all the windows, even the neighbour from the night shift. “Louder!” they called.',
      again: '{L} practises in the park now, from four to five. The ducks march.',
      helper: { name: 'Cousin Coo', creature: 'pigeon' },
      outcomes: [
        {
          asked: ['parade/march/band/drum/play/beat/concert/music'],
          done: 'Left, right! The feet fell in, first a few, and then all of them, and the flutes and the tubas. {L} walked at the front, past the house with all its floors. “Louder!” they called from the windows, and boom, {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Left, right! The feet fell in, and the flutes, and the tubas. {L} walked at the front, right past the house. “Louder!” they called. The neighbour from the night shift carried a table down into the street, the rest followed, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Left, right! The feet fell in, first a few, and then all of them, and the flutes and the tubas, too. “Louder!” they called from every floor. Even the cat sat at the window and nodded, boom, boom, tap, and {told}.',
        },
      ],
      art: {
        'there was a real drum': 'living-room: L drum happy; pot, present',
        'Boom, boom, tap! The': 'corridor: L drum happy; F jump happy; door, people',
        'the neighbour on the night': 'living-room: L look sad; baby, cat, drum',
        'put a pillow on it': 'living-room: L drum sad; cat, cushion',
        'went down to the cellar': 'cellar: L drum worried; F look-up worried; pipe',
        'tips of two fingers': 'living-room: L touch sad; drum',
        'in the wrong place': 'city: G speak calm; L listen curious; people',
        'march to that': 'city: L look curious; F cover-ears worried; people, tuba',
        'was standing still, because': 'city: L drum brave; people, tuba',
        'Left, right! The feet': 'city: L drum proud; F trumpet happy; people, tuba',
        'The ducks march': 'garden: L drum happy; many duck',
      },
    },
  ],
};
