import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a tuba, a trumpet or another brass instrument. */
export const tuba: StorySourceInput = {
  id: 'tuba',
  words: [
    'tuba',
    'trombone',
    'brass band',
    'french horn',
    'play/playing/learn trumpet/tuba/trombone',
    'clarinet',
    'flute',
  ],
  situations: ['learn', 'cannot', 'wants', 'has', 'ability', 'being-and-thing', 'trait', 'deed'],
  topic: 'playing the tuba',
  thing: 'the tuba',
  main: 'village',
  plots: [
    {
      id: 'one-long-low-note',
      titles: ['Oompah!', 'One Long Low Note', '{L} and the Tuba'],
      goal: 'play a note in the band',
      trouble: 'no note came out of the instrument',
      solved: 'the low note came, just at the right place',
      opener:
        'On Saturday the village band would march down the street, as on each first of May. Everybody in it had an instrument. For {L+} only the biggest was left: a golden tuba, as round as a bathtub.',
      friend: '{F+} played the drum and helped to carry. “Blow,” said {F}. “It’s bound to be loud.”',
      problem:
        '{L} blew. “Fff,” went the tuba, like somebody who is asleep. {L} blew harder. “Fffff.” There were three days left, and the band needed its low notes.',
      tries: [
        '{L} blew with fat cheeks, until there were stars to be seen. The tuba sighed.',
        '{L} shouted into it. Something shouted back from inside, and a spider moved out.',
        'They polished it all over. Now it shone, and was as quiet as before.',
      ],
      tip: '“You don’t blow into it, you buzz into it,” said {G+}, who had played in the band for thirty years. “Put your lips together and let them tickle, like a bee. Then hold the mouthpiece to them. Slow air, warm air, as if you wanted to mist up a window.”',
      low: '{L} buzzed without the tuba first, all the way home, past the bakery and the bus stop. A real bee came along for a while. It tickled more and more.',
      turn: 'Then {L} sat down, put both arms round the tuba, breathed in deep, and buzzed. It began very far down. “Oom,” said the tuba. The cups trembled on their hooks. “Pah,” went {F} on the drum.',
      done: 'On Saturday the band came round the corner. High up went the trumpets, tra-ra, and under them, long and low and golden, went {L}: oom, oom, oom. People felt it in their tummies, and marched along without noticing.',
      again:
        '{L} can play four notes now. It’s surprising how many songs you can play with four notes, if they’re low enough.',
      object: 'drum',
      helper: { name: 'Mr Brass', creature: 'bear' },
      outcomes: [
        {
          asked: ['band/play/music/parade/march/concert/note/clap/street'],
          done: 'On Saturday the band came round the corner. High up went the trumpets, and under them, long and low and golden, went {L}, with lips like a bee: oom, oom, oom. People felt it in their tummies. All down the street {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'On Saturday the band came round the corner, and under the trumpets, long and low and golden, went {L}: oom, oom, oom. At the bakery they stopped. The tuba, laid on its back, was the biggest fruit bowl in the village, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'On Saturday the band came round the corner, and under the trumpets, long and low and golden, went {L}: oom, oom. A real bee flew alongside, and looked for its cousin in the tuba. “Oom!” In the front row {told}.',
        },
      ],
      art: {
        'only the biggest was left': 'village: L look surprised; huge tuba, people',
        'played the drum and helped': 'village: F drum happy; L hold tuba worried',
        'went the tuba, like': 'village: L blow tuba worried; calendar',
        'with fat cheeks': 'living-room: L blow tuba worried; star',
        'shouted into it': 'living-room: L shout tuba; spider',
        'polished it all over': 'living-room: L wipe happy; F wipe happy; big tuba',
        'you buzz into it': 'village: G blow tuba calm; L think bee curious',
        'all the way home, past': 'village: L blow laughing; bee, bus',
        'down, put both arms': 'kitchen: L hold big tuba brave; F drum happy; cup',
        'Saturday the band came': 'village: L play tuba proud; F drum happy; people, horn',
        'play four notes now': 'village: L play tuba happy',
      },
    },
  ],
};
