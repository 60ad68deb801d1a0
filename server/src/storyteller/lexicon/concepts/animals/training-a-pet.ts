import type { StorySourceInput } from '../../story-source.ts';

/** Stories about teaching an animal tricks. */
export const trainingAPet: StorySourceInput = {
  id: 'training-a-pet',
  words: [
    'teach dog/puppy/cat/parrot/rabbit/hamster/pony trick',
    'teach dog/puppy sit',
    'train dog/puppy',
    'dog/puppy training',
    'dog school',
    'dog trick',
    'teach my dog/cat/rabbit/parrot/hamster/pony/puppy',
    'train my dog/puppy/cat/rabbit',
    'pet/dog show',
  ],
  situations: ['learn', 'cannot', 'wants'],
  creature: 'dog',
  topic: 'teaching a dog tricks',
  thing: 'the whistle',
  home: 'garden',
  main: 'meadow',
  plots: [
    {
      id: 'sit-said-nobody',
      titles: ['Sit, {S!}!', '{L} Teaches a Trick', 'Who Is Training Whom?'],
      goal: 'teach {S} one trick',
      trouble: '{S} did everything except what {L} said',
      solved: '{S} gave a paw, and nobody had to ask twice',
      opener:
        'In the book there was a dog that could sit, roll over and fetch the newspaper. {L+} had the same book, a whistle, and a bag of biscuits. Only the dog was another one.',
      friend:
        '“Sit!” said {L}. {S+} looked at {L} with great interest, lay down, rolled over, got up, and fetched a shoe. “Sit,” said {L}. {S} fetched the other one.',
      problem:
        'On Sunday was the dog show on the village green, and {L} had written on the form: “Can do a trick.” By Thursday {S} had eaten forty biscuits and could do none. Or rather: {S} could do all of them, but never the right one.',
      tries: [
        '{L} said it louder. “SIT!” The neighbour’s dog sat. The neighbour sat. {S} wagged.',
        '{L} pushed from behind, and {S} thought that was leaning. They leaned against each other for a while. It was nice, but it was not sitting.',
        '{L} showed how it’s done: sat down in the grass, and gave {F} a paw. {S} was delighted, and gave {L} a biscuit.',
      ],
      tip: '“You say ‘sit’ and you think about Sunday,” said {G+}. “{^S} can smell that. Wait till it happens by itself. And in that very moment, not before and not after, be as glad as if it were your birthday.”',
      turn: 'So {L} put the whistle away and only watched. {S} sniffed, scratched, turned round three times and, tired of so much waiting, sat down. “Yes!” cried {L}, and threw both arms round {S}. {S} was amazed. Then {S} got up, thought, and sat down again.',
      done: 'On Sunday they stood in the ring, and it was very quiet. {L} did not say a word. {L} only looked. {S} sat. {S} lifted one paw, slowly, and laid it in {L’s} hand. And then in the judge’s, and in everyone’s in the first three rows.',
      again:
        '{S} has taught {L} a trick as well: at six, when {S} puts a paw on {L’s} knee, {L} gets up and fetches the lead.',
      outcomes: [
        {
          asked: ['win/prize/medal/show/first/ribbon/trophy/rosette/trick/paw'],
          done: 'On Sunday it was very quiet in the ring. {L} did not say a word. {L} only looked. {S} sat, lifted one paw, slowly, and laid it in {L’s} hand. The judge wrote something down, and held out a hand as well. And {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'On Sunday, in the ring, {L} did not say a word. {S} sat, and laid one paw in {L’s} hand, in the judge’s, and in everyone’s in the first three rows. There was one bag of biscuits left, a big one, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'On Sunday it was very quiet in the ring. {L} did not say a word. {S} sat, lifted one paw, slowly, and laid it in {L’s} hand. Then {S} leaned against {L}, which was the trick they knew best, and {told}.',
        },
      ],
      art: {
        'a whistle, and a bag': 'garden: L read happy; S stand calm; whistle, biscuit',
        'with great interest': 'garden: L point worried; S hold shoe happy',
        'On Sunday was the dog show': 'garden: L stand worried; S eat biscuit happy; poster',
        'said it louder': 'garden: L shout angry; S wave happy; gentleman, dog',
        'that was leaning': 'garden: L push S worried; S stand happy',
        'sat down in the grass, and': 'garden: L sit worried; F laugh; S give biscuit happy',
        'you think about Sunday': 'garden: G say; L look G curious; S sit',
        'put the whistle away': 'meadow: L look calm; S sniff curious',
        'tired of so much waiting': 'meadow: L hug S laughing; S sit surprised',
        'they stood in the ring': 'meadow: S sit proud; L hold-hands S happy; people',
        'has taught': 'living-room, evening: S touch happy; L hold lead happy; clock',
      },
    },
  ],
};
