import type { StorySourceInput } from '../../story-source.ts';

/** Stories about kind and unkind words. */
export const kindWords: StorySourceInput = {
  id: 'kind-words',
  words: [
    'kind/unkind/nice/nasty/hurtful/mean word',
    'kind unkind word',
    'kind mean word',
    'words can hurt',
    'word hurt',
    'think before speak',
    'think before you speak',
    'say/saying something/things mean/unkind/nasty',
    'say/saying something/things kind/nice',
    'use/using kind word',
    'compliment',
    'kind tongue',
  ],
  situations: ['learn', 'deed', 'trait', 'visit'],
  topic: 'kind and unkind words',
  thing: 'the paper heart',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'the-paper-heart',
      titles: ['The Paper Heart', '{L} and the Unkind Words', 'What Kind Words Can Do'],
      goal: 'take back the unkind words',
      trouble: 'the unkind words could not be unsaid',
      solved: '{F} had unfolded the painting again',
      opener:
        'It was painting day. {L+} had painted a castle, and the blue sky had run down into it. Now the castle looked like a puddle, and {L} was cross about it.',
      friend:
        '{F+} came over with a painting of a little house with yellow windows. “Do you like mine?” asked {F}.',
      problem:
        '“It’s ugly,” said {L}. “A baby could do better.” It was out before {L} had thought about it. {F} went quiet, folded the painting up, very small, and put it away.',
      tries: [
        '“I was only joking,” said {L}. But {F} had not laughed, and {L} had not been joking.',
        '{L} gave {F} a shiny star sticker. {F} said thank you, and did not smile. The painting stayed folded up.',
        '{L} said nothing more about it and hoped that it would go away. All through lunch it sat between them like a third person.',
      ],
      tip: '{G+} had a heart made of paper. “This is somebody,” said {G}, and crumpled it up. “That’s what unkind words are like. Now smooth it out.” {L} tried, but the creases stayed. “It needs kind words as well,” said {G}, “and true ones.”',
      low: '{L} looked at the crumpled heart and thought of {F’s} face. A single word had been enough to make those creases.',
      turn: '{L} went over to {F}. “I’m sorry. What I said was unkind, and it wasn’t true. I was cross about my castle.” Then {L} looked at the folded paper. “I like the yellow windows. It looks as though somebody’s at home and supper is ready.”',
      done: '{F} thought about that. Then {F} unfolded the painting, once, twice, three times. There were creases in it. But the windows were as yellow as before. “It is supper,” said {F}. “It’s pancakes.”',
      again:
        'The paper heart hangs in the classroom. Round it everyone has written a kind word: “You can sit here.” “Well done.” “I like how you laugh.”',
      helper: { name: 'Miss Bloom', creature: 'rabbit' },
      outcomes: [
        {
          asked: ['sorry/apologise/apologize/forgive/say/compliment'],
          kinds: ['says', 'says-words'],
          done: '{F} unfolded the painting, once, twice, three times. There were creases in it, but the windows were as yellow as before. “I didn’t mean the house,” said {L}. “I meant my puddle.” It was smoothed out with all four hands, and {told}.',
        },
        {
          asked: ['wall/hang/class/teacher/painting/picture/display'],
          kinds: ['gets', 'given-by', 'all-get', 'makes', 'sees', 'claps'],
          done: '{F} unfolded the painting, once, twice, three times, and the windows were as yellow as before. “It is supper,” said {F}. “It’s pancakes.” {L} painted a path from the castle down to that door. They were one picture now, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'happy',
            'feels',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'plays',
            'party',
            'eats',
            'shares',
            'home',
            'way-home',
            'tells',
            'sleep',
          ],
          done: '{F} unfolded the painting, three times. “I like your windows,” said {L}, “it looks as if supper was ready.” “It’s pancakes,” said {F}, “and you can come, even if you live in a puddle.” So {told}.',
        },
      ],
      art: {
        'had painted a castle': 'school: L paint angry; puddle',
        'a little house with yellow windows': 'school: F show picture(house) happy; L sulk angry',
        'A baby could do better': 'school: L shout angry; F fold sad',
        'I was only joking': 'school: L speak ashamed F; F hold half-folded-paper sad',
        'a shiny star sticker': 'school: L give star worried F; F stand sad',
        'said nothing more about it': 'school: L sit ashamed; F sit sad; plate',
        'had a heart made of paper': 'school: G show heart calm; L look curious',
        'looked at the crumpled heart': 'school: L hold heart sad',
        'I’m sorry. What I said': 'school: L speak ashamed F; F hold half-folded-paper sad',
        'unfolded the painting': 'school: F show picture(house) happy; L clap',
        'The paper heart hangs': 'school: L point happy; heart, children',
      },
    },
  ],
};
