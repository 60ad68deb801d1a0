import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being safe online. */
export const onlineSafety: StorySourceInput = {
  id: 'online-safety',
  words: [
    'online safety',
    'internet safety',
    'safe online',
    'stay/staying safe online',
    'safe/safer internet',
    'safer internet day',
    'be/being safe online',
    'be/being safe on the internet',
    'e-safety',
    'esafety',
    'online game stranger',
    'stranger online',
    'strangers online',
    'talk/talking/chat/chatting online',
    'online friend',
    'cyber safety',
    'cyberbullying',
    'online bullying',
    'personal information online',
    'the internet',
    'internet',
  ],
  situations: ['learn', 'afraid', 'deed', 'visit'],
  topic: 'being safe online',
  thing: 'the message on the screen',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'who-is-starfish',
      titles: ['Who Is Starfish?', '{L} and the Message', 'Stop and Tell'],
      goal: 'know what to do about the message',
      trouble: 'somebody online wanted to know where {L} lived',
      solved: '{L} had told a grown-up, and the messages had stopped',
      opener:
        'On the internet there was a game in which you could build an island. {L+} had built a beach and a hut on it. You could visit other people’s islands as well, and wave.',
      friend:
        '{F+} sat next to {L} and was allowed to choose the palm trees. Then there was a ping. “Nice island!” it said. It was from somebody called Starfish. “Thanks,” wrote {L}.',
      problem:
        'Ping! “How old are you?” asked Starfish. Ping! “Where do you live? Which school? Don’t tell your parents, it’s our secret.” It had been nice at first. But now {L} had a funny feeling in the tummy.',
      tries: [
        '{L} wrote, “Why?” Ping! “Because we’re friends,” wrote Starfish. But {L} had never seen Starfish. It might be anyone.',
        '{L} turned the tablet over, so as not to see it any more. But you could still hear it. Ping, ping, ping.',
        '{L} turned the tablet over, with its face down. It pinged under there.',
      ],
      tip: '“I’m glad you called me,” said {G+}. “That funny feeling is right. Your name, your street and your school belong to you. And whoever tells you to keep a secret from us is no friend. You haven’t done anything wrong.”',
      low: '“Perhaps I’ll never be allowed to play it again,” thought {L}. That was why it was so hard to say anything.',
      turn: '{L} did not answer any more, but showed {G} every message. Then they did it together: “Block,” pressed {L}. “Report,” pressed {G}. They set the island so that only real friends could visit it, and changed the password.',
      done: 'They waited. There was no ping. The waves on the island went in and out. “That’s better,” said {L}, and the funny feeling was gone. And {L} was still allowed to play. {F} planted a palm tree by the gate.',
      again: 'Next to the tablet hangs a note that {L} wrote: “Funny feeling? Stop. Don’t answer. Tell.”',
      helper: { name: 'Aunt Pixel', creature: 'owl' },
      outcomes: [
        {
          asked: ['tell/told/mum/mummy/mom/dad/parent/teacher/grown-up/adult/safe/block/report/police'],
          done: 'They waited. There was no ping. The waves on the island went in and out. “If there’s ever a funny feeling again, you know where I sit,” said {G}. It was easier now to say things, and {told}.',
        },
        {
          asked: ['play/game/island/build/friend/real/outside/park'],
          done: 'They waited. There was no ping. The waves on the island went in and out, and only people that {L} knew could find the gate. {F} planted a palm tree beside it, leaned over from the next chair, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'happy', 'friends', 'team', 'says', 'laughs', 'tells', 'sees'],
          done: 'They waited. There was no ping. “That’s better,” said {L}, and the funny feeling was gone. {G} turned the tablet over, face up. “You did that well,” said {G}. On the sofa, close together, {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'shares', 'plays', 'makes'],
          done: 'They waited. There was no ping. The waves on the island went in and out. “And now some people that we can see,” said {G}, and opened the door to the garden. With real friends, on a real rug, {told}.',
        },
      ],
      art: {
        'had built a beach': 'living-room: L look happy at computer',
        'It was from': 'living-room: F point happy; L write tablet; tablet',
        'How old are you': 'living-room: L startle worried; tablet',
        'Because we’re friends': 'living-room: L hold tablet worried; starfish',
        'so as not to see': 'living-room: L cover-eyes worried; tablet',
        'face down. It': 'living-room: L cover-ears worried; tablet',
        'glad you called': 'living-room: G say; L look G curious; tablet',
        'be allowed to play it': 'bedroom: L sit sad; tablet',
        'Report,” pressed': 'living-room: L touch brave; G touch; tablet, padlock',
        'planted a palm tree': 'living-room: L cheer; F cheer; tablet',
        'hangs a note': 'living-room: L point proud; note, tablet',
      },
    },
  ],
};
