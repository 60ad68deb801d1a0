import type { StorySourceInput } from '../../story-source.ts';

/** Stories about underpants. */
export const underpants: StorySourceInput = {
  id: 'underpants',
  words: [
    'underpants',
    'underpant',
    'pants on head',
    'knickers',
    'undies',
    'superhero underpants',
    'underpants superhero',
    'underwear',
    'boxer shorts',
    'pants joke',
    'lost pants',
    'aliens underpants',
    'alien/aliens love/loves/like/steal underpants',
    'big pants',
    'spotty pants',
    'polka dot underpants',
  ],
  situations: [
    'lost',
    'deed',
    'flown',
    'taken',
    'mystery',
    'has',
    'trait',
    'what-if',
    'magic-thing',
    'made-of',
    'wants',
    'finds',
    'runaway',
    'question',
  ],
  topic: 'a very large pair of underpants',
  thing: 'the underpants',
  home: 'village',
  main: 'village',
  weather: 'wind',
  plots: [
    {
      id: 'round-the-village-in-the-wind',
      titles: ['The Flying Underpants', 'Whose Are These?', 'Spots in the Sky'],
      goal: 'catch the flying underpants',
      trouble: 'the wind had taken the underpants',
      solved: 'the underpants were back, and everybody had been glad of them',
      opener:
        'On the washing line, between the towels and the socks, hung the biggest underpants in the village. They were white, with red spots. {L+} had just put in the last peg when the wind took a deep breath.',
      friend:
        'Flap! The underpants filled up like a sail, pulled out both pegs, and flew over the fence. “They’re getting away!” shouted {F+}. They belonged to the mayor. And the mayor had only that one clean pair.',
      problem:
        '{L} ran after them down the street. The underpants flew over the baker’s, bowed to the pond, and turned the corner. Everybody looked up. “Is that a balloon?” they asked. “Is it a ghost?” Nobody wanted to say what it really was.',
      tries: [
        '{L} jumped up and got hold of one leg. For three steps {L} could fly. Then {L} sat in the pond.',
        'They climbed up on the wall with a fishing net. The underpants came straight at them and put themselves over {F’s} head. It was dark and roomy in there. Then the wind came, and off they flew.',
        '{L} ordered them to come down, in a very stern voice. That works with dogs.',
      ],
      tip: '“You’re running after the wind, and it’s faster,” said {G+}, who flew kites. “And it likes to play. Don’t run behind it. Look where it always goes in the end. Where do all the hats of this village turn up?”',
      low: '{L} thought about it. The postman’s hat, the teacher’s papers, three balloons from the fair. They had all been found in one place. “On top of the church tower,” said {L}, “on the golden cock!”',
      turn: 'They climbed up the stairs, a hundred and twelve of them. At the top {L} opened the little window and waited. There they came, round and red-spotted, over all the roofs! {L} leaned on the sill, with {F} holding tight from behind, and stretched out a hand.',
      done: 'Got them! Down in the square they all cheered. Then they saw whose name was sewn inside. The mayor turned as red as the spots, and then started to laugh. “Well,” said the mayor, “now everybody knows that I’ve got good taste.”',
      again:
        'Since then there’s been a flag on the town hall. It’s white, with red spots. It isn’t the underpants. But it’s the same cloth.',
      outcomes: [
        {
          asked: [
            'underpants/pants back/return/find/wear/fly',
            'catch/get underpants/pants',
            'mayor',
            'flag',
          ],
          done: 'Got them! {L} had leaned far out of the tower with {F} holding tight. Down in the square they saw whose name was sewn inside. The mayor turned as red as the spots, and then began to shake, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'Got them! Down in the square they all cheered. Then they saw whose name was sewn inside. “Well,” said the mayor, as red as the spots, “they’ve seen more of the village today than I have. Cake for everybody!” And {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'Got them! {L} carried them down a hundred and twelve steps, and everybody saw whose name was sewn inside. The mayor turned as red as the spots and took them under one arm. “That was my only clean pair,” said the mayor, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'Got them! Down in the square they all looked at the name that was sewn inside. The mayor turned as red as the spots. “Well,” said the mayor, “now everybody knows that I’ve got good taste,” and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'Got them! Down in the square they all cheered, and the mayor turned as red as the spots and laughed. The wind had finished its fun and lay down behind the church. With four pegs this time the line was hung, and {told}.',
        },
      ],
      helper: { name: 'Old Gusty', creature: 'man' },
      art: {
        'were white, with': 'garden, wind: L hang underpants surprised; washing-line',
        'pulled out both pegs': 'garden, wind: F point surprised; L reach-up; underpants, washing-line',
        'bowed to the pond': 'village, wind: L run worried; F run; big underpants, people',
        'sat in the pond.': 'village: L splash surprised; F point surprised; underpants, pond',
        'with a fishing net': 'village, wind: F cover-eyes; L hold net; underpants, wall',
        'That works with dogs': 'village, wind: L shout; F point worried; big underpants',
        'Where do all the hats': 'village, wind: G hold kite; L+F look G curious; hat',
        'three balloons from the fair': 'village: L point curious; F peek curious; tower, hat, balloon',
        'climbed up the stairs': 'village, wind: L climb; F climb; stairs, tower',
        'stretched out a hand': 'village, wind: L stretch-out brave; F look curious; big underpants, tower',
        'Got them! Down in': 'village: L raise underpants proud; F cheer; gentleman, people',
        'a flag on the town hall': 'village: L point happy; F laugh; flag on house, house',
      },
    },
  ],
};
