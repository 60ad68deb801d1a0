import type { StorySourceInput } from '../../story-source.ts';

/** Stories about making up a song. */
export const writingASong: StorySourceInput = {
  id: 'writing-a-song',
  words: [
    'write/writing/invent/inventing/compose/composing a/own/the song/tune/melody/songs',
    'write/writing song/songs/tune/music',
    'make up song/songs/tune',
    'making up a song',
    'songwriter',
    'songwriting',
    'compose/composing',
    'own song',
    'my own song',
    'song that i wrote/made up',
    'song i made up',
    'class song',
    'a song for grandma/mum/dad/my friend',
  ],
  situations: [
    'learn',
    'cannot',
    'wants',
    'make',
    'visit',
    'newcomer',
    'question',
    'ability',
    'trait',
    'deed',
    'has',
    'own-wish',
    'thing-pair',
    'being-and-thing',
    'what-if',
    'works-as',
    'wants-to-be',
    'own-wish-to-be',
    'lacks',
  ],
  topic: 'making up a song',
  thing: 'the song',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'the-gate-and-the-drops',
      titles: ['The Song of Our Street', '{L} Looks for a Tune', 'Hee, Haw, Plink'],
      goal: 'make up a song for the street party',
      trouble: 'no tune would come',
      solved: 'the song was finished',
      opener:
        'There was going to be a street party on Saturday, with lanterns and long tables. Everybody was to bring something. {L+} had said without thinking: “I’ll bring a song. A new one, that’s never been heard before.”',
      friend:
        '“What does it go like?” asked {F+}. {L} opened up to sing it. Nothing came out. There was no song yet. There were only four days.',
      problem:
        '{L} sat down with a sheet of paper and waited. Words came now and then: street, party, sausage. But they lay about on the paper like beads without a string. What was missing was the tune.',
      tries: [
        'On Monday {L} found a lovely tune. “That’s Twinkle, Twinkle,” said {F} after two lines. It was.',
        'On Tuesday {L} tried to think of a tune by force, with a frown and both eyes shut. What came was a headache.',
        'On Wednesday {L} pressed any old keys on the piano. It sounded like a cat walking over it. It had, in fact, been the cat.',
      ],
      tip: '“I’ve never thought one up in my life,” said {G+} from the gutter. “I just hear something and join in. What do you suppose the street’s been doing all this time?”',
      low: 'On Thursday it had rained. {L} leaned on the garden gate and pushed it a bit, to and fro. Hee-haw, went the gate. Hee-haw.',
      turn: 'Hee-haw? Two notes! And plink, plink, plonk, went the drops into the barrel. {L} hummed the gate and then the drops. The third bit was the bell above the baker’s door, ding-a-ding. {L} strung them all together, and the words jumped on by themselves.',
      done: '“Hee-haw, who’s at the gate? Plink, plonk, don’t be late!” {L} sang it on Saturday under the lanterns. By the second time they all knew it, because they had been hearing it for years without noticing. {F} played the barrel.',
      again: 'Nobody is allowed to oil the gate any more. It’s the first two notes.',
      helper: { name: 'Signor Pepe', creature: 'sparrow' },
      outcomes: [
        {
          asked: ['sing/song/dance/play/perform/everyone/everybody/street/know/clap/concert/radio/famous'],
          done: '“Hee-haw, who’s at the gate? Plink, plonk, don’t be late!” sang {L} on Saturday under the lanterns. They knew it all along, from the gate, the barrel and the baker’s bell. By the second time {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '“Hee-haw, who’s at the gate? Plink, plonk, don’t be late!” sang {L} under the lanterns, and {F} played the barrel. Those who were late came running at that, with sausages. Along the long tables {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '“Hee-haw, who’s at the gate? Plink, plonk, don’t be late!” sang {L} on Saturday under the lanterns. {F} played the barrel, and it splashed on every plonk. The baker came out to see who had stolen the bell. And {told}.',
        },
      ],
    },
  ],
};
