import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a cat at home who has kittens. */
export const ourCatHasKittens: StorySourceInput = {
  id: 'our-cat-has-kittens',
  words: [
    'cat have kitten',
    'cat have baby',
    'cat is having/expecting/pregnant',
    'cat/kitten give/gives/gave birth',
    'have kitten',
    'kitten is/are/was/were born',
    'litter of kitten',
    'baby kitten',
    'newborn kitten',
    'kitten in the wardrobe/drawer/cupboard/sofa',
    'kitten under the sofa/bed',
    'mother/mummy/mama cat',
    'mother/mummy/mama cat and kitten',
    'find/finding home for kitten',
    'home for the/our kitten',
  ],
  situations: [
    'has',
    'deed',
    'newcomer',
    'visit',
    'question',
    'wants',
    'learn',
    'own-wish',
    'trait',
    'mystery',
    'hides',
    'strayed',
  ],
  topic: 'the kittens',
  thing: 'the kittens’ nest',
  creature: 'cat',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'four-in-the-jumper-drawer',
      titles: ['Four Kittens and a Jumper', '{S} Has Kittens', 'Shh! Kittens!'],
      goal: 'let {S} bring up the kittens in peace',
      trouble: '{S} was carrying the kittens away, one after another',
      solved: '{S} and the kittens had a quiet place of their own',
      opener:
        '{L+} had been watching for days: {S+} was as round as a cushion, and looked into every drawer and every box. This morning the food bowl was still full. {L} stood still and listened. Something was squeaking, and it came from under the sofa.',
      friend:
        '{L} lay down flat on the floor and looked. There was {S}, purring, and all around lay kittens: one grey, one black, and two with stripes. They were as small as mice, and their eyes were still shut. “Oh!” whispered {L}.',
      problem:
        'Everyone wanted to see the kittens. Torches shone under the sofa, and hands reached in. {S} stopped purring, took the grey kitten by the scruff of its neck, carried it out of the room, and came back for the next.',
      tries: [
        '{L} brought the kittens back and put them under the sofa again. As soon as nobody was looking, {S} carried them behind the washing machine.',
        '{L} made them a bed with a frill and a lamp beside it. It was beautiful, and much too bright. {S} sniffed at it and walked away.',
        '{L} sat down in front of the kittens to guard them. But somebody who guards them is one more person who is too close. {S} did not lie down.',
      ],
      tip: '“A mother cat moves house when it’s too loud for the little ones,” said {G+}. “Kittens need it warm, dark and dull. Ask yourself where nobody ever goes, and what smells of somebody {S} trusts.”',
      low: 'The black kitten was mewing in the corridor. {S} stood beside it and did not know where to go next. “We’ve got to be quicker than the draught,” whispered {L}.',
      turn: '{L} pulled the bottom drawer out of the wardrobe in the spare room, and laid {L.their} own old jumper in it. The curtains were drawn. “Come and see,” said {L} softly, left the door open a crack, and went away.',
      done: '{L} waited for an hour, and that was hard. Then {L} looked through the crack. {S} lay in the drawer on the jumper, and all four kittens lay in a row and drank. {S} looked up at {L} and blinked, slowly. That means yes.',
      again:
        'When their eyes were open, the kittens came out by themselves and climbed up everyone’s legs. Each of them was going to have a good home. The jumper belongs to {S} now.',
      helper: { name: 'Mrs Tansy', creature: 'woman' },
      outcomes: [
        {
          asked: ['home/family/adopt/keep/stay/give'],
          done: '{S} lay in the drawer on the jumper, and all four drank and grew. When their eyes were open, they climbed up everyone’s legs, and one could see who belonged to whom. {L} wrote the four names on a list, and {told}.',
        },
        {
          asked: ['kitten open/eye/walk/play/grow/born/safe/drink/healthy/sleep/asleep/purr/warm/cuddle'],
          done: '{L} waited for an hour, and then looked through the crack. {S} lay in the drawer, on the jumper, and four kittens lay in a row. Nobody came with a torch. In the warm, dull dark {told}.',
        },
        {
          asked: ['name/call'],
          done: '{L} looked through the crack. {S} lay in the drawer on the jumper, with all four in a row, and blinked slowly. That means yes. So {L} came in, sat down an arm’s length away, and thought for a long time, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '{L} waited for an hour, and that was hard. Then {L} looked through the crack. {S} lay in the drawer with all four, and blinked, slowly. That means yes. On tiptoe, one at a time and then together, {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '{L} waited for an hour, and looked through the crack. {S} lay in the drawer on the jumper, and four kittens lay in a row and drank. {L} shut the door without a sound. In the kitchen, as far away as possible, {told}.',
        },
      ],
      art: {
        'as round as a cushion': 'living-room: L listen curious; S stand worried; drawers',
        'as small as mice': 'living-room: L lie happy; S lie calm behind sofa; cat',
        'hands reached in': 'living-room: S stand angry; L look worried; torch, people',
        'brought the kittens back': 'living-room: L hold cat worried; S stand worried; sofa',
        'with a frill': 'bedroom: L show happy; S walk angry; cradle, lamp',
        'to guard them': 'living-room: L sit brave; S stand worried; cat',
        'mother cat moves house': 'living-room: G say; L look G curious',
        'The black kitten': 'corridor: S stand worried; L crouch worried; black kitten',
        'the bottom drawer': 'bedroom: L hold shirt brave; drawers, curtain',
        'looked through the crack': 'bedroom: S lie happy; L peek happy; drawers, kitten',
        'themselves and climbed up': 'living-room: S stand proud; L laugh; kitten, shirt',
      },
    },
  ],
};
