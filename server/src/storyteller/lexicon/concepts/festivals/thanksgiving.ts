import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the feast of thanks. */
export const thanksgiving: StorySourceInput = {
  id: 'thanksgiving',
  words: ['thanksgiving', 'thanksgiving dinner', 'thankful'],
  situations: ['wants'],
  topic: 'the feast of thanks',
  thing: 'the long table',
  main: 'farm',
  plots: [
    {
      id: 'one-more-chair',
      titles: ['One More Chair', 'The Longest Table', '{L}’s Thank-You Feast'],
      goal: 'find a place for everybody at the feast',
      trouble: 'the table was too small for all the guests',
      solved: 'everyone had a place at the long table',
      opener:
        'The corn was in and the pumpkins were orange, and it was time for the feast of thanks. {L+} laid the table: one plate for everyone who lived there.',
      problem:
        'Then came the neighbours. Then came cousins. Then came a traveller who had only seen the light. There was food for all of them, but the table was full.',
      tries: [
        'They moved together, elbow to elbow. Nobody could lift a fork without feeding the one next door.',
        'They put the soup on the stairs, a guest on every step. “Pass the salt!” called the top step. It took a quarter of an hour.',
        'Half of them ate first, while the others watched. Nobody enjoyed that, neither the half that ate nor the half that looked on.',
      ],
      tip: '“A table is only a board with friends at it,” said {G+}. “Look around you. What in this house is flat, and has nothing to do today?”',
      turn: '“The doors!” cried {L}. They took the barn door off its hinges, and the gate, and the old shutters, and laid them in a row from the kitchen right out into the yard.',
      done: 'It was the longest table that anyone had seen. They said what they were thankful for, one after another, all the way down and all the way back. Then they ate.',
      again:
        'That night every door was missing, and it was rather draughty. “I’m thankful for blankets,” said {L}.',
      outcomes: [
        {
          asked: ['thank/thankful/grateful/family/turkey/pie/together/everyone/eat'],
          done: 'It was the longest table that anyone had seen, made of doors, and the traveller sat in the middle of it. They said what they were thankful for, one after another, all the way down and all the way back. Then {told}.',
        },
        {
          asked: [
            'share',
            'party/sleepover/celebrate/celebration/feast',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
          ],
          kinds: ['shares', 'party', 'makes', 'plays', 'gets', 'eats'],
          done: 'It was the longest table that anyone had seen, made of doors, from the kitchen right out into the yard. No elbow touched another one. The pumpkins were passed from end to end, and whoever came late got a shutter. So {told}.',
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
          done: 'It was the longest table that anyone had seen, made of doors. They said what they were thankful for, one after another. “For the light,” said the traveller. “For the barn door,” said {L}. And all the way down {told}.',
        },
      ],
      helper: { name: 'Farmer Root', creature: 'goose' },
      art: {
        'The corn was in': 'farm: L carry plate happy; pumpkin, corn',
        'one plate for': 'kitchen: L carry plate happy; F carry fork; table',
        'came the neighbours': 'kitchen: L wave surprised in doorway; F point surprised; people, door',
        'the table was full': 'kitchen: L think worried; F look surprised; table, people',
        'together, elbow to elbow': 'kitchen: L sit at table worried; F sit at table worried; fork, people',
        'the soup on the stairs': 'hallway: L carry bowl worried; F hold salt-shaker; stairs, people',
        'Half of them ate first': 'kitchen: L slump sad; F eat sad; table, people',
        'a board with friends': 'kitchen: G say; L look G curious; F look G; door',
        'took the barn door': 'farm: L carry door brave; F carry door; gate',
        'The doors': 'kitchen: L point surprised; F startle surprised; door',
        'right out into the yard': 'farm: L push plank brave; F push plank; long-table',
        'was the longest table': 'farm: L eat happy; F eat happy; long-table, people, pumpkin',
        'every door was missing': 'bedroom, night: L lie happy under blanket; bed',
      },
    },
  ],
};
