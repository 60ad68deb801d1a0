import type { StorySourceInput } from './story-source.ts';

/** Long ago and far away: history, knights, messages in bottles, magic things. */
export const onceUponATime: StorySourceInput[] = [
  {
    id: 'cave-people',
    words: [
      'caveman',
      'cave people',
      'cavewoman',
      'stone age',
      'mammoth',
      'discover fire',
      'neanderthal',
      'cave painting',
    ],
    situations: ['deed', 'trait', 'wants', 'make', 'cannot', 'visit'],
    topic: 'the Stone Age',
    thing: 'the fire',
    home: 'cave',
    main: 'cave',
    plots: [
      {
        id: 'the-red-flower',
        titles: ['Who Made the Fire?', '{L} in the Stone Age', 'Sparks!'],
        goal: 'make fire',
        trouble: 'the fire would not come',
        solved: 'a fire burned in the cave',
        opener:
          'It was so long ago that nobody had shoes. {L+} lived in a cave with eleven others, and every evening it was cold, and dark, and supper was raw turnip.',
        problem:
          'One night lightning struck the old tree. It had a red, dancing thing on it, which was warm! They carried a branch home and were happy. Then it rained in, and it was out. “We have to make our own,” said {L}. But how?',
        tries: [
          '{L} shouted “Burn!” at a heap of twigs, for a whole day. The twigs were not impressed.',
          '{F} painted a fire on the wall, in red clay. It was so good that the dog lay down in front of it. It did not get any warmer.',
          'They rubbed two wet fish together. It had seemed a good idea.',
        ],
        tip: '“I’ve seen a spark,” said {G+}, who was as old as the hills. “It was when I dropped this stone on that one. It was gone at once. It had nothing to eat.”',
        turn: '{L} thought. A spark is tiny, so it needs tiny food! They fetched dry moss, and fluff from the bird’s nest. Clack! went the stones. Clack! A spark jumped into the moss. {L} lay flat and blew, as softly as if on a baby’s nose.',
        done: 'There was a thin thread of smoke. Then something crackled. A little yellow flame sat up and looked round. “Twigs!” called {L}, “only small ones!” That evening there was light in the cave, and warm turnip.',
        again: 'They tell stories round it every night now. And each night somebody else has to feed it.',
        helper: { name: 'Old Flint', creature: 'bear' },
      },
    ],
  },
  {
    id: 'ancient-egypt',
    words: ['egypt', 'pyramid', 'egyptian', 'pharaoh', 'sphinx', 'ancient egypt', 'egyptian pyramid'],
    situations: ['visit', 'make', 'question'],
    topic: 'the pyramid',
    thing: 'the pyramid',
    home: 'desert',
    main: 'desert',
    plots: [
      {
        id: 'the-last-stone',
        titles: ['The Last Stone', '{L} and the Pyramid', 'Up to the Very Top'],
        goal: 'get the last stone to the top of the pyramid',
        trouble: 'the last stone lay at the bottom',
        solved: 'the last stone was on top of the pyramid',
        opener:
          'In Egypt, when the pyramid was new, {L+} carried water for the builders. It had four sides, and each was as high as the sky. Only the golden stone for the tip was missing.',
        problem:
          'Tomorrow the Pharaoh would come. But the last stone was as heavy as ten cows. They had pulled from the front, and it had sunk into the sand up to its middle. “It’s hopeless,” said the builders, and lay down in the shade.',
        tries: [
          '“All together!” said {F}. Forty people pulled. The rope broke, and forty people sat on the ground.',
          'They asked a camel. The camel looked at the stone, and then went to the Nile, for the view.',
          '{L} tried to make the stone lighter by telling it about feathers. It did not listen.',
        ],
        tip: '“My grandmother used to move heavier things than that,” said {G+}. “In the bakery, with a tray, over wet flour. Sand gets slippery too. But not when it’s dry, and not when it’s soup.”',
        turn: '{L} looked at the water jug. “Not dry, and not soup!” {L} went in front and poured a little on the sand, only a little, and patted it. Behind came the sledge with the stone. It slid! “One jug, one step,” called {L}.',
        done: 'Up the ramp they went, round and round, jug by jug. When the sun came up, the golden tip flashed as far as the sea. “Who did that?” asked the Pharaoh. “The one with the jug,” they all said.',
        again: 'If you look closely, there is a tiny jug scratched into the last stone. {L} did that.',
        helper: { name: 'Granny Nefi', creature: 'ibis' },
      },
    ],
  },
  {
    id: 'vikings',
    words: ['viking', 'viking ship', 'longship', 'viking boat', 'thor'],
    situations: ['wants', 'trait', 'deed', 'visit', 'pair'],
    topic: 'the Vikings',
    thing: 'the longship',
    home: 'shore',
    main: 'ship',
    plots: [
      {
        id: 'the-dragon-head',
        titles: ['{L} the Viking', 'The Ship Without a Head', 'Row, Vikings, Row!'],
        goal: 'bring the longship home through the fog',
        trouble: 'the longship was lost in the fog',
        solved: 'the longship was back in its harbour',
        opener:
          '{L+} was the smallest Viking on the longship, and had the smallest helmet. It still came down to the nose. In front was a dragon’s head of wood, which looked ahead and knew the way. So they said.',
        problem:
          'Then a wave came and broke off the dragon’s head. Splash! “Now we don’t know the way!” cried the Vikings. And at that very moment the fog came down, as grey and thick as porridge.',
        tries: [
          'The biggest Viking shouted at the fog. Everybody else always made way. The fog stayed.',
          'They rowed very hard. After an hour they came by their own dragon’s head. They had gone in a circle.',
          '{F} climbed up the mast. Up there it was just as grey, and much more wobbly.',
        ],
        tip: '“I’ve sailed by night for forty years,” said {G+}. “I don’t ask my eyes. Pull in the oars and be quiet. That’s something you haven’t tried yet: Vikings being quiet.”',
        turn: 'It was hard for them. But then it was so still that one could hear the drops. {L} pushed the helmet back from both ears. “Sheep,” whispered {L}. “Over there. They’re our sheep. The one with the cough!” “Row!” they all whispered.',
        done: '{L} sat in front, where the dragon had been, and listened, and pointed. Left a bit. Cough. Straight on. Cough. Then the keel scraped over sand, and there were torches, and the mothers. The sheep got the first hug.',
        again:
          'The ship has a new head. It’s not a dragon this time. It has a helmet that’s too big, and very large ears.',
        helper: { name: 'Old Ragna', creature: 'seal' },
      },
    ],
  },
  {
    id: 'knights',
    words: [
      'knight',
      'knights',
      'armour',
      'tournament',
      'round table',
      'brave knight',
      'king arthur',
      'castle knight',
    ],
    situations: ['wants', 'visit', 'trait', 'lacks', 'learn', 'pair'],
    topic: 'being a knight',
    thing: 'the armour',
    home: 'castle',
    main: 'castle',
    plots: [
      {
        id: 'what-knights-do',
        titles: ['{L} the Knight', 'Clank, Clank, {L}', 'The Knight and the Dragon'],
        goal: 'become a real knight',
        trouble: '{L} had not done a brave deed yet',
        solved: '{L} was a real knight',
        opener:
          'Clank, clank, clonk. {L+} came down the castle stairs in a suit of armour that was two sizes too big. “Today I’ll become a knight,” it said from inside.',
        problem:
          'To be a knight one needs a brave deed, before the sun goes down. “There’s a dragon in the cellar,” said the cook. “Nobody dares to go down.” {L} swallowed. It echoed in the helmet.',
        tries: [
          '{L} charged down the cellar steps with a lance. The lance was longer than the stairs. It stuck, and {L} hung on it, like washing.',
          '{F} rattled a chain to frighten the dragon. It rattled back. It liked rattling.',
          'They polished a shield, so that the dragon would see itself and run away. “Pretty,” said a voice from the dark, and kept the shield.',
        ],
        tip: '“I was a knight for fifty years,” said {G+}. “Swinging a sword is easy. The bravest thing I ever did was to take off my helmet and ask, ‘What’s the matter?’”',
        turn: '{L} took off the helmet, and then the gloves, and went down, clank, clank, all alone. “What’s the matter?” asked {L}. Two round eyes opened. “I can’t get out,” said the dragon. “I came in when I was small. Now I’ve grown, and the door hasn’t.”',
        done: 'They carried the wall away, stone by stone. When the dragon stood in the sun, it sneezed for joy, and lit all the candles. The king took the big sword. “Kneel, {L},” said the king. “You’re a knight.”',
        again:
          'The armour is hanging in the hall. It is still too big. But on cold nights the dragon warms it up from inside.',
        helper: { name: 'Old Sir Rowan', creature: 'badger' },
      },
    ],
  },
  {
    id: 'message-in-a-bottle',
    words: ['message bottle', 'bottle post', 'letter bottle', 'message in bottle', 'letter in bottle'],
    topic: 'a message in a bottle',
    thing: 'the bottle',
    home: 'shore',
    main: 'shore',
    plots: [
      {
        id: 'from-the-other-side',
        titles: ['The Message in the Bottle', 'Dear Whoever Finds This', '{L} Gets Post from the Sea'],
        goal: 'answer the message in the bottle',
        trouble: 'nobody knew who had sent the bottle',
        solved: 'the answer had arrived on the other side',
        object: 'letter',
        opener:
          'Between the seaweed and an old sandal lay a green bottle. It had a cork in it, and inside there was something white. {L+} shook it. It rustled.',
        friend:
          '{F+} pulled at the cork, and {L} pulled at {F}. Plop! It was a letter, a bit damp. “Dear whoever finds this,” it said, “I’m on the island with the one tree. It’s nice here. Please write back. It’s rather quiet.”',
        problem:
          'There was no name on it, and no stamp. “We must answer,” said {L}. But where is the island with the one tree? There are a thousand islands, and the sea goes in all directions.',
        tries: [
          'They wrote an answer, put it in the bottle and threw it in. The next wave brought it back, quite politely, in front of {L’s} feet.',
          'They gave it to a gull. The gull looked to see if there was any fish in it, and dropped it on the harbour master.',
          '{F} threw it further. It made a beautiful arc. After lunch it was back again.',
        ],
        tip: '“The sea has roads,” said {G+}. “In the morning the water comes in, and in the evening it goes out. Throw it in when it’s on its way home. And ask the old bottle where it’s been: what’s growing on it?”',
        turn: 'There were three tiny blue shells on the bottle. “Those are only found in the west,” said {G}. So they waited on the western rock, until the sun was low, and the water pulled at their feet, outwards. “Now,” said {L}, and put it in, very gently.',
        done: 'It bobbed, it turned, and off it went, straight down the golden road, until it was a dot. Nineteen days later a new bottle lay between the seaweed. “Dear {L},” it said. “I’ve got the one with the drawing. I’ve read it eleven times.”',
        again: 'There’s a whole shelf of bottles now, and one letter is always on its way.',
        helper: { name: 'Captain Moss', creature: 'toad' },
      },
    ],
  },
  {
    id: 'magic-paintbrush',
    words: [
      'magic paintbrush/brush/pencil/pen/crayon/chalk',
      'magic drawing',
      'drawing come alive',
      'pencil draw by itself',
      'paintbrush magic',
    ],
    situations: ['has', 'ability', 'deed'],
    topic: 'the magic brush',
    thing: 'the magic brush',
    main: 'village',
    plots: [
      {
        id: 'it-comes-off-the-paper',
        titles: ['{L} and the Magic Brush', 'It Came Off the Paper', 'Careful What You Paint'],
        goal: 'put right what the brush had painted',
        trouble: 'everything that was painted came alive',
        solved: 'the painted things had found their places',
        object: 'paintbrush',
        opener:
          'It was an ordinary paintbrush, with three hairs missing. {L+} painted a fly with it. The fly sat there, cleaned its legs, and flew off the paper.',
        friend:
          '“Do that again,” said {F+}. {L} took the paintbrush and painted a bun. They ate it. It tasted a little of blue.',
        problem:
          'Then {L} painted a lion. That was a mistake. It climbed down from the paper and wanted a bun as well, and then the dog. And because {L} had been in a hurry, it had only three legs, and was in a bad temper.',
        tries: [
          '{L} painted a cage, quickly. But the bars were crooked. The lion walked out between them.',
          'They wanted to wash it off, with a wet sponge. The lion liked that. It purred and got a bit paler, and bigger.',
          '{F} painted a second lion, so that the first one would have company. Now there were two, and one of them had five legs.',
        ],
        tip: '“The brush does exactly what you paint,” said {G+}, “not what you mean. Don’t paint against it. Look at the lion. What did you leave out?”',
        turn: 'The leg! {L} took a deep breath, went up to the lion and painted, slowly and properly, a fourth leg, with all its claws. The lion stood on it. It was surprised. Then {L} painted what every lion wants: a hill, some shade, and a long, yellow afternoon.',
        done: 'The lion yawned, walked into the picture and lay down under the tree. The other one went after it, and lent it a leg. {L} painted a gold frame round it all. It was quiet now. Only the tip of one tail still twitched.',
        again:
          'The brush lies in a drawer, and gets used on birthdays. Before each line {L} thinks. Three hairs are still missing.',
      },
    ],
  },
  {
    id: 'flying-carpet',
    words: ['flying/magic carpet/rug', 'flying bed/chair/car/house/bathtub/bike/sofa/umbrella', 'carpet fly'],
    situations: ['ability', 'deed', 'refuses', 'has'],
    topic: 'flying through the air',
    thing: 'the flying carpet',
    home: 'cottage',
    main: 'clouds',
    plots: [
      {
        id: 'three-taps',
        titles: ['Up, Up and Over the Roofs', '{L} Takes Off', 'Hold On Tight!'],
        goal: 'learn to steer up there',
        trouble: 'it flew where it wanted to',
        solved: 'it listened, and flew home',
        opener:
          'For years it had just been there, and nobody had thought anything of it. Then {L+} sat down on it and sighed, “I wish I were far away.” It twitched. It rose. It bumped against the ceiling.',
        friend:
          '{F+} had just come in at the door. “Jump on!” called {L}. Out of the window they went, over the roofs, and the cat looked after them with an open mouth.',
        problem:
          'It was wonderful. Then it was high. “Where are we going?” shouted {F}. “I don’t know!” shouted {L}. It flew to the left, it flew upside down through a cloud, and there was nothing to steer with: no reins, no wheel, no brake.',
        tries: [
          '{L} pulled at the front corner. It sneezed, and they fell by one storey.',
          'They both leaned over to the right. It took that for a game, and did a roll.',
          '“Stop!” called {L} in a firm voice. It stopped. In the middle of the air, two miles up. That was not what {L} had meant.',
        ],
        tip: '“You didn’t say please,” said {G+}, who was flying by just then. “It’s lain on the floor for a hundred years and been trodden on. Ask it where it would like to go. Then it will ask you, too.”',
        turn: '{L} stroked it, along the edge, where it was worn. “Where would you like to go?” asked {L}. It trembled. It flew a wide, soft bend to the evening sun, so slowly that they could let both legs dangle. “And afterwards home?” said {L}, “please?”',
        done: 'It knew the way by itself. Over the mill, over the church, in at the window, and down, as softly as a cat. {L} lay on it for a while and listened. It was humming.',
        again:
          'It’s on the floor again, and looks like nothing special. But nobody in that house wipes their shoes on it any more.',
        helper: { name: 'Grey Goose Gerda', creature: 'goose' },
      },
    ],
  },
  {
    id: 'invisible',
    words: [
      'invisible',
      'be/being invisible',
      'invisibility cloak',
      'nobody see me',
      'invisible sock/hat/cloak/coat/dog/cat/shoe/ink',
    ],
    situations: ['trait', 'wants-to-be', 'newcomer', 'has'],
    topic: 'being invisible',
    thing: 'the invisible wool',
    main: 'village',
    plots: [
      {
        id: 'only-the-laugh',
        titles: ['Where Is {L}?', 'You Can’t See Me', 'Invisible!'],
        goal: 'be seen again',
        trouble: '{L} was still invisible',
        solved: 'everybody could see {L} again',
        opener:
          'At the market there was a heap of socks that were not there. “Invisible,” it said on the sign. {L+} put them on. First the feet were gone. Then the rest was gone as well.',
        problem:
          'At first it was fun. {L} took a bun from the plate, and it floated. {L} tickled {F}. But when {L} said, “It’s me!”, everyone looked past. Somebody sat down on {L}. And the socks would not come off: how does one find the end of something one can’t see?',
        tries: [
          '{F} shook flour over {L}. There was a white {L} now, like a ghost. People ran away, and then the wind blew.',
          '{L} put on a hat, a coat and boots. “A coat is walking about!” they shouted, and called the fire brigade.',
          '{L} stood in the middle of the square, and waved as hard as possible. No one can see somebody wave who can’t be seen.',
        ],
        tip: '“I can’t see you,” said {G+}, “but I’d know you anywhere. Everybody has something that isn’t to be seen and still is only theirs. Do that. And then pull where it’s warm.”',
        low: 'They had laid the table for everyone. There was one chair too few. {L} stood beside it, and nobody noticed.',
        turn: 'What was only {L’s}? The worst joke in the world, which nobody else could tell! {L} told it, right to the end. It was very quiet. Then {F} jumped up, and ran with both arms out, and caught hold of something warm.',
        done: '{F} held tight, and felt for the heel, and pulled. Plop, one sock. Plop, the other. There stood {L}, from top to toe, a bit crumpled, and everybody cheered, as if {L} had been to the moon.',
        again: 'The socks are in a drawer. At least that’s what they think. Nobody’s seen them since.',
      },
    ],
  },
];
