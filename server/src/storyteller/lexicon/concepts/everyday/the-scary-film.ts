import type { StorySourceInput } from '../../story-source.ts';

/** Stories about having seen something frightening on a screen. */
export const theScaryFilm: StorySourceInput = {
  id: 'the-scary-film',
  words: [
    'scary film/movie/video/programme/show',
    'watch/watching/watched/saw/seen scary/frightening/horror',
    'horror film/movie',
    'afraid/scared of film/movie/video/news',
    'afraid/scared after film/movie',
    'too scary',
    'scary picture/pictures',
    'bad news on television/tv/the news',
    'news on tv',
    'war on the news/tv/television',
    'afraid of war',
    'scary book',
  ],
  situations: [
    'afraid',
    'learn',
    'question',
    'trait',
    'deed',
    'wants',
    'has',
    'own-wish',
    'cannot',
    'refuses',
    'reluctant',
    'value',
  ],
  gentle: true,
  happensToLead: true,
  topic: 'a film that was too frightening',
  thing: 'the film in the head',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  night: true,
  plots: [
    {
      id: 'the-film-that-would-not-stop',
      titles: ['The Film That Would Not Stop', 'Too Frightening!', 'Behind the Camera'],
      goal: 'get the pictures out of {L}’s head',
      trouble: 'the film went on in {L}’s head',
      solved: 'the pictures had become small',
      opener:
        'They had told {L+} not to watch it. But the big ones had it on, and the door was ajar. There was a house in it, and a stair, and a hand. Then {L} ran away. It was too late, the film had come along.',
      friend:
        '“What’s the matter?” asked {F+} the next day. “Nothing,” said {L}, and did not go round the corner of the corridor first.',
      problem:
        'By day it was all right. But as soon as it was dark, the film began, without any switch. The stair. The hand. {L} pulled up the blanket. “I wasn’t allowed to watch it,” {L} thought, “so I mustn’t tell anyone either.”',
      tries: [
        '{L} kept both eyes open. The film ran on the ceiling instead.',
        '{L} thought very hard about not thinking of the hand. Try it yourself. There it is.',
        '{L} said to {F} that it hadn’t been frightening, only silly. {F} said, “Then why are you whispering?”',
      ],
      tip: '“I paint the hands for films like that,” said {G+}, who lived on the third floor. “It’s rubber, and in the breaks I hang my hat on it. You’ve only seen what’s in front of the camera. Tell somebody at home. And then turn the camera round.”',
      low: 'Turn it round? {L} imagined it. There must have been a whole crowd of people standing there, beside the stair, in jumpers.',
      turn: 'First of all {L} told them at home. “Thank you for saying so,” they said. “Now we’ll carry it together.” Then they fetched paper. {L} drew the stair, and the hand. And then everything that you couldn’t see: somebody holding the lamp, somebody with a sandwich, and a dog.',
      done: 'In the end the hand was very small, right at the edge, and wore a woolly glove. In the night the film began once more, with the stair. But this time the dog ran off with the glove, and somebody called “Cut!” {L} turned over and slept.',
      again:
        'Next time, {L} closes the door. “Is it too frightening?” the big ones call. “Not for me,” says {L}. “I just know how it ends. They all have sandwiches.”',
      helper: { name: 'Mr Greasepaint', creature: 'fox' },
    },
  ],
};
