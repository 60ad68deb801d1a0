import type { Apartness } from './apart.ts';

/** What is told of somebody who cannot take part (`{X}`): on the first page, on the others, and from the ending on. */
export type ApartLines = { first: string[]; middle: string[]; end: string[] };

/** What is told when whoever was away or ill has come back. */
export const reunionLines: readonly string[] = [
  '{X} held {L} close.',
  '“I’m so glad you’re here,” said {L} to {X}.',
  '{L} and {X} sat close together for a long time.',
];

/** The sentences for each reason. The dead are remembered, whoever is away is missed, a baby is looked after, and who is feared keeps still. */
export const apartLines: Readonly<Record<Apartness, ApartLines>> = {
  dead: {
    first: [
      'It was {X} who had died, and {L} could think of nothing else.',
      '{X} had died, and everybody was sad.',
    ],
    middle: [
      '{L} missed {X}.',
      '{L} thought of {X}.',
      '{L} looked at a picture of {X}.',
      '“I miss {X},” said {L}.',
      '{L} remembered a sunny day with {X}.',
      'It was strange to be here without {X}.',
      'They talked about {X} for a while.',
      '{L} said {X’s} name out loud.',
    ],
    end: [
      '“We won’t forget {X},” said {L}.',
      '{L} thought of {X}, and smiled a little.',
      '{X} was gone, but the love for {X} was not.',
      'They told each other what they had loved about {X}.',
    ],
  },
  away: {
    first: ['It was {X} who had to be away.', '{X} was away, and the house felt too quiet.'],
    middle: [
      '{L} missed {X}.',
      '{L} thought of {X}.',
      '{L} looked at a picture of {X}.',
      '“I wish {X} were here,” said {L}.',
      '{L} wondered what {X} was doing just now.',
      '“Is {X} thinking of us, too?” asked {L}.',
      'They talked about {X} for a while.',
      '{L} drew a picture for {X}.',
    ],
    end: [
      '“I’ll tell {X} all about it,” said {L}.',
      '{L} thought of {X}, and it did not hurt so much.',
      '“{X} loves me, near or far,” said {L}.',
      '{L} kept something safe to show {X}.',
    ],
  },
  ill: {
    first: ['It was {X} who was ill.', '{X} was ill and had to rest.'],
    middle: [
      '{L} thought of {X}.',
      '“I hope {X} feels better soon,” said {L}.',
      '{L} wondered how {X} was.',
      '{L} drew a picture for {X}.',
      '{X} needed a lot of rest.',
    ],
    end: ['{X} was glad to have {L}.', '{L} thought of {X}, and was glad.', '{X} smiled a little that day.'],
  },
  baby: {
    first: ['{X} was so small that everybody spoke in whispers.', '{X} lay in the cradle, with tiny hands.'],
    middle: [
      '{X} looked at them with big round eyes.',
      '{X} kicked with both feet.',
      '{X} yawned a very small yawn.',
      '{L} looked at {X’s} tiny hands.',
      'Somebody had to hold {X}.',
      '{X} made a bubble.',
      '{X} stretched both arms.',
      '{X} wrinkled a very small nose.',
      '{X} grasped {L’s} finger.',
    ],
    end: [
      '{X} smiled at {L}.',
      '{X} gurgled happily.',
      '{L} gave {X} a kiss on the nose.',
      '{L} waved to {X}.',
    ],
  },
  feared: {
    first: [],
    middle: [
      '{X} stayed there and did nothing at all.',
      '{X} kept very still.',
      '{X} waited, a long way off.',
      '{X} did not come any closer.',
      '{X} only looked.',
      '{X} sat down quietly.',
      '{X} did not know that anybody was afraid.',
    ],
    end: [
      '{X} looked friendly from here.',
      '{X} came a little closer, very gently.',
      '{L} smiled at {X}.',
      '“Good night, {X},” said {L}.',
    ],
  },
  lost: {
    first: ['{X} was gone.', 'It was {X} who was missing.'],
    middle: [
      '“{X}!” they called. “{X}!”',
      '{L} wondered where {X} was.',
      '{L} thought of {X}, all alone.',
      '“I hope {X} is all right,” said {L}.',
      '{L} missed {X}.',
      '“Has anybody seen {X}?” asked {L}.',
      '“We won’t give up until we find {X},” said {L}.',
    ],
    end: ['“There you are, {X}!” said {L}.', '{X} was home again.'],
  },
  forgetful: {
    first: ['{X} sat in the armchair, as on every day.', 'It was {X} who forgot things now.'],
    middle: [
      '{X} looked out of the window.',
      '{X} hummed a little.',
      '{L} sat down close to {X}.',
      '{X} folded a napkin, and unfolded it again.',
      '{L} loved {X} just the same.',
      '{L} held {X’s} hand.',
    ],
    end: [
      '{X} smiled at {L}.',
      '“That was lovely,” said {X}.',
      '{X} squeezed {L’s} hand.',
      '{L} kissed {X} good night.',
    ],
  },
  imaginary: {
    first: ['Only {L} could see {X}.', '{X} was {L’s} friend, and nobody else could see {X}.'],
    middle: [
      '{X} stayed close to {L}.',
      '{X} was there too, and only {L} knew it.',
      '{L} looked at {X}, and {X} nodded.',
      '{X} whispered something, and {L} smiled.',
      '“{X} thinks so, too,” said {L}.',
      '{L} held {X’s} hand, though nobody could see it.',
      '{X} sat down beside {L}.',
    ],
    end: ['{X} smiled at {L}.', '“Good night, {X},” said {L}.', '{X} waved to {L}.'],
  },
  expert: {
    first: [],
    middle: [
      '{X} was kind, and had plenty of time.',
      '{X} waited and smiled.',
      '“Take your time,” said {X}.',
      '{X} nodded to {L}.',
    ],
    end: ['“Well done,” said {X}.', '“You can be proud,” said {X}.', '{X} waved goodbye to {L}.'],
  },
  broken: {
    first: ['There was nobody like {X}.'],
    middle: [
      '{X} did not make a sound.',
      '{X} stood quite still.',
      '{L} patted {X}.',
      '“Poor {X},” said {L}.',
      '“We’ll help you, {X},” said {L}.',
      '{X} waited patiently.',
      '{L} looked at {X} from all sides.',
    ],
    end: ['“Well done, {X}!” said {L}.', '{X} looked as good as new.', '{L} gave {X} a big hug.'],
  },
  parted: {
    first: ['{L} held {X’s} hand.', '{X} was only a step ahead.', '{L} walked close behind {X}.'],
    middle: [
      '“{X}!” called {L}. “{X}!”',
      '{L} wondered where {X} was.',
      '{X} was nowhere to be seen.',
      '“Have you seen {X}?” asked {L}.',
      '{X} must be looking, too.',
      '{L} missed {X} very much.',
      '“I want {X},” said {L}.',
    ],
    end: ['“There you are, {X}!” said {L}.', '{L} held on to {X} and did not let go.'],
  },
  matter: {
    first: ['{X} was at the bottom of it all.'],
    middle: [
      '{X} stayed where it was.',
      '{X} did not say a word.',
      '{X} only looked.',
      '{L} thought of {X} again.',
      '{X} would not go away.',
      '{L} looked at {X}.',
      'It was all because of {X}.',
      '{X} kept quite still.',
    ],
    end: ['{L} smiled at {X}.', 'Now {L} and {X} knew each other better.', '“Good night, {X},” said {L}.'],
  },
};

/** What a young animal does that does not know yet what people say. */
export const petLines: readonly string[] = [
  '{X} looked up and waited.',
  '{X} thought it was a game.',
  '{X} did not understand a word.',
  '{X} sniffed at everything.',
  '{L} stroked {X}.',
  '{X} rolled over.',
  '{X} sat down, and got up again at once.',
  '{X} yawned.',
  '{L} gave {X} a cuddle.',
  '{X} looked very pleased.',
  '{X} ran in a circle.',
];
