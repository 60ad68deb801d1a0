import type { StorySourceInput } from '../../story-source.ts';

/** Stories about flying through the air. */
export const flyingCarpet: StorySourceInput = {
  id: 'flying-carpet',
  words: ['flying/magic carpet/rug', 'flying bed/chair/car/house/bathtub/bike/sofa/umbrella', 'carpet fly'],
  situations: ['ability', 'deed', 'refuses', 'has'],
  topic: 'flying through the air',
  thing: 'the flying carpet',
  home: 'cottage',
  main: 'clouds',
  plots: [
    {
      id: 'three-taps',
      titles: ['Up, Up and Over the Roofs', '{L} Takes Off', 'Hold On Tight!'],
      goal: 'learn to steer up there',
      trouble: 'it flew where it wanted to',
      solved: 'it listened, and flew home',
      opener:
        'For years it had just been there, and nobody had thought anything of it. Then {L+} sat down on it and sighed, “I wish I were far away.” It twitched. It rose. It bumped against the ceiling.',
      friend:
        '{F+} had just come in at the door. “Jump on!” called {L}. Out of the window they went, over the roofs, and the cat looked after them with an open mouth.',
      problem:
        'It was wonderful. Then it was high. “Where are we going?” shouted {F}. “I don’t know!” shouted {L}. It flew to the left, it flew upside down through a cloud, and there was nothing to steer with: no reins, no wheel, no brake.',
      tries: [
        '{L} pulled at the front corner. It sneezed, and they fell by one storey.',
        'They both leaned over to the right. It took that for a game, and did a roll.',
        '“Stop!” called {L} in a firm voice. It stopped. In the middle of the air, two miles up. That was not what {L} had meant.',
      ],
      tip: '“You didn’t say please,” said {G+}, who was flying by just then. “It’s lain on the floor for a hundred years and been trodden on. Ask it where it would like to go. Then it will ask you, too.”',
      turn: '{L} stroked it, along the edge, where it was worn. “Where would you like to go?” asked {L}. It trembled. It flew a wide, soft bend to the evening sun, so slowly that they could let both legs dangle. “And afterwards home?” said {L}, “please?”',
      done: 'It knew the way by itself. Over the mill, over the church, in at the window, and down, as softly as a cat. {L} lay on it for a while and listened. It was humming.',
      again:
        'It’s on the floor again, and looks like nothing special. But nobody in that house wipes their shoes on it any more.',
      outcomes: [
        {
          asked: ['land/home/back/bed safe/safely/fly/home/get/window', 'home'],
          done: 'A wide, soft bend to the evening sun, that was what it wanted. Then it turned round by itself, because it knew the way: over the mill, over the church, over the cat with the open mouth, and {told}.',
        },
        {
          asked: [
            'see/visit/fly/travel/go world/moon/star/castle/sea/desert/pyramid/island/grandma/africa/city/cloud',
            'adventure',
          ],
          done: 'It trembled under {L’s} hand. For a hundred years it had lain on the floor and thought about where it would like to go. Then it rose through the red cloud of the evening, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'It flew a soft bend to the evening sun, and then home, in at the window. But it didn’t lie down. It hung over the floor like a table, with its fringe combed, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'It flew a wide bend to the evening sun, and then home, over the mill, in at the window, as softly as a cat. {L} lay on it for a while and listened. It was humming, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'It flew a wide, soft bend to the evening sun, and then homewards, over the mill, over the church, more and more slowly. The edges folded up a bit, like a blanket, and {told}.',
        },
      ],
      helper: { name: 'Grey Goose Gerda', creature: 'goose' },
      art: {
        'It bumped against': 'living-room: L sit surprised; big rug',
        'Out of the window they went': 'clouds: L sit surprised; F sit happy; big rug, cat',
        'nothing to steer with': 'clouds: L sit worried; F sit frightened; big rug, cloud',
        'pulled at the front corner': 'clouds: L pull rug; F cower; cloud',
        'did a roll': 'clouds: L fall; F fall; big rug',
        'in a firm voice': 'clouds: L shout; F sit worried; big rug',
        'It’s lain on the floor': 'clouds: G say; L+F look G curious; big rug',
        'I wish I were far': 'living-room: L sit happy; big rug',
        'stroked it, along the edge': 'clouds: L touch calm; F sit calm; big rug',
        'to the evening sun': 'clouds, evening: L sit happy; F sit happy; big rug, sun',
        'It was humming': 'living-room, evening: L lie happy; F clap happy; big rug',
        'wipes their shoes': 'living-room: L touch happy; F hold shoe happy; rug',
      },
    },
  ],
};
