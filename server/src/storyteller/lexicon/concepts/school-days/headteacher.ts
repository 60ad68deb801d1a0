import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being sent to the headteacher. */
export const headteacher: StorySourceInput = {
  id: 'headteacher',
  words: [
    'headteacher',
    'head teacher',
    'headmaster',
    'headmistress',
    'principal',
    'head’s office',
    'head teacher office',
    'principal office',
    'send/sent to the headteacher/principal/head/office',
    'go/going to the headteacher/principal',
    'headteacher office',
    'called to the office',
  ],
  situations: ['afraid', 'visit', 'deed', 'learn', 'works-as', 'question', 'newcomer', 'mystery'],
  topic: 'the headteacher’s door',
  thing: 'the headteacher’s door',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'the-green-door',
      titles: ['Behind the Green Door', '{L} and the Headteacher', 'Sent to the Head'],
      goal: 'find out what the headteacher wanted',
      trouble: '{L} was to go to the headteacher and did not know why',
      solved: '{L} knew what the headteacher had wanted',
      opener:
        'At the end of the corridor was a green door, and behind it sat the headteacher. Hardly anybody had ever been inside. On Monday {L+}’s teacher said, “{L}, the head would like to see you at break.”',
      friend:
        'Everyone turned round. “What have you done?” whispered {F+}. {L} thought hard. That was just it. {L} had no idea.',
      problem:
        'There was an hour to go until break. Was it about the ink on the wall? That had been tiny. Was it because of the running in the corridor? Everyone ran. The longer {L} thought, the more came up, and the bigger the green door grew.',
      tries: [
        '{L} asked the others what it was like in there. “There’s a chair that swallows you,” said one. “There’s a dog,” said another. None of them had been in.',
        '{L} practised saying sorry, for everything, in a row. It was quite a long list, and there was nothing on it that the head could have known about.',
        '{L} got a tummy ache. It was a real one. But it got no better for being real.',
      ],
      tip: '“I’ve worked here for twenty years,” said {G+}, who was mopping the corridor. “I go in there every day to water the plants. People are afraid of that door because it’s shut. A person’s always smaller than a door. Knock, and ask straight out.”',
      low: '{L’s} knees were soft. From up close you could see that the green paint was peeling, and that somebody had stuck on a ladybird.',
      turn: '{L} knocked. “Come in!” The voice was quite ordinary. There was no dog, and the chair was only a chair. {L} stood up straight and asked, before the courage ran out, “Have I done something wrong?”',
      done: '“Wrong?” said the headteacher. “No! On Friday you showed the new boy where everything was. The family has written to me. I wanted to thank you.” There was a biscuit tin on the table. {L} took one. It was the best biscuit of the year.',
      again:
        '“What was it?” asked {F} outside. {L} told everything, and also that the head’s feet don’t reach the floor.',
      outcomes: [
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '“Wrong?” said the headteacher. “No! You showed the new boy where everything was. The family has sent me this to say thank you, and it’s for you.” It was the biscuit tin, full to the brim. {L} carried it out to the others, and {told}.',
        },
        {
          asked: [
            'praise/certificate/award/medal/sticker/badge/prize/proud/thank/letter/head/headteacher/principal/kind/assembly/good',
          ],
          kinds: ['gets', 'says', 'wins', 'makes'],
          done: '“Wrong?” said the headteacher. “No! You showed the new boy where everything was. The family has written to me.” The letter lay on the desk, two pages long, and {L’s} name was in it four times. The green door opened again, and {told}.',
        },
        {
          asked: ['make/find/get/meet/have/become/best/new/good friend'],
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'still-friends',
            'feels',
            'no-longer',
            'learns',
            'helps',
            'home',
            'way-home',
          ],
          done: '“Wrong?” said the headteacher. “No! You showed the new boy where everything was. I wanted to thank you.” {L} had one biscuit on the spot, and took two along. Outside the green door {F} and the new boy stood waiting, quite pale, and {told}.',
        },
      ],
      helper: { name: 'Mrs Mopp', creature: 'woman' },
      art: {
        'the end of the corridor': 'corridor: L look worried; green door, teacher',
        'Everyone turned round': 'school: L think worried; F whisper curious; children',
        'an hour to go': 'school: L think green door worried at desk; clock',
        'There’s a chair that swallows': 'playground: L listen frightened; children, armchair',
        'practised saying sorry': 'school: L speak ashamed; notice',
        'tummy ache': 'school: L lie-back sad; bench',
        'who was mopping the corridor': 'corridor: G sweep calm; L listen worried; green door',
        'paint was peeling': 'corridor: L peek worried; green door, ladybird',
        'dog, and the chair': 'corridor: L knock brave; green door',
        'showed the new boy where': 'library: L eat biscuit happy; teacher, tin, desk',
        'biscuit tin on the table': 'library: L eat biscuit happy; teacher, tin, desk',
        'feet don’t reach the floor': 'corridor: L tell teacher laughing; F laugh; green door',
      },
    },
  ],
};
