import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a sore knee. */
export const scrapedKnee: StorySourceInput = {
  id: 'scraped-knee',
  words: [
    'scraped/grazed/sore/bleeding/hurt/cut knee',
    'plaster',
    'band-aid',
    'bandaid',
    'graze',
    'fall over',
    'fell over',
    'bump head',
    'bruise',
  ],
  situations: ['damage', 'ailment', 'afraid', 'broken', 'mistaken'],
  topic: 'a sore knee',
  thing: 'the plaster',
  home: 'cottage',
  main: 'garden',
  plots: [
    {
      id: 'ow',
      titles: ['Ow, Said {L}', '{L} and the Plaster', 'It Hurts Right Here'],
      goal: 'get over the sore place',
      trouble: 'it hurt, and it looked terrible',
      solved: 'it no longer hurt, and you could nearly be proud of it',
      opener:
        'It happened on the path by the shed. {L+} was going very fast, and the path was not. For a moment it was quite quiet.',
      problem:
        'Then it hurt. “Ow!” There was a red place, with a bit of gravel in it, and it got redder. {L} did not want anybody to look, and wanted everybody to come. “Don’t touch it,” called {L}. “Do something!”',
      tries: [
        '{L} looked away, very hard. It hurt on that side, too.',
        '{F} put a leaf on it, and a dandelion on the leaf. It was a very nice salad, but it did hurt.',
        '{L} ran round in a circle. It was a good circle, and in the end the sore place was back where it had begun.',
      ],
      tip: '“It’s shouting, because it wants to be washed,” said {G+}. “First water, then air, then a plaster. You say when I may, and you blow. Your skin knows the rest by itself. It’s been mending since you were born.”',
      turn: '“Now,” said {L}, and held on to {F’s} hand. The water was cold, and then it was over. {L} blew, three times. “Which one?” asked {G}: there were plasters with dots, and with fish. {L} chose the one with fish, and stuck it on without any help.',
      done: 'Under the plaster it was all quiet, and there was work going on in there. “Look,” said {L} to everyone who came by, and lifted one corner. “Gravel,” said {L}. “Real gravel.” Some were a bit jealous.',
      again:
        'After five days the plaster came off in the bath, with all its fish. Under it was new skin, as pink as a shell.',
      outcomes: [
        {
          asked: ['plaster/bandage/band/knee/better/hurt/heal/pain/fine/run/walk/ok/okay/bike/scooter/back'],
          done: '{L} blew, three times, and stuck on the plaster with the fish, without any help. Under it all was quiet, and there was work going on in there. {L} got up, and {told}.',
        },
        {
          asked: [
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
          ],
          kinds: ['gets', 'eats', 'shares', 'makes'],
          done: 'Under the plaster with the fish it was all quiet, and there was work going on in there. “Gravel,” said {L}. “Real gravel.” For gravel you get more than a plaster in this house, said {G}, and went to fetch it, and {told}.',
        },
        {
          asked: [
            'play/game/dance/sing/fun/race',
            'best day/time',
            'party/sleepover/celebrate/celebration/feast',
            'home',
            'sleep/asleep/bed/snore',
          ],
          kinds: ['plays', 'party', 'home', 'sleep'],
          done: 'Under the plaster with the fish it was all quiet. “Look,” said {L} to everyone who came by, and lifted one corner. “Real gravel.” Some were a bit jealous. {L} tried it out: it bent, and it stretched. So {told}, a bit slower past the shed.',
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
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says'],
          done: 'Under the plaster with the fish it was all quiet. {L} looked up. {F} was still holding out a hand, and it was white from being squeezed. “Did I do that?” asked {L}. “Blow,” said {F}. {L} blew, as for the knee, and {told}.',
        },
      ],
      helper: { name: 'Nurse Willow', creature: 'rabbit' },
      art: {
        'the path by the shed': 'garden: L run happy; shed',
        'For a moment it was': 'garden: L fall; pebble',
        'a red place': 'garden: L cry at ground; red pebble',
        'looked away': 'garden: L cover-eyes tearful',
        'a dandelion on the leaf': 'garden: F offer dandelion happy; L look tearful; leaf',
        'round in a circle': 'garden: L run tearful; F watch worried',
        'it wants to be washed': 'garden: G show bowl calm; L look worried',
        'The water was cold': 'bathroom: L blow brave; F hold-hands L; G pour',
        'Which one': 'bathroom: G hold two plaster happy; L point happy; F look',
        'Under the plaster': 'garden: L point proud; plaster, people',
        'with all its fish': 'bathroom: L sit happy in bath; plaster, fish',
      },
    },
  ],
};
