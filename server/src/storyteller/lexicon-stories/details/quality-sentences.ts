import type { DetailSentences } from './detail-sentences.ts';

/** What something is like: first that is in the way, and at last it helps. `{the_word}` is who or what is so: `the old ferry`. */
export const qualitySentences = {
  old: {
    opener: ['Nobody could say any more how old {the_word} was. Very, at any rate.'],
    problem: ['“Too old,” people said of {the_word}. “Why not get a new one?” They said it quite loudly.'],
    attempt: [
      'They tried it with a new one instead. It was shiny and quick, and did not know where to begin.',
    ],
    turn: [
      '“How did it go in the old days?” asked {L}. And there was a trick, so old that everybody had forgotten it, and {the_word} had not.',
    ],
    again: ['Nobody says “too old” any more. They say, “What a good thing we’ve got {the_word}.”'],
  },
  small: {
    opener: ['One had to look twice to see {the_word}, and then once further down.'],
    problem: ['And how can anyone as small as that manage it? People looked straight over the top.'],
    attempt: ['They put {the_word} on a box, and on that another box. Now it was high, and it wobbled.'],
    turn: [
      '“It’s too narrow for any of us,” said {L}. “It takes somebody really small.” They all looked down, at the same time.',
    ],
    again: ['They look twice these days, at everything that’s small.'],
  },
  big: {
    opener: ['There was a good deal of {the_word}. It began here, and it ended over there.'],
    problem: ['And {the_word} was simply too big. Doors, chairs, blankets: nothing was made for that.'],
    attempt: ['They breathed in and made themselves thin. Something fell over next door.'],
    turn: ['“Who can see right over the roofs?” asked {L}. And everyone turned round to {the_word}.'],
    again: ['“Too big?” they say now. “For what?”'],
  },
  slow: {
    opener: ['With {the_word} everything took its time.'],
    problem: ['By the time {the_word} had got going, the others were back already.'],
    attempt: ['“Faster!” they all called. So it went faster, and wrong.'],
    turn: [
      'All the fast ones had run past it. One sees it only if one goes slowly, as slowly as {the_word}. “There!” said {L}.',
    ],
    again: ['When it matters, they let {the_word} go in front now.'],
  },
  fast: {
    opener: ['One hardly ever saw {the_word}. One saw where {the_word} had been.'],
    problem: ['But whoever is as fast as that is past it before anyone can say “stop”.'],
    attempt: ['They tried to keep up. After {many} steps they were sitting in the grass.'],
    turn: [
      '“There are {many_too} minutes left,” said {L}. “Who can do it in three?” There was only one answer.',
    ],
    again: ['And now and then {the_word} even stands still, to see what it looks like.'],
  },
  shy: {
    opener: ['Of {the_word} one saw mostly the tip of one ear. So shy was {the_word}.'],
    problem: ['And {the_word} was far too shy to say a word about it.'],
    attempt: ['“Just say it, nice and loud!” they told {the_word}. After that it was quieter than before.'],
    turn: [
      'Whoever is shy looks on a great deal, and whoever looks on sees things. {The_word} came up to {L}, and whispered.',
    ],
    again: ['{The_word} is still shy. But now they all know what it’s good for.'],
  },
  loud: {
    opener: ['One could hear {the_word} from {distance}, and the cups shook.'],
    problem: ['It was so loud that windows were shut wherever they went.'],
    attempt: ['They tried it in a whisper. It was a whisper that could be heard at the bakery.'],
    turn: [
      '“What we need now can be heard right up to the hill,” said {L}, and everyone put their fingers in their ears. “Go on!”',
    ],
    again: ['People have got used to it. They’d miss the noise.'],
  },
  grumpy: {
    opener: ['{The_word} had got out of bed on the wrong side, and it was a bed against the wall.'],
    problem: ['And {the_word} was grumpy, and made no secret of it. Whoever came near got some of it.'],
    attempt: ['They tried it with a joke. {The_word} had heard it before.'],
    turn: [
      '“You needn’t be cheerful,” said {L}. “Just come along.” There was a growl. Then there were footsteps.',
    ],
    again: ['{The_word} is still grumpy, on {day}s. One would worry otherwise.'],
  },
  lonely: {
    opener: ['On the table there was one cup, and one spoon. That was how {the_word} lived.'],
    problem: ['And nobody came to {the_word}, all day long. That was the worst of it.'],
    attempt: ['They waved from outside. Waving is nice, but the door stays shut.'],
    turn: [
      '{L} went in, sat down, and asked for nothing. There were two of them now. That changed everything.',
    ],
    again: ['There are two cups now, and on Sundays {many}.'],
  },
  sleepy: {
    opener: ['{The_word} yawned so that one could see right to the back.'],
    problem: ['And in the middle of it {the_word} fell asleep, as always.'],
    attempt: [
      'They sang, they clapped, and they turned the wireless up. {The_word} smiled in that sleep, and turned over.',
    ],
    turn: [
      '“Sh,” said {L}. “It only works when everything’s still. And nobody keeps as still as {the_word}.”',
    ],
    again: ['And then they all lay down beside {the_word}. It had been a long day.'],
  },
} satisfies Record<string, DetailSentences>;
