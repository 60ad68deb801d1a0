import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a sister or brother who is in hospital. */
export const siblingInHospital: StorySourceInput = {
  id: 'sibling-in-hospital',
  words: [
    'brother/sister in hospital',
    'brother/sister hospital',
    'brother/sister very/really/seriously/has ill/sick/cancer',
    'brother/sister operation',
    'sibling in hospital',
    'sibling ill/sick',
    'sick brother/sister',
    'ill brother/sister',
    'visit/visiting brother/sister in hospital',
    'brother have cancer',
    'brother have leukaemia',
    'brother has leukaemia',
    'sister have cancer',
    'sister have leukaemia',
    'sister has leukaemia',
  ],
  situations: [
    'trait',
    'deed',
    'wants',
    'learn',
    'question',
    'longing',
    'absence',
    'has',
    'sad',
    'works-as',
    'cannot',
    'refuses',
    'ailment',
    'broken',
    'damage',
    'lacks',
    'quarrel',
    'afraid',
    'own-wish',
    'value',
  ],
  gentle: true,
  happensToLead: true,
  topic: 'a sister or brother in hospital',
  thing: 'the walkie-talkie',
  creature: 'brother',
  home: 'cottage',
  main: 'city',
  plots: [
    {
      id: 'the-parcel-with-air-from-home',
      titles: ['A Parcel of Home', '{S} Is in Hospital', 'The Other Child'],
      goal: 'do something for {S}',
      trouble: '{S} was in hospital, and {L} could only wait',
      solved: '{S} had a piece of home, and {L} had somebody to talk to',
      opener:
        '{S} was in hospital. The bed on the other side of the room was made, and quite flat. It had been like that for six nights. {L+} had never known how quiet it could be at night if nobody breathes.',
      friend:
        '{L} stayed with the neighbour after school, because everybody was always just on the way to the hospital. “How’s {S} today?” people asked {L} in the street. It was the only question they had.',
      problem:
        '{L} was worried about {S}, every day. But there was something else as well. Nobody had noticed the gap in {L}’s teeth. Nobody had come to the concert. “I’m here too,” thought {L}, and was ashamed of it at once.',
      tries: [
        '{L} wished for a tummy ache, a very small one. It didn’t come, and it wouldn’t have helped {S}.',
        '{L} was so good that nobody had to worry. {L} was so good that everyone quite forgot to look.',
        '{L} wanted to send the whole bed, so that {S} would sleep better. It doesn’t go through the door.',
      ],
      tip: '“I work on the children’s ward,” said {G+}. “You can be worried and cross at the same time. It’s allowed. And both of you are missing the same thing: the other one. Tell them at home. And send something that only you can know.”',
      low: 'Something that only {L} could know. {L} lay down on {S}’s bed and listened. The tap dripped. The cat from next door walked across the roof. {S} would not have heard that for six nights.',
      turn: 'In the evening {L} said it, in the middle of supper: “I miss {S}. And I miss you.” Two spoons stopped in the air. Then somebody pulled {L} on to their lap, and stayed sitting there. And afterwards they helped to look for a box.',
      done: 'Into the box went the sound of the tap, on tape, a hair from the cat, and the crust that {S} always pinched. On Sunday {L} was allowed to take it there. {S} was pale. But {S} smelled the box, and laughed. “It’s like home,” said {S}.',
      again:
        'On Wednesdays one of the grown-ups belongs to {L} for a whole hour. And the box travels there and back until {S} does, too.',
      helper: { name: 'Nurse Hazel', creature: 'deer' },
      outcomes: [
        {
          asked: ['brother/sister/he/she/they come/home/better/well/back/leave', 'home', 'better/well'],
          kinds: ['home'],
          done: 'Into the box went the sound of the tap, a hair from the cat, and a crust. {S} smelled it, and laughed. “It’s like home.” The box travelled there and back, week after week, a bit fuller each time, and then {told}.',
          again:
            'At night you can hear two breathing again. And on Wednesdays one of the grown-ups still belongs to {L}, for a whole hour.',
        },
        {
          asked: ['mum/dad/parent/mummy/daddy time/play/hug/hour/attention/notice', 'hug'],
          kinds: ['hugs', 'stays', 'happy'],
          done: 'In the box were the sound of the tap and a hair from the cat. {S} smelled it, and laughed. And at home, on Wednesdays, one of the grown-ups belonged to {L} for a whole hour, with the gap in {L}’s teeth to start with. So {told}.',
        },
        {
          kinds: ['laughs', 'says', 'tells', 'friends', 'team', 'sees'],
          done: 'Into the box went the sound of the tap, on tape, a hair from the cat, and a crust. On Sunday {L} was allowed to take it there. {S} was pale. But {S} smelled the box. “It’s like home,” said {S}, and {told}.',
        },
        {
          kinds: ['plays', 'party', 'eats', 'shares', 'makes', 'gets', 'claps', 'sleep'],
          done: 'On Sunday {L} took the box to the hospital: the sound of the tap, a hair from the cat, the crust. {S} smelled it. “It’s like home.” The lid was as big as a tray, and there was room for two on the bed, so {told}.',
        },
      ],
    },
  ],
};
