import type { StorySourceInput } from '../../story-source.ts';

/** Stories with the people of well-known fairy tales. */
export const oldTales: StorySourceInput = {
  id: 'old-tales',
  words: [
    'three little pigs',
    'three pigs',
    'goldilocks',
    'goldilocks say/says sorry',
    'goldilocks three bears',
    'three bears',
    'red riding hood',
    'big bad wolf',
    'gingerbread man/boy',
    'jack beanstalk',
    'billy goats',
    'three billy goats gruff',
    'hansel gretel',
    'fairy tale',
    'fairy tales',
    'fairytale',
    'rapunzel',
    'sleeping beauty',
    'snow white',
    'ugly duckling tale',
    'the frog prince',
    'pinocchio',
    'puss in boots',
    'little red hen',

    'little red riding hood',
    'jack and the beanstalk',
    'giant beanstalk',
    'hansel and gretel',
    'the gingerbread man',
    'the little red hen',
    'troll under the bridge and goats',
  ],
  situations: ['deed', 'pair', 'learn', 'make', 'has', 'trait', 'damage'],
  topic: 'an old fairy tale',
  thing: 'the old tale',
  main: 'forest',
  plots: [
    {
      id: 'the-wolf-at-the-third-door',
      words: ['three little pigs', 'three pigs', 'big bad wolf'],
      titles: ['The Third House', '{L} and the Three Little Pigs', 'Huff, Said the Wolf'],
      goal: 'keep three little pigs and one wolf out of trouble',
      trouble: 'the wolf was blowing down one house after another',
      solved: 'the brick house stood and nobody wanted to blow any more',
      opener:
        '{L+} looked on as three little pigs were building, each in its own way: one of straw, because that goes quickly, one of sticks, and one of bricks. That one had been at it for weeks, and had a sore back.',
      problem:
        'Then the wolf came, with a cough. “I’ll huff,” said the wolf, “and I’ll puff!” The straw house lay in the meadow, and then the house of sticks. The three pigs ran into the brick house, and {L} with them. “Huff!” it went outside.',
      tries: [
        'They held the door from inside. It held well by itself. But the wind blew in through the keyhole, and blew out the lamp.',
        'They put a pot of soup under the chimney, as it says in the tale. The wolf stayed by the door. “It smells of soup,” said the wolf, sadly.',
        '“Go away!” shouted the smallest pig. “I can’t,” said the wolf. “I haven’t finished huffing.”',
      ],
      tip: '“I know that cough,” said {G+} through the window. “Nobody blows like that for fun. Ask what the wolf’s got in the throat. And look at what’s lying about on the meadow: straw, sticks. What can be made of that, with somebody who’s good at blowing?”',
      turn: '{L} opened the little window in the door. “Say aah,” said {L}. At the back there was a straw! {L} fetched it out with the sugar tongs. “Oh,” said the wolf. “It’s been tickling since the first house. I only wanted some soup.”',
      done: 'There was soup for everyone. After that the wolf blew up the fire, dried the paint and cooled the porridge. From the sticks came a fence and from the straw a bed. And the brick house stood there, and had four chairs now, one with a hole for a tail.',
      again:
        'When the wind howls at night, the smallest pig says, “Is that you?” – “No,” says the wolf, from the straw bed. “That’s just weather.”',
      outcomes: [
        {
          asked: [
            'wolf friend/friends/sorry/nice/kind/good/learn/help/share/say/away/run',
            'pig/pigs safe/house/live/happily/brick/home',
            'friend/friends',
            'build house',
          ],
          done: 'Out came the straw from the wolf’s throat, with the sugar tongs. “It’s tickled me through two houses,” said the wolf, “and I only came for soup.” The pigs opened the brick house’s door, a crack and then wide, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: '{L} fetched the straw out of the wolf’s throat with the sugar tongs. “I only wanted some soup,” said the wolf, quite small. The fourth chair got a hole for a tail, the brick house was quite warm inside, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '{L} fetched the straw out of the wolf’s throat with the sugar tongs. The wolf blew up the fire, dried the paint and cooled the porridge. The smallest pig came up close, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{L} fetched the straw out of the wolf’s throat with the sugar tongs. The wolf tried it at once: “Huff!” It blew out only the candle, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{L} fetched the straw out of the wolf’s throat with the sugar tongs. “I only wanted some soup,” said the wolf. From the straw of the first house they made a bed, the wind went round the bricks, and {told}.',
        },
      ],
      art: {
        'as three little pigs': 'meadow: L look happy; pig, hay, block',
        'had been at it for': 'meadow: L carry block happy; F clap happy; pig, wall',
        'The straw house lay': 'meadow: L run frightened; F run; wolf, hay, pig',
        'pigs ran into the brick house': 'kitchen: L push worried; F hide frightened; pig, door',
        'held the door': 'kitchen, night: L push; F push; door, unlit-lamp',
        'under the chimney, as': 'kitchen: L think worried; F cook spoon; pot, fireplace',
        'I haven’t finished': 'kitchen: L look worried; F point worried; pig, wolf, door',
        'I know that cough': 'kitchen: G say; L+F look G curious; hay, stick',
        'window in the door': 'kitchen: L offer curious; F peek curious; wolf, door',
        'It’s been tickling': 'kitchen: L hold stick proud; F cheer; wolf, bowl',
        'There was soup for':
          'kitchen: L eat spoon happy at table; F eat spoon happy at table; wolf, pig, fence',
        'That’s just weather': 'kitchen, night: L lie happy; wolf, pig, hay',
      },
    },
    {
      id: 'just-right-and-sorry',
      words: ['goldilocks', 'three bears'],
      titles: ['Goldilocks Says Sorry', 'The Smallest Chair', '{L} at the Three Bears’'],
      goal: 'put everything right at the bears’ house',
      trouble: 'Goldilocks had eaten the porridge and broken the chair',
      solved: 'the chair was mended and the bears had forgiven Goldilocks',
      opener:
        '“I’ve done something silly,” somebody told {L+} at the gate. It was Goldilocks, with porridge on one sleeve. “There was a door open, and nobody at home, and it smelled so good. And then there was a chair as well. And then there wasn’t.”',
      problem:
        'In the house of the three bears the smallest chair lay in four pieces. The baby bear stood before it and said, in its tiny voice, “Somebody’s been sitting in my chair.” {L} could hear it all the way to the fence.',
      tries: [
        'Goldilocks wanted to go home and never think of it again. But the thought of it went along, at every step.',
        'They put flowers on the doorstep and ran off. The big bear trod on them, and sneezed.',
        'They sent a new chair, from a shop. It was too high, too hard and too new. The baby bear sat down next to it, on the floor.',
      ],
      tip: '“‘Sorry’ is only the first half,” said {G+}. “It must be said to their faces, with the name of the thing. The second half’s done with the hands: what was broken, and by whom?”',
      turn: 'Goldilocks knocked. This time, nobody just walked in. “It was me,” said Goldilocks. “I ate it up, I broke it, and I slept in it. I’m sorry.” It was quiet. The middle bear looked at the big one. “We’ve got glue,” said {L}, “and all afternoon.”',
      done: 'Leg to leg, and back to seat, with string round it overnight. The baby bear sat down on it, very carefully. It creaked. It held. “Just right,” said the tiny voice. And there was porridge, and somebody had set four bowls.',
      again:
        'There’s a fourth chair now at the three bears’. It’s got a golden ribbon on it, and a note: “Please knock.”',
      outcomes: [
        {
          asked: [
            'goldilocks/bear/bears friend/friends/sorry/forgive/porridge/invite/share/fix/mend/home/say/play/learn',
            'sorry',
            'forgive',
            'chair',
            'friend/friends',
            'porridge',
          ],
          done: 'Goldilocks had said it all, and “sorry” at the end. Leg to leg, and back to seat, they glued the chair. The baby bear sat down on it, very carefully. “Just right,” said the tiny voice, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: '“I’m sorry,” said Goldilocks. Leg to leg, and back to seat, they glued the smallest chair. It creaked. It held. The middle bear stirred the big pot, and somebody had set four bowls, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '“I’m sorry,” said Goldilocks. Leg to leg, and back to seat, they glued the smallest chair, and it held. The big bear went to the cupboard and came back with something behind that broad back, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '“I’m sorry,” said Goldilocks. Leg to leg, and back to seat, they glued the smallest chair. The baby bear sat down on it, very carefully. It creaked. It held. “Just right,” said the tiny voice, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '“I’m sorry,” said Goldilocks. Leg to leg, and back to seat, they glued the smallest chair, and it held. The baby bear moved over a little. Three beds and a chair were just right for everybody, and {told}.',
        },
      ],
      art: {
        'I’ve done something silly': 'forest: L look surprised; children, bowl',
        'there wasn’t': 'forest: L listen worried; F point worried; children, house',
        'lay in four pieces': 'living-room: L slump sad; F look sad; small bear, chair',
        'in its tiny voice': 'living-room: L listen sad; F slump sad; small bear, chair',
        'the thought of it went': 'forest: L comfort; F peek curious; children',
        'put flowers on the doorstep': 'cottage: L+F run ashamed; flower, bear, door',
        'too high, too hard': 'living-room: L push chair; F look worried; small bear',
        '‘Sorry’ is only': 'forest: G say; L+F look G curious; chair',
        'just walked in': 'living-room: L think worried; F look worried; children, bear',
        'We’ve got glue': 'living-room: L hold glue brave; F hold string; bear, children',
        'It creaked. It held': 'living-room: L cheer; F cheer; small bear, chair, bowl',
        'a golden ribbon on it': 'cottage: L knock happy; F clap happy; chair, ribbon',
      },
    },
    {
      id: 'out-of-the-path',
      titles: ['The Basket and the Wolf', 'A Red Cape in the Wood', '{L} in the Old Tale'],
      goal: 'bring the tale to a good end',
      trouble: 'somebody in the tale had gone the wrong way',
      solved: 'the tale had come to a better end than before',
      opener:
        '{L+} was reading the old tale for the hundredth time when it said “psst” on page four. “Come in, quick,” said the page. “It’s going wrong again.” {L} put one foot on the picture, and it was moss.',
      problem:
        'It was as in the book: the dark wood, the one with the basket, and behind the tree the one with the teeth. “In a moment it’ll all happen again,” said the one with the basket. “Every evening! And nobody’s ever asked me.”',
      tries: [
        '{L} shouted, “Look out!” But in a tale nobody looks out before the page where they do.',
        'They turned over two pages at once. Now they stood in front of the bed, and it had very big ears.',
        '{F} drew a new end in the margin. It was over before the beginning had noticed.',
      ],
      tip: '“It always goes the same way, because they all say the same words,” said {G+}, who came out of another tale. “Give them another question. What would the one with the teeth like, if anybody asked?”',
      turn: '{L} stepped in between. “Before you say your sentence,” said {L} to the one with the teeth, “what’s your favourite food?” It was quiet in the whole wood. “Nobody’s ever asked me that,” said the one with the teeth. “Blueberry pancakes. But in here it’s always grandmothers.”',
      done: 'In the basket there was flour, in the wood there were blueberries, and in the little house stood a stove and a grandmother who was glad of company. They all sat on the edge of the bed with blue lips. “The end,” said the page, contented.',
      again:
        'Whoever reads the book now finds a blue spot on page nine. That’s how it ends today, and nobody has complained.',
      outcomes: [
        {
          asked: [
            'wolf/bear/giant/witch friend/friends/sorry/nice/kind/good/share',
            'friend',
            'grandma/grandmother safe',
            'happily ever',
            'safe/home',
          ],
          done: 'Blueberry pancakes, then! In the basket there was flour, and in the wood there were blueberries. At the little house the door was opened without a single lie, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'In the basket there was flour, in the wood there were blueberries, and in the little house stood a stove and a grandmother who was glad of company. “Set the table for everyone who’s in this tale,” called the page. So {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'In the basket there was flour, in the wood there were blueberries, and in the little house stood a grandmother who was glad of company. They sat on the edge of the bed with blue lips, the one with the teeth as well, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'In the basket there was flour, in the wood there were blueberries, and in the little house stood a grandmother who was glad of company. “The end,” said the page, contented. {L} stepped back from the moss to the carpet, and {told}.',
        },
      ],
      art: {
        'for the hundredth time': 'living-room: L read book surprised; tree',
        'It’s going wrong again': 'forest: L tiptoe curious; book',
        'the one with the basket, and':
          'forest: L think worried; F point worried; wolf on tree, tree, children, basket',
        'Look out': 'forest: L shout; F look worried; wolf, basket',
        'it had very big ears': 'bedroom: L startle; F startle; bed, wolf',
        'a new end in the margin': 'forest: F draw crayon; L look curious; book',
        'It always goes the same': 'forest: G say; L+F look G curious; wolf',
        'what’s your favourite food': 'forest: L say brave; F think worried; wolf, basket',
        'Blueberry pancakes': 'forest: L think pancakes happy; F clap happy; wolf',
        'with blue lips': 'kitchen: L eat pancakes happy; F eat pancakes happy; wolf, grandmother, basket',
        'a blue spot on page': 'living-room: L read book happy; F point laughing; pancakes',
      },
    },
    {
      id: 'run-run-as-fast-as-you-can',
      words: ['gingerbread man/boy', 'the gingerbread man'],
      titles: ['Run, Run, Gingerbread Man', '{L} and the Gingerbread Man', 'Too Fast for a Biscuit'],
      goal: 'bring the gingerbread man safely over the river',
      trouble: 'the gingerbread man ran away from everybody',
      solved: 'the gingerbread man was safe and need not run any more',
      opener:
        'The oven door went creak, and out jumped a gingerbread man, with raisin eyes and three sugar buttons. “Run, run, as fast as you can!” sang the biscuit, and was out of the door. {L+} had only wanted to give that biscuit a scarf.',
      friend:
        '{F+} ran along too. By now the old woman, the cow and the horse were all running after the gingerbread man, one behind the other, like a train.',
      problem:
        '“You can’t catch me!” sang the gingerbread man. Then the road stopped. There was the river, wide and wet, and gingerbread goes soft in water. A fox sat on the bank and smiled. “Jump on my tail,” said the fox. “I’ll take you over.”',
      tries: [
        '“Don’t!” called {L}. But the gingerbread man believed that they only wanted to eat gingerbread, and ran faster.',
        '{F} threw a rope. It fell short, and the fox caught it, very politely, and did not give it back.',
        'They went round by the bridge. It was a mile away, and a biscuit was already sitting on a fox’s tail.',
      ],
      tip: '“I know that river, and I know that fox,” said {G+}, and put one foot out of the reeds. “First the tail gets wet, then the back. If somebody runs away from you, don’t run after them. Get there first, and open a door.”',
      turn: '{L} saw the old bread board leaning on the landing stage. {L} pushed it into the water, knelt down on it, and paddled, not behind the fox, but ahead of it. Just then the gingerbread man stood on the tip of the nose. “Here!” cried {L}. “It’s dry!”',
      done: 'Snap, went the fox, and had nothing but a sugar button. The gingerbread man sat on the bread board, out of breath. “You aren’t hungry?” “We’ve had lunch,” said {L}, and tied the scarf round that thin brown neck. “Then I needn’t run,” said the gingerbread man, in wonder.',
      again:
        'Now the gingerbread man lives in the tin with the picture on it, and runs only on Sundays, for fun. The third button is a raisin.',
      outcomes: [
        {
          asked: [
            'gingerbread man/boy safe/free/escape/friend/friends/home/away/run/live/family',
            'fox',
            'escape',
            'safe/free',
            'friend/friends',
          ],
          done: 'Snap, went the fox, and had nothing but a sugar button. The gingerbread man sat on the bread board, out of breath, and {L} paddled. “Then I needn’t run?” asked the gingerbread man, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'Snap, went the fox, and had nothing but a sugar button. The gingerbread man sat on the bread board, quite dry. “We’ve had lunch,” said {L}. On the bank the old woman, the cow and the horse sat down to get their breath back, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Snap, went the fox, and had nothing but a sugar button. “You aren’t hungry?” asked the gingerbread man on the bread board. “We’ve had lunch,” said {L}, and tied the scarf round that thin brown neck, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Snap, went the fox, and had nothing but a sugar button. {L} paddled back on the bread board. “Then I needn’t run,” said the gingerbread man. There was a tin with a picture on it and soft paper inside, and {told}.',
        },
      ],
      helper: { name: 'Mother Heron', creature: 'heron' },
      art: {
        'with raisin eyes': 'kitchen: L startle surprised; gingerbread, oven',
        'to give that biscuit a scarf': 'kitchen: L run scarf worried; F point worried; gingerbread, door',
        'ran along': 'meadow: F run; L run scarf; gingerbread, grandmother, cow',
        'A fox sat on the bank': 'river: L think worried; F look worried; gingerbread, fox',
        'believed that they only': 'river: L call scarf worried; F run; gingerbread, fox',
        'threw a rope. It': 'river: F throw rope; L look curious; fox',
        'round by the bridge': 'river: L run worried; F run; bridge, fox',
        'First the tail gets wet': 'river: G say; L+F look G curious; fox',
        'leaning on the landing': 'river: L push plank brave; F peek curious; wave',
        'stood on the tip of the nose': 'river: L call brave; F look curious; gingerbread, fox, plank',
        'tied the scarf round': 'river: L give scarf happy; F laugh; gingerbread, plank, fox',
        'runs only on Sundays': 'kitchen: L laugh; F run; gingerbread, tin',
      },
    },
    {
      id: 'the-long-way-to-grandmother',
      words: ['red riding hood', 'little red riding hood'],
      titles: [
        'Little Red Riding Hood and the Three Questions',
        '{L} in the Red Hood’s Wood',
        'What Big Ears You Have',
      ],
      goal: 'get Red Riding Hood safely to Grandmother',
      trouble: 'the wolf was lying in Grandmother’s bed',
      solved: 'Red Riding Hood and Grandmother were having cake',
      opener:
        '“Stay on the path,” Red Riding Hood’s mother had said. In the basket there were cake and juice for Grandmother, who was ill. {L+} went along, as it was a long way through the wood, and two see more than one.',
      friend:
        '{F+} carried the juice. Between the trees a wolf was leaning, quite friendly. “Where are you off to?” asked the wolf. “To Grandmother’s, under the three oaks,” said Red Riding Hood, before anybody could cough.',
      problem:
        'When they got there, the door was open. In the bed lay somebody with a nightcap, up to the nose in the blanket. “What big ears you have,” said Red Riding Hood. “What big eyes!” And out of the wardrobe, very softly, somebody knocked.',
      tries: [
        '“Are you Grandmother?” asked {F}. “Yes,” said a deep voice. So that was no use as a question.',
        'They pulled at the blanket. Somebody pulled at the other end, and was stronger.',
        'Red Riding Hood wanted to go on asking, about the mouth next. “Not that one,” whispered {L}. “I know how that goes on.”',
      ],
      tip: '“A nightcap doesn’t make a grandmother,” whispered {G+} through the window. “Anybody can have big ears. Ask for something that only the real one can know. And keep the door behind you open.”',
      turn: '{L} stood so that the way to the door was free. “Grandmother,” said {L}, “what do you always say when Red Riding Hood goes home?” It was quiet under the cap. “Er,” said the deep voice. “Bye?” “Wrong!” cried Red Riding Hood. “It’s: put your hood up!”',
      done: '{L} blew the whistle that hung by the bed, and the woodcutter came running with two dogs. The wolf went out of the window, cap and all, and was not seen again that year. Red Riding Hood opened the wardrobe. “At last,” said Grandmother. “Is there still some cake?”',
      again:
        'Red Riding Hood tells nobody in the wood any more where Grandmother lives. “Put your hood up!” it sounds behind them, when they go home.',
      outcomes: [
        {
          asked: [
            'grandma/grandmother/granny safe/cake/eat/hug/home/save/well',
            'wolf sorry/away/run/friend/friends/catch',
            'woodcutter',
            'safe',
            'home',
          ],
          done: '{L} blew the whistle, and the woodcutter came running with two dogs. The wolf went out of the window, cap and all. Red Riding Hood opened the wardrobe. “At last,” said Grandmother, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: '{L} blew the whistle, and the woodcutter came running with two dogs. The wolf went out of the window, cap and all. “At last,” said Grandmother in the wardrobe. “Is there still some cake?” The basket was put on the bed, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{L} blew the whistle, and the woodcutter came running with two dogs. The wolf went out of the window, cap and all. Red Riding Hood opened the wardrobe. Out came Grandmother, with moths and a very cross face, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{L} blew the whistle, and the woodcutter came running with two dogs. The wolf went out of the window, cap and all. “At last,” said Grandmother in the wardrobe. The woodcutter went ahead with the lantern, and {told}.',
        },
      ],
      helper: { name: 'Mrs Jay', creature: 'jay' },
      art: {
        'Stay on the path': 'forest: L look happy; mother, basket',
        'two see more than one': 'forest: L hold basket happy; F hold bottle; children, tree',
        'Between the trees a wolf': 'forest: F hold bottle worried; L think worried; wolf, children',
        'In the bed lay': 'bedroom: L look frightened; F point worried; wolf, bed, children',
        'Are you Grandmother': 'bedroom: F say worried; L look worried; wolf, bed',
        'pulled at the blanket': 'bedroom: L pull blanket; F pull; wolf',
        'about the mouth next': 'bedroom: L whisper worried; F look worried; children, wolf',
        'through the window. “Anybody': 'bedroom: G say; L+F look G curious; door',
        'so that the way to the door': 'bedroom: L point brave; F stand brave; door, wolf',
        'It’s: put your hood': 'bedroom: L look brave; F peek curious; children, wolf, bed',
        'blew the whistle that': 'bedroom: L blow whistle; F cheer; grandmother, wardrobe, two dog',
        'it sounds behind them': 'forest: L wave happy; F walk happy; grandmother, children',
      },
    },
    {
      id: 'up-the-beanstalk',
      words: ['jack beanstalk', 'jack and the beanstalk', 'beanstalk', 'giant beanstalk'],
      titles: ['{L} and the Beanstalk', 'Fee, Fi, Fo, Fum', 'What the Giant Was Missing'],
      goal: 'bring Jack down the beanstalk again',
      trouble: 'the giant at the top of the beanstalk was angry with Jack',
      solved: 'Jack was down the beanstalk, and the giant was asleep',
      opener:
        'Jack had swapped the cow for five beans. In the evening they had all fallen out of the window. And now a beanstalk stood in front of the house, as thick as a tower, with its tip in the clouds. “Are you coming?” Jack asked {L+}.',
      friend:
        'They climbed from leaf to leaf. {F+} did not look down. At the very top there was a road, and at its end a castle, in which every doorstep was as high as a table.',
      problem:
        '“Fee, fi, fo, fum!” it boomed. “Who’s taken my golden harp?” Jack went red. The harp was under Jack’s arm. “It was so beautiful,” said Jack. The floor shook, step by step, and the giant looked under the table.',
      tries: [
        'They hid in the oven. It was clean, but the giant wanted to bake.',
        '“Run for the beanstalk!” called Jack. But a giant takes one step where others take forty.',
        '{F} wanted to cut the beanstalk down. They were still at the top of it, and that was a reason not to.',
      ],
      tip: '“The giant hasn’t slept since the harp went,” squeaked {G+} from the mousehole. “Three nights now. Would you be in a good mood? Nobody asks why giants shout. Listen to what the harp’s for.”',
      turn: '{L} took the harp from Jack, stepped out on to the tablecloth, and set it down in front of the giant’s huge thumb. “This is yours,” said {L}, in a voice that was only a bit shaky. “And we’re sorry.” Then {L} plucked a string, very softly.',
      done: 'The harp began to sing by itself, a slow song like snow. The giant’s eyes closed. “Take an egg from the hen, for the cow,” murmured the giant. “But ask next time.” They tiptoed out, and climbed down, with one golden egg in Jack’s cap.',
      again:
        'They did not cut the beanstalk down. On Sundays they climb up, knock, and listen to the harp. They bring beans.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '{L} set the harp down in front of the giant’s thumb. “This is yours, and we’re sorry.” The harp sang by itself. “Ask next time,” said the giant, and moved over on the bench. The cheese was as big as a cart, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '{L} set the harp down in front of the giant’s thumb. “This is yours, and we’re sorry.” The harp sang by itself, and the giant’s eyes were nearly closed. One huge finger pushed something across the tablecloth, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: '{L} set the harp down in front of the giant’s thumb. “This is yours, and we’re sorry.” The harp sang by itself, a slow song like snow. A tear as big as a bucket fell on the tablecloth, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{L} set the harp down in front of the giant’s thumb. It sang by itself, a slow song like snow, and the giant’s eyes closed. They tiptoed out and climbed down the beanstalk, leaf by leaf, with one golden egg in Jack’s cap, and {told}.',
        },
        {
          kinds: ['any'],
          done: '{L} set the harp down in front of the giant’s thumb. “This is yours, and we’re sorry.” The harp began to sing by itself, a slow song like snow. “Take an egg from the hen, for the cow,” murmured the giant, and {told}.',
        },
      ],
      helper: { name: 'Grey Pip', creature: 'mouse' },
      setting: { topic: 'the beanstalk', thing: 'the beanstalk', main: 'clouds' },
      art: {
        'swapped the cow for': 'cottage: L look surprised; children, peas',
        'as thick as a tower': 'cottage: L look-up surprised; F look-up; huge grass, children',
        'climbed from leaf to leaf': 'clouds: L climb; F climb worried; leaf',
        'looked under the table': 'great-hall: L hide frightened under table; F hide frightened; harp, boot',
        'hid in the oven': 'great-hall: L hide worried; F hide worried; oven',
        'Run for the beanstalk': 'great-hall: L run; F run; huge boot',
        'wanted to cut the beanstalk': 'clouds: F hold saw worried; L startle; leaf',
        'hasn’t slept since': 'great-hall: G say; L+F look G curious; harp',
        'set it down in front': 'great-hall: L give harp brave; F hide; huge boot',
        'plucked a string': 'great-hall: L touch calm; F peek curious; harp, father',
        'slow song like snow': 'clouds: L hold egg proud; F tiptoe happy; harp',
        'listen to the harp': 'great-hall: L listen happy; F listen happy; harp, peas',
      },
    },
    {
      id: 'who-will-help-me',
      words: ['little red hen', 'the little red hen'],
      titles: ['Who Will Help?', '{L} and the Little Red Hen', 'Not I, Said the Cat'],
      goal: 'help the little red hen with the bread',
      trouble: 'nobody wanted to help the little red hen',
      solved: 'the bread was baked, and everybody had helped',
      opener:
        'The little red hen had found a grain of wheat. “Who’ll help me to plant it?” “Not I,” said the cat. “Not I,” said the dog. “Not I,” said the duck. {L+} heard it from behind the fence.',
      friend:
        '“I’ll help,” said {L}, and brought the watering can. {F+} kept off the sparrows. But a field of wheat is big, and three of them are not many.',
      problem:
        'When the wheat was tall, the little red hen asked again, “Who’ll help us to cut it?” “Not I,” said the cat, and rolled over. “Not I,” yawned the dog. “Not I,” quacked the duck. And it was going to rain tomorrow.',
      tries: [
        '{L} called them lazy. The cat closed the other eye too.',
        '{F} promised them bread for it. “Bread?” said the duck. “I can’t see any bread. I see grass.”',
        'The little red hen did it all alone, at night. By midnight the hen was asleep, standing up, with a stalk in its beak.',
      ],
      tip: '“They say ‘not I’ because they can’t do it,” said {G+}. “How’s a duck to hold a sickle? You ask everybody for the same thing. What’s each of them good at, without having to learn it?”',
      turn: '{L} went from one to the other. “Cat,” said {L}, “there are mice in the barn, and they’re at the wheat. Can you sit there?” The cat stood up. “Dog, can you pull a cart? Duck, you’ve got flat feet: can you tread the grain out of the stalks?”',
      done: 'The dog pulled, the duck trod, the cat sat and watched, the hen ground the flour, and {L} kneaded. By evening it smelled of bread on the whole farm. “Who’ll help us to eat it?” asked the little red hen. “I will!” they said, and this time it was fair.',
      again:
        'In autumn the hen found another grain. It had hardly opened its beak to ask when the dog stood there with the cart.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'The dog pulled, the duck trod, the cat watched, the hen ground the flour, and {L} kneaded. By evening it smelled of bread on the whole farm. “Who’ll help us to set the table?” “I will!” they all said, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The dog pulled, the duck trod, the cat watched, the hen ground the flour, and {L} kneaded. “Who’ll help us to eat it?” asked the little red hen. “I will,” yawned the dog, and was already there, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The dog pulled, the duck trod, the cat watched, the hen ground the flour, and {L} kneaded. By evening there was warm bread for all of them. “And who’ll help me to shut the barn?” asked the hen. They all did, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'The dog pulled the cart, the duck trod the grain, and the cat watched the mice. “Who’ll help us to eat it?” asked the little red hen. “I will!” they said, and this time it was fair, and {told}.',
        },
      ],
      helper: { name: 'Old Barley', creature: 'horse' },
      setting: { main: 'farm', home: 'farm' },
      art: {
        'had found a grain of wheat': 'farm: L look curious behind fence; hen, cat, dog',
        'brought the watering can': 'farm: L water; F chase; hen, bird',
        'When the wheat was tall': 'farm: L think worried; F point worried; hen, cat, duck',
        'called them lazy': 'farm: L stamp; F peek curious; cat, dog, duck',
        'promised them bread': 'farm: F think bread; L look curious; duck, cat',
        'standing up, with': 'farm, night: L slump sad; F look sad; hen, corn',
        'say ‘not I’': 'farm: G say; L+F look G curious; duck',
        'there are mice in the barn': 'farm: L point happy; F clap happy; cat, mouse',
        'The cat stood up': 'farm: L point happy; F look happy; cat, mouse',
        'Dog, can you pull': 'farm: L point brave; F cheer; dog, duck, wheelbarrow',
        'The dog pulled, the duck': 'farm, evening: L knead dough happy; F eat bread happy; hen, dog, duck',
        'stood there with the cart': 'farm: L laugh; F laugh; dog, hen, wheelbarrow',
      },
    },
  ],
};
