import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the dark. */
export const afraidOfTheDark: StorySourceInput = {
  id: 'afraid-of-the-dark',
  words: ['afraid/scared/fear/frightened dark', 'dark', 'darkness', 'night light', 'night lights'],
  situations: ['afraid', 'wants', 'cannot', 'trait', 'question'],
  gentle: true,
  topic: 'the dark',
  thing: 'the dark',
  main: 'cottage',
  night: true,
  plots: [
    {
      id: 'meet-the-dark',
      titles: ['{L} Meets the Dark', 'What the Dark Is Made Of', 'Good Night, Dark'],
      goal: 'make friends with the dark',
      trouble: 'the dark was still too dark',
      solved: 'the dark was not frightening any more',
      opener:
        'By day {L+}’s room was a very good room. But every evening somebody switched off the lamp, and then the dark came out from under the bed and filled it.',
      problem:
        'In the dark the chair had shoulders. The coat had a face. Something creaked. {L} lay stiff as a board, and {L’s} heart went bump, bump.',
      tries: [
        '{L} pulled the blanket up over both ears. Under there it was even darker, and quite hot as well.',
        '{L} called out, and the light was switched on. Everything was gone. The light went off, and it was all there again.',
        '{L} stayed awake to watch over the room. But the longer you look at a coat, the more it looks back.',
      ],
      tip: '“I live in the dark,” said {G+} at the window, softly. “It’s not a somebody. It’s only the day with its eyes shut. Take this lantern and find out what each thing is. You say when.”',
      low: '“What if it never stops?” whispered {L}. “Then we’ll be awake together,” whispered {F}, and moved up close.',
      turn: 'Hand in hand they went up to the shape with the shoulders. {L} counted to three and touched it. “It’s the chair,” said {L}. “Hello, chair.” And then the coat, and then under the bed.',
      done: 'Under the bed there was a sock, and a marble they had been looking for. {L} put out the lantern, just for a moment, then a bit longer. The dark was soft, and full of stars at the window.',
      again:
        'Now {L} says good night to all of them: to the chair, the coat and the dark. And the lantern stands by the bed, just in case.',
      object: 'lantern',
      helper: { name: 'Hush', creature: 'owl' },
      outcomes: [
        {
          asked: ['sleep/asleep/night'],
          kinds: ['sleep'],
          done: 'Under the bed there was a sock, and the marble. {L} put out the lantern, just for a moment, then a bit longer. The chair kept its shoulders, and the coat hung on its hook. There was nothing in the dark that {L} didn’t know, and {told}.',
        },
        {
          asked: ['star/moon/lamp/light/night-light/nightlight/torch/firefly/window'],
          kinds: ['sees', 'gets', 'given-by', 'all-get'],
          done: 'Under the bed there was a sock, and a marble they had been looking for. {L} put out the lantern, for a moment, and then a bit longer. Without it you could see all the way to the window, and {told}.',
        },
        {
          asked: ['afraid/scared/brave/fear/frightened/anymore/friend/friends'],
          kinds: ['friends', 'new-friend', 'still-friends', 'happy', 'feels'],
          done: '“It’s the chair,” said {L}, and then it was the coat, and under the bed there was a sock and the lost marble. {L} put out the lantern. The dark came up close, soft as a cat, and did nothing at all, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'team',
            'stays',
            'home',
            'way-home',
            'plays',
            'party',
            'eats',
            'shares',
            'makes',
            'says',
            'says-words',
            'tells',
          ],
          done: '“Hello, chair,” {L} had said, and hello to the coat. Under the bed there was a sock and the marble they had been looking for. They put out the lantern, and then somebody giggled in the dark, and it was only {F}, and {told}.',
        },
      ],
    },
    {
      id: 'what-the-dark-does',
      titles: ['{L} and the Dark', 'Good Night, Dark', 'What the Dark Is For'],
      goal: 'sleep in the dark',
      trouble: 'the dark was full of shapes',
      solved: 'the dark had become soft and known',
      object: 'lantern',
      opener:
        'In the daytime {L+} was not afraid of anything much. But every evening the lamp was put out, and then it was there: the dark. It came out of the corners and filled the room to the ceiling.',
      friend:
        '{F+} came to stay for the night and brought a small lantern. “I’m a bit afraid of the dark,” said {L}. “So am I sometimes,” said {F}.',
      problem:
        'Click, went the light. In the dark there was somebody tall beside the door, with long arms. Under the bed something breathed. {L} pulled up both feet and did not dare to look.',
      tries: [
        'They left the big lamp on. Now it was as bright as noon, and nobody can sleep at noon. And the corners had even blacker shadows.',
        '{L} shut both eyes tight. But behind the eyelids it was dark as well.',
        '{L} called out every five minutes to ask if anyone was there. Everyone was there, and everyone was very tired.',
      ],
      tip: '“The dark is not empty and it is not bad,” said {G+} at the door. “It’s only the room, with its eyes shut. Go and say good night to everything in it, while there’s still a little light. Then you’ll know who is there.”',
      turn: '{L} took the lantern and went round with {F}. The tall one by the door was a coat on a hook. “Good night, coat.” What breathed under the bed was the heating pipe. “Good night, pipe.” So they went right round the room.',
      done: 'Then {L} put out the lantern. It was dark, but it was a dark with a coat in it, and a pipe, and a friend. It lay round the bed like a big soft blanket. “Good night, dark,” said {L}.',
      again:
        'Every evening {L} goes round once and says good night to all of them. The coat never answers, but it hangs there in a very friendly way.',
      helper: {
        name: 'Granny Dusk',
        creature: 'owl',
      },
      setting: {
        topic: 'the dark',
        thing: 'the dark',
        main: 'cottage',
        night: true,
      },
      outcomes: [
        {
          asked: ['sleep/asleep/night'],
          kinds: ['sleep'],
          done: 'Then {L} put out the lantern. It was dark, but it was a dark with a coat in it, and a pipe, and a friend. It lay round the bed like a big soft blanket. “Good night, dark,” said {L}, and {told}.',
        },
        {
          asked: ['star/moon/lamp/light/night-light/nightlight/torch/firefly/window'],
          kinds: ['sees', 'gets', 'given-by', 'all-get'],
          done: '“Good night, coat. Good night, pipe.” They had been round the whole room. Then {L} put out the lantern, and the dark had only friends in it. It made the window brighter, as a frame does a picture, and {told}.',
        },
        {
          asked: ['afraid/scared/brave/fear/frightened/anymore/friend/friends'],
          kinds: ['friends', 'new-friend', 'still-friends', 'happy', 'feels'],
          done: 'Then {L} put out the lantern. The tall one by the door was a coat, and what breathed under the bed was a pipe. The dark lay round the two of them like a big soft blanket. “Good night, dark,” said {L}, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'team',
            'stays',
            'home',
            'way-home',
            'plays',
            'party',
            'eats',
            'shares',
            'makes',
            'says',
            'says-words',
            'tells',
          ],
          done: 'They had said good night to the coat and to the pipe. Then {L} put out the lantern, and it was dark, with a friend in it. “The coat didn’t answer,” whispered {F}. “It’s asleep,” whispered {L}, and {told}.',
        },
      ],
    },
  ],
};
