import type { StorySourceInput } from '../story-source.ts';

/** General plots about {S} who would not {do}. */
export const somebodyRefuses: StorySourceInput = {
  id: 'somebody-refuses',
  situations: ['refuses'],
  creature: 'theme',
  topic: '{S} who would not {do}',
  thing: '{S}',
  main: 'meadow',
  plots: [
    {
      id: 'not-today',
      titles: ['{S} Would Not {Do}', 'Not Today, Said {S}', '{L} and {S}'],
      goal: 'find out why {S} would not {do}',
      trouble: '{S} still would not {do}',
      solved: '{S} knew how good it is to {do}',
      opener: [
        'Somebody would not {do}. Not in the morning, and not in the evening. {L+} heard about it [from the milkman|over the fence], and went to see.',
        '“It’s time to {do}!” everybody called. And somebody said, “No.” {L+} pricked up both ears. Who says no to that?',
      ],
      friend: [
        'It was {S+}. “I won’t {do},” said {S}. “I’ve done it every day, and nobody ever asks if I want to.” {L} had to admit that this was true.',
        'There was {S+}, looking the other way. “You can wait till you’re blue,” said {S}. “Today I won’t {do}.”',
      ],
      problem: [
        'Everybody was waiting. You can’t begin without it! But {S} stayed where {S.they} {S.was}, and did not {do}, and hummed a tune, so as not to hear them.',
        'At first it was funny. But by noon there were long faces everywhere. So many things don’t work when {S} won’t {do}. “Please,” they said. “No,” said {S}.',
      ],
      tries: [
        '“If you {do}, you’ll get a [bun|medal],” said {F}. {S} thought it over. “I’ll take the [bun|medal],” said {S}, “and I still won’t {do}.”',
        '{L} tried a trick: “I bet you can’t {do}!” “That’s right,” said {S}. “What a pity.” And that was the end of the trick.',
        'They all pretended that they did not mind. They looked at the sky and whistled. {S} looked at the sky as well, and whistled better.',
      ],
      tip: '“A no has something behind it,” said {G+}, “as a door has a room. Don’t push. Knock, and ask what’s in there. And then show {S} who’s waiting, and why.”',
      turn: [
        '{L} sat down close. “What’s it like, when you {do}?” asked {L}. {S} was quiet for a long time. “Then it’s over,” said {S}, “and everybody goes home, and nobody says thank you.”',
        '“Are you tired of it?” asked {L}, “or are you afraid?” “A bit of each,” said {S}. “What if I {do}, and nobody looks?” “I’ll look,” said {L}. “I’ll look the whole time.”',
      ],
      done: [
        'So they all came, and sat down in rows, the big ones at the back. And {S} {did}, slowly and beautifully. “Thank you!” they called, all at once. {S} had never heard that before.',
        '{S} took a deep breath. And then {S} {did}! It was as if everything had been waiting for it, even the grass. “Oh,” said {S}, “I’d forgotten how good that is.”',
      ],
      again: [
        '“Will you {do} tomorrow?” asks {L} every evening. “I’ll think about it,” says {S}. But you can see it coming.',
        'Since then there is a small sign on the fence. It says, “Thank you, {S!}.” {L} paints it fresh each spring.',
      ],
      outcomes: [
        {
          kinds: ['party', 'eats', 'shares', 'gets', 'all-get', 'given-by'],
          done: 'So they all came, and sat down in rows, the big ones at the back. And {S} {did}, slowly and beautifully. “Thank you!” they called, all at once. Somebody thought that a thank-you may also be something to eat, and {told}.',
        },
        {
          kinds: [
            'plays',
            'laughs',
            'claps',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'helps',
            'stays',
            'invited',
            'gathers',
            'includes',
            'tells',
            'spreads',
            'result',
            'happy',
            'feels',
            'no-longer',
            'becomes-somebody',
            'learns',
            'understands',
            'says',
            'says-words',
            'hugs',
            'changes-mind',
            'resolves',
            'wins',
            'dares',
            'reveals',
          ],
          done: 'So they all came, and sat down in rows, the big ones at the back. And {S} {did}, slowly and beautifully. “Thank you!” they called, all at once. {S} had never heard that before. It was worth doing it for, and {told}.',
        },
        {
          kinds: ['goes', 'rides', 'sees', 'visit', 'finds', 'sleep', 'home', 'way-home'],
          done: '{S} took a deep breath. And then {S} {did}! It was as if everything had been waiting for it, even the grass. “Oh,” said {S}, “I’d forgotten how good that is.” Now it all went on again, and {told}.',
        },
      ],
    },
    {
      id: 'would-not-stop',
      words: ['stop', 'stand still', 'slow down', 'wait', 'stay', 'keep still', 'sit still', 'let go'],
      titles: ['{S} Would Not {Do}', 'On and On and On', 'Stop, {S!}!'],
      goal: 'get {S} to {do}',
      trouble: '{S} went on and on and would not {do}',
      solved: '{S} knew that you can {do} and still go on',
      opener:
        'Everybody was looking down the road. “Here it comes again!” {L+} saw something go by, very fast, round the corner, and round the next corner. It was the seventh time today.',
      friend:
        '“Good morning!” called {S+}, and was gone. A minute later {S} came by again. “I’d love to chat,” called {S}, “but I won’t {do}!” {L} ran alongside.',
      problem:
        'People stood there and waved. They had shopping, and grandmothers, and places to go to. {S} could not pick up anybody or listen to anybody. {S} would not {do}, not for one second.',
      tries: [
        '{F} stood in the road and held up a hand. {S} went round {F}, very neatly, and left a draught behind.',
        'They hung up a big red sign: “{Do}!” {S} read it, going by. “Nicely written,” called {S}.',
        'They put a cushion in the way, then a mattress, then a haystack. It made {S} sneeze. It did not make {S} {do}.',
      ],
      tip: '“Whoever can’t {do} is afraid of what comes then,” said {G+}. “Don’t stand in front. Run beside {S}, and ask. And then say what there is to see when you stand still.”',
      turn: '{L} ran alongside and puffed. “What happens if you {do}?” “Then I might never get going again,” said {S}. “It happened to an uncle of mine.” “I’ll push,” said {L}. “I promise. I’m a very good pusher.”',
      done: 'So {S} went slowly, and more slowly, and then it was quiet. {S} could {do}! There was a bird in the hedge, and a smell of bread. “Has that always been here?” asked {S}. Everyone laughed.',
      again:
        'Then {L} pushed, just a little, and off {S} went. Every day they do it now: go, and stop, and look, and go.',
    },
    {
      id: 'just-one-tooth',
      words: ['brush', 'wash', 'bath', 'clean', 'comb', 'tidy', 'bathe', 'shower', 'cut'],
      titles: ['{S} Would Not {Do}', 'A Very Grubby Story', '{S} and the Big Brush'],
      goal: 'get {S} to {do}',
      trouble: '{S} would not {do}',
      solved: '{S} was clean from top to toe and liked it',
      opener:
        'It smelled of something. {L+} sniffed. It was a bit like old cheese, and a bit like a pond. It came from behind the bush.',
      friend:
        'There sat {S+}. “I won’t {do},” said {S}, before anybody had said a word. “It’s wet, it tickles, and it tastes of soap. I haven’t done it since spring.”',
      problem:
        'A small green plant was growing on {S}. When {S} smiled, flies came. The others moved a little further off each day. “I don’t mind,” said {S}, but very quietly.',
      tries: [
        '{L} showed how quickly it goes: one, two, three, done. “Very nice,” said {S}, “do it again.” Afterwards {L} was twice as clean, and {S} was not.',
        'They crept up from behind with a bucket. {S} moved aside to scratch. {F} was now quite wet.',
        '“You’ll turn green,” said {F}. “Green suits me,” said {S}.',
      ],
      tip: '“Nobody likes to have it done to them,” said {G+}. “Give {S} the brush. And begin with one. One tooth, one toe, one ear. Then see what the others say.”',
      turn: '{L} held out the brush and a mirror. “Only one,” said {L}. “You choose which.” {S} chose a very small one at the back. Scrub, scrub. {S} looked in the mirror. It sparkled! All the others looked brown now.',
      done: '“They’re jealous,” said {S}, and did the one beside it. And the next. There was a song about it by now, with a lot of foam in it. At last {S} shone so much that the birds put on sunglasses.',
      again:
        'Every evening somebody sings the foam song behind the bush. The little green plant has a pot of its own.',
    },
  ],
};
