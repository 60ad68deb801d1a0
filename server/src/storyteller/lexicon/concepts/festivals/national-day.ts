import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a national day with flags and a parade. */
export const nationalDay: StorySourceInput = {
  id: 'national-day',
  words: [
    'independence day',
    'republic day',
    'fourth of july',
    '4th of july',
    'july 4th',
    'july fourth',
    'bastille day',
    'national day',
    'australia day',
    'canada day',
    'juneteenth',
    'constitution day',
    'cinco de mayo',
    'jubilee',
    'flag day',
    'national holiday',
    'waitangi day',
  ],
  situations: ['visit', 'learn', 'make', 'wants', 'question'],
  topic: 'the parade',
  thing: 'the flag',
  home: 'city',
  main: 'city',
  plots: [
    {
      id: 'the-last-in-the-parade',
      titles: ['{L} in the Parade', 'The Flag That Stayed Behind', 'A Day for Everybody'],
      goal: 'march in the parade with the flag',
      trouble: 'the parade had gone off without {L}',
      solved: 'the whole street was in the parade',
      opener:
        'It was the country’s big holiday. There were flags at every window, and in the afternoon there was a parade with drums. {L+} was going to march in it for the first time, and had polished both shoes.',
      friend:
        '{F+} brought the big flag. It took two to carry it. “At three, at the fountain,” said {F}. They only wanted to fetch the drummer from the end of the street, old Mr Tam, who had never missed a parade.',
      problem:
        'But Mr Tam was sitting on the steps with a bandage round one knee. “I can’t walk that far today,” said Mr Tam. Then the clock struck three. Boom, boom, it went, further and further away. The parade had left without them.',
      tries: [
        'They ran after it. But you can’t run with a big flag in the wind. It’s the flag that decides where to go.',
        '{L} tried to carry Mr Tam. It went well, for one step.',
        'They listened at the corner. The music came from everywhere, and when they got there, it had been.',
      ],
      tip: '“It’s a day for everybody,” said {G+}, who leaned out of a window. “But look at this street. There’s a baby, there’s somebody who is ninety, there’s me with my cake in the oven. We can’t get to the fountain. Has the parade got to be there?”',
      low: '{L} looked up at the windows. There was a face in almost every one.',
      turn: '{L} lifted the flag as high as it would go. “The parade’s here!” shouted {L}. “Please play, Mr Tam!” Mr Tam began to drum. They marched up the street to the last house and down again, and everyone who could came along.',
      done: 'The baby came in a pram with streamers. The one who was ninety waved from a chair on wheels. They banged saucepan lids. And the big parade, on its way back, heard them, turned into their street, and marched along behind {L}.',
      again: 'It has been like that ever since. The parade ends in {L’s} street, and Mr Tam gives the beat.',
      outcomes: [
        {
          asked: ['firework/fireworks/sky/flag/sing/song/anthem/wave/proud'],
          done: 'The big parade, on its way back, heard Mr Tam’s drum, turned into the street, and marched along behind {L}. At the last house they all stopped, and {L} held the flag as high as it would go. It got dark, and {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'party/sleepover/celebrate/celebration/feast',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['eats', 'shares', 'party', 'makes', 'gets'],
          done: 'The baby came in a pram with streamers, and the big parade, on its way back, turned into the street and marched along behind {L}. {G’s} cake was out of the oven by then. Everybody came to a halt under that window, and {told}.',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'laugh/giggle/grin',
            'clap/cheer/applaud',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'team/together',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'home',
            'play/game/dance/sing/fun/race',
            'best day/time',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'home', 'plays'],
          done: 'The one who was ninety waved from a chair on wheels, and the others banged saucepan lids. The big parade heard them, turned into the street, and marched along behind {L}. Mr Tam gave one last roll on the drum, and {told}.',
        },
      ],
      object: 'flag',
      helper: { name: 'Mrs Window', creature: 'woman' },
    },
  ],
};
