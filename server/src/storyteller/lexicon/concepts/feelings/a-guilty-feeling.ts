import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a bad conscience. */
export const aGuiltyFeeling: StorySourceInput = {
  id: 'a-guilty-feeling',
  words: [
    'guilt',
    'guilty',
    'feel/feeling/feels guilty',
    'conscience',
    'guilty conscience',
    'bad conscience',
    'regret',
    'feeling bad about something I did',
    'confess',
    'confessing',
    'admit/admitting it',
    'tell/telling the truth about what I did',
    'I did something wrong',
    'done something wrong',
    'make/making amends',
    'make/making it right',
    'put/putting it right',
  ],
  situations: [
    'own-damage',
    'afraid',
    'learn',
    'question',
    'trait',
    'deed',
    'wants',
    'has',
    'own-wish',
    'cannot',
    'refuses',
    'reluctant',
    'value',
  ],
  happensToLead: true,
  topic: 'a bad conscience',
  thing: 'the pebble in the tummy',
  home: 'village',
  main: 'village',
  plots: [
    {
      id: 'the-pebble',
      titles: ['The Pebble in the Tummy', 'What Nobody Saw', '{L} Puts It Right'],
      goal: 'get rid of the heavy feeling',
      trouble: '{L} had done something and nobody knew',
      solved: '{L} had put it right',
      opener:
        'It had been quite a small thing. Old Mrs Moss’s garden gnome stood by the path, and {L+} had only wanted to see whether it could fly. It couldn’t. Now its hat lay in the ditch, and nobody had seen it.',
      friend:
        '{F+} came along from the other side. “What are you doing there?” asked {F}. “Nothing,” said {L}, much too quickly.',
      problem:
        'Nobody knew. So it ought to have been all right. But there was something in {L}’s tummy, small and round, like a pebble. At supper it was as big as an egg. Whenever somebody said “Moss”, or “hat”, or “gnome”, it rolled over. And people say “hat” surprisingly often.',
      tries: [
        '{L} was extra nice to everyone and even laid the table. The pebble didn’t care.',
        '{L} went the other way round to school, so as not to see the gnome. But {L} knew exactly where it was standing, without its hat.',
        '“It was old anyway,” thought {L}. And then {L} thought of Mrs Moss, who was old as well.',
      ],
      tip: '“I’m a lighthouse keeper,” said {G+}. “That pebble isn’t there to annoy you. It’s a light. It shows you where the rock is. Don’t sail round it at night for weeks. Go there. Say it, and take some glue along.”',
      low: 'In the night {L} lay on the left side, and the pebble rolled to the left. {L} lay on the right. It was going to be a long night for both of them.',
      turn: 'Before breakfast {L} fished the hat out of the ditch, washed it, and rang the bell at Mrs Moss’s. “It was me,” said {L}. “I threw your gnome. The hat broke off, and I hid it. I’m sorry. I’ve brought glue.” The pebble held still and listened.',
      done: 'Mrs Moss looked at the hat, and at the glue. “I was so fond of that hat,” said Mrs Moss. Then the two of them knelt in the wet grass and held it on tight till it stuck. On the way home {L} noticed that nothing was rolling any more.',
      again:
        'The gnome looks out over the path. When {L} walks by, they greet each other, one with a hat, one without.',
      helper: { name: 'Captain Beam', creature: 'seal' },
      outcomes: [
        {
          asked: ['forgive/sorry/apologise/apologize/confess/tell truth/say/sorry/him/her'],
          kinds: ['says', 'says-words'],
          done: 'Mrs Moss looked at the hat, and at the glue. “I was so fond of that hat,” said Mrs Moss. Then they knelt in the wet grass together and held it on tight till it stuck. It’s easier to speak when you both look at a gnome, and {told}.',
        },
        {
          asked: ['better/feel/light/happy/relief/relieved/gone/sleep'],
          kinds: ['happy', 'feels', 'sleep'],
          done: 'The two of them knelt in the wet grass and held the hat on tight till it stuck. “There,” said Mrs Moss. On the way home {L} listened inside. Somebody said “hat” by the bakery, and nothing rolled over, and {told}.',
        },
        {
          kinds: ['eats', 'party', 'shares', 'plays', 'makes', 'gets', 'given-by', 'all-get', 'tells'],
          done: 'They knelt in the wet grass, {L} and Mrs Moss, and held the hat on tight till it stuck. Glue takes its time. So Mrs Moss brought out two cups and a plate and put one crumb down for the gnome, and {told}.',
        },
        {
          kinds: [
            'hugs',
            'laughs',
            'friends',
            'new-friend',
            'still-friends',
            'team',
            'stays',
            'home',
            'way-home',
            'claps',
          ],
          done: '“I was so fond of that hat,” said Mrs Moss. The two of them knelt in the wet grass and held it on tight till it stuck. It had turned a little, and now the gnome looked as if it were winking. They both saw it, and {told}.',
        },
      ],
    },
  ],
};
