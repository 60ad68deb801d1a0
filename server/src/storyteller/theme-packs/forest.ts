import type { ThemePack } from './theme-pack.ts';

export const forest: ThemePack = {
  id: 'forest',
  pattern:
    /\b(forest\w*|wood|woods|jungle\w*|tree|trees|treehouse\w*|camp\w*|leaf|leaves|fox\w*|bear|bears|deer|owl|owls|squirrel\w*|wolf|wolves|fair(y|ies)|elf|elves|magic\w*|enchanted|unicorn\w*|monkey\w*|tiger\w*|gnome\w*|nature|hik\w+)\b/,
  plots: [
    {
      id: 'whispering-oak',
      titles: ['{L} and the Whispering Oak', 'The Oak That Lost Its Voice', 'What the Old Oak Wanted'],
      object: 'acorn',
      thing: 'a fat golden acorn',
      helperCharacter: { name: 'Granny Moss', creature: 'owl' },
      spot: 'between the roots of the old oak',
      home: {
        setting: 'treehouse morning clear',
        main: 'In a treehouse with a round window lived {L+}. <Every night> the old oak next door told a story, rustle, rustle, until everyone was asleep.',
        extras: [
          'The stories were mostly about rain, and one was about a very brave worm.',
          'There was one hammock, and it creaked on every second swing.',
        ],
      },
      friend: {
        setting: 'treehouse morning clear',
        main: '{F+} climbed up the ladder with a fat golden acorn. “It fell on my head,” said {F}. “I think it’s for you.” <So> {L} kept the acorn safe and warm.',
        extras: [
          'It wore its cap tipped to one side, like a sailor.',
          'If you shook it, it sounded like the first word of something.',
        ],
      },
      problem: {
        setting: 'forest evening cloudy',
        main: 'That night the oak said nothing. <Not one rustle.> Without its stories nobody in the forest could fall asleep.',
        extras: [
          'All along the branches there was sighing and turning over.',
          'Even the moon looked puffy round the eyes.',
        ],
      },
      settingOut: {
        setting: 'forest evening cloudy',
        main: '{ALL} took the path into the deep of the forest, to find where an oak keeps its voice.',
        extras: [
          'The ferns brushed past them like curtains.',
          'Crunch, crunch, went the leaves, as loud as toast.',
        ],
      },
      firstTry: {
        attemptKind: 'voice',
        setting: 'forest night clear',
        main: 'The plan was to tell the oak a story first, and a good one, so that it would remember how.',
        failure: 'The oak did not stir. One leaf came down and landed on {L’s} nose.',
        extras: [
          'Far away somebody groaned, “Is it morning yet?”',
          'The story had got no further than “Long ago”.',
        ],
      },
      helper: {
        setting: 'forest night clear',
        main: '{G+} opened one orange eye. “That oak has told stories for three hundred years,” said {G}. “<And to whom? >Has anybody ever sat down right beside it?”',
        clue: 'Between two roots was a hollow, worn smooth, just the shape of somebody small. “Someone used to sit here,” said {F}, “right beside it.”',
        extras: [
          'They thought of all those nights, listening from so far away.',
          '“It isn’t cross,” said {L}. “It’s lonely.”',
        ],
      },
      lowest: {
        setting: 'forest night mist',
        main: 'A mist crept up, and every tree looked like every other. Now they could not even find the oak. {ALL} sat down on a log.',
        extras: [
          'Nobody in that whole wide forest was asleep, and nobody was happy about it.',
          'The log was damp, and so was everyone who sat on it.',
        ],
      },
      turn: {
        setting: 'forest night clear',
        main: 'In {L’s} hand the acorn gave a tiny rattle. <It leaned, just a little, to the left.> It wanted to go home, and home was the oak!',
        brief: [
          'The acorn gave a tiny rattle. It wanted to go home, and home was the oak!',
          'They set it in the hollow and sat down close. “Well now …” said the oak.',
        ],
        result:
          'They set the acorn in the hollow and sat close around it. And the oak drew a long, leafy breath: “Well now …”',
        extras: ['It was the story of an acorn that went to see the world.'],
      },
      ending: {
        setting: 'forest night clear',
        main: 'Rustle, rustle went the oak, and the whole forest sighed and snuggled down.',
        extras: [
          'The brave worm was in it too, with a new hat.',
          'The moon itself stopped to hear how it came out.',
        ],
      },
      homeAgain: {
        setting: 'treehouse morning clear',
        main: 'Now {count} hammocks hung in the treehouse, and they creaked in turn. Beside the old oak stood a green shoot with two leaves.',
        extras: [
          'It could only say one word so far, but it said it every evening.',
          'And no one listened from far away any more.',
        ],
      },
    },
    {
      id: 'stolen-colours',
      titles: ['{L} and the Grey Forest', 'The Day the Leaves Went Grey', 'Where the Colours Went'],
      object: 'feather',
      thing: 'one bright red feather',
      helperCharacter: { name: 'Mr Tuft', creature: 'badger' },
      spot: 'in the clearing by the spring',
      home: {
        setting: 'forest morning clear',
        main: '{L+} lived under the roots of a beech tree and swept the doorstep every morning. <Gold leaves went out, and gold leaves blew in again.>',
        extras: [
          'It was a game the two of them had, {L} and the wind.',
          'The broom had three bristles left, and one of them was bent.',
        ],
      },
      friend: {
        setting: 'forest morning clear',
        main: 'Along came {F+}, holding up one bright red feather. “Red is the best one,” said {F}, and stuck the feather behind {L’s} ear for a moment. <“There. Now hold on to it.”>',
        extras: [
          'It was so red that it seemed to hum.',
          '{L} held it in both hands and felt a little taller.',
        ],
      },
      problem: {
        setting: 'forest day cloudy',
        main: 'Next morning the forest was grey. Grey leaves, grey moss, grey mushrooms. All the colours had run off in the night.',
        extras: [
          'A berry tasted of nothing but berry-shaped water.',
          'The wind swept by and did not even want to play.',
        ],
      },
      settingOut: {
        setting: 'forest day cloudy',
        main: '{ALL} followed a trickle of paint between the stones: a drip of green, a drip of gold.',
        extras: [
          'One drip had a footprint in it, very small and in a hurry.',
          'It is easy to follow a colour when there is only one.',
        ],
      },
      firstTry: {
        attemptKind: 'hands',
        setting: 'forest day cloudy',
        main: 'Behind a rock they found <them,> all the colours, huddled in a puddle. The plan was to <scoop them up and> carry them home.',
        failure: 'The colours slipped through every finger and hid under the rock.',
        extras: [
          'A bit of blue peeped out and popped back in.',
          '“Well, that’s rude,” said somebody to the rock.',
        ],
      },
      helper: {
        setting: 'forest evening cloudy',
        main: '{G+} came by with a lantern-bug’s worth of light and sniffed. “They’re tired of being walked past,” said {G}. “When did you last really look at green?”',
        clue: 'On the rock, in tiny letters of every colour, stood: “Nobody looks at us any more.” {F} read it twice.',
        extras: [
          'Everybody tried to remember green, and it was harder than they thought.',
          '“I swept the gold off my step,” said {L} softly. “Every day.”',
        ],
      },
      lowest: {
        setting: 'forest evening rain',
        main: 'Then it rained, grey rain out of a grey sky. {ALL} sat under a leaf and could hardly see each other, they were so grey.',
        extras: [
          'Grey is a quiet colour. It makes people whisper.',
          'A drop hung on the leaf and did not even shine.',
        ],
      },
      turn: {
        setting: 'forest evening clear',
        main: '“But I still have red,” said {L}, and held up the feather. <Held like that, against the grey, it was the reddest thing in the world.> They all looked, and looked.',
        brief: [
          '“I still have red!” said {L}, and held up the feather. They all looked, and looked.',
          '“You’re looking!” said the colours, and out they came, splash!',
        ],
        result:
          'Under the rock something stirred. “You’re looking!” whispered the colours, and out they came, splash, all at once.',
        extras: ['Green went up the trees like a squirrel.'],
      },
      ending: {
        setting: 'forest evening clear',
        main: 'Gold ran along the branches, blue jumped into the spring, and the mushrooms turned a spotty, shameless pink.',
        extras: [
          'Orange had to go round twice, because it had missed a fern.',
          'The wind came back and tossed a handful of everything into the air.',
        ],
      },
      homeAgain: {
        setting: 'forest morning clear',
        main: 'In the morning {L} came out with the broom, looked at the gold leaves on the step, and put the broom away. {Count} friends sat down to look.',
        extras: [
          '“That one’s nearly red,” somebody said, and nobody was in any hurry.',
          'The feather stood in a jar on the sill, humming.',
        ],
      },
    },
    {
      id: 'lantern-path',
      titles: ['{L} and the Path That Got Lost', 'The Path That Ran Away', 'Come Back, Little Path'],
      object: 'lantern',
      thing: 'a tin lantern with star-shaped holes',
      helperCharacter: { name: 'Juniper', creature: 'fox' },
      spot: 'where all the paths meet',
      home: {
        setting: 'cottage morning clear',
        main: 'Past the last mile-stone, where the forest begins, lived {L+}. A small brown path ran right up to the door <and waited there, like a dog>.',
        extras: [
          'It had a puddle in the middle, which it was rather proud of.',
          'Nobody had ever wondered how it would be without it.',
        ],
      },
      friend: {
        setting: 'cottage evening clear',
        main: '{F+} came down the path swinging a tin lantern with star-shaped holes. “For you, <for the dark end of the year>,” said {F}, and hung the lantern on {L’s} arm.',
        extras: [
          'When it was lit, the whole wall was covered with stars.',
          'It squeaked when it swung: eek, eek.',
        ],
      },
      problem: {
        setting: 'forest morning mist',
        main: 'In the morning the path was gone. There was only grass. <It had pulled up its stones and run off into the trees.>',
        extras: [
          'The puddle was gone as well. It must have packed.',
          'Without it there was no way to town, and no way back.',
        ],
      },
      settingOut: {
        setting: 'forest day cloudy',
        main: '{ALL} stepped into the forest, where there is no path if the path has left.',
        extras: [
          'Brambles held on to everybody, in a friendly sort of way.',
          'Now and then a pebble lay in the moss, still warm.',
        ],
      },
      firstTry: {
        attemptKind: 'hands',
        setting: 'forest day cloudy',
        main: 'And there it was, wriggling between two pines. The plan was to creep up from both sides and take hold of it.',
        failure: 'The path rolled itself up like a ribbon and bounced away downhill.',
        extras: ['It left one stone behind, spinning.', '“It thinks it’s a game,” panted somebody.'],
      },
      helper: {
        setting: 'forest evening cloudy',
        main: '{G+} sat on a stump, combing a tail. “A path runs off when it has never been further than one door,” said {G}. “It doesn’t want catching. It wants to go somewhere.”',
        clue: 'The stone had a word scratched on its underside, in a shaky hand: “Somewhere.” {F} held it up for all to see.',
        extras: [
          'They all thought of the little path, lying at one door for a hundred years.',
          '“I never asked it,” said {L}.',
        ],
      },
      lowest: {
        setting: 'forest night cloudy',
        main: 'Night fell with a bump. No path before them, no path behind. {ALL} sat down back to back, so that nobody had the dark behind them.',
        extras: [
          'The trees stood about with their hands in their pockets.',
          'It is odd how big a forest is when you don’t know which way is home.',
        ],
      },
      turn: {
        setting: 'forest night clear',
        main: '{L} lit the tin lantern, only to see a friendly face. Stars flew out over the moss, in a long, bright line. <It looked just like a path.>',
        brief: [
          '{L} lit the tin lantern. Stars flew out over the moss, in a long bright line.',
          '“This way!” called {L}. And the little path came running.',
        ],
        result:
          '“Come on,” called {L}. “We’ll show you where it goes!” And out of the dark the little path came running and lay down under the stars.',
        extras: ['It wagged, as far as a path can wag.'],
      },
      ending: {
        setting: 'forest night clear',
        main: 'On they went, and the path with them, over the hill it had never seen, down to the bridge, and all the way round.',
        extras: [
          'It met three other paths and was too shy to cross them, and then crossed them all.',
          'The puddle came last and splashed at every step.',
        ],
      },
      homeAgain: {
        setting: 'cottage morning clear',
        main: 'The path lies at {L’s} door again. But now it goes on past it, over the hill, and there are {count} sets of footprints on it.',
        extras: [
          'Sometimes it is late home, with leaves in its gravel.',
          'The lantern hangs by the gate, so that it always knows which one.',
        ],
      },
    },
  ],
};
