import type { StorySourceInput } from '../../story-source.ts';

/** Stories about chameleons and lizards. */
export const chameleonsAndLizards: StorySourceInput = {
  id: 'chameleons-and-lizards',
  words: [
    'chameleon',
    'chameleons',
    'lizard',
    'lizards',
    'gecko',
    'geckos',
    'iguana',
    'salamander',
    'reptile',
    'reptiles',
    'chameleons and lizards',
    'change/changing/changes colour/color',
  ],
  situations: ['visit', 'learn', 'question', 'trait', 'ability'],
  creature: 'chameleon',
  topic: 'chameleons and lizards',
  thing: 'the colours',
  home: 'forest',
  main: 'forest',
  plots: [
    {
      id: 'what-colour-am-i',
      titles: ['{S} Turns Red', '{L} and the Chameleon', 'What Colour Am I?'],
      goal: 'find out what {S’s} colours meant',
      trouble: '{S} turned a different colour all the time',
      solved: 'everybody understood {S’s} colours',
      opener:
        'On the branch sat something green. When {L+} looked again, it was brown, with a bit of blue. Only its eyes stayed the same. They turned round, each in its own direction.',
      friend:
        '“I’m sorry,” said {S+}. “I don’t do it on purpose. It just happens to me.” One eye looked at {L}, and the other looked at the ground. And now {S} was yellow at the edges.',
      problem:
        'The others had made it into a game. “Turn purple! Turn checked!” they called. {S} couldn’t turn checked. So {S} turned dark, and crept behind a leaf. “I never know what colour I’m going to be,” said {S}.',
      tries: [
        '{L} held up coloured paper: red, blue, green. {S} looked at it politely, and stayed grey.',
        '{S} tried to be nothing but green, by holding {S.their~the} breath. At first it was green, and then it was rather purple.',
        '{L} painted a leaf with stripes, for {S} to hide on. A beetle ate it.',
      ],
      tip: '“It’s not because of the leaf you’re sitting on, as people say,” said {G+}. “I can’t change my coat, but I’ve got a dog’s tail. It tells everybody how I feel. Write down what happened before, and which colour came after.”',
      low: 'Before, and after! {L} got out a notebook and a pencil. {S} rolled one eye to look at it.',
      turn: '{L} wrote for a whole day. Morning sun: dark, to get warm. A juicy fly: bright green. A stranger: yellow at the edges. Shouting: nearly black. {L} drew a little square for each. “They’re your feelings, {S!}!” said {L}. “Everybody can see them. You only need a dictionary.”',
      done: 'They hung it up on the branch. The others read it, and grew rather quiet. “So when we shouted, you were sad,” they said. Then they said sorry. And {S} turned a colour that wasn’t in the dictionary yet: turquoise, with small golden dots.',
      again:
        '“What’s that one?” asked {L}, with the pencil ready. “I think,” said {S}, “that’s when somebody understands you.”',
      helper: { name: 'Barnaby', creature: 'dog' },
      outcomes: [
        {
          asked: ['colour/color/rainbow/pink/red/blue/green/gold/golden/turquoise/spot'],
          done: 'They hung the dictionary up on the branch. The others read it, and grew quiet. “So when we shouted, you were sad,” they said. {S} rolled both eyes, one to the left and one to the right, felt warm all over, and {told}.',
        },
        {
          asked: ['sorry/apologise/kind/nice/stop/tease/like/accept/proud/himself/herself/itself/themselves'],
          done: 'They hung the dictionary up on the branch. The others read it, and grew quiet. “Nearly black,” somebody read aloud. “That was when we shouted.” {S} came out from behind the leaf and changed to a bright green, and {told}.',
        },
        {
          asked: ['hide/seek/game/play'],
          done: 'They hung the dictionary up on the branch, and the others read it. “So you were sad,” they said, and said sorry. “What colour would you like to do?” That was a game for everybody, {S} first. And {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'They hung the dictionary up on the branch. The others read it, and said sorry. Then everybody brought whatever made them bright green, juicy flies or sunshine or cake, and laid it down in front of {S}. So {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'They hung the dictionary up on the branch. The others read it, and grew quiet. “So when we shouted, you were sad.” {S} turned turquoise with small golden dots, which wasn’t in the dictionary yet, and {told}.',
        },
      ],
      art: {
        'something green': 'forest: L look surprised; leaf',
        'I’m sorry': 'forest: S bow ashamed; L look S curious',
        'into a game': 'forest: S hide sad behind bush; L stand worried; people',
        'held up coloured paper': 'forest: L raise red paper happy; S look L calm',
        'to be nothing but green': 'forest: S stand worried; L look S surprised',
        'painted a leaf': 'forest: L paint leaf happy; S look; beetle',
        'the leaf you’re sitting on': 'forest: G point; L+S look G curious',
        'Before, and after': 'forest: L hold writing-pad happy; S look curious',
        'wrote for a whole day': 'forest: L write writing-pad happy; S stand happy; sun, fly',
        'hung it up on the branch': 'forest: L hang notice happy; S stand proud; people',
        'What’s that one': 'forest: L draw drawing-pad(heart) happy; S stand happy',
      },
    },
  ],
};
