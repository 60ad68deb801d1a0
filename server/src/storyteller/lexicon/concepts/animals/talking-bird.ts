import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a bird that talks. */
export const talkingBird: StorySourceInput = {
  id: 'talking-bird',
  words: [
    'parrot/budgie/bird talk/talks/speak/speaks/say/says',
    'teach/teaching parrot/budgie',
    'our parrot/budgie',
    'pet parrot/budgie',
    'parrot that repeats',
    'bird that talks',
    'bird who talks',
    'parrot/budgie that/who talks',
    'mynah',
    'cockatiel',
  ],
  situations: [
    'deed',
    'ability',
    'cannot',
    'learn',
    'has',
    'newcomer',
    'odd-pet',
    'trait',
    'misdeed',
    'wants',
    'question',
    'sound',
    'visit',
    'being-and-thing',
  ],
  topic: 'a bird that talked',
  thing: 'the cage',
  creature: 'theme',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'it-says-what-it-hears',
      titles: ['{L} and {S}', 'Who Said That?', 'Shut the Door!'],
      goal: 'teach {S} something nice to say',
      trouble: '{S} said the wrong things at the wrong time',
      solved: '{S} had said just the right thing',
      opener:
        'There was a new voice in {L+}’s house. It was scratchy and loud, and it came from a cage by the window. It could say “Good morning”, and it said so in the evening as well.',
      friend:
        'In the cage sat {S+} and looked at {L}, first with one eye and then with the other. “Hello,” said {L}. “Shut the door!” said {S}. It was draughty where the last owner lived, and there somebody had said it forty times a day.',
      problem:
        '{S} said what {S} had heard. It said “Who’s eaten the last one?” when visitors reached for the cake. It coughed like Uncle Fred. And when {L} whispered a secret into {F’s} ear, the cage called it out to the whole street.',
      tries: [
        '{L} said a beautiful poem to {S}, all eight verses, every day. {S} listened, thought it over, and said: “Shut the door!”',
        '{L} scolded each time that {S} said something wrong. After three days {S} could scold, in exactly {L’s} voice.',
        '{L} put a cloth over the cage. Under the cloth it coughed like Uncle Fred.',
      ],
      tip: '“They don’t repeat what you want, they repeat what’s said with feeling,” said {G+}, who kept birds. “You scold with feeling, so it learns that. Tell it something that you really mean, when you come in and you’re glad. And only a little at a time.”',
      low: '{L} thought about that. It was true. {L} had said the poem like somebody who is counting potatoes. What did {L} really mean, when the door opened and the bird looked up?',
      turn: 'So {L} stopped teaching. But every day, after coming home, {L} ran to the window first, laughed because {S} hopped with joy, and said it out loud: “There you are! I’ve missed you!” Then they shared an apple, and nothing more was said.',
      done: 'For two weeks nothing happened. Then {L} came home, wet through and in a very bad mood. The key turned. And from the window, before anyone else could speak, there came a scratchy voice: “There you are! I’ve missed you!” The bad mood was gone in one second.',
      again:
        'Uncle Fred has been greeted like that as well, and the postman, and a burglar alarm man. They all go out again with a smile. “Shut the door!” {S} calls after them.',
      helper: { name: 'Miss Finch', creature: 'woman' },
      outcomes: [
        {
          asked: ['say/talk/speak/word/name/sing/song/learn'],
          done: 'For two weeks nothing happened. Then {L} came home, wet through and in a very bad mood. The key turned. From the window, scratchy and with real feeling, there came first “There you are! I’ve missed you!” And then {told}.',
        },
        {
          asked: ['free/fly/cage/friend/another'],
          done: '{L} came home, wet through and in a bad mood. “There you are! I’ve missed you!” it came from the window. The mood was gone in one second. {L} opened the little door of the cage as wide as it went, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '{L} came home, wet through and in a bad mood. “There you are! I’ve missed you!” it came from the window. The apple was cut at once, the cake too. “Who’s eaten the last one?” the bird asked, and round the cage {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '{L} came home, wet through and in a very bad mood. The key turned, and from the window there came a scratchy voice: “There you are! I’ve missed you!” It coughed like Uncle Fred, to make quite sure, and {told}.',
        },
      ],
      art: {
        'a cage by the window': 'living-room: L look curious; cage',
        'the last owner': 'living-room: S shout; L startle surprised; door',
        'reached for the cake': 'living-room: S shout laughing; L stand ashamed; people, cake',
        'a beautiful poem': 'living-room: L read happy; S listen',
        'After three days': 'living-room: L shout angry; S shout angry',
        'a cloth over the cage': 'living-room: L hold cloth worried; cage',
        'said with feeling': 'living-room: G say; L look G curious; S listen',
        'who is counting potatoes': 'living-room: L think book ashamed; S look sad',
        'stopped teaching': 'living-room: L give apple laughing; S jump happy',
        'wet through': 'living-room, rain: S shout happy; L laugh; door',
        'Uncle Fred has been greeted': 'living-room: S call happy; L laugh; postman, door',
      },
    },
  ],
};
