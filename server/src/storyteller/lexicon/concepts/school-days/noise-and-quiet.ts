import type { StorySourceInput } from '../../story-source.ts';

/** Stories about noise and quiet. */
export const noiseAndQuiet: StorySourceInput = {
  id: 'noise-and-quiet',
  words: [
    'noise',
    'silence',
    'loud and quiet',
    'loud/quiet sound/sounds',
    'talk too loudly',
    'talked too loud',
    'talked too loudly',
    'speak too loud',
    'speak too loudly',
    'shout too loud',
    'shout too loudly',
    'sing too loud',
    'sing too loudly',
    'noises and sounds',
    'sounds around us',
    'peace and quiet',
  ],
  situations: ['thing-pair', 'being-and-thing', 'learn', 'question'],
  topic: 'noise and quiet',
  thing: 'the quiet',
  home: 'cottage',
  main: 'city',
  plots: [
    {
      id: 'where-is-the-quiet',
      titles: ['{L} Looks for the Quiet', 'Hush!', 'What You Can Hear When It’s Quiet'],
      goal: 'find a quiet place',
      trouble: 'it was noisy everywhere',
      solved: '{L} had found the quiet',
      opener:
        'There was drilling in the street, and the neighbour’s radio was on. In the kitchen the mixer was howling, and somebody was singing along with it. {L+} held both ears. “I’m going to look for some quiet,” said {L}.',
      problem:
        'But where do you find that? In the yard somebody was beating a carpet. In the park dogs were barking. Noise was everywhere, even in the stairwell: in there every step said “tock” three times.',
      tries: [
        '{L} shouted, “Quiet!” Now it was louder by one.',
        'They put cushions over their heads. It was less loud, but it was stuffy, and inside there was a thumping noise. It was {L’s} own heart.',
        'They climbed to the top of the church tower. Up there it was really quiet. Then it struck twelve.',
      ],
      tip: '“I tune pianos,” said {G+}. “When I want to hear one string, I let the other sounds go by, like carts, one at a time. Sit down. Which is the loudest? Let it go by. What’s behind it?”',
      turn: '{L} sat down on the bench and shut both eyes. The loudest was the drill. {L} let it go by. Behind it was the radio, and {L} let that go by as well. Behind it the leaves rustled. And behind the leaves a bee was humming.',
      done: 'Nobody had switched anything off. And all the same it was quiet, in the middle of the noise, in {L}. {F} had heard it as well. They sat on the bench until the drill stopped for lunch, and then it was so quiet that they had to whisper.',
      again:
        'In the evening {L} listens through the sounds of the house, one after the other. The last is always the same: somebody’s breathing, and it’s {L}.',
      outcomes: [
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares', 'gets'],
          done: 'It was quiet, in the middle of the noise, in {L}. Then the drill stopped for lunch. The man who had been drilling sat down at the end of the bench, and unwrapped something, without rustling. “Listen,” said {L}, “a bee.” And {told}.',
        },
        {
          asked: ['quiet/quietly/silent/silence/calm/peace/peaceful/listen/hear/sound/noise/whisper/loud'],
          kinds: ['learns', 'sees', 'feels', 'home', 'way-home', 'stays', 'makes'],
          done: 'Nobody had switched anything off. And all the same it was quiet, in the middle of the noise, in {L}. They sat on the bench until the drill stopped for lunch. Then only the leaves were left, and the one bee, and {told}.',
        },
        {
          asked: ['make/find/get/meet/have/become/best/new/good friend'],
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'happy',
            'friends',
            'team',
            'still-friends',
            'says',
            'sleep',
            'helps',
          ],
          done: 'It was quiet, in the middle of the noise, in {L}. {F} had heard the bee as well. When the drill stopped, they had to whisper, and even the one who had been beating the carpet came over on tiptoe to ask what there was. And {told}.',
        },
      ],
      helper: { name: 'Mr Fork', creature: 'cricket' },
    },
  ],
};
