import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being shut out because one is a girl or a boy. */
export const noGirlsAllowed: StorySourceInput = {
  id: 'no-girls-allowed',
  words: [
    'boys and girls can be friends',
    'no girls/boys allowed',
    'girl/girls not allowed',
    'boys only',
    'girls only',
    'only for boys/girls',
    'just for boys/girls',
    'for boys',
    'for girls',
    'girl/girls can/can’t/cannot play football',
    'girl/girls can too',
    'girl/girls love/loves/like/likes football/cars/dinosaurs',
    'boy/boys like/likes/love/loves dolls/dancing/dance',
    'boy and girl can/be friends',
    'girl friend boy',
    'club with no girls',
  ],
  situations: [
    'refuses',
    'pair',
    'ability',
    'deed',
    'learn',
    'question',
    'trait',
    'wants',
    'has',
    'own-wish',
    'cannot',
    'reluctant',
    'value',
  ],
  happensToLead: true,
  topic: 'a club that lets in only some',
  thing: 'the sign on the door',
  home: 'village',
  main: 'meadow',
  plots: [
    {
      id: 'the-sign-on-the-shed',
      titles: ['The Sign on the Shed', 'Who May Come In?', 'The Club of Anybody'],
      goal: 'get into the club',
      trouble: 'the sign let in only one half of everybody',
      solved: 'the club was open to all',
      opener:
        'Behind the allotments stood a shed, and it was a club. They built things there that rolled. {L+} could hear the hammering right across the field. But on the door hung a sign.',
      friend:
        '{F+} read it aloud: “Only for us. Not for you.” Under “us” and “you” somebody had drawn two stick figures, one with a skirt and one without. “Which one are you?” asked {F}. “I’m one that hammers,” said {L}.',
      problem:
        '{L} knocked. A hatch went up. “Can’t you read?” said a voice. “You’re the wrong sort. You can’t do it anyway.” The hatch went down. It wasn’t even meant in a nasty way. It was just as if somebody had said that the shop was closed.',
      tries: [
        '{L} came back in a different jacket and a deeper voice. “We know that’s you,” said the hatch.',
        '{L} and {F} painted a sign of their own and hung it on the gate: “You are not allowed in either!” Now there were two signs, and nobody was having any fun.',
        '{L} asked who had made up the rule. “It’s always been like that,” they said. The shed was three weeks old.',
      ],
      tip: '“They told me that I couldn’t drive a crane,” said {G+}, getting down from one. “I didn’t argue long. I asked what was too heavy for them. If you can do something, then do it where it can be seen. That’s harder to shut out than any words.”',
      low: 'From the shed came a crash, and then a long silence. {L} looked through a knot hole. The cart stood there on three wheels. The fourth lay next to it, and they were all scratching their heads.',
      turn: '{L} sat down in the grass in front of the door with a plank, four old pram wheels, and a drill. {L} measured and drilled. After a while the hatch went up. “How do you do that?” asked the voice. “With a washer,” said {L}. “I’ve got nine.”',
      done: 'The door opened. The washer went on, and the wheel stayed. Then they all rolled down the hill together, on two carts, in a big mixed tangle. At the bottom somebody took the sign off the door. They needed the board for a brake.',
      again:
        'The club is called “Anybody” now. It has eleven members and one goat, who is the wrong sort of everything.',
      helper: { name: 'Mrs Jib', creature: 'bear' },
      outcomes: [
        {
          asked: ['play/join/football/team/club/let/everyone/everybody/race'],
          kinds: ['plays', 'invited', 'friends', 'new-friend', 'still-friends', 'team'],
          done: '{L} had sat in the grass and drilled, and the hatch had gone up. The washer went on, and the wheel stayed. They rolled down the hill together on two carts, in a big mixed tangle. The sign was a brake by then, and {told}.',
        },
        {
          asked: ['win/won/prize/score/goal/first/medal'],
          kinds: ['gets', 'given-by', 'all-get', 'claps'],
          done: 'The door opened, the washer went on, and the wheel stayed, which it had never done before. From then on {L} was in the team on Saturdays, whatever they were playing, with nine washers in one pocket, and {told}.',
        },
        {
          asked: ['sorry/apologise/apologize/sign/learn/understand/say'],
          kinds: ['says', 'says-words', 'happy', 'feels'],
          done: '“How do you do that?” the voice had asked through the hatch. The wheel stayed on, and they rolled down the hill together, on two carts. At the bottom somebody took the sign off the door, turned it over, and looked at both stick figures. So {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'stays',
            'home',
            'way-home',
            'party',
            'eats',
            'shares',
            'makes',
            'tells',
            'sleep',
          ],
          done: 'The washer went on, and the wheel stayed. They rolled down the hill on two carts, in a big mixed tangle, and at the bottom nobody knew whose legs were whose. The wrong sort wasn’t to be found among them, and {told}.',
        },
      ],
    },
  ],
};
