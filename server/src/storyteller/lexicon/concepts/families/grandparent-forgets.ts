import type { StorySourceInput } from '../../story-source.ts';

/** Stories about somebody who forgets. */
export const grandparentForgets: StorySourceInput = {
  id: 'grandparent-forgets',
  words: [
    'grandma/grandpa/granny/grandmother/grandfather/nana/grandad/granddad/nan/opa/oma/grandparent forget/forgetful/confused',
    'forget name/me',
    'dementia',
    'alzheimer',
    'alzheimer’s',
    'not remember me/name',
    'remember me/name',
    'grandma/grandpa/granny/nana/grandad/grandmother/grandfather not remember/know',
    'lose/losing memory',
  ],
  situations: ['cannot', 'question', 'trait', 'deed', 'wants', 'lost', 'afraid', 'visit'],
  gentle: true,
  happensToLead: true,
  topic: 'somebody who forgets',
  thing: 'the song',
  main: 'cottage',
  plots: [
    {
      id: 'the-song-stays',
      titles: ['The Song Stays', 'Somebody Who Forgets', 'Hello, I’m {L}'],
      goal: 'find a way to be together',
      trouble: 'more and more was being forgotten',
      solved: 'they had found something that was not forgotten',
      opener:
        'In the armchair by the window sat somebody whom {L+} loved very much, somebody old who knew all the birds. But lately the names of things slipped away, like soap in the bath.',
      problem:
        'The keys lay in the fridge. The story was told, and then it was told again. And today the dear old eyes looked at {L} and asked, “And who are you?” That hurt, deep down.',
      tries: [
        '{L} said, “But I’ve told you that already!” The old hands began to tremble. {L} was sorry at once.',
        '{L} hung up little notes: “Cup”, “Door”, “Me”. It helped with the cup. But nobody can hang a note on everything.',
        '{L} quizzed and quizzed: “What day is it? What’s my name?” It felt like a test, and both of them grew sad.',
      ],
      tip: '“It’s an illness of remembering,” said {G+}. “Nobody is to blame, and it won’t go away. But the feelings stay when the names go. Don’t ask what is gone. Look for what is still there.”',
      low: '“What if I’m forgotten altogether?” asked {L}. {F} thought about it. “Then you’ll remember for both of you,” said {F}. It was a sad answer, and a good one.',
      turn: 'The next time {L} did not ask anything. {L} said, “Hello, I’m {L}, and I love you.” Then {L} began to hum the old song, the one about the geese. And a second voice came in, a bit cracked, and knew every word.',
      done: 'They sang all five verses and held hands. Afterwards the name was still gone. But the smile was there, the very one from before. “You’re a dear one, whoever you are,” said the old voice. {L} kept that.',
      again:
        'Every Sunday {L} says, “Hello, I’m {L},” and then they sing. On some days {L} is recognized. On the other days the song is.',
      helper: { name: 'Nurse Linnet', creature: 'duck' },
      outcomes: [
        {
          asked: ['remember/know name/her/him/me/them/who/recognise/recognize'],
          done: 'They sang all five verses of the one about the geese and held hands. The song had its own way in, past everything that was lost. At the last verse the dear old eyes looked up, quite clear, as they do on some days, and {told}.',
        },
        {
          asked: ['sing/song/dance/music'],
          kinds: ['plays'],
          done: '“Hello, I’m {L}, and I love you,” said {L}, and hummed the first line about the geese. A second voice came in, a bit cracked, and knew every word. It was all there, with all five verses, so {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'happy',
            'feels',
            'says',
            'says-words',
            'stays',
            'friends',
            'new-friend',
            'still-friends',
          ],
          done: 'They sang all five verses. Afterwards the name was still gone. But the smile was there, the very one from before. “You’re a dear one, whoever you are,” said the old voice, and patted the arm of the chair, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'shares', 'makes', 'tells', 'gets', 'given-by', 'all-get', 'team'],
          done: 'They sang all five verses and held hands. Nurse Linnet opened the door, so that the others could hear it, and two more voices came along the corridor. The names didn’t matter for that. They put the chairs in a ring, and {told}.',
        },
      ],
    },
    {
      id: 'the-box-of-smells',
      titles: ['The Box of Smells', 'What the Nose Remembers', 'Cinnamon'],
      goal: 'bring back a bit of the past',
      trouble: 'the old days had slipped away',
      solved: 'the old days had come back for an afternoon',
      opener:
        '“Have I told you about the bakery?” asked the old voice in the armchair. {L+} had heard about the bakery often, in the days when the story still had an end.',
      problem:
        'Now it stopped in the middle. “I had it on my tongue,” said the old voice, and the eyes looked for it in all the corners of the room. {L} knew the rest. But it was not {L’s} story to tell.',
      tries: [
        '{L} finished the sentence each time, quickly. It was meant to help. But the old hands went into the pockets and stayed there.',
        '{L} fetched the photograph of the bakery. “A nice house,” the old voice said politely. “Whose is it?”',
        'They went for a walk to where the bakery had been. There was a shop for telephones there now, and it was cold.',
      ],
      tip: '“Words go in by the front door,” said {G+}, “but smells come in at the back. I have seen it many times. Bring something to smell, and don’t ask anything.”',
      turn: '{L} filled a box: a stick of cinnamon, a bit of soap, a woollen glove, a slice of warm bread. Then {L} opened it on the blanket, and waited, and didn’t say a word.',
      done: 'The old nose went down into the box. It was quiet. “Four in the morning,” said the old voice then, quite clearly, “and the whole street asleep, and I had flour up to here.” And the story came, right to its end.',
      again:
        'The box stands beside the armchair. The cinnamon has to be renewed now and then. {L} always brings two sticks, one for now and one for later.',
      helper: { name: 'Mr Sorrel', creature: 'badger' },
      setting: { topic: 'remembering and forgetting', thing: 'the box' },
      outcomes: [
        {
          asked: ['remember/know/tell/story/name'],
          kinds: ['tells', 'says', 'says-words'],
          done: 'The old nose went down into the box, to the cinnamon and the warm bread. “Four in the morning,” said the old voice, quite clearly, “and I had flour up to here.” The story of the bakery had found its way out by the back door, and {told}.',
        },
        {
          asked: ['bake/bread/cake'],
          kinds: ['eats', 'party', 'shares', 'makes'],
          done: 'The old nose went down into the box. “Four in the morning,” said the old voice, “and I had flour up to here.” The story came, right to its end, and made everybody hungry. There was warm bread under the blanket, so {told}.',
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
            'gets',
            'given-by',
            'all-get',
            'sleep',
          ],
          done: 'The old nose went down into the box, and it was quiet. “Four in the morning,” said the old voice then, “and the whole street asleep.” The story came, right to its end, with nobody asking. The cinnamon stick lay in both their hands, and {told}.',
        },
      ],
    },
    {
      id: 'what-the-hands-know',
      titles: ['What the Hands Know', 'A Bowl of Peas', '{L} and the Clever Hands'],
      goal: 'find something to do together',
      trouble: 'there was nothing left for the old hands to do',
      solved: 'the old hands were busy again',
      opener:
        'In {L+}’s family there was somebody old who had always been busy, baking and mending and digging. But now the names of things were slipping away, and the days got muddled.',
      friend:
        '{F+} came along on the next visit. They sat down on two stools, one on each side of the armchair.',
      problem:
        'There had been salt in the tea and a slipper in the oven. So now the others did everything. “You just sit and rest,” they said kindly. The old hands lay on the blanket and did not know where to go.',
      tries: [
        '{L} brought a jigsaw puzzle. There were too many pieces, and none of them seemed to fit. The old hands pushed it away.',
        '{L} taught a new card game. The rules were forgotten again at every turn. “I’m no use,” said the old voice. “You are,” said {L}, and put the cards away.',
        '{L} did the tea and the table and the flowers alone, so that nothing could go wrong. Nothing went wrong. But it was very quiet.',
      ],
      tip: '“An illness of remembering doesn’t take everything at once,” said {G+}. “What hands have done a thousand times, they often know for a long while. Don’t teach them anything new. What did those hands do every summer?”',
      low: '{L} thought of the summers on the front step, in the sun. There had always been a big bowl. There had been a sound as well: a pop, and then a rattle.',
      turn: '“Peas!” said {L}. {L} fetched a basket full of pods and put the bowl on the blanket. {L} did not explain or ask anything. {L} only opened a pod, let the peas roll into the bowl, and held out the next one.',
      done: 'The old thumb ran along the pod. Pop! The peas rattled into the bowl, and already the other hand reached for more. “You must press at the end, my dear,” said the old voice, and showed {L} how. The old hands knew exactly.',
      again:
        'On every visit there’s something for the hands now: peas, or wool to wind, or napkins to fold. The names don’t come back. But {L} gets a pat on the cheek.',
      helper: { name: 'Nurse Clementine', creature: 'goat' },
      setting: { topic: 'somebody who forgets', thing: 'the bowl of peas' },
      outcomes: [
        {
          asked: ['remember/know name/her/him/me/them/who/recognise/recognize'],
          done: 'Pop! The peas rattled into the bowl, pod after pod. “You must press at the end, my dear,” said the old voice. The hands knew exactly, and when hands are busy, other things find their way up now and then. The old eyes rested on {L}, and {told}.',
          again:
            'On every visit there’s something for the hands: peas, or wool to wind, or napkins to fold. Not every day is like that one. But {L} always gets a pat on the cheek.',
        },
        {
          kinds: ['eats', 'party', 'shares', 'makes', 'plays'],
          done: 'Pop! The peas rattled into the bowl, and already the old hands reached for more. “You must press at the end, my dear,” said the old voice, and showed {L} how. Soon the bowl was full, with some for the pot and some for now, and {told}.',
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
            'says',
            'says-words',
            'gets',
            'given-by',
            'all-get',
          ],
          done: 'Pop! The peas rattled into the bowl, and already the other hand reached for more. “You must press at the end, my dear,” said the old voice. {L} pressed at the end, and got a pat on the cheek, and {told}.',
        },
      ],
    },
  ],
};
