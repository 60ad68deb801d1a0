import type { Like } from '../parse/parse-like.ts';

/** Templates about what a character likes, by kind and beat. `{like}` is `Like.phrase`. */
export const likeTemplates: Record<
  Like['kind'],
  { settingOut: string[]; lowest: string[]; ending: string[] }
> = {
  food: {
    settingOut: [
      '{X} had packed {like}, which made the bag heavy and the journey short.',
      '“I have {like} with me,” said {X}, “so nothing very bad can happen.”',
    ],
    lowest: [
      '{X} found the last of the {like} and shared it out in equal parts.',
      '“I still have some {like},” said {X}, and passed the bag round.',
    ],
    ending: ['There was {like}, too. {X} saw to that.', '{X} promised {like} for everyone, with seconds.'],
  },
  activity: {
    settingOut: [
      '{X} talked about {like} the whole way, stopping only to breathe.',
      'To pass the time, {X} explained {like} from the very beginning.',
    ],
    lowest: [
      '{X} tried to think about {like}, which nearly always helped.',
      '“When this is over,” said {X}, “I am going straight back to {like}.”',
    ],
    ending: ['{X} celebrated with a good bit of {like}.', '“And now,” said {X}, “{like}!”'],
  },
  thing: {
    settingOut: [
      '{X} talked about {like} the whole way, stopping only to breathe.',
      'To pass the time, {X} told them everything there is to know about {like}.',
    ],
    lowest: [
      '{X} tried to think about {like}, which nearly always helped.',
      '{X} told them about {like}, to make the waiting shorter.',
    ],
    ending: [
      '“It’s even better than {like},” said {X}, who did not say that lightly.',
      '{X} was so happy that {X} forgot to mention {like} until supper.',
    ],
  },
};

/** Templates about something worn. `{wears}` is `Character.wornItem`. */
export const wornItemTemplates = [
  '{X} pulled the {wears} straight and stood a little taller.',
  '{X} gave the {wears} a pat for luck.',
];
