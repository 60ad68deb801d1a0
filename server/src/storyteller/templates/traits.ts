/** What the plot's first attempt needs: a voice, or hands and feet. */
export type AttemptKind = 'voice' | 'hands';

/**
 * A character trait, shown by actions: `home` on page 1, `arrival` on the friend's page, `failure` as the reason why the first attempt
 * fails (it follows the plot's own sentence), `turn` how it helps or is overcome at the turn. `{X}` is the character; `pattern`
 * matches the words of a description.
 */
export type Trait = {
  id: string;
  pattern: RegExp;
  home: string[];
  arrival: string[];
  failure: Record<'any' | AttemptKind, string[]>;
  failureBrief: string;
  turn: string[];
};

/** Every trait; when a description matches several, the one mentioned first wins. */
export const traits: Trait[] = [
  {
    id: 'shy',
    pattern: /\b(shy|quiet|bashful|timid|soft-spoken|silent)\b/,
    home: [
      '{X} said good morning so softly that only a passing beetle heard.',
      '{X} had plenty to say, and mostly said it to {X.their~the} feet.',
      'When anybody looked, {X} turned pink and studied the ground.',
    ],
    arrival: ['{X} said it mostly to the ground.', '{X} went pink and hid behind the rest of the sentence.'],
    failure: {
      any: [],
      voice: [
        'But every word {X} had ready turned round and went back down again.',
        'But {X} could only manage a whisper, and a whisper was not enough.',
      ],
      hands: [
        'But {X} was too shy to call out “Now!”, and so nobody knew when.',
        'But {X} was looking at the ground just then, and missed the signal.',
      ],
    },
    failureBrief: 'But {X} was too shy.',
    turn: [
      'And it was {X}, quiet {X}, who stepped out in front.',
      '{X} took one big breath, and this time no word turned back.',
    ],
  },
  {
    id: 'scared',
    pattern: /\b(scared|afraid|fearful|nervous|anxious|worried|timid|frightened|cowardly|worr(y|ies))\b/,
    home: [
      '{X} checked behind the door every morning, just in case, and said sorry to the broom.',
      '{X} kept a list of worrying things. It had reached number ninety.',
      '{X} liked to know where everything was, especially the way out.',
    ],
    arrival: [
      '{X} looked behind, just to see that nothing was there.',
      '{X} had come the long way round, because of a puddle that looked deep.',
    ],
    failure: {
      any: ['But {X} thought of one thing that might go wrong, then another, and then could not move a toe.'],
      voice: ['But {X’s} voice shook so much that the words fell over.'],
      hands: ['But at the last moment {X} shut both eyes, and nobody can do that job with both eyes shut.'],
    },
    failureBrief: 'But {X} was too scared.',
    turn: [
      '{X’s} knees wobbled. {X} went on anyway, knees and all.',
      '“I’m still scared,” said {X}. “I’ll just have to be scared and do it.”',
    ],
  },
  {
    id: 'curious',
    pattern: /\b(curious|inquisitive|nosy|wondering|explor\w+|adventurous|asks)\b/,
    home: [
      '{X} had asked eleven questions before breakfast and was saving the twelfth for lunch.',
      '{X} could never pass a box without wondering what was in it.',
      '{X} looked under things. That was where the interesting parts were kept.',
    ],
    arrival: [
      '“What’s that? And that? And what’s behind it?” {X} wanted to know.',
      '{X} had already looked under three stones on the way.',
    ],
    failure: {
      any: [
        'But just then {X} saw something interesting, and looked away at the worst moment.',
        'But {X} had to know what would happen the other way round. Now they all knew.',
      ],
      voice: [],
      hands: [],
    },
    failureBrief: 'But {X} looked away.',
    turn: [
      'For once {X} had no questions. This one already had its answer.',
      '{X} did not look left or right, not even at the very interesting beetle.',
    ],
  },
  {
    id: 'clumsy',
    pattern: /\b(clumsy|wobbly|trips|awkward|bumps?|accident-prone)\b/,
    home: [
      '{X} tripped over nothing at all, took a bow, and pretended it was a dance.',
      'Things fell over when {X} walked by. Mostly cups.',
      '{X} had a plaster on each knee and a third one ready.',
    ],
    arrival: ['{X} tripped over nothing at all and took a bow.', '{X} had a fresh plaster on each knee.'],
    failure: {
      any: ['But {X} stepped forward, tripped over a bootlace, and took the whole plan along.'],
      voice: ['But {X} took such a deep breath that {X} fell over backwards.'],
      hands: ['But {X} turned round too quickly and knocked the others over like skittles.'],
    },
    failureBrief: 'But {X} slipped.',
    turn: [
      '{X} put down one careful foot, then the other, and did not so much as wobble.',
      '{X} tripped, slid, spun right round, and ended up in exactly the right spot.',
    ],
  },
  {
    id: 'hasty',
    pattern:
      /\b(impatient|hasty|hurr\w+|rush\w*|excitable|excited|eager|energetic|hyper\w*|restless|bouncy|lively|playful|fast|quick|speedy)\b/,
    home: [
      '{X} did everything at a run, even sitting down.',
      '{X} ate breakfast standing up, so as not to miss anything.',
      'Waiting was the one thing {X} had never learned to do.',
    ],
    arrival: [
      '{X} had run all the way, and was still running a little.',
      '{X} could not stand still for one moment.',
    ],
    failure: {
      any: [
        'But {X} started on two instead of three, and everything came out backwards.',
        'But {X} could not wait, not even a moment, and a moment was what it needed.',
      ],
      voice: [],
      hands: [],
    },
    failureBrief: 'But {X} went too fast.',
    turn: [
      '{X} wanted to run. {X} counted to ten instead, every single number.',
      '“Wait,” said {X}, who had never said that before. “Wait … wait … now!”',
    ],
  },
  {
    id: 'grumpy',
    pattern: /\b(grumpy|cross|cranky|moody|grouchy|angry|bad-tempered|hot-headed|fiery|temper)\b/,
    home: [
      '{X} frowned at the sunshine, the toast and the spoon, in that order.',
      '{X} said “Hmph” before every meal and twice on Mondays.',
      '{X} told the rain off for being wet.',
    ],
    arrival: [
      '“Hmph,” said {X}, which meant that it was a nice day.',
      '{X} frowned at the sun, but let it stay.',
    ],
    failure: {
      any: [
        'But {X} got cross with it, and being cross has never yet made anything easier.',
        'But {X} stamped and said “Hmph!” so hard that the whole plan fell over.',
      ],
      voice: [],
      hands: [],
    },
    failureBrief: 'But {X} got cross.',
    turn: [
      '{X} began to say “Hmph”, and found that a laugh had come out instead.',
      '{X} opened {X.their~one} mouth to grumble, and said “Please” instead.',
    ],
  },
  {
    id: 'dreamy',
    pattern:
      /\b(dreamy|daydream\w*|forgetful|absent-minded|forgets|imaginative|imagin\w+|dreamer|head in the clouds|wise)\b/,
    home: [
      '{X} put jam on the table and the bread back in the cupboard, and never noticed.',
      '{X} had gone out with one shoe on, thinking of something much nicer than shoes.',
      '{X} was often to be found looking at clouds with a cup of cold tea.',
    ],
    arrival: [
      '{X} had one shoe on and had not noticed.',
      '{X} was looking at a cloud at the time and nearly walked past.',
    ],
    failure: {
      any: [
        'But {X} began to think about something lovely, and when {X} looked up again it was too late.',
        'But {X} was watching a cloud, and began when all the others had finished.',
      ],
      voice: [],
      hands: [],
    },
    failureBrief: 'But {X} was dreaming.',
    turn: [
      'It was the sort of idea that comes only to somebody who looks at clouds, and it came to {X}.',
      'This time {X} forgot nothing. {X} said it all out loud, twice, to be sure.',
    ],
  },
  {
    id: 'bold',
    pattern: /\b(brave|bold|daring|fearless|courageous|heroic|hero|reckless|tough|fierce)\b/,
    home: [
      '{X} jumped off the third step every morning, just to start the day properly.',
      '“I’ll go first,” said {X}, most days, about most things.',
      '{X} was not afraid of spiders, thunder or cold soup.',
    ],
    arrival: [
      '{X} took the last three steps in one jump.',
      '“I wasn’t scared for a second,” said {X}, of nothing in particular.',
    ],
    failure: {
      any: [
        'But {X} went at it without listening, twice as hard as was needed.',
        'But {X} began first and looked second, which is the wrong way round.',
      ],
      voice: [],
      hands: [],
    },
    failureBrief: 'But {X} went too fast.',
    turn: [
      'This time {X} looked first. Then {X} jumped.',
      '“I can’t do it by myself,” said {X}, and that was the bravest thing of the whole day.',
    ],
  },
  {
    id: 'bossy',
    pattern: /\b(bossy|stubborn|strict|leader|in charge|determined|headstrong|proud|boast\w*|vain|royal)\b/,
    home: [
      '{X} told the eggs how to boil and the clock what time it was.',
      '{X} liked things done one way, and that was {X’s} way.',
      '{X} gave orders to the pigeons every morning. The pigeons did as they pleased.',
    ],
    arrival: [
      '“Stand there. No, there,” said {X}. “That’s better.”',
      '{X} at once told everybody where to sit.',
    ],
    failure: {
      any: [
        'But {X} was so busy giving orders that nobody was left to do the job.',
        'But {X} had to do it {X’s} way, and {X’s} way was the wrong way up.',
      ],
      voice: [],
      hands: [],
    },
    failureBrief: 'But {X} gave too many orders.',
    turn: [
      '“What do you think we should do?” asked {X}. It was a very new question.',
      '{X} opened {X.their~one} mouth to give an order, shut it again, and listened.',
    ],
  },
  {
    id: 'sleepy',
    pattern: /\b(sleepy|lazy|tired|naps?|napping|drowsy|slow|calm|relaxed|patient|sleeping)\b/,
    home: [
      '{X} could fall asleep anywhere, and once did so halfway up a ladder.',
      '{X} took a nap before breakfast, to be rested for the one after.',
      '{X} yawned so widely that a leaf blew in and out again.',
    ],
    arrival: [
      '{X} yawned so widely that it was catching.',
      '{X} lay down for a short rest after the long hello.',
    ],
    failure: {
      any: [
        'But {X} sat down for just one minute, and it turned into a very long minute, with snoring.',
        'But {X} yawned in the middle of it, and a yawn is catching.',
      ],
      voice: [],
      hands: [],
    },
    failureBrief: 'But {X} yawned.',
    turn: [
      '{X} had never been so wide awake. Even {X.their~those} ears were awake.',
      '“No hurry,” said {X}, slow and steady, and everyone grew calm.',
    ],
  },
  {
    id: 'hungry',
    pattern: /\b(hungry|greedy|eats|always eating|gobbl\w+|snack\w*|loves? (food|eating))\b/,
    home: [
      '{X} had eaten breakfast, and then the breakfast meant for Tuesday.',
      '{X’s} tummy rumbled in three different voices.',
      '{X} kept a biscuit behind each ear, for emergencies.',
    ],
    arrival: [
      '{X’s} tummy said hello as well.',
      '“Is that toast I smell?” asked {X}. It was not, but one never knows.',
    ],
    failure: {
      any: [
        'But right in the middle {X’s} tummy gave a rumble like a falling cupboard, and that was that.',
        'But {X} stopped for a snack, and by the last crumb the chance was gone.',
      ],
      voice: [],
      hands: [],
    },
    failureBrief: 'But {X} stopped for a snack.',
    turn: [
      '{X} gave away the last biscuit without even sniffing it. That was how much it mattered.',
      'Even {X’s} tummy kept quiet, just this once.',
    ],
  },
  {
    id: 'silly',
    pattern:
      /\b(silly|funny|joker|jokes?|cheeky|naughty|mischievous|goofy|crazy|wacky|laughs?|giggl\w+|cheerful|happy|jolly|fun)\b/,
    home: [
      '{X} wore a saucepan to breakfast, because it was that kind of a day.',
      '{X} knew forty jokes, and thirty-nine of them were about cheese.',
      '{X} waved to a fence post, in case it was feeling left out.',
    ],
    arrival: [
      '{X} had a saucepan for a hat and did not mention it.',
      '{X} shook hands with everyone, and also with the nearest post.',
    ],
    failure: {
      any: [
        'But {X} caught the giggles, and giggles spread faster than jam.',
        'But {X} pulled a face just then, and the others laughed so much that they had to sit down.',
      ],
      voice: [],
      hands: [],
    },
    failureBrief: 'But {X} got the giggles.',
    turn: [
      '{X} did not make a joke. {X} saved it carefully for afterwards.',
      '{X} wanted to giggle, and turned it into one deep breath.',
    ],
  },
  {
    id: 'neat',
    pattern: /\b(neat|tidy|careful|precise|organi[sz]ed|clean|perfectionist|polite|fussy|logical|serious)\b/,
    home: [
      '{X} lined up the spoons by size and then said good night to each one.',
      '{X} folded everything, even the maps that were meant to be open.',
      '{X} had a list for the day, and a list of the lists.',
    ],
    arrival: ['{X} had brushed both shoes, also underneath.', '{X} ticked it off on a list.'],
    failure: {
      any: ['But {X} wanted it perfect, and began again, and again, until everyone was worn out.'],
      voice: ['But {X} wanted the words to be perfect, and got no further than the first.'],
      hands: ['But {X} was still measuring when the moment came, and still measuring when it went.'],
    },
    failureBrief: 'But {X} wanted it perfect.',
    turn: [
      'It was not perfect. It was not even straight. “It will do,” said {X}, and let go.',
      '{X} checked it all once, only once, and nodded.',
    ],
  },
  {
    id: 'loud',
    pattern: /\b(loud|noisy|roar\w*|shout\w*|booming|talkative|chatty|chatters?|talks|singing all)\b/,
    home: [
      '{X} had only one voice, and it was the outdoor kind.',
      '{X} whispered “good morning”, and three doors blew open.',
      '{X} began to talk at sunrise and came up for air at lunch.',
    ],
    arrival: [
      'Three birds fell off a branch, for {X} had only one voice, and it was the outdoor kind.',
      '{X} said it so loudly that it rang.',
    ],
    failure: {
      any: ['But {X} cheered too soon and much too loudly, and everything jumped.'],
      voice: ['But {X} meant to be gentle, and {X’s} gentle was louder than a brass band.'],
      hands: ['But {X} tried to be quiet about it, and {X’s} quiet was louder than a brass band.'],
    },
    failureBrief: 'But {X} was too loud.',
    turn: [
      '{X} spoke so softly that everybody had to lean in. Nobody had known {X} could.',
      '{X} counted to three, in the biggest voice of the whole day.',
    ],
  },
  {
    id: 'kind',
    pattern:
      /\b(kind|caring|gentle|sweet|loving|helpful|friendly|nice|generous|thoughtful|good|loyal|warm|cuddly|soft)\b/,
    home: [
      '{X} carried snails across the path, and waited to see that they liked it there.',
      '{X} always put out one cup too many, in case somebody came.',
      '{X} said thank you to the chair after sitting on it.',
    ],
    arrival: [
      '{X} had carried a snail across the path on the way.',
      '“Are you warm enough?” asked {X}. It was the first thing {X} ever asked.',
    ],
    failure: {
      any: ['But {X} stopped to help a beetle, and then its aunt, and came back too late.'],
      voice: ['But {X} said “please” and “if it’s no trouble” until nobody was listening.'],
      hands: ['But {X} could not bear to be rough, not even a little, and a little was needed.'],
    },
    failureBrief: 'But {X} felt too sorry.',
    turn: [
      '{X} asked nicely. It is surprising how seldom anybody had tried that.',
      '{X} did it the way {X} did everything, gently, and gently was right.',
    ],
  },
  {
    id: 'clever',
    pattern:
      /\b(clever|smart|intelligent|genius|inventor|brainy|bright|knows|cunning|sly|scientist|invents?)\b/,
    home: [
      '{X} had invented a machine for buttering toast. It buttered everything else.',
      '{X} could count to a thousand, and did, when the queue was long.',
      '{X} read the backs of packets, to see if they had got it right.',
    ],
    arrival: [
      '{X} had worked out the shortest way and had hardly got lost at all.',
      '{X} had two pencils behind one ear, in case of ideas.',
    ],
    failure: {
      any: [
        'But {X} thought of a better plan, and then of a better one than that, until there were nine plans and no time.',
      ],
      voice: ['But {X} used such clever words that nobody understood them.'],
      hands: ['But {X} had made it so clever that nobody could tell which end was the front.'],
    },
    failureBrief: 'But {X} was too clever.',
    turn: [
      'It was not a clever idea at all. It was simple, and {X} laughed at how simple.',
      '{X} counted up something on ten fingers, looked up, and nodded.',
    ],
  },
  {
    id: 'small',
    pattern: /\b(small|tiny|little|short|mini\w*|wee|baby|young(est)?)\b/,
    home: [
      '{X} needed a box to reach the table and a spoon to reach the jam.',
      '{X} was so light that a good sneeze could change the direction of the day.',
      'People sometimes hung hats on {X} by mistake.',
    ],
    arrival: ['{X} had to stand on tiptoe to be seen.', '{X} was so little that the grass waved back.'],
    failure: {
      any: ['But {X} was so little that nobody saw the signal.'],
      voice: ['But {X’s} voice was so little that the wind ran off with it.'],
      hands: ['But {X} stretched, and hopped, and stretched again, and was still one finger too short.'],
    },
    failureBrief: 'But {X} was too small.',
    turn: [
      '{X} was the smallest of all, and stood up the straightest.',
      'Being small had never been so useful, and {X} stood up as tall as could be.',
    ],
  },
  {
    id: 'big',
    pattern: /\b(big|huge|giant|enormous|large|tall|gigantic|strong|mighty|powerful|muscl\w+)\b/,
    home: [
      '{X} had to breathe in to get through doors, and some doors came along.',
      '{X} sat down gently, and the cups jumped all the same.',
      'When {X} sneezed, hats changed heads.',
    ],
    arrival: [
      'The ground shook a bit, but in a friendly way. That was {X}.',
      '{X} breathed in, so that there was room for everybody.',
    ],
    failure: {
      any: ['But {X} breathed out, and that was enough to knock the others over.'],
      voice: ['But {X’s} voice was so big that hats flew off all round.'],
      hands: ['But {X} did it just a tiny bit too hard, and there was a crack, a creak and a silence.'],
    },
    failureBrief: 'But {X} was too big.',
    turn: [
      '{X} moved as softly as somebody carrying an egg.',
      '{X} stood as steady as a hill, so that the others had something to lean on.',
    ],
  },
  {
    id: 'lonely',
    pattern: /\b(lonely|alone|sad|lost|orphan|gloomy|homesick|misses)\b/,
    home: [
      '{X} set the table for two every evening, and moved the second spoon about a bit.',
      '{X} was very good at games for one.',
      '{X} said good night to the moon, which never said it back.',
    ],
    arrival: [
      '“I wasn’t sure you’d be in,” said {X}. “I’m so glad you’re in.”',
      '{X} had practised saying hello all the way there.',
    ],
    failure: {
      any: ['But {X} did not like to ask for help, and so nobody knew that help was wanted.'],
      voice: [],
      hands: ['But {X} tried to do it all alone, and it was a job with two ends.'],
    },
    failureBrief: 'But {X} tried it alone.',
    turn: [
      '“Will you help me?” said {X}. Four small words, and how well they worked.',
      '{X} looked round. Nobody had gone home. {X} had never felt so tall.',
    ],
  },
  {
    id: 'magic',
    pattern: /\b(magic\w*|enchanted|sorcer\w+|spells?|wizard|witch|powers)\b/,
    home: [
      '{X} could do one spell and a half. The half was mostly bubbles.',
      '{X} waved at the porridge, and it waved back.',
      'Sparks came off {X} at odd moments, mostly during soup.',
    ],
    arrival: [
      'A few sparks came off {X}, as always when {X} was happy.',
      '{X} said a small spell, and everybody’s nose tickled.',
    ],
    failure: {
      any: [
        'But {X’s} magic came out sideways, and for a minute everything smelled of buttered toast.',
        'But {X} sneezed in the middle of it, and out came forty bubbles instead.',
      ],
      voice: [],
      hands: [],
    },
    failureBrief: 'But {X’s} magic went wrong.',
    turn: [
      '{X} used no magic at all, only both hands and a lot of hope.',
      '{X} left the grand spells alone and tried the small kind one.',
    ],
  },
];

/** Trait ids to choose from when the description matches no trait, by kind of creature. */
export const traitsByCreature: [RegExp, string[]][] = [
  [/dragon|dinosaur|rex|monster|lion|volcano/, ['grumpy', 'loud', 'bold', 'hungry']],
  [/cat|kitten|panther|tiger|peacock|swan|king|queen|princess|prince/, ['bossy', 'curious', 'neat']],
  [/dog|puppy|horse|pony|foal|kangaroo|squirrel|monkey/, ['hasty', 'kind', 'silly']],
  [/rabbit|bunny|mouse|deer|fawn|ghost|hedgehog|hamster/, ['shy', 'scared', 'small']],
  [/bear|panda|koala|sloth|hippo|cow|seal/, ['sleepy', 'hungry', 'kind']],
  [/fox|owl|octopus|crow|raven|rat/, ['clever', 'neat', 'curious']],
  [/robot|computer|machine/, ['neat', 'clever', 'curious']],
  [/unicorn|fairy|mermaid|butterfly|giraffe|whale/, ['dreamy', 'kind', 'magic']],
  [/elephant|giant|troll|yeti|rhino|mammoth/, ['big', 'dreamy', 'kind']],
  [/turtle|tortoise|snail|worm/, ['sleepy', 'shy', 'kind']],
  [/bird|parrot|chick|hen|duck|goose|frog/, ['loud', 'silly', 'hasty']],
  [/penguin|alien|camel|goat/, ['clumsy', 'curious', 'silly']],
  [/wizard|witch|elf|genie|pixie/, ['magic', 'dreamy', 'curious']],
  [/knight|pirate|superhero|hero|captain|explorer/, ['bold', 'bossy', 'curious']],
];

/** Trait ids to choose from when the creature matches nothing either. */
export const defaultTraitIds = ['curious', 'hasty', 'dreamy', 'silly', 'kind', 'clumsy', 'clever'];
