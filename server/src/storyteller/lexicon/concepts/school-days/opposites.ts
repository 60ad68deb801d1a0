import type { StorySourceInput } from '../../story-source.ts';

/** Stories about opposites. */
export const opposites: StorySourceInput = {
  id: 'opposites',
  words: [
    'opposite',
    'concept book opposite',
    'learn opposite',
    'hot and cold',
    'hot or cold',
    'fast and slow',

    'up and down',
    'wet and dry',
  ],
  situations: ['thing-pair', 'being-and-thing', 'question', 'learn', 'pair'],
  topic: 'opposites',
  thing: 'the game of opposites',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'opposite-day',
      titles: ['{L’s} Day of Opposites', 'Up and Down, In and Out', 'Everything the Other Way Round'],
      goal: 'find all the opposites on the list',
      trouble: 'the last opposites were missing',
      solved: 'all the opposites had been found',
      opener:
        'Big and small, up and down, fast and slow, loud and quiet: {L+} was making a list of opposites. “The milk is cold and the porridge is hot,” said {L} at breakfast, and wrote that down too.',
      problem:
        '“Let’s go and find opposites,” said {L}. A big dog walked beside a small dog: tick. A bird sat up on the roof, and a cat down below: tick. But for the other words they found only one half of each pair.',
      tries: [
        'They looked for something fast. A car was fast, and it was gone before they could look for something slow.',
        'They found a full bucket. “And where’s an empty one?” asked {F}. They looked in every yard. All of the buckets were full of rain.',
        '{L} shouted, to be loud. A baby woke up, and then it was louder, and not at all quiet.',
      ],
      tip: '“You look for one thing here and the other thing there,” said {G+}. “That way takes all day. Very often it’s the same thing, before and after. What could you do with that bucket?”',
      turn: '{L} looked at the full bucket. Then {L} tipped it over, splash! Now it was empty. “Full and empty,” cried {L}, “and I was dry, and now I’m wet!” They ran down the hill fast, and came back up it slow.',
      done: 'Only loud and quiet were left. They went to the church, and the bell rang for noon: ding, dong! It was so loud! And then it stopped, and it was so quiet that they could hear each other breathe.',
      again:
        'In bed {L} found one more. The light was on, and then it was off. “Day,” said {L}, “and night.”',
      outcomes: [
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Only loud and quiet were left. The bell rang for noon, ding, dong! Then it stopped, and it was quiet, apart from two rumbling tummies. “Empty,” said {L}, “and soon they’ll be full.” That went on the list as well, and {told}.',
        },
        {
          asked: ['opposite/learn/list/word/up/down/big/small/hot/cold/fast/slow/find/know/teacher'],
          kinds: ['learns', 'gets', 'says', 'wins', 'home', 'way-home', 'tells', 'sees', 'makes'],
          done: 'Only loud and quiet were left. At the church the bell rang for noon: ding, dong! It was so loud! And then it stopped, and it was so quiet that they heard each other breathe. {L} made the last tick, and {told}.',
        },
        {
          asked: ['make/find/get/meet/have/become/best/new/good friend'],
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'still-friends',
            'feels',
            'sleep',
            'helps',
          ],
          done: 'Only loud and quiet were left. The bell rang for noon: ding, dong! {L} shouted, and could not be heard at all. Then it stopped in the middle, and the whole square heard the rest of {L’s} sentence. “Loud,” said {F}, “and quiet!” And {told}.',
        },
      ],
      helper: { name: 'Mrs Plum', creature: 'hen' },
    },
    {
      id: 'too-hot-and-too-cold',
      words: ['hot and cold', 'hot or cold'],
      titles: ['Hot and Cold', '{L} and the Bath', 'Too Hot, Too Cold, Just Right'],
      goal: 'make the bath just right',
      trouble: 'the bath was either too hot or too cold',
      solved: 'hot and cold together were just right',
      opener:
        'There were two taps on the bath. The one with the red dot was hot. The one with the blue dot was cold. Hot steamed, and cold tinkled. {L+} was allowed to say which tap was turned on.',
      friend:
        '{F+} brought the duck and the boat. “Hot is nice,” said {F}. “Cocoa’s hot, and the sun, and soup.” “Cold is nice too,” said {L}. “Snow, and ice cream.”',
      problem:
        'So first they had only hot. The mirror went white, and the duck looked pink. “Ouch,” said a fingertip. Then they let it all out and had only cold. “Brrr,” said the toes, and came out again. Nobody got into the bath.',
      tries: [
        'They blew on the hot water, as you do with soup. For a whole bath you would have to blow until Thursday.',
        'They put a woolly hat on the cold tap. The water stayed cold. The hat got wet.',
        '{L} went in with one foot and a sock. Hot comes through a sock as well, and so does cold.',
      ],
      tip: '“Hot’s at one end and cold’s at the other,” said {G+}, and felt the water with an elbow. “And what’s in between? Start with the cold, and I’ll let in the hot. You hold your hand in and say stop.”',
      turn: 'First the cold water ran in. Then {G} turned the red one, slowly. {L} held one hand in it. “Cold,” said {L}. “Still cold. Not so cold. A bit warm. Warm!” And then, very quickly, “Stop!” It was neither hot nor cold. It was just right.',
      done: 'Splash, they were in. The duck had its own colour again. “Hot and cold have mixed,” said {L}, “and warm came out.” Afterwards there was hot cocoa with cold milk in it. {L} blew on it once, out of habit, and drank it up.',
      again:
        'In bed the pillow was warm on one side and cold on the other. {L} turned it over, and over again. There was something in between there too: the edge.',
      outcomes: [
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: 'Splash, they were in. “Hot and cold have mixed,” said {L}, “and warm came out.” The boat sailed three times round the duck. Afterwards {G} put a hot jug and a cold jug on a tray, for mixing, with something beside it, and {told}.',
        },
        {
          asked: ['bath/warm/water/hot/cold/right/clean/safe/learn/tap/temperature'],
          kinds: ['learns', 'home', 'way-home', 'says', 'sees', 'makes'],
          done: 'Splash, they were in. The duck had its own colour again. “Hot and cold have mixed,” said {L}, “and warm came out.” The mirror was clear, and nobody’s toes came out again. With one finger {L} turned off the last drip, and {told}.',
        },
        {
          asked: ['make/find/get/meet/have/become/best/new/good friend'],
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'still-friends',
            'feels',
            'sleep',
            'helps',
            'gets',
          ],
          done: 'Splash, they were in. “Hot and cold have mixed,” said {L}, “and warm came out.” The duck had its own colour again, and swam to {F} and back. A big towel had been hanging on the heater all that time. They climbed out into it, and {told}.',
        },
      ],
      helper: { name: 'Grandma Thermos', creature: 'penguin' },
      setting: { topic: 'hot and cold', thing: 'the bath', main: 'cottage', indoors: true },
    },
    {
      id: 'the-hare-post-and-the-snail-post',
      words: ['fast and slow', 'slow and fast'],
      titles: ['Fast and Slow', '{L} Delivers an Egg', 'The Quick Way and the Slow Way'],
      goal: 'know when to be fast and when to be slow',
      trouble: 'fast was wrong, and slow was wrong too',
      solved: 'everything had come, some of it fast and some of it slow',
      opener:
        'Two jobs stood on the list: take the eggs to Mrs Hen, and fetch ice cream for everybody. {L+} was fast, faster than the wind. “I’ll be back at once!” called {L}.',
      friend:
        '“I’ll come with you,” said {F+}, “but I’m slow.” That made one who was fast and one who was slow, and a basket with twelve eggs.',
      problem:
        '{L} ran, and {L} jumped over the ditch. Crack! By the time Mrs Hen opened the door, there was nothing to be done with the eggs but scramble them. Then {F} fetched the ice cream, slowly, step by step. It came home as soup.',
      tries: [
        'They both went at the same speed, not fast and not slow. Half of the eggs broke, and half of the ice cream melted.',
        '{L} ran with the eggs, but on tiptoe. That’s no quieter for an egg.',
        '{F} carried the ice cream under a hat, so that it would not notice how long it took. It noticed.',
      ],
      tip: '“Fast is good, and slow is good,” said {G+}. “The rabbit isn’t better than the snail. Just ask each thing before you set off: what would you like?”',
      turn: '{L} looked at the new eggs. “You’re for slow,” said {L}, and put the basket over {F’s} arm. Then {L} thought of the ice cream in the sun. “And you’re for fast!” They set off at the same time, one as slow as honey and the other like a rocket.',
      done: 'Step by step the eggs walked up to Mrs Hen’s door, and all twelve of them were whole. And before the bell had stopped ringing, {L} came racing round the corner with the ice cream, hard as snow. “Fast,” puffed {L}. “Slow,” said {F}, contented.',
      again: 'They ate the ice cream slowly. Then it began to rain, and they went in fast.',
      outcomes: [
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares', 'home', 'way-home'],
          done: 'Step by step the eggs walked up to Mrs Hen’s door, and all twelve of them were whole. And {L} came racing round the corner with the ice cream, hard as snow. “That’s slow and fast,” called Mrs Hen, “and I’ve got spoons!” And {told}.',
        },
        {
          asked: ['race/win/fast/slow/first/together/egg/job/best/learn/same/team'],
          kinds: ['learns', 'wins', 'says', 'no-longer', 'gets', 'makes'],
          done: 'Step by step the eggs walked up to Mrs Hen’s door, all twelve of them whole. And {L} came racing round the corner with the ice cream, hard as snow. They met at the garden gate at the very same moment, one from each side, and {told}.',
        },
        {
          asked: ['make/find/get/meet/have/become/best/new/good friend'],
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'still-friends',
            'feels',
            'helps',
            'sleep',
          ],
          done: 'Step by step the eggs walked up to Mrs Hen’s door, all twelve of them whole, and {L} raced round the corner with the ice cream, hard as snow. “Fast,” puffed {L}. “Slow,” said {F}. “But I heard you coming the whole way.” And {told}.',
        },
      ],
      helper: { name: 'Mrs Amble', creature: 'tortoise' },
      setting: { topic: 'fast and slow', thing: 'the basket of eggs', main: 'village' },
    },
  ],
};
