import type { StorySourceInput } from '../../story-source.ts';

/** Stories about cheetahs and leopards. */
export const cheetahsAndLeopards: StorySourceInput = {
  id: 'cheetahs-and-leopards',
  words: [
    'cheetah',
    'cheetahs',
    'leopard',
    'leopards',
    'jaguar',
    'jaguars',
    'snow leopard',
    'panther',
    'puma',
    'cheetahs and leopards',
    'big cat',
    'big cats',
    'lynx',
  ],
  situations: ['visit', 'learn', 'question', 'trait'],
  creature: 'theme',
  topic: 'cheetahs and leopards',
  thing: 'the long grass',
  home: 'meadow',
  main: 'meadow',
  plots: [
    {
      id: 'where-are-my-spots',
      titles: ['{S} and the Spots', '{L} and the Spotted Shadow', 'Standing Still'],
      goal: 'teach {S} to stand still',
      trouble: '{S} could not stay still for a moment',
      solved: '{S} had learned to wait',
      opener:
        'Under the acacia tree there was shade, and in the shade sat {L+} with a sketchbook, and wanted to draw a picture. The animals came to the water hole, one after another.',
      friend:
        '“May I be in it?” It was {S+}, long and golden and covered with spots. “Of course,” said {L}. “You only have to stand still.” “I can’t,” said {S}. “I’ve never done that before.”',
      problem:
        '{L} drew an ear. Then {S} saw a beetle, and was gone. {L} drew a leg. Then a leaf fell. On the paper there was an ear, one leg, and a lot of dust. “Everybody always sees me coming,” said {S}.',
      tries: [
        '{L} drew faster. {S} was faster still.',
        '{S} lay down on {S.their~all} four paws. It was very good, until the tail saw a fly.',
        '{L} asked {S} to think of something boring. {S} thought of stones. Then there was a lizard on one.',
      ],
      tip: '“Half of what you are is running, and the other half is waiting,” said {G+}, without opening an eye. “What do you think all those spots are for? When you move, everyone sees a cat. When you don’t, there’s only sun and shade.”',
      low: '“Only sun and shade?” said {S}. {L} turned the page. It was empty, like a field of grass at noon.',
      turn: '“We’ll do it together,” said {L}. “We’ll be grass. When the wind blows, we sway. When it stops, we stop.” They crouched down, side by side. One breath. Two. A hundred. A butterfly sat down on {S’s} nose, and {S} only squinted.',
      done: 'Three gazelles came, sniffed, and drank, so close by that you could have counted their eyelashes. They looked straight at {S}, and saw sun and shade. {S’s} eyes grew very big. “I was there the whole time,” whispered {S}, when they had gone, “and nobody noticed!”',
      again:
        'The drawing was finished that day. When {L} shows it to people, it always takes them a while to find {S}.',
      helper: { name: 'Old Leathery', creature: 'tortoise' },
      outcomes: [
        {
          asked: ['race/run/fast/win/fastest/speed'],
          done: 'Three gazelles came and drank, and saw only sun and shade. {S} had stood still for a hundred breaths. But a spring that is wound up must go off. “Now you may!” called {L}, and shut the sketchbook. And {told}.',
        },
        {
          asked: ['picture/draw/drawing/paint/portrait/see/hide/nobody/still/spot'],
          done: 'Three gazelles came, sniffed, and drank, and looked straight at {S}, and saw sun and shade. {L’s} pencil hadn’t stopped once: two ears, four legs, every spot. {S} came and looked over {L’s} shoulder, and {told}.',
        },
        {
          asked: ['home/family/mum/mother/cub/baby'],
          done: 'Three gazelles came and drank, and saw only sun and shade. A cub that could wait as well as that had never been seen at the water hole. “I was there the whole time,” {S} whispered to {G}. And {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Three gazelles came and drank, and looked straight at {S}, and saw sun and shade. “May we look?” they asked {L}, and found {S} at last, on the paper and beside it. All in the shade of the acacia tree {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Three gazelles drank so close by that one could have counted their eyelashes. They saw only sun and shade. “I was there the whole time!” whispered {S}, and then the tail, which had waited too, hit everything around it, and {told}.',
        },
      ],
      art: {
        'Under the acacia tree': 'meadow: L draw drawing-pad(tree) happy; tree',
        'May I be in it': 'meadow: S say happy; L hold drawing-pad happy',
        'drew an ear': 'meadow: S run curious; L draw drawing-pad worried; beetle',
        'drew faster': 'meadow: S run happy; L draw drawing-pad surprised',
        'tail saw a fly': 'meadow: S lie curious; L draw drawing-pad calm; fly',
        'something boring': 'meadow: S think stone; L say worried',
        'Half of what you are': 'meadow: G say calm; L+S look G curious',
        'turned the page': 'meadow: L hold drawing-pad curious; S look curious',
        'crouched down, side by side': 'meadow: L+S crouch calm in grass; butterfly',
        'Three gazelles came': 'meadow: L+S crouch surprised in grass; two deer',
        'was finished that day': 'meadow: L show picture(cat) proud; people',
      },
    },
  ],
};
