import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a present that one did not want. */
export const theWrongPresent: StorySourceInput = {
  id: 'the-wrong-present',
  words: [
    'present/gift I didn’t/did/not want/like',
    'not want/like present/gift',
    'unwanted present/gift',
    'wrong present/gift',
    'wanted a dog but got',
    'hoped for but got',
    'disappointing present/gift',
    'disappointed with/about present/gift',
    'boring present',
    'got socks for birthday/christmas',
    'same present twice',
    'I don’t like my present',
  ],
  situations: [
    'refuses',
    'has',
    'wants',
    'longing',
    'learn',
    'question',
    'trait',
    'deed',
    'own-wish',
    'cannot',
    'reluctant',
    'value',
  ],
  happensToLead: true,
  topic: 'a present that is not the right one',
  thing: 'the soft parcel',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-soft-parcel',
      titles: ['The Soft Parcel', 'Not What {L} Wanted', 'Thank You for the What?'],
      goal: 'be honest and kind at the same time',
      trouble: 'it was quite the wrong present',
      solved: '{L} had found the right words, and a use for the present',
      opener:
        'For weeks {L+} had wished for a telescope. The parcel from Aunt Ida lay on the table. It was soft. Telescopes aren’t.',
      friend:
        '{F+} was allowed to pull the ribbon. They both held their breath. Out came something woolly with a great many buttons. “What is it?” whispered {F}.',
      problem:
        'It was a brown waistcoat with pockets. {L} looked inside once more, in case there was anything else. Aunt Ida sat opposite with folded hands and waited. {L} could feel the corners of {L.their~the} mouth going down, and they would not come up.',
      tries: [
        '“I wanted something different,” said {L}. It was the truth. Aunt Ida’s hands began to smooth the tablecloth, over and over again.',
        '“It’s the best present of all!” said {L} then, far too loud. It sounded like a tin. Aunt Ida was no fool.',
        '{L} ran out and hid behind the coats. There it was dark, and smelled of wool. It wasn’t a place to stay for ever.',
      ],
      tip: '“I’m the postman, I know about parcels,” said {G+}, who had a cup of tea in the hall. “There are always two things in them: the one you see, and the one that was meant. You needn’t like the first. Look for the second.”',
      low: '{L} pulled the waistcoat out from under one arm. Somebody had sewn on every single button with two colours of thread. There were a lot of pockets. Why so many?',
      turn: '{L} went in again. “I was hoping for a telescope,” said {L}, “so I was sad for a moment. But what are all those pockets for?” Aunt Ida looked up. “For somebody who goes out at night to look at the stars. The torch, the biscuits, cold hands.”',
      done: '{L} put it on. It was warm right up to the chin. That evening they lay in the wet grass, Aunt Ida as well, with biscuits. You could see the Great Bear with no telescope at all. “Thank you for all of it,” said {L}.',
      again: '{L} is saving up for the telescope, and keeps the coins in the pocket with the blue button.',
      helper: { name: 'Mr Franks', creature: 'badger' },
    },
  ],
};
