import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the planets. */
export const solarSystem: StorySourceInput = {
  id: 'solar-system',
  words: [
    'solar system',
    'our solar system',
    'the planets',
    'planets',
    'eight planets',
    'space planets',
    'space and planets',
    'order of the planets',
    'planets and the sun',
    'sun and planets',
  ],
  situations: ['learn', 'make', 'question', 'visit'],
  topic: 'the solar system',
  thing: 'the model of the planets',
  home: 'school',
  main: 'meadow',
  plots: [
    {
      id: 'the-planet-walk',
      titles: ['{L} Walks to Neptune', 'The Planets on the Field', 'How Far Is Neptune?'],
      goal: 'put the planets in the right places',
      trouble: 'the planets all sat on top of each other',
      solved: 'every planet was in its place round the sun',
      opener:
        '{L+} was making the solar system. The sun was a big yellow ball. There were eight planets, made of clay: four small ones and four large ones, and the large one with the ring was Saturn.',
      friend:
        '{F+} knew the order. “Mercury, Venus, Earth, Mars,” said {F}. “Then the big ones: Jupiter, Saturn, Uranus, Neptune.” They set them down on the table, next to the sun.',
      problem:
        'But there were too many for the table. Saturn’s ring bumped into Jupiter, and Neptune fell off the edge. “That can’t be right,” said {L}. “If they were so close, they’d crash. Or burn.” Tomorrow the whole school was coming to look at it.',
      tries: [
        '{L} made the planets smaller. You could not see Mercury any more, and Earth got lost in the carpet.',
        'They hung them on strings, all from one lamp. The strings tied themselves in a knot.',
        '{F} put them in a long row across the classroom. They got as far as Saturn, and there was the wall.',
      ],
      tip: '“You’ve made the planets so carefully,” said {G+}, who had a telescope. “Now you need the thing that there’s most of in space.” “What’s that?” asked {L}. “Nothing,” said {G}. “An awful lot of it. You’ll have to go outside.”',
      low: '{L} rolled Earth about in one hand. It had seas on it, and even a tiny bit of ice.',
      turn: '{L} put the sun on a chair at the edge of the field. “One step to Mercury. Two to Venus. Two and a half to Earth. Four to Mars.” Then {L} and {F} walked and walked. Thirteen to Jupiter. Twenty-four to Saturn.',
      done: 'Neptune was seventy-five steps away, by the far hedge. {L} stood there with the little blue ball and looked back. The sun was a yellow dot. The next day the whole school walked out to Neptune, and everyone said, “Oh!”',
      again: 'At night {L} looks up and finds Jupiter, very bright. “Thirteen steps,” says {L}.',
      object: 'ball',
      helper: { name: 'Professor Comet', creature: 'owl' },
      outcomes: [
        {
          asked: ['rocket/fly/flies/astronaut/spaceship/land'],
          done: 'Neptune was seventy-five steps away, by the far hedge. {L} stood there with the little blue ball and looked back. The sun was a yellow dot, and it was a long way home. {F} counted down from ten, both arms stretched out, and {told}.',
        },
        {
          asked: ['rocket/space/planet/fly/astronaut/star/moon/mars/saturn/earth/home/sun'],
          done: 'Neptune was seventy-five steps away, by the far hedge. {L} stood there with the little blue ball and looked back. The sun was a yellow dot. With such an awful lot of nothing in between, step by step, {told}.',
        },
        {
          asked: ['school/class/teacher/prize/win/fair/clap'],
          done: 'Neptune was seventy-five steps away, by the far hedge. The next day the whole school walked out there, past Earth and Jupiter, and the line got longer and longer. When they turned round to the yellow dot, {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'Neptune was seventy-five steps away, by the far hedge. The next day the whole school walked out to it, and got hungry at Saturn. {G} had put something ready at every planet, even at Mercury, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'Neptune was seventy-five steps away, by the far hedge. {L} stood there with the little blue ball, and {F} was a dot beside the sun. The dot waved. From one end of the solar system to the other {told}.',
        },
      ],
      art: {
        'yellow ball': 'school: L hold planet happy; yellow ball',
        'knew the order': 'school: F point happy; L hold planet happy; many planet, yellow ball',
        'fell off the edge': 'school: L catch planet worried; many planet, table',
        'see Mercury any more, and': 'school: L crawl worried; small planet, rug',
        'on strings, all': 'school: L hang planet worried; F hang string worried; lamp',
        'a long row across': 'school: F hold planet worried; L look; many planet',
        'there’s most of in space': 'school: G point telescope; L look G curious; planet',
        'in one hand. It had': 'school: L hold planet curious',
        'on a chair at the edge': 'meadow: L walk happy; F hold planet happy; yellow ball on chair, chair',
        'by the far hedge': 'meadow: L raise blue planet happy; F cheer; children, hedge',
        'finds Jupiter': 'bedroom, night: L point happy at sky',
      },
    },
  ],
};
