import type { StorySourceInput } from '../../story-source.ts';

/** Stories about woodpeckers. */
export const woodpeckers: StorySourceInput = {
  id: 'woodpeckers',
  words: [
    'woodpecker',
    'woodpeckers',
    'woodpecker drumming',
    'woodpeckers drumming',
    'woodpecker drum',
    'knocking bird',
  ],
  situations: ['visit', 'learn', 'question', 'deed', 'mystery', 'ability'],
  topic: 'woodpeckers',
  thing: 'the drumming tree',
  creature: 'woodpecker',
  home: 'forest',
  main: 'forest',
  plots: [
    {
      id: 'the-quiet-drummer',
      titles: ['Who Is Knocking?', '{S} Finds a Drum', 'The Best Branch in the Wood'],
      goal: 'find a tree that sounded far enough',
      trouble: 'nobody heard the drumming',
      solved: 'the drumming was heard in the whole wood',
      opener:
        'Tock, tock, tock, it went at {L+}’s window frame, early in the morning. Outside hung {S+}, with a red cap of feathers. “Excuse me,” said {S}. “I’m only trying it out. I need a drum.”',
      friend:
        '“What for?” asked {L}. “Others sing in spring,” said {S}. “I drum. It means: this part of the wood is mine, and is there anybody who’d like to live here with me?”',
      problem:
        'But nobody answered. {S} drummed on a thick green beech. It made a dull little “tup”. Nobody could hear that even at the next tree. And farther off another woodpecker was rattling away, loud and clear.',
      tries: [
        '{S} hit harder. “Tup,” said the beech, as before. It was alive and full of sap, and that swallows the sound.',
        '{L} fetched a pot lid. It was loud enough! But no woodpecker in the world thinks of love when a pot lid rattles.',
        '{S} tried the fence. It wobbled, and two slugs fell off.',
      ],
      tip: '“It isn’t how hard you hit,” said {G+}. “It’s what you hit. Have you never knocked on a full jug and on an empty one?”',
      low: '{S} leaned on that stiff tail and had a rest. A woodpecker’s head is built for knocking, so nothing hurt. Only the quiet did.',
      turn: '“It has to be dry and hollow!” said {L}. They went from tree to tree, and {L} knocked on the wood with a stick. Dull. Dull. Then they came to an old oak with one dead, grey branch. Tock! It rang like a bell.',
      done: '{S} flew up, took hold with both feet, and drummed so fast that the beak could not be seen. Trrrrrr! It went right through the wood. It was quiet for a moment. Then, from very far away, came an answer: Trrrrrr!',
      again:
        'In May there’s a round hole in the oak, and five small beaks look out of it. {L} knocks on the window frame to say good morning.',
      helper: {
        name: 'Cooper Hoop',
        creature: 'hare',
      },
      outcomes: [
        {
          asked: ['drum/music/band/hear/sound/loud/song'],
          done: '{S} took hold of the dead oak branch with both feet, and drummed so fast that the beak could not be seen. Trrrrrr! The wood was quiet for a moment, to listen. Then it answered from very far away, and {told}.',
        },
        {
          asked: ['nest/baby/babies/friend/family/egg/home/partner/mate/wife/husband/love'],
          done: '{S} flew up, took hold with both feet, and drummed on the dry branch. Trrrrrr! Then, from very far away, came an answer: Trrrrrr! It came nearer, tree by tree, until a second red cap hung beside the first. And {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '{S} drummed on the dry oak branch. Trrrrrr! From very far away came an answer. “That calls for something,” said {G}, and rolled out a little barrel of apple juice, {L} knocked it open with the stick, tock, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '{S} took hold with both feet and drummed on the dry branch. Trrrrrr! It was quiet for a moment. Then, from very far away, came an answer: Trrrrrr! {S} nearly fell off the oak for joy, and under it {told}.',
        },
      ],
      art: {
        'with a red cap of feathers': 'bedroom, morning: L look surprised; S knock happy',
        'What for?” asked': 'forest: S say happy; L listen',
        'a thick green beech': 'forest: S knock sad; L listen worried; tree',
        'hit harder': 'forest: S knock angry; L look S worried; big tree',
        'fetched a pot lid': 'forest: L drum pot-lid happy; S cover-ears',
        'tried the fence': 'forest: S knock worried; L look; fence',
        'It isn’t how hard': 'forest: G hold jug; L+S look G curious',
        'on that stiff tail': 'forest: S sit sad; L comfort S',
        'one dead, grey branch': 'forest: L knock surprised; S look happy; bare-tree',
        'drummed so fast': 'forest: S knock proud; L cheer; bare-tree',
        'five small beaks': 'bedroom, day: L knock happy; bird, nest',
      },
    },
  ],
};
