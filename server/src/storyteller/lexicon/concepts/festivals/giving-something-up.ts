import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Lent and doing without something. */
export const givingSomethingUp: StorySourceInput = {
  id: 'giving-something-up',
  words: [
    'giving something up',
    'lent',
    'for lent',
    'during lent',
    'what is lent',
    'give/giving up something',
    'give/giving up sweets',
    'do/doing without',
    'doing without sweets',
    'ash wednesday',
    'fasting from sweets',
    'no sweets for a week',
    'a week without screens',
    'forty days',
  ],
  situations: ['learn', 'value', 'make', 'question', 'wants', 'reluctant'],
  topic: 'doing without something',
  thing: 'the jar on the shelf',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  plots: [
    {
      id: 'the-jar-that-got-full',
      titles: ['The Jar on the Shelf', '{L} Does Without', 'Until Easter'],
      goal: 'do without sweets until Easter',
      trouble: '{L} thought of nothing but sweets',
      solved: 'the jar was full of something else',
      opener:
        'In the weeks before Easter some families give something up. It’s called Lent, and it takes forty days. “I’ll give up sweets,” said {L+}. It was easy to say, for there was a pancake in {L’s} mouth.',
      friend:
        '{F+} was going to do it as well. They put all their sweets into a big jar, screwed down the lid, and stood it on the top shelf. On the calendar they crossed out the first day.',
      problem:
        'On the second day {L} could hear it rustling. On the third day the jar seemed to look down. {L} thought of caramels while reading, while counting, and while going to sleep. It was only the third day.',
      tries: [
        'They hung a cloth over the jar. Now there was a ghost on the shelf, with sweets in it.',
        '{L} took one out, only to look at it. A moment later only the paper was left, and {L} was not even glad.',
        '{F} said, “Don’t think of sweets.” It was like saying, “Don’t think of a blue cow.”',
      ],
      tip: '“You’ve made a hole,” said {G+}, “and now you sit at the edge and look in. Giving up isn’t for having a hole. It’s to make room. What could go in, that there was never time or money for?”',
      low: 'It was raining. {L} looked up at the shelf, and from there everything looked down, red and green and gold.',
      turn: '{L} fetched a second jar, an empty one. “Each time I’d like something sweet,” said {L}, “I’ll do something good instead, and a pebble goes into this.” The first one was for reading to Grandpa. The second one was for the birds.',
      done: 'Soon it clinked every day. {F} put in the money from the kiosk. When it was Easter, there were a hundred and six pebbles and eleven coins in it. With the coins they bought food for the animal shelter. They had nearly forgotten the top shelf.',
      again:
        'On Easter Sunday they screwed open the first jar. The caramel was wonderful. One each was enough, and the second jar was going to stay.',
      outcomes: [
        {
          asked: ['easter/egg/chocolate/sweet/caramel/jar/eat/cake'],
          done: 'When it was Easter, there were a hundred and six pebbles in the second jar. They took the first one from the top shelf, where it had stopped looking down, and screwed it open. One each was enough. So {told}.',
        },
        {
          asked: ['money/give/charity/donate/animal/help/poor/others/buy'],
          done: 'When it was Easter, there were a hundred and six pebbles and eleven coins in the second jar. They tipped it out on the table and counted. “What was there never any money for?” asked {L}. They knew it at once, and {told}.',
        },
        {
          asked: [
            'party/sleepover/celebrate/celebration/feast',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['party', 'plays', 'shares', 'makes', 'gets'],
          done: 'Soon it clinked every day. When it was Easter, there were a hundred and six pebbles in the second jar, and eleven coins. Grandpa remembered nearly all the pebbles, because of the stories. They sat down beside the jar, and {told}.',
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
          done: 'Soon it clinked every day. When it was Easter, there were a hundred and six pebbles in the second jar. They put both jars side by side on the table, the red and green one and the grey one. “That’s mine,” said {L} to the grey one, and {told}.',
        },
      ],
      helper: {
        name: 'Sister Clara',
        creature: 'woman',
      },
      art: {
        'It was easy to say': 'kitchen: L eat pancakes happy; calendar',
        'screwed down the lid': 'kitchen: F hold jar; L reach-up; shelf, sweets',
        'the jar seemed to look down':
          'kitchen: L look-up sad; F point worried; jar on shelf, shelf, calendar',
        'hung a cloth over the jar': 'kitchen: L think worried; F hang cloth; shelf',
        'only the paper was left': 'kitchen: L hold paper ashamed; jar, sweets',
        'Don’t think of sweets': 'kitchen: F say; L think sweets sad; jar',
        'You’ve made a hole': 'kitchen: G say; L+F look G curious; jar',
        'everything looked down': 'kitchen, rain: L look-up sad; F look sad; jar on shelf, shelf',
        'fetched a second jar': 'kitchen: L hold empty-jar brave; F hold pebble; grandfather',
        'bought food for the animal': 'kitchen: L hold jar proud; F hold coin; many pebble, dog',
        'One each was enough': 'kitchen: L eat sweets happy; F eat sweets happy; jar',
      },
    },
  ],
};
