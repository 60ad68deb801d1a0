import type { StorySourceInput } from '../../story-source.ts';

/** Stories about being a superhero. */
export const superhero: StorySourceInput = {
  id: 'superhero',
  words: [
    'superhero',
    'super hero',
    'superpower',
    'super power',
    'hero',
    'save/saving world/city/day',
    'cape',
    'sidekick',
    'superhero power not/stop work/working',
    'superhero whose power',
  ],
  situations: ['wants', 'learn', 'ability', 'trait', 'cannot', 'refuses', 'lacks', 'broken'],
  topic: 'being a superhero',
  thing: 'the cape',
  main: 'city',
  plots: [
    {
      id: 'which-power',
      titles: ['Super-{L}!', 'The Smallest Superpower', '{L} to the Rescue'],
      goal: 'find the right superpower',
      trouble: 'no superpower had worked',
      solved: 'the superpower had saved the day',
      opener:
        '{L+} tied a tablecloth round the neck and jumped from the second step. “I’m a superhero,” said {L}. “I only don’t know yet what my superpower is.”',
      problem:
        'Just then somebody called for help. In the park a kitten sat at the very top of the tallest tree, and cried. “This is a job for Super-{L}!” But with which power?',
      tries: [
        '“Super-flying!” {L} flapped the tablecloth and ran and jumped. It was a good jump. It went as far as the flower bed.',
        '“Super-strength!” {L} shook the tree. The tree did not notice. A pine cone fell, and hit {F} on the hat.',
        '“Super-stare!” {L} stared at the branch so that it would bend down. The kitten stared back. It was better at that.',
      ],
      tip: '“I knew a hero once,” said {G+}, “who couldn’t do anything that you could see. But nobody was ever scared beside that one. What does the kitten need most, up there?”',
      turn: '{L} looked up. The kitten was trembling. So {L} lay down in the grass, and talked to it, quietly, about warm milk and how to climb down: backwards, one paw, then the next. “I’ll stay right here.”',
      done: 'One paw. The next paw. The whole park held its breath. And then the kitten dropped into the tablecloth, and purred. “Which power was that?” asked {F}. “I think,” said {L}, “it was super-calm.”',
      again:
        'The tablecloth is back on the table now. But it’s called the cape, and there’s a small paw print on it.',
      outcomes: [
        {
          asked: [
            'save/rescue cat/kitten/day/city/town/world/everyone/everybody/people',
            'kitten/cat safe/down/home',
            'hero/superhero',
          ],
          done: 'One paw. The next paw. The whole park held its breath. {L} stayed right there in the grass and went on talking, quietly, about warm milk, and held the tablecloth open. Then the kitten let go, and {told}.',
        },
        {
          asked: ['fly', 'power/superpower', 'villain/baddie/bad', 'invisible/strong'],
          done: 'One paw. The next paw. And then the kitten dropped into the tablecloth, and purred. “Which power was that?” asked {F}. {L} felt the tablecloth flutter. It had been super-calm, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'One paw, then the next, and then the kitten dropped into the tablecloth, and purred. The whole park breathed out. {L} spread the cape out on the grass again, because a tablecloth is for that as well, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'One paw, then the next, and then the kitten dropped into the tablecloth, and purred. Its owner came running along the path in slippers, and saw the cape, and who was in it. And {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'One paw. The next paw. And then the kitten dropped into the tablecloth, and purred. “Which power was that?” asked {F}. “I think,” said {L}, “it was super-calm.” The whole park had heard it, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'One paw, then the next, and then the kitten dropped into the tablecloth and purred. It purred itself to sleep in the cape. {L} carried it to the gate of the park, where a lamp was lit, and {told}.',
        },
      ],
      helper: { name: 'Captain Quiet', creature: 'tortoise' },
      art: {
        'jumped from the second step': 'hallway: L jump proud wearing cape; stairs',
        'I only don’t know yet': 'hallway: L hands-on-hips curious wearing cape; F peek curious; stairs',
        'sat at the very top of':
          'garden: L look-up worried wearing cape; F point worried; kitten on tree, tree',
        'flapped the tablecloth':
          'garden: L stretch-out brave wearing cape; F look curious; flower, kitten on tree, tree',
        'shook the tree. The': 'garden: L push wearing cape; F startle wearing hat; pine-cone, tree',
        'stared at the branch': 'garden: L look angry wearing cape; F point worried; kitten on tree, tree',
        'I knew a hero once': 'garden: G say; L look G curious wearing cape; F look G; kitten',
        'was trembling. So': 'garden: L look-up worried wearing cape; F look worried; kitten on tree, tree',
        'about warm milk and': 'garden: L lie calm wearing cape; F sit calm; kitten on tree, tree',
        'into the tablecloth, and': 'garden: L hold kitten proud; F cheer; people, tree',
        'back on the table now': 'kitchen: L point happy; F clap happy; table, footprints',
      },
    },
    {
      id: 'no-power',
      titles: ['Super-{L}', 'The Superhero Without a Power', '{L} Saves the Day'],
      goal: 'be a superhero for a day',
      trouble: 'the superhero had no superpower',
      solved: 'the superhero had saved the day',
      opener:
        '{L+} had a superhero cape, a mask and boots that matched. The sign on the door said “Super-{L}, day and night”. Only one thing was missing: the superpower.',
      problem:
        '“Help!” it came from the park. Super-{L} ran there at once. A small kitten sat at the very top of the tallest lamp post and cried. A superhero would fly up now. {L} flapped both arms, and stayed on the ground.',
      tries: [
        '{L} tried it with X-ray eyes, and stared at the lamp post until it should bend. It did not bend. {L’s} eyes watered.',
        '{L} tried super-strength, and pulled the lamp post out, or nearly: it was the handle of a pram that came off.',
        '{L} took a run-up for a super-jump. There was a super-thud, and a super-bruise.',
      ],
      tip: '“I was a superhero once,” said {G+}, on the bench. “Flying is nice to look at. But the real superpower is another one: to notice who can do what, and to ask them nicely.”',
      turn: '{L} looked round the park. A tall man with a ladder was washing windows. A girl had a blanket. And somebody had a tin of sardines. “You,” said {L}, “and you, and you, please. I need you to be superheroes!”',
      done: 'The ladder went up, the blanket was spread out, and the sardines smelled wonderful. The kitten sniffed, climbed down four rungs and jumped. Right into the blanket! “Hurray for the superheroes!” everyone called, and they all meant each other.',
      again:
        'On the sign it now says “Super-Everybody”. There is a whole hook full of capes beside the door.',
      outcomes: [
        {
          asked: [
            'save/rescue cat/kitten/day/city/town/world/everyone/everybody/people',
            'kitten/cat safe/down/home',
            'hero/superhero',
          ],
          done: 'The ladder went up, the blanket was spread out, and the sardines smelled wonderful. “A bit more to the left!” called Super-{L}. The kitten sniffed, climbed down four rungs and jumped, and {told}.',
        },
        {
          asked: ['fly', 'power/superpower', 'villain/baddie/bad', 'invisible/strong'],
          done: 'The ladder went up, the blanket was spread out, and the sardines smelled wonderful. The kitten jumped, right into the middle! Super-{L} had not flown one bit. “You saw what each of us can do,” said {G} on the bench. So {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'The ladder went up, the blanket was spread out, the sardines smelled wonderful, and the kitten jumped. A blanket was there already, and sardines too, and the window man had sandwiches in the bucket, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'The ladder went up, the blanket was spread out, and the kitten jumped. The girl with the blanket had a clothes peg, and fastened Super-{L}’s cape again where it had come loose, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The ladder went up, the blanket was spread out, and the sardines smelled wonderful. The kitten climbed down four rungs and jumped. “Hurray for the superheroes!” everyone called, and they all meant each other, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The ladder went up, the blanket was spread out, and the kitten sniffed the sardines and jumped. The window man shouldered the ladder, the girl folded the blanket, and the kitten yawned under the cape. So {told}.',
        },
      ],
      helper: {
        name: 'Captain Grandma',
        creature: 'tortoise',
      },
      setting: {
        topic: 'being a superhero',
        thing: 'the superhero cape',
        home: 'cottage',
        main: 'city',
      },
      art: {
        'a mask and boots that matched': 'hallway: L look proud wearing cape; mask, boot',
        'The sign on the door': 'hallway: L point proud wearing cape; F clap happy; sign, door',
        'of the tallest lamp post':
          'garden: L stretch-out worried wearing cape; F point worried; kitten on pole, pole',
        'with X-ray eyes': 'garden: L cover-eyes sad wearing cape; F look worried; kitten on pole, pole',
        'it was the handle of a pram': 'garden: L hold stick ashamed wearing cape; F point surprised; pram',
        'a run-up for a super-jump': 'garden: L fall wearing cape; F look surprised; kitten',
        'to notice who can do': 'garden: G sit on bench calm; L look G curious wearing cape; F look G',
        'looked round the park': 'garden: L look curious wearing cape; F peek curious; ladder, gentleman',
        'I need you to be superheroes': 'garden: L call brave wearing cape; F hold blanket; ladder, people',
        'Right into the blanket':
          'garden: L cheer wearing cape; F hold blanket happy; kitten, people, ladder',
        'a whole hook full of capes': 'hallway: L hang cape happy; F look happy; coat-pegs, sign',
      },
    },
  ],
};
