import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a brother or a sister who breaks what a child has built. */
export const whatIBuilt: StorySourceInput = {
  id: 'what-i-built',
  words: [
    'brother broke my castle',
    'brother/sister/sibling/baby/toddler break/breaks/broke/broken/smash/smashes/smashed lego/castle/tower/den/model/fort/train',
    'brother/sister/sibling/baby/toddler wreck/wrecks/wrecked/destroy/destroys/destroyed lego/castle/tower/den/model/fort/train',
    'brother/sister/sibling/baby/toddler break/breaks/broke/smash/smashes/smashed/wreck/wrecks/wrecked/destroy/destroyed my lego/castle/tower/den/model/fort/train',
    'brother/sister/sibling/baby/toddler break/breaks/broke/smash/smashes/smashed/wreck/wrecks/wrecked/destroy/destroyed my lego castle/tower/house/ship/model/set/spaceship',
    'brother/sister/sibling/baby/toddler knock/knocks/knocked down/over castle/tower',
    'brother/sister/sibling/baby/toddler knock/knocks/knocked down/over my castle/tower/lego/blocks',
    'brother/sister/sibling/baby/toddler knock/knocks/knocked my castle/tower/lego/blocks down/over',
    'brother/sister/sibling/baby/toddler break/breaks/broke what I built/made',
    'broke/break what I built/made',
  ],
  situations: [
    'damage',
    'deed',
    'misdeed',
    'quarrel',
    'trait',
    'sad',
    'own-wish',
    'wants',
    'learn',
    'broken',
  ],
  happensToLead: true,
  creature: 'theme',
  culprits: '{S}',
  topic: 'what was built and broken',
  thing: 'the castle of bricks',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-door-was-too-small',
      titles: ['Three Days and a Crash', '{L}, {S} and the Bricks', 'The Wide Gate'],
      goal: 'build it up again',
      trouble: 'all that {L} had built lay in bits on the floor',
      solved: 'it stood there again, and {S} had helped',
      opener:
        'It had taken {L+} three days. There were walls and four corners, a bridge that went up and down, and a flag on the very top. There was not one brick left in the box. Nobody was to touch it before tomorrow.',
      friend:
        'Then {S+} came in. Nowhere in the world was there anything so fine! {S} reached up for the flag, and leaned on the wall. It held for a moment. Crash!',
      problem:
        'Bricks rolled under the sofa and under the cupboard. “You’ve broken everything!” shouted {L}. {S’s} lip began to wobble. Then they both cried, one because it was broken, and the other because of the shouting.',
      tries: [
        '{L} slammed the door and built alone. But after every second brick {L} had to listen for steps, and nothing would stay straight.',
        '{L} hung a string across the room: up to here and no further. {S} lifted it over {S.their~the} head and was on the other side.',
        '“You’re never, ever coming in here again,” said {L}. {S} sat down outside the door. You could hear the sniffing through the keyhole, and it was hard to build to that.',
      ],
      tip: '“Three days’ work, and gone in a second: anybody would be cross,” said {G+}. “Say so, out loud, just once. And then find out what {S} was after. Hardly anybody comes to break. They come because they want to be in it.”',
      low: '{L} took a deep breath and opened the door. {S} was sitting there, and held out one hand. In it lay the flag. It had not come to any harm.',
      turn: '“I was so proud of it, and now I’m sad,” said {L}. “Sorry,” said {S}, very quietly. “I wanted to put the flag in.” {L} thought about that. “Every castle needs somebody for the flag,” said {L}. “And somebody who brings the bricks. Could you do that?”',
      done: '{S} fetched every brick out from under the sofa, one by one. {L} built, with thicker walls this time, and with a gate so wide that an arm can reach in without knocking anything down. At the end {L} lifted {S} up, and {S} put in the flag.',
      again:
        'Beside the big one stands a tower of five bricks. It belongs to {S}, and may be knocked down again and again. {L} counts: “Three, two, one, crash!”',
      helper: { name: 'Granny Willow', creature: 'woman' },
      outcomes: [
        {
          asked: ['sorry/apologise/apologize/forgive/make up'],
          kinds: ['says', 'says-words'],
          done: '{S} fetched every brick out from under the sofa, one by one, and {L} built, with thicker walls this time. The gate was so wide that an arm could reach in. When it came to the flag, {S} held it out to {L} first, and {told}.',
        },
        {
          asked: ['build/rebuild/fix/mend/bigger/better/new/together/help'],
          kinds: ['makes', 'helps', 'plays'],
          done: '{S} fetched every brick out from under the sofa, and the cupboard, and one from the cat’s bowl. {L} built thicker walls, with a gate so wide that an arm can reach in. “More!” called {L}, and {S} brought more, and {told}.',
        },
        {
          asked: ['mum/dad/mummy/daddy/photo/picture/show/prize/proud'],
          kinds: ['gets', 'given-by', 'all-get', 'claps', 'sees'],
          done: '{S} fetched the bricks, and {L} built, with thicker walls and a wide gate. At the end {L} lifted {S} up, and {S} put in the flag. It was higher than before, by one small arm. They fetched everyone to look, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'happy',
            'feels',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'party',
            'eats',
            'shares',
            'home',
            'way-home',
          ],
          done: '{S} fetched every brick out from under the sofa, and {L} built. At the end {L} lifted {S} up, and {S} put in the flag, very slowly, with the tip of the tongue showing. The wall held. They both breathed out, and {told}.',
        },
      ],
    },
  ],
};
