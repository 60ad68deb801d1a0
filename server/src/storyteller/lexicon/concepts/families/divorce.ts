import type { StorySourceInput } from '../../story-source.ts';

/** Stories about having two homes. */
export const divorce: StorySourceInput = {
  id: 'divorce',
  words: [
    'divorce',
    'parent/parents divorce/separate/split',
    'mum/mom dad divorce/separate/split',
    'two home/house',
    'parent/parents live apart',
    'dad/daddy/mum/mom move/moves/moving out',
    'they shout',
    'live/living two house/home',
    'weekend at dad/daddy/mum/mummy/mom',
    'weekend with dad/daddy/mum/mummy/mom',
    'week at dad/daddy/papa/mum/mummy/mom/mama',
    'weekend at papa/mama',
    'mum and dad not live together',
    'mum and dad don’t live together',
    'parents not live together',
    'parents don’t live together',
  ],
  situations: ['newcomer', 'wants', 'afraid', 'question', 'visit', 'deed', 'trait'],
  gentle: true,
  happensToLead: true,
  topic: 'having two homes',
  thing: 'the second home',
  main: 'village',
  plots: [
    {
      id: 'two-homes',
      titles: ['Two Doors, One {L}', '{L}’s Two Homes', 'The Bag by the Door'],
      goal: 'belong in both homes',
      trouble: 'there were two homes, and {L} felt whole in neither',
      solved: 'both homes were {L’s}',
      opener:
        'Once there was one house, with everybody in it. Now there were two. The grown-ups had decided to live apart, and {L+} had a bag that went to and fro.',
      problem:
        'In one house the favourite cup was missing. In the other one the bear was. And always somebody was missing. “Is it because I was too loud?” asked {L}.',
      tries: [
        '{L} tried to be very good and very quiet, so that all would be as before. But it stayed as it was, and being quiet was lonely.',
        '{L} said nothing in one house about the other. That made two halves of {L}, and each one had a tummy ache.',
        '{L} made a plan with an old photograph, to bring everyone together. They came. They were kind. And then they went home through two doors.',
      ],
      tip: '“You didn’t make it, and you can’t mend it,” said {G+}. “That’s for the grown-ups. But nobody has stopped loving you, not for one hour. Ask them both, and listen.”',
      low: '{L} sat on the wall between the two streets with the bag. {F} sat down as well. “You can be sad in both,” said {F}. “I’ll come along to either.”',
      turn: 'So {L} asked, first behind the one door, then behind the other: “Do you still love me, when I’m over there?” And both times the answer came at once, with a long hug: “Always. Everywhere.”',
      done: '{L} hung up a drawing in each house: the same sun, the same {L}, and a path between. Here the cup got a twin, and there the bear got a bed.',
      again: 'The bag still goes to and fro. But {L} doesn’t leave anything important behind any more.',
      helper: { name: 'Mrs Bridge', creature: 'swan' },
      outcomes: [
        {
          asked: ['both/two parent/home/house/love/mum/dad/room/bed', 'love/loved'],
          kinds: ['says', 'says-words', 'happy', 'feels'],
          done: '{L} hung up a drawing in each house: the same sun, the same {L}, and a path between. Here the cup got a twin, and there the bear got a bed. “Always,” it had been behind the one door, “everywhere,” behind the other, and {told}.',
        },
        {
          asked: ['together party/birthday/school/holiday/friend/family/same'],
          done: '{L} hung up a drawing in each house: the same sun, the same {L}, and a path between. On {L’s} special days both of them walked that path, one from each end, and met where {L} was. So {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'gets',
            'given-by',
            'all-get',
            'stays',
            'home',
            'way-home',
            'sleep',
          ],
          done: '{L} hung up a drawing in each house: the same sun, the same {L}, and a path between. Here the cup got a twin, and there the bear got a bed. At every door somebody was waiting who wanted to hear how it had been, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'tells', 'claps'],
          done: '{L} hung up a drawing in each house, with a path between. Here the cup got a twin, and there the bear got a bed. Each house had its own evening, with its own game and its own smell of supper, and {told}.',
        },
      ],
    },
    {
      id: 'two-homes',
      titles: ['{L} Has Two Homes', 'A Bed Here and a Bed There', 'The Small Suitcase'],
      goal: 'feel at home in two homes',
      trouble: 'the family did not live in one house any more',
      solved: '{L} belonged in both homes',
      opener:
        'The parents had sat down on the sofa, one at each end. “We won’t live together any more,” they said. “But we are both staying your parents, for ever.” {L+} listened and did not know where to look.',
      problem:
        'Now there were two homes. Whatever {L} needed was always in the other one: the blue cup, the book, the other parent. {L} packed the small suitcase and felt as if it could never all fit in.',
      tries: [
        '{L} was very good for a whole week, so that the parents would live together again. They hugged {L}. But it did not change that. It had not been {L’s} fault in the first place.',
        '{L} did not unpack the suitcase at all. Then nothing could be missing. But it is not nice to live in a suitcase.',
        '{L} drew the old house, again and again, with everyone in it. It was a good drawing, and it made {L} sad.',
      ],
      tip: '“When my parents parted, I thought I had to choose,” said {G+}. “But nobody has to choose. You don’t have half a home here and half there. You have room for two whole ones.”',
      turn: '{L} opened the suitcase. “I’d like a cup here and a cup there,” said {L} to each parent, “and a hook with my name, and a picture of all of us.” It took some courage to say it. Both of them nodded at once.',
      done: 'So there was a bed here and a bed there, two cups, and two toothbrushes. On Wednesday there was a telephone call from the other home, to say good night. {L} was loved in both, and that was quite sure.',
      again:
        'The small suitcase has become light. Only the soft rabbit goes back and forth, and it knows both ways by heart.',
      helper: {
        name: 'Mr Hazel',
        creature: 'badger',
      },
      setting: {
        topic: 'the two homes',
        thing: 'the small suitcase',
        main: 'cottage',
      },
      outcomes: [
        {
          asked: ['both/two parent/home/house/love/mum/dad/room/bed', 'love/loved'],
          kinds: ['says', 'says-words', 'happy', 'feels'],
          done: 'There was a bed here and a bed there, two cups, and two toothbrushes. Each house had a hook with {L’s} name on it. On Wednesday the telephone rang, from the other home, to say good night. Nobody had to choose, and {told}.',
        },
        {
          asked: ['together party/birthday/school/holiday/friend/family/same'],
          done: 'There was a bed here and a bed there, two cups, and two hooks with the name of {L}. A picture with all of them in it hung in both halls. When there was something for {L} to show, both of them came to see it, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'gets',
            'given-by',
            'all-get',
            'stays',
            'home',
            'way-home',
            'sleep',
          ],
          done: 'There was a bed here and a bed there, two cups and two toothbrushes, and the small suitcase held only the soft rabbit. Behind both doors there was somebody who came running when {L} rang the bell, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'tells', 'claps'],
          done: 'There was a bed here and a bed there, two cups and two toothbrushes. In one kitchen the spoons lay on the left, and in the other on the right, and {L} knew both by heart. There was room at both tables, and {told}.',
        },
      ],
    },
  ],
};
