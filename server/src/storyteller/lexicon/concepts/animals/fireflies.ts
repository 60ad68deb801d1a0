import type { StorySourceInput } from '../../story-source.ts';

/** Stories about fireflies. */
export const fireflies: StorySourceInput = {
  id: 'fireflies',
  words: [
    'firefly',
    'fireflies',
    'glow-worm',
    'glow worm',
    'lightning bug',
    'glowworm',
    'catch/catching firefly',
  ],
  situations: ['thing-pair', 'being-and-thing', 'question', 'learn', 'visit', 'lost'],
  night: true,
  topic: 'fireflies',
  thing: 'the glow',
  home: 'meadow',
  main: 'meadow',
  plots: [
    {
      id: 'the-jar-of-light',
      titles: ['A Meadow Full of Lights', '{L} and the Fireflies', 'Blink, Blink'],
      goal: 'see the fireflies shine again',
      trouble: 'the firefly in the jar had stopped shining',
      solved: 'the whole meadow was full of lights',
      object: 'lantern',
      opener:
        'On the first warm night of summer the fireflies came. Blink, it went over the grass, and blink, under the hedge. {L+} stood in the middle of them, and did not know where to look first.',
      problem:
        '{L} wanted to keep one, to read by. So {L} caught one in a jar with grass in it. It glowed a little, green and gold. Then it glowed less. And then it sat at the bottom of the jar, and was dark.',
      tries: [
        '{L} gave it more grass, and a drop of honey. It stayed dark.',
        'They caught two more, to keep it company. Now there were three of them in the jar, and not one was shining.',
        '{F} held up a lantern, to show it what to do. All the lights in the meadow went out at once.',
      ],
      tip: '“It isn’t a lamp, it’s a letter,” said {G+}. “Each of them is saying, ’Here I am! Where are you?’ And then somebody in the grass answers. In a jar there’s nobody to ask. And next to a lantern nobody can see the answer.”',
      turn: '{L} took off the lid, and blew out the lantern, and sat down in the grass. At first the three did not move. Then one crept up to the rim, and opened its wings, and flew. High up it asked: blink? And from the grass came the answer: blink.',
      done: 'Now the others dared to shine again, here, and there, and everywhere, until there were more lights in the meadow than in the sky. One landed on {L’s} finger. It shone as long as you can hold your breath, and flew on.',
      again:
        'The jar is on the shelf, with a daisy in it. On warm nights {L} puts out the lamp in the bedroom, and blinks back.',
      helper: { name: 'Old Moss', creature: 'toad' },
      outcomes: [
        {
          asked: ['firefly/light/glow/shine/sky/free/fly/home/let/star/sparkle/dance'],
          done: 'The three opened their wings and flew. High up they asked: blink? From the grass came the answer, here, and there, and then from everywhere. The lantern was out, the jar was empty on the ground, and over the dark meadow {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The three opened their wings and flew, and from everywhere in the grass the others answered: blink! No lantern was lit. They found the mugs and the biscuits by the green light, one flash at a time, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The three opened their wings and flew, and from everywhere in the grass the others answered, more lights than in the sky. One of them came back, sat down on {L’s} finger, and shone: here I am! In the dark meadow {told}.',
        },
      ],
      art: {
        'Blink, it went over': 'meadow, night: L look happy; many spark',
        'know where to look first': 'meadow, night: L look-up surprised; many spark',
        'caught one in a jar': 'bedroom, night: L hold jar worried; spark',
        'a drop of honey': 'bedroom, night: L pour honey worried; jar, grass',
        'caught two more': 'meadow, night: L hold jar worried; F look worried; fly',
        'held up a lantern': 'meadow, night: F raise lantern; L look worried; jar',
        'It isn’t a lamp': 'meadow, night: G point; L look G curious; spark',
        'took off the lid': 'meadow, night: L open jar calm; unlit-lantern',
        'Then one crept up': 'meadow, night: L sit curious; spark, jar',
        'more lights in the meadow': 'meadow, night: L offer spark happy; F cheer; many spark',
        'The jar is on the shelf': 'bedroom, night: L wave happy at sky; flower, jar',
      },
    },
  ],
};
