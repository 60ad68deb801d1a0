import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the cat that could talk. */
export const talkingCat: StorySourceInput = {
  id: 'talking-cat',
  words: [
    'cat that/who can talk/speak/speaks/talks',
    'cat can/could/talk/talks/speak/speaks',
    'talking cat/kitten',
    'talk/talking to cat',
    'cat start/starts/started talking/to-talk',
    'what my cat would say',
    'cats that talk',
    'cats can talk',
  ],
  situations: [
    'ability',
    'trait',
    'deed',
    'what-if',
    'odd-pet',
    'newcomer',
    'question',
    'wants',
    'learn',
    'has',
    'pair',
  ],
  topic: 'the cat that could talk',
  thing: '{S}',
  creature: 'cat',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'much-too-honest',
      titles: ['The Cat That Could Talk', '{S} Says Everything', 'Not So Loud, {S}!'],
      goal: 'stop {S} from telling everyone everything',
      trouble: '{S} told everybody the truth out loud',
      solved: '{S} had learned when to speak and when to purr',
      opener:
        'One morning {L+} put down the bowl as always. “Not this again,” said somebody. {L} looked round. There was nobody in the kitchen.',
      friend:
        'There was only {S+}, washing one paw. “Yes, me,” said {S}. “I’ve been able to for years. I just didn’t want to join in.” {L} had to sit down on the floor.',
      problem:
        'It was wonderful, until they went out. “Your hat looks like a cake,” said {S} to the postman. “You’ve got a hole in your trousers,” said {S} to the teacher. It was all true. But the postman went red, and nobody said good morning any more.',
      tries: [
        '{L} held {S’s} mouth shut, just a little. “Mmmf mmf,” said {S}, and that turned out to be something rude about the baker.',
        '{L} said, “Only say nice things!” {S} thought it over. “You smell much less of onions than yesterday,” said {S} to the neighbour.',
        'They stayed at home. By noon {S} had told {L} everything that was wrong with the sofa.',
      ],
      tip: '“Cats are honest,” said {G+}. “There’s nothing wrong with that. But before it comes out, a true thing should go through three little doors: Is it true? Is it kind? Is it any use? If one of them is shut, you can always purr.”',
      turn: '{L} explained it to {S}, with three fingers. They practised with the neighbour, who was wearing a very odd coat. {S} was about to say so. True, yes. Kind, no. {S} purred instead. Then {S} sniffed. “Your soup,” said {S}, “is burning.”',
      done: 'The neighbour ran, and the soup was saved! “Thank heavens you told me,” they heard through the window. The postman got a purr, and the teacher was told, quite quietly, about the button that was coming off. And everyone said good morning again.',
      again:
        'At home {S} still says everything. “You’re too warm, and you wriggle,” says {S} every night, and lies down on {L’s} feet.',
      helper: { name: 'Granny Pepper', creature: 'mouse' },
      outcomes: [
        {
          asked: ['secret/only/stop/quiet/never/promise/again'],
          done: 'The neighbour ran, and the soup was saved! The postman got a purr, and the teacher heard about the loose button, quite quietly. “I’ll keep the rest for you,” {S} said to {L} on the way home. And behind the garden gate {told}.',
        },
        {
          asked: ['talk/say/speak/tell/word/miaow/meow'],
          done: 'The neighbour ran, and the soup was saved! “Thank heavens you told me!” {S} walked on with tail held high. Three little doors, and this time all of them stood open. In the middle of the street, before everyone, {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The neighbour ran, and the soup was saved! A large pot of it. “Somebody must help me eat that,” said the neighbour, and called the postman in, and the teacher. {S} sniffed. “Not bad,” said {S}: true and kind. So {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The neighbour ran, and the soup was saved! “Thank heavens you told me!” The postman got a purr. {S} looked at {L} for quite a while. “True, kind and some use,” said {S}, “you’re my favourite.” By the warm soup {told}.',
        },
      ],
      art: {
        'put down the bowl as always': 'kitchen, morning: L hold bowl surprised',
        'I just didn’t want': 'kitchen: S say calm; L fall',
        'like a cake': 'village: S say calm; L stand ashamed; postman, hat',
        'just a little': 'village: L hug S worried; S stand angry; baker',
        'less of onions': 'village: S say happy; L cover-eyes ashamed; lady',
        'wrong with the sofa': 'living-room: S sit angry on sofa; L cover-ears worried',
        'Cats are honest': 'village: G say; L+S look G curious',
        'with three fingers': 'village: L raise happy; S look L curious; lady, coat',
        'sniffed. “Your': 'village: S sniff worried; L stand surprised; lady',
        'The neighbour ran': 'kitchen: S stand happy; L cheer; lady, pot',
        'every night, and lies': 'bedroom, night: L lie laughing in bed; S sit happy',
      },
    },
  ],
};
