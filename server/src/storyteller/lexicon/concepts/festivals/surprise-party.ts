import type { StorySourceInput } from '../../story-source.ts';

/** Stories about a surprise. */
export const surpriseParty: StorySourceInput = {
  id: 'surprise-party',
  words: [
    'surprise party',
    'surprise',
    'plan/planning surprise',
    'keep/keeping secret',
    'secret present',
    'secret party',
    'surprise for grandma/grandpa/teacher/friend',
  ],
  situations: ['make', 'deed', 'learn', 'visit'],
  happensToLead: true,
  topic: 'a surprise',
  thing: 'the secret',
  main: 'cottage',
  plots: [
    {
      id: 'nobody-says-a-word',
      titles: ['Shh!', '{L} Keeps a Secret', 'Surprise!'],
      goal: 'keep the secret until six o’clock',
      trouble: 'the secret wanted to come out, all the time',
      solved: 'the surprise was a real surprise',
      opener:
        '“Not one word,” they had said to {L+}, “until six o’clock.” It was to be a party, with everybody, and just one person was not to know. Now {L} had a secret, and it was as large as a melon.',
      problem:
        'It pressed behind {L’s} teeth. And of all people it was the one whom it was for who came in and asked, “What are you doing today, at six or so?” {L} turned red, from below.',
      tries: [
        '{L} said, “Nothing! Nothing at all! And there’s no cake!” There had been no question about a cake.',
        '{L} kept {L.their~the} lips shut with two fingers. “Toothache?” asked the one who was not to know, and made camomile tea.',
        '{L} hid under the table with it. But under there stood the presents, and they rustled.',
      ],
      tip: '“A secret’s too big for one,” said {G+}. “Share it with somebody who knows it already. And whoever’s got something to hide had better ask for something else: it’s no lie to need help with a thing at the other end of town.”',
      turn: 'Whenever it pressed, {L} ran to {F}, and they whispered it into each other’s ears until it was smaller. And then {L} said, quite truthfully, “Would you go for a walk with me? I need somebody to carry my kite.” They were out until two minutes to six.',
      done: 'The door was dark. {L’s} heart was thumping. One step, two steps, the light went on: “Surprise!” First there was no sound at all, then there were tears, and then a laugh. “And I’d thought that you had toothache!”',
      again:
        '{L} could sleep at once that night, there was so much room. “Now tell me one for next year,” said {L}.',
      outcomes: [
        {
          asked: ['surprise/surprised/cry/love/secret/dad/mum/grandma/teacher/know'],
          done: 'The door was dark. {L’s} heart was thumping. One step, two steps, the light went on: “Surprise!” First there was no sound at all, then there were tears, and then a laugh. The melon was out at last, and {told}.',
        },
        {
          asked: [
            'party/sleepover/celebrate/celebration/feast',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes', 'gets'],
          done: 'One step, two steps, the light went on: “Surprise!” First there was no sound at all, then there were tears, and then a laugh. “And I’d thought that you had toothache!” There was a cake after all, and {told}.',
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
            'sleep/asleep/bed/snore',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'home', 'sleep'],
          done: 'One step, two steps, the light went on: “Surprise!” First there was no sound at all, and then there were tears. “And I’d thought that you had toothache!” {L} laughed so much that the kite fell down, and {told}.',
        },
      ],
      art: {
        'had a secret, and it was': 'living-room: L think cake worried; F whisper happy; present',
        'Not one word,” they': 'living-room: L listen surprised; mother, cake',
        'What are you doing today': 'living-room: L cover-eyes worried; father, clock',
        'there’s no cake': 'living-room: L hands-on-hips ashamed; father',
        'and made camomile tea': 'living-room: L whisper worried; father, cup',
        'hid under the table with': 'living-room: L hide worried under table; present',
        'who knows it already': 'living-room: G whisper; L look G curious; present',
        'into each other’s ears': 'living-room: L whisper F happy; F listen happy; present',
        'to carry my kite': 'meadow: L say happy; father, kite',
        'The door was dark': 'living-room, evening: L cheer proud; F cheer; father, cake, balloon',
        'night, there was so much': 'bedroom, night: L sleep calm in bed; moon',
      },
    },
  ],
};
