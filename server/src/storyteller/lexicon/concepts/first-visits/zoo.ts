import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the day at the zoo. */
export const zoo: StorySourceInput = {
  id: 'zoo',
  words: [
    'zoo',
    'visit zoo',
    'school/class/field trip zoo',
    'trip to the zoo with school/class',
    'zoo keeper',
    'safari',
    'animal park',
  ],
  situations: ['visit', 'lost', 'wants'],
  topic: 'the day at the zoo',
  thing: 'the zoo',
  main: 'garden',
  plots: [
    {
      id: 'sleeping-lion',
      titles: ['Nobody Home at the Zoo', '{L}’s Day at the Zoo', 'The Sleepiest Zoo'],
      goal: 'see the animals of the zoo awake',
      trouble: 'all the animals in the zoo were asleep',
      solved: 'every animal in the zoo was awake',
      opener:
        '{L+} had a list for the zoo: the lion, the giraffe, the penguins, and the hippopotamus who can yawn. “I want to see every one of them,” said {L}.',
      problem:
        'But the lion was a heap of yellow fur, fast asleep. The giraffe had its head in a tree and snored. Even the penguins lay in a row. What was wrong with this zoo?',
      tries: [
        'They roared at the lion. The lion opened one eye, looked at them, and shut it again. Lions have heard better.',
        'They danced for the penguins. One of them turned over.',
        'They ate their sandwiches very loudly in front of the hippopotamus. Its stomach woke up. The hippopotamus did not.',
      ],
      tip: '“You’re here at noon,” said {G+}, with a bucket in each hand. “That’s the time for naps. Come with me at four. Do you know which sound they wait for all day?”',
      turn: 'At four o’clock {L} was allowed to carry the small bucket. It had a tin lid. {L} lifted it and let it fall: clang! And then again: clang, clang, all along the path.',
      done: 'The lion leapt up and shook out its mane. The giraffe galloped. The penguins came sliding on their tummies. And the hippopotamus yawned, wider than anyone had dreamed.',
      again: 'On the way home {L} slept like a heap of yellow fur. The list had a tick at every line.',
      outcomes: [
        {
          asked: ['feed/animal/lion/penguin/giraffe/hippo/keeper/monkey'],
          done: 'Clang, clang, went the tin lid, all along the path. The lion leapt up, the giraffe galloped, and the penguins came sliding on their tummies. There was enough in the small bucket for one more round. {G} held open the gate, and {told}.',
        },
        {
          asked: [
            'party/sleepover/celebrate/celebration/feast',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'gets'],
          done: 'The lion leapt up and shook out its mane. The penguins came sliding on their tummies, and the hippopotamus yawned, wider than anyone had dreamed. It looked so hungry in there that {L’s} tummy answered. On the bench by the penguins {told}.',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'laugh/giggle/grin',
            'clap/cheer/applaud',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'team/together',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'home',
            'sleep/asleep/bed/snore',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'home', 'sleep'],
          done: 'The lion leapt up and shook out its mane. The penguins came sliding on their tummies. And the hippopotamus yawned, wider than anyone had dreamed. {L} yawned back, and {F} caught it, and the keeper too. Then {told}.',
        },
      ],
      helper: { name: 'Keeper Oats', creature: 'gorilla' },
    },
    {
      id: 'a-roar-at-last',
      titles: ['{L} at the Zoo', 'The Lion That Would Not Roar', 'A Day at the Zoo'],
      goal: 'hear the lion at the zoo roar',
      trouble: 'the lion only slept',
      solved: 'the lion had roared',
      opener:
        'The zoo! {L+} had been roaring since breakfast, to practise. There would be penguins and monkeys, but most of all there would be the lion.',
      problem:
        'They saw the penguins march and the monkeys swing. Then they came to the lion. The lion lay on a rock, flat as a rug, and slept. It did not roar. It did not even twitch.',
      tries: [
        '{L} roared at the lion, the best roar of the whole morning. A baby in a pram roared back. The lion slept.',
        'They waved, hopped and sang in front of the lion’s rock. A crowd gathered to look at them. The lion had its back to the show.',
        'They waited through a whole bag of peanuts. The lion yawned once, and slept on.',
      ],
      tip: '“You’re at the wrong time,” said {G+}, who had a bucket and big keys. “Lions talk when the zoo gets quiet, just before the gates are shut. Then they say good night to each other.”',
      turn: 'So they came back last of all, when the balloons were gone and the paths were empty. They sat down on the bench, and nobody said a word. The light grew golden. The lion lifted its head.',
      done: 'And then it roared. It rolled through the whole zoo, over the penguins and through {L’s} tummy and down to the shoes. From the other side a second lion answered: good night.',
      again:
        'Now, before the light goes out at home, {L} roars once. And from somewhere down the street, very faintly, somebody answers.',
      helper: {
        name: 'Keeper Rush',
        creature: 'giraffe',
      },
      setting: {
        topic: 'the day at the zoo',
        thing: 'the zoo gate',
        main: 'garden',
      },
      art: {
        'had been roaring since breakfast': 'zoo: L shout happy; penguin',
        'most of all there would be': 'zoo: L run happy; F point; monkey, penguin',
        'flat as a rug': 'zoo: L look worried; F look worried; lion, stone',
        'the best roar of the whole': 'zoo: L shout; F cover-ears; lion, pram',
        'A crowd gathered': 'zoo: L dance; F jump; lion, people',
        'a whole bag of peanuts': 'zoo: L eat bag sad; F sit on bench sleepy; lion',
        'at the wrong time': 'zoo: G hold bucket key; L+F look G curious; lion',
        'the paths were empty': 'zoo, evening: L sit on bench calm; F sit on bench calm; balloon',
        'The lion lifted its head': 'zoo, evening: L point surprised; F look surprised; lion',
        'And then it roared': 'zoo, evening: L cheer laughing; F cheer; two lion',
        'before the light goes out': 'bedroom, night: L shout happy; F listen happy',
      },
    },
  ],
};
