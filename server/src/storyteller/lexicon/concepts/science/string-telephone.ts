import type { StorySourceInput } from '../../story-source.ts';

/** Stories about sound. */
export const stringTelephone: StorySourceInput = {
  id: 'string-telephone',
  words: [
    'string telephone',
    'how sound travels',
    'sound travel/travels',
    'sound vibration',
    'vibration',
    'vibrations',
    'how sound travels',
    'how do we hear',
    'tin can telephone',
    'cup telephone',
    'sound and hearing',
    'sound waves',
    'science of sound',
    'making sounds science',
  ],
  situations: ['learn', 'make', 'question'],
  topic: 'how sound travels',
  thing: 'the telephone made of two cups',
  home: 'cottage',
  main: 'garden',
  plots: [
    {
      id: 'pull-it-tight',
      titles: ['Hello, Can You Hear Me?', '{L} and the String Telephone', 'Two Cups and a String'],
      goal: 'talk from one window to the other',
      trouble: 'the telephone of cups was silent',
      solved: 'every whisper came through the string',
      opener:
        '{L+}’s window was at one end of the garden, and {L’s} best friend lived at the other. In the evening they would have liked to talk. But it was too far, and shouting wakes the baby.',
      friend:
        'Then {F+} came with two paper cups and a long string. They made a hole in the bottom of each cup, pulled the string through and tied a knot. “One for you and one for me,” said {F}.',
      problem:
        '{L} ran home with one cup, held it to one ear, and waited. There was nothing. “Hello!” said {L} into the cup. The string hung down into the cabbages. It was no telephone. It was two cups.',
      tries: [
        '{L} talked louder, and then shouted. Now {F} could hear it, without the cup. And the baby woke up.',
        '{F} took bigger cups. There was more room for nothing in them.',
        'They tied a bell to the string. The bell rang when you pulled. But a bell cannot say good night.',
      ],
      tip: '{G+} plucked a guitar string. “Do you see it trembling? That’s what sound is. Something trembles and passes it on,” said {G}. Then {G} let the string go slack and plucked it again. It made no sound at all. “Well?” asked {G}.',
      low: 'It was getting dark, and soon there would be bedtime. {L} put the cup down on the sill.',
      turn: '{L} looked at the string in the cabbages. “It’s too slack to tremble!” called {L}. “Step back, {F}! Further!” The string rose over the fence, until it was as straight as a ruler and touched nothing. {L} held the cup to one ear.',
      done: '“Can you hear me?” whispered somebody, right inside it. {L} jumped. It was {F}, all the way from the other window! {L} put a finger on the string, and felt it tickle. “Good night,” whispered {L}, and the baby slept on.',
      again: 'Every evening at seven the string goes tight. They have a word for when it’s over: “Over.”',
      helper: { name: 'Señor Banjo', creature: 'cricket' },
      outcomes: [
        {
          asked: ['talk/hear/whisper/goodnight/night/call/phone/telephone/sleep/asleep/secret/message'],
          done: '“Can you hear me?” whispered somebody, right inside the cup. It was {F}, all the way from the other window! {L} put a finger on the string, and felt it tickle. As straight as a ruler over the cabbages {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '“Can you hear me?” whispered somebody, right inside the cup. It was {F}! “Are you hungry?” whispered {L}. “Very.” That was something a bell can’t say. They met in the middle, under the string, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '“Can you hear me?” whispered somebody, right inside the cup. {L} jumped. It was {F}, all the way from the other window! The string tickled, the ear tickled, and one mustn’t wake the baby. From window to window {told}.',
        },
      ],
      art: {
        'at one end of the garden': 'bedroom, evening: L look sad at sky; house',
        'two paper cups': 'garden: F give cup happy; L hold cup happy; string',
        'into the cabbages. It': 'garden: L listen cup worried; string, cabbage',
        'talked louder': 'bedroom: L shout cup angry; baby',
        'took bigger cups': 'garden: F hold big cup; L look worried',
        'tied a bell': 'garden: L ring worried; F look; string',
        'plucked a guitar': 'garden: G strum; L look G curious',
        'put the cup down': 'bedroom, evening: L stand sad; cup',
        'too slack to tremble': 'garden, evening: L hold string brave; F pull string; fence',
        'Can you hear me': 'bedroom, evening: L listen cup happy; string',
        'a word for when': 'bedroom, evening: L say cup happy; string',
      },
    },
  ],
};
