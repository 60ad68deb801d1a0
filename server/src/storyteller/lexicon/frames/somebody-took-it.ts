import type { StorySourceInput } from '../story-source.ts';

/** General plots about {the} that somebody took. */
export const somebodyTookIt: StorySourceInput = {
  id: 'somebody-took-it',
  situations: ['taken'],
  creature: 'theme',
  culprits: '{S}',
  topic: '{the} that somebody took',
  thing: '{the}',
  main: 'garden',
  plots: [
    {
      id: 'mine-and-yours',
      titles: ['Who Took {The}?', 'Give It Back!', 'Mine and Yours'],
      goal: 'get {the} back without a fight',
      trouble: '{S} had taken {the} and would not let go',
      solved: '{the} was back, and nobody was cross any more',
      opener:
        '{L+} had {the} and {the} had {L}. Every night it slept beside the pillow. But this morning the place beside the pillow was empty.',
      friend:
        '{L} did not have to look for long. Round the corner sat {S+}, and held {the} with both arms. “Mine,” said {S}.',
      problem:
        '“That’s mine!” said {L}. “I want it now!” said {S}, and held on tighter. {L} could feel something hot coming up, from the tummy to the ears.',
      tries: [
        '{L} pulled at one end, and {S} pulled at the other. Something went [rip|crack], very quietly. They both let go at once, and both of them cried.',
        '{L} took away something of {S’s}. Now there were two who shouted “Give it back!”, and it was twice as loud.',
        '{F} offered a [spoon|pine cone] for it. It was a good [spoon|pine cone], but {S} was not stupid.',
      ],
      tip: '“You may say that it’s yours,” said {G+}. “Say it once, calmly, and hold out your hand. And then ask what {S} needs it for. There’s always something.”',
      turn: '{L} breathed out, all the way. “It’s mine, and I missed it,” said {L}. “Why did you take it?” {S} looked at {the}. “Because you’re always with it,” said {S}, “and never with me.”',
      done: 'Oh! {L} had not thought of that. {S} put {the} into {L’s} hand, and {L} moved over. Then they sat there, all three of them: {L}, {S}, and {the} in the middle.',
      again:
        'Now {S} asks first. Mostly {L} says yes. And on some days {L} says no, and that is all right as well.',
    },
    {
      id: 'gone-to-somebody-else',
      words: [
        'sell',
        'sold',
        'give away',
        'gave away',
        'throw away',
        'threw away',
        'throw out',
        'swap',
        'charity/second-hand shop',
        'jumble sale',
      ],
      titles: ['Get {The} Back!', 'Gone Since This Morning', 'The Long Way to {The}'],
      goal: 'get {the} back before bedtime',
      trouble: '{the} belonged to somebody else now',
      solved: '{the} was back where it belonged',
      opener:
        '{L+} looked on the bed, under the bed and behind the bed. {The} was not there, and {the} had never gone anywhere without {L}.',
      friend:
        '“I didn’t know that you still wanted it,” said {S+}, and turned red down to the collar. “It’s gone. Somebody carried it off this morning, in a blue bag.”',
      problem:
        'It was gone! {L} had not been asked, and that was the worst of it. “It wasn’t yours,” said {L}. {S} looked at the floor. And it would be dark in a few hours, and how do you sleep without {the}?',
      tries: [
        'They asked everybody they met about a blue bag. There were a great many blue bags. In one there were leeks, and in one a very surprised hen.',
        '{S} offered {L} something else of {S’s} own, something really good. {L} shook {L.their} head. It was kind, but it was not {the}.',
        'They put up a notice with a drawing of {the}. By noon three people had come to say how well it was drawn.',
      ],
      tip: '“Whoever has it doesn’t know whose it is,” said {G+}. “Go back to the place where it changed hands, and go together. The one who did it should ask, and the one who misses it should say why.”',
      turn: 'So they went back to where it had happened. A woman there remembered the bag, and the street, and the green gate. {S} knocked. “I made a mistake,” said {S}. “It wasn’t mine.” And {L} told how long the two of them had belonged together.',
      done: 'The door opened a bit wider, and there was {the}, on a chair, quite unharmed. “Then you had better take it home,” said a voice. {L} held on to it with both arms. {S} said sorry, and meant it.',
      again: 'That night everything was where it should be. And {S} asks first now, even about a pencil.',
    },
  ],
};
