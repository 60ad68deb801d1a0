import type { StorySourceInput } from '../../story-source.ts';

/** Stories about whining. */
export const whining: StorySourceInput = {
  id: 'whining',
  words: [
    'whine',
    'whining',
    'whinge',
    'whingeing',
    'moan',
    'moaning',
    'whiny voice',
    'nag/nagging',
    'whines all the time',
    'stop whining',
  ],
  situations: ['trait', 'deed', 'learn', 'cannot', 'wants', 'misdeed', 'refuses'],
  topic: 'whining',
  thing: 'the whiny voice',
  main: 'cottage',
  plots: [
    {
      id: 'the-voice-like-a-mosquito',
      titles: ['The Voice Like a Mosquito', '{L} and the Whiny Voice', 'Say It Again, Please'],
      goal: 'be heard without whining',
      trouble: 'nobody understood what {L} wanted',
      solved: '{L} had asked in a clear voice',
      opener:
        'It came on a rainy day, and at first nobody noticed. “I’m hungryyy,” said {L+}. “I’m coooold. It isn’t faaair.” The voice was high and thin, and it went on and on like a mosquito.',
      problem:
        'The cat left the room. They stopped listening at the table. “You’re whining,” they said. “I’m nooot,” said {L}. And the worst of it was that {L} really needed something, and nobody could hear what it was.',
      tries: [
        '{L} whined more loudly. They only held their ears. You can’t hear anything through hands.',
        '{L} said nothing more at all, and looked sad. Everyone thought that it was over, and was glad.',
        '{L} threw the slipper. Now they listened. But they did not talk about what {L} wanted. They talked about the slipper.',
      ],
      tip: '“When I hear that voice, I know two things,” said {G+}. “There is something that you need. And you haven’t said it yet. Are you tired? Hungry? Lonely? Find the real word first. Then say it from down here, from the tummy.”',
      turn: '{L} stopped and felt. It wasn’t hunger, and it wasn’t the cold. {L} breathed in, right down to the tummy. Then {L} said, in a quite ordinary voice, “Nobody has talked to me all day. Please will you play with me?”',
      done: 'It was quiet. Somebody turned round and put down the dishcloth. “I didn’t know,” they said. “Thank you for telling me. Yes. What shall we play?” It was such a short sentence, and it had worked at once. The cat came back.',
      again:
        'The mosquito still visits, mostly before supper. Then someone says, “Say it again from the tummy,” and {L} has to laugh, and does.',
      object: 'slippers',
      helper: { name: 'Mrs Hum', creature: 'frog' },
      outcomes: [
        {
          asked: ['play/game/talk/listen/read'],
          kinds: ['plays', 'tells'],
          done: '{L} had asked it from down in the tummy, with a please. Somebody turned round and put down the dishcloth. “I didn’t know,” they said. “Yes. What shall we play?” The mosquito had flown off, the cat came back, and {told}.',
        },
        {
          asked: ['ask/nicely/voice/say/please/polite/proud/thank'],
          kinds: ['says', 'says-words'],
          done: 'It was such a short sentence, in such an ordinary voice, and it had worked at once. Somebody put down the dishcloth. “Thank you for telling me,” they said. Nobody had been able to hear the words before, for all the humming, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'happy',
            'feels',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'claps',
          ],
          done: '“Nobody has talked to me all day,” {L} had said, and it was the real word at last. Somebody put down the dishcloth. “I didn’t know.” The cat came back into the room, and sat down right in the middle, and {told}.',
        },
        {
          kinds: [
            'party',
            'eats',
            'shares',
            'makes',
            'gets',
            'given-by',
            'all-get',
            'home',
            'way-home',
            'sleep',
          ],
          done: '“I didn’t know,” they said, and put down the dishcloth. “What shall we do?” The cat came back. There was flour on the table, and an apron with long strings, and somebody who had time now, so {told}.',
        },
      ],
      art: {
        'came on a rainy day': 'living-room, rain: L sit sad; people',
        'like a mosquito': 'living-room, rain: L cry; fly, people',
        'The cat left the room': 'kitchen: L speak tearful; mother, cat',
        'only held their ears': 'kitchen: L shout tearful; mother, father',
        'all, and looked sad': 'kitchen: L sit sad at table; mother',
        'threw the slipper': 'living-room: L throw slippers angry; mother',
        'Find the real word': 'living-room: G speak calm; L listen sad',
        'stopped and felt': 'living-room: L touch calm',
        'said, in a quite ordinary': 'living-room: L speak brave; mother',
        'put down the dishcloth': 'living-room: L hug happy; mother, cloth, cat',
        'The mosquito still visits': 'kitchen, evening: L laugh; mother, fly',
      },
    },
  ],
};
