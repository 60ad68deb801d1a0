import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a pet that can talk, but only to one child. */
export const talksOnlyToMe: StorySourceInput = {
  id: 'talks-only-to-me',
  words: [
    'dog/cat/kitten/puppy/rabbit/bunny/hamster/pet/goldfish/horse/pony/mouse talk/talks/talked/speak/speaks only to me',
    'dog/cat/kitten/puppy/rabbit/bunny/hamster/pet/goldfish/horse/pony/mouse can talk but only to me',
    'dog/cat/kitten/puppy/rabbit/bunny/hamster/pet/goldfish/horse/pony/mouse only talk/talks/talked/speak/speaks to me',
    'talk/talks/talking/speak/speaks only to me',
    'talk/talks/speak/speaks but only to me',
    'only I can hear/understand dog/cat/rabbit/hamster/pet',
    'nobody else can hear dog/cat/rabbit/hamster/pet',
    'secretly talk/talks to me',
    'talks to me when nobody be/is there',
  ],
  situations: [
    'learn',
    'cannot',
    'wants',
    'make',
    'visit',
    'newcomer',
    'question',
    'ability',
    'trait',
    'deed',
    'has',
    'own-wish',
    'wants-to-be',
    'own-wish-to-be',
    'what-if',
    'works-as',
    'pair',
    'magic-thing',
    'odd-pet',
    'being-and-thing',
  ],
  topic: 'a secret between two',
  thing: 'the old shed',
  creature: 'dog',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'the-voice-in-the-shed',
      titles: ['Only {L} Can Hear It', '{S} Said Something', 'What {S} Told {L}'],
      goal: 'get help although nobody else could hear {S}',
      trouble: 'nobody but {L} could hear {S} talk',
      solved: 'they had found the kitten that {S} had heard',
      opener:
        'It began on a Tuesday. “It’s going to rain,” said somebody. {L+} looked round. There was nobody in the room but {S+}. “Well, it is,” said {S}.',
      friend:
        '{S} could talk! But {S} talked only to {L}. As soon as anyone else came in, {S} made quite ordinary noises. “Why only me?” asked {L}. “You listen,” said {S}. “The others only say, ‘Sit!’”',
      problem:
        'Then {S} came running. “There’s a kitten in the old shed! The door has blown shut, and it’s frightened. I heard it!” {L} told everybody at once. “Who says so?” they asked. “{S},” said {L}. And they all laughed.',
      tries: [
        '“Say it again, out loud!” begged {L}. {S} opened one eye and made an ordinary noise. “How sweet,” everyone said. Afterwards {S} whispered, “I’m sorry. It doesn’t work when they look.”',
        '{L} repeated every word, just as {S} said it. “You’ve got such a lovely imagination,” said the neighbour, and went on hanging out the washing.',
        'They tried to open the shed by themselves. The handle was high and rusty. It needed somebody big.',
      ],
      tip: '“You want them to believe that {S} can talk,” said {G+}, on the bicycle. “That’s hard. Does it have to be that? Perhaps it’s enough if they hear what {S} heard.”',
      low: '{L} and {S} sat on the step. “We don’t have to prove that you can talk,” said {L} slowly. “We only need somebody’s ears.”',
      turn: '{L} took the neighbour by the sleeve. “I don’t want you to believe me,” said {L}. “Please come and listen at the shed. It takes one minute.” Nobody can say no to one minute. They put down the washing and came. “Now be very quiet,” said {L}.',
      done: 'Behind the door something said, very faintly, “Miaow.” “Good heavens!” said the neighbour, and pulled at the rusty handle until it gave way. Out came a small, dusty kitten. “How did you know?” everyone asked. {L} and {S} looked at each other.',
      again:
        'The kitten lives next door now. In the evening {S} puts a chin on the edge of the bed. “Good night,” says {S}, but only to {L}.',
      helper: { name: 'Mrs Post', creature: 'woman' },
      outcomes: [
        {
          asked: ['secret/only/keep/never/promise/know'],
          done: 'Behind the door something said, “Miaow,” and the neighbour pulled at the rusty handle until it gave way. Out came a small, dusty kitten. “How did you know?” they asked. {L} looked at {S}, {S} made a quite ordinary noise, and {told}.',
        },
        {
          asked: ['hear/believe/everyone/everybody/talk/speak'],
          done: 'Behind the door something said, “Miaow,” and the neighbour pulled the rusty handle until it gave way. Out came a small, dusty kitten. “Then {S} did tell you,” said the neighbour slowly. {S} looked at {L}, coughed a little, and {told}.',
        },
        {
          asked: ['kitten/home/family/safe/keep'],
          done: 'Behind the door something said, very faintly, “Miaow.” The neighbour pulled at the rusty handle until it gave way. Out came a small, dusty kitten, walked past everybody, to {S}, and leaned on two front legs. “Good heavens,” they said. And {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: '“Miaow,” said something behind the door, and the neighbour pulled at the rusty handle until it gave way. Out came a small, dusty kitten, and it was starving. The washing stayed in its basket. Milk was fetched, and this and that, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: '“Miaow,” said something behind the door, and the neighbour pulled at the rusty handle until it gave way. Out came a small, dusty kitten. “You listen,” {S} whispered into {L’s} ear, as it tickled. On the step, close together, {told}.',
        },
      ],
      art: {
        'It’s going to rain': 'living-room: S say calm; L startle surprised',
        'quite ordinary noises': 'living-room: L kneel happy; S whisper happy',
        'The door has blown shut': 'village: S run worried; L say worried; people, shed',
        'Say it again, out': 'village: L say worried; S bow ashamed; people',
        'such a lovely imagination': 'village: L tell cat worried; S look L; lady, washing-line',
        'The handle was high': 'garden: L+F pull worried; S look worried; shed',
        'on the bicycle': 'garden: G ride bike; L+S look G curious',
        'sat on the step': 'garden: L+S sit calm on step',
        'by the sleeve': 'garden: L pull brave; S walk brave; lady, washing-line',
        'Now be very quiet': 'garden: L whisper brave; S listen; lady, shed',
        'at the rusty handle': 'garden: L hug S; S stand happy; kitten, lady, shed',
        'a chin on the edge': 'bedroom, night: L lie happy in bed; S whisper happy',
      },
    },
  ],
};
