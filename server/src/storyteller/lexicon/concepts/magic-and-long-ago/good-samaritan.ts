import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the Good Samaritan. */
export const goodSamaritan: StorySourceInput = {
  id: 'good-samaritan',
  words: [
    'good samaritan',
    'samaritan',
    'help/helping a stranger',
    'help/helps a stranger',
    'kind stranger',
    'love thy/your neighbour/neighbor',
    'who is my neighbour/neighbor',
  ],
  situations: ['learn', 'question', 'deed', 'value', 'ailment'],
  gentle: true,
  topic: 'the Good Samaritan',
  thing: 'the donkey',
  home: 'village',
  main: 'desert',
  plots: [
    {
      id: 'the-one-who-stopped',
      titles: ['The One Who Stopped', '{L} and the Good Samaritan', 'On the Road to Jericho'],
      goal: 'help the man on the road',
      trouble: 'the man lay by the road and nobody stopped',
      solved: 'the man was safe and looked after',
      opener:
        'On the hot road to Jericho lay a man who had been robbed. {L+} was sitting among the rocks, looking after the goats, and saw it all from up there.',
      friend:
        '“We’re too small to lift anybody,” whispered {F+}. That was true. “Somebody’s coming,” said {L}. “Somebody important.”',
      problem:
        'A priest came down the road, saw the man, and went past on the other side. Then came one who sang in the temple, and walked a little faster. The man groaned. The sun rose higher. Was nobody going to stop?',
      tries: [
        '{L} called down, “There’s somebody lying there!” The two walked on, as if they were deaf. Perhaps they were afraid, too.',
        '{L} carried water down in both hands. By the time {L} was there, it had run out.',
        'They tried to pull the man into the shade. It was like pulling a rock.',
      ],
      tip: 'The third was a Samaritan, with a donkey. People of the village did not speak to Samaritans. “Don’t run away,” said {G+}. “I can see that you want to help. I can lift. But I need somebody who isn’t afraid of me.”',
      low: '{L} had never stood so near to a Samaritan. At home they said that they were bad people. But this one had stopped.',
      turn: '{L} took a deep breath and came out from behind the rock. “I’ll help you,” said {L}. The Samaritan washed the wounds, and {L} gave a scarf to tie them up with. {F} held the donkey. Then they lifted the man on to its back.',
      done: '{L} led the donkey, step by step, as far as the inn. The Samaritan paid for the bed and for the soup, and stayed until morning. Then the man opened both eyes. “Who are you all?” whispered the man. “Neighbours,” said {L}.',
      again:
        'When somebody in the village says something about Samaritans now, {L} asks, “Do you know one? I do.”',
      outcomes: [
        {
          asked: [
            'man/stranger/he better/well/safe/thank/home/help/heal/friend',
            'get better/well',
            'neighbour/neighbor',
          ],
          done: '{L} led the donkey, step by step, as far as the inn. The Samaritan paid for the bed and for the soup, and stayed until morning. Then the man opened both eyes. “Who are you all?” “Neighbours,” said {L}, and {told}.',
        },
        {
          kinds: ['hugs', 'happy', 'friends', 'feels', 'says'],
          done: '{L} led the donkey as far as the inn, and the Samaritan stayed until morning. Then the man opened both eyes. “Who are you all?” whispered the man. “Neighbours,” said {L}. The Samaritan looked at {L} across the bed, and {told}.',
        },
        {
          kinds: ['eats', 'shares', 'makes'],
          done: '{L} led the donkey as far as the inn, and the Samaritan paid for the bed. In the morning the man opened both eyes and sat up. The innkeeper put a pot of soup on the table, with a spoon for each of the neighbours, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: '{L} led the donkey, step by step, as far as the inn. The Samaritan paid for the bed and for the soup, and sat down beside it. “I’ll stay till morning,” said the Samaritan. “Your goats will be looking for you.” And {told}.',
        },
      ],
      helper: { name: 'the Samaritan', creature: 'man' },
      art: {
        'looking after the goats': 'desert: L think worried; goat, gentleman',
        'too small to lift': 'desert: F whisper worried; L look worried; gentleman, stone',
        'The sun rose higher': 'desert: L slump sad; F point worried; gentleman, king',
        'as if they were deaf': 'desert: L call; F peek curious; two gentleman',
        'carried water down in both': 'desert: L run worried; puddle',
        'It was like pulling a rock': 'desert: L pull; F pull; gentleman',
        'with a donkey. People': 'desert: G say calm; L look G worried; donkey',
        'so near to a Samaritan': 'desert: L hands-on-hips worried; F look worried; donkey',
        'washed the wounds': 'desert: L give scarf brave; F look curious; gentleman, donkey',
        'came out from behind': 'desert: L say brave; F think curious; donkey',
        'lifted the man on': 'desert: L hold rope brave; F push; donkey, gentleman',
        'as far as the inn': 'village: L pull rope brave; F wave; donkey, bed, gentleman',
        'Do you know one': 'village: L say proud; F clap happy; donkey',
      },
    },
  ],
};
