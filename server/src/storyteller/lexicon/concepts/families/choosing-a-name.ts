import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a family that can't agree on a name. */
export const choosingAName: StorySourceInput = {
  id: 'choosing-a-name',
  words: [
    'choose/choosing a name',
    'pick/picking a name',
    'what to call him/her/it/them',
    'agree on a name',
    'agree what to call',
    'agree on what to call',
    'name for the puppy',
    'name for the kitten',
    'name for the baby',
    'name the puppy',
    'name the kitten',
    'name our new pet',
    'naming the puppy/kitten/baby/pet',
  ],
  situations: ['quarrel', 'own-wish', 'wants', 'question', 'pair', 'has', 'deed'],
  happensToLead: true,
  topic: 'choosing a name',
  thing: 'the name',
  main: 'cottage',
  plots: [
    {
      id: 'everybody-wrote-one-down',
      titles: ['A Name for the New One', 'What Shall We Call You?', 'Twelve Names and One'],
      goal: 'find a name that everyone likes',
      trouble: 'everyone wanted another name',
      solved: 'they had found the right name',
      opener:
        'There was a new one in the family, small and warm and full of beans. There was a bed, a bowl and a blanket. Only a name was missing, and everybody in {L}’s house had a different one.',
      friend:
        '“Noodle,” said {L+}. “Captain,” said {F+}. “Sir Barksalot,” said somebody behind a newspaper. They all looked at each other. It was going to be a long evening.',
      problem:
        'They said their names louder and louder, all at the same time. The small one sat in the middle, looked from one to the other, and hid under the sofa.',
      tries: [
        '{L} wrote down all twelve names, and they voted. Every name got one vote.',
        '{F} put the names in a hat and drew one. It was “Sir Barksalot”, and nobody could say it without laughing. So that didn’t count.',
        'They joined all the names together. Nobody could remember the middle.',
      ],
      tip: '“A name isn’t a present for you,” said {G+}, “it’s for the one who has to wear it. Watch your little one for a whole day. And call it out at the back door. A name has to be good to call.”',
      low: 'They lay on the floor and looked under the sofa. Two bright eyes looked back. “Sorry for the noise,” said {L}. “We haven’t even got to know you.”',
      turn: 'So the next day {L} watched. The small one carried a sock to the kitchen, and then another, and then a third, and lay down on them with a sigh. It was the same with every sock in the house. “{F},” said {L} slowly, “what about Socks?”',
      done: 'They went to the back door one after the other and called it. It was easy to call. “Socks!” And round the corner, ears flying, with a sock, came Socks. Nobody needed a vote.',
      again:
        'On the bowl it says “Socks” now, in twelve colours, because everybody painted a bit. {L} looks for socks in one place only.',
      object: 'bowl',
      helper: { name: 'Dr Whisker', creature: 'cat' },
      outcomes: [
        {
          asked: ['name/call puppy/kitten/baby/dog/cat/it/he/she/him/her/pet'],
          kinds: ['says', 'says-words'],
          done: 'They went to the back door one after the other. Some names were hard to call, and one made the neighbour answer. Then the small one came running with a sock, straight to whoever had found the right word, and {told}.',
          again:
            'On the bowl the name stands in twelve colours, because everybody painted a bit. It is called at the back door every evening, and every evening somebody comes running with a sock.',
        },
        {
          asked: ['puppy/kitten/baby/pet/dog/cat/it happy/wag/bark/purr/lick/smile/laugh/come/run'],
          kinds: ['happy', 'feels', 'gets', 'given-by', 'all-get'],
          done: 'They went to the back door and called it, one after the other. It was easy to call. Round the corner came the small one, ears flying, with a sock. The word tickled it from the nose to the tail, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: '“Socks!” they called at the back door, and round the corner, ears flying, came Socks. Nobody needed a vote. Somebody folded up the newspaper, {F} painted the first letter on the bowl, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'sleep',
          ],
          done: '“Socks!” they called at the back door, and round the corner, ears flying, with a sock, came Socks. It dropped the sock in front of {L}, and turned round twice, and lay down on it. Everybody sat down on the floor as well, and {told}.',
        },
      ],
      art: {
        'There was a new one in the family': 'living-room: L look happy at dog; small dog, bowl, blanket',
        'behind a newspaper': 'living-room: L+F say happy; small dog, newspaper',
        'hid under the sofa': 'living-room: L+F shout surprised; dog, sofa',
        'wrote down all twelve names': 'living-room: L write curious; F write curious',
        'put the names in a hat': 'living-room: F hold hat laughing; L hold paper laughing',
        'joined all the names together': 'living-room: L+F speak worried; paper',
        'A name isn’t a present for you': 'living-room: G say calm; L+F listen curious; small dog',
        'lay on the floor and looked': 'living-room: L+F crawl worried; small dog, sofa',
        'The small one carried a sock': 'kitchen: L look curious at dog; small dog, many sock',
        'went to the back door': 'garden: L+F call happy; small dog, sock, door',
        'the corner, ears flying': 'garden: L+F call happy; small dog, sock, door',
        'twelve colours, because': 'kitchen: L+F paint happy; bowl, small dog',
      },
    },
  ],
};
