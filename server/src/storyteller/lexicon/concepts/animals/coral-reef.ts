import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the coral reef. */
export const coralReef: StorySourceInput = {
  id: 'coral-reef',
  words: ['coral reef', 'coral', 'clownfish', 'clown fish', 'sea anemone', 'great barrier reef'],
  situations: ['being-and-thing', 'pair', 'visit', 'question', 'learn'],
  topic: 'the coral reef',
  thing: 'the coral reef',
  home: 'shore',
  main: 'undersea',
  plots: [
    {
      id: 'the-grey-corner',
      titles: ['The Grey Corner of the Reef', '{L} on the Coral Reef', 'Colours Under the Sea'],
      goal: 'help the grey coral grow again',
      trouble: 'one corner of the reef was grey and empty',
      solved: 'new coral was growing in the grey corner',
      opener:
        'Under the clear water lay the coral reef, pink and orange and green, and full of fish. {L+} floated above it and looked down. It was like a town with thousands of front doors.',
      problem:
        'But one corner was grey. An anchor had been dragged across it, and the coral lay there in pieces. No fish swam there any more. They had nowhere to hide, and nothing to eat.',
      tries: [
        'They coloured a stone with chalk and put it there. In ten minutes the chalk had washed away, and no fish had come to look.',
        'They stuck two broken pieces into the sand. The next wave rolled them over. Coral can’t grow while it’s rolling.',
        'They asked the fish to come back. The fish looked at the grey corner and hid behind {F}.',
      ],
      tip: '“Coral isn’t a stone,” said {G+}. “It’s made by animals, thousands of them, each no bigger than a grain of rice. The broken pieces are still alive. All they need is to be held still, in clean water, where there’s light.”',
      turn: '{L} gathered the living pieces and tied each one with soft string to a solid rock, high enough for the light. {F} scraped off the weed. At the edge they hung up a float with a sign: “No anchors here!”',
      done: 'For weeks there was little to see. Then {L} found a thin pink rim at the tip of one piece, and on the next one too. It was growing! A small blue fish swam up, had a look, and moved in.',
      again:
        'Coral grows about as fast as a fingernail. {L} swims by each summer to see. The grey corner isn’t grey any more.',
      helper: { name: 'Old Gil', creature: 'turtle' },
      outcomes: [
        {
          asked: [
            'coral/reef grow/colour/colourful/color/colorful/alive/bright/beautiful/safe/save/healthy/pink/heal',
            'fish/clownfish come/return/back/home/live/move',
          ],
          done: 'For weeks there was little to see. Then {L} found a thin pink rim at the tip of one piece, and on the next one too. The string had held through every wave. A small blue fish had a look round, and {told}.',
        },
        {
          asked: ['nemo/clownfish/anemone/family/mum/mother/dad/father'],
          done: 'A thin pink rim was on the tip of one piece, and on the next one too: it was growing! Whoever had hidden on the other side of the reef swam over, to see if one could live there again, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'For weeks there was little to see. Then there was a thin pink rim, on one piece and on the next. The small blue fish told the striped ones, and they told {G}. In the grey corner, among the first pink, {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team'],
          done: 'For weeks there was little to see. Then {L} found a thin pink rim at the tip of one piece, and on the next one too. A small blue fish moved in, and came out, and moved in again, so proudly that {told}.',
        },
      ],
      art: {
        'pink and orange and green': 'undersea: L swim happy; many fish, red seaweed',
        'floated above it': 'undersea: L swim curious at ground; many fish',
        'one corner was grey': 'undersea: L swim worried; anchor, grey stone',
        'coloured a stone with chalk': 'undersea: L paint stone happy; F swim curious',
        'two broken pieces': 'undersea: L plant stick worried; F swim worried; wave',
        'asked the fish to come back': 'undersea: L say worried; F swim surprised; two fish, grey stone',
        'Coral isn’t a stone': 'undersea: G point; L look G curious; stone',
        'with soft string to a solid rock': 'undersea: L tie string brave; big stone',
        'scraped off the weed': 'undersea: F sweep broom brave; L hold sign proud; seaweed',
        'a thin pink rim': 'undersea: L swim happy; pink seaweed, blue fish',
        'each summer to see': 'undersea: L swim proud; pink seaweed, many fish',
      },
    },
  ],
};
