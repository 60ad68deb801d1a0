import type { StorySourceInput } from '../../story-source.ts';

/** The class trip, on which one is missing. */
export const classTrip: StorySourceInput = {
  id: 'class-trip',
  situations: ['visit'],
  words: ['class/school outing', 'class/school excursion', 'trip with class'],
  topic: 'the class trip',
  thing: 'the class trip',
  main: 'forest',
  plots: [
    {
      id: 'one-too-few',
      titles: ['Twenty-Three and One', 'The Class Trip', 'Count Again!'],
      goal: 'get back with everybody',
      trouble: 'there was one too few when they counted',
      solved: 'every single one had been counted',
      opener:
        'The rucksack had stood at the door since Monday, with a flask in it and two sandwiches. Today was the class trip! At the bus {L+} was number seven. “Twenty-four,” the teacher counted. “Remember your number!”',
      problem:
        'In the wood they ran here and there, and looked under bark, and the time flew. Then there was a whistle. “One, two, three…” Twenty-three! They counted again, and it was twenty-three again. Who was missing from the class trip?',
      tries: [
        'They all shouted the name of the missing one. But nobody knew whose name it was, and so they shouted twenty-three different ones.',
        'They counted from the back. The little one in the red jacket bent down for a beetle, and now it was twenty-two.',
        '{F} looked on the bus. On the bus sat the driver, with somebody’s sandwich.',
      ],
      tip: '“You’re counting heads,” said {G+}, “and heads wobble. You’ve all got a number. Let everybody call out their own, in turn. The one that stays silent is the one you’re looking for.”',
      turn: '“One!” called the first. “Two!” It went round the circle. “Six!” called the sixth. Then nothing came. They waited. {L} looked round with all the others. “Who’s seven?” And suddenly {L} felt quite hot, up to both ears.',
      done: '“Seven!” called {L}. “It’s me! I was counting, and forgot to count myself!” They laughed so much that the jays flew up. Twenty-four. Nobody had been missing at all. And the driver had saved one half of the sandwich.',
      again: 'At supper {L} counts everyone at the table, and puts a finger on the last one: “And me.”',
      outcomes: [
        {
          asked: ['bus/home/back/safe/count/find/found/lost'],
          done: '“Seven!” called {L}. “It’s me! I was counting, and forgot to count myself!” They laughed so much that the jays flew up. Twenty-four. The driver started the engine, every seat had its number, and {told}.',
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
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
            'party/sleepover/celebrate/celebration/feast',
            'sleep/asleep/bed/snore',
          ],
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'says',
            'gets',
            'eats',
            'plays',
            'shares',
            'makes',
            'party',
            'sleep',
          ],
          done: '“Seven!” called {L}. “It’s me! I forgot to count myself!” They laughed so much that the jays flew up. Twenty-four, and nobody had been missing at all. There was half an hour left, because nobody had to be looked for, and {told}.',
        },
      ],
      helper: { name: 'Ranger Reed', creature: 'deer' },
    },
  ],
};
