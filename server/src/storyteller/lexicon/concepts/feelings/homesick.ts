import type { StorySourceInput } from '../../story-source.ts';

/** Stories about homesickness. */
export const homesick: StorySourceInput = {
  id: 'homesick',
  words: ['homesick', 'homesickness', 'away from home', 'school camp', 'sleepaway camp', 'residential trip'],
  situations: ['visit', 'afraid'],
  gentle: true,
  topic: 'homesickness',
  thing: 'the strange bed',
  main: 'cottage',
  night: true,
  plots: [
    {
      id: 'the-ache-behind-the-button',
      titles: ['Homesick', '{L} Is Away for the Night', 'A Bit of Home'],
      goal: 'fall asleep so far from home',
      trouble: 'the homesickness sat under {L’s} ribs and pulled',
      solved: '{L} slept, far from home, till morning',
      opener:
        'By day it had been lovely: the stream, the fire, the bunk by the window. {L+} had not thought of home at all. But then the light went out, and there it was, just behind the third button of the pyjamas.',
      problem:
        'It pulled. It smelled of the kitchen at home and sounded like the stairs there. {L} lay quite still. All the others were breathing. “I want to go home,” thought {L}, and the more {L} thought it, the more it pulled.',
      tries: [
        '{L} shut both eyes tight. Behind them was the kitchen, with the lamp on, and everybody was there but one.',
        '{L} looked at the clock, so that the night would be over soon. It was nine minutes past nine, and after a long, long time it was eleven past.',
        '{L} packed the bag. Then it stood there, packed, and outside it was night as well.',
      ],
      tip: '“It’s got you too?” whispered {G+}, who came by with a torch. “Homesick means that you’ve got a good home. It can’t be got rid of, but you can make it comfortable. Tell it what they’re doing there at this moment. And smell something that comes from there.”',
      turn: '{L} took the scarf out of the bag, the one from home, and laid it under one cheek. “Now Dad’s locking the door,” {L} said softly. “Now the cat’s coming in.” “We’ve got a dog,” said a voice from the next bed. It was {F}, awake too.',
      done: 'They told each other the whole evening at home, from the stairs to the toothpaste. The pulling became a humming. Somewhere between the cat and the dog they both stopped, and the next thing was the sun.',
      again:
        'At home {L} lay in bed and missed the stream. “That’s the same thing,” said {L}, surprised, “only the other way round.”',
      outcomes: [
        {
          asked: ['home/mum/dad/parent/mummy/daddy/back/return/call/phone/letter/write'],
          kinds: ['home', 'way-home', 'tells', 'says', 'says-words'],
          done: 'They told each other the whole evening at home, the cat and the dog, and the pulling became a humming. Then came the stream again, and the fire, and one more night. The bus stopped at the corner with the lamp, and {told}.',
        },
        {
          asked: ['friend/friends/new'],
          kinds: ['friends', 'new-friend', 'still-friends', 'team'],
          done: '“We’ve got a dog,” said the voice from the next bed. They told each other everything, from the stairs to the toothpaste. By the time the sun came up, each of them knew two homes by heart, and {told}.',
        },
        {
          kinds: ['sleep', 'stays'],
          done: '{L} laid the scarf under one cheek, and they told each other the whole evening at home, from the stairs to the toothpaste. The pulling became a humming. Somewhere between the cat and the dog one of them stopped, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'feels',
            'plays',
            'party',
            'eats',
            'shares',
            'makes',
            'gets',
            'given-by',
            'all-get',
            'sees',
          ],
          done: 'They told each other the whole evening at home, till the pulling became a humming, and the next thing was the sun. The scarf lay between the two bunks. Outside there was the stream, and somebody had lit the fire again, and {told}.',
        },
      ],
      art: {
        'By day it had been lovely': 'forest: L laugh; campfire, children',
        'But then the light went out': 'bedroom, night: L sit sad in bed; window',
        'It smelled of the kitchen at home': 'bedroom, night: L think house sad in bed',
        'shut both eyes tight': 'bedroom, night: L cover-eyes sad; bed',
        'looked at the clock, so': 'bedroom, night: L sit sad in bed; clock',
        'packed the bag': 'bedroom, night: L hold bag sad; window',
        'who came by with a torch': 'bedroom, night: G whisper torch calm; L listen sad',
        'took the scarf out': 'bedroom, night: L sniff scarf calm; bag',
        'said a voice from the next bed': 'bedroom, night: L whisper happy F; F lie happy in bed; two bed',
        'told each other the whole': 'bedroom, night: L tell cat happy; F listen happy; two bed',
        'from the stairs to the': 'bedroom, night: L tell cat happy; F listen happy; two bed',
        'At home': 'bedroom, night: L think tent calm in bed',
      },
    },
  ],
};
