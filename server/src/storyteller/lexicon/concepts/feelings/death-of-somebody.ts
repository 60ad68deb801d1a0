import type { StorySourceInput } from '../../story-source.ts';

/** Stories about missing somebody very much. */
export const deathOfSomebody: StorySourceInput = {
  id: 'death-of-somebody',
  words: [
    'grandma/grandpa/granny/grandmother/grandfather/nana/grandad/granddad/grandparent/opa/oma die/dead/death/pass/gone',
    'mum/mom/mummy/mommy/mother/dad/daddy/father/uncle/aunt/brother/sister/friend die/dead/death',
    'die',
    'death',
    'dead',
    'funeral',
    'heaven',
    'miss/missing grandma/grandpa/granny/nana/mum/mom/dad',
    'grief',
    'somebody/someone die',
    'death grandma/grandpa/granny/grandmother/grandfather/mum/mom/mother/dad/father',
    'lose/losing grandma/grandpa/grandmother/grandfather/mum/mom/dad',
  ],
  situations: ['lost', 'afraid', 'question', 'wants', 'newcomer', 'runaway', 'deed', 'trait', 'ability'],
  gentle: true,
  happensToLead: true,
  topic: 'missing somebody very much',
  thing: 'the empty chair',
  main: 'garden',
  plots: [
    {
      id: 'empty-chair',
      titles: ['The Chair by the Window', 'A Story for Missing Somebody', 'What Stays'],
      goal: 'find a place for the missing',
      trouble: 'the chair by the window stayed empty',
      solved: 'the love had found a place to stay',
      opener:
        'By the window stood a chair. Somebody dear to {L+} had always sat in it. But that somebody had died, and would not come back, and the chair was empty.',
      problem:
        '{L} felt sad and heavy, and then cross, and then nothing at all. “Where do I put it,” asked {L}, “all this missing? There’s so much of it.”',
      tries: [
        '{L} tried not to look at the chair. But you know where it is, even with your back to it.',
        '{L} tried to be cheerful, so that the others would not be sad. But that made it very lonely inside.',
        '{L} asked when it would be over. Nobody could say. They sat down beside {L}, and that was all that they could do.',
      ],
      tip: '“It’s heavy because the love is still there,” said {G+}. “It doesn’t die. It only has nobody to go to any more. You can give it something to do.”',
      low: 'In the evening {L} cried for a long time. {F} did not say that everything would be fine. {F} just held on, until the crying was finished for today.',
      turn: 'So they sat down on the floor in front of the chair and told each other things: what made that somebody laugh, which song was hummed, how the jacket smelled. Some of it made them cry. Some of it made them smile.',
      done: 'In the garden they planted a rose, the same red as that jacket. {L} pressed the earth down hard. “I still miss you,” said {L}. It was sad, and it was also warm.',
      again:
        'The chair stands by the window as before. Sometimes {L} sits in it, with the arms on the arms, and tells it about the day.',
      object: 'flower',
      helper: { name: 'Old Elm', creature: 'tortoise' },
      outcomes: [
        {
          asked: ['remember/memory/never/forget/heart/always/know/near/close/watch'],
          kinds: ['says', 'says-words', 'tells'],
          done: 'They had told each other about the laugh, and the song, and how the jacket smelled. In the garden they planted a rose, the same red. {L} pressed the earth down hard. The missing had a place to go to, and {told}.',
        },
        {
          asked: ['flower/rose/plant/tree/garden/star/candle/light/letter/balloon'],
          kinds: ['makes', 'sees'],
          done: 'They sat on the floor in front of the chair and told each other things, and some of it made them smile. Then the love wanted something to do. In the garden there was a good place for that, beside the bench, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'stays',
            'happy',
            'feels',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'home',
            'way-home',
            'laughs',
          ],
          done: 'In the garden they planted a rose, the same red as that jacket. “I still miss you,” said {L}. It was sad, and it was also warm. {F} stood close on one side, and the others on the other side, and {told}.',
        },
        {
          kinds: ['eats', 'shares', 'plays', 'party', 'gets', 'given-by', 'all-get', 'sleep', 'claps'],
          done: 'They planted a rose in the garden, the same red as that jacket. Then they went in, with earth on all their hands. Somebody set the table and put one plate too many, and nobody took it away. So {told}.',
        },
      ],
    },
    {
      id: 'box-of-memories',
      titles: ['The Box of Small Things', 'Still Here, a Little', 'The Song That Stayed'],
      goal: 'keep hold of the one who had died',
      trouble: 'somebody dear was gone for ever',
      solved: 'the memories were safe',
      opener:
        'Some days ago everything had been as always. Then somebody whom {L+} loved very much had died. The house was full of quiet voices and flowers.',
      problem:
        '“What if I forget?” asked {L}. “The voice, and the laugh, and how the hands felt. What if they go away as well?” It was the most frightening thought of all.',
      tries: [
        '{L} lay awake and held on to every thought with all might. But thoughts slip when you’re tired.',
        '{L} wanted everything to stay just as it was, each cup and each coat. But the day went on all the same.',
        '{L} asked to talk about it. Then nobody could, because they all began to cry. So {L} asked no more.',
      ],
      tip: '“You don’t forget, when you share it,” said {G+}. “Each of us has a different piece. And crying is allowed, all through it. Let’s ask everyone for theirs.”',
      low: 'At night {L} came out into the hall, and a light was still on. “Can’t you sleep either?” asked {F}. They sat together on the stairs, under one blanket.',
      turn: 'So {L} took an empty box, and went from one to the next. A button came in. A recipe in crooked letters. A photograph. And everybody told the story that belonged to it.',
      done: 'When the box was full, {L} knew things that were new: about a dance in the rain, and a song. They hummed it, and for a moment it was as if somebody hummed along.',
      again:
        'The box stands where {L} can reach it. On some days it stays shut, and on others they open it together. There’s always room for one more thing.',
      helper: { name: 'Aunt Hazel', creature: 'deer' },
      outcomes: [
        {
          asked: ['remember/memory/never/forget/heart/always/know/near/close/watch'],
          kinds: ['says', 'says-words', 'tells'],
          done: 'There was a button in the box, a recipe in crooked letters, and a photograph. {L} knew things that were new, about a dance in the rain, and a song. Everyone had a different piece, and all of it was kept now, and {told}.',
        },
        {
          asked: ['star/candle/light/letter/song/sing/recipe/cook'],
          kinds: ['makes', 'plays', 'sees'],
          done: 'When the box was full, {L} knew things that were new: about a dance in the rain, and a song that nobody had hummed for a long time. They laid the button and the photograph on top, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'stays',
            'happy',
            'feels',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'home',
            'way-home',
            'laughs',
          ],
          done: 'A button came into the box, a photograph, and a recipe in crooked letters. At the dance in the rain somebody laughed, and somebody cried at the same time. They were all sitting on the floor by then, close together, and {told}.',
        },
        {
          kinds: ['eats', 'shares', 'party', 'gets', 'given-by', 'all-get', 'sleep', 'claps'],
          done: 'When the box was full, there was a recipe in it, in crooked letters. “We could try that,” said somebody quietly. The kitchen smelled as it used to on Sundays. It was sad and good, both at once, and {told}.',
        },
      ],
    },
    {
      id: 'memory-box',
      titles: ['The Box of Small Things', '{L} Remembers', 'A Light in the Window'],
      goal: 'keep a place for somebody who had died',
      trouble: 'the chair by the window stayed empty',
      solved: 'there was a place for all the memories',
      opener:
        'Somebody whom {L+} loved very much had died. The chair by the window was empty now. Everything else was in its place, and that was the strange thing.',
      problem:
        '{L} wanted to tell about the day, as always, and turned to the chair. And then {L} remembered. When somebody has died, they do not come back. It hurt somewhere in the middle.',
      tries: [
        '{L} tried not to think of it, and looked the other way when passing the chair. But not thinking of somebody is very hard work, and lonely too.',
        '{L} was cross with everyone, with the soup and with the sun because it was shining. Afterwards {L} cried, and {F} stayed.',
        '{L} asked, “When will it stop hurting?” Nobody knew exactly. “It gets softer,” they said, “a bit at a time.”',
      ],
      tip: '“I miss them too,” said {G+}. “When I’m very sad, I take one small thing and remember one small story with it. Love does not stop when somebody dies. It only needs somewhere to stay.”',
      turn: '{L} found a box and lined it with something soft. One by one {L} put in small things: a button, a photo, a note with a song on it. With each thing {L} told {F} its story. Some were funny, and they both cried and laughed.',
      done: 'When the box was full, {L} put it on the chair by the window and lit a small light beside it. The chair was not quite so empty now. “Good night,” said {L}, and it felt as if somebody had heard.',
      again:
        'On some evenings {L} opens the box and takes out one small thing. The sadness comes, and the love comes too, and they sit side by side.',
      helper: {
        name: 'Aunt Linnet',
        creature: 'dove',
      },
      setting: {
        topic: 'somebody who had died',
        thing: 'the empty chair',
        main: 'garden',
      },
      outcomes: [
        {
          asked: ['remember/memory/never/forget/heart/always/know/near/close/watch'],
          kinds: ['says', 'says-words', 'tells'],
          done: 'When the box was full, {L} put it on the chair by the window and lit a small light beside it. With each thing there was a story, and {F} knew them all by then, too. The chair was not quite so empty, and {told}.',
        },
        {
          asked: ['star/candle/light/letter/song/sing'],
          kinds: ['makes', 'sees'],
          done: 'A button, a photo, and a note with a song on it lay in the box. {L} put it on the chair by the window, with a small light beside it. Outside it had got dark, and in the glass there were two lights, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'stays',
            'happy',
            'feels',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'home',
            'way-home',
            'laughs',
          ],
          done: '{L} put the box on the chair by the window, with a small light beside it. They had cried and laughed, and some of it was funny. {F} moved a bit closer. “Good night,” said {L} to the chair, and {told}.',
        },
        {
          kinds: ['eats', 'shares', 'plays', 'party', 'gets', 'given-by', 'all-get', 'sleep', 'claps'],
          done: '{L} put the full box on the chair and lit a small light beside it. “Tell me one more,” said {F}. There was a story for the button, and one for the photo. They sat there in the small light, and {told}.',
        },
      ],
    },
  ],
};
