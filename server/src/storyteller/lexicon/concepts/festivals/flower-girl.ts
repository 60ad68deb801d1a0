import type { StorySourceInput } from '../../story-source.ts';

/** Stories about children with a task at a wedding. */
export const flowerGirl: StorySourceInput = {
  id: 'flower-girl',
  words: [
    'flower girl',
    'wedding flower girl',
    'wedding bridesmaid',
    'flower boy',
    'bridesmaid',
    'page boy',
    'ring bearer',
    'carry the ring/rings',
    'throw petal',
  ],
  situations: ['visit', 'afraid', 'own-wish-to-be', 'learn'],
  topic: 'the job at the wedding',
  thing: 'the basket of petals',
  home: 'cottage',
  main: 'garden',
  plots: [
    {
      id: 'one-petal-at-a-time',
      titles: ['{L} and the Basket of Petals', 'All Down the Aisle', 'Slowly, {L}!'],
      goal: 'get down the aisle with the petals',
      trouble: 'everybody was looking, and {L’s} feet would not go',
      solved: '{L} had strewn the whole way, right to the end',
      opener:
        'Somebody was getting married, and {L+} had a job! Not just to sit there. {L} would go first, before everyone, with a basket full of rose petals. {L} had practised with torn-up newspaper, from the fridge to the bath, for a week.',
      problem:
        'Then the doors opened. There was music. And there were faces, hundreds of them, and they all turned round. {L} had one foot in the air, and it stayed there. {L’s} hand was in the basket and could not get out. Behind {L} the white dress was waiting.',
      tries: [
        '{L} went off like an arrow, and tipped out the basket in one go by the third row. Somebody caught {L} by the ribbon and led {L} back. The petals were collected, in a hat.',
        [
          '{L} shut both eyes and walked. There was a pillar. It is a well-known pillar, it has been there for three hundred years.',
          '{L} looked only down at the shoes. The shoes were new, and one of them said “squeak”.',
        ],
        '{F} waved from the front, so as to help. Now there was one more to look at.',
      ],
      tip: '“Don’t go to the front. It’s much too far,” whispered {G+}, who played the organ. “Lay a path, that’s all, for one person’s feet. One petal, one step. And I’ll play just as slowly as you need.”',
      turn: '{L} took out one petal, let it fall, and stepped up to it. There were no faces any more, only a stone floor and a bit of red on it, and then a bit more. The organ waited for each one. Behind {L} the white dress rustled.',
      done: 'And there was the step, and the basket was empty! {L} turned round. From the door to the front lay a path as soft as snow, and somebody was coming along it, very slowly, and laughed and cried, and bent down to give {L} a kiss on the nose.',
      again:
        'There’s one petal left. It had stuck to the shoe that squeaks. {L} keeps it in a book, on the page with the dancing.',
      outcomes: [
        {
          asked: ['marry/wedding/bride/groom/kiss/dress/ring/happily'],
          done: 'And there was the step, and the basket was empty! {L} turned round. From the door to the front lay a path as soft as snow, and along it, very slowly, came the white dress. The organ waited for it, too. So {told}.',
        },
        {
          asked: [
            'party/sleepover/celebrate/celebration/feast',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'gets'],
          done: 'From the door to the front lay a path as soft as snow, and somebody came along it, laughed and cried, and kissed {L} on the nose. Afterwards {G} came down from the organ and played on outside, on an accordion, and {told}.',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'laugh/giggle/grin',
            'clap/cheer/applaud',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'team/together',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'home',
            'sleep/asleep/bed/snore',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'home', 'sleep'],
          done: 'And there was the step, and the basket was empty! From the door to the front lay a path as soft as snow, and somebody was coming along it, very slowly, and bent down to {L}. “Squeak,” said the new shoe. And {told}.',
        },
      ],
      art: {
        'with a basket full of rose': 'garden: L hold basket happy; many rose',
        'from the fridge to the bath': 'kitchen: L throw paper happy; fridge',
        'hundreds of them': 'great-hall: L look frightened; people, basket',
        'it stayed there': 'great-hall: L hold basket frightened; people, lady',
        'tipped out the basket': 'great-hall: L run basket worried; many rose, people',
        'waved from the front': 'great-hall: F wave happy; L think worried; people',
        'played the organ': 'great-hall: G play; L look G curious',
        'Lay a path': 'great-hall: G whisper calm; L look G curious; piano, rose',
        'took out one petal': 'great-hall: L hold rose calm; basket',
        'The organ waited': 'great-hall: L walk basket calm; many rose, lady',
        'a path as soft as snow': 'great-hall: L raise empty-basket proud; F cheer; lady, many rose',
        'the page with the dancing': 'bedroom: L hold book rose happy; shoe',
      },
    },
  ],
};
