import type { StorySourceInput } from '../../story-source.ts';

/** Stories about wolves. */
export const wolves: StorySourceInput = {
  id: 'wolves',
  words: ['wolf', 'wolf cub/pup/pack', 'wolves', 'lone wolf'],
  situations: ['thing-pair', 'being-and-thing', 'question', 'learn', 'afraid'],
  night: true,
  topic: 'wolves',
  thing: 'the wolf',
  home: 'cottage',
  main: 'forest',
  plots: [
    {
      id: 'why-does-it-howl',
      titles: ['Why Does the Wolf Howl?', '{L} and the Wolf Cub', 'A Song From the Hill'],
      goal: 'find out why the wolf was howling',
      trouble: 'everyone was afraid of the howling',
      solved: 'the wolf cub had found its family',
      opener:
        'On the hill somebody was howling: a-oooo! In all the books wolves were big and bad. “It’s coming to eat us,” said the neighbours, and locked their doors. {L+} stood at the window and listened.',
      problem:
        'It howled on the second night as well, and on the third. It wasn’t a big howl. It was thin, and wobbled at the end, and then there was a gap, as if somebody was waiting. “I don’t think it’s angry,” said {L}. But what was it, then?',
      tries: [
        'They banged saucepans, to drive it away. It stopped, and after a while it started again, and it sounded sadder.',
        'They put out a bone in front of the gate. In the morning the bone was still there.',
        '{F} shouted, “What do you want?” up to the hill. It’s hard to answer that in wolf.',
      ],
      tip: '“Wolves live in families,” said {G+}, the forest ranger. “They hardly ever go near people. They howl to find each other. Listen to the gap. What do you do when you’ve called somebody?”',
      turn: '“It waits for an answer!” said {L}. “It’s lost.” {L} opened the attic window wide and listened, with both hands behind the ears. And there, quite faint, from the far side of the river, came three other howls. That was its family. But the old bridge was shut.',
      done: 'In the morning {L} asked the ranger to open the gate of the bridge, and everybody stayed indoors. In the evening the small howl went down the hill, and over the river. And then they howled, all four of them together.',
      again:
        'When there’s howling now, nobody locks the door. “They’re only calling each other in for supper,” says {L}.',
      helper: { name: 'Ranger Birk', creature: 'woman' },
      outcomes: [
        {
          asked: ['family/pack/mum/mother/home/back/find/reunite/cub/together'],
          done: 'In the morning {L} asked the ranger to open the gate of the bridge, and everybody stayed indoors. In the evening the small howl went down the hill, over the boards, and stopped on the other side. There was no gap any more: {told}.',
        },
        {
          asked: ['howl/moon/sing/friend/friendly', 'not/no/nobody afraid/scared/frightened'],
          done: '{L} asked the ranger to open the gate of the bridge. In the evening the small howl went down the hill and over the river, and met three others. {L} opened the attic window wide. The neighbours opened theirs, too, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '{L} asked the ranger to open the gate of the bridge. In the evening the small howl went over the river, and met three others. “They’re calling each other in for supper,” said {L}. All along the street it made them hungry. So {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '{L} asked the ranger to open the gate of the bridge. In the evening the small howl went over the river, and met three others, and didn’t wobble any more. “It’s got its answer,” whispered {L}. At the attic window {told}.',
        },
      ],
      art: {
        'In all the books': 'living-room, night: L read worried; wolf',
        'locked their doors': 'bedroom, night: L listen worried',
        'wobbled at the end': 'bedroom, night: L think wolf sad',
        'banged saucepans': 'village, night: F hold pan brave; L cover-ears; people',
        'put out a bone': 'village, night: L hold bone worried; F look; gate',
        'up to the hill. It': 'village, night: F shout worried; L listen; moon',
        'Wolves live in families': 'village, night: G say; L+F look G curious',
        'It waits for an answer': 'village, night: L say surprised; F look L; moon',
        'opened the attic window': 'attic, night: L listen brave at window; F look; moon',
        'howl went': 'meadow, night: L+F whisper happy; wolf, bridge, moon',
        'for supper': 'bedroom, night: L listen happy in bed',
      },
    },
  ],
};
