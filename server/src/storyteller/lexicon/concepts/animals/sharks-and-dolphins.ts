import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the animals of the open sea. */
export const sharksAndDolphins: StorySourceInput = {
  id: 'sharks-and-dolphins',
  words: [
    'shark',
    'dolphin',
    'whale and dolphin',
    'whales and dolphins',
    'shark and dolphin',
    'porpoise',
    'killer whale',
    'orca',
  ],
  situations: ['thing-pair', 'being-and-thing', 'question', 'learn', 'pair', 'afraid', 'visit'],
  topic: 'the animals of the open sea',
  thing: 'the net',
  home: 'shore',
  main: 'undersea',
  plots: [
    {
      id: 'caught-in-a-net',
      words: [
        'dolphin',
        'whale and dolphin',
        'whales and dolphins',
        'porpoise',
        'killer whale',
        'orca',
        'shark and dolphin',
      ],
      titles: ['Caught in the Old Net', '{L} and the Open Sea', 'Up for Air'],
      goal: 'free the dolphin from the old net',
      trouble: 'the dolphin was caught in the net',
      solved: 'the dolphin was free',
      opener:
        'In the bay lived a family of dolphins. They jumped in front of the boats and laughed with their whole faces. {L+} knew one of them by the notch in its fin, and always swam out to say hello.',
      problem:
        'Today nobody jumped. They swam in a circle, and whistled. In the middle of them the one with the notch was hanging in an old fishing net that somebody had thrown away. And a dolphin isn’t a fish. It needs to come up for air.',
      tries: [
        '{L} pulled at the net. It drew itself tighter.',
        'The other dolphins bit at it. The cord was made of plastic, and dolphins’ teeth are for holding and not for cutting.',
        '{F} wanted to fetch somebody from the harbour. That took far too long. The dolphin had not breathed for five minutes.',
      ],
      tip: '“First the air, and then the net,” said {G+}. “You don’t have to get it out at once. You have to get it up. And then cut the cord where it’s tight, not where it hangs loose.”',
      turn: '{L} dived underneath, and so did the biggest of the dolphins. Together they lifted the whole bundle, net and all, until the blowhole was above the water. Pffff! It breathed. Then {L} cut the tightest cord with the edge of a broken shell, and then the next.',
      done: 'The net slid down like an old skirt. The dolphin shot away, turned, and came back, and jumped right over everybody’s heads. {F} rolled up the net and towed it ashore, so that nobody else would get caught in it.',
      again:
        'When {L} swims out now, there’s whistling all round. And one with a notch in its fin comes very close.',
      helper: { name: 'Captain Shell', creature: 'turtle' },
      outcomes: [
        {
          asked: ['dolphin/it/he/she/they free/safe/swim/family/home/jump/back/join/mum/mother', 'ride'],
          done: 'The net slid down like an old skirt. Pffff! The dolphin shot away, and turned. All the whistling in the bay changed, from thin to high. The notch in its fin cut through the water once round {L}, and {told}.',
        },
        {
          asked: ['clean/plastic/rubbish/litter/net/trash'],
          done: 'The net slid down like an old skirt. The dolphin shot away, turned, and jumped right over everybody’s heads. {F} towed the net ashore. People came to see how heavy it was, looked at the cords, and then at one another, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The net slid down like an old skirt. The dolphin shot away, turned, and came back with the whole family. They carried {L} to the shore on a wave, fish flew out of the water on all sides, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The net slid down like an old skirt. The dolphin shot away, turned, and jumped right over everybody’s heads. Then it pushed its face under {L’s} arm, with the notched fin standing up beside it, and laughed with all of it. And {told}.',
        },
      ],
      art: {
        'jumped in front of the boats': 'shore: L wave happy; dolphin, boat',
        'swam out to say hello': 'shore: L swim happy in water; dolphin',
        'an old fishing net': 'undersea: L swim worried; dolphin, net',
        'pulled at the net': 'undersea: L pull net worried; dolphin',
        'bit at it': 'undersea: L+F swim worried; two dolphin, net',
        'from the harbour': 'undersea: F swim frightened; L call worried; dolphin, net',
        'First the air': 'undersea: G say; L look G curious',
        'Together they lifted': 'undersea: L raise net brave; dolphin',
        'cut the tightest cord': 'shore: L hold shell brave; dolphin, net',
        'like an old skirt': 'shore: L cheer; F pull net happy; dolphin',
        'out now': 'shore: L swim happy in water; dolphin',
      },
    },
    {
      id: 'not-hungry-at-all',
      words: ['shark'],
      titles: ['The Shark Nobody Waited For', '{L} and the Shark', 'So Many Teeth'],
      goal: 'find out what the shark wanted',
      trouble: 'everybody fled from the shark',
      solved: 'the shark had been helped',
      opener:
        'When the grey fin came, everybody was gone: the fish into the coral, the crabs under the stones. “Sharks bite,” they said. {L+} sat behind a rock and looked out with one eye.',
      problem:
        'But this shark did not hunt. It swam to and fro over the same spot, every day, and rubbed one side of its head on the rock. It had a great many teeth, and nobody wanted to ask.',
      tries: [
        '{L} called, “What’s the matter?” from very far away. From very far away you can’t hear an answer.',
        'They pushed a fish head out on a long pole. The shark looked at it, and did not eat.',
        '{F} banged two stones together, to drive it off. It came back in the evening.',
      ],
      tip: '“I clean sharks’ teeth,” said {G+}, “and I’ve never been bitten. A shark isn’t wicked. That one isn’t even hungry, it’s in pain. Come from the front, slowly, where it can see you, and look at its mouth.”',
      turn: '{L} swam slowly, from the front, with empty hands. The shark stopped, and opened its mouth. There, at the very corner, was a big rusty fish hook, and a bit of line. That must hurt with every bite. “Hold quite still,” said {L}, and the shark did.',
      done: '{L} took hold, and turned the hook, and drew it out the way it had gone in. It was over in a moment. The shark shut its mouth, and opened it, and shut it. Then it swam one slow circle round them all, and away into the blue.',
      again:
        'The hook lies on {L’s} window sill. When the fin comes, {L} stays. From a good distance, and with a wave.',
      helper: { name: 'Dr Gobi', creature: 'fish' },
      outcomes: [
        {
          asked: [
            'friend/friendly/smile/play/nice',
            'not/no/nobody afraid/scared/frightened/flee',
            'tooth/teeth',
          ],
          done: '{L} took hold, turned the hook, and drew it out the way it had gone in. The shark shut its mouth, and opened it, and shut it. Out of the coral and from under the stones they had all watched it hold still. So {told}.',
        },
        {
          asked: ['swim/home/family/ocean/sea/free/away'],
          done: '{L} took hold, turned the hook, and drew it out the way it had gone in. The shark shut its mouth, and opened it. There was nothing to rub on that rock any more. It swam one slow circle round them, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '{L} took hold, turned the hook, and drew it out the way it had gone in. The shark shut its mouth, opened it, and pushed the fish head over to {L}, politely. The crabs came out, there was enough for all, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '{L} took hold, turned the hook, and drew it out the way it had gone in. The shark shut its mouth, and opened it. It swam one slow circle round them all, close enough to stroke, and with all those teeth {told}.',
        },
      ],
      art: {
        'When the grey fin came': 'undersea: L startle frightened; shark, fish',
        'Sharks bite': 'undersea: L peek worried; stone, shark',
        'rubbed one side of its head': 'undersea: L look curious; shark, stone',
        'What’s the matter': 'undersea: L call worried; small shark',
        'on a long pole': 'undersea: L+F hold pole worried; shark, fish',
        'banged two stones': 'undersea: F hold stone brave; L cover-ears; shark',
        'clean sharks': 'undersea: G say happy; L look G curious',
        'with empty hands': 'undersea: L swim brave; shark',
        'opened its mouth. There': 'undersea: L touch worried; shark',
        'turned the hook': 'undersea: L+F wave happy; shark',
        'From a good distance': 'shore: L wave happy; shark',
      },
    },
  ],
};
