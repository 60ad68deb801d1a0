import type { StorySourceInput } from '../../story-source.ts';

/** Stories about taking photographs. */
export const photography: StorySourceInput = {
  id: 'photography',
  words: [
    'photography',
    'photographer',
    'take/taking photo/photograph/picture',
    'camera',
    'first camera',
    'wildlife photographer',
  ],
  situations: [
    'make',
    'learn',
    'question',
    'thing-pair',
    'being-and-thing',
    'visit',
    'own-wish-to-be',
    'works-as',
  ],
  topic: 'taking photographs',
  thing: 'the camera',
  home: 'village',
  main: 'meadow',
  plots: [
    {
      id: 'only-a-blur',
      titles: ['Hold Still, Please', '{L} and the Camera', 'One Good Picture'],
      goal: 'take a good photograph of the kingfisher',
      trouble: 'there was only a blur in the photographs',
      solved: '{L} had one really good photograph',
      opener:
        '{L+} had been given an old camera, with a strap and a lens, and a button that went click. All morning {L} took photographs: of the gate, of both feet, and of the neighbour’s cat from behind.',
      problem:
        'But what {L} really wanted was the kingfisher at the stream. There it sat, as blue as nothing else in the world. Click! In the photograph there was a branch, and a blue smudge. The kingfisher had flown.',
      tries: [
        '{L} ran after it. Now the trees were a blur as well.',
        '{L} clicked as often as possible, fifty times. There were fifty pictures of places where the kingfisher had just been.',
        '{F} put out a notice: “Please hold still.” Kingfishers can’t read.',
      ],
      tip: '“You’re going to it,” said {G+}. “Let it come to you. It has one branch that it likes best; you can see that by the white splashes. Choose your picture first, with everything in it but the bird. And then comes the hard part.”',
      turn: '{L} found the branch with the splashes and lay down behind the reeds. {L} looked through the camera until the branch was sharp, and the light was behind {L.them}, and rested the camera on a stone so that it couldn’t shake. And then {L} waited.',
      done: 'A fly walked over {L’s} nose. The sun went a bit further. And then there was a blue flash, and the kingfisher sat down on its branch, with a small fish. {L} did not even breathe. Click. Only once.',
      again:
        'The picture hangs over the table. You can see every feather, and in its eye, if you look closely, there’s somebody lying behind the reeds.',
      helper: { name: 'Uncle Flash', creature: 'heron' },
      outcomes: [
        {
          asked: ['photo/picture/photograph/camera/wall/kingfisher/bird/prize/win/exhibition/newspaper/see'],
          done: 'A fly walked over {L’s} nose. Then there was a blue flash, and the kingfisher sat down on its branch, with a small fish. Click. Only once. It was sharp to the last feather, and when {G} had seen it, {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'A blue flash, and the kingfisher sat down on its branch, with a small fish. Click. Only once. They pinned the picture over the table, among the fifty empty branches. Under the eye of that bird {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'A blue flash, and the kingfisher sat down on its branch, with a small fish. Click. Only once. In its eye, if one looked closely, somebody lay behind the reeds, with a fly on the nose. When they found that, {told}.',
        },
      ],
      art: {
        'a strap and a lens': 'meadow: L hold camera happy',
        'the neighbour’s cat from': 'meadow: L hold camera happy; cat, gate',
        'the kingfisher at the stream': 'river: L hold camera worried; blue bird',
        'ran after it': 'river: L run camera worried; blue bird, tree',
        'clicked as often': 'river: L hold camera worried; many picture',
        'put out a notice': 'river: F point happy; L look worried; sign, blue bird',
        'Let it come to you': 'river: G speak calm; L hold camera curious; stick',
        'lay down behind the reeds': 'river: L lie camera calm; grass',
        'so that it couldn’t shake': 'river: L lie camera calm; stone, grass',
        'on its branch, with': 'river: L crouch camera happy; blue bird on stick, fish',
        'A fly walked over': 'river: L crouch camera happy; blue bird on stick, fish',
        'hangs over the table': 'living-room: L point proud; picture(bird)',
      },
    },
  ],
};
