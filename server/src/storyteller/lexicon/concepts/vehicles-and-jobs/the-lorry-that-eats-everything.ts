import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a dustbin lorry or a machine that eats everything. */
export const theLorryThatEatsEverything: StorySourceInput = {
  id: 'the-lorry-that-eats-everything',
  words: [
    'garbage/rubbish/trash/bin/dustbin truck/lorry eat/eats/ate everything',
    'truck/lorry/digger/machine/robot eat/eats/ate everything',
    'garbage/rubbish/trash truck/lorry who/that eat/eats/ate',
    'truck/lorry/digger/machine/robot who/that eat/eats/ate everything',
    'hungry truck/lorry/digger/machine',
    'hungry garbage/rubbish/trash/bin/dustbin truck/lorry',
    'machine that eats/ate',
    'garbage/rubbish/trash truck/lorry eat/eats/ate',
    'greedy truck/lorry/machine',
  ],
  situations: [
    'learn',
    'cannot',
    'wants',
    'make',
    'visit',
    'newcomer',
    'question',
    'ability',
    'trait',
    'deed',
    'has',
    'own-wish',
    'wants-to-be',
    'own-wish-to-be',
    'what-if',
    'works-as',
    'pair',
    'misdeed',
    'refuses',
  ],
  topic: 'the one who ate everything',
  thing: 'the big mouth',
  home: 'city',
  main: 'city',
  plots: [
    {
      id: 'out-it-all-comes',
      titles: ['{L} Eats Everything', 'Chomp, Chomp, Burp', 'The Biggest Tummy in Town'],
      goal: 'give back all that should not have been eaten',
      trouble: '{L} had eaten half the town',
      solved: 'everything was back in its place, and the rubbish was gone',
      opener:
        'Nobody in the whole town was as hungry as {L+}. “Chomp!” A bag of potato peelings was gone. “Chomp!” So was an old mattress. By breakfast no rubbish was left in the street. And {L} was still hungry.',
      friend:
        '“The bins are empty,” said {F+}. “That was the last one.” {L} looked up and down the street. There was still so much of it. “What about that bench?” asked {L}. Chomp!',
      problem:
        'After the bench {L} ate the letterbox, a bicycle, two traffic lights and the baker’s sign. “Stop!” shouted the people. “That isn’t rubbish!” But {L} ate everything, and it all went down. Then there was a rumble from deep inside.',
      tries: [
        '{L} drank from the fountain to make the rumble stop. Now it sloshed as well. The bicycle bell rang at every step.',
        '{L} ate something small on top, just a cushion. That didn’t help at all. From inside came a muffled “ding” and a letter about somebody’s birthday.',
        '{L} lay down in the sun and groaned. The people stood around and asked for their bench. They were tired of standing.',
      ],
      tip: '“It isn’t how much you eat,” said {G+}, who lived behind the bins. “Nobody clears up like you. But I always look first: has somebody thrown it away, or does somebody still want it? That’s the whole secret.”',
      low: 'Had somebody still wanted the bench? {L} thought of the old lady who always rested there with the shopping. The rumble grew louder.',
      turn: '{L} swallowed hard, but this time in the other direction. “Stand back!” called {L}. Brrrup! Out came the bench. Brrrup! Out came the letterbox, with all the letters dry, and the bicycle, the traffic lights and the baker’s sign.',
      done: 'Everybody carried something back to its place. {F} wiped it all with a cloth. Then the people brought what they really didn’t want any more: broken buckets, bald brooms, a heap of soggy boxes. “Is it rubbish?” asked {L} each time. “Yes!” Chomp!',
      again:
        '{L} still eats everything, but now there’s a question first. In the evening the street is clean, the bench is there, and {L} is full at last. Burp.',
      outcomes: [
        {
          asked: [
            'full/hungry/stop/burp/eat only/rubbish/trash',
            'spit/give/put everything/all/it out/back',
            'town/street/city/park/world clean/tidy',
          ],
          done: 'Brrrup! Out came the bench, the letterbox, the bicycle and the baker’s sign, and everybody carried them back. Then the people brought broken buckets and bald brooms. “Is it rubbish?” asked {L} each time. “Yes!” So {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'Brrrup! Out came the bench, the letterbox and the baker’s sign, and everybody carried them back. Then all the cellars were emptied into {L}. When the street was clean from end to end, the people put tables in it, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Brrrup! Out came the bench, the letterbox and the baker’s sign, and everybody carried something back. From then on {L} asked first. The mayor came with a letter, which had been inside {L} as well and was quite dry. And {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Brrrup! Out came the bench, the letterbox, the bicycle and the baker’s sign, and {F} wiped it all with a cloth. “Is it rubbish?” asked {L}, and looked at {F}. “No!” called the whole street, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Brrrup! Out came the bench, the letterbox and the baker’s sign, and they were all put back. Then {L} got a heap of soggy boxes, and for once there was no more room. With a full belly {L} rolled into the yard, and {told}.',
        },
      ],
      helper: { name: 'Ratty', creature: 'rat' },
      art: {
        'A bag of potato peelings': 'city, morning: L eat bag happy; dustbin',
        'What about that bench': 'city: L look curious; F point worried; dustbin, bench',
        'After the bench': 'city: L eat bike happy; F look worried; people, postbox, traffic-light',
        'drank from the fountain': 'city: L drink cup sad; F think worried; fountain, bike',
        'something small on top': 'city: L eat cushion sad; F point worried; letter',
        'lay down in the sun': 'city: L lie sad; F look sad; people',
        'thrown it away, or does': 'city: G say; L look G curious; F look G; bench',
        'the old lady who always': 'city: L think bench sad; F look worried; lady, bag',
        'Out came the bench': 'city: L blow surprised; F startle; bench, postbox, bike',
        'broken buckets, bald brooms': 'city: L eat box happy; F wipe cloth happy; people, broom',
        'the bench is there': 'city, evening: L sit calm; F sit on bench happy; lady',
      },
    },
  ],
};
