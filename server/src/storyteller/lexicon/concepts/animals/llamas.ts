import type { StorySourceInput } from '../../story-source.ts';

/** Stories about llamas and alpacas. */
export const llamas: StorySourceInput = {
  id: 'llamas',
  words: ['llama', 'llamas', 'alpaca', 'alpacas', 'llamas and alpacas', 'vicuña', 'spitting llama'],
  situations: ['visit', 'learn', 'question', 'trait', 'misdeed'],
  creature: 'llama',
  topic: 'llamas and alpacas',
  thing: 'the mountain path',
  home: 'mountain',
  main: 'mountain',
  plots: [
    {
      id: 'ears-back',
      titles: ['{S} Puts Back Both Ears', '{L} and the Llama', 'Ask First'],
      goal: 'walk up the mountain with {S}',
      trouble: '{S} did not want to be squeezed',
      solved: '{S} and {L} were friends',
      opener:
        'At the foot of the mountain there was a sign: “Walks with llamas.” {L+} was the first one at the gate that morning. There was hay in the air, and somebody was humming.',
      friend:
        'It was {S+}, with long lashes and a very proud neck. “Mmm,” hummed {S}. {L} ran up, put both arms round that woolly neck, and squeezed. {S} put back both ears and spat. Pfft!',
      problem:
        'It was green, and it ran down {L’s} front. “That one does it to everybody,” said the others, and chose a different one. Nobody wanted to go with {S}. {L} wiped it off with a sleeve. It had looked so soft.',
      tries: [
        '{L} came back with an umbrella. {S} had never seen an umbrella. Pfft!',
        '{L} crept up from behind. One shouldn’t do that with anybody.',
        '{L} held out a bag of chips. {S} sniffed, and looked offended.',
      ],
      tip: '“Humming is a question,” said {G+}, “and ears back means: too close! Nobody asks us. How would you like it, if a stranger came running and squeezed your neck? Put your hands behind your back, and let {S} come to you.”',
      low: 'Hands behind your back! {L} had never met an animal like that. {L} felt a bit silly, with nothing to do.',
      turn: '{L} stood still, one step away, with both hands at the back, and hummed: “Mmm?” {S} stopped chewing. The ears came forward. “Mmm,” hummed {S}, and came one step nearer, and breathed into {L’s} face, quite gently. It smelled of hay. That’s how llamas say hello.',
      done: 'Then they walked up the mountain, side by side, with the lunch in {S’s} two saddle bags. At the top {S} laid that long neck on {L’s} shoulder, without being asked. It was just as soft as it had looked.',
      again: '{L} never squeezes anyone now without asking. “Mmm?” says {L} first, and waits.',
      helper: { name: 'Old Paco', creature: 'goat' },
      outcomes: [
        {
          asked: ['spit/hat/ride/mountain/walk/top'],
          done: '“Mmm?” asked {L}, before each bend of the path, and “mmm,” answered {S}, ears forward. Side by side they walked, with the lunch in two saddle bags. Those who had chosen other llamas were far behind, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Then they walked up the mountain, side by side, with the lunch in {S’s} two saddle bags. At the top {S} laid that long neck on {L’s} shoulder. The others came up, too, and asked, “Mmm?” first. So {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'They walked up the mountain, side by side, with the lunch in the saddle bags. At the top {S} laid that long neck on {L’s} shoulder, without being asked. It was just as soft as it had looked. “Mmm,” hummed {S}, and {told}.',
        },
      ],
      art: {
        'Walks with llamas': 'mountain: L run happy; sign, gate',
        'long lashes': 'mountain: L hug S happy; S stamp angry',
        'chose a different one': 'mountain: L wipe cloth sad; S sulk; people',
        'with an umbrella': 'mountain: L hold umbrella worried; S blow angry',
        'crept up from behind': 'mountain: L tiptoe worried; S startle',
        'a bag of chips': 'mountain: L offer chips happy; S arms-crossed angry',
        'Humming is a question': 'mountain: G say; L look G curious',
        'met an animal like that': 'mountain: L stand ashamed; S look calm',
        'one step away': 'mountain: L stand calm; S sniff L happy',
        'two saddle bags': 'mountain: S walk happy; L walk happy; two bag',
        'without asking': 'mountain: L bow happy; S nod happy',
      },
    },
  ],
};
