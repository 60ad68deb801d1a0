import type { StorySourceInput } from '../../story-source.ts';

/** Stories about somebody who snores. */
export const snoring: StorySourceInput = {
  id: 'snoring',
  words: [
    'snore',
    'snores',
    'snored',
    'snoring',
    'snorer',
    'snores loudly',
    'snoring uncle/aunt/grandma',
    'loud snoring',
    'snoring grandpa/dad/daddy/granny',
  ],
  situations: [
    'deed',
    'trait',
    'cannot',
    'ability',
    'record-being',
    'sound',
    'question',
    'learn',
    'own-wish',
    'what-if',
  ],
  topic: 'somebody who snores',
  thing: 'the snoring',
  creature: 'grandpa',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  night: true,
  plots: [
    {
      id: 'on-the-side',
      titles: ['Who Is Sawing Wood?', '{S} Snores', 'The Loudest Sleeper in the House'],
      goal: 'get some sleep in spite of the snoring',
      trouble: 'the snoring kept everybody awake',
      solved: '{S} slept quietly, and everybody else slept too',
      opener:
        'There was one visitor too many that night, so {L+} was to share a room with {S+}. That was an honour. They told each other stories, and then they put out the lamp.',
      friend:
        'It was quiet for as long as it takes to count to ten. Then it began. Chrrr, it went, and after that: pheeew. “Is that a bear?” thought {L}, and sat up. But it was no bear. It was {S}.',
      problem:
        'Chrrr, pheeew. The window rattled with every chrrr, and the curtain blew out with every pheeew. {S} lay flat on {S.their} back, fast asleep, and smiled. But nobody else in the house could close an eye.',
      tries: [
        '{L} put a pillow over each ear. Now it sounded like a bear under a pillow.',
        '“Please stop,” whispered {L} into {S’s} ear. “Of course,” said {S}, sat up, looked around kindly, lay down again, and went on: chrrr.',
        '{L} whistled. Somebody had once said that it helps. {S} stopped, listened, and then snored the same tune.',
      ],
      tip: '“It isn’t done on purpose,” said {G+}, who stood at the door in slippers, wide awake as well. “Somebody lying flat on their back has a floppy tongue, and the air has to squeeze past it. On the side there’s more room.”',
      low: '{L} looked at {S}. You can’t just roll over somebody that size, not without waking everybody up. They needed something that would do it gently, and that would stay there all night.',
      turn: '{L} collected all the cushions in the house. One by one they pushed them under the blanket behind {S}, very softly, from the left. {S} sighed, and turned, a little at a time, until {S} lay on one side.',
      done: 'They waited. Chr, it went. Then came one small pheew, like a kettle that has been taken off. And then nothing: only somebody breathing. {L} wanted to say “It worked!”, but {L} was already asleep.',
      again:
        'In the morning {S} found nine cushions. “Did I sleep on a sofa?” asked {S}. “You were very quiet,” said {L}. “But somebody else snored,” said {S}. “I think it was you.”',
      outcomes: [
        {
          asked: ['sleep/asleep/night/quiet/stop/snore/bed/dream'],
          done: 'They waited. Chr, it went. Then came one small pheew, like a kettle that has been taken off. And then nothing: only somebody breathing, with nine cushions behind. The window stopped rattling, and {told}.',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'laugh/giggle/grin',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'team/together',
            'clap/cheer/applaud',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['hugs', 'laughs', 'happy', 'friends', 'says', 'team', 'claps', 'gets'],
          done: 'They waited. Chr, it went, and then one small pheew, and then nothing. In the morning {S} found nine cushions and a whole row of rested faces. “I was told that somebody snores here,” said {S}. “Was it loud?” And {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'party/sleepover/celebrate/celebration/feast',
            'share',
            'home',
            'stay',
          ],
          kinds: ['eats', 'plays', 'party', 'shares', 'makes', 'home', 'stays'],
          done: 'They waited. Chr, it went, and then one small pheew, and then nothing: only somebody breathing. They all slept till the sun was on the ninth cushion. With so much sleep in them nobody was cross about anything, and {told}.',
        },
      ],
      helper: { name: 'Aunt Nettie', creature: 'woman' },
    },
  ],
};
