import type { StorySourceInput } from '../../story-source.ts';

/** Gentle stories about a friend who moves away. */
export const friendMovesAway: StorySourceInput = {
  id: 'friend-moves-away',
  words: [
    'friend move/leave',
    'friend move away',
    'best friend move/leave',
    'friend go away',
    'goodbye friend',
    'say goodbye friend',
    'goodbye to a friend',
    'neighbour move away',
  ],
  situations: ['longing', 'runaway', 'sad', 'deed', 'absence'],
  gentle: true,
  happensToLead: true,
  topic: 'a friend who moved away',
  thing: 'the empty house',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'half-a-shell',
      titles: ['{L} and the Empty Window', 'Half for You, Half for Me', 'A Friend Far Away'],
      goal: 'stay friends from far away',
      trouble: '{L’s} best friend lived too far away now',
      solved: '{L} and Jo had found a way across',
      opener:
        'From {L’s} window you could see Jo’s. They had a torch each, and a code: two short ones for “good night”. On this evening {L+} made two short ones. Over there the window stayed dark, and had no curtains any more.',
      problem:
        'Jo had moved away, with the red sofa and the cat, to a town with three railway changes. Everybody said, “You’ll find another friend.” But {L} did not want another one. On the way to school there was a gap beside {L}, just as wide as Jo.',
      tries: [
        '{L} kept the place beside the desk free, and looked at nobody. It was a very long morning, and then there was another one.',
        '{L} wanted to telephone. But on the telephone there was only “How are you?” and “Fine”, and then the two of them breathed.',
        '{L} packed a bag to go and live there as well. {L} got as far as the bus stop. It was as far as you can go alone.',
      ],
      tip: '“I know,” said {G+}. “My best friend’s been living across the sea since I was nine. We don’t tell each other how we are. We do things, both of us, at the same time.”',
      turn: '{L} found the shell that they had found together. It was in two halves. {L} put one into an envelope, and wrote: “Friday at seven I’m looking at the moon. You as well?” And because there was room left, {L} drew the whole street, with everyone in it.',
      done: 'On Friday the moon was over the roof. {L} held up half a shell and a torch: two short ones. You could not see whether anybody answered. But on Tuesday there was a letter, in crooked writing: “I saw it! Two short ones back. What are we doing next Friday?”',
      again:
        'The gap is still there. Some days {F} walks in it, and that is nice as well. And every Friday at seven {L} has a date.',
      outcomes: [
        {
          asked: ['visit/meet/see/come/again/holiday/summer'],
          kinds: ['sees'],
          done: 'On Friday the moon was over the roof, and {L} held up half a shell. On Tuesday there was a letter. “I saw it! What are we doing next Friday?” One of the Fridays had a railway ticket in it, with three changes, and {told}.',
        },
        {
          asked: ['letter/write/call/phone/video/send/postcard/parcel'],
          kinds: ['says', 'says-words', 'tells', 'gets', 'given-by', 'all-get'],
          done: '{L} held up half a shell and a torch: two short ones. You could not see whether anybody answered. On Tuesday the postman had something in crooked writing: “I saw it! Two short ones back.” There was a question in it, too, and {told}.',
        },
        {
          asked: ['new/another/other friend', 'friend/friends'],
          kinds: ['friends', 'new-friend', 'still-friends', 'team', 'stays'],
          done: 'On Friday {L} held up half a shell to the moon, and on Tuesday the answer came: “Two short ones back.” The gap beside {L} was just as wide as Jo. But a gap is also room to walk in, and {F} went that way as well, so {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'happy',
            'feels',
            'home',
            'way-home',
            'plays',
            'makes',
            'eats',
            'shares',
            'party',
            'sleep',
            'claps',
          ],
          done: 'On Friday the moon was over the roof. {L} held up half a shell and the torch: two short ones. “I saw it!” it said in a letter on Tuesday. “What are we doing next Friday?” They did it together, with some sky in between, and {told}.',
        },
      ],
    },
    {
      id: 'the-last-load',
      titles: ['The Last Load', '{L} and the Goodbye', 'A Proper Goodbye'],
      goal: 'say goodbye to Ari',
      trouble: '{L} and Ari had not said goodbye',
      solved: '{L} and Ari had said a proper goodbye',
      opener:
        'A big van stood in front of the yellow house, and {L+} sat behind the hedge. Today {L’s} best friend Ari was moving away. “{L}!” called Ari. “We’re leaving!” {L} wanted to get up and could not. Then the van drove off.',
      friend:
        '{F+} came round the hedge and sat down in the grass. “Ari looked for you,” said {F}. “I know,” said {L}. For a while they just looked at the street, where nothing was standing any more.',
      problem:
        'The yellow house was empty. You could see right through it, from the front windows to the garden. “If I don’t say goodbye, my friend can’t move away,” {L} had thought. But Ari had gone, and the goodbye was still in {L’s} throat.',
      tries: [
        '{L} said it to the front door: “Goodbye, Ari.” It echoed in the empty hall, and nobody answered.',
        '{L} began a letter. “Dear Ari, I was behind the hedge,” it said. After that {L} did not know how to go on, and put the pencil away.',
        'They sat on the wall where Ari and {L} had always sat, and played the game with the cars. But Ari had always counted the red ones, and so nobody counted them.',
      ],
      tip: '“I hear a lot of goodbyes in my job,” said {G+} from the removal van. “The ones that weren’t said are the heaviest. On Saturday we’re fetching the last load, with Ari. Till then, think about three things: what was good, what you’ll keep, and when you’ll meet again.”',
      low: 'On Friday {L} lay awake and thought about the three things. It hurt a bit. But for each of them something came to mind.',
      turn: 'On Saturday {L} stood in front of the hedge. “I hid,” {L} told Ari, “because I didn’t want it to be true.” Ari nodded. Then {L} said the three things: “The wall was good. I’ll keep your red marble, if you keep my blue one. We’ll meet in the summer.”',
      done: '“I cried behind the boxes,” said Ari, “so that you wouldn’t see.” They sat on the wall once more, and Ari counted the red cars. Then they hugged for a long time. When the van drove off, {L} and Ari waved until it had gone round the corner.',
      again:
        '{L} still misses Ari. On the calendar there is a red dot in the summer, and the red marble lies on the windowsill, where the sun shines through it.',
      helper: { name: 'Mr Trunk', creature: 'elephant' },
      outcomes: [
        {
          asked: ['visit/meet/see/come/again/holiday/summer'],
          kinds: ['sees'],
          done: '“I cried behind the boxes,” said Ari, “so that you wouldn’t see.” They hugged for a long time, and waved until the van had gone round the corner. On the calendar there was a red dot. It came nearer, week by week, and {told}.',
        },
        {
          asked: ['letter/write/call/phone/video/send/postcard/parcel/promise'],
          kinds: ['says', 'says-words', 'tells', 'gets', 'given-by', 'all-get'],
          done: 'They had said the three things: what was good, what they’d keep, and when they’d meet again. They hugged for a long time, and the van drove off. The red marble lay on the windowsill, the blue one was on its way, and {told}.',
        },
        {
          asked: ['new/another/other friend', 'friend/friends'],
          kinds: ['friends', 'new-friend', 'still-friends', 'team', 'stays'],
          done: 'They sat on the wall once more, and Ari counted the red cars. Then they hugged, and {L} waved until the van had gone round the corner. It was a proper goodbye. {F} was sitting in the grass by the hedge, as before, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'happy',
            'feels',
            'home',
            'way-home',
            'plays',
            'makes',
            'eats',
            'shares',
            'party',
            'sleep',
            'claps',
          ],
          done: '“I cried behind the boxes,” said Ari, “so that you wouldn’t see.” “And I hid behind the hedge,” said {L}. They sat on the wall once more, with a red marble and a blue one. The van could wait for as long as that, and {told}.',
        },
      ],
    },
  ],
};
