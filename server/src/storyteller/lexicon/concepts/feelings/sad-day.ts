import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being sad. */
export const sadDay: StorySourceInput = {
  id: 'sad-day',
  words: [
    'sad',
    'feel/feeling sad',
    'sadness',
    'be/being sad',
    'cry',
    'crying',
    'feel/feeling blue',
    'unhappy',
    'tears',
  ],
  situations: ['learn', 'question'],
  gentle: true,
  topic: 'being sad',
  thing: 'the grey feeling',
  home: 'cottage',
  main: 'garden',
  weather: 'cloudy',
  plots: [
    {
      id: 'the-grey-visitor',
      titles: ['The Grey Visitor', '{L} Is Sad Today', 'A Cup of Tea for Sadness'],
      goal: 'find out what the sad feeling needed',
      trouble: 'the sad feeling stayed and would not say why',
      solved: 'the sad feeling had been listened to',
      opener:
        'When {L+} woke up, something sat on the end of the bed, soft and grey and heavy. It had not been there yesterday. “What’s the matter?” everybody asked. “I don’t know,” said {L}. “I’m just sad.”',
      problem:
        'It came along to breakfast. The toast tasted grey. It came along outside, and hung on {L’s} leg, so that {L} could only walk slowly. “Smile,” somebody said. But the smile would not stay on.',
      tries: [
        '{L} tried to run away from it. It was always there already, on the next bench.',
        '{F} told three jokes. They were good ones. {L} laughed for a moment, and it all came back and sat down again.',
        '{L} shut the feeling in the cupboard. In there it began to cry, and {L} had to cry as well.',
      ],
      tip: '“Sadness is a visitor,” said {G+}. “It doesn’t always know why it’s come. You can’t throw it out. Put a chair beside you, and ask if it wants some tea. Mostly it only wants to be noticed.”',
      turn: 'So {L} opened the cupboard. “You may sit here,” said {L}. They sat side by side, {L} and the grey feeling, and looked at the rain. {F} sat down on the other side and said nothing, only stayed.',
      done: 'After a while a tear came, and then a few more, and they were warm. {L} leaned against {F}. The feeling got smaller, and a bit lighter, until it was as small as a cat. “Thank you for the tea,” it seemed to say.',
      again:
        'Some days it comes again. “Oh, it’s you,” says {L}, and puts out a chair. It never stays for as long as the first time.',
      outcomes: [
        {
          asked: ['happy/better/smile/laugh/cheer/feel/sun/rainbow'],
          kinds: ['happy', 'feels', 'laughs'],
          done: 'A tear came, and then a few more, and they were warm. {L} leaned against {F}. The grey feeling got smaller and lighter, until it was as small as a cat. The tea was drunk. It jumped down from the chair by itself, and {told}.',
        },
        {
          asked: ['cry/tear/talk/tell/say/listen'],
          kinds: ['says', 'says-words', 'tells'],
          done: 'They sat side by side, {L} and {F} and the grey feeling, and looked at the rain. Nobody told {L} to smile. After a while the tears came, and they were warm, and so did the words, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'home',
            'way-home',
            'sleep',
          ],
          done: '{F} had sat down on the other side and said nothing, only stayed. A tear came, and then a few more, and they were warm. The feeling grew as small as a cat. There was hardly any room between the two of them by then, and {told}.',
        },
        {
          kinds: ['plays', 'party', 'eats', 'shares', 'makes', 'gets', 'given-by', 'all-get', 'claps'],
          done: 'After a few warm tears the feeling was as small as a cat. “Thank you for the tea,” it seemed to say. There was some left in the pot, and {F} had found the cups. The toast tasted of toast again, and {told}.',
        },
      ],
      art: {
        'woke up, something sat': 'bedroom, morning: L sit sad in bed; grey cloud',
        'What’s the matter': 'bedroom, morning: L sit sad on bed; mother, grey cloud',
        'It came along to breakfast': 'kitchen, morning: L sit sad at table; toast, grey cloud',
        'to run away from it': 'garden: L run sad; bench, grey cloud',
        'told three jokes': 'garden: F laugh; L sit sad',
        'shut the feeling in the cupboard': 'bedroom: L cry; wardrobe',
        'Put a chair beside you': 'living-room: G offer cup calm; L listen sad; chair',
        'opened the cupboard': 'bedroom: L open calm; wardrobe, grey cloud',
        'and looked at the rain': 'living-room, rain: L sit sad; F sit calm; window, grey cloud',
        'other side and said nothing': 'living-room, rain: L sit sad; F sit calm; small cloud, window',
        'as small as a cat': 'living-room: L cry; F hug L; small cloud',
        'Some days it comes again': 'living-room: L drink calm; chair, small cloud',
      },
    },
  ],
};
