import type { StorySourceInput } from '../../story-source.ts';

/** Stories about wishing for a brother or sister. */
export const wishForASibling: StorySourceInput = {
  id: 'wish-for-a-sibling',
  words: [
    'wish for a sister/brother/sibling/baby',
    'wish/wishes/wishing sister/brother/sibling',
    'want/wants/wanting sister/brother/sibling',
    'want a baby sister/brother',
    'wants a little sister/brother',
    'no brothers or sisters',
    'no brother/sister',
    'why don’t I have a brother/sister',
    'longs for a sibling/brother/sister',
  ],
  situations: ['wants', 'longing', 'lacks', 'own-wish', 'sad', 'question', 'absence', 'longing-being'],
  gentle: true,
  topic: 'wishing for a brother or sister',
  thing: 'the empty chair',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'somebody-who-needs-a-big-one',
      titles: ['The Wish on the Window Sill', '{L} Wants a Brother or Sister', 'A Borrowed Brother'],
      goal: 'be somebody’s big one',
      trouble: '{L} wished for a brother or sister, and there was none',
      solved: 'there was somebody small who called for {L}',
      opener:
        'At other people’s tables there was always somebody kicking somebody. At {L+}’s table it was quiet, and there was a chair that nobody sat on. {L} put a sugar lump on the window sill, for the stork.',
      friend:
        'The sugar lump was still there in the morning, with an ant on it. “I’d like a brother, or a sister,” said {L} to {F+}. “I don’t mind which. I’d share everything.” {F} knew that it wasn’t about the sugar.',
      problem:
        '“Perhaps one day, and perhaps never,” they said at home, and took {L} on their laps, both of them at once. “We can’t choose that. We wish for it too, sometimes.” There was nothing to be done about it. That is the hardest kind of wish.',
      tries: [
        '{L} wished on a star, and on a feather, and on the last biscuit. It was all eaten or had fallen down.',
        '{L} set the place for somebody, with a spoon. Nobody was eating from it. It made the chair emptier still.',
        '{L} told everybody at school that there was a sister at home, called Lu. By Friday Lu had a pony, and {L} didn’t know how to get rid of it.',
      ],
      tip: '“You can’t make a sister,” said {G+}. “You’re allowed to go on wishing for one, and to be sad about it. But what would you do with Lu? Show things, carry things, be called for? There are small ones who haven’t got anybody big to do that. Do you see?”',
      low: '{L} took the sugar lump off the sill and gave it to the ant’s family. Who had no big brother or sister? {L} thought of the ground floor, and of the pram in the hall, and of Milo, who was two and always stood at the gate.',
      turn: '{L} rang the bell. “Has Milo got time?” asked {L}. “I could show Milo the snails. I’d hold hands, and we’d stay in the yard.” Milo had time, lots of it. Milo had wellies on, on the wrong feet. {L} knelt down and changed them over.',
      done: 'They found six snails, and gave each of them a leaf. Milo fell over, and {L} blew on the knee. “Again!” called Milo, with both arms in the air. “{L}, again!” Nobody had ever called {L’s} name like that.',
      again:
        'The wish is still there. It has got smaller, and it sits in one corner. On Wednesdays the chair at the table is taken. Somebody sits on it and kicks.',
      helper: { name: 'Aunt Lotte', creature: 'woman' },
      outcomes: [
        {
          asked: [
            'get/have/has/come/born brother/sister/sibling/baby/twin',
            'mum/mummy/mom have/pregnant/baby',
            'baby',
          ],
          done: 'They found six snails, and gave each of them a leaf. “{L}, again!” called Milo. {L} could show things, carry things, and change over wellies. On the window sill a sugar lump lay as before, and nobody had thought of it for weeks. Then, one day, {told}.',
          again:
            '{L} knows already how it’s done: with snails, with wellies on the right feet, and by blowing on the knee. On Wednesdays there are two now who call “Again!”',
        },
        {
          asked: ['friend/friends/best/play/help/show/teach'],
          kinds: ['friends', 'new-friend', 'still-friends', 'team', 'plays', 'helps'],
          done: 'They found six snails, and gave each of them a leaf. Milo fell over, and {L} blew on the knee. “{L}, again!” called Milo, with both arms in the air. There is always one snail more if you look under the bench, so {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'happy',
            'feels',
            'stays',
            'says',
            'says-words',
            'home',
            'way-home',
            'gets',
            'given-by',
            'all-get',
          ],
          done: 'They found six snails, and Milo fell over, and {L} blew on the knee. “Again!” called Milo, with both arms in the air. “{L}, again!” Nobody had ever called {L’s} name like that, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'makes', 'sleep', 'tells'],
          done: 'They found six snails, and gave each of them a leaf. Then it got dark in the yard, and Milo did not want to let go of {L’s} hand. There was a chair at {L’s} table that nobody sat on. So {told}.',
        },
      ],
      art: {
        'put a sugar lump': 'kitchen: L look sad at window; window, chair, stork',
        'like a brother, or a sister': 'kitchen: L tell baby sad F; F listen; ant',
        'one day, and': 'living-room: L hug sad; mother, father',
        'wished on a star': 'garden, night: L look sad at sky; star, feather',
        'set the place for': 'kitchen: L hold spoon sad; chair, plate',
        'at school that there was': 'school: L tell horse worried; children',
        'You can’t make a sister': 'village: G say calm; L listen sad',
        'took the sugar lump off': 'kitchen: L crouch calm; ant, window',
        'I could show': 'village: L ring happy; baby, door',
        'wellies on, on the wrong feet': 'village: L kneel happy; baby, two boot',
        'found six snails, and': 'garden: L show leaf happy; baby, many snail',
        'On Wednesdays the': 'kitchen: L laugh; baby, chair, table',
      },
    },
  ],
};
