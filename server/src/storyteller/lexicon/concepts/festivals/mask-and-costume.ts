import type { StorySourceInput } from '../../story-source.ts';

/** Stories about dressing up. */
export const maskAndCostume: StorySourceInput = {
  id: 'mask-and-costume',
  words: ['costume', 'dress up', 'dressing up', 'fancy dress', 'mask', 'make mask', 'disguise'],
  situations: ['make', 'learn', 'newcomer'],
  topic: 'dressing up',
  thing: 'the costume',
  home: 'cottage',
  main: 'village',
  plots: [
    {
      id: 'nine-dragons',
      titles: ['What Shall {L} Be?', 'The Costume', 'Nine Dragons and a Teapot'],
      goal: 'find a costume like nobody else’s',
      trouble: '{L} had no costume yet',
      solved: 'nobody else had a costume like {L’s}',
      opener:
        'There was a box with hats, scarves, one wing and a beard. {L+} stood in front of it in socks. “What shall I be?” In an hour the parade would begin.',
      problem:
        'A dragon, of course! {L} put on the green blanket. Then {L} looked out of the window. Down there went a dragon. And another. Nine dragons! And all of them had better tails.',
      tries: [
        '{L} put on everything from the box at once. Now {L} was something with a beard and one wing, that could not see.',
        '{F} made {L} a mask out of paper, and cut the eyes where the ears are. It was a good mask for somebody else.',
        '{L} tried to be a ghost. The sheet had ducks on it. “Boo,” said the ducks.',
      ],
      tip: '“You’re looking for the most splendid thing,” said {G+}. “They all do. That’s why there are nine dragons. Take the thing that you like best, and that no one thinks of.”',
      turn: '{L} shut both eyes and thought. What did {L} like best? The moment when the tea is poured, when it steams and gurgles! “I’ll be a teapot,” said {L}. A cushion in front, one arm for the handle, one arm for the spout, and the saucepan lid for a hat.',
      done: 'In the parade came nine dragons. Everybody clapped. Then came a teapot, bent over at the corner, and gurgled. First it was quiet, and then they cheered so loudly that the lid rattled. “Pour again!” they shouted.',
      again: 'The next year there were six teapots. {L} went as a tram.',
      outcomes: [
        {
          asked: ['win/prize/best/costume/contest/competition'],
          done: 'In the parade came nine dragons. Everybody clapped. Then came a teapot, bent over at the corner, and gurgled. They cheered so loudly that the lid rattled. “Pour again!” called the judges, who were thirsty, and {told}.',
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
          done: 'In the parade came nine dragons. Then came a teapot, bent over at the corner, and gurgled. “Pour again!” they shouted. After a while it made all of them think of tea, the nine dragons too, and {told}.',
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
          done: 'In the parade came nine dragons. Everybody clapped. Then came a teapot, bent over at the corner, and gurgled. First it was quiet, and then the dragons began it, all nine, with their splendid tails. And {told}.',
        },
      ],
      art: {
        'one wing and a beard': 'bedroom: L look curious; box, hat, scarf',
        'the parade would begin': 'bedroom: L hold hat worried; F point worried; box, clock',
        'put on the green blanket': 'bedroom: L look sad at sky; F look worried; many dragon',
        'had better tails': 'city: L slump sad; F think worried; many dragon',
        'everything from the box': 'bedroom: L walk worried wearing hat; F laugh; scarf, box',
        'the eyes where the ears': 'bedroom: F hold mask paper ashamed; L think worried; scissors',
        'tried to be a ghost': 'bedroom: L raise worried under blanket; F laugh; duck',
        'the most splendid thing': 'bedroom: G say; L+F look G curious; dragon',
        'thought. What did': 'bedroom: L think teapot happy; F clap happy; box',
        'I’ll be a teapot': 'bedroom: L stretch-out happy; F give cushion; pot-lid, teapot',
        'came a teapot, bent over': 'city: L bow proud; F cheer; teapot, dragon, people',
        'there were six teapots': 'city: L wave happy; F laugh; many teapot',
      },
    },
  ],
};
