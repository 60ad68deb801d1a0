import type { Pack } from './pack.ts';

export const forest: Pack = {
  id: 'forest',
  match:
    /\b(forest\w*|wood|woods|jungle\w*|tree|trees|treehouse\w*|camp\w*|leaf|leaves|fox\w*|bear|bears|deer|owl|owls|squirrel\w*|wolf|wolves|fair(y|ies)|elf|elves|magic\w*|enchanted|unicorn\w*|monkey\w*|tiger\w*|gnome\w*|nature|hik\w+)\b/,
  plots: [
    {
      id: 'whispering-oak',
      titles: ['{L} and the Whispering Oak', 'The Oak That Lost Its Voice', 'What the Old Oak Wanted'],
      object: 'acorn',
      thing: 'a fat golden acorn',
      guest: { name: 'Granny Moss', creature: 'owl' },
      spot: 'between the roots of the old oak',
      home: {
        at: 'treehouse morning clear',
        say: 'In a treehouse with a round window lived {L+}. <Every night> the old oak next door told a story, rustle, rustle, until everyone was asleep.',
        more: [
          'The stories were mostly about rain, and one was about a very brave worm.',
          'There was one hammock, and it creaked on every second swing.',
        ],
      },
      friend: {
        at: 'treehouse morning clear',
        say: '{F+} climbed up the ladder with a fat golden acorn. “It fell on my head,” said {F}. “I think it’s for you.” <So> {L} kept the acorn safe and warm.',
        more: [
          'It wore its cap tipped to one side, like a sailor.',
          'If you shook it, it sounded like the first word of something.',
        ],
      },
      problem: {
        at: 'forest evening cloudy',
        say: 'That night the oak said nothing. <Not one rustle.> Without its stories nobody in the forest could fall asleep.',
        more: [
          'All along the branches there was sighing and turning over.',
          'Even the moon looked puffy round the eyes.',
        ],
      },
      out: {
        at: 'forest evening cloudy',
        say: '{ALL} took the path into the deep of the forest, to find where an oak keeps its voice.',
        more: [
          'The ferns brushed past them like curtains.',
          'Crunch, crunch, went the leaves, as loud as toast.',
        ],
      },
      attempt: {
        needs: 'voice',
        at: 'forest night clear',
        say: 'The plan was to tell the oak a story first, and a good one, so that it would remember how.',
        flop: 'The oak did not stir. One leaf came down and landed on {L’s} nose.',
        more: [
          'Far away somebody groaned, “Is it morning yet?”',
          'The story had got no further than “Long ago”.',
        ],
      },
      help: {
        at: 'forest night clear',
        say: '{G+} opened one orange eye. “That oak has told stories for three hundred years,” said {G}. “<And to whom? >Has anybody ever sat down right beside it?”',
        clue: 'Between two roots was a hollow, worn smooth, just the shape of somebody small. “Someone used to sit here,” said {F}, “right beside it.”',
        more: [
          'They thought of all those nights, listening from so far away.',
          '“It isn’t cross,” said {L}. “It’s lonely.”',
        ],
      },
      low: {
        at: 'forest night mist',
        say: 'A mist crept up, and every tree looked like every other. Now they could not even find the oak. {ALL} sat down on a log.',
        more: [
          'Nobody in that whole wide forest was asleep, and nobody was happy about it.',
          'The log was damp, and so was everyone who sat on it.',
        ],
      },
      turn: {
        at: 'forest night clear',
        say: 'In {L’s} hand the acorn gave a tiny rattle. <It leaned, just a little, to the left.> It wanted to go home, and home was the oak!',
        brief: [
          'The acorn gave a tiny rattle. It wanted to go home, and home was the oak!',
          'They set it in the hollow and sat down close. “Well now …” said the oak.',
        ],
        result:
          'They set the acorn in the hollow and sat close around it. And the oak drew a long, leafy breath: “Well now …”',
        more: ['It was the story of an acorn that went to see the world.'],
      },
      ending: {
        at: 'forest night clear',
        say: 'Rustle, rustle went the oak, and the whole forest sighed and snuggled down.',
        more: [
          'The brave worm was in it too, with a new hat.',
          'The moon itself stopped to hear how it came out.',
        ],
      },
      again: {
        at: 'treehouse morning clear',
        say: 'Now {count} hammocks hung in the treehouse, and they creaked in turn. Beside the old oak stood a green shoot with two leaves.',
        more: [
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
      guest: { name: 'Mr Tuft', creature: 'badger' },
      spot: 'in the clearing by the spring',
      home: {
        at: 'forest morning clear',
        say: '{L+} lived under the roots of a beech tree and swept the doorstep every morning. <Gold leaves went out, and gold leaves blew in again.>',
        more: [
          'It was a game the two of them had, {L} and the wind.',
          'The broom had three bristles left, and one of them was bent.',
        ],
      },
      friend: {
        at: 'forest morning clear',
        say: 'Along came {F+}, holding up one bright red feather. “Red is the best one,” said {F}, and stuck the feather behind {L’s} ear for a moment. <“There. Now hold on to it.”>',
        more: ['It was so red that it seemed to hum.', '{L} held it in both hands and felt a little taller.'],
      },
      problem: {
        at: 'forest day cloudy',
        say: 'Next morning the forest was grey. Grey leaves, grey moss, grey mushrooms. All the colours had run off in the night.',
        more: [
          'A berry tasted of nothing but berry-shaped water.',
          'The wind swept by and did not even want to play.',
        ],
      },
      out: {
        at: 'forest day cloudy',
        say: '{ALL} followed a trickle of paint between the stones: a drip of green, a drip of gold.',
        more: [
          'One drip had a footprint in it, very small and in a hurry.',
          'It is easy to follow a colour when there is only one.',
        ],
      },
      attempt: {
        needs: 'hands',
        at: 'forest day cloudy',
        say: 'Behind a rock they found <them,> all the colours, huddled in a puddle. The plan was to <scoop them up and> carry them home.',
        flop: 'The colours slipped through every finger and hid under the rock.',
        more: [
          'A bit of blue peeped out and popped back in.',
          '“Well, that’s rude,” said somebody to the rock.',
        ],
      },
      help: {
        at: 'forest evening cloudy',
        say: '{G+} came by with a lantern-bug’s worth of light and sniffed. “They’re tired of being walked past,” said {G}. “When did you last really look at green?”',
        clue: 'On the rock, in tiny letters of every colour, stood: “Nobody looks at us any more.” {F} read it twice.',
        more: [
          'Everybody tried to remember green, and it was harder than they thought.',
          '“I swept the gold off my step,” said {L} softly. “Every day.”',
        ],
      },
      low: {
        at: 'forest evening rain',
        say: 'Then it rained, grey rain out of a grey sky. {ALL} sat under a leaf and could hardly see each other, they were so grey.',
        more: [
          'Grey is a quiet colour. It makes people whisper.',
          'A drop hung on the leaf and did not even shine.',
        ],
      },
      turn: {
        at: 'forest evening clear',
        say: '“But I still have red,” said {L}, and held up the feather. <Held like that, against the grey, it was the reddest thing in the world.> They all looked, and looked.',
        brief: [
          '“I still have red!” said {L}, and held up the feather. They all looked, and looked.',
          '“You’re looking!” said the colours, and out they came, splash!',
        ],
        result:
          'Under the rock something stirred. “You’re looking!” whispered the colours, and out they came, splash, all at once.',
        more: ['Green went up the trees like a squirrel.'],
      },
      ending: {
        at: 'forest evening clear',
        say: 'Gold ran along the branches, blue jumped into the spring, and the mushrooms turned a spotty, shameless pink.',
        more: [
          'Orange had to go round twice, because it had missed a fern.',
          'The wind came back and tossed a handful of everything into the air.',
        ],
      },
      again: {
        at: 'forest morning clear',
        say: 'In the morning {L} came out with the broom, looked at the gold leaves on the step, and put the broom away. {Count} friends sat down to look.',
        more: [
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
      guest: { name: 'Juniper', creature: 'fox' },
      spot: 'where all the paths meet',
      home: {
        at: 'cottage morning clear',
        say: 'Past the last mile-stone, where the forest begins, lived {L+}. A small brown path ran right up to the door <and waited there, like a dog>.',
        more: [
          'It had a puddle in the middle, which it was rather proud of.',
          'Nobody had ever wondered how it would be without it.',
        ],
      },
      friend: {
        at: 'cottage evening clear',
        say: '{F+} came down the path swinging a tin lantern with star-shaped holes. “For you, <for the dark end of the year>,” said {F}, and hung the lantern on {L’s} arm.',
        more: [
          'When it was lit, the whole wall was covered with stars.',
          'It squeaked when it swung: eek, eek.',
        ],
      },
      problem: {
        at: 'forest morning mist',
        say: 'In the morning the path was gone. There was only grass. <It had pulled up its stones and run off into the trees.>',
        more: [
          'The puddle was gone as well. It must have packed.',
          'Without it there was no way to town, and no way back.',
        ],
      },
      out: {
        at: 'forest day cloudy',
        say: '{ALL} stepped into the forest, where there is no path if the path has left.',
        more: [
          'Brambles held on to everybody, in a friendly sort of way.',
          'Now and then a pebble lay in the moss, still warm.',
        ],
      },
      attempt: {
        needs: 'hands',
        at: 'forest day cloudy',
        say: 'And there it was, wriggling between two pines. The plan was to creep up from both sides and take hold of it.',
        flop: 'The path rolled itself up like a ribbon and bounced away downhill.',
        more: ['It left one stone behind, spinning.', '“It thinks it’s a game,” panted somebody.'],
      },
      help: {
        at: 'forest evening cloudy',
        say: '{G+} sat on a stump, combing a tail. “A path runs off when it has never been further than one door,” said {G}. “It doesn’t want catching. It wants to go somewhere.”',
        clue: 'The stone had a word scratched on its underside, in a shaky hand: “Somewhere.” {F} held it up for all to see.',
        more: [
          'They all thought of the little path, lying at one door for a hundred years.',
          '“I never asked it,” said {L}.',
        ],
      },
      low: {
        at: 'forest night cloudy',
        say: 'Night fell with a bump. No path before them, no path behind. {ALL} sat down back to back, so that nobody had the dark behind them.',
        more: [
          'The trees stood about with their hands in their pockets.',
          'It is odd how big a forest is when you don’t know which way is home.',
        ],
      },
      turn: {
        at: 'forest night clear',
        say: '{L} lit the tin lantern, only to see a friendly face. Stars flew out over the moss, in a long, bright line. <It looked just like a path.>',
        brief: [
          '{L} lit the tin lantern. Stars flew out over the moss, in a long bright line.',
          '“This way!” called {L}. And the little path came running.',
        ],
        result:
          '“Come on,” called {L}. “We’ll show you where it goes!” And out of the dark the little path came running and lay down under the stars.',
        more: ['It wagged, as far as a path can wag.'],
      },
      ending: {
        at: 'forest night clear',
        say: 'On they went, and the path with them, over the hill it had never seen, down to the bridge, and all the way round.',
        more: [
          'It met three other paths and was too shy to cross them, and then crossed them all.',
          'The puddle came last and splashed at every step.',
        ],
      },
      again: {
        at: 'cottage morning clear',
        say: 'The path lies at {L’s} door again. But now it goes on past it, over the hill, and there are {count} sets of footprints on it.',
        more: [
          'Sometimes it is late home, with leaves in its gravel.',
          'The lantern hangs by the gate, so that it always knows which one.',
        ],
      },
    },
  ],
};
