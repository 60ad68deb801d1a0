import type { StorySourceInput } from '../../story-source.ts';

/** What a caterpillar sees of it: the lead is the caterpillar. `source-for-cast.ts` takes it where the cast has one. */
export const fromCaterpillarToButterfly: StorySourceInput = {
  id: 'from-caterpillar-to-butterfly',
  words: [
    'life of a caterpillar',
    'a caterpillar’s story',
    'caterpillar who wants to fly',
    'caterpillar wants to fly',
  ],
  topic: 'how a caterpillar changes',
  thing: 'the two wings',
  main: 'garden',
  plots: [
    {
      id: 'a-coat-that-pinches',
      titles: ['{L} and the Coat That Pinched', 'Something Is Going to Happen', '{L} Gets Wings'],
      goal: 'fly over the wall',
      trouble: '{L} could only crawl',
      solved: '{L} could fly',
      opener:
        'On the underside of a leaf sat {L+}, eating. Munch, munch. Over the garden wall somebody flew past, yellow and light as paper. {L} forgot to chew. “I want to do that, too.”',
      friend:
        '{F+} had been watching. “You’ve got sixteen feet,” said {F}, “and not one wing. But you can climb. Shall we try it from up there?” They looked up at the tall stem.',
      problem:
        'Up on the flower {L} let go. Plop! A caterpillar falls very straight. Behind the wall there were a hundred flowers, and {L} had never seen one of them.',
      tries: [
        '{L} stuck two petals on and jumped again. The petals flew over the wall. {L} did not.',
        '{L} ate and ate, to grow big and strong. That only made the skin tight, like a coat that pinches.',
        'They built a slide out of a blade of grass. {L} slid beautifully, and landed in the same place.',
      ],
      tip: '“You’re in such a hurry to get out there,” said {G+}. “First you have to go in. Find a quiet twig, hang on, and pull the blanket up over your head. And don’t be afraid.”',
      low: '{L} was so tired that even the best leaf had no taste any more. “What if I never get over that wall?” The evening was cool, and everything was quiet.',
      turn: 'So {L} found a twig, hung on tight and wriggled out of the old skin. Underneath was a hard green shell, like a sleeping bag. “See you soon,” said {L} from inside. “I’ll wait,” said {F}. {F} waited a day, and a week, and another one.',
      done: 'One morning there was a crack in the shell. Out came a feeler, and then something crumpled that opened in the sun, bit by bit: two wings! {L} had become a butterfly. {L} shook them once, and flew over the wall, and there they were, all hundred flowers.',
      again:
        '{L} comes back every afternoon and tells what it is like over there. “And do you miss your sixteen feet?” asks {F}. “Only on the stairs,” says {L}.',
      helper: { name: 'Grandmother Silk', creature: 'moth' },
      outcomes: [
        {
          asked: ['butterfly/wing/fly/flies/flew/become/turn/beautiful/flower'],
          done: 'One morning there was a crack in the shell. Out came a feeler, and something crumpled that opened in the sun, bit by bit, until nothing pinched any more. {F} had not left the twig. “Two wings,” whispered {F}, and over the wall {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'One morning there was a crack in the shell, and out came a feeler, and two wings. {L} flew over the wall, and there they were, all hundred flowers, each with a drop of honey in it. {F} found the gap in the stones, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'One morning there was a crack in the shell. Out came a feeler, and then two wings, bit by bit. “You waited,” said {L}. “I said I would,” said {F}. {L} flew one circle round the twig, sat down on that nose, and {told}.',
        },
      ],
      art: {
        'On the underside of a leaf': 'garden: L eat leaf happy; butterfly',
        'Shall we try it': 'garden: F point happy; L look-up; sunflower',
        'Up on the flower': 'garden: L fall; F startle; flower',
        'two petals on': 'garden: L raise flower happy; F look; wall',
        'like a coat that pinches': 'garden: L eat leaf worried; F look',
        'out of a blade of grass': 'garden: L sit happy on slide; F look',
        'hurry to get out there': 'garden: G say; L look G curious',
        'if I never get': 'garden, evening: L sit sad; F comfort L; wall',
        'wriggled out of': 'garden: L hang happy; F wave happy; leaf',
        'two wings': 'garden, morning: L cheer proud; F cheer; many flower',
        'every afternoon': 'garden: L tell flower happy; F listen',
      },
    },
  ],
};
