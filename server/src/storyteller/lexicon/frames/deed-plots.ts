import type { MorePlots } from '../story-source.ts';

/** Plots for what somebody does, by the verb of the theme: who takes, carries, digs, eats, mixes up, performs. `{items}` is the verb's object. */
export const deedPlots: MorePlots = {
  'somebody-does': [
    {
      id: 'takes-what-it-likes',
      words: ['steal', 'take', 'grab', 'snatch', 'pinch', 'borrow', 'nick', 'hide', 'swipe'],
      titles: ['Who Took the {Items}?', '{S} and the {Items}', 'Gone, All Gone!'],
      goal: 'get the {items} back',
      trouble: '{S} had all the {items}',
      solved: '{S} had {an_item} too, and all the others were back',
      opener:
        'On Monday one of the {items} was gone, and on Tuesday nine. By Friday there was not {an_item} left in the whole town. {L+} had seen something whisk round the corner, with a very full sack.',
      friend:
        '{L} went after it, round the corner and up the steps. There sat {S+}, with {items} to the left and {items} to the right. “I can explain that,” said {S}, and hid one more behind {S.their~that} back.',
      problem:
        '“Give them back!” called {L}. {S} held on with both arms. “But they’re so lovely,” said {S}. “I only {did} because I never had any.” Down there people were running to and fro without their {items}.',
      tries: [
        'They tied all the new {items} to a string, and the string to a bell. In the night it rang once, quite briefly. In the morning the bell was gone as well.',
        '{L} put up a sign: “Please do not take the {items}.” {S} could not read. The sign was pretty, too, so {S} took it along.',
        '{F} hid in the sack, to catch {S}. It was warm in there, and {F} fell asleep, and was carried up the steps with the rest.',
      ],
      tip: '“Did anyone ever give {S} {an_item}?” asked {G+}. “No? Somebody who never gets anything begins to take. It isn’t nice. But it’s easily mended.”',
      turn: '{L} sat up late, with paper, string and the good glue, and made {an_item}. It was not for anybody in town. It was just the right size for {S}, and on the inside {L} wrote a name.',
      done: '“For me?” asked {S}, and turned it round and round. “To keep?” That night there was a shuffling in the streets. In the morning every one of the {items} lay where it belonged, and beside each of them, as a sorry, a daisy.',
      again:
        '{S} still likes {items} best of all. But now {S} asks. “May I hold it for a bit?” Nobody has said no yet.',
    },
    {
      id: 'has-too-full-a-house',
      words: ['collect', 'gather', 'save', 'keep', 'pick up'],
      titles: ['{S} and the {Items}', 'One More, Said {S}', 'The House That Was Full'],
      goal: 'make room for {S} among the {items}',
      trouble: '{S’s} house was full of {items} up to the roof',
      solved: 'everyone could see the {items}, and {S} had a bed again',
      opener:
        '“Is anyone at home?” called {L+}. The door opened by a hand’s width and then it went “clonk”. There was something behind it. There was a great deal behind it.',
      friend:
        '“Come in through the chimney,” called {S+}. “The door’s full.” Inside there were {items} on the shelves, {items} in the bath, and {items} where other people have a bed. “I {did},” said {S}, “for years.”',
      problem:
        '{S} had to sleep standing up, and there was no room left for one single visitor. And still {S} brought home one more. “It was all alone,” said {S}. “And it’s different from the others. Look.”',
      tries: [
        'They stacked them, from the floor to the lamp. {F} put the last one on top. Then {F} breathed out. It took until evening to find {F} again.',
        '“Then give away half,” said {F}. They tried to choose the half. {S} cried over each one, and kissed it, and put it back.',
        'They built on another room. It was full before the door was in.',
      ],
      tip: '“Why do you {do}?” asked {G+}. “For having, or for showing? What lies in a heap can’t be seen, not even by you. It wants a wall, a light and a line about where it comes from.”',
      turn: '{L} took the first of the {items} and asked, “Where did you find that one?” {S} told it, and {L} wrote it on a card. Then came the next. They hung them up along the street, on fences and washing lines, each with its card.',
      done: 'People came out of their houses and stood still. They read, and laughed, and read the next. “I used to have one just like that!” someone called. {S} walked up and down, and told the long version to everyone.',
      again:
        'There’s a bed in {S’s} house now, and a chair for visitors. On the chair lies a new one. It was all alone.',
    },
    {
      id: 'carries-it-all-the-way',
      words: ['carry', 'pull', 'push', 'bring', 'deliver', 'drag', 'lift', 'transport', 'fetch', 'haul'],
      titles: ['{S} Carries On', '{S} and the {Items}', 'Heave-ho, {S!}!'],
      goal: 'get {the_item} to where it should go',
      trouble: '{the_item} was too much for {S} alone',
      solved: '{the_item} had come all the way',
      opener:
        'Something came along the road, and it was {an_item}. It came in jerks: a bit, and a puff, and a bit. {L+} bent down. {An_item} has no feet, as a rule. This one had.',
      friend:
        'Under it was {S+}, red in the face. “Don’t stop me,” said {S}. “If I put it down, I’ll never get it up again. I’ve said that I’ll {do}, and I will.” “How far is it?” asked {L}. “Only to the other end,” said {S}.',
      problem:
        'At the first hill {the_item} began to slide. {S} pushed from below, and {L} held it from the side. Then it stood still, and so did {S}. “I can feel my knees thinking,” said {S}. It was not half-way.',
      tries: [
        'They all lifted at once. “One, two, three!” {F} had lifted at “two”, and {L} at “three”, and {S} was underneath.',
        'They took a run at it. It was a good run. {The_item} stayed where it was, and everyone sat down in front of it.',
        '{F} brought a cart. It was a cart for dolls, and now it is a flat one.',
      ],
      tip: '“You’re carrying,” said {G+}. “Who says it has to be carried? What’s long and round, and lies about in the wood? Ask how they moved the big stones, in the old days.”',
      turn: 'Logs! {L} laid three round sticks on the road, side by side, and they pushed {the_item} on to them. One push, and it rolled, as if it had only been waiting. Whatever stick came out behind, {L} ran and put it down in front.',
      done: 'Up the hill, across the bridge, and round the last corner it rolled, with {S} in front like a captain. “Here it is!” called {S}. {The_item} was there, not a bit had broken off, and everyone it was meant for stood at the gate.',
      again:
        '“What shall I bring next?” asked {S} in the evening. Nobody said “nothing heavy”, because nobody dared to.',
    },
    {
      id: 'digs-for-something',
      words: ['dig', 'burrow', 'tunnel', 'dig up'],
      titles: ['{S} and the Holes', 'Dig, {S!}, Dig!', 'What Is Down There?'],
      goal: 'find out what all the holes were for',
      trouble: 'there was one hole beside the other, and people fell into them',
      solved: 'everyone was glad of the deepest hole of all',
      opener:
        'There was a hole by the gate that had not been there yesterday. There was one by the bench, and one in front of the baker’s. {L+} looked into the third one. Earth came flying out of it.',
      friend:
        'In the hole was {S+}, up to the ears in earth. “Mind the edge,” said {S}. “Why do you {do}?” asked {L}. “I don’t know,” said {S}. “My feet start, and then there’s a hole.”',
      problem:
        'The postman fell into one, with all the letters. The flower bed was a mountain. “That has to stop,” said everyone. {S} tried to stop. Then {S.their~those} feet began again, quite softly at first.',
      tries: [
        'They filled them all up again. It took all day. In the night {S} could not sleep, and in the morning there were twice as many.',
        '{F} put a flag on each hole, so that nobody would fall in. People came to look at the flags, and fell in.',
        'They tied soft boots on to {S’s} feet. {S} dug in boots. The holes had very smooth walls.',
      ],
      tip: '“Somebody who digs like that has heard something,” said {G+}. “Down there. The feet know it before the head does. Don’t fill it up. Go down and put your ear to the bottom.”',
      turn: '{L} climbed down into the deepest hole, lay flat, and held still. Far below there was something: blip. Blip. “Water!” shouted {L}. “{S!}, it’s water! Go on!” And it was the first time that anybody had said that to {S}.',
      done: 'So {S} dug as never before, and {L} pulled up the bucket. First it was dry, then dark, then wet. And then it shot up, as high as the roofs! The old well had been dry since spring. Everyone danced in the mud, the postman too.',
      again:
        'The other holes were useful as well: there’s a cherry tree in every one of them now. {S} dug them exactly right.',
    },
    {
      id: 'eats-them-all',
      words: [
        'eat',
        'nibble',
        'gobble',
        'munch',
        'swallow',
        'drink',
        'devour',
        'bite',
        'chew',
        'lick',
        'feed on',
      ],
      titles: ['{S} and the {Items}', 'Crunch, Said {S}', 'Who Ate the {Items}?'],
      goal: 'save what was left of the {items}',
      trouble: '{S} could not keep away from the {items}',
      solved: 'there were {items} enough for {S} and for everyone',
      opener:
        'Crunch. Munch. Gulp. {L+} opened one eye. It came from outside. Where yesterday there had been {items}, there was today a bite mark. It was a big one.',
      friend:
        'At the end of the crumbs sat {S+}, chewing. “Bi’m bery borry,” said {S}, and swallowed. “I’m very sorry. I always {do}. It begins with one, and then I look, and they’re all gone.”',
      problem:
        'By noon the neighbours stood at the fence. “Our {items}!” they said. {S} looked at the ground, and there was one more lying there, a small one. Crunch. “That,” said {S}, “was not on purpose.”',
      tries: [
        'They gave {S} something else: hay, turnips, a shoe with gravy. {S} said thank you, and ate it, and afterwards {S} ate the {items}.',
        'They locked the {items} in the cellar. The door was of oak. {S} found that oak tastes nearly the same.',
        '{F} painted them with mustard. {S} cried at every bite, and went on eating.',
      ],
      tip: '“Hungry is one thing,” said {G+}, “and afraid of going hungry is another. It eats for tomorrow as well. Show {S} where they come from, and that there are more to come.”',
      turn: '“Come along,” said {L}, and took {S} to the place where {items} come from. They looked at how it begins, quite small. Then {L} gave {S} an apron, and they made some: one for now, one for later and one for somebody else.',
      done: 'It was hard. {S} put the third one into the basket, took it out, and put it back again. Then {S} carried the basket from fence to fence, without a single bite. “You made those?” asked the neighbours. “And I’ve left you some,” said {S}, very proudly.',
      again:
        'In the larder there’s a shelf for tomorrow now. {S} looks at it before going to bed, and then goes to bed.',
    },
    {
      id: 'shows-it-to-everyone',
      words: [
        'juggle',
        'paint',
        'draw',
        'bake',
        'cook',
        'knit',
        'sew',
        'dance',
        'play',
        'skate',
        'ski',
        'surf',
        'act',
        'write',
        'rap',
        'jump',
        'build',
        'make',
        'read',
        'do magic',
        'do cartwheel',
        'do trick',
        'invent',
        'balance',
        'drum',
        'yodel',
        'skateboard',
      ],
      titles: ['{S} Comes On Stage', 'Bravo, {S!}!', '{L} and {S}'],
      goal: 'help {S} to {do} in front of everyone',
      trouble: '{S} only dared to {do} when nobody looked',
      solved: 'everyone had seen how {S} {did}',
      opener:
        'Behind the big shed, where nobody ever goes, something was going on. {L+} put one eye to the gap between two boards. There was somebody back there {doing}, and it was wonderful to see.',
      friend:
        'It was {S+}! Then the gate creaked, and all was over. “You didn’t see that,” said {S}. “Nobody like me can {do}. That’s what they all say.” “You can,” said {L}. “Better than anyone.”',
      problem:
        'On Saturday there was a show, and {L} had put {S} on the list. But as soon as one single snail looked on, everything went wrong. {S} tried to {do}, and dropped what could be dropped, and fell over the rest. “You see?” said {S}.',
      tries: [
        '{S} tried it with a bag over {S.their~that} head. Now {S} could see nobody. {S} could not see the wall either.',
        '“Think that they’re all cabbages,” said {F}. {S} thought so. Then one of the cabbages coughed.',
        'They practised it a hundred times, until {S} could {do} in {S.their~that} sleep. But the show was not at night.',
      ],
      tip: '“You’re thinking of the ones who look,” said {G+}. “Think of one who’d like to learn it. Somebody who shows another how to do it has no time to be afraid.”',
      turn: 'So on Saturday {L} went on to the stage, too. “I can’t {do} at all,” said {L}, very loudly. “Who’ll show me?” {L} tried it, and it was a disaster. “No, not like that,” called {S}. “Like this. Look!”',
      done: 'And there {S} stood, in the middle of the light, and {did}. First slowly, for {L}. And then faster, and higher, and with a twist at the end. It was so quiet that one could hear the moths. Then they jumped up from their seats, all of them.',
      again:
        'There’s a class on Wednesdays, behind the shed. {S} is the teacher. “Like this,” says {S}. “Look!”',
    },
    {
      id: 'an-odd-guest',
      words: [
        'come tea',
        'come dinner',
        'come supper',
        'come nursery',
        'come school',
        'come party',
        'come visit',
        'come stay',
        'visit',
        'move in',
        'move next door',
        'come breakfast',
        'come lunch',
        'come my house',
        'come play',
        'go school',
        'go nursery',
        'come birthday',
        'come for',
        'stay',
        'knock',
        'come home',
      ],
      titles: ['A Place for {S}', '{S} at the Door', 'Come In, {S!}!'],
      goal: 'make {S} feel at home',
      trouble: '{S} did not fit in anywhere',
      solved: 'there was a place for {S}, and everyone had moved up a bit',
      opener:
        'At first one saw only a shadow on the frosted glass. Then the handle went down, very slowly. {L+} had thought it was the postman. It was not the postman.',
      friend:
        '“Good morning,” said {S+}. “I’m the new one. Where do I hang my coat?” {S} {did}, just like that, in the middle of an ordinary day. Some had climbed on to the tables. {L} showed where the hooks were.',
      problem:
        'It was not easy. The chair broke under {S}, and then the other chair. At snack time {S} ate the snack, the plates and the flowers. “Oh,” said {S}, and went red. “Was that not what one does here?” Nobody wanted to sit beside {S}.',
      tries: [
        '{L} explained all the rules, from one to nineteen. {S} nodded at each. Then {S} sneezed, and the rules blew off the wall.',
        'They tried to make {S} smaller, with tight belts and thin stripes. It looked nice. The belts went “ping”.',
        '{F} asked everyone to say something friendly. They said it from very far off.',
      ],
      tip: '“You’re trying to make it fit,” said {G+}. “Turn it round. What’s there in here that’s just right for somebody like {S}, and wrong for all the rest of you?”',
      turn: '{L} looked round. The top shelf, which nobody could reach. The cold corner. The drum that was too loud, and the window that stuck. “{S!},” said {L}, “could you perhaps…?” {S} could. {S} could do all of it, and with one hand.',
      done: 'At rest time it was chilly. {S} lay down in the cold corner. First one crept up, and then two, and in the end all were leaning on {S}, as on a warm sofa. “So that’s my place,” said {S}, very quietly.',
      again: 'There’s a new hook by the door, quite high up and as thick as a thumb. {S’s} name is on it.',
    },
    {
      id: 'all-in-a-muddle',
      words: [
        'mix',
        'mix up',
        'muddle',
        'muddle up',
        'confuse',
        'swap',
        'get wrong',
        'jumble',
        'lose',
        'mistake',
        'spell wrong',
        'drop',
      ],
      titles: ['{S} and the Muddle', 'Not That One, {S!}!', 'All Mixed Up'],
      goal: 'put the {items} right again',
      trouble: '{S} had muddled all the {items}',
      solved: 'all the {items} were right again, and one of them was better',
      opener:
        'On that day nothing was what it should be. The baker’s cat barked. It was raining up. “That wasn’t me,” said a voice behind {L+}. Nobody had asked.',
      friend:
        'It was {S+}. “It was me,” said {S}. “I {did}. I only wanted to dust them. And now I can’t tell one from the other. They all look the same from outside!”',
      problem:
        'They tried the first of the {items}, to see. It was the wrong one: {F} had a beak for a while. They tried the second, and there was a smell. “Stop!” cried {S}. “It’s getting worse with every one!”',
      tries: [
        'They put all the {items} in a row, by size. It was a lovely row. It was as wrong as the heap.',
        'They said them backwards. Now it all went wrong backwards.',
        '{S} shut both eyes, and trusted to luck. Luck was out that day.',
      ],
      tip: '“Don’t try to remember all of it at once,” said {G+}. “Test them, one by one, on something very small. And whatever one does, write it on its back at once.”',
      turn: '{L} fetched a pot of paint, a brush and one dried pea. They tried each of the {items} on the pea. The pea grew a hat: blue dot. The pea sang: red dot. The pea was gone: black dot, and into the cupboard with that one.',
      done: 'By evening each one had its dot, and everything was put right. The cat meowed. The rain fell down. Only one of the {items} was new, a mixture of two. They tried it. Everybody smelled of strawberries! That one they kept.',
      again:
        '{S} dusts on Fridays now, from left to right. And when something does go wrong, {S} calls, “That was me!”, before anyone asks.',
    },
    {
      id: 'helps-too-much',
      words: [
        'help',
        'rescue',
        'look after',
        'protect',
        'guard',
        'mend',
        'fix',
        'care',
        'clean',
        'tidy',
        'do the homework',
        'do homework',
        'work for',
        'save',
      ],
      titles: ['{S} to the Rescue', 'Let Me, Said {S}', '{L} and {S}'],
      goal: 'find out where {S} was really needed',
      trouble: '{S} helped everyone who did not want to be helped',
      solved: '{S} had learned to ask first, and was needed',
      opener:
        '{L+} wanted to tie a shoe. It was tied already. {L} wanted to eat an egg. It was peeled, cut up and half-way to {L’s} mouth. Somebody here was very, very helpful.',
      friend:
        '“Done!” said {S+}. “What’s next? I {did}, and I’ll do the rest as well. Sit down. Don’t lift a finger.” {L} had rather been looking forward to the egg.',
      problem:
        'At first it was pleasant. Then people found out: they could not do anything any more, because {S} had done it. The children forgot how to tie a bow. An old lady had been taken across the road four times. “Thank you,” everybody said, and hid when {S} came.',
      tries: [
        '“Have a rest,” said {L}. {S} rested so hard that a chair broke, and mended the chair, and the one beside it.',
        'They hid all the tools. {S} helped them look.',
        '{F} said it straight out: “It’s too much.” {S} wanted to help {F} with that.',
      ],
      tip: '“{S} helps with hands,” said {G+}. “One should begin with the ears. There’s one short question. Whoever asks it only helps where it’s wanted.”',
      turn: '“What do you need?” That was the question. {L} practised it with {S}: ask, then put both hands behind the back, then wait. Waiting was the worst. At the first door somebody said, “Nothing, thank you.” {S} trembled, but {S} went on.',
      done: 'At the ninth door a small voice said, “Could you just sit here while I do it myself?” {S} sat down. The small one got it wrong, and then right. “That was a great help,” said the small one. {S} had not moved a finger.',
      again:
        'Now there’s always somebody at {S’s} door. “What do you need?” asks {S}. Mostly it is just company.',
    },
    {
      id: 'loves-one-thing',
      words: ['love', 'like', 'adore', 'be mad about', 'dream about', 'only like', 'be crazy about'],
      titles: ['{S} and the {Items}', 'Just One Thing, Said {S}', '{S} Shares It'],
      goal: 'find somebody who likes {items} as much as {S}',
      trouble: 'nobody but {S} cared for {items}',
      solved: '{S} was no longer the only one',
      opener:
        'Everyone has something that they like. {L+} liked the smell of rain. But {L} had never met anyone who liked one thing so much as the one on the next bench.',
      friend:
        '“Do you know anything about {items}?” asked {S+}, before {L} had even sat down. “I do. I know everything. Would you like to hear it? It takes about three days.” And {S} began, with shining eyes.',
      problem:
        'At the next table they were rolling their eyes. “{Items} again,” they said. “That’s nothing for somebody like {S}.” They moved away, with their plates. {S} saw it, and stopped in the middle of a word.',
      tries: [
        '{S} tried to like what they all like. It was called ball. {S} stood on the field, and thought of {items}, and the ball came by.',
        '{S} said nothing about it for a whole day. In the evening {S} was so full that there was a humming sound.',
        '{L} learned it all by heart, so that {S} would have somebody to talk to. {L} knew it all, but only from {S}.',
      ],
      tip: '“You tell it to everyone,” said {G+}, “and to nobody. There’s always one person who’s got the same thing, and keeps quiet about it, just like you. Put a light in the window for that one.”',
      turn: '{L} and {S} painted a sign, very small, so that only those who look closely could read it: “{Items}? Thursday, four o’clock.” They hung it up low down, by the shoe rack. On Thursday they put out three chairs, to be on the safe side.',
      done: 'At four nobody came. At five past four the door opened by a crack. It was the one who had rolled {S.their~both} eyes most of all. “Is it here, with the {items}?” Behind that one stood another, and another. They needed nine more chairs.',
      again:
        'On Thursdays one can’t get through to {S}. The window is steamed up, and in there everyone is talking at the same time.',
    },
    {
      id: 'would-rather-not',
      words: ['dislike'],
      titles: ['{S} Does Not Like {Items}', 'No {Items}, Thank You', '{L} and {S}'],
      goal: 'find something that {S} likes to eat',
      trouble: '{S} did not like {items}',
      solved: '{S} had found what tastes best, and tried it all alone',
      opener:
        'On {S’s} plate there were {items}. There had been {items} on it yesterday, and the day before. They were all still there. {L+} could see them from the gate.',
      friend:
        '“I don’t like {items},” said {S+}. “I know that one has to, when one’s like me. My mother does, and my grandmother did. I open my mouth, and then it shuts.”',
      problem:
        '“Just one bite,” everyone said. They said it in a friendly voice, and in a strict one. {S’s} mouth was as narrow as a letter box. “How can anyone like you not like {items}?” somebody asked, and that stayed in {S’s} ears all day.',
      tries: [
        'They hid the {items} in a pancake. {S} found every single one and laid them in a row at the edge of the plate.',
        '{F} made a game of it: here comes the aeroplane! {S’s} mouth was shut. The aeroplane had to land in an ear.',
        'They put honey on the {items}. Now {S} did not like honey either.',
      ],
      tip: '“Nobody can like on command,” said {G+}. “A tongue’s shy. Let it look first, then smell, then lick. And let {S} say when it’s enough. And then let it choose from many things, not from one.”',
      turn: '{L} put out twelve small bowls, each with one bite in it: something red, something round, something crunchy. “You may look,” said {L}. “You may sniff. And whatever you don’t like you put in this flowerpot.” Nobody said “just one bite”.',
      done: '{S} looked, for a long time. Then {S} sniffed. Two of them went into the flowerpot, and then five. And at the sixth {S} licked, waited and licked again. “What’s that?” asked {S}, with a full mouth. It was gone already. “That’s mine,” said {S}.',
      again:
        'On Sundays {S} licks {an_item}, just to see. “Not yet,” says {S}, and puts it in the flowerpot. It grows well in there.',
    },
    {
      id: 'suddenly-something-else',
      words: ['turn', 'become', 'change', 'transform', 'wake up'],
      titles: ['{S} Is {An_item}', 'Hop, Said the {Item}', 'Who Are You, {S!}?'],
      goal: 'turn {S} back again',
      trouble: '{S} had turned into {an_item}',
      solved: '{S} was {S} again',
      opener:
        'It happened between two bites of bread. There was a “plop”, as when somebody pulls out a cork. {L+} turned round. Where {S} had been standing, there was {an_item}.',
      friend:
        '“Don’t stare,” said the {item}. It had the voice of {S}! It was {S+}, with the same look over the glasses that were not there any more. “I’ve turned into {an_item}. Somebody, please, do something.”',
      problem:
        'It was funny for as long as it takes to laugh. But {an_item} can’t hold a pencil, or open the door, and nobody out there must tread on it. “At noon they’ll all be here,” said {S}. “I can’t come like this!”',
      tries: [
        '{L} gave {S} a kiss, as in the book. It was a wet one. {S} was {an_item} with a red spot on its forehead.',
        'They said every magic word that they knew. At “hocus-pocus” the teapot turned into a hen. {S} stayed as before.',
        'They turned {S} round three times, to the left. Now {S} was a giddy {item}.',
      ],
      tip: '“What did you say, just before it went plop?” asked {G+}. “People turn into what they’ve shouted at, or laughed at. It goes away again when one’s found out what it’s like.”',
      turn: '{S} thought about it. “I said that it must be lovely to be {an_item}, with nothing to do all day,” said {S}. So {L} lay down on the floor as well, on {L.their~that} tummy, to see the world from there. “It’s quite big,” whispered {L}. “And everyone’s got enormous feet.”',
      done: '“It’s hard work,” said {S}. “Nobody looks where they step. I’ll never say that again.” Plop! There stood {S}, as tall as ever, with one bit of green behind the ear. Everybody clapped, and {S} bowed, and made a small croaky noise by mistake.',
      again:
        '{S} walks a bit differently since then, with eyes on the ground. “After you,” {S} says to everything that is smaller.',
    },
    {
      id: 'always-after-it',
      words: ['chase', 'run after', 'catch', 'hunt', 'follow', 'look for'],
      titles: ['{S} Runs After {The_item}', 'Nearly, Said {S}', 'Faster, {S!}!'],
      goal: 'catch up with {the_item}',
      trouble: '{the_item} was always one step ahead of {S}',
      solved: '{the_item} had come to {S} by itself',
      opener:
        'Something shot past {L+}, and then something else shot past. The first was {an_item}. The second had its tongue out and shouted, “Stop!” Neither of them did.',
      friend:
        'The third time round, the second one fell over {L’s} feet. “Nearly,” puffed {S+}. “I nearly had it. I {did} since Monday.” “And what will you do with it when you’ve got it?” asked {L}. {S} had never thought of that.',
      problem:
        'As soon as {S} ran, {the_item} was off. As soon as {S} stopped, it was there, quite close, and looked. By noon {S} was lying flat on the path. “I’ll never catch it,” said {S}. “It isn’t fair. It’s got a head start.”',
      tries: [
        '{L} came from the left and {S} from the right. They caught each other, by the ears.',
        '{F} lay in wait with a net. {The_item} came, looked at the net, and went round it.',
        'They laid a trail of cake. {The_item} did not like cake. {S} did.',
      ],
      tip: '“What’s chased runs,” said {G+}. “That’s how running began. Do something so interesting that it forgets to run. And above all, turn your back on it.”',
      turn: 'So {S} sat down in the grass, with {S.their~that} back to it, and {L} sat there as well. They built something out of three sticks and a feather, and said “Oh!” and “Look at that!” to each other. Behind them it had gone very quiet.',
      done: 'There was a small sound, quite near. {S} did not turn round, although every hair wanted to. And then {the_item} was there, between the two of them, of its own accord. {S} held as still as a stone. “There you are,” said {S}.',
      again:
        'They still race round the house, three times every morning. But it is {the_item} now that says “go”.',
    },
    {
      id: 'found-all-alone',
      words: ['find', 'discover', 'come across', 'stumble', 'hatch'],
      titles: ['{S} Finds {An_item}', 'Whose Is It?', 'Look What {S} Has Found'],
      goal: 'find out where {the_item} belonged',
      trouble: 'nobody knew where {the_item} had come from',
      solved: '{the_item} was where it belonged',
      opener:
        '“Psst!” said the bush. {L+} went closer. “Come in,” said the bush, “but don’t tell anyone.” There was hardly any room in there, because of what lay in the middle.',
      friend:
        'In the bush sat {S+}, and on {S’s} knees was {an_item}. “I’ve found it,” whispered {S}. “It was all alone. May I keep it?” {L} had never been so close to {an_item}.',
      problem:
        'They hid it under a blanket. But {an_item} is not a thing that can be hidden for long. By noon everybody knew. “It’s mine,” said one, who had never seen it before. “What’s it worth?” asked another. {S} held it very tight.',
      tries: [
        'They put up a notice: “Found: {an_item}.” Forty people came, and each of them had lost one that looked quite different.',
        'They asked {the_item} itself, slowly and clearly. It gave no answer that one could understand.',
        '{S} built a house for it, with a number on it. It was too small by evening, or it seemed sadder than before.',
      ],
      tip: '“Where did it lie?” asked {G+}. “Which way was it looking? Things don’t drop out of the sky, not often. Go back to the spot, and look for the second half of the story.”',
      turn: 'They went back, with a torch. The grass was pressed flat, in a line, like a road. {L} and {S} followed it, through the ditch and under the fence, and there was a hollow in the moss. It had exactly the shape of {the_item}.',
      done: 'And somebody was sitting beside it, with red eyes. “I only went to fetch water,” that somebody said, “and when I came back, it was gone.” {S} swallowed. Then {S} held it out, with both hands. It had never been easier and never been harder.',
      again:
        'They’re allowed to visit, on every day with a “d” in it. {S} says it’s better than keeping: there’s always something to look forward to.',
    },
    {
      id: 'remembers-everything',
      words: [
        'never forget',
        'remember everything',
        'remember',
        'know everything',
        'know all',
        'always right',
      ],
      titles: ['{S} Never Forgets', 'Ask {S}', 'What {S} Remembered'],
      goal: 'find something that is worth remembering',
      trouble: '{S} remembered everything, and nobody liked to hear it',
      solved: 'they were all glad that {S} forgets nothing',
      opener:
        '“Last year on this day you had jam on your nose,” said somebody to {L+}. “On the left. It was plum.” {L} rubbed {L.their~the} nose. How could anyone still know that?',
      friend:
        '“I don’t forget anything,” said {S+}. “I know who pushed whom in the sandpit, and what it rained on, and all the jokes. You owe me a biscuit, by the way. Since March.”',
      problem:
        'It was no fun to quarrel with {S}, because {S} knew how it had been. And nobody could tell a joke that {S} had not heard before. “Oh, {S} again,” they said, and walked off over the hill without {S}.',
      tries: [
        '{S} tried to forget one thing a day. “What was it?” asked {L} in the evening. {S} knew it at once.',
        'They knocked very gently on {S’s} head, to shake something loose. Only more came out.',
        '{S} promised to say nothing any more. {S} held it for an hour. Then {F} told a story with a mistake in it.',
      ],
      tip: '“You hand out what they’d like to lose,” said {G+}, “the jam and the pushing. Keep that in the attic. Hand out what they’d like to have back. You’ve got that, too.”',
      turn: 'That evening the fog came. The others were up on the hill, and could not find the way. “{S!},” said {L}, “how did they go?” {S} shut both eyes. “Four hundred steps to the split birch,” said {S}. “Then left, where you lost the button.”',
      done: '{S} went ahead, without one wrong turn, from birch to stone and from stone to stile, and brought every one of them home. On the way {S} told the small ones what they had been like as babies. They wanted to hear more and more.',
      again: '“{S!}, how was that, when I was little?” they ask now. And {S} knows it, with all the colours.',
    },
    {
      id: 'to-the-other-end-of-the-world',
      words: [
        'travel',
        'drive',
        'sail',
        'fly',
        'go round world',
        'go on holiday',
        'go moon',
        'go space',
        'ride',
        'swim across',
        'walk',
        'set off',
        'go trip',
        'climb mountain',
        'go on an adventure',
        'cross',
        'run away to',
      ],
      titles: ['{S} Sets Off', 'Are We There Yet, {S!}?', 'A Long Way for {S}'],
      goal: '{do}, all the way',
      trouble: 'it was too far for {S} alone',
      solved: '{S} {did}, all the way there and back',
      opener:
        'In front of the gate stood a very small suitcase. {L+} lifted it. There was a toothbrush in it, and nothing else. “I’m going to {do},” said a voice. “I’ve never been further than the corner.”',
      friend:
        'It was {S+}, with a hat for sun and a hat for rain, one on top of the other. “Would you come as far as the corner?” asked {S}. “After that I’ll manage.” They went as far as the corner. Then {S} stood still.',
      problem:
        'Behind the corner the world was quite big. There were four roads, and all of them went somewhere. And {S} wanted to {do}. “It looked shorter on the map,” said {S}, and held on to {L}.',
      tries: [
        'They took the widest road. It went round in a curve, past the sea, past a very fat policeman, and back to the corner.',
        '{F} had a short cut. It went through a hedge, a bull’s field and a hedge. {S} looked like a hedge afterwards.',
        'They asked somebody who had been there. It had been long ago, and everything had been better then, also the road.',
      ],
      tip: '“Nobody has ever come far by thinking of far,” said {G+}. “Choose the next thing that you can see, and get there by evening. Find a bed. And then send a postcard, so that you know where you are.”',
      turn: '“That tree, then,” said {S}. They got to the tree before tea. Then came the bridge, and then a light in the distance, which was an inn. In each place {L} drew a small picture, and they posted it. Every morning {S} was a little further from the corner.',
      done: 'And on the ninth morning there was no next thing. “We’re there,” said {L}. {S} looked round, put down the suitcase, and did not say anything for a long while. {S} {did}! {S} really {did}!',
      again:
        'Now there are nine postcards on the wall, side by side. “It was just round the corner,” {S} tells everyone, “nine times.”',
    },
    {
      id: 'the-first-customer',
      words: [
        'run',
        'open',
        'sell',
        'work',
        'have a shop',
        'drive a bus',
        'drive a taxi',
        'drive a fire engine',
        'be in charge',
        'teach',
        'cut hair',
      ],
      titles: ['{S}’s First Day at Work', 'Next, Please, Said {S}', '{L} and {S}'],
      goal: 'get the first customer for {S}',
      trouble: 'nobody trusted {S} to {do}',
      solved: 'everyone wanted {S} and nobody else',
      opener:
        'There was a new sign in the street, and it hung a bit low. {L+} had to bend down to read it. “Open,” it said. And under that, with an arrow: “{S}.”',
      friend:
        '“Come in, come in!” said {S+}. “You’re the first. This is my shop now. I’ve wanted it since I was that small.” Everything was polished. In the corner a clock ticked. Otherwise it was quiet.',
      problem:
        'People stopped in front of the window. They looked at the sign, and then at {S}. “Somebody like that?” they said. “It can’t go well.” And they walked on to the shop with the usual people in it. By noon nobody had come.',
      tries: [
        '{S} put on a false moustache, to look more usual. It slid. People looked at it, and at {S}, and went on faster.',
        'They wrote “Free!” on the sign. That brought a great many pigeons.',
        '{F} went in and out, eleven times, with different hats on, so that it looked busy. {F} got hungry.',
      ],
      tip: '“They think of what you can’t do,” said {G+}. “Think about what all the usual ones can’t. Somewhere out there is somebody who’s been sent away everywhere. That’s your first customer.”',
      turn: '{L} and {S} went out to look for somebody like that. In the last house of the last street they found one: too small for the others, or too slow, or too shy to ask. “I’d be very glad to come,” said a voice, “if it isn’t any trouble.”',
      done: 'For somebody like {S} it was no trouble at all. It took twice as long, and it was three times as good. The customer beamed down the whole street. Then the next one came, and the next. Soon the queue went round the corner.',
      again:
        '“Open,” it still says, a bit low down. {S} has put a small stool in front of it, for those who are too tall.',
    },
  ],
  'somebody-is': [
    {
      id: 'all-at-sea',
      words: ['seasick', 'carsick', 'travel sick', 'airsick', 'queasy', 'giddy', 'sick'],
      titles: ['{S} Turns Green', 'Up and Down, Said {S}', 'Look Far Away, {S!}'],
      goal: 'help {S} to get over it',
      trouble: '{S} was {quality} as soon as anything moved',
      solved: '{S} could ride on the biggest wave and was not green any more',
      opener:
        '{L+} had never seen anybody of that colour. It was a sort of green, like pea soup with milk in it. And it was sitting on the edge of the quay, and groaning.',
      friend:
        '“Don’t rock the bench,” said {S+}. “I’m {quality}. I always am, when something goes up and down. And everything that I’m meant to do goes up and down.” {L} held the bench still.',
      problem:
        'The others were on board already, and laughing. “Where’s {S}?” they called. {S} put one foot on it. It moved by a finger’s width. {S} went from green to white, and back to the bench. “They mustn’t know it,” said {S}. “What am I, if I can’t even do that?”',
      tries: [
        '{S} shut both eyes. Now it went up and down, and one could not see when.',
        '{F} brought a bucket. It was kindly meant, but it helped only afterwards.',
        '{S} ate nothing at all, for two days. Then {S} was {quality}, and hungry as well.',
      ],
      tip: '“You’re looking at your feet,” said {G+}, who had been at sea for fifty years, “and they’re the ones that rock. Look at what doesn’t. There’s one line out there that’s always straight. And stand right in the middle.”',
      turn: '{L} and {S} sat down right in the middle of the deck. “Do you see the line, where the sky begins?” asked {L}. {S} looked at it, and at nothing else. In with the breath when it goes up, and out when it goes down.',
      done: 'A wave came, a big one. {S} looked at the line. In, and out. And another. “I’m not green,” said {S}, surprised. “Am I?” {S} was pink! By evening {S} stood right at the front, both arms out, and shouted, “Is that all?”',
      again:
        'In {S’s} pocket there’s a bit of ginger, to be on the safe side. And when someone turns green, {S} moves up. “Look at the line,” says {S}.',
    },
  ],
};
