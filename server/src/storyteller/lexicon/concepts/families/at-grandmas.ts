import type { StorySourceInput } from '../../story-source.ts';

/** Stories about staying with grandparents. */
export const atGrandmas: StorySourceInput = {
  id: 'at-grandmas',
  words: [
    'week/weekend/night/day/holiday/stay/staying/visit/visiting/summer/afternoon grandma/grandpa/granny/nana/nan/grandad/grandparent/oma/opa/grandmother/grandfather',
    'grandma/grandpa/granny/nana/nan/grandad/oma/opa house/kitchen/garden/cottage',
    'sleep/sleeping grandma/grandpa/granny/nana/grandad',
    'grandparent',
    'grandma grandpa',
  ],
  situations: ['visit', 'learn', 'newcomer'],
  happensToLead: true,
  topic: 'a stay at Grandma’s',
  thing: 'the house with the green door',
  main: 'cottage',
  plots: [
    {
      id: 'everything-has-its-own-way',
      titles: ['A Week at Grandma’s', 'The House With the Green Door', '{L} at Grandma’s'],
      goal: 'learn how everything goes at Grandma’s',
      trouble: 'at Grandma’s everything went another way',
      solved: '{L} knew every trick of Grandma’s house',
      opener:
        'At Grandma’s the soup stands on the table at twelve, on the dot, and the clock in the hall strikes thirteen. {L+} put the bag down under the coats. A whole week! It smelled of apples and of somebody who is pleased.',
      problem:
        'But nothing there goes as it does at home. The tap wanted to be asked nicely, the third stair squealed, and the bed was as high as a horse. “At home we do it differently,” said {L}. It sounded smaller than it was meant to.',
      tries: [
        '{L} did it as at home: hot tap on the left. It was cold, and it came out at the top.',
        '{L} stepped over the third stair and came down on the fourth. The fourth one plays a whole chord. Two dogs answered.',
        '{L} wrote a list of all that was wrong. By bedtime there were nineteen things on it, and {L.they} had still not found the light.',
      ],
      tip: '“You’re looking for your own house in there,” said {G+} over the fence. “It isn’t there. But every old house has its secrets, and they’re handed on only to one who asks. Ask for a new one each day.”',
      turn: '“Will you show me a secret of the house?” asked {L}. Down went the knitting. “I thought you’d never ask.” It was the tap first: a quarter to the left, and hum. Then the stairs: on the outside they’re silent. And behind the clock hung a little key.',
      done: 'On the fourth day {L} came down in the dark without a sound, hummed to the tap, wound up the clock, and laid the table. Grandma came in, in slippers, and looked. “Well,” said Grandma, “who’s the grandma here?” They had pancakes, at an hour when nobody ever has them.',
      again:
        'At home the tap’s on the left, and nothing squeals. {L} hums to it all the same. And in {L’s} pocket there’s a list with nineteen things on it, and above it in big letters: “Secrets”.',
      outcomes: [
        {
          asked: ['bake/cook/make/eat cake/cookie/biscuit/pancake/pie/bread'],
          kinds: ['party', 'eats', 'makes', 'shares'],
          done: 'On the fourth day {L} hummed to the tap, wound up the clock and laid the table in the dark. “Well, who’s the grandma here?” asked Grandma in the door, and took down the second apron. It was an hour when nobody bakes anything, and {told}.',
        },
        {
          asked: [
            'stay/come/visit/want again/longer/forever/every/summer/back/leave',
            'best/favourite week/weekend/holiday/time/ever',
            'home',
          ],
          kinds: ['stays', 'home', 'way-home', 'happy', 'feels'],
          done: 'On the fourth day {L} came down in the dark without a sound, hummed to the tap and laid the table. “Well, who’s the grandma here?” asked Grandma. There was one secret left, and it was kept for next time. So {told}.',
        },
        {
          asked: ['tell/read/hear/listen story', 'sleep/bed/asleep'],
          kinds: ['sleep', 'tells'],
          done: 'On the fourth day {L} knew it all: the tap, the silent side of the stairs, the little key. In the evening the bed as high as a horse was only a bed. Grandma wound the clock, put out the lamp, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'plays',
            'says',
            'says-words',
            'gets',
            'given-by',
            'all-get',
          ],
          done: 'On the fourth day {L} came down in the dark, hummed to the tap and wound up the clock. Grandma came in, in slippers, and looked at the table. “Well,” said Grandma, “who’s the grandma here?” The third stair squealed by itself, and {told}.',
        },
      ],
      art: {
        'the soup stands on the table at twelve': 'hallway: L hold bag happy; grandmother, clock',
        'A whole week': 'hallway: L sniff happy; apple, coat-pegs',
        'the third stair squealed': 'hallway: L look worried at stairs; stairs',
        'It was cold, and it came out': 'bathroom: L splash surprised; tap',
        'came down on the fourth': 'hallway: L jump worried; stairs, two dog',
        'wrote a list of all that was wrong': 'bedroom, night: L write angry; unlit-lamp',
        'over the fence': 'garden: G say calm; L listen curious; fence',
        'show me a secret of the house': 'living-room: L look curious; grandmother, knitting',
        'It was the tap first': 'bathroom: L sing happy; grandmother, tap',
        'the outside they’re silent': 'hallway: L hold key surprised; grandmother, clock',
        'came down in the dark without a sound':
          'kitchen, night: L tiptoe proud; grandmother, plate on table',
        'in slippers, and looked': 'kitchen, night: L eat pancakes proud; grandmother',
        'the fourth day': 'kitchen, night: L eat pancakes proud; grandmother',
        'nothing squeals': 'bathroom: L sing happy; tap',
      },
    },
    {
      id: 'the-recipe-in-the-hands',
      titles: ['A Bit of This', 'Grandma’s Hands', '{L} Bakes With Grandma'],
      goal: 'bake what Grandma bakes',
      trouble: 'Grandma’s recipe was nowhere but in Grandma’s hands',
      solved: '{L’s} hands knew Grandma’s recipe, too',
      opener:
        'Every Saturday Grandma baked the same apple cake, and it was the best cake in the world. You could smell it from the garden gate. “This week,” said {L+}, “I’ll write down how it goes.”',
      problem:
        '“How much flour?” asked {L}, with a sharp pencil. “Till it’s enough,” said Grandma. “How long in the oven?” – “Till it’s done.” On {L’s} paper it said now: enough, done, a bit, more or less. Nobody can bake from that.',
      tries: [
        '{L} weighed what Grandma took. But Grandma took it all with a swing, and half of it was already in there.',
        '{L} looked it up in a book and did exactly what it said. It was a good cake. It was not that one.',
        '{L} timed it with a watch. It was eleven minutes, and the next time nineteen. Grandma had been talking over the fence.',
      ],
      tip: '“Put down that pencil,” said {G+}. “It isn’t in anybody’s head. Put both hands into the dough, and shut your eyes. Hands tell each other things that don’t fit on paper.”',
      turn: '{L} got up on the stool, and pushed both hands into the dough, under Grandma’s. It was warm, and soft as an ear lobe. “There,” said Grandma. “Feel that? Now it’s enough.” {L} felt it: a moment ago it had been sticky, and now it let go.',
      done: 'The second one {L} did alone, with both eyes shut. It was a bit crooked. They broke it open while it was still steaming, and it was quiet in the kitchen. “That’s it,” said Grandma, and had to look for a hanky.',
      again: '“How much flour?” asks {F} now. “Till it’s enough,” says {L}. “Come on, give me your hands.”',
      outcomes: [
        {
          asked: ['bake/cook/make/eat/share/taste cake/cookie/biscuit/pancake/pie/bread'],
          kinds: ['party', 'eats', 'makes', 'shares'],
          done: '{L} did the second one alone, with both eyes shut. It was a bit crooked. “That’s it,” said Grandma, and had to look for a hanky. The smell was over the garden fence already, the neighbours came with plates, and {told}.',
        },
        {
          asked: [
            'grandma/granny/nana/grandmother proud/say/happy/cry',
            'best cake/ever',
            'write/recipe/book',
          ],
          kinds: ['says', 'says-words', 'gets', 'given-by', 'all-get', 'happy', 'feels'],
          done: '{L} did the second one alone, with both eyes shut, till it was enough. Grandma broke it open while it was still steaming, and chewed for a long time. There was nobody in the world who could have told the two cakes apart, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'claps',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'plays',
            'stays',
          ],
          done: '{L} did the second one alone, with both eyes shut. It was a bit crooked, and it tasted just right. “That’s it,” said Grandma. There was flour on all four hands by then, and nobody minded where it went, so {told}.',
        },
      ],
      art: {
        'Grandma baked the same apple cake': 'kitchen: L sniff happy; grandmother, pie on table',
        'how it goes': 'kitchen: L hold writing-pad happy; grandmother',
        'with a sharp pencil': 'kitchen: L write worried; grandmother, dough',
        'it said now: enough, done': 'kitchen: L hold writing-pad worried; grandmother, oven',
        'weighed what Grandma took': 'kitchen: L look worried at scales; scales on table, flour, grandmother',
        'looked it up in a book': 'kitchen: L read curious; cake on table',
        'timed it with a watch': 'kitchen: L hold pocket-watch worried; oven',
        'Put down that pencil': 'kitchen: G say calm; L listen curious; dough',
        'got up on the stool': 'kitchen: L knead happy on chair; grandmother',
        'Now it’s enough': 'kitchen: L knead surprised; grandmother',
        'with both eyes shut': 'kitchen: L eat pie proud; grandmother, oven',
        'Come on, give me your hands': 'kitchen: L+F knead laughing; flour',
      },
    },
  ],
};
