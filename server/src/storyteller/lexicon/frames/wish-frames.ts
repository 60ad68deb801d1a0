import type { StorySourceInput } from '../story-source.ts';

/** General plots for somebody, {S}, who wants to be or go somewhere else, misses something, or has landed where nobody expected it. */
export const wishFrames: StorySourceInput[] = [
  {
    id: 'somebody-wants-to-be',
    situations: ['wants-to-be'],
    creature: 'theme',
    topic: '{S} who wanted to be {a}',
    thing: '{S}',
    main: 'city',
    plots: [
      {
        id: 'the-first-day-as',
        titles: ['{S} Wants to Be {A}', 'Room for One More {Noun}', '{L} and {S}'],
        goal: 'be {a}',
        trouble: 'nobody believed that {S} could be {a}',
        solved: '{S} was {a}, and a good one',
        opener: [
          '“When I grow up, I’ll be {a},” somebody said over the wall. {L+} looked to see who it was, and was a little surprised.',
          'In the window hung a sign: “Wanted: {a}.” Somebody had been standing in front of it for an hour. {L+} went closer.',
        ],
        friend:
          '“I’ve always wanted to be {a},” said {S+}. “I dream of it at night. I know all about it. But as soon as I ask, they say that I’m {S}.”',
        problem:
          '“You? {A}?” people said. “But you’re {S}! That isn’t done.” They had nothing against it, really. It had just never happened before.',
        tries: [
          '{S} put on what {a} wears. It pinched at the sides and hung down at the back. “Now you’re {S} in a costume,” they said.',
          '{S} did it exactly like the {noun} in the book, page by page. But whoever drew that book had never thought of somebody like {S}.',
          '{L} wrote a letter: “Dear Sir or Madam, please take {S}.” The answer was friendly. It said, “Perhaps in a hundred years.”',
        ],
        tip: '“What does {a} need most?” asked {G+}. “Not the clothes. Is it strong arms, or sharp ears, or patience? And now ask what {S} is better at than anyone.”',
        turn: '{L} made two lists: what {a} needs, and what {S} can do. Then {L} drew lines from one to the other. There was a line for almost everything. “It’s you!” said {L}. Next door somebody called, “Quick, we need {a}!”',
        done: '“Here!” called {S}, and ran. {S} did not do it as in the book. {S} did it like {S}, and it was done, and well done. “Where did you find such a good {noun}?” people asked.',
        again:
          'There’s a new sign at the door now: “{S}, {noun}.” On some evenings {L} comes by to hold the lamp.',
      },
      {
        id: 'our-first-concert',
        words: [
          'band',
          'singer',
          'musician',
          'pop star',
          'rock star',
          'drummer',
          'dancer',
          'ballerina',
          'star',
          'actor',
          'orchestra',
        ],
        titles: ['{S} Wants to Be {A}', 'Bravo, {S!}!', 'The Very First Show'],
        goal: 'be {a} on a real stage',
        trouble: '{S} was not {a} yet',
        solved: 'everyone knew that {S} was {a}',
        opener: 'Boom, tss, hop, crash. Something was going on in the shed. {L+} put an eye to the knothole.',
        friend:
          'It was {S+}, all alone, with a bucket for a hat. “I’m practising,” said {S}. “I want to be {a}, with a stage, and a curtain, and everything.” “I’ve got a curtain,” said {L}.',
        problem:
          'A curtain is a good beginning. But on the first try {S} came in too late, and left too early, and in between something fell over. “{A}?” the neighbours said. “That’s just noise.”',
        tries: [
          'They did it louder. Two windows opened, and then they shut again.',
          '{S} watched the real ones and copied each movement. It was quite correct. It was also quite dull, and {S} nearly fell asleep in the middle.',
          'They practised at night. The dogs joined in, first ours, then all the dogs of the town.',
        ],
        tip: '“It’s good when everybody can hear that it’s you,” said {G+}. “You bump and rattle. So take the bump and the rattle, and count to four.”',
        turn: '{L} counted. “One, two, three, bump! One, two, three, rattle!” {S} tried it. The bump came in the right place now, and the rattle too. It went right into one’s feet. {F} began to tap.',
        done: 'That evening the curtain went up, a bit crooked. {S} came out, knees shaking, and bumped on four. The whole street tapped and clapped. “More!” they shouted. {S} was {a}!',
        again:
          'They play in the shed on Fridays. If there’s a rattle that nobody can explain, it belongs to the show.',
      },
    ],
  },
  {
    id: 'somebody-wants-to-go',
    situations: ['wants-to-go'],
    creature: 'theme',
    topic: '{S} who wanted to {do}',
    thing: '{S}',
    main: 'meadow',
    plots: [
      {
        id: 'further-than-anyone',
        titles: ['{S} Wants to {Do}', 'Further Than Anyone', '{L} and {S}'],
        goal: '{do}',
        trouble: '{S} could not {do}',
        solved: '{S} {did}, further than anyone before',
        opener: [
          'Somebody was standing at the fence, as on every evening, looking into the distance, and sighing. {L+} leaned on the fence as well.',
          '{L+} found a [map|drawing] in the grass, with a long red line on it. At the end of the line was a small cross, and the word “There!”.',
        ],
        friend:
          '“One day I’ll {do},” said {S+}. “I’ve had my bag packed since spring.” In the bag there were a sandwich, a pair of socks, and nothing else. “Let’s go today,” said {L}.',
        problem:
          'But how does somebody like {S} {do}? “That’s never been done,” said the others. “You were made for staying here.” {S} looked down. “I know what I was made for,” said {S}. “I want to {do} all the same.”',
        tries: [
          '{S} took a run and jumped. It was a fine jump. It ended in the [nettles|duck pond].',
          'They tied [forty balloons|two umbrellas] to {S}. {S} rose up, as high as a kitchen chair. Then came the swallows, with their pointed beaks.',
          '{F} built a ramp, and {L} pushed from behind. {S} got as far as the next field. “It’s nice here too,” said {S}, but did not mean it.',
        ],
        tip: '“Nobody goes far alone,” said {G+}. “Not even birds. Ask everyone for the one thing that they’re good at. And don’t go all the way at once. Go as far as the first stop.”',
        turn: 'So {L} asked. The spiders gave rope, and the smith gave wheels, and the geese showed the way. They built something that nobody had a name for, with a bell and a bench. {S} sat down right at the front.',
        done: 'It shook, it creaked, and it went! At the first stop they had tea. At the second it was evening. And at the third, when everybody was asleep, {S} whispered, “Look. We’re there.” {S} {did}! {S} really {did}!',
        again:
          '{S} stands at the fence again in the evening. But the sigh is a different one now. It is the sigh of somebody who has been there.',
      },
    ],
  },
  {
    id: 'longing-for',
    situations: ['longing'],
    gentle: true,
    topic: 'missing {the}',
    thing: 'missing {the}',
    main: 'garden',
    plots: [
      {
        id: 'the-same-moon',
        titles: ['{L} Misses {The}', 'A Letter to {The}', 'So Far Away'],
        goal: 'feel close to {the}',
        trouble: '{the} was so far away',
        solved: '{the} felt close in spite of all the miles between',
        opener:
          '{L+} drew a picture of {the}, with both arms out. Then {L} looked at it for a long time. “It’s not the same,” said {L}. “The picture can’t hug.”',
        problem:
          'There was a place inside {L} that felt empty. It had the size of {the}. It was there at breakfast, and at bedtime it was largest.',
        tries: [
          '{L} tried to think of something else. {F} told three jokes. {L} laughed at the second one, and then wanted to tell it to {the}, and missed {the} even more.',
          '“How many sleeps?” asked {L}. They counted on the calendar. It was more sleeps than {L} had fingers.',
          '{L} set off, with a bag and a torch, to walk there. At the end of the road stood a signpost. It had a number on it that did not fit on the sign.',
        ],
        tip: '“Missing somebody is love that has a long way to go,” said {G+}. “You can give it something to carry. What did the two of you always do together?”',
        turn: '{L} knew it at once. They did it together, just as {the} always did, with the same song. {L} put what was left over in a box, with a drawing and a big kiss, and wrote the address on it in the best letters.',
        done: 'Six days later a parcel came back. There was a letter in it that smelled of {the}, and on the last line it said, “Look at the moon at seven. I’ll look too.” At seven {L} stood at the window. It was the same moon.',
        again:
          'The empty place is still there on some days. But now there’s a small window in it, and {L} can wave.',
      },
    ],
  },
  {
    id: 'somebody-longs',
    situations: ['longing-being'],
    gentle: true,
    creature: 'theme',
    topic: '{S} and the way home',
    thing: '{S}',
    main: 'meadow',
    plots: [
      {
        id: 'a-piece-of-home',
        titles: ['{S} Misses {The}', 'A Piece of Home', '{L} and {S}'],
        goal: 'help {S} with the longing for {noun}',
        trouble: '{S} was so far from {noun}',
        solved: '{S} had a piece of {noun} here',
        opener:
          'In the evening, when all was quiet, one could hear somebody hum. It was a song that {L+} did not know, and it came from far away.',
        friend:
          'Outside sat {S+}, looking up at the sky. “It’s nothing,” said {S}, and wiped something away. “I was only thinking of {noun}. It’s just the time when they put the soup on the table there.”',
        problem:
          'All day long {S} was busy and cheerful. But in the evening {S} missed {noun}, from the inside out. Nothing smelled right, the bed was too straight, and the stars were in the wrong place.',
        tries: [
          '{F} told {S} how nice it is here. {S} nodded at everything. It was nice here. It was not {noun}.',
          'They kept {S} busy, with games and cake, until late at night. Then it was bedtime, and there it was again, as if it had been waiting.',
          '“Don’t think of it,” somebody said. {S} tried. One can’t tell a heart what not to think of.',
        ],
        tip: '“You want to take it away,” said {G+}. “Don’t. Let {S} show it to you. Ask about {noun}: how it smells, what they eat, what the song is about.”',
        turn: '“Tell us about {noun},” said {L}. {S} looked surprised. And then {S} told: of the blue door that sticks, and the soup, and the song at night. {L} fetched a pot, and {F} some blue paint.',
        done: 'That night there was a blue door in the meadow, and it stuck a little. Behind it was soup, and everyone sang the song as well as they could. “It’s all wrong,” said {S}, and laughed and cried. “It’s just like {noun}.”',
        again:
          'There’s a letter on its way to {noun} now, with everybody’s name on it. And in the evening they all hum along.',
      },
    ],
  },
  {
    id: 'somebody-strayed',
    situations: ['strayed'],
    creature: 'theme',
    topic: '{S} where nobody expected it',
    thing: '{S}',
    main: 'garden',
    plots: [
      {
        id: 'not-on-any-map',
        titles: ['{S} {Where}', 'What Are You Doing Here, {S!}?', '{L} and {S}'],
        goal: 'get {S} home again',
        trouble: '{S} did not belong {where} and did not know the way home',
        solved: '{S} knew the way home, and the way back here as well',
        opener: [
          'There was a noise {where}. It was not the cat. {L+} went to look, [in slippers|with a spoon in one hand], and stopped, and stared.',
          'On other days nothing much is to be seen {where}. This morning {L+} looked, shut both eyes, and looked again. It was still there.',
        ],
        friend:
          'It was {S+}, right {where}! “Excuse me,” said {S}, “is this [Tuesday|the way to the north]?” “No,” said {L}. “This is our place.” “Oh dear,” said {S}.',
        problem:
          '{S} did not fit {where}. Something fell over with every step. And what does one give {S} to eat? “I took a wrong turning,” said {S}, “and now I want to go home. Only I don’t know where that is from here.”',
        tries: [
          '{L} wanted to hide {S} till evening, under a tablecloth. It was the first time that anybody had seen a tablecloth hiccup.',
          'They asked at the station for a ticket for {S}. “Where to?” asked the man. “Home,” said {S}. There was no such train.',
          '{F} drew a map. On it there were the house, the pump and the pond. {S} turned it round and round. “I’m not on it,” said {S}.',
        ],
        tip: '“Ask {S} what can be seen from home,” said {G+}, “and what it sounds like there. Whoever remembers three things can find the way. Go where it sounds right.”',
        turn: '“What do you hear at home in the morning?” asked {L}. {S} listened inside. “A rushing,” said {S}, “and then a plop. And it smells of [moss|tin|smoke].” {L} sniffed. There was just a hint of it, from over there. They followed the noses.',
        done: 'First it smelled, then it rushed, and then it went plop. “That’s it!” called {S}, and ran, and came back, because of the goodbye. Everyone got a hug. Now {L} knew where {S} lives: it is not so far at all.',
        again:
          'It is tidy again {where}, and nothing falls over. But a cup for {S} is kept on the shelf, and the window is always open a crack.',
      },
    ],
  },
];
