import type { StorySourceInput } from '../../story-source.ts';

/** Stories about taking the time {L} needs. */
export const downSyndrome: StorySourceInput = {
  id: 'down-syndrome',
  words: [
    'down syndrome',
    'down’s syndrome',
    'downs syndrome',
    'trisomy',
    'learning disability',
    'special need child/children',
  ],
  situations: ['thing-pair', 'being-and-thing', 'learn', 'question', 'has', 'trait', 'newcomer', 'pair'],
  topic: 'taking the time {L} needs',
  thing: 'the drum',
  home: 'cottage',
  main: 'school',
  plots: [
    {
      id: 'in-my-own-time',
      titles: ['{L} in {L’s} Own Time', 'Wait for the Drum', 'Nobody Says Hello Like {L}'],
      goal: 'play the drum in the school concert',
      trouble: 'everybody went too fast for {L}',
      solved: '{L} had played the drum in the concert',
      object: 'drum',
      opener:
        '{L+} has Down syndrome. Some things take {L} longer: buttons, and stairs, and long sentences. And some things nobody can do like {L}: saying good morning so that it really is, and finding the beat in any song.',
      friend:
        '“They want me to sing in the concert,” said {F+}, “and you could do the drum. You’ve got the best beat of all of us.”',
      problem:
        'At the first practice it was “One, two, three, go!” and they all set off. {L} was still picking up the stick. When {L} began, they had finished. “Faster!” somebody called. {L} put the drum down and folded both arms.',
      tries: [
        '{F} took {L’s} hand with the stick in it, and beat with it. {L} pulled it away. That wasn’t playing, that was being played.',
        'They gave {L} a triangle, to hit just once at the end. {L} waited all through the song, and nobody gave the sign.',
        '“You can watch,” said somebody kindly. {L} had come to play.',
      ],
      tip: '“You’ve all been asking {L} to be quicker,” said {G+}. “Why does the song begin before its drum does? Try it the other way round. Let the drum begin, and the rest of you wait for it.”',
      turn: 'So the others stood still and looked at {L}. {L} picked up the stick, in {L.their} own time. {L} looked along the row, one face after the other, and nodded. And then: boom. Boom. Boom-boom-boom! It was a slow beat, and it was as steady as a heart.',
      done: 'And they came in on it, all together. They had never been so much together before. In the concert the people in the hall tapped their feet. At the end {L} beat one last boom, and bowed first, and longest.',
      again:
        'Every practice starts with {L} now. Until the drum comes in, the whole class waits, and gets its breath.',
      helper: { name: 'Mr Bass', creature: 'bear' },
      outcomes: [
        {
          asked: ['concert/drum/clap/cheer/bow/applause/audience/star/proud/solo'],
          kinds: ['claps', 'plays'],
          done: 'They all waited for {L’s} nod. Then it came: boom. Boom. Boom-boom-boom! In the hall the people tapped their feet to a beat as steady as a heart. After the last boom it was quiet. {L} bowed first, and longest, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'happy',
            'feels',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'says',
            'says-words',
          ],
          done: 'Boom! They had waited for {L’s} nod. They had never been so much together before. At the end {L} bowed, and then turned round, because the others were standing there as well, and {told}.',
        },
        {
          kinds: [
            'party',
            'eats',
            'shares',
            'makes',
            'gets',
            'given-by',
            'all-get',
            'home',
            'way-home',
            'tells',
            'sleep',
            'invited',
          ],
          done: 'Boom, went the drum, in {L’s} own time, and they all came in on it. At the end {L} beat one last boom, and it was the best one. Nobody went home after that. {L} knew how to say good evening so that it really was one, and {told}.',
        },
      ],
      art: {
        'has Down syndrome': 'village, morning: L wave happy; people',
        'you could do the drum': 'school: F speak happy; L hold drum happy',
        'At the first practice': 'school: L arms-crossed sad; drum, children',
        'hand with the stick in it': 'school: F hold-hands L worried; L sulk; drum',
        'triangle, to hit just once': 'school: L hold triangle-and-beater sad; children',
        'You can watch': 'school: L sit sad on chair; drum, children',
        'You’ve all been asking': 'school: G say calm; L listen curious; drum',
        'So the others stood still': 'school: L hold drum calm; children',
        'It was a slow beat': 'school: L drum proud; children',
        'came in on it': 'stage: L drum proud; F sing happy; people',
        'had never been so much': 'stage: L drum proud; F sing happy; people',
        'bowed first, and longest': 'stage: L drum proud; F sing happy; people',
        'Every practice starts with': 'school: L drum happy; F sing; children',
      },
    },
  ],
};
