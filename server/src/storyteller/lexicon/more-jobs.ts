import type { StorySourceInput } from './story-source.ts';

/** What people do all day, and machines that help them. */
export const moreJobs: StorySourceInput[] = [
  {
    id: 'dustbin-lorry',
    words: [
      'garbage/rubbish/trash/bin/dustbin truck/lorry/man/collector',
      'garbage',
      'bin lorry/man/men',
      'dustman',
      'recycling truck/lorry',
      'street sweeper',
    ],
    situations: ['wants', 'visit', 'learn', 'ability', 'deed'],
    topic: 'the dustbin lorry',
    thing: 'the dustbin lorry',
    home: 'cottage',
    main: 'city',
    plots: [
      {
        id: 'the-teddy-in-the-bin',
        titles: ['Stop the Dustbin Lorry!', 'Rumble, Rumble, Clank', '{L} Rides on the Big Orange Lorry'],
        goal: 'get something precious out of the dustbin lorry',
        trouble: 'something precious had gone into the big lorry',
        solved: 'the lorry had given it back',
        opener:
          'Rumble, rumble, clank! On Tuesdays the dustbin lorry came. {L+} knew its sound from three streets off, and stood at the gate in a yellow jacket, and saluted.',
        problem:
          'Up went the bin, clank, and down fell the rubbish into the big mouth. And something brown, with one ear, fell with it. “My bear!” screamed {L}. It must have slipped in with the old newspapers. The mouth closed.',
        tries: [
          '{L} ran behind it and shouted. But nothing is as loud as a dustbin lorry. It went round the corner.',
          'They took the short cut, by way of the park. There they met the lorry! It was the one for paper. “Number nine has the bear,” said the driver, and pointed to the other end of town.',
          '{L} stood in the road with both arms out. The lorry for glass braked. It was very nice, and it was the wrong one as well.',
        ],
        tip: '“Never run after a lorry,” said {G+}. “Go where it’s going. Every Tuesday at four they all tip out their bellies, behind the gasworks, onto the long belt. And put on gloves. One can find anything there, except one’s nose.”',
        turn: 'At four o’clock {L} stood by the long belt, in gloves that came up to the elbows. Peelings went by, a lamp, half a chair, a mountain of nappies. Then, between two newspapers, there was an ear. “Stop!” The driver hit the red button.',
        done: 'The belt stood still. The bear smelled of cabbage and coffee, and was quite in one piece. And then {L} was allowed up into the cabin, right on top, and to press the lever. Rumble, rumble, clank!',
        again:
          'The bear had three baths. On Tuesdays both of them stand at the gate and salute, and the lorry hoots, twice: once for {L} and once for the bear.',
        helper: { name: 'Big Lou', creature: 'elephant' },
      },
    ],
  },
  {
    id: 'when-i-grow-up',
    words: [
      'dream job',
      'grow i want',
      'grow i will',
      'want doctor/nurse/vet/teacher/astronaut/scientist/engineer/pilot/inventor/firefighter/dancer/singer/artist/farmer/chef',
      'be/become/becoming doctor/nurse/vet/teacher/astronaut/scientist/engineer/pilot/inventor/firefighter/policeman/president/dancer/singer/artist/farmer',
      'when grow',
      'job',
      'invention',
      'invent',
      'engineer',
      'keeper',
    ],
    situations: ['wants', 'learn', 'make', 'question', 'visit', 'ability'],
    topic: 'what to be one day',
    thing: 'the big bag of hats',
    home: 'cottage',
    main: 'village',
    plots: [
      {
        id: 'a-hat-for-every-job',
        titles: ['A Hat for Every Job', 'What {L} Will Be', 'Big Plans'],
        goal: 'find out what {L} could be',
        trouble: 'the job had turned out harder than it looked',
        solved: '{L} had done a real piece of work',
        opener:
          '“When I grow up,” said {L+} at breakfast, and then told them what: the whole of it, with tools. “Why wait so long?” hummed the toaster. “Try it today.”',
        problem:
          '{L} hung a sign on the door: “Open.” It took no more than a minute, and the first one came, with a parrot who would not speak. {L} put on the right hat and a serious face. And did not know what to do next.',
        tries: [
          '{L} used a great many long words. The parrot fell asleep.',
          '{L} ran back and forth with a pencil behind one ear. It looked like hard work. But nothing had been done by noon except running.',
          '{L} opened the toolbox and used everything in it, one after the other. Now the table was sawn in two. The parrot still said nothing.',
        ],
        tip: '“I’ve done my job for thirty years,” said {G+}, “and the hat is the least of it. What do all good ones do first, whether they mend teeth or trains? They look for a long while. And they ask.”',
        turn: 'So {L} took off the hat, sat down in front of the parrot, and looked. For a long while. “What’s the matter?” asked {L}. And then {L} saw it: one of its feathers was stuck in the swing. That was all it was.',
        done: 'With two careful fingers {L} set it free. The parrot shook itself and said, “At last! I’ve been thinking of nothing else since Sunday.” It was the first real piece of work, and it was finished, and it was good.',
        again:
          'On the door it says, “Open again tomorrow.” {L} has no idea yet which hat it will be. But the looking is coming on nicely.',
        helper: { name: 'Old Doctor Spanner', creature: 'badger' },
      },
    ],
  },
  {
    id: 'lighthouse',
    words: ['lighthouse', 'lighthouse keeper', 'fog', 'foghorn', 'beacon'],
    situations: ['wants', 'visit', 'learn', 'ability', 'question'],
    topic: 'keeping the lighthouse',
    thing: 'the big lamp',
    home: 'shore',
    main: 'shore',
    plots: [
      {
        id: 'the-lamp-that-went-out',
        titles: ['The Night the Lamp Went Out', '{L} Keeps the Light', 'One Hundred and One Steps'],
        goal: 'show the boats the way home',
        trouble: 'the big lamp was dark and the boats were out at sea',
        solved: 'all the boats had found the way home',
        opener:
          'The lighthouse had a hundred and one steps, and {L+} knew each one. Every evening the big lamp went on up there and turned: light, dark, light. And far out the boats knew where home was.',
        problem:
          'Tonight it was foggy. {L} pressed the switch. The lamp said pling, and was dark. Out there in the fog somebody was hooting, and then another. There were three boats, and between them and the harbour lay the rocks.',
        tries: [
          '{L} screwed in the spare bulb. Up here a bulb is as big as a pumpkin. It rolled down a hundred and one steps.',
          'They held a torch out of the window. The fog swallowed it up before it had got to the railing.',
          'They all shouted “This way!” But in fog a voice comes from all sides. One boat turned round and sailed off towards nowhere.',
        ],
        tip: '“When I was keeper,” said {G+}, “we had only candles. One candle is nothing. But one candle and many mirrors is a lamp. And the fog can be told things by a bell, if it’s always the same: three, and a rest.”',
        turn: 'Down and up they ran, a hundred and one steps, with every mirror in the house, with pot lids and spoons. {L} put them all round one single candle. And {F} rang the bell: three, and a rest. Three, and a rest.',
        done: 'A beam stood in the fog, thin and golden. It found the first boat, then the second. At last there came the third one, which had nearly gone wrong. “We heard a bell and saw a spoon!” the skipper called.',
        again:
          'The lamp has a new bulb. But the soup in the lighthouse is still eaten with a spoon that once showed three boats the way.',
        helper: { name: 'Grandpa Barnacle', creature: 'walrus' },
        setting: { night: true, weather: 'mist' },
        object: 'bell',
      },
    ],
  },
];
