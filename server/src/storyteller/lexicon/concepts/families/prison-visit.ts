import type { StorySourceInput } from '../../story-source.ts';

/** Stories about visiting somebody in prison. */
export const prisonVisit: StorySourceInput = {
  id: 'prison-visit',
  words: [
    'prison',
    'jail',
    'visit/visiting dad/daddy/mum/mummy/father/mother/brother prison/jail',
    'mum/mom/dad/daddy prison/jail',
  ],
  situations: ['visit', 'longing', 'absence', 'lost', 'deed', 'sad'],
  gentle: true,
  happensToLead: true,
  topic: 'a visit behind a big gate',
  thing: 'the table with the two chairs',
  main: 'city',
  indoors: true,
  plots: [
    {
      id: 'the-blue-chair',
      titles: ['The Visit', 'Behind the Big Gate', 'An Hour on Thursday'],
      goal: 'be together for one hour',
      trouble: 'somebody whom {L} loved was in prison and could not come home',
      solved: 'they had been together, and {L} knew when the next time was',
      opener:
        'Somebody whom {L+} loved very much lived behind a big gate at the moment. It was called prison. You could not go out there, only in, on Thursdays, for an hour. {L} knew the bus, the bell and the blue chair.',
      problem:
        'Today was Thursday. There was so much to tell! But in the big room with all the tables {L’s} mouth was suddenly empty. They sat opposite each other. The clock over the door was loud. “How’s school?” – “Good.”',
      tries: [
        '{L} counted how many minutes were left. Then there was one less of them.',
        '{L} talked about the weather, like grown-ups. It was quickly over, because it was just weather.',
        '{L} wanted to be cross, for all the days in between. That was in there as well. But being cross takes up a lot of room in an hour.',
      ],
      tip: '“You don’t have to get everything in,” said {G+}, who sat by the door and knew about Thursdays. “You’re allowed to be sad and cross and glad. It isn’t your fault that it’s like this. Do something together, something small. Words come along by themselves then.”',
      turn: '{L} took the book off the shelf, the one they used to read at home. “You do the bear,” said {L}, “and I’ll be the rest.” The voice of the bear was the same as ever. They moved the blue chair closer, until their elbows touched.',
      done: 'At page nine they both had to laugh, and at page twelve {L} told about the thing at school, quite by the way. When the bell rang, they put in a ticket as a bookmark. “Page thirteen,” said the bear, “next Thursday.”',
      again:
        'In between {L} draws what happens, one picture a day, and puts it in an envelope. At home the book has got a place on the shelf, with a gap beside it, and the gap is being kept.',
      helper: { name: 'Mr Lamb', creature: 'badger' },
      outcomes: [
        {
          asked: ['come/comes/came/home/free/release/back'],
          kinds: ['home', 'way-home'],
          done: 'At page nine they both had to laugh, and the ticket moved on through the book, Thursday by Thursday. When there were only a few pages left, so were there Thursdays. The gap on the shelf at home was dusted, and {told}.',
          again:
            'The book stands in its gap on the shelf, with the ticket still in it. On Thursdays they read a page, one the bear and one the rest, and no bell rings.',
        },
        {
          asked: ['letter/write/call/draw/picture/send/phone'],
          kinds: ['tells', 'gets', 'given-by', 'all-get', 'says', 'says-words'],
          done: 'At page nine they both had to laugh, and the bell rang at page thirteen. The ticket was put in as a bookmark. There were six days till the blue chair, and things happen on every one of them, so {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'happy',
            'feels',
            'stays',
            'friends',
            'new-friend',
            'still-friends',
            'team',
          ],
          done: 'They moved the blue chair closer, until their elbows touched, and read, one the bear and one the rest. At page nine they both had to laugh. The bell had not rung yet. The bear held out both arms, and {told}.',
        },
        {
          kinds: ['plays', 'eats', 'shares', 'makes', 'party'],
          done: 'At page nine they both had to laugh, and at page twelve {L} told about the thing at school, quite by the way. There was still half an hour on the clock. With somebody’s elbow so close, one can do a great deal, and {told}.',
        },
      ],
      art: {
        'very much lived behind': 'city: L look sad at gate; big gate',
        'go out there, only in': 'city: L walk calm; bus, gate',
        'in the big room with all the tables': 'hallway: L sit sad on chair; father, clock',
        'counted how many minutes': 'hallway: L look sad at clock; clock, father',
        'talked about the weather': 'hallway: L tell sun worried; father',
        'wanted to be cross': 'hallway: L sulk angry; father, table',
        'have to get everything in': 'hallway: G say calm; L listen sad',
        'took the book off the shelf': 'hallway: L reach-up book happy; shelf, father',
        'same as ever': 'hallway: L read happy; father, blue chair',
        'At page nine they both': 'hallway: L laugh; father, book, ticket',
        'the shelf, with': 'bedroom: L draw happy; letter, book on shelf',
      },
    },
  ],
};
