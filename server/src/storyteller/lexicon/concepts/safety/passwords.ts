import type { StorySourceInput } from '../../story-source.ts';

/** Stories about passwords. */
export const passwords: StorySourceInput = {
  id: 'passwords',
  words: [
    'password',
    'passwords',
    'strong password',
    'secret password',
    'keep/keeping password secret',
    'share/sharing password',
    'tell/telling/told password',
    'give/giving/gave away password',
    'guess password',
    'forgot/forget/lost password',
    'login',
    'log in',
    'hack/hacked/hacker',
    'computer safety',
    'privacy online',
  ],
  situations: ['learn', 'deed', 'question', 'forgets', 'misdeed', 'mystery', 'trait', 'lacks'],
  topic: 'passwords',
  thing: 'the password',
  main: 'school',
  indoors: true,
  plots: [
    {
      id: 'three-words-nobody-knows',
      titles: ['The Password', '{L} and the Secret Word', 'One, Two, Three, Four'],
      goal: 'make a password that nobody could guess',
      trouble: 'somebody had guessed the password',
      solved: 'nobody could guess the password any more',
      opener:
        'On the class computer each of them had a page for pictures, and a password like a key. {L+} had painted a dragon there, with a hundred scales. It was nearly finished.',
      friend:
        '“What’s your password?” asked {F+}. “Mine’s 1, 2, 3, 4. It’s easy to remember.” {L} had the name of the class hamster. That was just as easy.',
      problem:
        'The next morning the dragon had a moustache, pink spots and a hat. {L} had not painted those. Somebody had opened the page and drawn all over it! But who knew the password? “I’ve only told two people,” said {L}.',
      tries: [
        '{L} put an exclamation mark behind the hamster’s name. By lunchtime the dragon had a second hat.',
        '{L} made a very long password out of letters and numbers, all mixed up. It was so good that {L} had forgotten it by the afternoon.',
        'They wrote the new password on a note and stuck it on the screen, so as not to forget it. Then {F} looked at the note and said, “Hm.”',
      ],
      tip: '“Take three words that have nothing to do with each other, and make a picture of them in your head,” said {G+}, who looked after the computers. “That’s long, and you won’t forget it. And only the grown-ups at home may know it. Not even your best friend.”',
      low: '{L} shut both eyes and waited for three words. The first one to come along was “teapot”.',
      turn: 'The second word was an animal, and the third was something to eat. {L} saw all three together, as a picture, and had to laugh. Then {L} turned the screen away and typed it in. {F} looked out of the window and did not ask.',
      done: 'The next morning the dragon was just as {L} had left it, and the morning after that. Then a boy with red ears came up to {L}. “I did the hats,” said the boy. “Sorry. I tried all week, but I can’t get in any more.”',
      again:
        'The dragon is finished now, and it wears a hat after all. {L} painted it. And the three words? {L} has never said them aloud.',
      helper: { name: 'Mr Socket', creature: 'man' },
      outcomes: [
        {
          asked: ['secret/safe/guess/password/remember/hack/know/computer/never'],
          done: 'The next morning the dragon was just as {L} had left it, and the morning after that. A boy with red ears stood by the screen. “I tried all week,” said the boy. In {L’s} head the teapot smiled, with two others. And {told}.',
        },
        {
          asked: ['sorry/friend/forgive/dragon/finish/picture/paint/win'],
          done: 'The next morning the dragon was just as {L} had left it. A boy with red ears came up. “I did the hats,” said the boy. “I can’t get in any more.” “They weren’t bad hats,” said {L} after a while. And {told}.',
        },
        {
          asked: ['feast/picnic/party/cake/celebrate/tea/supper/dinner/pizza/cook/bake', 'share/dance/sing'],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'invited'],
          done: 'The next morning the dragon was just as {L} had left it, and the next, and so on to the hundredth scale. {G} printed it, as long as the wall. Below it, with the teapot and no further explanation, {told}.',
        },
        {
          asked: [
            'live happily/happy',
            'proud',
            'have fun',
            'hug/cuddle/laugh/giggle/cheer/clap/smile/friend',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'tells', 'sees'],
          done: 'The next morning the dragon was just as {L} had left it. A boy with red ears came up: “I did the hats. Sorry.” {L} thought of the three words, all together in one picture, and couldn’t keep a straight face, and {told}.',
        },
      ],
      art: {
        'painted a dragon': 'school: L look proud; computer, picture(dragon)',
        'easy to remember': 'school: F whisper happy; L whisper happy; computer',
        'a moustache, pink': 'school: L startle angry; computer, dragon, hat',
        'an exclamation mark': 'school: L write worried; computer, hat',
        'very long password': 'school: L think key worried; computer',
        'stuck it on the screen': 'school: L hold note worried; F look; computer',
        'Take three words': 'school: G say; L look G curious; computer',
        'was “teapot”': 'school: L think teapot curious',
        'had to laugh': 'school: L laugh; F cover-eyes; computer',
        'a boy with red ears': 'school: L stand proud; children, computer',
        'The dragon is finished': 'school: L show picture(dragon) proud; hat',
      },
    },
  ],
};
