import type { StorySourceInput } from '../../story-source.ts';

/** Stories about rumours. */
export const gossip: StorySourceInput = {
  id: 'gossip',
  words: [
    'gossip',
    'gossiping',
    'rumour',
    'rumours',
    'rumor',
    'rumors',
    'spread/spreading rumour/rumours',
    'talk/talking behind somebody back',
    'chinese whispers',
    'whisper game',
    'telephone game',
    'is it really true',
    'fake news',
  ],
  situations: ['learn', 'value', 'deed', 'misdeed', 'question', 'mistaken'],
  topic: 'a rumour',
  thing: 'the rumour',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'the-goose-that-grew',
      titles: ['What Everybody Said', '{L} and the Rumour', 'It Grew Overnight'],
      goal: 'find out what was true',
      trouble: 'everybody said something that nobody had seen',
      solved: 'everybody knew the truth',
      opener:
        'On Monday {L+} heard that Mr Wicks was in bed with a cold. {L} told everyone at the pump. “In bed, all day long!” said {L}. It was no secret, and it was nearly all of it.',
      friend:
        'On Tuesday {F+} came running. “Have you heard? Mr Wicks can’t get up any more!” On Wednesday they said in the shop that the house was going to be sold. And on Thursday, that there was a tiger in it.',
      problem:
        'Nobody walked past the house any more. The paper boy threw the paper over the hedge. “A tiger?” asked {L}. “Who saw it?” Everybody had it from somebody. Nobody had seen it. And it had begun with {L}.',
      tries: [
        '{L} told everybody that it was not true. “Then what is?” they asked. {L} did not know, either.',
        'They listened at the hedge. There was a growl! Then there was a sneeze. So it was a tiger with a cold.',
        '{F} told everybody about a lion instead, to see what would happen. By evening it was three lions.',
      ],
      tip: '“A rumour grows because everyone adds a little and no one asks,” said {G+}. “There’s one person who knows for certain. Have you asked at that door yet?”',
      low: 'The curtains over there were closed, as if somebody did not want to see who was not coming.',
      turn: '{L} walked up to the door, and {F} came along. {L} knocked. Slow steps came. The door opened, and there stood Mr Wicks, in a dressing gown with yellow and black stripes. “At last,” said Mr Wicks. “I’ve been so bored.”',
      done: '{L} said it straight out: “I told it, and it got bigger. I’m sorry.” Mr Wicks laughed, and coughed, and laughed. Then they all went to the pump together, the stripes too, and {L} told them what was true: a cold, and it was better.',
      again:
        'When somebody says, “Have you heard?”, {L} asks three things. Is it true? Is it kind? And who has seen the tiger?',
      helper: {
        name: 'Mrs Plain',
        creature: 'goose',
      },
      outcomes: [
        {
          asked: ['sorry/forgive/truth/apologise/apologize/say'],
          kinds: ['says', 'says-words', 'tells'],
          done: 'Mr Wicks laughed, and coughed, and laughed. Then they all went to the pump together, the stripes too. “There’s the tiger,” said {L}, as loudly as on Monday. “It’s a dressing gown. And it began with me.” So {told}.',
        },
        {
          asked: ['better/well/soup/visit/friend/friends/lonely'],
          kinds: ['friends', 'new-friend', 'still-friends', 'team', 'eats', 'party', 'shares'],
          done: '“I told it, and it got bigger. I’m sorry,” said {L}. “At last somebody’s knocked,” said Mr Wicks, in yellow and black stripes. The cold was better, but the days had been long. After that there was hardly an hour without a knock, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'feels',
            'stays',
            'plays',
            'makes',
            'gets',
            'given-by',
            'all-get',
            'home',
            'way-home',
            'sleep',
          ],
          done: 'Mr Wicks laughed, and coughed, and laughed. Then they went to the pump together, {L}, {F} and the stripes. The paper boy dropped every paper, and everybody hid behind everybody else. “Grr,” said Mr Wicks, quite hoarsely, and {told}.',
        },
      ],
      art: {
        'at the pump': 'village: L speak happy; people, well',
        'came running. “Have': 'village: F run surprised; L listen surprised; people, market-stall',
        'the paper over the hedge': 'village: L think tiger worried; F look frightened; house, hedge',
        'everybody that it was not': 'village: L speak worried; people',
        'listened at the hedge': 'village: L listen frightened; F listen frightened; hedge, house',
        'about a lion instead': 'village: F tell lion happy; L look worried; people',
        'A rumour grows because': 'village: G speak calm; L listen ashamed',
        'The curtains over there': 'village: L look ashamed; F look sad; house',
        'knocked. Slow steps': 'village: L knock brave; F look worried; door',
        'Mr Wicks laughed, and coughed':
          'village: L speak ashamed; F look surprised; gentleman, well, people',
        'said it straight out': 'village: L speak ashamed; F look surprised; gentleman, well, people',
        'asks three things': 'village: L think tiger calm; people',
      },
    },
  ],
};
