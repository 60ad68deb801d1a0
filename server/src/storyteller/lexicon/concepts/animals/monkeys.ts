import type { StorySourceInput } from '../../story-source.ts';

/** Stories about monkeys. */
export const monkeys: StorySourceInput = {
  id: 'monkeys',
  words: [
    'monkey',
    'monkeys',
    'chimpanzee',
    'chimp',
    'ape',
    'baboon',
    'baby monkey',
    'monkeys and apes',
    'cheeky monkey',
  ],
  situations: ['visit', 'learn', 'question'],
  creature: 'theme',
  topic: 'monkeys',
  thing: 'the jar',
  home: 'forest',
  main: 'forest',
  plots: [
    {
      id: 'the-hand-in-the-jar',
      titles: ['{S} and the Jar', '{L} and the Fist Full of Nuts', 'Let Go!'],
      goal: 'get {S’s} hand out of the jar',
      trouble: '{S’s} hand was stuck in the jar',
      solved: '{S’s} hand was out of the jar',
      opener:
        'Clonk. Clonk. Clonk. Something was coming down the path through the trees. {L+} stood still. It sounded like somebody with a wooden leg. But it was a jar.',
      friend:
        'In the jar was a hand, and behind the hand came {S+}. “Good morning,” said {S}. “There are nuts in here. I only wanted to take some out.” {L} looked through the glass. The fist inside was full of nuts.',
      problem:
        'The jar was wide at the bottom and narrow at the top. A flat hand went in quite easily. A fist full of nuts didn’t come out. {S} couldn’t climb like this, or swing. All the others were up in the trees already.',
      tries: [
        '{L} held the jar, and {S} pulled. {S} pulled so hard that they both sat down. The jar stayed on.',
        'They rubbed oil round the top, to make it slippery. Now the jar was slippery and they couldn’t hold it. The fist was still just as big.',
        '{S} shook the jar as hard as possible. It rattled. Nuts make a fine rattle, but it didn’t help.',
      ],
      tip: '“Who is holding on to whom?” asked {G+}. “You say that the jar won’t let go of your hand. I’d look again. I think it’s the other way round.”',
      low: '“I’m not holding on to the jar,” said {S}, rather crossly. {L} looked into it once more. No, not to the jar.',
      turn: '“It’s the nuts!” said {L}. “You’re holding the nuts. Open your hand, {S!}.” “But then I won’t have any,” said {S}. “Try it,” said {L}, “and trust me.” One finger opened. Then another. The nuts fell back: plip, plop, plip.',
      done: 'And out slid the hand, as thin and flat as it had gone in! Then {L} took the jar, turned it upside down, and shook. All the nuts rolled out into the grass. {S} looked at them, and laughed so much that {S} had to sit down.',
      again:
        'They shared the nuts, half and half. If {S} can’t get something now, {S} opens both hands first. It’s surprising how often that helps.',
      helper: { name: 'Aunt Beak', creature: 'parrot' },
      outcomes: [
        {
          asked: ['banana/nut/eat/food/fruit'],
          done: 'Out slid the hand, as thin and flat as it had gone in! {L} turned the jar upside down and shook, and all the nuts rolled into the grass. “That was easier than holding on,” said {S}. From the trees the others threw more. And {told}.',
        },
        {
          asked: ['tree/swing/climb/home/family/mum/mother'],
          done: 'Out slid the hand, as thin and flat as it had gone in! {L} shook the nuts into the grass. {S} stretched five free fingers, took hold of the nearest branch, and looked back once: two hands are a fine thing. And {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Out slid the hand, as thin and flat as it had gone in! {L} turned the jar upside down, and all the nuts rolled out. Now the others climbed down from the trees, with bananas to go with them, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Out slid the hand, as thin and flat as it had gone in! {L} turned the jar upside down, and the nuts rolled out. {S} looked at them, and at the jar that had never held anybody, and sat down laughing. So {told}.',
        },
      ],
      art: {
        'Something was coming': 'forest: L listen curious; tree',
        'In the jar was a hand': 'forest: S hold jar ashamed; L look S surprised',
        'narrow at the top': 'forest: S hold jar sad; L look worried; monkey on tree, tree',
        'pulled so hard': 'forest: S fall; L pull jar',
        'top, to make it slippery': 'forest: S hold jar worried; L hold bottle worried',
        'shook the jar': 'forest: S raise jar angry; L cover-ears',
        'on to whom': 'forest: G say; L+S look G curious',
        'rather crossly': 'forest: S arms-crossed angry; L peek curious; jar',
        'The nuts fell back': 'forest: L point happy; S hold jar surprised; nut',
        'turned it upside down': 'forest: L pour jar happy; S laugh; many nut',
        'shared the nuts': 'forest: L+S sit happy; many nut',
      },
    },
  ],
};
