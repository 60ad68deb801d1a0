import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a present for somebody dear. */
export const mothersDay: StorySourceInput = {
  id: 'mothers-day',
  words: [
    'mothering sunday',
    'mother day',
    'present mum/mom/grandma/grandpa/mummy',
    'gift mum/mom',
    'surprise mum/mom',
  ],
  situations: ['make', 'wants'],
  topic: 'a present for somebody dear',
  thing: 'the present',
  main: 'cottage',
  plots: [
    {
      id: 'breakfast-tray',
      titles: ['Breakfast on the Stairs', '{L}’s Best Present', 'A Surprise at Six in the Morning'],
      goal: 'make the perfect surprise for somebody dear',
      trouble: 'every surprise went wrong',
      solved: 'the surprise was ready, and it was just right',
      opener:
        'It was a day for saying thank you to somebody dear. {L+} got up before the sun. “I’ll make a surprise,” whispered {L}, “the best there ever was.”',
      problem:
        'The surprise was to be breakfast in bed. But the toast was black, the egg was under the table, and the tray was too wide for the stairs.',
      tries: [
        '{L} picked flowers for it. They were lovely, and so was the earth on their roots, all the way up the carpet.',
        'They wrote a song, with a trumpet part. But a surprise with a trumpet in it is no surprise for long. The cat woke up, and so did the street.',
        '{L} wanted to buy something very big and golden. In the purse there were two buttons and a leaf.',
      ],
      tip: '“Love doesn’t look for the biggest thing,” said {G+}. “What do you two like best, when you’re together? Put that on the tray.”',
      turn: '{L} thought of the evenings, and the big chair, and the stories. So {L} fetched the big blanket and the favourite book, and one piece of toast which was only brown.',
      done: 'There was a knock at the door. “It’s a morning,” said {L}, “a whole one, just for us.” And they sat under the blanket, crumbs and all, and read until the sun was high.',
      again: 'The burnt toast hangs on the kitchen wall now, with a ribbon. It’s a medal.',
      outcomes: [
        {
          asked: [
            'mum/mom/mummy/mommy/mother/grandma/she happy/love/cry/smile/proud/surprise/laugh/like/hug/kiss/say/best/surprised',
          ],
          done: 'There was a knock at the door. “It’s a morning,” said {L}, “a whole one, just for us.” There lay the big blanket, and the book, and one piece of toast which was only brown. It was just right, and {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'party/sleepover/celebrate/celebration/feast',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'sleep/asleep/bed/snore',
          ],
          kinds: ['eats', 'shares', 'party', 'plays', 'makes', 'sleep'],
          done: 'There was a knock at the door. “It’s a morning,” said {L}, “a whole one, just for us.” They pulled the big blanket up, put the tray in the hollow between them, and opened the book at page one. So {told}, crumbs and all.',
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
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'stay',
            'home',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'gets', 'stays', 'home'],
          done: 'There was a knock at the door. “It’s a morning,” said {L}, “a whole one, just for us.” Under the blanket it was warm. They read until the sun was high, and every voice in the book was a different one. And {told}.',
        },
      ],
      object: 'flower',
      helper: { name: 'Mrs Thimble', creature: 'hedgehog' },
    },
    {
      id: 'a-whole-hour',
      titles: ['A Present Made of Quiet', 'Hot to the Last Drop', '{L} Gives an Hour Away'],
      goal: 'give somebody dear an hour of quiet',
      trouble: 'somebody always wanted something',
      solved: 'the hour had been a quiet one',
      opener:
        '“What present would you like?” asked {L+}. “Only an hour in bed tomorrow,” said somebody very dear to {L}, “with toast, and with tea that I can drink hot.” It sounded like the easiest present in the world.',
      problem:
        'In the morning the tray was on the bed, with toast and tea and a flower. But after the first sip somebody called, “Where’s my other shoe?” Then the telephone rang. By the time all that was over, the tea was cold.',
      tries: [
        '“Quiet, everybody!” {L} shouted through the house. It was the loudest thing that had been heard all morning. Now the dog barked as well.',
        '{L} hung a sign on the bedroom door: “Do not knock.” They all knocked, one after the other, to ask if the sign was meant for them.',
        '{L} put a woolly hat on the teapot. The tea stayed hot. But then there was a call from the cellar, and nobody was left in bed to drink it.',
      ],
      tip: '“You can’t wrap up an hour,” said {G+}. “You can only keep watch over it. Sit on the stairs and listen to what they all ask for. Does it always have to be the same one who answers?”',
      low: '{L} sat on the lowest stair and listened. They asked for the shoe, the jam and the string. {L} knew where the jam was. The shoe was probably under the dog.',
      turn: '{L} carried a fresh cup of tea upstairs, and put a table in front of the stairs. “Questions here,” said the sign on it. {L} found the shoe and the jam, and told the telephone, “Please call again in an hour.”',
      done: 'Upstairs it was quiet. When the hour was over, the bedroom door opened, and the cup was empty. “Hot to the very last drop!” somebody said, and hugged {L} for so long that the next question had to wait.',
      again:
        'The sign hangs behind the kitchen door. On some Sundays {L} takes it down and puts it in front of the stairs again, and the whole house knows what it means.',
      outcomes: [
        {
          asked: [
            'mum/mom/mummy/mommy/mother/grandma/she happy/love/cry/smile/proud/surprise/laugh/like/hug/kiss/say/best/surprised',
          ],
          done: 'Upstairs it was quiet for a whole hour. On the stairs {L} found the shoe, the jam and the string, and whispered to the telephone. Then the bedroom door opened, and the cup was empty. “Hot to the very last drop!” And {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'party/sleepover/celebrate/celebration/feast',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'sleep/asleep/bed/snore',
          ],
          kinds: ['eats', 'shares', 'party', 'plays', 'makes', 'sleep'],
          done: 'Upstairs it was quiet for a whole hour. Then the bedroom door opened, and the cup was empty. “Hot to the very last drop!” All the others stood on the stairs by then, without one single question, and {told}.',
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
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'stay',
            'home',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'gets', 'stays', 'home'],
          done: 'Upstairs it was quiet for a whole hour. Then the bedroom door opened, and the cup was empty. “Hot to the very last drop!” {L} took down the sign. There was only one thing left that could not wait, and {told}.',
        },
      ],
      helper: { name: 'Mrs Saucer', creature: 'goose' },
      setting: { topic: 'a present for somebody dear', thing: 'the quiet hour' },
    },
  ],
};
