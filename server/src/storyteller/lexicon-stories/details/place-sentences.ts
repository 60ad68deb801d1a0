import type { DetailSentences } from './detail-sentences.ts';

/** Where it happens: on a small island, in Taipei, in a tower block. */
export const placeSentences = {
  island: {
    opener: [
      'It was {at_word}, where [everyone knows everyone’s socks|every road ends at the water|the post comes by boat and the news by gull].',
      'All this happened {at_word}, with the sea [on every side|in front, behind and on the left].',
    ],
    problem: [
      'And {at_word} one can’t simply ask next door. Next door is the sea.',
      'What one hasn’t got {at_word}, one hasn’t got. The boat [doesn’t come till {day}|had just left].',
      'By noon everybody {at_word} knew of it, [down to the last goat|and nobody knew what to do].',
    ],
    attempt: [
      'They waved to the mainland for help. The mainland waved back.',
      'They waited for the boat. It brought {many} sheep, and no advice.',
      '{L} went once round {the_word}, to think. That took {many} minutes, and then {L} was back at the beginning.',
    ],
    turn: [
      '{At_word} one makes do with what’s there. {L} looked round, slowly, [right to the edge of the water|and there was more than one would think].',
      'Nothing is ever far away {at_word}. They called, and everyone came running, with whatever they had.',
    ],
    again: [
      'It’s told {at_word} to this day, whenever the boat is late.',
      'If you go round {the_word} today, somebody will show you the very spot.',
    ],
  },
  land: {
    opener: [
      'It was {at_word}, where {L} knew the way [to the best {treat}|with both eyes shut|home from everywhere].',
      'All this happened {at_word}, [between one {day} and the next|on a day that smelled of {treat}|where things like that do happen].',
    ],
    problem: [
      'Half of {the_word} came by to look, and everybody had a different piece of advice.',
      'And that {at_word}, of all places, where news is quicker than the wind! By noon [everyone knew|it was in every shop].',
    ],
    attempt: [
      'They asked their way through half of {the_word}. They learnt {many} good jokes, and nothing that helped.',
      '“In the whole of {the_word} somebody must know,” said {L}. They knocked at {many} doors. There was somebody who knew a song.',
    ],
    turn: [
      'Then it went as things go {at_word}: one stopped to look, and then another, and all at once there were enough hands.',
      '{L} looked up and down. “We’re {at_word},” said {L}. “There’s always somebody who can do it. Sometimes it’s us.”',
    ],
    again: [
      'If you ever come to {the_word}, ask anybody. They’ll show you the very spot.',
      '{At_word} it’s still told, and each time it [gets longer|has a few more {treat} in it].',
    ],
  },
  destination: {
    opener: [
      '{^a_word}! On the map it was no further than from the thumb to the little finger.',
      'They were going to {the_word}, and {L} did not know yet what it smells like there.',
    ],
    problem: [
      'And {the_word} was still far, far away.',
      '{^a_word} was somewhere behind all those hills, and did not come any nearer.',
    ],
    attempt: [
      '{L} asked somebody for the way to {the_word}. “Straight on,” said somebody, and pointed to both sides.',
      '{L} looked for {the_word} on the map. It was just where the map was folded, and had a hole.',
    ],
    turn: [
      'Then there was a sign by the road, and on it stood the name: {word}. It was the very first one.',
      '“To {the_word}?” asked somebody. “You’re on the right road. You only have to believe it.” That helped.',
    ],
    again: [
      'When somebody says “{word}” now, {L} knows what it smells like there.',
      'On the map there’s a little cross at {the_word}. {L} drew it there, with the best red.',
    ],
  },
  building: {
    opener: [
      'It was {at_word}, and {L} knew [what it smells like there on a {day}|each corner of it|where the floor creaked].',
      'All this happened {at_word}, [right in the middle|between breakfast and supper].',
    ],
    problem: [
      'By noon all of {the_word} had heard of it. Heads came round every corner. But nobody there knew what to do.',
      'And {at_word} there was always somebody in the way, which [did not make it easier|made it {many} times harder].',
    ],
    attempt: [
      'They searched the whole of {the_word} for something that would help. They found [a mop|{many} umbrellas|a very old sandwich].',
      '“Not so loud!” somebody called, right through {the_word}. So they tried it in a whisper. It was no better, only quieter.',
    ],
    turn: [
      'There was one corner of {the_word} where nobody ever went. {L} sat down there, and all at once it was quiet enough to think.',
      '{L} looked round {the_word} once more, as if for the first time. It’s strange what one sees then.',
    ],
    again: [
      'There’s a small mark {at_word} now that nobody can explain. {L} can.',
      'Whenever {L} goes past {the_word} now, {L} walks a little taller.',
    ],
  },
  nature: {
    opener: [
      'It was {at_word}, [with the wide sky above|where the day has plenty of room|far from any doorbell].',
      'All this happened {at_word}, [where nobody asks what time it is|early, with dew on everything].',
    ],
    problem: [
      'And {at_word} there’s no shop, and no bell to ring. There was only the wind, and the wind [was busy|had no idea].',
      '{The_word} kept very still. It had seen a lot, but never this.',
    ],
    attempt: [
      'They went right through {the_word} to look for help. They found footprints, {many} of them. They were their own.',
      '“Help!” {L} called, all across {the_word}. A {bird} answered. It was not much use.',
    ],
    turn: [
      '{L} did what one does best {at_word}: [sat down and kept still|lay down flat], and listened with both ears. It took a while. Then {L} knew.',
      '“We’re {at_word},” said {L}. “There’s room for everything here, for being wrong as well.” And they began again, with [longer steps|cooler heads].',
    ],
    again: [
      '{The_word} has covered up their footprints by now. But {L} would find the place in the dark.',
      'Someone has piled up {many} stones {at_word}, to mark the spot.',
    ],
  },
  aboard: {
    opener: [
      'It was {at_word}, [somewhere between here and there|on the way, with {many} sandwiches].',
      'They were {at_word}, and {L} had the seat by the window.',
    ],
    problem: [
      'And {at_word} one can’t simply get out in the middle, [and go home|only because one has a problem].',
      'The worst of it was that it happened {at_word}, where [everybody can see everything|there’s nowhere to go but along].',
    ],
    attempt: [
      'They went through {the_word} from one end to the other, past a great many knees. Nobody on it knew any better.',
      'They asked whoever was in charge of {the_word}. “I only make it go,” was the answer.',
    ],
    turn: [
      'Just then {the_word} gave a little jolt, and everything slid a hand’s width to the left. “Wait,” said {L}. “That’s it!”',
      'It’s good to think {at_word}: everything goes past, and some of it stays. {L} looked out for a while. And something stayed.',
    ],
    again: [
      'Whenever {L} is {at_word} now, {L} tells it to whoever has the next seat.',
      'It ended {at_word}, where it had begun, and nobody wanted to get off.',
    ],
  },
} satisfies Record<string, DetailSentences>;
