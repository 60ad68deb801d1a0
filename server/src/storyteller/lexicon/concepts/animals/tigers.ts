import type { StorySourceInput } from '../../story-source.ts';

/** Stories about tigers. */
export const tigers: StorySourceInput = {
  id: 'tigers',
  words: ['tiger', 'tigers', 'tiger cub', 'baby tiger', 'bengal tiger'],
  situations: ['visit', 'learn', 'question'],
  creature: 'theme',
  topic: 'tigers',
  thing: 'the long yellow grass',
  home: 'forest',
  main: 'meadow',
  plots: [
    {
      id: 'where-the-stripes-belong',
      titles: ['{S} Can’t Hide', '{L} and the Striped Secret', 'Where Is the Tiger?'],
      goal: 'find a place where {S} could hide',
      trouble: 'everyone could see {S} from far away',
      solved: 'nobody could see {S}',
      opener:
        'They were playing hide-and-seek in the forest: the deer, the peacock, the monkeys and {L+}. It was always the same one who was found first.',
      friend:
        '“Found you!” called the peacock, before it had even finished counting. {S+} came out from behind a bush. “You’ve got such a loud colour,” the peacock said. “Orange!” {L} went over to {S} and sat down.',
      problem:
        '“I don’t fit in anywhere,” said {S}. “In front of green leaves I’m orange. In front of brown earth I’m striped.” And a tiger who can’t hide is no proper tiger, people say.',
      tries: [
        'They stuck green leaves all over {S}. Then {S} had to sneeze, and was orange again from head to tail.',
        '{S} rolled in the mud until all the stripes had gone. It was a good idea. Then it rained.',
        '{S} stood behind {L}. There was rather a lot of tiger left over on both sides.',
      ],
      tip: '“Stripes are not wrong. They’re only in the wrong place,” said {G+}. “What else in this forest is yellow, and has thin dark shadows from top to bottom? Go there when the sun is low.”',
      low: '{L} looked at {S’s} stripes for a long while, with {L.their~the} head on one side. They did remind {L} of something.',
      turn: '“Grass!” cried {L}. “Tall, dry grass!” At the edge of the forest it stood higher than a tiger, yellow, with dark shadows between the stalks. The evening sun shone through it. “Go in,” said {L}, “and don’t move a whisker.”',
      done: '{L} turned round, and {S} was gone. {L} looked and looked. The deer came, the monkeys came, even the peacock. They walked right past. “Here I am,” said the grass at last, and it had two shining eyes. Nobody had found {S}.',
      again:
        'Deer can’t even see orange. To them a tiger is as green as the leaves. Since {S} knows that, nobody laughs about loud colours any more.',
      helper: { name: 'Old Hoolock', creature: 'monkey' },
      outcomes: [
        {
          asked: ['hide/seek/find/win/game/nobody/invisible'],
          done: '{L} turned round, and {S} was gone. The deer came, the monkeys, even the peacock, and walked right past. “Here I am,” said the grass at last, and it had two shining eyes. They all gave up, for the first time, and {told}.',
        },
        {
          asked: ['roar/stripe/proud/beautiful/brave'],
          done: '{L} turned round, and {S} was gone. The deer, the monkeys, even the peacock walked right past. Then the tall yellow grass drew a breath. “Found me?” it said. There were no wrong stripes on it anywhere, and out of it {told}.',
        },
        {
          asked: ['mum/mother/family/cub/home'],
          done: '{L} turned round, and {S} was gone. The deer, the monkeys and the peacock walked right past. “Here I am,” said the grass. And a bit further off the grass had two more shining eyes, bigger ones. “So that’s where you’ve got to,” it said. And {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '{L} turned round, and {S} was gone. Everyone walked right past, even the peacock. “Here I am,” said the grass at last. Whoever isn’t found may choose what comes next, that was the rule, and {S} chose. So {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '{L} turned round, and {S} was gone. The deer, the monkeys, even the peacock walked right past. “Here I am,” said the grass at last, right beside the peacock’s ear. The peacock jumped as high as the monkeys, and {told}.',
        },
      ],
      art: {
        'playing hide-and-seek': 'forest: L hide happy behind tree; deer, peacock, monkey',
        'Found you': 'forest: S peek sad behind bush; L sit; peacock',
        'I don’t fit in': 'forest: S cry sad; L comfort S; leaf',
        'stuck green leaves': 'forest: L hold leaf happy; S sneeze; many leaf',
        'rolled in the mud': 'forest, rain: S look sad; L look-up worried; mud',
        'stood behind': 'forest: S peek worried; L stand brave; deer',
        'Stripes are not wrong': 'forest: G say; L+S look G curious',
        'did remind': 'forest: L think grass curious; S look sad',
        'Tall, dry grass': 'meadow, evening: L point happy; S walk curious; many grass',
        'even the peacock': 'meadow, evening: S peek happy in grass; L look surprised; deer, peacock',
        'as green as the leaves': 'forest: S wave proud; L laugh; deer, leaf',
      },
    },
  ],
};
