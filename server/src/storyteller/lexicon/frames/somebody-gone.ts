import type { StorySourceInput } from '../story-source.ts';

/** General plots about {the} that had gone. */
export const somebodyGone: StorySourceInput = {
  id: 'somebody-gone',
  situations: ['runaway'],
  creature: 'theme',
  isMissing: true,
  topic: 'looking for {the}',
  thing: '{the}',
  main: 'village',
  plots: [
    {
      id: 'open-gate',
      titles: ['Where Is {The}?', '{L} Looks for {The}', 'Come Home, {Noun}!'],
      goal: 'find {the}',
      trouble: '{the} was still out there somewhere',
      solved: '{the} was safe again',
      opener: [
        'That morning the gate stood open. {L+} called for {the}, once, twice. Nobody came. {The} was gone.',
        '{L+} filled the little bowl, as on every day. But no one came to it. The place where {the} slept was cold and empty.',
      ],
      problem: [
        '{L} ran round the house, calling. There were some small [prints|tracks] in the mud, and they went out of the gate and down the road. {The} had run away.',
        '{The} had never been away so long. Perhaps there had been a noise. Perhaps {the} was lost, and did not know the way home.',
      ],
      tries: [
        'They walked along every street and called for {the} at the top of their voices. Windows opened. Three dogs and a baby answered, but not {the}.',
        'They hung up a picture of {the} on every tree. Somebody had seen {the} by the pond. When they got to the pond, there were only ducks.',
        'They followed the small tracks as far as the stream. There they stopped. {The} must have crossed the water.',
      ],
      tip: [
        '“You’re shouting too loudly,” said {G+}. “Whoever is frightened hides from noise. Sit still. Bring something that smells of home.”',
        '“I saw {the} this morning,” said {G+}, “small and quick and frightened. Don’t run after it. Let it find you.”',
      ],
      low: [
        'It grew dark. They had looked everywhere. {L} thought of {the}, all alone out there in the cold, and cried a little.',
        '“What if {the} never comes back?” said {L}. Nobody knew what to say to that. The bowl at home was still full.',
      ],
      turn: [
        'So {L} fetched the old blanket from {L.their~the} bed and the little bowl, and sat down by the gate, and did not call. {L} only hummed, quite softly, a song from home.',
        'They put the full bowl on the path, and the blanket beside it. Then they sat as still as stones and waited. In the bushes something rustled.',
      ],
      done: [
        'First there came a nose, then two eyes. And then {the} came running, straight into {L’s} arms, muddy and shaking and very glad.',
        'Out of the dark, slowly, came {the}. One step, another, and then the last ones all at once. {L} held on tight and did not let go.',
      ],
      again: [
        'That night {the} slept on {L’s} feet, and the gate was shut. Twice {L} got up to look.',
        '{The} is home. Every evening {L} hums that song once, just in case.',
      ],
      outcomes: [
        {
          kinds: ['sleep'],
          done: 'Out of the dark, slowly, came {the}. One step, another, and then the last ones all at once. {L} held on tight and did not let go, all the way up the stairs. The empty place there was not empty any more, and {told}.',
          again: '{The} is home. The gate is shut, and twice in the night {L} gets up to look.',
        },
        {
          kinds: ['home', 'returns', 'way-home', 'animal-comes'],
          done: 'First there came a nose, then two eyes. Nobody shouted, nobody ran. There was only the old blanket, which smelled of home. A step, and another step, and {told}. {L} held on tight and did not let go.',
        },
        {
          kinds: [
            'party',
            'eats',
            'shares',
            'gets',
            'all-get',
            'given-by',
            'plays',
            'laughs',
            'claps',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'helps',
            'stays',
            'invited',
            'gathers',
            'includes',
            'tells',
            'spreads',
          ],
          done: 'Out of the dark came {the}, muddy and shaking and very glad. {L} held on tight. All along the road people had been looking, too. They put out their torches and came to the gate to see it, and {told}.',
        },
        {
          kinds: [
            'result',
            'happy',
            'feels',
            'no-longer',
            'becomes-somebody',
            'learns',
            'understands',
            'says',
            'says-words',
            'hugs',
            'changes-mind',
            'resolves',
            'wins',
            'dares',
            'reveals',
          ],
          done: 'First there came a nose, then two eyes. And then {the} came running, straight into {L’s} arms. Nobody was cold and alone out there any more. {L} shut the gate, and {told}.',
        },
      ],
    },
  ],
};
