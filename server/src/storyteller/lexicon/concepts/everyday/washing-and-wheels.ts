import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the launderette and the car wash. */
export const washingAndWheels: StorySourceInput = {
  id: 'washing-and-wheels',
  words: [
    'launderette',
    'laundrette',
    'laundromat',
    'washing day',
    'wash day',
    'car wash',
    'washing the car',
    'wash car',
  ],
  situations: ['visit', 'deed', 'learn'],
  topic: 'where things get clean',
  thing: 'the round window',
  main: 'city',
  indoors: true,
  plots: [
    {
      id: 'round-and-round',
      words: ['launderette', 'laundrette', 'laundromat', 'washing day', 'wash day'],
      titles: ['Round and Round', '{L} Watches the Washing', 'The Sock Behind the Glass'],
      goal: 'get everything clean and get everything back',
      trouble: 'one thing was missing when the washing was done',
      solved: 'everything was clean and warm and there',
      opener:
        'At the launderette it hums. There’s a row of round windows, and behind each of them is a storm. {L+} sat down on the bench, put in the coin, and pressed the button all alone. It was as good as the cinema, with foam in it.',
      problem:
        'Round went the shirts, round went the towel, round went the elephant with the long ear. Then it stopped, with a click. They took out one thing after the other. And when the basket was full, one thing was missing. The elephant was not there.',
      tries: [
        '{L} put {L.their~the} whole head into the drum and called. “Oooh,” answered the drum.',
        'They looked into all the other windows. There was a blue storm, a white storm, and a lady who said, “That’s my underwear, dear.”',
        'They put in another coin, and hoped it would spin it out. Now the empty drum was very clean.',
      ],
      tip: '“It always comes to light when it’s dry,” said {G+}, who folded sheets there all day. “What’s small hides in what’s big. Don’t look for the small one. Shake the biggest.”',
      turn: '{L} and {F} each took two corners of the great big duvet cover, walked apart, and shook. One, two, three, like a sail! Something went along in there, from corner to corner, a lump with an ear.',
      done: 'They reached in, up to their shoulders, and there it was, upside down, as soft as never before. They put it in the dryer with the towels, and it came out warm. {L} held it to one cheek the whole way home.',
      again:
        'There’s a sign on the elephant’s ear now: “Small. Look in the corners.” And on washing days it rides on top of the basket, where you can see it.',
      outcomes: [
        {
          asked: ['clean/find/elephant/toy/sock/warm/dry/back/fold'],
          done: 'They shook the great big duvet cover like a sail, reached in up to their shoulders, and there it was, the elephant, upside down. It went into the dryer with the towels and came out warm. So {told}.',
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
          done: 'They shook the great big duvet cover like a sail, and there it was, the elephant, upside down. While it went round once more with the towels, they sat on the bench in front of the warm window, and {told}.',
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
          done: 'They reached into the duvet cover up to their shoulders, and there it was, upside down, as soft as never before. It came out of the dryer warm, with its long ear standing up. {L} held it to one cheek, and {told}.',
        },
      ],
    },
    {
      id: 'the-great-brushes',
      words: ['car wash', 'washing the car', 'wash car'],
      titles: ['The Great Brushes', '{L} in the Car Wash', 'Water From All Sides'],
      goal: 'go right through to the other end',
      trouble: 'it got dark in there, and something huge came nearer',
      solved: 'they had driven out at the other end, and everything shone',
      opener:
        'On the car was everything: dust, mud, seven flies, and, from a bird, something long and white. “Car wash!” said {L+}. From outside it had always looked splendid. Now it rolled in, slowly, with {L} inside.',
      problem:
        'The door came down behind them. It thundered on the roof, and you could not see out any more. And then they came: the brushes, as high as a house, blue and hairy, and they spun, and they came straight up to {L’s} window.',
      tries: [
        '{L} shut both eyes. You hear it much better then.',
        '{L} got down on the floor, among the crumbs. It rumbled in the floor as well.',
        '{F} said, “It’s only water.” But “only” is a small word for so much of it.',
      ],
      tip: '“Choose one of them,” said {G+} from the front seat, “just one, and give it a name. Then say what it’s to wash. It’ll do whatever it’s told. And we’ve got three minutes, so choose well.”',
      turn: '{L} opened one eye. “The left one’s called Herbert,” said {L}. “Herbert, do the door! Now the mirror! Behind its ears!” And Herbert did it, on the very spot, and the foam came after, pink and white. {L} was the captain, and it was a storm at sea.',
      done: 'The rain stopped, a wind came and chased the drops up the window, like small mice. Then the gate rose, and there was sun. The whole car flashed. “Bye, Herbert!” called {L}, and then, “Again?”',
      again:
        'At home there was the toy car, and it was dirty. {L} fetched a bottle brush and a bowl of foam. “Get down low,” said {L} to the man at the wheel, “or give it a name.”',
      outcomes: [
        {
          asked: ['clean/shiny/car/shine/sparkle/again/rainbow/foam/bubble'],
          done: '“Behind its ears, Herbert!” called {L}. The rain stopped, and a wind chased the drops up the window, like small mice. Then the gate rose. So {told}, and the sun flashed in every corner. “Bye, Herbert!”',
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
            'home',
          ],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'gets', 'home'],
          done: 'The rain stopped, a wind chased the drops up the window, like small mice, and the gate rose. “Bye, Herbert!” called {L}. Such a clean car has to be shown, so they drove the long way round, with the windows down, and {told}.',
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
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says'],
          done: 'The rain stopped, a wind chased the drops up the window, like small mice. Then the gate rose, and the whole car flashed in the sun. “Bye, Herbert!” called {L}. Behind them the left brush gave one more turn, as if it waved, and {told}.',
        },
      ],
    },
  ],
};
