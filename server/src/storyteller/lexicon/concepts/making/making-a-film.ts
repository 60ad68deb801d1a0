import type { StorySourceInput } from '../../story-source.ts';

/** Stories about making a film, picture by picture. */
export const makingAFilm: StorySourceInput = {
  id: 'making-a-film',
  words: [
    'make/making/shoot/shooting a/own/the film/movie/video',
    'make/making film/movie/video/cartoon/animation',
    'stop motion',
    'stop-motion',
    'stop motion film',
    'animation',
    'animated film',
    'cartoon film',
    'film director',
    'movie star',
    'film star',
    'film studio',
    'our own film',
    'film crew',
    'be/being in a film',
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
  ],
  topic: 'making a film',
  thing: 'the camera',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'picture-by-picture',
      titles: ['The Mouse That Walked', 'Picture by Picture', '{L} Makes a Film'],
      goal: 'make a film in which a clay mouse walked',
      trouble: 'the clay mouse did not walk',
      solved: 'the clay mouse walked in the film',
      opener:
        '{L+} had made a mouse out of grey clay, with a tail of string. It was to be the star of a film: “The Mouse and the Matchbox”. There was a stage made of a shoebox, and a camera. “Action!” called {L}.',
      friend:
        '{F+} was in charge of the light and pressed the button. The camera whirred. The mouse did what clay does: nothing. “It isn’t moving,” reported {F} after a while.',
      problem:
        'They pushed it from behind with a finger. In the film there was a finger as big as a tree, and behind it came a mouse. They pulled it by a thread. In the film it fell over. However was a clay mouse to walk by itself?',
      tries: [
        'They shook the shoebox. That made an earthquake film. It was quite good, but it had a different story.',
        '{F} blew at it. It didn’t stir, but the matchbox flew out of the picture.',
        'They filmed it for an hour, in case it should move when nobody was bothering it. {L} fell asleep before the mouse did.',
      ],
      tip: '“Every film’s a fib,” said {G+}, who used to run the cinema. “Nothing moves in there at all. It’s one still picture after the other, a little bit different each time. Only they go by too fast for you to notice.”',
      low: 'On the shelf lay an old notepad. {F} flicked through it with a thumb. On every page there was a dot, and it seemed to hop.',
      turn: 'A little bit different each time! {L} took one picture. Click. Then {L} moved the mouse on by the width of a pencil. Click. One foot. Click. The other foot. Click. It took the whole afternoon, and a hundred and fifty clicks.',
      done: 'They hung up a sheet and put out the light. The pictures ran one after the other. And the mouse walked! It came round the corner, all by itself, sniffed at the matchbox, climbed in and pulled the lid shut. It lasted fifteen seconds. They watched it eleven times.',
      again: 'At the end you see: “Light: {F}”. “Film: {L}”. And then, quite small: “No mouse was hurried.”',
      helper: { name: 'Mr Reel', creature: 'man' },
      outcomes: [
        {
          asked: ['film/movie/show/cinema/audience/star/watch/premiere/award/prize/screen'],
          done: 'They hung up a sheet and put out the light. And the mouse walked! It came round the corner, all by itself, sniffed at the matchbox, climbed in and pulled the lid shut. It lasted fifteen seconds. “Again!” So {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'They hung up a sheet and put out the light. And the mouse walked, all by itself, round the corner and into the matchbox! In the real cinema there is something to crunch with it. {G} had brought a whole bucket, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'They hung up a sheet and put out the light. And the mouse walked! It sniffed at the matchbox, climbed in and pulled the lid shut. It lasted fifteen seconds. After the eleventh time {F} turned on the lamp, and {told}.',
        },
      ],
    },
  ],
};
