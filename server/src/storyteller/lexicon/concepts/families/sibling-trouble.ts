import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a tower and a small brother or sister. */
export const siblingTrouble: StorySourceInput = {
  id: 'sibling-trouble',
  words: [
    'brother/sister break/breaks/breaking/take/takes/taking/ruin/destroy/grab',
    'brother/sister annoy/annoying',
    'annoying/little/big brother/sister break/take',
    'brother/sister break toy',
    'brother/sister take toy',
    'share/sharing room/bedroom',
    'share/sharing room brother/sister',
    'brothers and sisters sharing a room',
    'one room for two',
    'room for two',
    'line down the middle of the room',
    'my brother/sister sleeps in my room',
  ],
  situations: ['deed', 'trait', 'wants', 'cannot', 'learn', 'reluctant'],
  happensToLead: true,
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
        '{L} built on top of the chest of drawers. It was safe there. But you had to build on tiptoe, and a café on tiptoe is no café.',
        '{L} hung up a sign: “Keep out!” The smallest one could not read. It was a nice sign to chew.',
      ],
      tip: '“You think it’s meant for you,” said {G+}. “But look at that face. That’s not naughty, that’s an inventor. You have found out how to build. Somebody has just found out how to crash.”',
      turn: '{L} thought about that. Then {L} built a tower of cups in the middle of the carpet, quite quickly, and stepped back. “This one’s yours,” said {L}. “Wait… wait… now!”',
      done: 'Crash! They laughed till they hiccuped. Nine times they did it, and {L} always said when. After that the smallest one was so tired from crashing that the tower with the café got its roof, in peace.',
      again:
        'Beside the big tower there is always a small one now, with a notice: “Please crash here.” It is the first word that the smallest one learned to read.',
      helper: { name: 'Uncle Brick', creature: 'beaver' },
      outcomes: [
        {
          asked: ['sorry/apologise/apologize/forgive/make up'],
          done: 'Crash! Nine times the tower of cups went over, and {L} always said when. After that the smallest one picked up a block from the real tower, all alone, and held it out to {L}. It was the one with the café, and {told}.',
        },
        {
          asked: ['build/tower/fix/rebuild/make/highest/tall/help'],
          kinds: ['makes', 'helps'],
          done: 'Crash! Nine times they did it, with the tower of cups, and {L} always said when. After that the smallest one was tired from crashing, and sat and held the roof. There was a tower for building and a tower for crashing, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'happy',
            'feels',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'says',
            'says-words',
            'plays',
            'shares',
          ],
          done: 'Crash! They did it nine times, with cups, and {L} always said when. “Wait… wait… now!” The smallest one laughed so much that the hiccups came, and sat down, plop, in {L’s} lap, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'gets', 'given-by', 'all-get', 'claps', 'sleep', 'home', 'way-home'],
          done: 'Crash! Nine times they did it, with the tower of cups, and {L} always said when. Then the tower with the café got its roof in peace, and the café was opened. The first guest was very small and very hungry, and {told}.',
        },
      ],
    },
    {
      id: 'two-beds-one-carpet',
      words: ['share/sharing room/bedroom'],
      titles: ['Two Beds, One Carpet', 'My Half of the Room', 'The Sock Corner'],
      goal: 'share the bedroom in peace',
      trouble: 'the bedroom was too small for two',
      solved: 'the bedroom was just big enough for two',
      opener:
        'Until Sunday there was one bed in {L+}’s room. Now there were two, and out of the other bed came socks, more every day.',
      problem:
        'There was a sock on {L’s} pillow and a jumper on {L’s} castle, and at night there was a torch, just when {L} wanted to sleep. “This is my bedroom,” said {L}. “Mine as well,” said the other bed.',
      tries: [
        '{L} stuck a line of tape across the floor. Now one half had the door, and the other half had the window. Nobody could get out, or nobody could breathe.',
        '{L} pushed everything back over the line, every sock of it. In the morning it had all come home again, and had brought a towel.',
        '{L} moved out, under the table in the hall. It was very quiet there, until somebody came for a glass of water.',
      ],
      tip: '“I shared a room for eleven years,” said {G+}. “You don’t need two halves. You need one place that belongs to you alone, and one for the other. The rest is for both.”',
      turn: 'So they drew a plan together. The shelf above the bed was {L’s} alone. The corner behind the door was for socks, as many as it could hold. And the carpet in the middle belonged to both of them.',
      done: 'In the evening they hung a blanket from bed to bed, and it was a tent for two. “Are you still awake?” somebody asked in the dark. “Yes,” said {L}. You can’t do that in a bedroom of your own. They whispered till the moon had gone past the window.',
      again:
        'The sock corner reaches up to the door handle. {L} does not look at it. On the carpet there’s always something being built, by four hands.',
      helper: { name: 'Granny Plum', creature: 'goat' },
      setting: { topic: 'the bedroom for two', thing: 'the other bed', indoors: true },
      outcomes: [
        {
          asked: ['sleep/asleep/night/dream'],
          kinds: ['sleep'],
          done: 'The shelf was {L’s}, the corner was for socks, and the carpet belonged to both. In the evening they hung a blanket from bed to bed. “Are you still awake?” somebody asked in the dark. “Yes,” said {L}, not quite so clearly, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'happy',
            'feels',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'says',
            'says-words',
            'tells',
          ],
          done: 'The shelf was {L’s}, the corner was for socks, and the carpet belonged to both of them. They hung a blanket from bed to bed. You can’t whisper in a bedroom of your own, because nobody whispers back. Here somebody did, and {told}.',
        },
        {
          kinds: ['plays', 'party', 'eats', 'shares', 'makes', 'gets', 'given-by', 'all-get'],
          done: 'The shelf was {L’s}, the corner was for socks, and the carpet belonged to both. They hung a blanket from bed to bed, and it was a tent for two. The torch hung in the middle, where it didn’t bother anyone, and {told}.',
        },
      ],
    },
    {
      id: 'a-line-of-tape',
      words: [
        'share/sharing room/bedroom',
        'one room for two',
        'room for two',
        'line down the middle of the room',
      ],
      titles: ['A Line across the Room', '{L} Shares a Room', 'Half a Room Each'],
      goal: 'share one room',
      trouble: 'two could not agree in one room',
      solved: 'there was room for both of them',
      opener:
        'The beds stood side by side, because from now on {L+} was going to share the room. In one half the books stood in a row, by size. In the other half there were no books to be seen, because of the socks.',
      friend:
        '“It’s cosy,” said {F+}, and put down a bag in the middle. Things rolled out of it in all directions. {L} moved one of them back, with the tip of one finger.',
      problem:
        'On Monday there was a car in {L’s} bed. On Tuesday the lamp stayed on until late, for reading, and then it was switched off in the middle of a word. On Wednesday nobody could find anything. “It’s my room!” they both shouted, at the same time.',
      tries: [
        '{L} stuck a line of tape across the floor, from the wall to the door. Now the window was on one side, and the door on the other. One had no air, and the other could not get out.',
        'They hung a blanket between the beds. It was dark on both sides, and they talked through it anyway.',
        'They took turns: one hour in, one hour out. It was peaceful. In the corridor it was boring, and in the room as well.',
      ],
      tip: '“You’ve shared out the floor,” said {G+}. “But it isn’t the floor that you quarrel about. Write down what each of you really needs: not the most, just the most important. I think there’ll be less on the list than you believe.”',
      low: 'In the evening the tape came off at one end and curled up by itself.',
      turn: '{L} wrote: “One shelf that nobody touches. And quiet, when I read.” {F} wrote: “Somewhere to leave things lying. And a bit of light when I go to sleep.” {L} read both lists twice. “They don’t get in each other’s way at all!” said {L}.',
      done: 'The top shelf was {L’s} alone. Under the window came a rug on which anything might lie about, and nobody tidied it. And the reading lamp got a red cloth: enough for a book, and dark enough for sleeping. The tape went into the bin.',
      again:
        '“Are you asleep?” it goes now at night, from bed to bed. “No.” “Good.” That is the best thing about sharing a room.',
      helper: { name: 'Aunt Robin', creature: 'woman' },
      setting: {
        topic: 'sharing a room',
        thing: 'the room',
        home: 'cottage',
        main: 'cottage',
        indoors: true,
      },
      outcomes: [
        {
          asked: ['sleep/asleep/night/dream'],
          kinds: ['sleep'],
          done: 'The top shelf was {L’s}, under the window came a rug on which anything might lie about, and the tape went into the bin. The reading lamp got a red cloth: enough for a book, and dark enough for {F}. So {told}.',
        },
        {
          asked: ['own room', 'bunk/bed/loft'],
          kinds: ['gets', 'given-by', 'all-get'],
          done: 'The top shelf was {L’s} alone, and under the window lay a rug for things to lie about on. The tape went into the bin. The two lists hung on the door, one under the other, and at home they were read with care, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'happy',
            'feels',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'says',
            'says-words',
            'tells',
          ],
          done: 'The top shelf was {L’s}, and under the window came a rug on which anything might lie about. The tape went into the bin, and it took one of {F’s} socks along. “Are you asleep?” it went from bed to bed. “No.” “Good.” So {told}.',
        },
        {
          kinds: ['plays', 'party', 'eats', 'shares', 'makes'],
          done: 'The top shelf was {L’s} alone, the rug was for lying about, and the lamp wore a red cloth. The tape went into the bin. Without the line there was twice as much floor, and they looked at all of it, and {told}.',
        },
      ],
    },
  ],
};
