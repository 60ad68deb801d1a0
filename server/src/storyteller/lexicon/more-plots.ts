import type { MorePlots } from './story-source.ts';

/** Further plots of concepts, each with its own place. */
export const morePlots: MorePlots = {
  'new-baby': [
    {
      id: 'too-small-to-play',
      titles: ['{L} and the New Baby', 'Big and Very Small', 'The Baby Who Cried'],
      goal: 'make friends with the new baby',
      trouble: 'the baby only cried',
      solved: 'the baby had smiled at {L}',
      opener:
        'There was a new baby at {L’s} house. It had ten fingers, each as small as a bean. {L+} had been waiting for it all winter, with a list of games to play.',
      problem:
        'But the baby could not play anything. It slept, it drank, and it cried. Everyone tiptoed round the cradle and said, “Shh, {L}.” Nobody had time for the list.',
      tries: [
        '{L} built a tower of bricks beside the cradle, the best one ever. It fell down with a crash. The baby screamed, and so did everyone else, in whispers.',
        '{L} gave the baby the fastest car. The baby put it in its mouth. That was not how the game went at all.',
        '{L} lay down in the cradle too and cried, “Wah!” The cradle was too short, and nobody came.',
      ],
      tip: '“You were just as small,” said {G+}. “Do you know what you liked? One face, quite close, and a quiet voice that told you things. The baby doesn’t need a game. It needs somebody who knows everything.”',
      turn: '{L} leaned over the cradle, quite close. The baby was crying. “That’s the ceiling,” said {L} in a quiet voice. “That’s a spider. And I’m {L}. I’ve been here longest, so I’ll explain it all to you.”',
      done: 'The baby stopped crying and looked. One bean of a finger took hold of {L’s} thumb and did not let go. And then, a little crooked, the baby smiled. It was the very first time, and it was for {L}.',
      again:
        'Every evening {L} explains one thing to the baby. They have got as far as spoons. The list of games hangs above the cradle and can wait.',
      helper: {
        name: 'Granny Rose',
        creature: 'hen',
      },
      setting: {
        topic: 'the new baby',
        thing: 'the cradle',
        main: 'cottage',
      },
    },
  ],
  'death-of-somebody': [
    {
      id: 'memory-box',
      titles: ['The Box of Small Things', '{L} Remembers', 'A Light in the Window'],
      goal: 'keep a place for somebody who had died',
      trouble: 'the chair by the window stayed empty',
      solved: 'there was a place for all the memories',
      opener:
        'Somebody whom {L+} loved very much had died. The chair by the window was empty now. Everything else was in its place, and that was the strange thing.',
      problem:
        '{L} wanted to tell about the day, as always, and turned to the chair. And then {L} remembered. When somebody has died, they do not come back. It hurt somewhere in the middle.',
      tries: [
        '{L} tried not to think of it, and looked the other way when passing the chair. But not thinking of somebody is very hard work, and lonely too.',
        '{L} was cross with everyone, with the soup and with the sun because it was shining. Afterwards {L} cried, and {F} stayed.',
        '{L} asked, “When will it stop hurting?” Nobody knew exactly. “It gets softer,” they said, “a bit at a time.”',
      ],
      tip: '“I miss them too,” said {G+}. “When I’m very sad, I take one small thing and remember one small story with it. Love does not stop when somebody dies. It only needs somewhere to stay.”',
      turn: '{L} found a box and lined it with something soft. One by one {L} put in small things: a button, a photo, a note with a song on it. With each thing {L} told {F} its story. Some were funny, and they both cried and laughed.',
      done: 'When the box was full, {L} put it on the chair by the window and lit a small light beside it. The chair was not quite so empty now. “Good night,” said {L}, and it felt as if somebody had heard.',
      again:
        'On some evenings {L} opens the box and takes out one small thing. The sadness comes, and the love comes too, and they sit side by side.',
      helper: {
        name: 'Aunt Linnet',
        creature: 'dove',
      },
      setting: {
        topic: 'somebody who had died',
        thing: 'the empty chair',
        main: 'garden',
      },
    },
  ],
  divorce: [
    {
      id: 'two-homes',
      titles: ['{L} Has Two Homes', 'A Bed Here and a Bed There', 'The Small Suitcase'],
      goal: 'feel at home in two homes',
      trouble: 'the family did not live in one house any more',
      solved: '{L} belonged in both homes',
      opener:
        'The parents had sat down on the sofa, one at each end. “We won’t live together any more,” they said. “But we are both staying your parents, for ever.” {L+} listened and did not know where to look.',
      problem:
        'Now there were two homes. Whatever {L} needed was always in the other one: the blue cup, the book, the other parent. {L} packed the small suitcase and felt as if it could never all fit in.',
      tries: [
        '{L} was very good for a whole week, so that the parents would live together again. They hugged {L}. But it did not change that. It had not been {L’s} fault in the first place.',
        '{L} did not unpack the suitcase at all. Then nothing could be missing. But it is not nice to live in a suitcase.',
        '{L} drew the old house, again and again, with everyone in it. It was a good drawing, and it made {L} sad.',
      ],
      tip: '“When my parents parted, I thought I had to choose,” said {G+}. “But nobody has to choose. You don’t have half a home here and half there. You have room for two whole ones.”',
      turn: '{L} opened the suitcase. “I’d like a cup here and a cup there,” said {L} to each parent, “and a hook with my name, and a picture of all of us.” It took some courage to say it. Both of them nodded at once.',
      done: 'So there was a bed here and a bed there, two cups, and two toothbrushes. On Wednesday there was a telephone call from the other home, to say good night. {L} was loved in both, and that was quite sure.',
      again:
        'The small suitcase has become light. Only the soft rabbit goes back and forth, and it knows both ways by heart.',
      helper: {
        name: 'Mr Hazel',
        creature: 'badger',
      },
      setting: {
        topic: 'the two homes',
        thing: 'the small suitcase',
        main: 'cottage',
      },
    },
  ],
  'moving-house': [
    {
      id: 'last-box',
      titles: ['{L} Moves House', 'The Last Box', 'A New Window'],
      goal: 'feel at home in the new house',
      trouble: 'the new house did not feel like home',
      solved: 'the new house had begun to be home',
      object: 'lantern',
      opener:
        'The shelves were empty and the walls had pale patches where the pictures had been. {L+} stood in the old room once more and listened. They were moving house today.',
      friend:
        '{F+} helped to carry the last box. In it was the lantern that had always stood beside {L’s} bed. “I’ll come and visit,” said {F}, “and I’ll help you unpack.”',
      problem:
        'The new house smelled of paint. The stairs creaked in the wrong places, and the window looked out on a street that {L} did not know. “I want to go home,” said {L}. “We are home,” they said. But it was not true yet.',
      tries: [
        '{L} put everything just where it had been in the old house. But the bed stood in front of the door now, and nobody could get in.',
        '{L} decided not to unpack at all. The boxes stood all round like a little empty town.',
        '{L} walked to the corner, to look for the old baker. Round the corner was only another corner.',
      ],
      tip: '“I’ve lived next door for forty years,” said {G+}. “At first I cried every evening. A house needs to learn who you are. Show it one thing a day. Start with something that shines.”',
      turn: '{L} opened the last box and took out the old lantern. Where did it want to be? Not beside the bed. On the sill of the new window! {L} lit it, and for the first time the room looked back.',
      done: 'Across the street somebody saw the light and lit a lamp as well, and waved. {L} waved too. Then {L} found out which stair creaks, and said good night to it by name.',
      again:
        '{L} drew a map of the way from the old house to the new one, so that {F} would find it. On both ends there is a heart.',
      helper: {
        name: 'Mrs Alder',
        creature: 'hedgehog',
      },
      setting: {
        topic: 'moving house',
        thing: 'the new room',
        home: 'village',
        main: 'cottage',
      },
    },
  ],
  bullying: [
    {
      id: 'stand-beside',
      titles: ['{L} Says Stop', 'Not Alone', 'The Bench by the Gate'],
      goal: 'make the teasing stop',
      trouble: 'the mean words came every day',
      solved: 'nobody looked away any more',
      opener:
        'On the way to school {L+} walked more and more slowly. There were some who waited by the gate and said mean things. They laughed, and it was not a nice laugh.',
      problem:
        'They had made up a name for {L}. They moved away when {L} sat down, and once they hid the cap. The others saw it and looked at their shoes. {L} did not tell anyone, and that made it heavier.',
      tries: [
        '{L} went to school by the other road, the long one, so as not to meet them. But they were in the playground as well.',
        '{L} pretended not to hear. But words go in, even if one looks the other way.',
        '{L} wanted to say something mean back. It was already on the tongue. But it tasted bad, and {L} swallowed it.',
      ],
      tip: '“That isn’t your fault,” said {G+}. “Nobody may do that. Telling is not telling tales. You can say, ‘Stop, I don’t want that,’ and then come to me. And you need not stand there alone.”',
      turn: 'The next morning {F} walked beside {L}. When the mean words came, {L} stood quite straight and said, “Stop. I don’t want that.” And {F} said, “I don’t want that either.” Then they went and told the teacher all of it.',
      done: 'One of those who had looked at their shoes came over, and another, until there was a whole row. The teacher talked to the ones who had been mean, for a long time. They went red, and the cap came back.',
      again:
        'On the bench by the gate there is always room now. If somebody sits there alone, {L} goes over and says hello.',
      helper: {
        name: 'Mr Rowan',
        creature: 'elephant',
      },
      setting: {
        topic: 'the ones who were mean',
        thing: 'the playground',
        main: 'school',
      },
    },
  ],
  'afraid-of-the-dark': [
    {
      id: 'what-the-dark-does',
      titles: ['{L} and the Dark', 'Good Night, Dark', 'What the Dark Is For'],
      goal: 'sleep in the dark',
      trouble: 'the dark was full of shapes',
      solved: 'the dark had become soft and known',
      object: 'lantern',
      opener:
        'In the daytime {L+} was not afraid of anything much. But every evening the lamp was put out, and then it was there: the dark. It came out of the corners and filled the room to the ceiling.',
      friend:
        '{F+} came to stay for the night and brought a small lantern. “I’m a bit afraid of the dark,” said {L}. “So am I sometimes,” said {F}.',
      problem:
        'Click, went the light. In the dark there was somebody tall beside the door, with long arms. Under the bed something breathed. {L} pulled up both feet and did not dare to look.',
      tries: [
        'They left the big lamp on. Now it was as bright as noon, and nobody can sleep at noon. And the corners had even blacker shadows.',
        '{L} shut both eyes tight. But behind the eyelids it was dark as well.',
        '{L} called out every five minutes to ask if anyone was there. Everyone was there, and everyone was very tired.',
      ],
      tip: '“The dark is not empty and it is not bad,” said {G+} at the door. “It’s only the room, with its eyes shut. Go and say good night to everything in it, while there’s still a little light. Then you’ll know who is there.”',
      turn: '{L} took the lantern and went round with {F}. The tall one by the door was a coat on a hook. “Good night, coat.” What breathed under the bed was the heating pipe. “Good night, pipe.” So they went right round the room.',
      done: 'Then {L} put out the lantern. It was dark, but it was a dark with a coat in it, and a pipe, and a friend. It lay round the bed like a big soft blanket. “Good night, dark,” said {L}.',
      again:
        'Every evening {L} goes round once and says good night to all of them. The coat never answers, but it hangs there in a very friendly way.',
      helper: {
        name: 'Granny Dusk',
        creature: 'owl',
      },
      setting: {
        topic: 'the dark',
        thing: 'the dark',
        main: 'cottage',
        night: true,
      },
    },
  ],
  sharing: [
    {
      id: 'one-digger',
      titles: ['Mine, Said {L}', 'One Digger for Two', '{L} Learns to Share'],
      goal: 'share one toy',
      trouble: 'nobody wanted to let go of the toy',
      solved: 'everyone took turns',
      opener:
        '{L+} had a toy digger, red, with a real shovel. It stood in the sandpit, and on it was written, in big letters, “{L’s}”.',
      problem:
        '“May I have a turn?” asked {F}. “No,” said {L}, “it’s mine.” {F} took hold of the shovel, and {L} of the wheels. They both pulled. “Mine!” “My turn!” Crack, went the shovel, just a little.',
      tries: [
        '{L} played with the digger all alone, in the farthest corner. It dug a hole. There was nobody to say, “What a hole!”',
        'They made a line down the middle of the sandpit: your half, my half. The digger stood on the line, and nobody was allowed to touch it.',
        '{F} brought a toy too, and said, “This one’s mine, then.” Now there were two who sat back to back and did not share.',
      ],
      tip: '“How long is a turn?” asked {G+}. “Nobody ever says, and that’s the trouble. Here’s an egg timer. And think of this: a digger digs. But who tips the lorry, and who waves the flag?”',
      turn: '{L} turned the egg timer over. “When the sand is through, it’s your turn,” said {L}. It was hard, just for the first minute. Then {L} noticed that the hole needed somebody to carry the sand away, and that {F} did it very well.',
      done: 'Dig, carry, tip, turn the timer, change places. By the evening there was a road, a bridge and a tunnel as long as an arm. Nobody could have built that alone. They shared the last bun, too.',
      again:
        'On the digger it now says “{L’s} and everybody’s”. The egg timer stands in the sandpit, rain or shine.',
      helper: {
        name: 'Uncle Otis',
        creature: 'tortoise',
      },
      setting: {
        topic: 'sharing',
        thing: 'the red digger',
        main: 'garden',
      },
    },
  ],
  potty: [
    {
      id: 'in-time',
      titles: ['{L} and the Potty', 'Just in Time', 'Hurray for the Potty'],
      goal: 'get to the potty in time',
      trouble: 'the potty stayed empty',
      solved: 'something was in the potty',
      opener:
        'In the bathroom stood something new: a potty, [green|yellow], with a handle. “No more nappies,” said {L+}. “I’m big now.” And {L} sat down on it at once, with trousers and all.',
      problem:
        'Then {L} sat on the potty properly, and waited, and nothing came. So {L} got up to play. And just then it came, on the carpet. There was a puddle, and {L} looked at it in surprise.',
      tries: [
        '{L} sat on the potty all morning. The potty left a round mark, but it stayed empty. The puddle came later, behind the sofa.',
        '{L} carried the potty along everywhere: to the kitchen, to the garden, to the letter box. Only once it stood in the hall, and that was when it was needed.',
        '{F} whistled like a little brook, to help. Everyone else had to go, but not {L}.',
      ],
      tip: '“Your tummy tells you before,” said {G+}. “It whispers. It says, ‘Soon.’ When you play, you don’t hear it. So stop for a moment after lunch and listen.”',
      turn: 'After lunch {L} stood still, in the middle of a game, and listened. Soon, whispered the tummy. Very soon! {L} dropped the bricks and ran, past the sofa, through the door, trousers down, and sat.',
      done: 'Tinkle, tinkle, said the potty. {L} looked. It was in there! Everybody came to see. They clapped, and {L} was allowed to flush, and waved: “Bye-bye!”',
      again:
        'Sometimes there is still a puddle. That’s what cloths are for. But mostly the tummy whispers, and {L} hears it just in time.',
      helper: {
        name: 'Granny Duck',
        creature: 'duck',
      },
      setting: {
        topic: 'the potty',
        thing: 'the potty',
        main: 'cottage',
      },
    },
  ],
  'loose-tooth': [
    {
      id: 'wobble',
      titles: ['{L} and the Wobbly Tooth', 'Wobble, Wobble', 'A Gap in the Smile'],
      goal: 'get the wobbly tooth out',
      trouble: 'the tooth wobbled and would not come out',
      solved: 'the tooth was out',
      opener:
        'It happened over breakfast. {L+} bit into the toast, and something moved that had never moved before. “My tooth!” said {L}. “It wobbles!”',
      problem:
        'It wobbled to the left and it wobbled to the right, but it did not come out. {L} could not bite an apple and could not whistle. The tooth hung on like the last leaf on a tree.',
      tries: [
        'They tied a thread to the tooth and to the door handle. {F} shut the door, very gently. The thread slipped off, and the door handle fell off instead.',
        '{L} bit into the hardest thing in the house, an old ginger biscuit. The biscuit won.',
        '{L} pushed the tooth with the tongue, a hundred times. It said click, and it stayed.',
      ],
      tip: '“A tooth goes when it’s ready,” said {G+}. “You can’t hurry it, but you can forget it. Mine fell out when I was laughing, in the middle of a word.”',
      turn: '“Then we’ll forget it,” said {L}. They rolled down the hill and told each other the silliest words they knew. “Wibble-wobble-pudding!” shouted {F}, and {L} laughed with a wide open mouth.',
      done: 'Something flew out in a high curve and landed on a daisy: the tooth, small and white as a grain of rice. {L’s} smile had a gap in it, and the wind blew in.',
      again:
        'That night the tooth lay under the pillow, in a matchbox. In the morning there was a shiny coin, and in the gap one could feel the tip of something new.',
      helper: {
        name: 'Grandpa Beaver',
        creature: 'beaver',
      },
      setting: {
        topic: 'the wobbly tooth',
        thing: 'the wobbly tooth',
        main: 'garden',
      },
    },
  ],
  anger: [
    {
      id: 'volcano',
      titles: ['{L} and the Volcano Inside', 'So Angry!', 'When {L} Was Cross'],
      goal: 'know what to do with so much anger',
      trouble: 'the anger was still boiling inside',
      solved: 'the anger had gone off without hurting anyone',
      opener:
        'It began with a sock. It was on the wrong way round, and then it was off, and then it flew across the room. {L+} was angry, red-hot angry, from the toes up.',
      problem:
        'The anger rumbled in {L’s} tummy like a volcano. It made {L} stamp and shout, “Go away!” And {F} did go away, with a very quiet face. Now {L} was angry and alone.',
      tries: [
        '{L} slammed the door. It was a good loud bang. But the anger was on the inside of the door as well.',
        '{L} tried to hold it in, both cheeks full. It got hotter and hotter, until it came out at the cat, who had done nothing.',
        '{L} said, “I’m not angry!” so loudly that the windows shook. Nobody believed it.',
      ],
      tip: '“A volcano needs somewhere to go,” said {G+}. “Stamp it into the ground, shout it into a pillow, breathe it out like steam. All of that is allowed. Only nobody may get burnt.”',
      turn: '{L} ran to the far end of the garden and stamped, ten times, as hard as possible. Then {L} breathed out all the steam, long and hissing, like a kettle. And again. The rumbling grew smaller.',
      done: 'Under the anger there was something else, small and sad. “I was cross about the sock,” said {L} to {F}, “and I’m sorry I shouted.” “I know,” said {F}. The volcano had gone out, and the grass was only a bit flat.',
      again:
        'At the end of the garden there is a patch where nothing grows. That is the stamping place. Anyone may use it.',
      helper: {
        name: 'Old Smoky',
        creature: 'dragon',
      },
      setting: {
        topic: 'being angry',
        thing: 'the anger',
        main: 'garden',
      },
    },
  ],
  'making-friends': [
    {
      id: 'seesaw',
      titles: ['{L} and the See-Saw', 'A Friend for {L}', 'One on Each End'],
      goal: 'make a new friend',
      trouble: 'nobody dared to say the first word',
      solved: 'there was a friend on the other end of the see-saw',
      opener:
        'There was a see-saw in the park, and {L+} sat on one end of it. The other end stuck up in the air. A see-saw is no good for one. What {L} needed was a friend.',
      problem:
        'On the bench sat {F}, and looked at the see-saw, and looked away. {L} looked at {F}, and looked away. They both wanted to make friends. But neither of them could find the first word.',
      tries: [
        '{L} put a heavy bag on the other end instead of a friend. The see-saw went up. It came down again, with no conversation in between.',
        '{L} did a handstand so that {F} would look. {L} fell over into the flower bed, and ran off and hid.',
        '{L} practised in front of a tree: “Hello, will you be my friend?” It sounded lovely. But the tree was not shy, and {L} was.',
      ],
      tip: '“You needn’t begin with the biggest word,” said {G+}. “Not ‘friend’. Begin with a small one. Ask for something, or give something. A see-saw asks all by itself.”',
      turn: '{L} went up to the bench, with ears as red as beetroot. “It doesn’t work with one,” said {L}, and pointed at the see-saw. It was only five words. “I know,” said {F}, “I’ve been sitting here hoping.”',
      done: 'Up went {L}, down went {F}, and up again. At the top one could see all the way to the church. They talked about everything at once, and by the time the lamps were lit, they were friends.',
      again: 'The see-saw squeaks every day at four now. There is always somebody on the other end.',
      setting: {
        topic: 'making a friend',
        thing: 'the see-saw',
        home: 'village',
        main: 'garden',
      },
    },
  ],
  bedtime: [
    {
      id: 'wide-awake',
      titles: ['{L} Can’t Sleep', 'Wide Awake', 'The Longest Good Night'],
      goal: 'fall asleep',
      trouble: '{L} was still wide awake',
      solved: 'the whole house had grown sleepy',
      opener:
        'Teeth, pyjamas, a story, a kiss. It was bedtime, and everything was done as always. {L+} lay in bed and was not one bit sleepy.',
      problem:
        'The clock struck eight and then nine. The pillow was too flat, and then too fat. {L} turned to the left and to the right. However one lay down, sleep did not come.',
      tries: [
        'They counted sheep. The seventh one got stuck on the fence, and {L} had to get up and worry about it.',
        '{L} drank a glass of water, and then another. After that {L} had to get up three times, and was wider awake each time.',
        '{L} ordered both eyes to shut. They shut. Behind them it was like a funfair.',
      ],
      tip: '“You’re calling sleep like a dog,” whispered {G+}. “It’s more like a cat. Don’t look at it. Say good night to your toes, then to your knees, very slowly. Then it comes and lies down on you.”',
      turn: '“Good night, toes,” said {L} softly, and the toes grew heavy. “Good night, knees.” {F} whispered it too. “Good night, tummy. Good night, elbows.” They went on upwards, slower and slower.',
      done: 'At the elbows {F} yawned. At the chin {L} did. Outside the window the moon put on a cloud. “Good night, nose,” somebody murmured, and nobody got as far as the ears.',
      again: 'If you cannot sleep, begin with the toes. {L} has not reached the ears to this day.',
      helper: {
        name: 'Mother Moth',
        creature: 'moth',
      },
      setting: {
        topic: 'bedtime',
        thing: 'the pillow',
        main: 'cottage',
        night: true,
      },
    },
  ],
  jealousy: [
    {
      id: 'green-feeling',
      titles: ['{L} and the Green Feeling', 'Why Not Me?', '{L} Is Jealous'],
      goal: 'be glad for somebody else',
      trouble: 'the jealous feeling pinched',
      solved: '{L} was glad again',
      opener:
        'Everyone was talking about the prize. It had gone to somebody whom {L+} knew very well. {L} clapped with the others, but inside there was something that pinched. It was small and green.',
      problem:
        '“Why not me?” said the green feeling. It was jealous of everything: the cheering, the shine, the way they all looked at {F}. {L} did not want to be like that, and was all the same.',
      tries: [
        '“It’s not so special,” said {L} aloud. {F’s} smile went out like a lamp. But the pinching did not stop.',
        '{L} wanted one just the same, and a bigger one. But even in the daydream the green feeling found something to be jealous of.',
        '{L} stayed away from {F} for a whole day. It was a very long day, and it pinched in the evening too.',
      ],
      tip: '“The green one used to live with me as well,” said {G+}. “It shouts, ‘There’s not enough for you!’ Tell it what you have, and tell {F} what you see. Then it has no more to say.”',
      turn: '{L} sat down and counted what was there: the tree house, the whistle through two fingers, {F}. It took all the fingers of both hands. Then {L} went to {F}. “I was jealous,” said {L}. “But it’s wonderful what you did.”',
      done: '“Really?” said {F}, and the lamp went on again. “I was jealous of your whistle, all year.” They looked at each other and laughed. The green feeling had shrunk to the size of a pea, and rolled away.',
      again: 'Now and then it rolls back. Then {L} counts on both hands, and whistles.',
      setting: {
        topic: 'being jealous',
        thing: 'the green feeling',
        home: 'garden',
        main: 'village',
      },
    },
  ],
  birthday: [
    {
      id: 'no-one-came',
      titles: ['{L} and the Birthday', 'The Wrong Saturday', 'One Candle More'],
      goal: 'have a real birthday',
      trouble: 'nobody had come to the birthday',
      solved: 'every guest had come to the birthday',
      object: 'cake',
      opener:
        'There was one candle more than last year. {L+} had laid the table in the garden: paper cups, streamers, and a place for every guest. Today was the birthday!',
      friend:
        'The first to come was {F+}, very early, with a cake on a wobbly plate. “I baked it myself,” said {F}. “It’s meant to lean.”',
      problem:
        'Then they waited for the others. Three o’clock. Half past three. The streamers hung, the cake leaned, and the chairs stayed empty. What is a birthday without guests?',
      tries: [
        'They blew all the party trumpets at once, so that everyone could hear where the birthday was. A flock of starlings came, and stole the raisins.',
        'They put teddies and cushions on the chairs instead of guests. They sat nicely. But they did not sing.',
        '{L} went to the gate and looked up and down the street, nine times. There was nobody, not even by the ninth.',
      ],
      tip: '“For you,” said {G+}, the postman, and took a whole bundle out of the bag. “All these came back. Somebody has forgotten the house number.” They were the birthday invitations!',
      turn: '“Nobody knew where to go!” cried {L}. They ran, each with half of the bundle, from door to door through the whole town. “It’s today! It’s now! Bring nothing, just come!”',
      done: 'And they came, out of breath, some in slippers, all of them. They sang so loudly that the cake stood up straight for a moment. {L} drew a deep breath and blew out every candle.',
      again:
        'On the calendar the next birthday has a ring round it already, and beside it, very big, the number of the house.',
      helper: {
        name: 'Mr Stamp',
        creature: 'pelican',
      },
      setting: {
        topic: 'the birthday',
        thing: 'the birthday table',
        main: 'garden',
      },
    },
  ],
  christmas: [
    {
      id: 'santas-list',
      titles: ['{L} Saves Christmas', 'Santa’s Lost List', 'The Night Before Christmas'],
      goal: 'find Santa’s list before Christmas morning',
      trouble: 'Santa did not know which present was whose',
      solved: 'every Christmas present had found its child',
      object: 'letter',
      opener:
        'It was Christmas Eve. The tree stood in the corner and smelled of forest. {L+} was lying awake and listened for bells in the snow.',
      friend:
        'There was a knock at the window. Outside stood {F+}, all white, and held up a letter. “This fell out of the sky,” said {F}. “It’s from Santa’s sack!”',
      problem:
        'Behind the hill they found the sleigh, deep in the snow, and beside it Santa, with both hands in that great white beard. “I’ve lost the Christmas list,” said Santa. “A thousand presents, and I don’t know whose they are!”',
      tries: [
        'They shook the presents, to guess. One rattled, one squeaked, one went “moo”. It was no help at all.',
        'They followed the bits of paper over the snow. But it was snowing harder and harder, and soon everything was as white as the paper.',
        'The reindeer tried to remember. They remembered only those who had put out carrots.',
      ],
      tip: '“A list!” said {G+}, the oldest of the reindeer. “In my day there was no list. What did the children write at the end of their letters? Nobody ever reads that far.”',
      turn: '{L} opened the letter and read it to the end. “P.S.: We live in the house with the red gate.” {L} took the next one out of the sack, and the next. At the very end of each of them it said where, and for whom!',
      done: 'They read, Santa drove, the reindeer ran, and down every chimney went the right present. Just as the first Christmas bell rang, the sack was empty. “Merry Christmas!” called Santa, far above the roofs.',
      again: 'Under {L’s} tree lay a small parcel. On it was written: “For the one who reads to the end. S.”',
      helper: {
        name: 'Old Holly',
        creature: 'deer',
      },
      setting: {
        topic: 'Christmas',
        thing: 'the Christmas tree',
        main: 'snowfield',
        weather: 'snow',
      },
    },
  ],
  diwali: [
    {
      id: 'one-lamp',
      titles: ['{L} and the Diwali Lamps', 'A Lamp for Every Step', 'The Last Diya'],
      goal: 'light all the Diwali lamps',
      trouble: 'the wind blew out every Diwali lamp',
      solved: 'all the Diwali lamps were burning',
      object: 'lantern',
      opener:
        'The house smelled of cardamom and sweets. On the doorstep {L+} had made a rangoli, a great flower of coloured powder. Tonight was Diwali, when the light wins against the dark.',
      friend:
        '{F+} carried a tray with forty small clay lamps, the diyas, and a lantern to light them with. “One for every step of the street,” said {F}.',
      problem:
        'They lit the first diya and the second. Then came the wind, round the corner, and puff! All dark. As often as they lit the Diwali lamps, the wind blew them out again.',
      tries: [
        'They stood round the lamps in a ring, with their coats wide open. The wind came from above.',
        'They lit them all very fast, one behind the other. {L} was at number nine when number one went out.',
        '“Shall we take the electric ones?” asked {F}. They were pretty, but nobody could say a wish over them.',
      ],
      tip: '“Wind is always strongest for one lamp alone,” said {G+}, coming down the steps in a bright shawl. “In my village every house lit one at the same moment. And each put a hand around the neighbour’s flame.”',
      turn: '{L} ran from door to door and gave everyone a diya. “On three,” called {L}, “and keep your hand round the light next to yours!” All down the street people knelt on their steps. “One, two, three!”',
      done: 'Forty flames went up at once. The wind came, and found a hand around every one of them, and gave up. From end to end the street was gold. “Happy Diwali!” they called across, and handed round the sweets.',
      again:
        'In the morning the rangoli was a little smudged, with many footprints in it. “Good,” said {L}. “Then the light came in.”',
      helper: {
        name: 'Nani Asha',
        creature: 'peacock',
      },
      setting: {
        topic: 'Diwali',
        thing: 'the Diwali lamps',
        main: 'village',
        night: true,
      },
    },
  ],
  eid: [
    {
      id: 'new-moon',
      titles: ['{L} Looks for the Eid Moon', 'Is It Eid Tomorrow?', 'The Thin New Moon'],
      goal: 'see the new moon of Eid',
      trouble: 'the clouds hid the Eid moon',
      solved: 'they had seen the thin new moon',
      object: 'telescope',
      opener:
        'All through Ramadan {L+} had helped to set the table at sunset, with dates and water and soup. Now the new clothes hung ready. If the new moon was seen tonight, tomorrow would be Eid!',
      friend:
        '{F+} came up to the roof with a telescope. “My family is baking already,” said {F}. “But nobody may say ‘Eid Mubarak’ until the moon is there.”',
      problem:
        'They looked to the west, where the sun had gone down. Clouds, nothing but clouds. The whole street stood at the windows and waited. Without the moon nobody knew whether tomorrow was Eid.',
      tries: [
        'They climbed up to the highest roof, past the washing and the pigeons. There they could see a great many more clouds.',
        '{L} pointed. “There it is!” Everyone cheered. Then the moon hooted, for it was the lamp of a ship.',
        'They waved a bed sheet, to push the clouds away. The clouds took no notice. The pigeons did.',
      ],
      tip: '“You’re looking for something big and bright,” said {G+}. “The Eid moon is as thin as an eyelash. You need patience, and a gap no wider than a thumb. Look just above where the sun went to bed.”',
      turn: 'They sat down, shoulder to shoulder, and looked at the one place, and did not look away. {L} held the telescope quite still. The clouds moved, slowly. A gap opened, no wider than a thumb.',
      done: 'And in the gap hung a thin silver thread. “The moon!” whispered {L}, and then everyone shouted it, from roof to roof. “Eid Mubarak! Eid Mubarak!” Below, the doors flew open, and out came the smell of honey cake.',
      again:
        'In the morning there were new clothes, prayers, coins in small hands, and a plate for every neighbour. The moon had gone to sleep, thin and content.',
      helper: {
        name: 'Grandfather Yusuf',
        creature: 'camel',
      },
      setting: {
        topic: 'Eid',
        thing: 'the new moon of Eid',
        main: 'city',
        night: true,
      },
    },
  ],
  hanukkah: [
    {
      id: 'the-helper-candle',
      titles: ['{L} and the Eighth Night', 'The Missing Candle', 'Eight Nights of Hanukkah'],
      goal: 'light the menorah on the last night of Hanukkah',
      trouble: 'the helper candle of the menorah was missing',
      solved: 'all the Hanukkah candles were burning',
      opener:
        'Seven nights of Hanukkah had gone by, with one more light each night. In the window stood the menorah. {L+} had spun the dreidel, eaten too many latkes, and waited for the eighth night, the brightest.',
      problem:
        'There were eight candles in the box. But the ninth was missing: the shamash, the helper that lights all the others. And the shops were shut, and the sun was going down.',
      tries: [
        'They looked behind the sofa, where things go. They found the dreidel, three chocolate coins and an old latke, but no candle.',
        'They tried to make a shamash out of a crayon. It was blue, it smelled odd, and it bent over like a tired flower.',
        '{F} wanted to bend down one of the eight. But then there would have been only seven nights, and it was the eighth.',
      ],
      tip: '“Long ago there was oil for one day only, and it burned for eight,” said {G+}. “Somebody simply began. And the shamash doesn’t have to be new. It only has to be willing to give its light away.”',
      turn: '{L} thought of the stumps. From each of the seven nights a little end of wax was left! They warmed them in their hands, red and blue and yellow, and rolled them round a thread, all together, into one candle.',
      done: 'It was short and striped, and it burned. {L} took the striped shamash and lit the first light, the second, and all eight. They sang the blessings, and the whole window shone out into the snow.',
      again:
        'The dreidel spun until it fell asleep. “A great miracle happened,” said {L}. “And a small one, too.”',
      helper: {
        name: 'Bubbe Miriam',
        creature: 'hen',
      },
      setting: {
        topic: 'Hanukkah',
        thing: 'the menorah',
        main: 'cottage',
        night: true,
      },
    },
  ],
  'lunar-new-year': [
    {
      id: 'dragon-legs',
      titles: ['{L} and the New Year Dragon', 'The Dragon With Too Few Legs', 'Drums for the New Year'],
      goal: 'make the New Year dragon dance',
      trouble: 'the New Year dragon had too few legs',
      solved: 'the New Year dragon was dancing',
      object: 'drum',
      opener:
        'The house was swept, the red lanterns hung, and the dumplings were folded like little boats. It was Lunar New Year! {L+} had a red envelope in one pocket and could hardly stand still.',
      friend:
        '{F+} came with a drum as big as a barrel. “Boom,” said {F}. “When the dragon dances, the old bad luck runs away. Boom, boom!”',
      problem:
        'But the New Year dragon lay on the ground like a long, wet stocking. It was made of silk, it had a golden head, and it needed twenty legs. Half the dancers were in bed with a cold.',
      tries: [
        '{L} and {F} crept under it alone, one in front, one behind. The dragon’s tummy dragged along the street and swept up a cat.',
        'They put brooms and umbrellas under the silk. The dragon stood. It stood very well. But it did not dance.',
        'Then only the head went. A head without a dragon frightened nobody, least of all bad luck.',
      ],
      tip: '“The dragon is made of neighbours,” said {G+}, and straightened the golden whiskers. “It doesn’t matter who is under it. It only matters that they all hear the same drum.”',
      turn: '“Who has two legs free?” called {L} down the street. The baker came, and the bus driver, three grannies and a boy in one skate. They slipped under the silk. “Listen to the drum!” called {L}. Boom. Boom-boom.',
      done: 'And the dragon lifted its head. It danced round the corner, up the steps and down again, on twenty-two legs, with one skate. The firecrackers banged, and bad luck ran away as fast as it could. “Happy New Year!”',
      again:
        'In the evening there were dumplings, long noodles and oranges. In {L’s} red envelope was a coin, and a thread of dragon silk.',
      helper: {
        name: 'Grandma Mei',
        creature: 'tiger',
      },
      setting: {
        topic: 'Lunar New Year',
        thing: 'the dancing dragon',
        main: 'city',
      },
    },
  ],
  halloween: [
    {
      id: 'ghost-afraid',
      titles: ['{L} and the Little Ghost', 'The Ghost That Could Not Say Boo', 'Trick or Treat, {L}!'],
      goal: 'help the ghost to frighten somebody',
      trouble: 'nobody was frightened of the ghost',
      solved: 'the ghost had said the best boo of the night',
      opener:
        'It was the night for costumes and lanterns and full pockets. {L+} had a hat, a cape and a bag, and was just about to ring the first bell, when something sniffed behind the dustbin.',
      friend:
        'It was {S+}, a real one, no bigger than a pillowcase. “Tonight all ghosts must frighten somebody,” said {S}, “and I can’t. I’m too soft.” “Come with us,” said {L}.',
      problem:
        'They rang the bell at the first house. “Boo,” said {S}, very politely. “Oh, how sweet!” said the lady, and gave it a toffee. The toffee fell through. At every house it was the same: nobody was frightened.',
      tries: [
        'They practised a dreadful face in front of a shop window. {S} saw it, and was so frightened that the best place was {L’s} bag.',
        'They rattled a chain made of saucepan lids. All the dogs in the street joined in, and people looked out to see who was collecting scrap.',
        '{S} tried to be bigger, and stood on {F’s} shoulders. They looked like a bed on its way to a party.',
      ],
      tip: '“A good boo doesn’t come from being loud,” said {G+}, high up on a gatepost. “It comes from waiting. Stay still until the room is still, too. And then, when nobody expects it…”',
      turn: 'At the last house they did not ring. They waited in the hedge until the party inside grew quiet. {S} floated up to the window, soft as breath. {L} held up one finger. Not yet. Not yet. Now!',
      done: '“Boo.” It was quite a small one. But everyone in the room jumped as high as the lamp, and shrieked, and then laughed and laughed. “The best boo of the whole night!” they said, and filled up the bag.',
      again:
        'The ghost lives in the attic now. Sometimes, when it is really quiet and {L} has quite forgotten: boo.',
      helper: {
        name: 'Lady Hush',
        creature: 'owl',
      },
      setting: {
        topic: 'Halloween',
        thing: 'the little ghost',
        main: 'village',
        night: true,
        creature: 'ghost',
      },
    },
  ],
  easter: [
    {
      id: 'too-well-hidden',
      titles: ['{L} and the Easter Eggs', 'Hidden Too Well', 'The Easter Bunny’s Mistake'],
      goal: 'find the Easter eggs',
      trouble: 'the Easter eggs were hidden too well',
      solved: 'the Easter basket was full',
      object: 'basket',
      opener:
        'The grass was wet, and the first daffodils were out. It was Easter morning. {L+} had been up since sunrise, because somewhere out there were eggs, red and blue and dotted.',
      friend:
        '{F+} came with a big Easter basket, with straw in it. “Mine is still empty,” said {F}. “Everybody’s is. That’s odd.”',
      problem:
        'They looked under the hedge and behind the pump. Not one egg! All over the meadow children walked about with empty baskets. The Easter bunny had hidden the eggs so well that nobody could find any.',
      tries: [
        '{L} crawled into the thickest bush. There was something round in there. It was a hedgehog, and it had been asleep.',
        'They dug in the molehills. The mole put up a small sign: “No eggs here.”',
        'They asked the hens. The hens said that they had done their part, thank you.',
      ],
      tip: '“I know, I know,” sighed {G+}, and wrung both ears. “I wanted to be so clever this Easter, and I’ve forgotten where I put them. I only know that I could see the church tower upside down.”',
      turn: 'Upside down? {L} bent over and looked back between both knees. The church tower! And right in front of it, high up, where nobody looks for eggs: the old apple tree. “They’re not down here at all,” said {L}.',
      done: 'In every fork of the tree lay an egg, and in the old nests five together. They passed them down, hand to hand, until all the baskets on the meadow were full. The Easter bunny got the dotted one.',
      again:
        'If you can’t find something, bend over and look through your knees. {L} has done so ever since Easter.',
      helper: {
        name: 'Hoppity',
        creature: 'rabbit',
      },
      setting: {
        topic: 'Easter',
        thing: 'the Easter basket',
        main: 'meadow',
      },
    },
  ],
  wedding: [
    {
      id: 'the-rings',
      titles: ['{L} Carries the Rings', 'The Wedding and the Magpie', 'Where Are the Rings?'],
      goal: 'bring the rings to the wedding',
      trouble: 'the wedding rings were gone',
      solved: 'the wedding rings were on the cushion again',
      opener:
        'Two people who loved each other wanted to get married, and {L+} had the most important job of the whole wedding: to carry the rings, on a small white cushion.',
      problem:
        'The music began. {L} took the first step, very straight, and looked down at the cushion. There were two dents in it, side by side. The wedding rings were gone!',
      tries: [
        'They crawled through the grass, under all the wedding guests. They found eleven shoes that pinched, but no rings.',
        '{L} tied two rings out of daisies. They were beautiful. They came apart at the first “I do”.',
        'They asked the musicians to play the first song again. And again. At the fifth time the guests began to look round.',
      ],
      tip: '“Something glittered past my window,” said {G+}. “Black and white, it was, and it can’t resist what shines. You won’t catch it. But you could offer it something that shines more.”',
      turn: 'A magpie! {L} saw the nest in the tall birch. {L} took the lid of the cake dish, as bright as the sun, and held it up, and turned it until the light danced in the tree. The magpie put its head on one side.',
      done: 'It came down and looked at itself in the lid, and opened its beak in surprise. Cling, cling! Two rings fell on the cushion. {L} walked down the aisle, very straight, and they said “I do”, both of them.',
      again:
        'The magpie got the lid. It was at the wedding feast as well, and admired itself until the last dance.',
      helper: {
        name: 'Aunt Lark',
        creature: 'robin',
      },
      setting: {
        topic: 'the wedding',
        thing: 'the wedding rings',
        main: 'garden',
      },
    },
  ],
  'first-day-school': [
    {
      id: 'the-peg',
      titles: ['{L} Goes to School', 'The Peg With the Star', '{L}’s First Day at School'],
      goal: 'feel at home at school',
      trouble: 'everything at school was new and loud',
      solved: 'school had become a place for {L}',
      opener:
        'The new school bag stood by the door, and in it were a pencil, an apple and a [plaster|spare sock]. {L+} had packed it four times. Today was the first day at school.',
      problem:
        'But the school was [huge|very loud]. Thirty children hung thirty coats on thirty pegs, and everyone seemed to know where to go. {L} stood in the doorway and could not move a toe.',
      tries: [
        '{L} hid behind the coats, to be nobody for a while. It was dark and woolly in there. But lessons don’t happen behind coats.',
        '{L} went to sit at the very first table. “That’s my place,” said a girl with plaits. The next place was taken too, and the next one after that.',
        'At playtime {L} stood by the wall and counted bricks. There were a great many bricks, and none of them said hello.',
      ],
      tip: '“On my first day at school I couldn’t find my peg,” said {G+}. “So I looked for somebody else who couldn’t find theirs. There’s always one.”',
      turn: '{L} looked round the classroom, slowly this time. By the window stood a small child with a bag held up like a shield. {L} took a breath, went over and said, “Hello. Do you know where the pegs are?”',
      done: 'They found them together: a peg with a star for {L}, and next to it a peg with a boat. At the table there were two chairs left, side by side. When the bell rang, {L} did not want to go home yet.',
      again:
        'The school bag stands by the door again. {L} has packed it only once. Tomorrow there is painting.',
      helper: {
        name: 'Miss Linden',
        creature: 'owl',
      },
      setting: {
        topic: 'the first day at school',
        thing: 'the classroom door',
        main: 'school',
      },
    },
  ],
  dentist: [
    {
      id: 'the-chair',
      titles: ['{L} Goes to the Dentist', 'Open Wide, {L}!', 'The Chair That Went Up'],
      goal: 'open wide at the dentist’s',
      trouble: '{L} would not open up',
      solved: 'every single tooth had been counted',
      opener:
        'On the calendar there was a drawing of a tooth. That meant: today they would go to the dentist. {L+} brushed for so long that the mirror was [white|full of dots].',
      problem:
        'The dentist had a chair that went up and down, a lamp like a sun, and a tray with [tiny mirrors|shiny little hooks]. {L} climbed onto the chair and shut both lips tight.',
      tries: [
        '“Just a peep?” asked the dentist. {L} opened up as wide as a letter box, no wider, and shut it again at once.',
        '{F} went first and said, “Aaah!” and showed all {F.their~the} teeth. “Now you.” {L} said, “Mmm,” and that was all.',
        '{L} offered the dentist an elbow to look at instead. “A very good elbow,” said the dentist, “but no teeth in it.”',
      ],
      tip: '“Hold the little mirror yourself,” said {G+}. “Look in it first, and then I’ll count along. If you lift one hand, I stop. You’re the boss of the chair.”',
      turn: '{L} took the mirror and looked: a whole row of teeth, like [a little fence|piano keys]. “One,” said {L}, and {L.their~the} lips opened wide enough for two. The dentist counted along. Once {L} lifted a hand, and everything stopped, just as promised.',
      done: '“[Eighteen|Twenty]!” they called, all together. No holes, only a crumb of toast. The chair came down with a hum, and {L} chose a sticker with a grinning crocodile.',
      again:
        'Now {L} counts {L.their~the} teeth every evening while brushing. They are all there, and the crocodile grins above the basin.',
      helper: {
        name: 'Dr Mint',
        creature: 'stork',
      },
      setting: {
        topic: 'the dentist',
        thing: 'the dentist’s chair',
        main: 'city',
      },
    },
  ],
  doctor: [
    {
      id: 'heart-drum',
      titles: ['{L} at the Doctor’s', 'Bump, Bump, Says the Heart', 'A Plaster With Stars'],
      goal: 'be brave at the doctor’s',
      trouble: '{L} did not want the doctor to come near',
      solved: 'the doctor was finished and it had hurt only for one breath',
      opener:
        'In the waiting room there was a box of [bricks|old picture books] and a fish tank. {L+} sat on the edge of the chair and watched the door with the sign “Doctor”.',
      problem:
        '“Next, please,” said the doctor. There was a bed with a paper sheet, a cold round thing for listening, and on the tray, very small, the needle. {L} slid behind the chair.',
      tries: [
        '{L} said, “I’m not ill any more,” and jumped up and down to show it. “Wonderful,” said the doctor, “but this is so that you stay well.”',
        '{L} crawled under the bed with the paper sheet. It rustled so loudly that everyone knew where to look.',
        '“Do {F} first,” said {L}. So {F} was examined from head to foot, and then it was {L’s} turn all the same.',
      ],
      tip: '“Would you like to listen first?” asked {G+}, the doctor. “Here. That’s your heart. And when the little pinch comes, blow, as if there were a candle on my thumb.”',
      turn: 'Bump, bump, said {L’s} heart in the listening tubes, like a small brave drum. {L} held out one arm, looked at {F}, and blew at the doctor’s thumb as hard as possible.',
      done: '“Done,” said the doctor. “Already?” asked {L}. It had hurt for one breath, and now there was a plaster with stars on it. The candle on the thumb was out.',
      again:
        'The plaster with the stars stayed on for three days. Since then {L} can blow out even a big fright.',
      helper: {
        name: 'Dr Fern',
        creature: 'bear',
      },
      setting: {
        topic: 'going to the doctor',
        thing: 'the doctor’s bag',
        main: 'city',
      },
    },
  ],
  hospital: [
    {
      id: 'night-light',
      titles: ['{L} in Hospital', 'The Light in Room Seven', 'A Night in Hospital'],
      goal: 'get through the first night in hospital',
      trouble: 'the hospital was strange and far from home',
      solved: '{L} knew the people and the sounds of the hospital',
      opener:
        'In the small suitcase were pyjamas, a toothbrush and one soft thing that smelled of home. {L+} had to go to hospital, so that something could be made well again.',
      problem:
        'The hospital had long, bright corridors. The bed had wheels and a button, and everything beeped. “How long must I stay?” asked {L}. “A few nights,” they said. {L’s} throat felt tight.',
      tries: [
        '{L} pulled the sheet up over both ears. But the beeping came through, and so did the footsteps in the corridor.',
        '{L} tried to sleep at once, so that it would be over sooner. But sleep does not come to a hospital bed just because one wants it.',
        '{L} asked to go home. “Not yet,” said the nurse kindly, and that was hard to hear.',
      ],
      tip: '“Shall I tell you what all the sounds are?” asked {G+}, the night nurse. “The beep says: all is well. The wheels are the tea. And the soft steps are me. You can press this button, and I’ll come.”',
      turn: 'So {L} listened. Beep: all is well. Wheels: the tea. Soft steps: the nurse. {L} pressed the button once, to try, and the nurse really came and waved.',
      done: 'In the morning the doctor said that everything had gone as it should. {L} was tired and a bit sore, and had slept all the same, under the little light of the button.',
      again:
        'At home the bed does not beep. {L} told {F} what every sound in the hospital means, and was a little proud.',
      helper: {
        name: 'Nurse Willow',
        creature: 'koala',
      },
      setting: {
        topic: 'the hospital',
        thing: 'the hospital bed',
        main: 'city',
      },
    },
  ],
  haircut: [
    {
      id: 'snip',
      titles: ['Snip, Snip, {L}', '{L} and the Haircut', 'What the Scissors Said'],
      goal: 'get through the haircut',
      trouble: '{L} would not sit still for the scissors',
      solved: 'the last curl was cut',
      opener:
        '{L+} could hardly see the porridge any more. There was hair in front of it. “Time for the hairdresser,” everyone said, and {L} held on to it with both hands.',
      problem:
        'At the hairdresser’s there was a cape that tied at the neck, and a chair like a throne. Snip, said the scissors in the air. {L} jumped off the chair at once.',
      tries: [
        '{L} put on a hat and said, “Cut around it.” The hairdresser walked round the chair twice. There was nothing to cut around.',
        '{L} held still, as still as a stone. But then a tiny hair fell on {L’s} nose, and the stone sneezed.',
        'They promised a biscuit for every snip. After one snip {L} was no longer hungry.',
      ],
      tip: '“Does it hurt a leaf when it falls?” asked {G+}, the hairdresser. “Hair is the same. Would you like to cut the first curl? Then you’ll hear what the scissors really say.”',
      turn: '{L} took the small scissors and the lowest curl. Snip. It did not hurt at all, it only tickled. “They say ‘next’,” said {L}, and climbed back up on the throne.',
      done: 'Snip, snip, next, next, all the way round. Then the big mirror: there was {L’s} whole face, with two ears that nobody had seen for weeks.',
      again:
        'The first curl is in a matchbox. When the porridge begins to disappear again, {L} says, “Time for the throne.”',
      helper: {
        name: 'Mr Comb',
        creature: 'parrot',
      },
      setting: {
        topic: 'the haircut',
        thing: 'the hairdresser’s scissors',
        main: 'city',
      },
    },
  ],
  zoo: [
    {
      id: 'sleeping-lion',
      titles: ['{L} at the Zoo', 'The Lion That Would Not Roar', 'A Day at the Zoo'],
      goal: 'hear the lion at the zoo roar',
      trouble: 'the lion only slept',
      solved: 'the lion had roared',
      opener:
        'The zoo! {L+} had been roaring since breakfast, to practise. There would be penguins and monkeys, but most of all there would be the lion.',
      problem:
        'They saw the penguins march and the monkeys swing. Then they came to the lion. The lion lay on a rock, flat as a rug, and slept. It did not roar. It did not even twitch.',
      tries: [
        '{L} roared at the lion, the best roar of the whole morning. A baby in a pram roared back. The lion slept.',
        'They waved, hopped and sang in front of the lion’s rock. A crowd gathered to look at them. The lion had its back to the show.',
        'They waited through a whole bag of peanuts. The lion yawned once, and slept on.',
      ],
      tip: '“You’re at the wrong time,” said {G+}, who had a bucket and big keys. “Lions talk when the zoo gets quiet, just before the gates are shut. Then they say good night to each other.”',
      turn: 'So they came back last of all, when the balloons were gone and the paths were empty. They sat down on the bench, and nobody said a word. The light grew golden. The lion lifted its head.',
      done: 'And then it roared. It rolled through the whole zoo, over the penguins and through {L’s} tummy and down to the shoes. From the other side a second lion answered: good night.',
      again:
        'Now, before the light goes out at home, {L} roars once. And from somewhere down the street, very faintly, somebody answers.',
      helper: {
        name: 'Keeper Rush',
        creature: 'giraffe',
      },
      setting: {
        topic: 'the day at the zoo',
        thing: 'the zoo gate',
        main: 'garden',
      },
    },
  ],
  beach: [
    {
      id: 'the-tide',
      titles: ['{L} and the Sandcastle', 'A Castle for the Tide', 'The Day at the Beach'],
      goal: 'build a sandcastle that lasts',
      trouble: 'the waves took every sandcastle',
      solved: 'the sandcastle stood, with the sea all round it',
      opener:
        'There was sand in the shoes before they had even arrived. The beach! {L+} ran down to the water with a bucket and a spade. Today there would be a castle.',
      problem:
        'It was a fine castle, with a tower and a gate made of shells. Then a wave came, quite a small one. Slurp! There was no tower, and the gate was on its way to sea.',
      tries: [
        'They built the next sandcastle with a wall in front. The wave stopped at the wall, thought, and came over the top. Slurp!',
        'They built it faster, to be finished before the next wave. It was more of a heap. Slurp, and it was less of a heap.',
        '{L} stood in front of the castle and told the sea to stop. The sea filled both of {L’s} boots.',
      ],
      tip: '“The sea goes up and it goes down,” said {G+}. “Don’t fight it. See the line of seaweed? That’s how far it comes today. And a castle likes a ditch, so that the water has somewhere to go.”',
      turn: 'So they looked for the line of seaweed and built the castle just behind it. All round it they dug a ditch, deep and wide, and a little canal back to the sea. Then they sat down and waited.',
      done: 'The biggest wave of the day came up the beach. It ran into the ditch, once around the castle, and out by the canal. Now the castle had a moat, and a crab moved in.',
      again:
        'At home there was sand in the bath. {L} kept one shell from the gate, and can hear the moat in it.',
      helper: {
        name: 'Captain Pebble',
        creature: 'crab',
      },
      setting: {
        topic: 'the day at the beach',
        thing: 'the sandcastle',
        main: 'shore',
      },
    },
  ],
  train: [
    {
      id: 'cow-on-the-line',
      titles: ['{L} Takes the Train', 'The Cow on the Line', 'All Aboard, {L}!'],
      goal: 'get the train moving again',
      trouble: 'the train stood still in the middle of a field',
      solved: 'the train was rolling again',
      object: 'whistle',
      opener:
        'Tickets, sandwiches, a seat by the window: {L+} was ready for the train journey. “All aboard!” called the guard. Ta-tam, ta-tam, went the wheels.',
      friend:
        'On the seat opposite sat {F+}. “I always count the bridges,” said {F}. Then the guard came by, punched the tickets and let {L} hold the whistle. “Keep it until the next station,” said the guard.',
      problem:
        'Ta-tam, ta-tam, and then a long squeal. The train stopped, in the middle of a field. {L} leaned out. On the rails, right in front of the engine, lay a cow, and it was chewing.',
      tries: [
        'The driver let off steam, a great white cloud. The cow came out of the cloud a bit cleaner, and went on chewing.',
        'The passengers climbed down and pushed the cow from behind. Twelve people pushed. The cow leaned back, as if it were a sofa.',
        'They offered the cow all the sandwiches on the train. It ate the cheese ones, and lay down again.',
      ],
      tip: '“That’s Bluebell,” said {G+}, who had come across the field. “That cow loves music. Every evening somebody whistles, and it goes home. But I’ve lost my whistle.”',
      turn: '{L} felt something in one pocket. The guard’s whistle! {L} took a big breath and blew, not the sharp kind, but a long soft evening tune, as well as one can on one note.',
      done: 'The cow looked up. It got to its feet, first the back and then the front, and walked off the rails, after the tune. Ta-tam, said the train. Ta-tam, ta-tam, and all the passengers cheered.',
      again:
        '“Keep it,” said the guard at the last station. When {L} blows the whistle at home in the evening, somewhere a cow looks up.',
      helper: {
        name: 'Farmer Nell',
        creature: 'goat',
      },
      setting: {
        topic: 'the train journey',
        thing: 'the train',
        home: 'city',
        main: 'meadow',
      },
    },
  ],
  camping: [
    {
      id: 'the-noise',
      titles: ['{L} Goes Camping', 'The Noise Outside the Tent', 'A Night in the Tent'],
      goal: 'sleep in the tent',
      trouble: 'something was rustling outside the tent',
      solved: 'they knew who was outside the tent',
      object: 'lantern',
      opener:
        'Poles, pegs, a [blue|green] sheet: that was the tent. {L+} had put it up in the wood, and it was only a little bit crooked. Tonight they would sleep outside.',
      friend:
        '{F+} came with a rolled-up sleeping bag and a lantern. They ate beans from one tin and watched the first stars, and then they crawled into the tent.',
      problem:
        'It was dark and very quiet. Then, right beside the tent: rustle, rustle. Snuffle. {L} sat up in the sleeping bag. Something was out there, and it was coming closer.',
      tries: [
        '“Go away,” called {L}, but in a whisper, so as not to annoy it. Rustle, it went, on the other side.',
        'They all moved to the middle of the tent and made themselves small. The tent fell down. Now it was dark, small and on top of them.',
        '{F} sang, to sound like many people. After the second verse the snuffling joined in.',
      ],
      tip: '“What are you afraid of?” asked an old voice outside. It was {G+}, on the evening walk. “At night the ears are bigger than the eyes. Let your eyes have a look as well. Slowly, with a small light.”',
      turn: '{L} took the lantern, opened the zip by the width of one nose, and held out the light. Two tiny eyes shone back. A pointed snout was deep in the bean tin.',
      done: 'It was a hedgehog! It snuffled, licked the tin clean, and looked at {L} as if to say: any more? They left it a biscuit by the door, and slept like stones.',
      again: 'In the garden at home the tent is up once more. {L} put a bean tin beside it, just in case.',
      helper: {
        name: 'Ranger Ash',
        creature: 'badger',
      },
      setting: {
        topic: 'the night in the tent',
        thing: 'the tent',
        main: 'forest',
        night: true,
      },
    },
  ],
  'fire-engine': [
    {
      id: 'short-hose',
      titles: ['{L} and the Fire Engine', 'Nee-Naw!', 'The Hose That Was Too Short'],
      goal: 'put out the fire at the bakery',
      trouble: 'the hose of the fire engine was too short',
      solved: 'the fire was out',
      object: 'bell',
      opener:
        'In the fire station stood the fire engine, red from nose to tail. {L+} was allowed to polish the ladder, all thirty rungs, and to sleep with boots beside the bed.',
      friend:
        '{F+} kept watch with the brass bell. “If it rings three times,” said {F}, “we slide down the pole.” Ding. Ding. Ding!',
      problem:
        'Nee-naw, nee-naw, right through the town! Black smoke was coming out of the bakery. They unrolled the hose, all of it, but it reached only to the corner. The fire engine could not get any closer.',
      tries: [
        'They turned the water on as far as it would go. It shot up in a high arc and watered the mayor, who was just coming to see.',
        'They put up the ladder and held the hose from the top rung. It was closer to the sky, but not to the bakery.',
        'They ran with cups and buckets, one after the other. In the time that one bucket takes, the fire eats a whole shelf of rolls.',
      ],
      tip: '“In the old days there was no hose at all,” said {G+}. “We stood in a line, from the pump to the fire, and no bucket ever had to run. The whole town was the hose.”',
      turn: '{L} rang the bell with both hands. “Everybody in a line!” And they came, in aprons and in slippers. From the end of the hose to the bakery door the buckets went from hand to hand to hand, and not one of them stood still.',
      done: 'Hiss, said the fire, and then it said no more. The ovens dripped, the baker had a black nose, and nobody was hurt. The fire engine drove home slowly, with the blue light on, just for joy.',
      again:
        'The hose is longer now. And in the fire station hangs a picture of a whole town in a line, with a very wet mayor.',
      helper: {
        name: 'Captain Brass',
        creature: 'dog',
      },
      setting: {
        topic: 'the fire engine',
        thing: 'the fire engine',
        home: 'workshop',
        main: 'village',
      },
    },
  ],
  digger: [
    {
      id: 'the-egg-in-the-shovel',
      titles: ['{L} and the Digger', 'Dig, Digger, Dig!', 'The Hole for the Playground'],
      goal: 'dig the hole for the new playground',
      trouble: 'the digger had hit something that would not move',
      solved: 'the digger had lifted the stone out',
      opener:
        'Brumm! At the end of the street stood a big yellow digger, with tracks, a long arm, and a shovel full of teeth. {L+} had a helmet and was allowed to sit in the cab today.',
      problem:
        'A hole had to be dug, for the new playground. The digger bit into the earth, once, twice. Then: clonk! The shovel had hit something hard. The digger pulled, its back wheels left the ground, and it would go no further.',
      tries: [
        'The driver gave it full power. Brumm-brumm! The digger hopped up and down like a toad, and the clonk stayed where it was.',
        'They dug on the left of it. Clonk. They dug on the right of it. Clonk. Whatever it was, it was as big as a bus.',
        'They tied a rope round it, and the whole building site pulled. The rope sang, and then they all sat in the mud in a row.',
      ],
      tip: '“You’re all pulling at the top,” said {G+}, who builds tunnels. “What’s under it? A stone sits in the earth like a tooth. Let the air get at it from below, and then tip it.”',
      turn: '{L} climbed down and looked underneath. On one side there was a small dark gap. “Here,” called {L}, “put the tip of the shovel in here!” The digger lowered its arm, quite gently, like somebody putting a spoon under an egg.',
      done: 'It lifted. It rocked. And out it came, a huge round stone, shining wet. The digger put it down at the edge and hooted. “That stays here,” said the driver. “That’s the best climbing rock I’ve ever dug.”',
      again:
        'Around the stone there are swings and a slide now. On the rock, quite small, it says: “Found by {L}.”',
      helper: {
        name: 'Mr Moleson',
        creature: 'mole',
      },
      setting: {
        topic: 'the digger',
        thing: 'the digger',
        home: 'village',
        main: 'village',
      },
    },
  ],
  tractor: [
    {
      id: 'before-the-rain',
      titles: ['{L} and the Old Tractor', 'Before the Rain', 'Put-Put Goes the Tractor'],
      goal: 'bring in the hay before the rain',
      trouble: 'the tractor would not start',
      solved: 'the hay was in the barn',
      opener:
        'Put-put-put! The old tractor was green where it was not rust, and its seat had the shape of everyone who had ever sat on it. {L+} knew the sound of it even in bed.',
      problem:
        'The hay lay dry in the field. Far away there was a big black cloud. “Quick!” said the farmer, and turned the key. Put, said the tractor. Then it said nothing more, and the wind already smelled of rain.',
      tries: [
        'They pushed the tractor down the hill, to wake it. It rolled down very well. Now it stood at the bottom, and the hay was at the top.',
        'They put the cow in front of it. The cow looked round at the tractor, and sat down.',
        'They carried the hay in their arms. After an hour they had moved one small heap, and the cloud had come over half of the sky.',
      ],
      tip: '“Has anybody asked what it had for breakfast?” said {G+}. “A tractor that says ‘put’ and no more has swallowed something. Look in the pipe, where the put comes out.”',
      turn: '{L} climbed up on the big wheel and looked into the chimney pipe. Straw! And in the straw three sparrows’ eggs, luckily still cold. Very carefully {L} lifted out the nest and put it under the barn roof.',
      done: 'The farmer turned the key. Put. Put-put. Put-put-put-put! Round the field went the tractor, and up went the hay. As the barn door closed behind the last bale, the first drop fell: plip.',
      again:
        'The rain drums on the roof, the hay smells sweet, and above the tractor three sparrows have hatched. They say “put”.',
      helper: {
        name: 'Old Clover',
        creature: 'cow',
      },
      setting: {
        topic: 'the tractor',
        thing: 'the tractor',
        home: 'farm',
        main: 'farm',
      },
    },
  ],
  rocket: [
    {
      id: 'drifting',
      titles: ['{L} Flies into Space', 'Three, Two, One, {L}!', 'The Rocket That Drifted'],
      goal: 'steer the rocket home',
      trouble: 'the rocket was drifting through space',
      solved: 'the rocket was on its way home',
      object: 'balloon',
      opener:
        'The rocket was made of a water tank, two bathtubs and a great deal of silver paint. {L+} had put on the helmet that had been a fish bowl. “Three,” said {L}. “Two. One.”',
      friend:
        '{F+} jumped on board at the last second, with a balloon from the fair on a string. “You can’t fly into space without a present,” said {F}. “In case there’s somebody there.”',
      problem:
        'Whoosh! The houses became dots, and the Earth a blue ball. Then it was quiet. The tank was empty. The rocket did not fly any more, it drifted, sideways, past the moon and out into space.',
      tries: [
        'They all ran to the left, to steer the rocket. In space nobody weighs anything. They hung under the ceiling like washing.',
        '{L} leaned out and paddled with a soup spoon. There is nothing in space to paddle in.',
        'They called for help by radio. “You are number nine in the queue,” said a voice from a very distant star.',
      ],
      tip: 'There was a knock on the window. Outside sat {G+}, on a comet. “Need a push?” said {G}. “In space you don’t have to row. Throw something out at the back, and you go off at the front. Even a breath will do.”',
      turn: 'A breath! {L} looked at the balloon. {F} held it out of the rear window, with its mouth to the back. “Now!” They let the air out, in one long “pffff”. And slowly, slowly the rocket turned its nose.',
      done: 'Pffff! Past the moon, with a wave, and down towards the blue ball. It grew, it had seas, it had a garden. With a splash the rocket landed in the duck pond, the right way up.',
      again:
        'The balloon lies on the shelf, quite empty. It is the only one in the street that has pushed a rocket home.',
      helper: {
        name: 'Zib',
        creature: 'alien',
      },
      setting: {
        topic: 'the flight into space',
        thing: 'the rocket',
        home: 'workshop',
        main: 'space',
      },
    },
  ],
  airplane: [
    {
      id: 'goose-formation',
      titles: ['{L} Takes Off', 'The Little Plane in the Clouds', 'Up Above the Rain'],
      goal: 'find the airfield again',
      trouble: 'the little plane was lost in the clouds',
      solved: 'the little plane had landed',
      opener:
        'The little plane had two wings, one propeller and a seat for everyone. {L+} put on the goggles. Today, for the very first time, it was allowed to take off.',
      problem:
        'Brrrr, over the grass, a bump, and they were flying! Sheep like dots, rivers like string. Then everything went white. The plane was in the clouds, and nobody knew any more where up was, or the airfield.',
      tries: [
        'They flew to the left for a while. It was white. They flew to the right for a while. It was white, and a goose looked in surprise.',
        'They threw down a shoe and listened, to hear how far it was to the ground. They heard nothing. It was a good shoe.',
        '{L} blew the fog away in front. There was more fog behind it.',
      ],
      tip: '“Lost?” called {G+}, who was flying close beside the wing. “In the clouds you don’t steer by your eyes. We fly one behind the other and keep talking, and the one in front knows the smell of home.”',
      turn: '{L} turned the engine down to a hum, so that they could hear. Honk, honk, it came from the front. “Follow that!” They flew where the honking was, a bit higher, a bit to the left, last in a long line of geese.',
      done: 'The white tore open. Below lay the airfield, with the little red house and the washing on the line. The geese went left and the plane went down. A bump, and another, and they rolled out to the very last daisy.',
      again: 'In autumn, when the geese fly over, {L} stands on the airfield and waves with one shoe.',
      helper: {
        name: 'Captain Honk',
        creature: 'goose',
      },
      setting: {
        topic: 'the flight',
        thing: 'the little plane',
        home: 'meadow',
        main: 'clouds',
      },
    },
  ],
  'pirate-ship-boat': [
    {
      id: 'no-wind',
      titles: ['{L} Sets Sail', 'No Wind for {L}', 'The Boat That Stood Still'],
      goal: 'bring the boat into the harbour',
      trouble: 'there was not a breath of wind for the boat',
      solved: 'the boat was in the harbour',
      object: 'whistle',
      opener:
        'The boat was called “Dumpling”, and it was just as round. It had one mast and one patched sail. {L+} was the captain today, with a paper hat and a real rope.',
      friend:
        '{F+} came on board with a whistle. “For the fog,” said {F}, “and for the birds.” They untied the rope, and the boat slid out to sea as if it had only been waiting.',
      problem:
        'At noon the wind lay down to sleep. The sail hung like a wet towel. The boat did not go forward, and it did not go back. Far away was the harbour, as small as a crumb.',
      tries: [
        'They all blew into the sail, with round cheeks. The sail gave a little shake, and the crew had to sit down, quite dizzy.',
        'They rowed with a plate and a frying pan. The boat went round in a neat circle and stopped just where it had begun.',
        '{L} threw out the rope, to catch an island. There was none. There was only a jellyfish, and it let go at once.',
      ],
      tip: 'A grey back came up beside the boat. “My grandmother used to pull boats,” said {G+}. “But you must ask us in our own language. High and thin, and always the same three notes.”',
      turn: '{L} took the whistle and tried: too low. Too loud. Then high and thin, three notes, and again. The water was as smooth as glass. And then, all round the boat, one fin came up after the other.',
      done: 'They took the rope in their mouths, seven dolphins, and off they went! The “Dumpling” danced over the waves, white foam left and right, straight into the harbour. On the quay nobody believed their eyes.',
      again:
        'When there is no wind now, nobody blows. Somebody whistles three notes, and then they all look at the water.',
      helper: {
        name: 'Old Silverfin',
        creature: 'dolphin',
      },
      setting: {
        topic: 'the boat trip',
        thing: 'the boat',
        home: 'shore',
        main: 'ship',
      },
    },
  ],
  superhero: [
    {
      id: 'no-power',
      titles: ['Super-{L}', 'The Superhero Without a Power', '{L} Saves the Day'],
      goal: 'be a superhero for a day',
      trouble: 'the superhero had no superpower',
      solved: 'the superhero had saved the day',
      opener:
        '{L+} had a superhero cape, a mask and boots that matched. The sign on the door said “Super-{L}, day and night”. Only one thing was missing: the superpower.',
      problem:
        '“Help!” it came from the park. Super-{L} ran there at once. A small kitten sat at the very top of the tallest lamp post and cried. A superhero would fly up now. {L} flapped both arms, and stayed on the ground.',
      tries: [
        '{L} tried it with X-ray eyes, and stared at the lamp post until it should bend. It did not bend. {L’s} eyes watered.',
        '{L} tried super-strength, and pulled the lamp post out, or nearly: it was the handle of a pram that came off.',
        '{L} took a run-up for a super-jump. There was a super-thud, and a super-bruise.',
      ],
      tip: '“I was a superhero once,” said {G+}, on the bench. “Flying is nice to look at. But the real superpower is another one: to notice who can do what, and to ask them nicely.”',
      turn: '{L} looked round the park. A tall man with a ladder was washing windows. A girl had a blanket. And somebody had a tin of sardines. “You,” said {L}, “and you, and you, please. I need you to be superheroes!”',
      done: 'The ladder went up, the blanket was spread out, and the sardines smelled wonderful. The kitten sniffed, climbed down four rungs and jumped. Right into the blanket! “Hurray for the superheroes!” everyone called, and they all meant each other.',
      again:
        'On the sign it now says “Super-Everybody”. There is a whole hook full of capes beside the door.',
      helper: {
        name: 'Captain Grandma',
        creature: 'tortoise',
      },
      setting: {
        topic: 'being a superhero',
        thing: 'the superhero cape',
        home: 'cottage',
        main: 'city',
      },
    },
  ],
  swimming: [
    {
      id: 'the-water-carries',
      titles: ['{L} Learns to Swim', 'The Water Carries You', 'From Rock to Rock'],
      goal: 'swim to the other side',
      trouble: '{L} went under like a stone',
      solved: 'the water carried {L}',
      opener:
        'On the other side of the pool was the flat warm rock where all the swimmers lay in the sun. {L+} stood on this side, with water up to the knees, and looked across.',
      problem:
        '{L} jumped forward and hit the water with arms and legs. Splash, splash, glug! Instead of swimming, {L} went down like a stone and came up with water in both ears.',
      tries: [
        '{L} kicked twice as hard. The water flew up in all directions, everyone round about got wet, and {L} had got one finger further.',
        '{L} tied on two rubber rings, a cushion and an empty bottle. It was impossible to sink, and just as impossible to move.',
        '{L} kept one toe on the bottom and moved both arms. It looked like swimming, as far as the deep part.',
      ],
      tip: '“Don’t fight it,” said {G+}. “Lie down on the water as you would on your bed, and breathe. It will carry you. And only then make like a frog: fold, open, glide.”',
      turn: '{L} lay back. Water filled both ears, and it became very quiet. {F} put one hand under {L’s} back, and then took it away, and {L} still lay there. It carried! {L} turned over. Fold, open, glide.',
      done: 'Fold, open, glide, and the bottom was gone, and it did not matter. A few strokes more, and {L’s} hand touched something flat and warm: the rock! {L} had swum the whole way, right across the deep end.',
      again:
        'Now {L} lies on the warm rock with the others. When a small one stands on the other side up to the knees, {L} calls, “It carries you!”',
      helper: {
        name: 'Coach Otter',
        creature: 'otter',
      },
      setting: {
        topic: 'swimming',
        thing: 'the deep end',
        main: 'river',
      },
    },
  ],
};
