import type { Place, Weather } from '../../story-plan.ts';
import type { DetailSentences } from './detail-sentences.ts';

/** A place or an hour that makes a difference wherever a story happens: what one sees there, what is in the way there, who is glad there. */
export type World = {
  /** The noun, with its modifiers where they matter. */
  pattern: RegExp;
  sentences: DetailSentences;
  setting?: { main?: Place; weather?: Weather; night?: boolean };
};

export const worlds: readonly World[] = [
  {
    pattern: /^moon$/,
    setting: { main: 'moon' },
    sentences: {
      opener: ['[It all happened|All this happened] {at_word}, where nothing weighs very much.'],
      middle: ['And {at_word} whatever you let go of floats away, and has to be caught first.'],
      done: ['{L} jumped for joy, and took quite a while to come down again.'],
      again: ['At night {L} looks up and knows just where it was.'],
    },
  },
  {
    pattern: /^(?:outer )?space$|^(?:space station|spaceship|rocket)$/,
    setting: { main: 'space' },
    sentences: {
      opener: ['[It all happened|All this happened] {at_word}, where there is no up and no down.'],
      middle: ['And {at_word} whatever you let go of floats away, and has to be caught first.'],
      done: ['They turned somersaults for joy, and nobody came down.'],
      again: ['At night {L} looks up and knows just where it was.'],
    },
  },
  {
    pattern: /^(?:sea|ocean|water)$/,
    setting: { main: 'undersea' },
    sentences: {
      opener: ['[It all happened|All this happened] {at_word}, where everything is blue and nobody hurries.'],
      middle: ['Then a current came by, and they all had to hold on to something.'],
      done: ['{L} laughed, and the laugh went up in big round bubbles.'],
      again: ['Sometimes one big bubble still comes up from there, and {L} knows why.'],
    },
  },
  {
    pattern: /^(?:volcano)$/,
    setting: { main: 'volcano' },
    sentences: {
      opener: ['[It all happened|All this happened] {at_word}, and the ground was warm, like a stove.'],
      middle: ['Then the volcano grumbled, and they all kept still until it had finished.'],
      done: ['High up, the volcano puffed one small white cloud, as if it were pleased.'],
      again: ['The volcano has been in a good mood ever since.'],
    },
  },
  {
    pattern: /^(?:pirate ship|ship|boat|ferry|raft)$/,
    setting: { main: 'ship' },
    sentences: {
      opener: ['[It all happened|All this happened] {at_word}, with nothing but water all around.'],
      middle: ['Just then a big wave came, and everything slid to the other side.'],
      done: ['The ship’s bell rang, and hats flew into the air.'],
      again: ['And all the while the waves went by, one after the other.'],
    },
  },
  {
    pattern: /^(?:roof|rooftop)$/,
    setting: { main: 'city' },
    sentences: {
      opener: ['[It all happened|All this happened] {at_word}, between the chimneys.'],
      middle: ['A gust of wind came over the roof, and they all held on to the chimney.'],
      done: ['Down in the street people looked up and clapped.'],
      again: ['From the roof you can see the whole town. {L} waves to it.'],
    },
  },
  {
    pattern: /^museum$/,
    sentences: {
      opener: ['[It all happened|All this happened] {at_word}, among old kings and glass cases.'],
      middle: ['“Please don’t touch,” said the attendant, who had come after them through three rooms.'],
      done: ['Even the stone lion at the door seemed to smile.'],
      again: ['Whenever {L} goes to the museum now, the attendant winks.'],
    },
  },
  {
    pattern: /^library$/,
    setting: { main: 'library' },
    sentences: {
      opener: ['[It all happened|All this happened] {at_word}, where you whisper.'],
      middle: ['“Shh!” said somebody behind a shelf.'],
      done: ['{L} would have cheered, but in a library you whisper. “Hurray,” whispered {L}.'],
      again: ['The librarian has kept a chair for {L} ever since.'],
    },
  },
  {
    pattern: /^(?:treehouse|tree house)$/,
    setting: { main: 'treehouse' },
    sentences: {
      opener: ['[It all happened|All this happened] {at_word}, high up among the leaves.'],
      middle: ['The whole tree house swayed, and an acorn rolled from one end to the other.'],
      done: ['Even the birds in the branches joined in.'],
      again: ['The rope ladder is still hanging there.'],
    },
  },
  {
    pattern: /^(?:castle|palace)$/,
    setting: { main: 'castle' },
    sentences: {
      opener: ['[It all happened|All this happened] {at_word}, with its hundred stairs.'],
      middle: ['A guard came clanking by, and wanted to know what was going on.'],
      done: ['Somebody blew a trumpet from the tower.'],
      again: ['The guards at the gate still talk about it.'],
    },
  },
  {
    pattern: /^train$/,
    sentences: {
      opener: ['[It all happened|All this happened] {at_word}, and outside the fields went by.'],
      middle: ['Then the train went round a bend, and everything leaned to the left.'],
      done: ['The train whistled, long and high, as if it knew.'],
      again: ['Whenever a train goes by now, {L} waves.'],
    },
  },
  {
    pattern: /^bus$/,
    sentences: {
      opener: ['[It all happened|All this happened] {at_word}, right at the back.'],
      middle: ['Then the bus braked, and they all slid forward.'],
      done: ['The driver hooted three times.'],
      again: ['The driver still says hello to {L}.'],
    },
  },
  {
    pattern: /^(?:plane|aeroplane|airplane|hot-air balloon|balloon)$/,
    setting: { main: 'clouds' },
    sentences: {
      opener: ['[It all happened|All this happened] {at_word}, high above the clouds.'],
      middle: ['Then it bumped over a cloud, and everyone held on tight.'],
      done: ['A flock of wild geese flew past and called.'],
      again: ['When there are clouds in the sky, {L} looks up and thinks of it.'],
    },
  },
  {
    pattern: /^(?:cloud|clouds)$/,
    setting: { main: 'clouds' },
    sentences: {
      opener: ['[It all happened|All this happened] {at_word}, where the ground is as soft as wool.'],
      middle: ['It was not easy to stand there. They kept sinking in.'],
      done: ['Far below a swallow looked up to see what was the matter.'],
      again: ['When there are clouds in the sky, {L} looks up and thinks of it.'],
    },
  },
  {
    pattern: /^(?:classroom|class|school)$/,
    setting: { main: 'school' },
    sentences: {
      opener: ['[It all happened|All this happened] {at_word}, just after the bell.'],
      middle: ['Then the bell rang, in the very middle of it.'],
      done: ['The whole class clapped.'],
      again: ['There is a picture of it on the classroom wall.'],
    },
  },
  {
    pattern: /^kitchen$/,
    setting: { main: 'cottage' },
    sentences: {
      opener: ['[It all happened|All this happened] {at_word}, between the table and the stove.'],
      middle: ['A saucepan fell off the shelf with a clang, and they all jumped.'],
      done: ['There was hot chocolate for everyone, as it was the kitchen.'],
      again: ['The kitchen still smells of it a little.'],
    },
  },
  {
    pattern: /^(?:cave|cellar|tunnel|mine)$/,
    setting: { main: 'cave' },
    sentences: {
      opener: [
        '[It all happened|All this happened] {at_word}, where it is dark and every step can be heard.',
      ],
      middle: ['“Oh no,” said {L}. “…no,” said the echo, and it was quite right.'],
      done: ['“Hurray!” they called. “…ray!” called the echo.'],
      again: ['The echo is still there. {L} sometimes goes and says hello.'],
    },
  },
  {
    pattern: /^(?:jungle|rainforest)$/,
    setting: { main: 'forest' },
    sentences: {
      opener: [
        '[It all happened|All this happened] {at_word}, where it is green on every side and never quite quiet.',
      ],
      middle: ['A monkey had watched it all from a branch, and laughed.'],
      done: ['All the parrots shouted at once.'],
      again: ['The parrots still tell the story to whoever comes by.'],
    },
  },
  {
    pattern: /^(?:desert|sahara)$/,
    setting: { main: 'desert' },
    sentences: {
      opener: ['[It all happened|All this happened] {at_word}, where there is sand as far as you can see.'],
      middle: ['The sand was hot, and it got in everywhere.'],
      done: ['Even the camels looked up.'],
      again: ['The wind has blown their tracks away, but {L} remembers every one.'],
    },
  },
  {
    pattern: /^(?:forest|wood|woods)$/,
    setting: { main: 'forest' },
    sentences: {
      opener: ['[It all happened|All this happened] {at_word}, where the light is green.'],
      middle: ['A woodpecker stopped to watch, and then went on knocking.'],
      done: ['For a moment the whole forest was quiet. Then all the birds began at once.'],
      again: ['{L} would find the place {at_word} again any time.'],
    },
  },
  {
    pattern: /^(?:mountain|mountains|alps)$/,
    setting: { main: 'mountain' },
    sentences: {
      opener: ['[It all happened|All this happened] {at_word}, where you can see a long way.'],
      middle: ['“Oh no!” called {L}. “…no!” called the echo from the other side.'],
      done: ['They shouted for joy, and heard it come back from the other side.'],
      again: ['On a clear day {L} can see the place from the window.'],
    },
  },
  {
    pattern: /^(?:beach|seaside|shore)$/,
    setting: { main: 'shore' },
    sentences: {
      opener: ['[It all happened|All this happened] {at_word}, with the waves coming and going.'],
      middle: ['A wave came up further than the others, and they all got wet.'],
      done: ['The seagulls screamed for joy, or perhaps for chips.'],
      again: ['There is still some sand in everything.'],
    },
  },
  {
    pattern: /^(?:farm|barn|farmyard)$/,
    setting: { main: 'farm' },
    sentences: {
      opener: ['[It all happened|All this happened] {at_word}, and it smelled of hay.'],
      middle: ['The hens came to see, and each of them had something to say about it.'],
      done: ['The cows came to the fence, one after the other, to have a look.'],
      again: ['The hens still talk about it.'],
    },
  },
  {
    pattern: /^zoo$/,
    sentences: {
      opener: ['[It all happened|All this happened] {at_word}, between the ostriches and the elephants.'],
      middle: ['An ostrich looked over the fence and shook its head.'],
      done: ['Behind the fence an elephant trumpeted.'],
      again: ['The ostrich still looks over the fence when {L} comes by.'],
    },
  },
  {
    pattern: /^(?:supermarket|shop|market)$/,
    sentences: {
      opener: ['[It all happened|All this happened] {at_word}, on a busy day.'],
      middle: ['Just then a voice said that cucumbers were cheap today. It was no help at all.'],
      done: ['All the people in the queue clapped.'],
      again: ['At the till they still ask {L} about it.'],
    },
  },
  {
    pattern: /^circus$/,
    setting: { main: 'fair' },
    sentences: {
      opener: ['[It all happened|All this happened] {at_word}, and it smelled of sawdust.'],
      middle: ['A clown came by and laughed until the red nose fell off.'],
      done: ['The band played a fanfare.'],
      again: ['The clown still has a poster of it in the caravan.'],
    },
  },
  {
    pattern: /^(?:tent|campsite)$/,
    sentences: {
      opener: ['[It all happened|All this happened] {at_word}, with the zip pulled up.'],
      middle: ['Something rustled outside, and they all kept quiet for a while.'],
      done: ['Outside an owl called, as if it had been waiting for that.'],
      again: ['The tent still smells of grass.'],
    },
  },
  {
    pattern: /^(?:living room|sitting room|lounge)$/,
    sentences: {
      opener: ['[It all happened|All this happened] {at_word}, between the sofa and the lamp.'],
      middle: ['Then they had to stop, because somebody was looking for the newspaper.'],
      done: ['Even the old clock on the wall struck, although it had not done so for years.'],
      again: ['Now it is a living room like any other again. {L} knows better.'],
    },
  },
];
