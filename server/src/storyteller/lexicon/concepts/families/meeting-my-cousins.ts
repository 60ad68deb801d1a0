import type { StorySourceInput } from '../../story-source.ts';

/** Stories about flying to cousins in another country and meeting them. */
export const meetingMyCousins: StorySourceInput = {
  id: 'meeting-my-cousins',
  words: [
    'meet/meeting cousin/cousins',
    'meet/meeting my/our cousin/cousins',
    'meet/meeting cousin/cousins for the first time',
    'meet/meeting family for the first time',
    'cousin/cousins in australia/canada/america/india/africa/brazil/poland/spain/italy/france/germany/turkey/pakistan/nigeria/ireland/greece/china/mexico',
    'cousin/cousins in another/different country',
    'cousin/cousins abroad',
    'cousin/cousins from abroad/overseas',
    'cousin/cousins who speak/speaks',
    'fly/flying/flight see/visit cousin/cousins',
    'fly/flying see cousin/cousins',
    'fly/flying to see cousin/cousins',
    'fly/flying to meet cousin/cousins',
    'fly/flying to cousin/cousins',
    'fly/flying plane see cousin/cousins',
    'flight to cousin',
    'visit/visiting cousin in australia/canada/america/india/africa/brazil/new-zealand',
    'visit/visiting cousin/cousins in poland/spain/italy/france/germany/turkey/pakistan/nigeria/ireland/greece/china/mexico',
    'visit/visiting cousin/cousins abroad',
    'travel/travelling/traveling to see/meet/visit cousin/cousins',
  ],
  situations: [
    'visit',
    'learn',
    'wants',
    'newcomer',
    'afraid',
    'ride',
    'longing',
    'deed',
    'own-wish',
    'has',
    'wants-to-go',
  ],
  happensToLead: true,
  topic: 'meeting the cousins',
  thing: 'the cousins’ house',
  home: 'city',
  main: 'garden',
  plots: [
    {
      id: 'one-word-each',
      titles: ['{L} Meets the Cousins', 'A Day and Half a Night Away', 'The Cousins at the Gate'],
      goal: 'make friends with the cousins',
      trouble: '{L} and the cousins stood opposite each other and could not think of a word',
      solved: '{L} and the cousins were playing together',
      opener:
        '{L+} had three cousins, and had never met them. They lived in another country, so far away that you have to fly there. {L} knew them only from the screen: three faces, all very close, and all of them waving.',
      friend:
        'The plane flew over clouds and over a sea. {F+} had the seat by the aisle. {L} pressed {L.their~the} nose to the window, and in the pocket there was a list: ten things to say to the cousins.',
      problem:
        'Behind the gate stood a big family with balloons. They laughed and cried and hugged. And then there they were, three cousins in a row, much taller than on the screen. They looked at {L}. {L} looked at their shoes. Not one of the ten things would come out.',
      tries: [
        'In the car they all sat squeezed together. “Hello,” said {L}. “Hello,” said the cousins. After that it was quiet again, for forty kilometres.',
        '{L} read out the list. But the cousins talked quickly, and half of their words were new. When they laughed, {L} did not know what about.',
        '{L} hid behind the biggest suitcase. It was safe there. But nobody flies so far to sit behind a suitcase.',
      ],
      tip: '“They’ve been awake since four, for excitement,” whispered {G+}, and put down a bowl of fruit. “They’re just as shy as you are. You don’t need a list for that. Show them something, and let them show you something.”',
      low: 'Through the window {L} could see the three of them on the steps in the garden. They sat there quietly, with their chins on their knees. The smallest had a ball, and was not bouncing it.',
      turn: '{L} went out and sat down on the steps as well. Then {L} showed them the clapping game from home, slowly, with both hands. The smallest cousin tried it. “Again!” The middle one knew another ending. “And now ours,” said the biggest, and it was twice as fast.',
      done: 'Soon they were clapping in a ring. {L} taught them a word for every clap, and they taught {L} one of theirs. By evening they were all up in the fig tree, talking at once, and {F} stood underneath with the basket. Nobody looked at their shoes.',
      again:
        'On the last day they cried at the gate, all four cousins. Now, when they wave on the screen, they clap first. It’s a little late every time, because it has so far to fly.',
      helper: { name: 'Auntie Maya', creature: 'woman' },
      outcomes: [
        {
          asked: ['language/word/learn/teach/speak/understand'],
          done: 'Soon they were clapping in a ring. Each clap got a word, first one of {L’s} and then one of theirs. When a word came out wrong, they all laughed and did it once more. By evening they sat in the fig tree, and {told}.',
        },
        {
          asked: [
            'visit/come/see/stay/fly again/back/next/every/soon/home/longer',
            'promise/call/video/screen',
          ],
          kinds: ['stays', 'home', 'way-home', 'says', 'says-words'],
          done: 'Soon they were clapping in a ring, and by evening they were all up in the fig tree. The smallest cousin hid {L’s} shoes, so that the plane would have to go without them. There was a whole list still to be shown, and {told}.',
        },
        {
          kinds: ['friends', 'new-friend', 'still-friends', 'plays', 'team'],
          done: '{L} taught them a word for every clap, and they taught {L} one of theirs. The middle one knew another ending, and the biggest did it twice as fast. By evening they were all up in the fig tree, talking at once, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'makes', 'gets', 'given-by', 'all-get'],
          done: 'Soon they were clapping in a ring, and nobody looked at their shoes. Auntie Maya came out to see what the noise was, and went in again for the big tablecloth. There were figs to go with it, straight off the tree, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'tells', 'sleep'],
          done: '{L} clapped the game from home, slowly. The smallest cousin tried it, missed, and clapped {L’s} nose instead. Nobody could be shy after that. They were all up in the fig tree by evening, talking at once, and {told}.',
        },
      ],
      art: {
        'had three cousins, and had never met': 'living-room: L wave happy at computer; computer',
        'The plane flew over clouds': 'aeroplane: L look happy at window; F sit happy; paper',
        'Behind the gate stood': 'airport: L look worried at ground; children, many balloon',
        'In the car they all sat': 'city: L sit worried in car; children',
        'read out the list': 'cottage: L read paper worried; children',
        'behind the biggest suitcase': 'hallway: L hide worried behind suitcase; children',
        'awake since four': 'kitchen: G whisper happy; L listen curious; bowl, apple',
        'could see the three of them': 'living-room: L look curious at window; window, children, ball',
        'went out and sat down on the steps': 'garden: L sit happy on step; children, ball',
        'The smallest cousin tried it': 'garden: L clap happy; children',
        'they were clapping in a': 'garden: L clap laughing; F hold basket happy; children, tree',
        'taught them a word for': 'garden: L clap laughing; F hold basket happy; children, tree',
        'On the last day they cried': 'airport: L cry tearful; children, gate',
      },
    },
  ],
};
