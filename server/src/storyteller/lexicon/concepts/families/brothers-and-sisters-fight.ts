import type { StorySourceInput } from '../../story-source.ts';

/** Stories about fights between brothers and sisters. */
export const brothersAndSistersFight: StorySourceInput = {
  id: 'brothers-and-sisters-fight',
  words: [
    'brother/sister/sibling/siblings fight/fights/fighting/argue/argues/arguing/quarrel/quarrels/quarrelling',
    'fight/fighting/fights brother/sister/sibling/siblings',
    'argue/arguing brother/sister/sibling/siblings',
    'brother/sister who fight',
    'siblings',
    'squabble/squabbling',
    'sisters fighting/arguing',
    'annoying brother/sister',
    'getting on with brother/sister',
  ],
  situations: ['quarrel', 'deed', 'learn', 'pair', 'trait', 'wants', 'cannot'],
  topic: 'fights between brothers and sisters',
  thing: 'the line on the floor',
  main: 'cottage',
  plots: [
    {
      id: 'the-line-of-tape',
      titles: ['The Line on the Floor', 'My Side, Your Side', 'Not One Step Over'],
      goal: 'stop the fighting',
      trouble: 'the two of them fought about everything',
      solved: 'the fight was over',
      opener:
        '“That’s mine!” “I had it first!” It started at breakfast, with the blue cup. It went on with the window seat, the last biscuit and who had breathed too loudly. {L+} was right every time. So was the other one.',
      friend:
        'The other one was {F+}. They lived in the same house and slept in the same room. “You always get everything,” said {F}. “No, you do,” said {L}.',
      problem:
        'In the afternoon {L} and {F} pulled at the same cushion until it tore, and the room was full of feathers. “That’s it,” said {L}. “This is my half, and that’s yours.” And {L} stuck a long strip of tape across the floor.',
      tries: [
        'At first it was good. Then {L} wanted the bricks, and they were on the other side. {F} wanted the wheels, and those were on {L’s}.',
        'They shouted across the line about who had been mean first. Each knew ten things. By the end their throats were sore, and nobody had won.',
        'They didn’t speak at all. {L} had wheels without a car. {F} built a car without wheels.',
      ],
      tip: '“I’ve got six brothers,” said {G+}. “You’re not fighting about the cushion. Each of you thinks that the other one always gets more. Don’t ask who began it. Ask what you want, and listen until the other one has finished.”',
      turn: '{L} sat down at the tape. “I want to be first at something, just once,” said {L}. {F} thought for a while. “And I want you to ask before you take my things,” said {F}. They both looked at the tape. {L} pulled up the first bit of it.',
      done: 'The tape came off with a long ripping sound, and that made them laugh. The wheels went onto the car. It rolled right across the room, through all the feathers, from one half into the other, with nobody saying “mine”.',
      again:
        'They still quarrel, mostly on Sundays. But there’s a ball of old tape on the shelf. Whoever fetches it gets to speak first, and the other one has to listen.',
      helper: { name: 'Mr Hopper', creature: 'rabbit' },
      outcomes: [
        {
          asked: ['sorry/apologise/apologize/forgive/make up'],
          done: 'The tape came off with a long ripping sound. It stuck to {L’s} knee and to {F’s} elbow, and tied them together, so that they had to look at each other. That made it easier to say, and {told}.',
        },
        {
          asked: ['share/turn/swap'],
          kinds: ['shares', 'helps'],
          done: 'The tape came off with a long ripping sound, and that made them laugh. The wheels were on one side, the car was on the other, and nobody could stand on a line any more. It only rolled when both had a go, so {told}.',
        },
        {
          asked: ['play/build/make/game/together/fun'],
          kinds: ['plays', 'makes', 'eats', 'party'],
          done: 'The tape came off with a long ripping sound, and that made them laugh. The wheels went onto the car. It had the whole room to roll in, from one half into the other, through all the feathers, and {told}.',
        },
        {
          asked: ['friend/friends/best/love/get/along/peace/quarrel/fight/stop'],
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'feels',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'says',
            'says-words',
            'stays',
          ],
          done: 'The tape came off with a long ripping sound, and it made such a rude noise that they both looked at it. “Was that you?” asked {F}. “No, you,” said {L}. The line was gone, one feather sailed down, and {told}.',
        },
      ],
      art: {
        'started at breakfast': 'kitchen: L shout angry; blue cup',
        'The other one was': 'kitchen: L+F shout angry; blue cup on table',
        'pulled at the same cushion': 'bedroom: L+F pull cushion angry; many feather',
        'stuck a long strip of tape': 'bedroom: L hold sticky-tape angry; F sulk; feather',
        'At first it was good': 'bedroom: L look sad; F sit sad; blocks, wheel',
        'They shouted across the line': 'bedroom: L+F shout angry',
        'didn’t speak at all': 'bedroom: L hold wheel sad; F hold toy-car sad',
        'six brothers': 'bedroom: G say calm; L+F listen sad; cushion',
        'sat down at the tape': 'bedroom: L+F sit sad; sticky-tape',
        'pulled up the first bit': 'bedroom: L pull rope calm; F look L happy',
        'with a long ripping sound': 'bedroom: L+F laugh; toy-car, many feather',
        'still quarrel, mostly on Sundays': 'bedroom: L raise ball brave; F listen curious; shelf',
      },
    },
  ],
};
