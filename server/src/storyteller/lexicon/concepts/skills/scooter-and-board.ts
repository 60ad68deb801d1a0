import type { StorySourceInput } from '../../story-source.ts';

/** Stories about scooters, skateboards and roller skates. */
export const scooterAndBoard: StorySourceInput = {
  id: 'scooter-and-board',
  words: [
    'scooter',
    'scooters',
    'ride/riding scooter',
    'skateboard',
    'skateboards',
    'skateboarding',
    'skate park',
    'skatepark',
    'roller skate/skating/skates',
    'roller skating',
    'rollerblade/rollerblades',
    'roller-skating',
    'inline skates',
    'skate/skating rollers',
    'balance bike',
    'pogo stick',
    'unicycle',
  ],
  situations: ['learn', 'cannot', 'wants', 'has', 'afraid', 'own-wish', 'damage', 'quarrel', 'deed'],
  topic: 'something with wheels under your feet',
  thing: 'the wheels',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'look-where-you-want-to-go',
      titles: ['{L} on Wheels', 'Wobble, Wobble, Whoosh', 'Look Where You Want to Go'],
      goal: 'roll as far as the fountain',
      trouble: '{L} always rolled straight into something',
      solved: '{L} had rolled all the way to the fountain',
      opener:
        'The wheels were new, and red, and turned even if you only looked at them. {L+} had a helmet on, and pads on {L.their} knees, elbows and hands. {L} looked like a beetle, and felt very fast.',
      friend:
        '“To the fountain?” asked {F+}. It stood at the other end of the square. Between here and there stood a lamp post, a bench, a bin, and Mrs Turner with a lot of shopping.',
      problem:
        '“Look out for the lamp post,” said {F}. {L} looked at the lamp post and rolled. The whole square was empty, left and right. And {L} ran straight into the lamp post. Dong! Then it was the bench’s turn. Then it was the bin’s.',
      tries: [
        '{L} went more slowly. But whoever goes too slowly wobbles, and a wobble always goes to the lamp post.',
        '{L} looked down at {L.their} feet, to see what they were doing. They were going to Mrs Turner. The oranges rolled to the fountain, at least.',
        '{F} walked alongside and held on tight. Then they both ran into the bench.',
      ],
      tip: '“You’re very good at looking,” said {G+}, who came by on a board. “You run into everything that you look at. Wheels go where your eyes go. Forget the lamp post. Look at where you want to be, bend your knees, and let your tummy point that way, too.”',
      low: '{L} rubbed one elbow and thought it over. It was true. {L} had never yet looked at the fountain. {L} had only looked at what was in the way.',
      turn: '{L} stood at the start, knees bent, arms out like wings. The lamp post stood there. {L} did not look at it. {L} looked at the fountain, at the highest drop on it, and did not let go of it with {L.their} eyes. “I’m coming,” said {L}, and pushed off.',
      done: 'The lamp post went by on the left. Mrs Turner lifted up the bag. The drop came nearer, and nearer, and then {L} put both hands on the wet stone and stood. “Did I miss something?” asked {L}. “Everything,” said {F}, “you missed everything!”',
      again:
        '{L} can do a curve now, round the fountain, and stop with a squeak. And Mrs Turner has asked if there are trolleys like that for the shopping.',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'The lamp post went by on the left, and Mrs Turner lifted up the bag. {L} put both hands on the wet stone of the fountain. “You missed everything!” called {F}. Mrs Turner sat down beside them with all that shopping, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The lamp post went by on the left, Mrs Turner lifted up the bag, and {L} put both hands on the wet stone of the fountain. {G} came rolling by on the board, stopped with a squeak, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The lamp post went by on the left. Mrs Turner lifted up the bag. Then {L} put both hands on the wet stone of the fountain. “Did I miss something?” “Everything,” said {F}, “you missed everything!” And {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The lamp post went by on the left, Mrs Turner lifted up the bag, and {L} put both hands on the wet stone. {L} turned round and looked along the street at one front door, and {told}.',
        },
        {
          kinds: ['any'],
          done: '{L} did not look at the lamp post. {L} looked at the highest drop of the fountain, and pushed off. The bin went by, Mrs Turner lifted up the bag, the drop came nearer, and {told}.',
        },
      ],
      helper: { name: 'Granny Wheels', creature: 'woman' },
      art: {
        'The wheels were new': 'village: L stand proud; skateboard',
        'To the fountain': 'village: F point happy; L look happy; skateboard, fountain',
        'Look out for the lamp post': 'village: L fall; skateboard, lamp',
        'whoever goes too slowly': 'village: L stretch-out worried; skateboard, bench',
        'They were going to Mrs Turner': 'village: L startle; lady, many orange, fountain',
        'walked alongside and held': 'village: F hold-hands L; L stand worried; bench, skateboard',
        'who came by on a board': 'village: G point happy; L listen curious; skateboard, fountain',
        'rubbed one elbow': 'village: L look curious at fountain; fountain',
        'stood at the start, knees': 'village: L stretch-out brave; skateboard, fountain',
        'Mrs Turner lifted up the': 'village: L touch laughing; F cheer; fountain, skateboard',
        'can do a curve now': 'village: L stretch-out happy; skateboard, lady',
      },
    },
    {
      id: 'from-the-bottom-up',
      titles: ['{L} and the Big Ramp', 'One Step Further Up', 'Where Does a Ramp Begin?'],
      goal: 'roll down the big ramp',
      trouble: '{L} did not dare to roll down the ramp',
      solved: '{L} had rolled down the whole ramp',
      opener:
        '{L+} could roll along the path by now, round the big tree and back again. The helmet was on, and so were all the pads. “Today,” said {L}, “I’m going to try these wheels on the ramp.”',
      friend:
        '{F+} came along to the park to watch. There was the ramp, wide and smooth, with a long flat stretch at the bottom. “It looks quite small from here,” said {F}.',
      problem:
        '{L} climbed to the top and looked down. From the path the ramp had been a gentle slope, but from up there it was a mountain. {L’s} knees turned to pudding, and the wheels stayed where they were.',
      tries: [
        '“On three,” said {L}. “One, two, three!” Nothing happened. “On ten, then.” Nothing happened on ten, either, and {L} walked back down.',
        '“Think of something nice,” said {F}. {L} thought of cherry pie. Now there was cherry pie, and right behind it there was the ramp.',
        '{L} watched how everybody else did it. But they came down so fast that there was nothing to see, only a whoosh.',
      ],
      tip: '“Who says that a ramp begins at the top?” asked {G+}, who wore a helmet, too. “I began one step from the bottom and rolled from there until it was easy. Then I went one step further up. Soft knees, and look ahead!”',
      low: '{L} went to the bottom of the ramp and looked at it from there. The last little bit was hardly steeper than a doormat. Surely that much could be done.',
      turn: 'When the ramp was free, {L} went one step up, turned round, bent both knees and let the wheels go. Rrr! That was all. {L} did it again, until it was easy. Then it was two steps, then three, and each time the wheels hummed a little longer.',
      done: '“One step further up,” said {L}, but there were no more steps. {L} was at the top! Down went the wheels, rrrrr, over the whole ramp and out along the flat stretch, until they stopped all by themselves.',
      again:
        'Yesterday somebody new was standing at the bottom of the ramp, looking up. “Begin down here,” said {L}. “Then the top isn’t so far away.”',
      outcomes: [
        {
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Then there were no more steps. {L} was at the top! Down went the wheels, rrrrr, over the whole ramp and out along the flat stretch, up to the bench where everyone had their bags open, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Then there were no more steps. {L} was at the top! Down went the wheels, rrrrr, and out along the flat stretch. {G} undid the strap of the other helmet, which was full of stickers, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Then there were no more steps. {L} was at the top! Down went the wheels, rrrrr, over the whole ramp and out along the flat stretch. They stopped all by themselves, just in front of {F’s} toes, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Then there were no more steps. {L} was at the top! Down went the wheels, rrrrr, over the whole ramp. The path went round the big tree and then only gently down, as far as the own gate, and {told}.',
        },
        {
          kinds: ['any'],
          done: 'One step, two steps, three, and then there were no more steps. {L} was at the top! Soft knees, and look ahead. Down went the wheels, rrrrr, over the whole ramp and out along the flat stretch, and {told}.',
        },
      ],
      helper: { name: 'Miss Zigzag', creature: 'goat' },
      art: {
        'could roll along the path': 'garden: L hold skateboard happy; tree',
        'came along to the park': 'garden: F point happy; L hold skateboard happy; big ramp',
        'climbed to the top and looked': 'garden: L cower frightened; ramp, skateboard',
        'Nothing happened on ten': 'garden: L stand frightened; skateboard, ramp',
        'Think of something nice': 'garden: L think pie worried; F speak happy; ramp',
        'else did it': 'garden: L look worried; children, ramp',
        'Who says that a ramp begins': 'garden: G point calm; L listen curious; ramp',
        'went to the bottom of the ramp': 'garden: L look curious at ramp; ramp',
        'When the ramp was free': 'garden: L stretch-out happy; F cheer; ramp, skateboard',
        'there were no more steps': 'garden: L stretch-out laughing; F clap; big ramp, skateboard',
        'new was standing at the': 'garden: L point happy; children, ramp',
      },
    },
  ],
};
