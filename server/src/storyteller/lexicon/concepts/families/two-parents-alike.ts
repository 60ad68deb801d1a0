import type { StorySourceInput } from '../../story-source.ts';

/** Stories about who is in a family. */
export const twoParentsAlike: StorySourceInput = {
  id: 'two-parents-alike',
  words: [
    'two mum/mom/mummy/mommy/mama/mother/dad/daddy/papa/father',
    'mum mum',
    'gay/lesbian parent/family/dad/mum',
    'rainbow family',
    'mum/mom/mummy girlfriend/wife',
    'dad/daddy boyfriend/husband',
    'live/living with grandma/grandpa/granny/grandparent/aunt/uncle',
    'raised by grandma/grandpa/grandparent',
    'different family',
    'kind/kinds family',
    'every family',
    'what make family',
    'mum/mom/mummy has a girlfriend/wife',
    'dad/daddy has a boyfriend/husband',
  ],
  situations: ['question', 'trait', 'deed', 'wants', 'newcomer', 'afraid'],
  happensToLead: true,
  topic: 'who is in a family',
  thing: 'the family picture',
  main: 'school',
  plots: [
    {
      id: 'the-family-tree',
      titles: ['Room on {L’s} Tree', 'The Family Picture', '{L} Draws a Family'],
      goal: 'fit the whole family on the paper',
      trouble: 'the paper tree had the wrong places on it',
      solved: 'everybody in the family had a place on the tree',
      opener: [
        'At school they were drawing their families. Each child got a sheet of paper with a tree on it, and every branch had a word already. {L+} sharpened the green pencil.',
        '“Tomorrow we hang up our family trees,” said the teacher, and gave out paper with a tree and little empty frames. {L+} knew at once whom to draw. [Or so it seemed.|It would be easy.]',
      ],
      problem: [
        'But one frame said “Mum” and one said “Dad”, and {L’s} family did not go in there like that. There were other people in it, and exactly the right ones. {L} turned the sheet round. It said the same upside down.',
        '“Mum” stood under the left branch and “Dad” under the right one. {L} looked from one to the other. At home it was different, [and it was good|and nobody had ever minded]. Only this tree did not know.',
      ],
      tries: [
        '{L} drew very small, so that everyone would fit into one frame. Now they all looked like [peas|raisins], and one of them had no room for a nose.',
        '{L} drew the family on the back of the paper. But there it could not be seen, and a family ought to be seen.',
        '“Just leave one empty,” said somebody at the next table. {L} looked at the empty frame. Nobody was missing. So why should it look as if somebody was?',
      ],
      tip: '“A tree doesn’t come out of a copying machine,” said {G+}. “Look at the one outside. Does it have two branches? It has the branches it needs. Who reads to you? Who blows on your knee? Start there.”',
      low: '{L} put the lid on the pencils. All around hung trees with two frames, and {L’s} was still white. “Yours will be the best one,” said {F}. “It’s only the paper that’s too small.”',
      turn: '{L} took a new sheet, quite a big one, and began with the trunk. Then came a branch for the one who sings in the car, and a branch for the one who finds every lost sock, and one for the dog.',
      done: 'It grew and grew. In the end the tree had just as many branches as it needed, and a face on each. “That’s us,” said {L}. The teacher took away the old sheets and gave out empty paper, for everyone.',
      again:
        'There are [nineteen|twenty-one] trees on the classroom wall, and no two of them are alike. From far away it looks like a wood.',
      helper: { name: 'Miss Linden', creature: 'deer' },
      outcomes: [
        {
          asked: ['proud/love/family/special/happy/best/perfect/real'],
          kinds: ['happy', 'feels', 'says', 'says-words', 'stays'],
          done: 'In the end the tree had just as many branches as it needed, and a face on each: one who sings in the car, one who finds the socks, and the dog. “That’s us,” said {L}, and held it up high, and {told}.',
        },
        {
          asked: ['teacher/class/wall/hang/show/sorry'],
          kinds: ['claps', 'gets', 'given-by', 'all-get', 'sees'],
          done: 'It grew and grew, until there was a face on every branch. “That’s us,” said {L}. The teacher looked at it, and at the old sheets with their two words, and took them all away. Everybody got empty paper, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'It grew and grew, with a face on each branch. “That’s us,” said {L}. The others wanted to meet the one who sings in the car and the dog. So the teacher asked all of them, from twenty trees, for Friday, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'home',
            'way-home',
            'sleep',
            'tells',
          ],
          done: 'It grew and grew, with a face on each branch. {L} rolled it up and carried it home under one arm. It was too long for the fridge. It had to go up in the hall, and they all stood in front of it, and {told}.',
        },
      ],
    },
    {
      id: 'who-comes-to-the-fair',
      titles: ['Who Belongs to {L}?', 'Three Tickets', 'The Right Number of Chairs'],
      goal: 'get seats for the whole family',
      trouble: 'the list had no line for a family like {L’s}',
      solved: 'the whole family sat in the front row',
      opener: [
        'There was going to be a summer evening at school, with songs and [lemonade|lanterns]. Every child was to write down who would come. {L+} counted on all fingers.',
      ],
      problem:
        'On the list there was one line for the mother and one for the father. “Which of yours goes where?” asked somebody. {L} had never thought about that. At home nobody was ever asked which line they were.',
      tries: [
        '{L} wrote two names on one line, one above the other. “I can’t read that,” said the one with the list, and rubbed out half of a family.',
        '{L} tried to explain it, in a quiet voice. The more {L} explained, the more complicated it sounded. And it was not complicated at all.',
        '{F} suggested a costume with a moustache. They both laughed so much that they had to sit down. But it was not what {L} wanted.',
      ],
      tip: '“Lists are made by people,” said {G+}, “and people forget things. You don’t have to fit the list. The list has to fit you. Say who they are. Loudly, and just as it is.”',
      turn: 'So {L} went back, stood up straight and said it: “These are my people. They bake my cake and they know my songs. Please write: family of {L}.” It was quite easy, once it was said.',
      done: 'The one with the list looked up, crossed out both lines and wrote a single word at the top: “Family”. In the evening they all sat in the front row and clapped the loudest. The list was much shorter now, and everybody was on it.',
      again:
        'On the fridge hangs a photograph from that evening. They are all in it, squeezed together, and {L} is in the middle, out of focus from laughing.',
      helper: { name: 'Mr Quill', creature: 'owl' },
      setting: { topic: 'the family', thing: 'the list' },
      outcomes: [
        {
          asked: ['proud/love/family/special/happy/best/perfect/real'],
          kinds: ['happy', 'feels', 'says', 'says-words', 'stays'],
          done: '“They bake my cake and they know my songs,” {L} had said, and on the list there was only one word now: “Family”. In the evening they all sat in the front row. {L} could see every one of them from the stage, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'claps', 'gets', 'given-by', 'all-get'],
          done: 'The one with the list crossed out both lines and wrote a single word at the top: “Family”. In the evening they all sat in the front row, and the bench was just long enough. The lanterns went on, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'home',
            'way-home',
            'sleep',
            'tells',
            'sees',
            'invited',
          ],
          done: 'The list had one word on it now, “Family”, and everybody was on it. In the evening {L’s} people all sat in the front row and clapped the loudest. Then they had to squeeze together for the photograph, and {told}.',
        },
      ],
    },
    {
      id: 'the-playhouse',
      titles: ['The Little House in the Corner', 'Who Plays What?', '{L} Plays Families'],
      goal: 'play a family like the one at home',
      trouble: 'the game had no room for a family like {L’s}',
      solved: 'everybody had a place in the game',
      opener:
        'In the corner of the classroom stood a playhouse, with a stove, a table and real curtains. On Friday it was {L+}’s turn at last. “Let’s play families,” said {L}, and put the kettle on.',
      friend: '“May I come in?” asked {F+} at the little door. {L} laid another plate at once.',
      problem:
        '“Then we need one mother and one father,” said somebody, and gave out the aprons. “That’s how families go.” {L} held the apron and did not put it on. At home it went differently, and it went very well.',
      tries: [
        '“Then I’ll be the dog,” said {L}. A dog fits into every family. It got biscuits under the table. But nobody ever asked it anything.',
        '{L} built another house out of blankets, and played alone. In there nobody said how families go. But nobody passed the salt, either.',
        '{L} tried to explain who was who at home. “And who is that instead of?” they asked. {L} thought hard. Nobody at home was instead of anybody.',
      ],
      tip: '“You’re all talking about who is in a family,” said {G+}. “Tell them what yours does. What happens at your house when it thunders? What happens when a sock is lost? You can play that.”',
      low: '“When it thunders, we all end up in one bed,” said {L}. “We count until the next bang,” said {F}. There was a lot to tell.',
      turn: '{L} went back and drummed on the roof of the playhouse. “It’s night, and there’s a thunderstorm!” called {L}. “Who’s coming into the big bed? Who’s making the cocoa? Who’s got the torch?” Every hand went up.',
      done: 'There were two grandmas with cocoa, an uncle with a torch, and a dog who was frightened and had to be held. They all squeezed under one blanket and counted until the next bang. “It’s just like that at home,” said {L}.',
      again:
        'These days the game begins with a different question: “What shall we do at our house today?” The aprons hang on a hook, and whoever is cooking takes one.',
      helper: { name: 'Mr Button', creature: 'mole' },
      setting: { topic: 'families', thing: 'the playhouse', indoors: true },
      outcomes: [
        {
          asked: ['proud/love/family/special/happy/best/perfect/real'],
          kinds: ['happy', 'feels', 'says', 'says-words', 'stays'],
          done: 'There were two grandmas with cocoa, an uncle with a torch, and a dog who had to be held. They all squeezed under one blanket and counted until the next bang. Nobody asked who was the mother and who was the father, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited', 'gets', 'given-by', 'all-get'],
          done: 'There were two grandmas with cocoa, an uncle with a torch, and a dog who was frightened. They counted until the thunder was over, under one blanket. “And what’s it like in your house, when it’s morning?” asked {F}. So {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'home',
            'way-home',
            'sleep',
            'tells',
            'claps',
          ],
          done: 'There were two grandmas with cocoa, an uncle with a torch, and a dog who was frightened and had to be held. {L} drummed on the roof once more. They all squeezed under one blanket, and the dog was in the middle, and {told}.',
        },
      ],
    },
  ],
};
