import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the post. */
export const post: StorySourceInput = {
  id: 'post',
  words: [
    'postman',
    'post office',
    'mail carrier',
    'postwoman',
    'post van',
    'mailman',
    'parcel',
    'mail',
    'deliver letter/parcel',
    'letter',
    'postbox',
    'post box',
    'letter box',
    'letterbox',
    'wrong parcel/letter',
    'postcard',
  ],
  situations: ['visit', 'newcomer', 'wants-to-be', 'make'],
  topic: 'the post',
  thing: 'the letter without a name',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'to-the-one-who',
      titles: ['{L} Delivers the Post', 'The Letter Without a Name', 'Post for Everyone'],
      goal: 'deliver the last letter',
      trouble: 'there was no name on the last letter',
      solved: 'the last letter was where it belonged',
      object: 'letter',
      opener:
        'The post van had a cold and stood in the yard and coughed. So {L+} put on the blue cap and took the bag. It was full to the top.',
      friend:
        '{F+} pushed the cart. They had a bill for the baker, and a card for the twins, and a parcel that buzzed. Right at the bottom lay one more letter. On it was written: “To the one who needs it.”',
      problem:
        '“Who’s that?” asked {L}. There was no street on it, no house and no stamp. “A letter that’s posted must be delivered,” said {F}. That is the law of the post.',
      tries: [
        'They asked the mayor. “I need it!” said the mayor. But the mayor only wanted to have the stamp, and there was none.',
        'They put the letter in the middle of the square, and hid. The pigeons needed something to sit on. It could not have meant that.',
        '{F} held it against the light. “It’s got a lot of words in it,” said {F}. You don’t read other people’s letters. So that was all.',
      ],
      tip: '“I’ve done this round for thirty years,” said {G+}. “You always look at the doors where something’s put in. Look at the one where there never is anything.”',
      turn: '{L} thought of all the houses. The mill! A spider lived in the letter box there. They went up the long hill. Behind the window sat somebody and looked out. {L} rang the bell. “Post,” said {L}.',
      done: 'The envelope was opened with a trembling paw. “Dear you,” it said, “come to supper on Sunday. There’s too much soup. All of us.” It was quiet. Then there was a smile that had not been used for a long time. The spider had to move.',
      again:
        'There’s always something in that box now, if only a leaf. And who wrote the letter? {L} found some ink on {G’s} thumb, and said nothing.',
      outcomes: [
        {
          asked: [
            'letter/parcel/card/post/mail/present/everyone get/arrive/deliver/reach/right/open',
            'deliver letter/parcel/all',
            'write letter/back',
          ],
          done: 'The envelope was opened with a trembling paw. “Dear you,” it said, “come to supper on Sunday. There’s too much soup. All of us.” {L} waited at the window, with the empty bag. Then came a smile, and {told}.',
        },
        {
          asked: [
            'become/be postman/postwoman/mail',
            'thank',
            'lonely/alone/sad not/happy',
            'friend/friends',
            'visit',
            'not lonely',
          ],
          done: '“Dear you,” said the letter, “come to supper on Sunday. There’s too much soup.” It was quiet. Then there was a smile that had not been used for a long time, and the gate of the mill was opened wide, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: '“Dear you,” said the letter, “come to supper on Sunday. There’s too much soup. All of us.” And on Sunday the whole round was there, the baker, the twins, the parcel that buzzed, and whoever lives in the mill, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: '“Dear you,” said the letter, “come to supper on Sunday. There’s too much soup.” The one in the mill went to the drawer for a stamp, the first one for a long time, and looked up at the post. And {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'The envelope was opened with a trembling paw. “Dear you,” it said, “come to supper on Sunday. There’s too much soup. All of us.” It was quiet. The spider had come out of the box to listen, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '“Dear you,” said the letter, “come to supper on Sunday. There’s too much soup.” Then there was a smile in the window of the mill. The bag was empty, and the cart rolled down the long hill nearly by itself, and {told}.',
        },
      ],
      helper: { name: 'Mrs Stamp', creature: 'tortoise' },
      art: {
        'The post van had a cold': 'village: L hold bag proud wearing hat; van',
        'a parcel that buzzed': 'village: F push trolley; L hold letter curious; present',
        'no house and no stamp': 'village: L hold letter worried; F look worried',
        'asked the mayor': 'great-hall: L show letter worried; F look worried; gentleman',
        'The pigeons needed something': 'village: L+F hide behind bush worried; letter, many bird',
        'held it against the light': 'village: F raise letter curious; L think worried; sun',
        'where there never is anything': 'village: G point; L+F look G curious; door, letter',
        'thought of all the houses': 'village: L hold letter curious; F peek curious; windmill',
        'A spider lived': 'meadow: L point surprised; F look surprised; postbox, spider, windmill',
        'Behind the window sat': 'village: L ring bell brave; F look curious; door',
        'opened with a trembling paw': 'village: L give letter happy; F clap happy; grandmother, bowl',
        'always something in that box': 'village: L give leaf happy; F laugh; postbox',
      },
    },
  ],
};
