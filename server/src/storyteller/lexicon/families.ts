import type { StorySourceInput } from './story-source.ts';

/** Families of many kinds, and what they go through together. */
export const families: StorySourceInput[] = [
  {
    id: 'two-parents-alike',
    words: [
      'two mum/mom/mummy/mommy/mama/mother/dad/daddy/papa/father',
      'mum mum',
      'gay/lesbian parent/family/dad/mum',
      'one mum/mom/mummy/dad/daddy',
      'single mum/mom/parent/dad/mother/father',
      'only mum/mom/mummy/dad/daddy',
      'rainbow family',
      'mum/mom/mummy girlfriend/wife',
      'dad/daddy boyfriend/husband',
      'live/living with grandma/grandpa/granny/grandparent/aunt/uncle',
      'raised by grandma/grandpa/grandparent',
      'different family',
      'kind/kinds family',
      'every family',
      'what make family',
    ],
    situations: ['question', 'trait', 'deed', 'wants', 'newcomer', 'afraid'],
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
      },
    ],
  },
  {
    id: 'adoption',
    words: [
      'adopt/adopted/adoption',
      'be/being adopted',
      'foster child/family/home/parent/care/mum/mom/dad',
      'foster',
      'birth mother/mum/mom/parent/family',
      'not look like mum/mom/dad/parent/family',
    ],
    situations: ['question', 'trait', 'deed', 'wants', 'newcomer', 'afraid', 'visit'],
    gentle: true,
    topic: 'coming into a family',
    thing: 'the story of the first day',
    main: 'garden',
    plots: [
      {
        id: 'where-the-story-begins',
        titles: ['Where {L’s} Story Begins', 'Chosen', 'The Day {L} Came'],
        goal: 'find out where the story began',
        trouble: 'the beginning of the story was missing',
        solved: 'the story had a beginning, and it belonged to {L}',
        opener:
          '{L+} had two beginnings. One was long ago, with somebody who could not look after a baby. The other was the day when {L} came here, to this family, to stay.',
        problem:
          '“You don’t look like your parents at all,” somebody had said in the playground. It was not said in a mean way. But now it went round in {L’s} head. “Where do I begin?” asked {L}.',
        tries: [
          '{L} stood in front of the mirror and looked for a nose from the one side or a chin from the other. But they were {L’s} own.',
          '{L} looked through the photograph book. The first picture was of a big day, with balloons. What came before had no picture.',
          '{L} wanted to ask, and then did not, so that nobody would be sad. The question stayed in the throat all through supper.',
        ],
        tip: '“You may ask us everything,” said {G+}, “again and again. Somebody carried you and could not keep you, and that was sad. And we were looking for you, and that was you. Both are yours. You don’t have to choose.”',
        low: 'In bed {L} cried a little, and did not quite know for whom. Somebody came, sat down on the edge, and hummed the song of every evening, right to the end.',
        turn: 'So {L} asked. They sat down under the lamp, with cocoa, and {L} heard it all: what was known, and what nobody knew. “And then you held on to my finger,” it ended, “and did not let go.”',
        done: '{L} put an empty page into the front of the photograph book, and drew on it a small sun and a question mark. Now there was a beginning. “I come from there and I belong here,” said {L}, and that was true.',
        again:
          'Every year they light a candle on the day {L} came. Some questions are still open. One can ask again tomorrow.',
        helper: { name: 'Aunt Willow', creature: 'swan' },
      },
      {
        id: 'the-hook-with-the-name',
        words: ['foster', 'new family', 'orphan', 'children’s home'],
        titles: ['A Hook with {L’s} Name', 'How Long May I Stay?', 'The Suitcase under the Bed'],
        goal: 'unpack the suitcase',
        trouble: '{L} did not dare to unpack',
        solved: 'the suitcase was empty and the shelf was full',
        opener:
          '{L+} had come to a new family with one suitcase. The people were kind. The bed was soft. Even so {L} slept with both shoes on, just in case.',
        problem:
          'The suitcase stayed shut under the bed. “You can unpack whenever you like,” they said. But {L} had unpacked before, in other houses. “How long may I stay?” asked {L}, so quietly that nobody could hear it.',
        tries: [
          '{L} was very good and made no noise at all, so that they would not change their minds. It was tiring to be so quiet.',
          '{L} was very loud and broke a plate, to see what would happen. They swept up the pieces. “Are your feet all right?” they asked.',
          '{L} took one thing out of the suitcase, the grey rabbit, and put it back again before supper.',
        ],
        tip: '“You don’t have to trust it all at once,” said {G+}. “Trust grows like a tree, a ring at a time. Nobody here is in a hurry. Put up one thing, and see whether it’s still there in the morning.”',
        turn: 'So {L} set the grey rabbit on the shelf. In the morning it was still there, and somebody had put a small blanket round it. The next evening {L} put up a second thing.',
        done: 'By the time the leaves fell, the shelf was full. In the hall a hook had been put up, and above it stood a name: {L}. “That’s screwed in,” said {L}, and pulled at it. It held.',
        again:
          'The suitcase is in the attic now. They use it for the winter hats. The shoes stand by the door at night, beside all the others.',
        helper: { name: 'Mrs Hearth', creature: 'hen' },
        setting: { topic: 'the new family', thing: 'the suitcase', main: 'cottage' },
      },
    ],
  },
  {
    id: 'grandparent-forgets',
    words: [
      'grandma/grandpa/granny/grandmother/grandfather/nana/grandad/granddad/nan/opa/oma/grandparent forget/forgetful/confused',
      'forget name/me',
      'dementia',
      'alzheimer',
      'alzheimer’s',
      'not remember me/name',
      'remember me/name',
      'grandma/grandpa/granny/nana/grandad/grandmother/grandfather not remember/know',
      'lose/losing memory',
    ],
    situations: ['cannot', 'question', 'trait', 'deed', 'wants', 'lost', 'afraid', 'visit'],
    gentle: true,
    topic: 'somebody who forgets',
    thing: 'the song',
    main: 'cottage',
    plots: [
      {
        id: 'the-song-stays',
        titles: ['The Song Stays', 'Somebody Who Forgets', 'Hello, I’m {L}'],
        goal: 'find a way to be together',
        trouble: 'more and more was being forgotten',
        solved: 'they had found something that was not forgotten',
        opener:
          'In the armchair by the window sat somebody whom {L+} loved very much, somebody old who knew all the birds. But lately the names of things slipped away, like soap in the bath.',
        problem:
          'The keys lay in the fridge. The story was told, and then it was told again. And today the dear old eyes looked at {L} and asked, “And who are you?” That hurt, deep down.',
        tries: [
          '{L} said, “But I’ve told you that already!” The old hands began to tremble. {L} was sorry at once.',
          '{L} hung up little notes: “Cup”, “Door”, “Me”. It helped with the cup. But nobody can hang a note on everything.',
          '{L} quizzed and quizzed: “What day is it? What’s my name?” It felt like a test, and both of them grew sad.',
        ],
        tip: '“It’s an illness of remembering,” said {G+}. “Nobody is to blame, and it won’t go away. But the feelings stay when the names go. Don’t ask what is gone. Look for what is still there.”',
        low: '“What if I’m forgotten altogether?” asked {L}. {F} thought about it. “Then you’ll remember for both of you,” said {F}. It was a sad answer, and a good one.',
        turn: 'The next time {L} did not ask anything. {L} said, “Hello, I’m {L}, and I love you.” Then {L} began to hum the old song, the one about the geese. And a second voice came in, a bit cracked, and knew every word.',
        done: 'They sang all five verses and held hands. Afterwards the name was still gone. But the smile was there, the very one from before. “You’re a dear one, whoever you are,” said the old voice. {L} kept that.',
        again:
          'Every Sunday {L} says, “Hello, I’m {L},” and then they sing. On some days {L} is recognized. On the other days the song is.',
        helper: { name: 'Nurse Linnet', creature: 'duck' },
      },
      {
        id: 'the-box-of-smells',
        titles: ['The Box of Smells', 'What the Nose Remembers', 'Cinnamon'],
        goal: 'bring back a bit of the past',
        trouble: 'the old days had slipped away',
        solved: 'the old days had come back for an afternoon',
        opener:
          '“Have I told you about the bakery?” asked the old voice in the armchair. {L+} had heard about the bakery often, in the days when the story still had an end.',
        problem:
          'Now it stopped in the middle. “I had it on my tongue,” said the old voice, and the eyes looked for it in all the corners of the room. {L} knew the rest. But it was not {L’s} story to tell.',
        tries: [
          '{L} finished the sentence each time, quickly. It was meant to help. But the old hands went into the pockets and stayed there.',
          '{L} fetched the photograph of the bakery. “A nice house,” the old voice said politely. “Whose is it?”',
          'They went for a walk to where the bakery had been. There was a shop for telephones there now, and it was cold.',
        ],
        tip: '“Words go in by the front door,” said {G+}, “but smells come in at the back. I have seen it many times. Bring something to smell, and don’t ask anything.”',
        turn: '{L} filled a box: a stick of cinnamon, a bit of soap, a woollen glove, a slice of warm bread. Then {L} opened it on the blanket, and waited, and didn’t say a word.',
        done: 'The old nose went down into the box. It was quiet. “Four in the morning,” said the old voice then, quite clearly, “and the whole street asleep, and I had flour up to here.” And the story came, right to its end.',
        again:
          'The box stands beside the armchair. The cinnamon has to be renewed now and then. {L} always brings two sticks, one for now and one for later.',
        helper: { name: 'Mr Sorrel', creature: 'badger' },
        setting: { topic: 'remembering and forgetting', thing: 'the box' },
      },
    ],
  },
  {
    id: 'somebody-ill-at-home',
    words: [
      'mum/mom/mummy/mommy/mama/mother/dad/daddy/papa/father/grandma/grandpa/granny/grandmother/grandfather/nana/brother/sister ill/sick/unwell/cancer/poorly/tired',
      'mum/mom/mummy/mommy/mama/mother/dad/daddy/papa/father/grandma/grandpa/granny/grandmother/grandfather/nana/brother/sister get/gets/getting ill/sick',
      'mum/mom/mummy/mommy/mama/mother/dad/daddy/papa/father/grandma/grandpa/granny/grandmother/grandfather/nana/brother/sister hospital',
      'mum/mom/mummy/mommy/mother/dad/daddy/father/grandma/grandpa has/have cancer/flu/cold',
      'cancer',
      'visit/visiting grandma/grandpa/mum/mom/dad/granny hospital',
      'sad/depressed mum/mom/mummy/dad/daddy/parent',
      'mum/mom/mummy/mommy/dad/daddy sad/depressed/cry',
      'sick parent',
      'ill parent',
    ],
    situations: ['afraid', 'question', 'trait', 'deed', 'wants', 'visit', 'cannot'],
    gentle: true,
    topic: 'somebody being ill',
    thing: 'the quiet room',
    main: 'cottage',
    plots: [
      {
        id: 'the-quiet-room',
        titles: ['The Quiet Room', 'Tea with Two Hands', 'What {L} Could Do'],
        goal: 'help somebody who was ill',
        trouble: 'somebody dear was ill, and it took a long time',
        solved: '{L} had found something to do that helped a little',
        opener:
          'The door to the bedroom was shut, and everybody walked on tiptoe. Somebody whom {L+} loved was ill. Not ill for a day. Ill for so long that the plants on the window sill had begun to droop.',
        problem:
          'Nobody did the funny voices at bedtime. Supper was soup out of a tin. “Is it because I was naughty?” thought {L}. “Will it be all right?” But that was too big to ask.',
        tries: [
          '{L} was as quiet as a mouse, all day long. By evening {L’s} whole inside was full of things that had not been said.',
          '{L} shut both eyes and wished the illness away, very hard. When {L} opened them, the door was still shut.',
          '{L} did a dance outside the door, to make everybody laugh. “Not now, my love,” said a tired voice. {L} took the hat off again.',
        ],
        tip: '“You didn’t make it, and you can’t wish it away,” said {G+}. “The doctors are doing their part. There’s a part for you as well, and it’s a small one: show that you’re there. And ask me whatever you like.”',
        low: '{L} sat on the stairs with both hands over both ears. {F} sat down one step lower. “I’m scared,” said {L}. “I know,” said {F}, “it’s a scary thing.” Then it was said, at least.',
        turn: '{L} made tea, and carried it with two hands, so slowly that not a drop was lost. Then {L} asked the big question. The answer was honest: “I don’t know yet. But I love you today, and that is quite certain.”',
        done: '{L} was allowed to come under the blanket, on the good side, with a book. This time {L} did the funny voices. It was {L’s} turn. And under the blanket there was a small, tired laugh.',
        again:
          'Some days are for soup, and some are for laughing. On the door hangs a sign that {L} made. One side says “Sleeping”. The other says “Come in”.',
        helper: { name: 'Aunt Clover', creature: 'cow' },
      },
      {
        id: 'visiting-hour',
        words: ['hospital', 'operation', 'visit'],
        titles: ['Visiting Hour', 'The Long White Corridor', '{L} Brings the Outside In'],
        goal: 'visit somebody in hospital',
        trouble: 'somebody dear lay in hospital, far from home',
        solved: 'the visit had been a good one',
        opener:
          'The chair at the table was empty. Somebody who always sat there was in hospital now, to be looked after by doctors. “On Saturday we’ll go and visit,” they told {L+}.',
        problem:
          '{L} wanted to go, and did not want to. It would smell odd there. There would be tubes. “What if everything is different?” asked {L}. “What do I say?”',
        tries: [
          'At the big glass door {L} got a tummy ache. They went twice round the building, until it was better.',
          'In the corridor a bed rolled past, and something beeped. {L} hid in a sleeve.',
          '{L} had thought of a funny story for the visit. In front of the door it was gone, every word of it.',
        ],
        tip: '“The tubes look worse than they are,” said {G+}. “One is for water, one is for medicine, and behind them is just the person you know. You needn’t say anything clever. Bring a bit of outside in.”',
        turn: 'In {L’s} pocket there were a chestnut, a bus ticket and a leaf. {L} took a deep breath, went in, and laid them on the white blanket, one after the other. “The chestnut is from our tree,” said {L}.',
        done: 'A hand came out of the white sleeve. It had a plaster on it, and it was warm, and it was the right one. They played noughts and crosses on the bus ticket, and {L} won. Or was allowed to.',
        again:
          'The chestnut stays there, beside the bed. “To hold,” said {L}. Every evening at seven they both wave at the moon, one here and one there.',
        helper: { name: 'Nurse Pip', creature: 'hedgehog' },
        setting: { topic: 'visiting somebody in hospital', thing: 'the visit', main: 'city', indoors: true },
      },
    ],
  },
  {
    id: 'twins',
    words: ['twin', 'twin brother/sister', 'triplet', 'identical'],
    situations: ['trait', 'wants', 'question', 'deed', 'newcomer'],
    topic: 'being twins',
    thing: 'the two coats',
    main: 'village',
    plots: [
      {
        id: 'which-is-which',
        titles: ['Which Is Which?', 'Two Blue Coats', 'The Twins Next Door'],
        goal: 'tell the twins apart',
        trouble: 'nobody could tell the twins apart',
        solved: 'everybody knew which twin was which',
        opener:
          'Next door to {L+} lived twins. They had the same nose, the same cough and the same blue coat. Even their grandmother called both of them “You two”.',
        problem:
          '“I’m not ‘You two’,” said the one. “I’m me.” “So am I,” said the other, crossly. They were so cross that they would not walk on the same side of the road. And still everybody mixed them up.',
        tries: [
          'They tied a red ribbon on the one and a green one on the other. Then the wind came, and there were two ribbons in a tree.',
          '{L} asked them to walk in different ways. The one hopped and the other marched. By the baker’s they were both doing both.',
          'They wrote the names on their hats. But the twins swapped hats, for a laugh, and forgot to swap back.',
        ],
        tip: '“You’re only looking at the outside,” said {G+}. “I have known them since they were this big. Don’t look. Ask them what they’d do with a wet afternoon.”',
        turn: 'So {L} asked. “Build a volcano!” said the one. “Read under the table,” said the other, at the same moment. {L} opened both eyes wide. They were not alike at all!',
        done: 'From then on {L} never mixed them up again. The volcano had soot behind the ears. The other had a book in the pocket. And on a wet afternoon the volcano stood under the table, and one twin read to it.',
        again:
          'They still have the same blue coat. But in the one pocket there are matches for the volcano, which do not work, and in the other there is a bookmark.',
        helper: { name: 'Old Mr Tandem', creature: 'goose' },
      },
    ],
  },
  {
    id: 'sibling-trouble',
    words: [
      'brother/sister break/breaks/breaking/take/takes/taking/ruin/destroy/grab',
      'brother/sister annoy/annoying',
      'annoying/little/big brother/sister break/take',
      'brother/sister break toy',
      'brother/sister take toy',
      'share/sharing room/bedroom',
      'share room brother/sister',
    ],
    situations: ['deed', 'trait', 'wants', 'cannot'],
    topic: 'a tower and a small brother or sister',
    thing: 'the tower',
    main: 'cottage',
    plots: [
      {
        id: 'crash',
        titles: ['Crash!', '{L’s} Tower and Two Small Hands', 'Again, Said the Small One'],
        goal: 'build something that stayed up',
        trouble: 'the smallest one in the house knocked everything down',
        solved: 'there was a tower for building and a tower for crashing',
        opener:
          '{L+} was building. It was to be the highest tower of all time, with a bridge and a [café|lift]. Only the roof was missing. And down the corridor came two very small feet: pat, pat, pat.',
        problem:
          'Crash! The smallest one in the house stood in the middle of it and beamed. “Again!” {L} shouted so loudly that the small mouth began to tremble. Now two were crying, and the tower was everywhere.',
        tries: [
          '{L} built behind a wall of cushions. The smallest one ate a cushion, came through, and said, “Boo.” Crash!',
          '{L} built on top of the chest of drawers. It was safe there. But one had to build on tiptoe, and a café on tiptoe is no café.',
          '{L} hung up a sign: “Keep out!” The smallest one could not read. It was a nice sign to chew.',
        ],
        tip: '“You think it’s meant for you,” said {G+}. “But look at that face. That’s not naughty, that’s an inventor. You have found out how to build. Somebody has just found out how to crash.”',
        turn: '{L} thought about that. Then {L} built a tower of cups in the middle of the carpet, quite quickly, and stepped back. “This one’s yours,” said {L}. “Wait… wait… now!”',
        done: 'Crash! They laughed till they hiccuped. Nine times they did it, and {L} always said when. After that the smallest one was so tired from crashing that the tower with the café got its roof, in peace.',
        again:
          'Beside the big tower there is always a small one now, with a notice: “Please crash here.” It is the first word that the smallest one learned to read.',
        helper: { name: 'Uncle Brick', creature: 'beaver' },
      },
    ],
  },
  {
    id: 'parent-worries',
    words: [
      'dad/daddy/mum/mom/mummy/father/mother lose/loses/lost/losing job/work',
      'lose/losing job',
      'no money',
      'not enough money',
      'be/being poor',
      'poor',
      'poverty',
      'mum/mom/mummy/dad/daddy always/busy phone/work',
      'busy mum/mom/dad/parent',
      'no time',
      'war',
      'flee',
    ],
    situations: ['deed', 'trait', 'wants', 'question', 'lost', 'newcomer', 'visit', 'afraid'],
    gentle: true,
    topic: 'worries at home',
    thing: 'the worry at the table',
    main: 'cottage',
    plots: [
      {
        id: 'the-worry-at-the-table',
        titles: ['The Worry at the Table', 'Pancakes without Anything', 'Whispering in the Kitchen'],
        goal: 'understand the worry at home',
        trouble: 'the grown-ups had a worry and whispered about it',
        solved: 'they had talked about the worry together',
        opener:
          'At {L+}’s house somebody new was sitting at the table. It had no face and ate nothing. It was a worry. The grown-ups had it, and they thought {L} did not notice.',
        problem:
          'They whispered in the kitchen. The trip to the sea was put off. “It’s nothing,” they said, when {L} asked. But {L} knew what nothing looks like, and it did not look like that.',
        tries: [
          '{L} listened at the door and heard half of it. The half that one doesn’t hear is always the worse one.',
          '{L} was extra good and ate no second helping, to save something. Nobody saw that, and the tummy rumbled.',
          '{L} put all the coins from the money box on the table. “Oh, my dear,” they said, and then they had wet eyes. That was not what {L} had meant to do.',
        ],
        tip: '“Worries like to whisper,” said {G+}. “They grow in the dark, like potatoes. Ask for the light to be switched on. It’s for the grown-ups to carry, but you may know its name.”',
        turn: 'At supper {L} put down the spoon. “I know there’s something,” said {L}. “Please say it in a normal voice.” They looked at each other. And then they told the whole of it, in words that one could understand.',
        done: 'It was not small. But it was much smaller than what {L} had imagined at night. “You needn’t mend it,” they said. “We’ll do that. You only need to hug us.” So {L} did, one after the other, and then all at once.',
        again:
          'There’s no money for the sea this year. So on Saturday they put up the tent in the kitchen, with pancakes without anything. You could nearly hear the waves.',
        helper: { name: 'Mrs Lamp', creature: 'owl' },
      },
    ],
  },
];
