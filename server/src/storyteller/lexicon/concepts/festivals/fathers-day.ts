import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Father's Day. */
export const fathersDay: StorySourceInput = {
  id: 'fathers-day',
  words: ['father day', 'fathers day', 'father’s day', 'present for dad/daddy/papa'],
  situations: ['make', 'wants', 'own-wish', 'visit', 'learn', 'deed'],
  topic: 'Father’s Day',
  thing: 'the present',
  creature: 'dad',
  main: 'cottage',
  plots: [
    {
      id: 'a-day-of-tickets',
      titles: ['A Book of Tickets', 'Father’s Day', 'Good for One Walk'],
      goal: 'find a present for {S} on Father’s Day',
      trouble: 'everything in the shop cost too much',
      solved: '{S} had the best present of all',
      opener:
        'Tomorrow was Father’s Day. {L+} emptied a purse on the bed and counted: two coins, a button and a ticket from the bus.',
      friend:
        '{S} was in the garden, singing, and could not see them. “What does {S} like best?” asked {L} quietly.',
      problem:
        'In the shop window there were watches, ties and a drill. They cost more than {L} would have by the time school was over. “{S} has a tie,” said {L}, “and never wears it.”',
      tries: [
        '{L} painted a stone. It was a fine stone. But {S} already had four of them, from other years.',
        '{L} wanted to bake a cake in secret. But a cake can be smelled all over the house.',
      ],
      tip: '“Ask yourself when {S} laughs,” said {G+} over the fence. “I’ve got six children. The drill I forgot, and the tie as well. What I remember is an afternoon in a boat.”',
      low: '{L} thought about that. {S} laughed at the pond, and with both feet in the sand, and when somebody read aloud in a silly voice. You can’t buy that in a shop.',
      turn: 'And the ticket from the bus was still on the bed. {L} took small pieces of paper and wrote on each: “Good for one walk to the pond.” “Good for one story, read by me.” “Good for one breakfast.” Then {L} made a little book of them.',
      done: 'In the morning the little book lay beside the cup. {S} read every page, and then read every page again, and had to look out of the window for a moment. “Can I use one now?” asked {S}, and tore out the pond.',
      again:
        'They were gone till supper. There are eleven tickets left. {S} carries them in one pocket, and sometimes takes them out, only to look.',
      outcomes: [
        {
          asked: [
            'dad/daddy/father/papa/he happy/love/cry/hug/smile/proud/surprise/laugh/like/best/surprised/breakfast',
          ],
          done: 'In the morning the little book lay beside the cup. {S} read every page, and then every page again, and had to look out of the window for a moment. {L} waited with both hands behind the back. And {told}.',
        },
        {
          asked: [
            'play/game/dance/sing/fun/race',
            'best day/time',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'party/sleepover/celebrate/celebration/feast',
            'share',
            'home',
            'make/find/get/meet/have/stay/remain/new/best/good/always/become/forever friend',
          ],
          kinds: ['plays', 'eats', 'party', 'shares', 'makes', 'home', 'friends'],
          done: 'In the morning the little book lay beside the cup. {S} read every page, twice, and had to look out of the window for a moment. “Can I use one now?” asked {S}, tore out the pond, and took both coats off the hook. So {told}.',
        },
        {
          asked: [
            'hug/cuddle/kiss/snuggle',
            'make up',
            'laugh/giggle/grin',
            'clap/cheer/applaud',
            'brave/bravely/proud/proudly/confident/happy/happily/smile/glad/joy/joyful/delighted/pleased',
            'not/isn/isn’t/aren/aren’t/no/never/stop/anymore/longer/overcome/lose/without/nobody scared/scare/afraid/frightened/fear/nervous/worried/worry/shy/ashamed/embarrassed/angry/cross/mad/upset/cry/lonely/alone/sad',
            'team/together',
            'thank/thanks',
            'sorry/apologise/apologize/forgive',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'sleep/asleep/bed/snore',
            'stay',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'team', 'says', 'gets', 'sleep', 'stays'],
          done: 'In the morning the little book lay beside the cup. “Good for one story, read by me,” read {S}. “In a silly voice?” “In the silliest,” said {L}. {S} had to look out of the window for a moment, and then {told}.',
        },
      ],
      object: 'letter',
      helper: { name: 'Mr Otter', creature: 'otter' },
      art: {
        'emptied a purse on': 'bedroom: L hold purse worried; two coin, button, ticket',
        'was in the garden, singing': 'garden: S sing; L whisper curious; F listen',
        'In the shop window': 'city: L look sad at sky; F point worried; watch',
        'painted a stone': 'garden: L paint stone; F peek curious; many stone',
        'bake a cake in secret': 'kitchen: L stir worried; F sniff; cake',
        'over the fence.': 'garden: G say; L think boat curious; F look G; fence',
        'thought about that': 'bedroom: L think pond happy; F clap happy; book',
        'wrote on each': 'bedroom: L write ticket happy; F cut',
        'had to look out of the window': 'kitchen, morning: S read book happy; L look happy; cup',
        'were gone till supper': 'river: L walk happy; S hold ticket happy; pond, duck',
      },
    },
  ],
};
