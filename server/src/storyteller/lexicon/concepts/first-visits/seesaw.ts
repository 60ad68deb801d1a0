import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a seesaw that will not tip. */
export const seesaw: StorySourceInput = {
  id: 'seesaw',
  words: ['seesaw', 'see-saw', 'seesaws', 'teeter-totter', 'on the seesaw', 'balance/balancing/balances'],
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
    'thing-pair',
    'being-and-thing',
    'what-if',
    'pair',
    'does-not-fit',
    'quarrel',
  ],
  topic: 'the seesaw',
  thing: 'the seesaw',
  main: 'city',
  plots: [
    {
      id: 'nearer-to-the-middle',
      titles: ['Up and Down', 'Stuck in the Air', 'Nearer to the Middle'],
      goal: 'get the seesaw to go up and down',
      trouble: 'the seesaw stayed down on one side',
      solved: 'the seesaw went up and down',
      opener:
        'There was a new seesaw in the park, red and very long. {L+} sat down on one end. Now somebody was needed for the other one. With a seesaw it’s no use being alone.',
      friend:
        '“I’ll do it!” called {F+}. At that moment Bruno came along, who was the biggest for miles around. “May I sit with you?” Bruno asked shyly. “Most of them don’t let me.”',
      problem:
        '“Of course,” said {L}. Bruno sat down on the other end. Whoosh! Up went {L}, and up there {L} stayed. The seesaw didn’t tip back, however much {L} wriggled. “You see,” said Bruno sadly.',
      tries: [
        '{F} got on behind {L}. They were two now. They both hung in the air, side by side, and had a nice view.',
        '{L} held the bag with the shopping. It had two melons in it. That was still not enough, and one of the melons fell out.',
        'Bruno tried to be light, and thought of feathers. It helped with the mood, but not with the seesaw.',
      ],
      tip: '“On a branch I’m as heavy at the end as a cat,” said {G+}. “Close to the trunk it hardly notices me. It isn’t only how heavy you are, you know. It’s where you sit.”',
      low: '“I’m too heavy for everything,” said Bruno. {L} looked down at the middle, where the seesaw rested on its bolt. The middle had not moved at all.',
      turn: '“Wait!” called {L}. “Don’t get off! Just move up a bit, towards the middle. And a bit more.” Bruno slid forward, plank by plank. At the third one the seesaw trembled. {L} was sinking, very slowly, and stopped half way.',
      done: '“Stay there!” cried {L}. “That’s your place!” Then {L} pushed off from the ground. Up! Down! Up! Bruno laughed so loudly that the pigeons rose from the roof. The whole park heard that there was somebody on the seesaw.',
      again:
        'With a bit of chalk {L} has drawn a star on the plank. That is where Bruno sits. Everybody has a place from which it works.',
      outcomes: [
        {
          asked: ['up/down/turn/balance/seesaw/play/fun/park/both/high/even'],
          kinds: ['learns', 'wins', 'no-longer', 'new-friend', 'plays', 'makes'],
          done: '“Stay there!” cried {L}. “That’s your place!” Then {L} pushed off from the ground. Up! Down! Up! Bruno laughed so loudly that the pigeons rose from the roof. A queue had formed by the bushes, big ones and small ones, and {told}.',
        },
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'shares', 'gets', 'says'],
          done: '“Stay there!” cried {L}. “That’s your place!” Then {L} pushed off. Up! Down! Up! Bruno laughed so loudly that the pigeons rose from the roof. Whatever was in Bruno’s pocket flew out as well, and landed in the grass, enough for everyone. So {told}.',
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
            'home',
            'way-home',
            'helps',
          ],
          done: '“Stay there!” cried {L}. “That’s your place!” Up! Down! Up! Bruno laughed so loudly that the pigeons rose. “Most of them get off,” said Bruno. “We don’t,” said {L}, from high up, and {F} climbed on as well, just behind. And {told}.',
        },
      ],
      helper: { name: 'Pippa', creature: 'tit' },
    },
  ],
};
