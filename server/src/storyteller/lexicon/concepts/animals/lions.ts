import type { StorySourceInput } from '../../story-source.ts';

/** Stories about lions. */
export const lions: StorySourceInput = {
  id: 'lions',
  words: [
    'lion',
    'lions',
    'lioness',
    'lion cub',
    'pride of lions',
    'baby lion',
    'king of the jungle',
    'king of beasts',
  ],
  situations: ['visit', 'learn', 'question'],
  creature: 'theme',
  topic: 'lions',
  thing: 'the long grass',
  home: 'meadow',
  main: 'meadow',
  plots: [
    {
      id: 'listen-for-the-answer',
      titles: ['{S} in the Long Grass', '{L} and the Roar', 'How Lions Find Each Other'],
      goal: 'help {S} find the pride again',
      trouble: '{S} had lost the other lions in the long grass',
      solved: '{S} was back with the pride',
      opener:
        'The grass of the savannah was so tall that nobody could see over it. {L+} was walking along a path when something rustled. It rustled sadly, if grass can do that.',
      friend:
        'Out came {S+}. “I chased a butterfly,” said {S}, “only for a moment. And when I turned round, the others were gone, the whole pride.” A pride is a family of lions. {S’s} had eight lions in it.',
      problem:
        'They looked to the left and to the right. There was grass, and behind it grass. The sun was already low. “A lion isn’t meant to be alone,” said {S}, and it sounded rather small.',
      tries: [
        '{L} climbed up on a termite hill and looked out. A lion has the same colour as dry grass. There might have been a hundred of them, or none.',
        'They followed the paw prints. But then a herd of elephants had walked across them, and there were only round holes as big as buckets.',
        '“Hello?” called {S}, as politely as possible. A warthog said hello.',
      ],
      tip: '“You’re looking. Lions don’t look for each other, they listen,” said {G+}. “A roar can be heard five miles away. But not in the heat, with the wind blowing. Wait till the evening is still, and go up high.”',
      low: '“I’ve never done a real roar,” whispered {S}. “I squeak at the end.” “Then we’ll do it together,” said {L}.',
      turn: 'When the wind had dropped, they stood on the flat rock. “Breathe right down into your tummy,” said {L}. “One, two, three!” {L} shouted, and {S} roared. It began as a squeak, and it grew, and rolled over the grass like thunder.',
      done: 'Then they were quite still. Nothing. And then, from far away, where the three trees stood: a roar! And a second one, and a third. {S} knew every voice. Before the moon was up, the grass parted, and there they were, all eight.',
      again:
        'Some evenings {L} hears a roar, far away. It squeaks a little at the end. That is {S}, saying good night.',
      helper: { name: 'Grandmother Stripe', creature: 'elephant' },
      outcomes: [
        {
          asked: ['family/pride/mum/mother/mummy/dad/father/home/back/find/reunite'],
          done: 'They were quite still. And then, from far away, where the three trees stood: a roar! And a second one, and a third. {S} knew every voice, and answered, without a squeak. Before the moon was up, the grass parted, and {told}.',
        },
        {
          asked: ['roar/king/brave/loud'],
          done: 'From far away, where the three trees stood, there came a roar, and a second, and a third. The grass parted, and there they were, all eight. “Who was that just now, up on the rock?” they asked. {S} took a breath, and {told}.',
        },
        {
          asked: ['mouse/friend/play/share'],
          done: 'From far away, where the three trees stood, there came a roar, and a second one. Before the moon was up, the grass parted, and all eight were there. “You’ve brought somebody,” they said, and lay down round {L} like a wall. And {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'From far away, where the three trees stood: a roar! Before the moon was up, the grass parted, and there they were, all eight. They had searched all day, and nobody had thought of supper. By the flat rock {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'From far away, where the three trees stood: a roar! And a second one. {S} knew every voice. The grass parted, and eight lions all wanted to rub their heads on {S} at once, and on {L} too, until one of them sneezed. So {told}.',
        },
      ],
      art: {
        'something rustled': 'meadow: L listen curious; grass',
        'chased a butterfly': 'meadow: S cry sad; L look S surprised; butterfly',
        'already low': 'meadow, evening: S shiver sad; L comfort S; grass',
        'a termite hill': 'meadow, evening: L look worried on stone; S look-up sad',
        'followed the paw prints': 'meadow, evening: L look worried; S sniff worried; footprints',
        'as politely as possible': 'meadow, evening: S call worried; L listen; pig',
        'each other, they listen': 'meadow, evening: G listen; L+S look G curious',
        'at the end.” “Then': 'meadow, evening: S whisper ashamed; L hug S happy',
        'on the flat rock': 'meadow, evening: L+S shout brave; stone',
        'the grass parted': 'meadow, night: S run happy; L cheer; lion, moon',
        'Some evenings': 'bedroom, night: L listen happy in bed',
      },
    },
  ],
};
