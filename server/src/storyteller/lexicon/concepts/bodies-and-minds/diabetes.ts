import type { StorySourceInput } from '../../story-source.ts';

/** Stories about diabetes. */
export const diabetes: StorySourceInput = {
  id: 'diabetes',
  words: ['diabetes', 'diabetic', 'insulin', 'blood sugar', 'insulin pump'],
  situations: ['has', 'ailment', 'trait', 'deed', 'learn', 'visit', 'afraid'],
  gentle: true,
  topic: 'diabetes',
  thing: 'the small machine on {L’s} arm',
  main: 'school',
  plots: [
    {
      id: 'the-number-and-the-cake',
      titles: ['{L} and the Number', 'A Piece of Cake for {L}', 'Beep, It Said'],
      goal: 'eat cake at the party like the others',
      trouble: 'nobody knew how cake and diabetes go together',
      solved: '{L} had counted it out, and the cake fitted',
      opener:
        '{L+} had a round thing on one arm, as big as a button. It knew how much sugar was in {L’s} blood, and said it in numbers. “It’s my dashboard,” said {L}. “Everybody’s got sugar in them. I have to steer mine myself.”',
      problem:
        'On Friday there was a party, with cake. “{L} can’t have any,” somebody said, “because of the diabetes.” They meant it kindly. But {L} sat before an empty plate, and everyone looked at the plate.',
      tries: [
        '{L} said, “I don’t like cake.” That was a lie, and it tasted worse than no cake.',
        '{L} took a piece in secret, and ate it fast, behind the coats. “Beep,” it went on {L’s} arm, and {L’s} head grew heavy, and the mouth dry.',
        'Somebody brought {L} a dry rice cake instead. Everyone was silent while {L} ate it. It crunched very loudly.',
      ],
      tip: '“It isn’t that you mustn’t,” said {G+}. “You have to know how much, and tell your insulin first. You know it better than we do. Explain it to us, we’re the ones who don’t know.”',
      turn: 'So {L} stood up and explained. “Sugar wants to get into the cells, to make me run. Insulin’s the key. My body doesn’t make any, so I bring it along.” {L} looked at the number, weighed the cake with {G}, worked it out, and pressed the button.',
      done: 'Then {L} ate the cake, slowly, at the table, with cream. “Like a pilot,” said {F}. After a while they all looked at the dashboard. The number was just where {L} had wanted it.',
      again:
        'When it goes “beep” now, nobody stares. “High or low?” they ask. {L} looks, and does what helps, and they play on.',
      helper: { name: 'Nurse Bright', creature: 'hen' },
      outcomes: [
        {
          asked: ['cake/eat/share/party/birthday/enjoy/ice-cream/cream/sweet'],
          kinds: ['party', 'eats', 'shares', 'gets', 'given-by', 'all-get'],
          done: '{L} had looked at the number, weighed the cake, and pressed the button, like a pilot before take-off. The plate was empty no longer. Everybody lifted their forks at the same moment, and {told}.',
        },
        {
          asked: ['learn/understand/know/help/class/teacher/explain/number/doctor'],
          kinds: ['helps', 'says', 'says-words', 'claps', 'happy', 'feels'],
          done: '{L} ate the cake, slowly, with cream. After a while they all looked at the dashboard, and the number was just where {L} had wanted it. “And what do we do when it beeps?” they asked. {L} told them, and {told}.',
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
            'home',
            'way-home',
            'makes',
            'tells',
            'sleep',
          ],
          done: 'Then {L} ate the cake, with cream. “Like a pilot,” said {F}. The number was just where {L} had wanted it, so there was fuel for a whole afternoon in there, and {told}.',
        },
      ],
      art: {
        'had a round thing on one arm': 'school: L point proud; button',
        'I have to steer mine': 'school: L point proud; car',
        'On Friday there was a party': 'school: L sit sad at table; plate, cake, children',
        'I don’t like cake': 'school: L speak sad; cake on table',
        'in secret, and ate it fast': 'hallway: L eat cake worried; coat-pegs',
        'a dry rice cake instead': 'school: L eat biscuit sad; children',
        'You know it better': 'school: G say calm; L listen curious; cake on table',
        'stood up and explained': 'school: L speak brave; children, key',
        'weighed the cake': 'school: L look curious at scales; G hold cake calm; scales on table',
        'number was just where': 'school: L eat cake proud; F laugh; children',
        'When it goes “beep” now': 'playground: L hold apple happy; children',
      },
    },
  ],
};
