import type { StorySourceInput } from '../../story-source.ts';

/** Stories about an assembly in front of the school. */
export const schoolAssembly: StorySourceInput = {
  id: 'school-assembly',
  words: [
    'assembly',
    'school assembly',
    'class assembly',
    'speak/speaking in front of the class',
    'speak/speaking in front of class',
    'speak/speaking in front of everyone',
    'talking in front of class',
    'public speaking',
    'read/reading aloud class',
    'read/reading aloud in front of class',
    'reading aloud to the class',
    'give/giving speech',
    'giving a talk',
    'presentation',
    'giving a presentation',
  ],
  situations: ['afraid', 'learn', 'cannot', 'visit', 'forgets', 'own-wish', 'deed'],
  topic: 'speaking in front of everybody',
  thing: 'the three sentences',
  home: 'school',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'three-sentences',
      titles: ['Three Sentences', '{L} Speaks in Assembly', 'The Yellow Coat at the Back'],
      goal: 'say three sentences in front of everybody',
      trouble: 'the voice stayed away when people were looking',
      solved: '{L} had said all three sentences',
      opener:
        'On Monday the class was going to tell the whole school about its vegetable bed. {L+} had three sentences. “We dug. We sowed. And then it rained for three weeks.” They were good sentences.',
      friend:
        '{F+} had the carrot to hold up, and nothing to say. “You’re lucky,” said {L}. In the empty hall {L} said all three without a mistake, and the walls echoed.',
      problem:
        'But at the rehearsal the others sat down on the floor and looked up. {L} wanted to begin, and nothing came. All those eyes! Not one of the three sentences was there any more.',
      tries: [
        '{L} said them very fast, to be quicker than the fear. “Wedugwesowedanditrained.” Nobody had understood anything except “rain”.',
        '{L} looked at the floor and told them to the floorboards. The floorboards knew about it now, but nobody else.',
        '{F} offered to hold the carrot in front of {L’s} face. Then it sounded as if the carrot was speaking.',
      ],
      tip: '“You’re talking to three hundred people,” said {G+}. “Nobody can do that. Choose one who’s glad to see you, and tell it to that one. Stand on both feet, breathe out first, and after each sentence take your time.”',
      low: 'On Sunday evening {L} lay awake. The sentences came and went, like sheep.',
      turn: 'On Monday the hall was full. {L} put both feet down, breathed out and looked for one face. There, right at the back, stood the caretaker in a yellow coat, with a thumb up. “We dug,” {L} told the yellow coat.',
      done: 'It was quiet, and nobody laughed. “We sowed.” {L} took a breath. “And then it rained for three weeks.” Now they did laugh, because that was meant to be funny. {F} held up the carrot. It was tiny. They clapped and clapped.',
      again:
        'The next time {L} has five sentences. {L} knows whom to tell them to: there’s always a yellow coat somewhere.',
      outcomes: [
        {
          asked: ['marshmallow/campfire/picnic/barbecue/feast/fiesta/disco/celebrate'],
          kinds: ['party', 'eats', 'plays', 'shares'],
          done: '“We sowed,” {L} told the yellow coat. “And then it rained for three weeks.” They laughed, because that was meant to be funny. {F} held up the carrot, and it was tiny. Afterwards the class carried in everything else that had come out of the bed, and {told}.',
        },
        {
          asked: [
            'clap/cheer/applaud/proud/brave/bravely/speak/sentence/teacher/speech/voice/confident/shy/nervous/sing/stage',
          ],
          kinds: ['claps', 'gets', 'wins', 'learns', 'no-longer', 'says', 'makes'],
          done: '“We sowed.” {L} took a breath. “And then it rained for three weeks.” They laughed, because that was meant to be funny. {F} held up the carrot. It was tiny. Right at the back two yellow sleeves went up into the air, and {told}.',
        },
        {
          asked: [
            'mum/mummy/dad/daddy/grandma/parent/family/wave',
            'make/find/get/meet/have/become/best/new/good friend',
          ],
          kinds: [
            'hugs',
            'laughs',
            'happy',
            'friends',
            'team',
            'still-friends',
            'feels',
            'helps',
            'home',
            'way-home',
          ],
          done: '“We sowed,” said {L}. “And then it rained for three weeks.” They laughed, because that was meant to be funny. {F} held up the carrot, and it shook, because {F} had been afraid as well, even with nothing to say. They stepped down together, and {told}.',
        },
      ],
      helper: {
        name: 'Mrs Podium',
        creature: 'giraffe',
      },
      art: {
        'vegetable bed': 'garden: L dig proud; carrot, seedling',
        'the carrot to hold up': 'stage: L speak happy; F raise carrot happy',
        'at the rehearsal': 'stage: L stand frightened; children',
        'fast, to be quicker than': 'stage: L shout worried; F look worried',
        'told them to the floorboards': 'stage: L look worried at ground; children',
        'if the carrot was speaking': 'stage: F hold big carrot laughing; L look worried',
        'to three hundred people': 'stage: G speak calm; L listen curious',
        'On Sunday evening': 'bedroom, night: L think sheep worried in bed',
        'looked for one face': 'stage: L speak brave; many people, yellow coat',
        'was meant to be funny': 'stage: L bow proud; F raise small carrot happy; people',
        'always a yellow coat': 'stage: L wave happy; yellow coat, people',
      },
    },
  ],
};
