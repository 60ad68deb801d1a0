import type { StorySourceInput } from '../../story-source.ts';

/** Stories about saying please and thank you. */
export const pleaseAndThankYou: StorySourceInput = {
  id: 'please-and-thank-you',
  words: [
    'say/saying please/thank/thanks/hello/hi',
    'please thank',
    'please',
    'thank/thanks you',
    'magic word',
    'manner',
    'good/bad/table manner',
    'polite',
    'politeness',
    'be/being polite/rude',
    'rude',
    'greet/greeting',
  ],
  situations: ['learn', 'cannot', 'trait', 'deed', 'wants', 'question'],
  topic: 'saying please and thank you',
  thing: 'the word',
  main: 'village',
  plots: [
    {
      id: 'the-lost-please',
      titles: ['The Lost Please', 'The Door That Would Not Open', '{L} and the Little Word'],
      goal: 'get the door of the bakery open',
      trouble: 'the door stayed shut for everyone who gave orders',
      solved: 'one little word had opened the door',
      opener: [
        '“Bun!” said {L+}. “Milk! Jacket! Now!” It was quicker like that. Little words only get in the way, {L} thought, and had left them all out since [Monday|breakfast].',
        '{L+} was in a hurry that week. So {L} used only the important words: “Bun! Up! More!” The small ones stayed in {L’s} mouth and [got dusty|fell asleep].',
      ],
      problem: [
        'But on this morning the bakery door would not open. “Open!” said {L}. The door gave a little cough. “Open now!” It locked itself. Inside you could see the buns, warm and round.',
        '“Bun!” {L} called through the bakery door. Click, it said, and the door was shut. A small flap opened. “We are deaf to that,” said somebody inside, kindly, and the flap closed.',
      ],
      tries: [
        '{L} said it louder. Three windows opened across the street, and a [baby|dog] began to howl. The door did not move a splinter.',
        '{L} knocked, and kicked, only a little. “Ow,” said the door. Now it was offended as well.',
        '{L} stamped and counted to ten in a very stern voice. At ten the door yawned.',
      ],
      tip: '“It’s not the volume,” said {G+}, who had come out by the side door with a bun. “You’re giving it orders. Would you open for a trumpet? There’s a word with a bow in it. You used to have it.”',
      low: '{L} sat down on the step. It smelled so good. “I had a word for that once,” said {L}, and felt in all the pockets. “It was quite small.”',
      turn: '{L} stood up, brushed off {L.their~both} knees and went close to the door. It was a bit rusty and came out in two pieces: “Plll-ease?” Then once more, in one piece: “A bun, please.”',
      done: 'The door sprang open, so gladly that the bell fell off. {L} got a bun, and it was still warm. “Thank you,” said {L}, without having to look for it. And because of that there came a second bun, just like that.',
      again:
        'The small words are back. {L} keeps them right at the front. It is amazing how many doors there are, and how many of them have no handle.',
      helper: { name: 'Mrs Crumb', creature: 'hen' },
    },
    {
      id: 'the-rude-voice',
      titles: ['The Rude Voice in the Hills', '{L} and the Echo', 'The Hill That Answered Back'],
      goal: 'hear a friendly word from the hill',
      trouble: 'the voice from the hill was rude',
      solved: 'the hill answered politely',
      opener:
        '{L+} had climbed up to where you can see across the whole valley. “Hey, you!” shouted {L}, because there was so much room for it. “Hey, you!” somebody shouted back from the hill on the other side.',
      friend:
        '{F+} came up the path. “Hello,” said {F}. {L} did not say hello. “Sh! There’s somebody over there,” said {L}, “and it’s somebody very rude.”',
      problem:
        '“Come out!” shouted {L}. “Come out!” shouted the voice. “Stop it!” shouted {L}. “Stop it!” shouted the voice. It didn’t say hello, and it didn’t say please. Who talks to people like that?',
      tries: [
        '{L} shouted louder and louder, to have the last word. The voice got louder as well, and the last word always came from the hill.',
        '{L} hid behind a rock and said nothing at all. The voice said nothing, either. “Now it’s cross with us,” whispered {L}.',
        'They walked over to the other hill, to tell the voice off. There was nothing there but rocks and ferns. “Ha!” shouted {L}. “Ha!” came the answer, from the place where they had been before.',
      ],
      tip: '“That’s the echo,” said {G+}, who was mending a fence up there. “It hasn’t got any words of its own. It gives you back what you give it. A lot of people are like that, too. Try calling what you’d like to hear.”',
      low: '{L} went red. So all those rude words had been {L’s} own! “I know some better ones,” said {L}. “I just haven’t used them for a while.”',
      turn: '{L} stood up straight. “Hello!” called {L} across the valley. “Hello!” called the hill, and it sounded quite different. Next came a word that was a bit rusty: “Please!” “Please!” called the hill, as clear as a bell. {L} took a deep breath. “Thank you!”',
      done: '“Thank you!” sang the hill. {L} turned round. “Hello, {F},” said {L}, a little late. “Would you like a turn, please?” “Yes, please,” said {F}, and beamed. “Thank you!” So it worked with friends, too.',
      again:
        'In the village {L} says hello now, and please, and thank you. It nearly always comes back, even though there’s no hill.',
      helper: { name: 'Old Fell', creature: 'ram' },
      setting: { main: 'mountain', thing: 'the echo' },
    },
  ],
};
