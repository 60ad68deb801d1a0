import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a song that will not go away. */
export const aSongInTheHead: StorySourceInput = {
  id: 'a-song-in-the-head',
  words: [
    'song stuck in head',
    'song in my head',
    'song that won’t leave my head',
    'song won’t leave head',
    'song go/goes/going round in my head',
    'earworm',
    'catchy song/tune',
    'song stuck',
    'tune stuck in head',
    'song that not stop',
    'same song over and over',
    'humming all day',
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
    'thing-pair',
    'being-and-thing',
    'what-if',
    'refuses',
    'stuck',
    'runaway',
  ],
  topic: 'a song that would not go away',
  thing: 'the song',
  main: 'village',
  plots: [
    {
      id: 'sing-it-to-the-end',
      titles: ['The Song That Stayed', 'La La Lemon', 'Round and Round in My Head'],
      goal: 'get rid of the song',
      trouble: 'the song went round and round and would not stop',
      solved: 'the song had come to its end',
      opener:
        'It began on the bus, where somebody was singing it. “La, la, lemon on a tree,” it went. At breakfast {L+} was still humming it. At ten o’clock it still hadn’t stopped. It had moved in.',
      friend:
        '“What’s that you’re singing?” asked {F+}. “Nothing,” said {L}, “it’s singing me.” By noon {F} had it as well. They said good morning to the neighbour, and it came out as “la, la, lemon”.',
      problem:
        'It went as far as “on a tree”, and then it began again from the front. {L} could not count, could not read and couldn’t think of anything that didn’t rhyme with tree. It would have to be got out before the night.',
      tries: [
        'They sang another song over it, very loud. When they stopped for breath, the first one was sitting there and had waited.',
        '{L} tried not to think of it. Try it yourself. It doesn’t work with elephants, either.',
        '{F} stood upside down, so that it would run out. What ran out was a coin and some sand.',
      ],
      tip: '“I get them every spring,” said {G+} in the hedge. “They go round because they can’t get out. Yours has no end, you know. You’ve only got half of it. A song’s a guest: it leaves when it has finished what it wanted to say.”',
      low: 'In the evening the whole house was humming. Even the kettle seemed to do it. “La, la,” it began.',
      turn: 'No end? {L} sat up. They’d only ever sung the first line! {L} went over to the old bus driver, who must know it. “That one?” said the driver. “There’s a bit more to come.” And {L} learned it, line by line, right to the last note.',
      done: '“La, la, lemon on a tree, one for you and one for me. Sour today and sweet tomorrow, one to give and one to borrow.” {L} sang it through to the finish, and {F} did too. Then it was quiet. The song had gone home.',
      again: '{L} rather misses it. On Sundays it’s let in again, for one round, with the end.',
      helper: { name: 'Warble', creature: 'blackbird' },
      outcomes: [
        {
          asked: ['song/sing/dance/bus/driver/stop/quiet/sleep/asleep/lemon'],
          done: '“Sour today and sweet tomorrow, one to give and one to borrow.” {L} sang it through to the finish, and {F} did too. The song shut the door behind it, quite softly. It was quiet in every room, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '“One to give and one to borrow,” sang {L}, to the very last note, and {F} did too. Then the song had gone home. What it left was an appetite for lemons: the old bus driver brought a tree’s worth, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '“Sour today and sweet tomorrow, one to give and one to borrow.” {L} sang it to the finish, and {F} did too. Then it was quiet. “Good morning,” said the neighbour, to try it, and it came out as that. And {told}.',
        },
      ],
    },
  ],
};
