import type { StorySourceInput } from '../../story-source.ts';

/** Stories about Kwanzaa. */
export const kwanzaa: StorySourceInput = {
  id: 'kwanzaa',
  words: ['kwanzaa', 'kinara', 'seven candles', 'nguzo saba', 'umoja'],
  situations: ['wants', 'learn', 'make', 'lost'],
  topic: 'Kwanzaa',
  thing: 'the seven candles',
  home: 'city',
  main: 'cottage',
  indoors: true,
  night: true,
  plots: [
    {
      id: 'the-last-candle',
      titles: ['{L} and the Seven Candles', 'What Is It For?', 'A Candle for Faith'],
      goal: 'say what the candle was for',
      trouble: '{L} did not know what to say about the candle',
      solved: 'all seven candles were alight',
      opener:
        'It was Kwanzaa. In the kinara stood seven candles, three red, one black and three green. Each evening one more was lit, and whoever lit it said what it stands for. On the last evening it was {L+}’s turn.',
      friend:
        '{F+} looked at the list. “Yours is Imani,” said {F}. “That’s faith. What is it?” {L} did not know. You could not see it anywhere.',
      problem:
        'The others had done it so well. For unity they had all held hands. For working together they had washed up. But faith? {L} thought about it for six days and had not one sentence. And tonight everyone was coming.',
      tries: [
        '{L} learned a grand sentence out of a book. It was so long that nobody understood it, not even {L}.',
        '{F} drew faith. It was a yellow blob. “It could be a lemon,” said {F}.',
      ],
      tip: '“When did you do something without knowing if it would turn out well?” asked {G+}. “And who said to you, ’You’ll do it’? Don’t look for a word. Tell us about that.”',
      low: 'The six candles were burning already. {L} sat in front of the seventh, with a dry mouth.',
      turn: '{L} stood up. “In summer I couldn’t swim,” said {L}. “Grandma stood in the water every day and said, ’You’ll do it.’ Grandma knew it before I did. I think that’s Imani.” And a grown-up helped {L} to light the last green candle.',
      done: 'It was quiet. Grandma took {L’s} hand and could not say anything. Then the drum began, and there was sweet potato pie, and they all told of somebody who had believed in them. All seven candles were burning.',
      again: '{L} can swim now. {F} is learning it, and {L} stands in the water, with both arms out.',
      outcomes: [
        {
          asked: ['candle/light/family/sing/drum/dance/story/grandma'],
          done: 'Grandma took {L’s} hand and could not say anything. All seven candles were burning. Then it went round the table, from one to the next: who had believed in whom. The drum began, quite softly, and {told}.',
        },
        {
          asked: [
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'share',
            'party/sleepover/celebrate/celebration/feast',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'play/game/dance/sing/fun/race',
            'best day/time',
          ],
          kinds: ['eats', 'shares', 'party', 'makes', 'gets', 'plays'],
          done: 'Grandma took {L’s} hand and could not say anything. All seven candles were burning. “Then I’ll show it with a pie,” said Grandma after a while, and cut it, sweet potato, seven pieces and one more. So {told}.',
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
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'home'],
          done: 'Grandma took {L’s} hand and could not say anything. “You’ll do it,” said {L}. So Grandma said it after all, in front of everyone, about the water and the summer. All seven candles were burning, and {told}.',
        },
      ],
      helper: { name: 'Auntie Nia', creature: 'elephant' },
      art: {
        'stood seven candles': 'living-room, night: L look curious; many candle',
        'looked at the list': 'living-room, night: F read paper; L think worried; candle',
        'for six days and': 'living-room: L slump worried; calendar, candle',
        'learned a grand sentence': 'living-room: L read book worried; F look worried',
        'It was a yellow blob': 'living-room: F draw drawing-pad(lemon); L peek curious; lemon',
        'Don’t look for a word': 'living-room: G say; L+F look G curious; candle',
        'with a dry mouth': 'living-room, night: L sit worried; many candle, people',
        'In summer I couldn':
          'living-room, night: L tell wave brave; F peek curious; grandmother, green candle',
        'there was sweet potato': 'living-room, night: L hug happy; grandmother, pie, many candle',
        'can swim now': 'pool: L stretch-out happy in water; F swim happy',
      },
    },
  ],
};
