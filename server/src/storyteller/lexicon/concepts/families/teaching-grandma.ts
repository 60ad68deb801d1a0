import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a grandparent who learns to use a phone or computer. */
export const teachingGrandma: StorySourceInput = {
  id: 'teaching-grandma',
  words: [
    'grandma/grandpa/granny/grandad/nana/nan/grandmother/grandfather learn/learns/learning computer/phone/tablet/internet/text',
    'grandma/grandpa/granny/grandad/nana/nan/grandmother/grandfather learn/learns/learning use computer/phone/tablet/internet',
    'use/using computer/phone grandma/grandpa/granny/grandad',
    'grandma/grandpa/granny/grandad/nana new phone/tablet/computer',
    'teach/teaching/show/showing/help/helping grandma/grandpa/granny/grandad/nana phone/computer/tablet/how',
    'grandma/grandpa and the computer/phone/tablet',
    'old people and computers',
    'granny computer',
    'grandma and the internet',
    'grandma/granny/grandpa/grandad first phone',
    'teaching grandma/grandpa/granny',
  ],
  situations: [
    'deed',
    'cannot',
    'learn',
    'question',
    'trait',
    'wants',
    'has',
    'own-wish',
    'refuses',
    'reluctant',
    'value',
  ],
  happensToLead: true,
  topic: 'a grandparent who learns something new',
  thing: 'the shiny telephone',
  creature: 'grandma',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-finger-that-pressed-too-long',
      titles: ['{S} Presses the Button', '{L} Is the Teacher', 'One Finger at a Time'],
      goal: 'teach {S} to send a picture',
      trouble: 'the telephone never did what {S} wanted',
      solved: '{S} had sent the picture alone',
      opener:
        '{S} had been given a telephone without buttons, as flat as a slice of bread. “So that you can send us pictures,” everybody said. It had been lying under a tea cosy for three weeks, so that it couldn’t ring.',
      friend:
        '“I can take a clock to bits and put it together again,” {S} said to {L+}. “But this thing doesn’t like me.” {L} had used one like it since {L} could stand. “I’ll show you,” said {L}. “It’s quite easy.”',
      problem:
        '{L}’s finger flew across the glass. “There, there, there, done!” “Where?” asked {S}. {L} did it again, even faster. Then it was {S}’s turn. {S} pressed, hard, as if ringing a doorbell. The telephone rang up the fire brigade, and then it was dark.',
      tries: [
        '“No, not there!” cried {L}. “There! Not so long!” {S} pulled the finger away as if it were hot, and put on the tea cosy again.',
        '{L} simply did everything for {S}. The picture was sent at once. But on the next day {L} wasn’t there, and {S} was no further.',
        '{L} explained what an app was. {S} nodded at every word. You can nod at something without knowing what it is.',
      ],
      tip: '“Who taught you to tie your shoes?” asked {G+}, who mended radios. “Was it quick? Teaching means keeping your own hands in your pockets. One step. And then wait, even if it tickles.”',
      low: '{L} remembered it well. It had been {S} who taught {L} to tie a bow, on the bottom stair, all through one winter. “Again,” {S} had said, each time as if it were the first.',
      turn: '{L} sat down on both hands. “One step,” said {L}. “Touch it as if you were stroking a cat.” {S} stroked. It lit up! “Again,” said {L}, and waited. They drew the steps on a card, with a picture for each: a cat, a camera, an arrow, a heart.',
      done: '{S} looked at the card and at the glass. Cat. Camera. Click! A thumb, and a bit of {L}. Arrow. Heart. Whoosh, it was gone. In the next room something went ping. “That was me!” cried {S}, and the tea cosy flew into the air.',
      again: '{S} sends {L} a picture every evening. Half of them are thumbs. {L} keeps them all.',
      helper: { name: 'Mr Valve', creature: 'badger' },
      outcomes: [
        {
          asked: ['call/video/phone/ring/talk/screen'],
          done: '{S} looked at the card and at the glass. Cat. Camera. Arrow. Heart. Whoosh, it was gone, and in the next room something went ping. “That was me!” cried {S}. The tea cosy was put away, and {told}.',
        },
        {
          asked: ['send/message/picture/photo/text/selfie/game/emoji'],
          kinds: ['plays', 'gets'],
          done: 'Cat. Camera. Click! A thumb, and a bit of {L}. Arrow. Heart. Whoosh, it was gone, and in the next room something went ping. {S} pushed the card away and sat down on it, to try without. {L} waited, even though it tickled, and {told}.',
        },
        {
          asked: ['proud/thank/thanks/teach/learn'],
          kinds: ['happy', 'says', 'claps'],
          done: '{L} sat on both hands. Cat. Camera. Arrow. Heart. Whoosh! In the next room something went ping. “That was me!” cried {S}, and the tea cosy flew into the air. The thing that took no notice of anybody did as it was told, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'friends',
            'team',
            'stays',
            'home',
            'eats',
            'party',
            'shares',
            'makes',
            'tells',
          ],
          done: 'Cat. Camera. Click! A thumb, and a bit of {L}. Whoosh, it was gone, and in the next room something went ping. “That was me!” cried {S}. The tea cosy flew into the air and came down on {L’s} head, and {told}.',
        },
      ],
    },
  ],
};
