import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a sister or brother who is better at everything. */
export const betterThanMe: StorySourceInput = {
  id: 'better-than-me',
  words: [
    'sister/brother better at everything',
    'sister/brother better than me/I/him/her',
    'sister/brother can do everything',
    'sister/brother cleverer/faster/stronger/smarter',
    'sister/brother always wins/win',
    'everything better than me',
    'in the shadow of brother/sister',
    'compare/compared/comparing with/to brother/sister',
    'bad at everything',
    'jealous of my/big/little brother’s/sister’s talent',
  ],
  situations: [
    'trait',
    'deed',
    'wants',
    'learn',
    'question',
    'longing',
    'absence',
    'has',
    'sad',
    'works-as',
    'cannot',
    'refuses',
    'ailment',
    'broken',
    'damage',
    'lacks',
    'quarrel',
    'afraid',
    'own-wish',
    'value',
  ],
  gentle: true,
  happensToLead: true,
  topic: 'a sister or brother who can do everything better',
  thing: 'the shelf of cups',
  creature: 'brother',
  home: 'cottage',
  main: 'cottage',
  plots: [
    {
      id: 'not-on-the-shelf',
      titles: ['The Shelf of Cups', 'What {L} Can Do', 'Better at Everything'],
      goal: 'find what {L} could do',
      trouble: '{S} was better at everything',
      solved: '{L} knew something that {L} was good at',
      opener:
        'On the shelf in the hall stood the cups: one for swimming, one for running, and two for chess. They all had the same name on them, and it wasn’t {L+}’s. They were {S}’s.',
      friend:
        '“Well done again!” said the neighbours to {S} across the hedge. To {L} they said, “And you’ve grown.”',
      problem:
        '{L} ran, but {S} was faster. {L} drew, but {S}’s horse looked like a horse. At chess it was over before {L} had found a comfortable way to sit. “I’m good at nothing,” said {L} to the cups. Nine times {L}’s face looked back out of them, rather small.',
      tries: [
        '{L} practised the horse in secret for a week. It became a better and better cow.',
        '{L} challenged {S} at everything that {S} had never done: walking backwards, humming through a comb. {S} was good at that, too.',
        '{L} didn’t join in any more. You can’t lose that way. But you can’t do anything else either.',
      ],
      tip: '“In an orchestra there’s one drum and one flute,” said {G+}, who tuned the piano. “Nobody asks which of them won. You’re listening to somebody else’s music all the time. What do people come to you for?”',
      low: 'What did people come to {L} for? {L} thought about it on the stairs. The baby from next door had come crawling. The new boy had come, on his very first day. And who had they called when the cat had got stuck behind the stove?',
      turn: '{L} began to watch, the way you watch birds. And there it was, on Tuesday, before the swimming gala. {S} sat on the edge of the bath, white in the face, and said nothing. Nobody else had noticed. {L} sat down beside {S} and waited until it could be said.',
      done: '“What if I’m not the first this time?” whispered {S}. “Then I’ll still save you the window seat,” said {L}. {S} breathed out, a very long breath. “How did you know?” asked {S}. “You always notice. I can’t do that at all.” {L} went red with pleasure.',
      again:
        'There’s no cup for it. But on the shelf there’s a gap now, between chess and running. {S} made it, and it’s meant to be like that.',
      helper: { name: 'Mr Fork', creature: 'crane' },
      outcomes: [
        {
          asked: ['good/best/talent/proud/win/first/confident/own/something'],
          kinds: ['gets', 'given-by', 'all-get', 'happy', 'feels'],
          done: '“What if I’m not the first this time?” whispered {S} on the edge of the bath. “Then I’ll still save you the window seat,” said {L}. {S} breathed out. “You always notice. I can’t do that at all.” {L} went red with pleasure up to the ears, and {told}.',
        },
        {
          asked: ['play/game/swim/run/chess/teach/show/help/together/team'],
          kinds: ['plays', 'helps', 'makes', 'shares', 'team', 'friends', 'new-friend', 'still-friends'],
          done: '“What if I’m not the first this time?” whispered {S}. “Then I’ll still save you the window seat,” said {L}. {S} breathed out, a very long breath, and looked at {L} as one looks at somebody big. They both let the cups be cups, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'says', 'says-words', 'stays', 'home', 'way-home'],
          done: '“What if I’m not the first this time?” whispered {S}. “Then I’ll still save you the window seat,” said {L}. “How did you know?” asked {S}. “You always notice. I can’t do that at all.” The swimming gala could wait a minute, and {told}.',
        },
      ],
    },
  ],
};
