import type { StorySourceInput } from '../../story-source.ts';

/** Stories of two who are twins themselves; `source-for-cast.ts` takes it where a story about twins has two children. */
export const beingATwin: StorySourceInput = {
  id: 'being-a-twin',
  words: [
    'i am a twin',
    'i’m a twin',
    'my twin',
    'my twin sister',
    'my twin brother',
    'we are twins',
    'being a twin',
  ],
  situations: ['trait', 'wants', 'question', 'deed', 'has'],
  topic: 'being a twin',
  thing: 'the one cake',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'one-present-for-two',
      titles: ['{L} and {F}, Twins', 'Not the Same at All', 'A Present for Two'],
      goal: 'be seen as one and not as half of two',
      trouble: 'everybody took the twins for one and the same',
      solved: 'everybody knew what each of the twins liked',
      opener:
        '{L+} and {F+} were twins. They had the same birthday, the same bedroom and the same mug. “Which one are you?” people asked them all day long.',
      friend:
        'Tomorrow they had a birthday. {F} hoped for a drum, and {L} hoped for a microscope. They whispered about it in the dark, from bed to bed.',
      problem:
        'But in the morning there was only one big parcel: “For the twins”. There were two jumpers in it, with the same stripes. {L} looked at {F}. Nobody had asked what either of them liked.',
      tries: [
        '{L} put on the jumper the wrong way round. “Look, I’m the one with stripes at the back!” But {F} had the very same idea, at the same moment.',
        'They would not walk side by side any more. {L} went on the left of the street and {F} on the right. “Oh, look, the twins are playing a game,” people said.',
        '{F} spoke in a deep voice all afternoon. By teatime people thought that both of them had a cold.',
      ],
      tip: '“People see what’s the same, because nobody shows them the rest,” said {G+}. “What can one of you do that the other can’t? Show them that. And you could each do it for the other.”',
      turn: 'So each made a poster about the other. “{F} drums on everything, and is scared of moths,” wrote {L}. “{L} knows eleven kinds of beetle, and hates custard,” wrote {F}. They hung them on the front door.',
      done: 'Everybody who came to tea read the posters. “Do you really know eleven beetles?” they asked {L}. Somebody gave {F} two wooden spoons and a saucepan. Nobody asked any more which of them was which.',
      again:
        'They still share a bedroom. Next year there will be two parcels, one that rattles and one that must not be shaken. But the last piece of cake they cut in half, exactly in the middle.',
      helper: { name: 'Old Mr Tandem', creature: 'goose' },
      outcomes: [
        {
          asked: ['get/present/gift own/different/drum/microscope/two/each/name'],
          kinds: ['gets', 'given-by', 'all-get'],
          done: 'Everybody who came to tea read the posters on the front door. “Eleven beetles? And a drummer?” they said. Nobody could give the two of them one parcel after that. They went home and came back with other ones, and {told}.',
        },
        {
          asked: [
            'twin/they/people/everyone/teacher different/same/know/tell/apart/special',
            'own/self/themselves',
          ],
          kinds: ['says', 'says-words', 'sees'],
          done: 'Everybody who came to tea read the posters on the front door: who drums on everything, and who hates custard. Nobody asked any more which one was which. It had been written down by the one who knows best, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'Everybody who came to tea read the posters. Somebody gave {F} two wooden spoons and a saucepan, and {L} was asked for all eleven beetles. Then came the cake with two candles, one for each side, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'feels',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
          ],
          done: 'Everybody who came to tea read the posters. {L} read the one about {L} last of all. “You noticed the custard,” said {L}. “You noticed the moths,” said {F}. The striped jumpers lay under the sofa, and {told}.',
        },
      ],
      art: {
        'the same birthday, the same bedroom': 'bedroom: L+F hold cup happy; people',
        'hoped for a drum': 'bedroom, night: L whisper happy; F think drum happy; two bed',
        'But in the morning there': 'bedroom, morning: L+F look sad at present; big present',
        'put on the jumper the wrong way': 'bedroom: L+F look surprised at mirror; mirror',
        'walk side by side any': 'village: L walk angry; F walk angry; people',
        'spoke in a deep voice': 'living-room: F speak angry; L cover-ears worried; people',
        'shows them the rest': 'living-room: G say calm; L+F listen curious',
        'a poster about the other': 'living-room: L write proud; F write happy',
        'hung them on the front': 'cottage: L+F hang poster happy; door',
        'who came to tea read the posters': 'living-room: L show beetle proud; F drum happy; people',
        'cut in half': 'living-room: L+F cut happy; cake on table',
      },
    },
  ],
};
