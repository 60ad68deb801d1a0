/** What an ending that is a lesson shows at the first try and at the turn. */
export const lessons: readonly { pattern: RegExp; failure: string[]; success: string[] }[] = [
  {
    pattern: /\bshar|\btake turns|\btaking turns/i,
    failure: [
      '{L} and {F} both [grabbed|pulled] at the same moment, and neither let go, [not for {many} seconds|and a {wear} tore|{bit} shaking].',
      '“Mine!” said {L}. “No, mine!” said {F}, {many} times. So nobody got anywhere, [not even the {beast}|and the {treat} went cold].',
    ],
    success: [
      'This time {L} let go first. “You, then me,” said {L}, and they took turns, {many} times each.',
      '“Let’s share it,” said {L}, and suddenly there was enough for everyone, [{beast} and all|and {many} more|and some left over].',
    ],
  },
  {
    pattern: /\btogether|team|\bhelp/i,
    failure: [
      'Each of them tried alone, [and got in the others’ way|one here and one there|{many} times over|and bumped into the {beast}].',
      '“I can do it by myself,” said {L}. [It did not look like it|That was not quite true].',
    ],
    success: [
      'And this time they did it together, all at once, [{bit} and all|on the count of {many}|with one big breath].',
      '“Will you help me?” asked {L}. It was not hard to say at all, [once it was out|only the first {many} times|and {F} was there already].',
    ],
  },
  {
    pattern: /\bpatien|\bwait/i,
    failure: ['{L} could not wait, and did everything at once.'],
    success: ['This time {L} waited, and counted slowly to ten.'],
  },
  {
    pattern: /\bbrave|\bnot (be )?(afraid|scared)|\bcourage/i,
    failure: ['{L’s} knees shook, and {L} stepped back.'],
    success: ['{L’s} knees were still shaking. {L} did it all the same, and that is what brave means.'],
  },
  {
    pattern: /\bkind|\bnice\b|\bforgiv|\bsorry/i,
    failure: ['“That was your fault!” said {L}, much too loudly. {F} said nothing.'],
    success: ['“I was cross before,” said {L}. “I didn’t mean it.” “I know,” said {F}.'],
  },
  {
    pattern: /\btruth|\bhonest/i,
    failure: ['“It wasn’t me,” said {L}, but {L.their~those} ears went red.'],
    success: ['“It was me,” said {L}, and out it was, and everyone could breathe again.'],
  },
  {
    pattern: /\blisten/i,
    failure: ['“Shall I tell you something?” asked {F}. But {L} was already talking.'],
    success: ['This time {L} was quiet and listened to {F}, right to the end.'],
  },
];
