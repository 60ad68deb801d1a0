import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the big slide. */
export const theBigSlide: StorySourceInput = {
  id: 'the-big-slide',
  words: [
    'big/high/tall/tunnel/water slide',
    'playground slide',
    'slide',
    'go/going down slide',
    'climb/climbing slide',
    'helter skelter',
    'swing at the park',
    'swings',
    'trip/go/going park',
    'park playground',
  ],
  situations: ['visit', 'afraid', 'wants', 'learn', 'reluctant', 'cannot', 'refuses', 'own-wish'],
  topic: 'the big slide',
  thing: 'the big slide',
  home: 'village',
  main: 'meadow',
  plots: [
    {
      id: 'one-rung-more',
      titles: ['{L} and the Big Slide', 'All the Way Up', 'Look How High!'],
      goal: 'go down the big slide',
      trouble: 'the slide was much higher from above than from below',
      solved: '{L} had gone down the big slide',
      opener:
        'In the park there was a new slide. It was as high as a house, and it shone. “I’m going down that,” said {L+} every day at breakfast.',
      problem:
        'Today {L} climbed up. It was easy, rung after rung. Then {L} sat down at the top and looked. The people were as small as buttons. {L’s} tummy went cold. Behind {L} somebody said, “Are you going?” “No,” whispered {L}, and everyone had to climb back down.',
      tries: [
        '{L} tried it with closed eyes. But with closed eyes the slide was even higher.',
        '{F} wanted to go first and catch {L}. {F} slid down with a “Wheee!” and waved. {L} waved back from the top and did not move.',
        '{L} said, “It’s boring anyway,” and went to the sandpit. But from the sandpit you could see the slide the whole time.',
      ],
      tip: '“You don’t have to do it all at once,” said {G+} on the bench. “You can get used to being high up, a bit at a time. Go up three rungs and come down. Then four. And never look down. Look at where you’d like to arrive.”',
      turn: '{L} went up three rungs and came down again. Then it was five, and then eight. Soon {L} sat at the top again. This time {L} looked only at {F}, who stood at the bottom with open arms. “Three, two, one,” said {L}, and let go.',
      done: 'Wheee! The wind was in both ears, and the tummy stayed behind and came after. Bump! {L} sat in the sand. It was quiet for a moment. “Again!” shouted {L}, and was already running to the ladder.',
      again:
        '{L} has been down it head first and backwards since then. And when somebody sits at the top and whispers “No”, {L} says, “Three rungs to begin with. I’ll show you.”',
      helper: { name: 'Granny Bench', creature: 'hen' },
    },
  ],
};
