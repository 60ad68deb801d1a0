import type { StorySourceInput } from '../../story-source.ts';

/** Stories about doing it {L’s} own way. */
export const disability: StorySourceInput = {
  id: 'disability',
  words: [
    'disability',
    'prosthetic leg/arm/hand',
    'artificial leg/arm/hand',
    'limb difference',
    'one leg/arm/hand',
    'new leg',
    'cerebral palsy',
    'leg brace',
    'disabled child/children',
  ],
  situations: ['thing-pair', 'being-and-thing', 'learn', 'question', 'has', 'trait', 'ability', 'newcomer'],
  topic: 'doing it {L’s} own way',
  thing: 'the climbing frame',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'my-own-way-up',
      titles: ['{L’s} Own Way Up', 'As Well As I Can', 'Another Way to the Top'],
      goal: 'get to the top of the climbing frame',
      trouble: '{L} could not climb the way the others did',
      solved: '{L} had found a way to the top',
      opener:
        '{L’s} body did some things differently. Some of them took longer, and some of them {L+} did in a way that nobody else had thought of. {L} could open a jar with one elbow.',
      friend:
        '“There’s a new climbing frame in the park,” said {F+}, “with a tower on top. You can see the river from it. Are you coming?”',
      problem:
        'The others were up in no time, hand, foot, hand, foot. {L} tried it just like them, and after the second bar it didn’t go any further. “Shall we carry you?” called somebody from above. {L} did not want to be carried.',
      tries: [
        '{L} tried it just like the others again, only harder. {L’s} arms shook, and it ended in the sand.',
        'They all pushed from below. It was wobbly and not at all nice, and {L} said, “Stop.” They stopped.',
        '“You can stay down and guard the bags,” said somebody. {L} guarded them for as long as it takes to say so.',
      ],
      tip: '“Everybody’s telling you how they do it,” said {G+}, who had built the frame. “But you know your own body best. What is it good at? I can put in a bar where there isn’t one, but you’ll have to tell me where.”',
      turn: '{L} looked at the frame for a long time. On the far side was a net that you could sit in. {L} went up it backwards: sit, pull, rest, sit, pull, rest. Only at the top something was missing. “There,” said {L}, “one bar, please.”',
      done: '{G} screwed it on. {L} took hold of the bar, pulled once more, and sat in the tower. There was the river, and a boat on it! “How did you get up there?” called the others. They tried {L’s} way too, and it was the best one of all.',
      again:
        'The new bar is red. It takes {L} a little longer to the top than the others. The view is just the same.',
      helper: { name: 'Carpenter Elm', creature: 'beaver' },
      outcomes: [
        {
          asked: ['top/climb/tower/view/river/see'],
          kinds: ['sees'],
          done: '{G} screwed the new bar on, just where {L} had pointed. Sit, pull, rest, and one last pull. There was the river, and a boat on it. “How did you get up there?” called the others, and {told}.',
        },
        {
          asked: ['win/race/medal/prize/proud/brave'],
          kinds: ['gets', 'given-by', 'all-get', 'claps', 'happy', 'feels', 'says', 'says-words'],
          done: '{L} took hold of the new bar, pulled once more, and sat in the tower, backwards up and all by {L’s} own way. “That’s the best way of all,” said {G}, who had built the frame and not known it. So {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'plays',
            'invited',
          ],
          done: '{L} pulled once more, and sat in the tower. There was the river! “How did you get up there?” called the others. They tried {L’s} way, backwards, sit, pull, rest, and got stuck in the net all at once, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'makes', 'home', 'way-home', 'tells', 'sleep'],
          done: 'With one new bar {L} sat in the tower and saw the river. The others came up by {L’s} way, one after another, sit, pull, rest. It took a while, and it was crowded on top. {F} had a bag round the neck, and {told}.',
        },
      ],
      art: {
        'body did some things': 'kitchen: L hold jar happy; table',
        'a new climbing frame': 'village: F point happy; L listen curious; tower',
        'The others were up in no time': 'playground: L look sad; children, tower',
        'just like the others again': 'playground: L fall; sandpit, tower',
        'They all pushed from below': 'playground: L climb worried on ladder; children',
        'You can stay down and guard': 'playground: L sit sad; many bag',
        'who had built the frame': 'playground: G show hammer calm; L listen curious',
        'looked at the frame for': 'playground: L look curious at net; net, tower',
        'backwards: sit, pull': 'playground: L point happy; net, tower',
        'sat in the tower': 'playground: L cheer proud on tower; F cheer; ship',
        'There was the river, and': 'playground: L cheer proud on tower; F cheer; ship',
        'The new bar is red': 'playground: L wave happy on tower; children',
      },
    },
  ],
};
