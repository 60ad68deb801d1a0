import type { StorySourceInput } from '../../story-source.ts';

/** Stories about peacocks. */
export const peacocks: StorySourceInput = {
  id: 'peacocks',
  words: ['peacock', 'peacocks', 'peahen', 'peacock feather', 'peacock tail', 'proud peacock'],
  situations: ['visit', 'learn', 'question', 'trait'],
  creature: 'peacock',
  topic: 'peacocks',
  thing: 'the tail',
  home: 'castle',
  main: 'garden',
  plots: [
    {
      id: 'the-bush-with-a-hundred-eyes',
      titles: ['{S} Shows Off', '{L} and the Peacock', 'A Hundred Eyes'],
      goal: 'bring {S} and the others together',
      trouble: 'nobody wanted to play with {S}',
      solved: '{S} had friends at last',
      opener:
        'In the castle garden the hens, the ducks and the old dog were playing in the leaves. {L+} had the job of raking them up. It took longer that way, and was much nicer.',
      friend:
        'On the wall sat {S+}. “Don’t come too close,” called {S}. “Would you like to look at me?” And {S} opened that long tail like a fan. It had a hundred eyes.',
      problem:
        '“Very fine,” said the hens, and went on playing. {S} turned to the left and to the right. Nobody was looking any more. Then {S} folded up the tail, very slowly. “Admiring isn’t the same as liking, is it?” {S} asked {L}.',
      tries: [
        '{S} called even louder. A peacock’s call is like a rusty gate. The ducks dived.',
        '{S} told the dog what each feather was worth. The dog fell asleep at number seven.',
        '{S} joined in with the leaves after all, and stepped on {S.their} own tail, and was so ashamed that {S.they} flew back up on the wall.',
      ],
      tip: '“That tail is lovely, I’m sure,” said {G+}, “but what’s it for? My wings are for flying, and the hen’s are for keeping chicks warm. You’ve had it for show all your life. Perhaps it can do something.”',
      low: 'It began to rain, at first a few drops, and then a lot. The hens ran about. Eleven chicks stood in the open grass and called.',
      turn: '“{S!}!” called {L}. “Your tail! Open it up, over here!” {S} flew down, right into the mud, and spread out all hundred eyes. {L} drove the chicks together, with both arms. “Underneath! Quick!” It was big enough for eleven chicks, two hens and the old dog.',
      done: 'The rain drummed on the feathers. Underneath it was dry, and green, and gold, like in a tent. “It’s beautiful in here,” said the smallest chick. {S} had muddy feet, and didn’t even notice. When the sun came out, they all stayed a bit longer.',
      again:
        '{S} plays in the leaves now. Before that, {L} ties up the tail with a ribbon, so that nobody treads on it.',
      helper: { name: 'Aunt Swift', creature: 'swallow' },
      outcomes: [
        {
          asked: ['friend/play/join/hen/duck/dog/lonely/together'],
          done: 'The rain drummed on the feathers. Underneath it was dry, and green, and gold, for eleven chicks, two hens and the old dog. Nobody moved out when the sun came. “Are you coming?” asked the smallest chick, and {told}.',
        },
        {
          asked: ['feather/tail/beautiful/proud/show/colour/color'],
          done: 'The rain drummed on the feathers. Underneath it was dry, and green, and gold. “It’s beautiful in here,” said the smallest chick. {S} had never heard it from that side. The sun came out on a hundred wet eyes, and {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The rain drummed on the feathers. Underneath it was dry, and green, and gold, like in a tent. Nobody wanted to leave when the sun came out. The hens fetched corn, the dog its bone, {L} the apples, and under the tail {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The rain drummed on the feathers. Underneath it was dry, and green, and gold, like in a tent. “It’s beautiful in here,” said the smallest chick, and moved up close to two muddy feet. Under the hundred eyes {told}.',
        },
      ],
      art: {
        'the job of raking': 'garden: L rake happy; hen, duck, dog',
        'On the wall sat': 'garden: S sit proud on wall; L look S surprised',
        'the same as liking': 'garden: S bow sad; L comfort S; hen',
        'like a rusty gate': 'garden: S shout worried; L cover-ears; duck',
        'told the dog': 'garden: S tell feather proud; L look; dog',
        'joined in with the leaves': 'garden: S fall ashamed; L startle; leaf-pile',
        'what’s it for': 'garden: G say; L+S look G curious',
        'Eleven chicks stood': 'garden, rain: L point worried; S look worried; small bird, hen',
        'drove the chicks together': 'garden, rain: S stretch-out brave; L push brave; small bird',
        'like in a tent': 'garden, rain: S stretch-out happy; L sit happy; small bird, hen, dog',
        'ties up the tail': 'garden: L tie ribbon happy; S dance happy; leaf-pile',
      },
    },
  ],
};
