import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the puppet show. */
export const puppets: StorySourceInput = {
  id: 'puppets',
  words: [
    'puppet',
    'puppetry',
    'puppet theatre/theater',
    'marionette',
    'finger/sock/hand puppet',
    'puppet show',
  ],
  situations: ['make', 'learn', 'question', 'thing-pair', 'being-and-thing', 'visit'],
  topic: 'the puppet show',
  thing: 'the puppet',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'the-puppet-that-looked-away',
      titles: ['{L} and the Sock Puppet', 'The Puppet Comes to Life', 'Up Goes the Curtain'],
      goal: 'bring the puppet to life',
      trouble: 'the puppet looked like a sock on a hand',
      solved: 'the puppet had come to life',
      opener:
        'Out of a sock, two buttons and a red tongue {L+} had made a puppet. Its name was Mr Woolly. A big box with a curtain was the theatre, and at four o’clock all the little ones from the street were coming.',
      problem:
        'They tried it out. {L} put one hand into Mr Woolly and spoke. {F} sat in front and looked. “I can hear you,” said {F}, “and I can see a sock.” And it was true: Mr Woolly hung there and stared at the ceiling.',
      tries: [
        '{L} spoke in a very funny voice. It was a funny voice, and a sock.',
        '{L} shook Mr Woolly with every word. Now it was a sock in a storm, and one button came off.',
        'They painted eyebrows on it and tied on a scarf. Now it was a well-dressed sock.',
      ],
      tip: '“You talk, but Mr Woolly doesn’t,” said {G+} from the travelling theatre. “Watch me. What do I do with my mouth when I speak, and what do I do when I don’t? And where do I look when you say something to me?”',
      turn: '{L} watched. The mouth opened on every word, and shut in between. And the eyes looked at whoever was speaking. So {L} tried it: open, shut, open. Then Mr Woolly turned towards {F}, and leaned over a little.',
      done: '“Good evening,” said Mr Woolly. “Is that a biscuit?” {F} laughed, and held it out without thinking. At four o’clock the little ones sat in a row. Nobody looked at {L} at all. They all talked to Mr Woolly.',
      again:
        'Mr Woolly sleeps in the drawer now. The little ones made {L} promise not to shut it all the way.',
      helper: { name: 'Signor Punto', creature: 'fox' },
      outcomes: [
        {
          asked: ['show/theatre/theater/audience/clap/puppet/perform/stage/applause/friend/alive'],
          done: 'At four o’clock the little ones from the street sat in a row. “Good evening,” said Mr Woolly, and looked at each of them, and opened on every word. Nobody saw a sock. When the curtain closed, {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'At four o’clock the little ones sat in a row. “Good evening,” said Mr Woolly. “Is that a biscuit?” They all held theirs out to that red tongue. “After you,” said Mr Woolly. So the curtain stayed open, and {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'At four o’clock the little ones sat in a row. “Good evening,” said Mr Woolly, and leaned over. “You have a button like mine.” Nobody looked at {L} at all. Round the red tongue and the two buttons {told}.',
        },
      ],
      art: {
        'Out of a sock, two': 'cottage: L hold sock happy; button, box',
        'big box with a curtain': 'cottage: L hold sock happy; big box, curtain',
        'I can see a sock': 'cottage: L raise sock worried; F sit curious; box',
        'in a very funny voice': 'cottage: L speak sock laughing; F look worried',
        'with every word. Now': 'cottage: L raise sock worried; F look surprised; button',
        'painted eyebrows on it': 'cottage: L hold sock worried; F hold scarf happy; paint-pot',
        'from the travelling theatre': 'cottage: G hold doll happy; L look curious',
        'The mouth opened on every': 'cottage: L look curious sock; mirror',
        'leaned over a little': 'cottage: L offer sock happy; F look surprised',
        'Good evening,” said Mr Woolly':
          'cottage: L offer sock happy; F offer biscuit laughing; children, curtain',
        'Is that a biscuit': 'cottage: L offer sock happy; F offer biscuit laughing; children, curtain',
        'sleeps in the drawer': 'bedroom: L look happy; sock, drawers',
      },
    },
  ],
};
