import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the tooth fairy. */
export const toothFairy: StorySourceInput = {
  id: 'tooth-fairy',
  words: [
    'tooth fairy',
    'tooth under pillow',
    'tooth fairy forget/forgot',
    'tooth fairy’s night',
    'coin under the pillow',
  ],
  situations: ['deed', 'visit', 'lost', 'forgets', 'absence', 'question'],
  topic: 'the tooth fairy',
  thing: 'the tooth in the glass',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  night: true,
  plots: [
    {
      id: 'still-there-in-the-morning',
      titles: ['Dear Tooth Fairy', 'Still There!', '{L} and the Night Post'],
      goal: 'find out why the tooth fairy had not come',
      trouble: 'the tooth still lay under the pillow in the morning',
      solved: 'the tooth fairy had come after all',
      opener:
        'In the evening it lay under {L’s} pillow, washed and wrapped in a bit of silver paper: the tooth. {L+} had left the window open by a hand’s width and had moved the bear, so that nobody would fall over it.',
      problem:
        'In the morning {L} reached under the pillow. There was something hard and small! It was the tooth. It lay there just as in the evening. No coin, no letter, not one crumb of glitter. “I’ve been forgotten,” said {L}, very quietly. Others had always been fetched at once.',
      tries: [
        '{L} put the tooth on top of the pillow, where nobody could miss it, with an arrow made of socks. In the morning {L} had three socks in bed, and a tooth in one ear.',
        [
          '{L} stayed awake, to call out “Here!” At a quarter past nine {L} closed both eyes, just to rest them. Then it was seven.',
          '{F} hung up a lamp in the window. Nineteen moths came, and they were not interested in teeth.',
        ],
        'They looked for the fairy in the telephone book, under T and under F. There was a Mr Fairley, who sells carpets.',
      ],
      tip: '“Do you know how many teeth fell out on Tuesday?” asked {G+}, who works nights as well. “It was apple day. Nobody’s forgotten you. But has anybody ever left something up there for the journey?”',
      turn: '{L} took the best paper. “Dear Tooth Fairy,” wrote {L}, “I know that you’ve got a lot to do. It doesn’t have to be today. Here’s a biscuit. Yours, {L}.” And {L} put the letter and the tooth beside the window, and slept.',
      done: 'In the morning the tooth was gone, and the biscuit too! There lay a coin, and a letter, not bigger than a stamp, in writing like ants: “Sorry! Wind from the front, 4,112 teeth, and one wing wet. Nobody has ever asked before. It was a very good biscuit.”',
      again: 'The next one wobbles already. {L} has put some flour and sugar aside, in good time.',
      outcomes: [
        {
          asked: ['fairy/coin/money/letter/come/bring/leave/pound/gold/note'],
          done: '{L} put the letter and the biscuit beside the window, and slept. In the night something rustled, no louder than a moth. That was how {told}. “Wind from the front, 4,112 teeth,” it said in writing like ants. “It was a very good biscuit.”',
        },
        {
          asked: ['see/meet/fly/wing/friend/ride/catch/invite'],
          done: 'In the night something rustled beside the window. The biscuit was lifted at one end. {L} opened one eye and kept quite still. “Sorry,” whispered somebody no bigger than a spoon. “4,112 teeth, and nobody has ever asked before.” And {told}.',
        },
        {
          asked: [
            'party/sleepover/celebrate/celebration/feast',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
          ],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'In the morning the tooth was gone, and the biscuit too! There lay a coin, and a letter, not bigger than a stamp: “Sorry! 4,112 teeth, and one wing wet. It was a very good biscuit.” For the next tooth they practised the recipe, and {told}.',
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
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'gets'],
          done: 'In the morning the tooth was gone, and the biscuit too! There lay a coin, and a letter, not bigger than a stamp, in writing like ants: “Sorry! Wind from the front, 4,112 teeth. Nobody has ever asked before.” {L} read it out, and {told}.',
        },
      ],
      art: {
        'in a bit of silver': 'bedroom, night: L hold tooth happy; bed',
        'the window open by': 'bedroom, night: L carry teddy happy; curtain, moon',
        'I’ve been forgotten': 'bedroom, morning: L hold tooth sad; bed',
        'an arrow made of socks': 'bedroom, morning: L sit sad in bed; many sock, tooth',
        'in the telephone book': 'living-room: L+F read worried at table; phone',
        'It was apple day': 'bedroom, evening: G speak calm; L think biscuit curious; calendar',
        'took the best paper': 'bedroom, evening: L write happy at table; biscuit, tooth',
        'beside the window, and slept': 'bedroom, night: L sleep calm in bed; letter, biscuit, tooth',
        'and the biscuit': 'bedroom, morning: L raise coin proud; letter',
        'the tooth was gone, and': 'bedroom, morning: L raise coin proud; letter',
        'some flour and sugar aside': 'kitchen: L hold flour happy; biscuit',
      },
    },
    {
      id: 'the-tooth-has-moved',
      titles: ['The Tooth Has Moved', '{L} and the Fairy’s Address', 'A Card for the Tooth Fairy'],
      goal: 'tell the tooth fairy where the tooth was',
      trouble: 'the tooth fairy did not know where the tooth was',
      solved: 'the tooth fairy had found the right pillow',
      opener:
        'There was a strange ceiling, a strange lamp and a strange pillow: {L+} was staying with Aunt Olive for a week. On the very first evening, in a bread roll, the tooth came out!',
      friend:
        '{F+} was staying there as well, and slept on the sofa bed. “Put it under your pillow,” said {F}. “Then the tooth fairy will fetch it.” {L} did so, and was asleep before the clock struck nine.',
      problem:
        'In the morning the tooth was still there. There was no coin, only a crumb of bread roll. {L} sat up. “This isn’t my bed,” said {L}. “The tooth fairy is at our house, looking under an empty pillow!”',
      tries: [
        'In the evening they called out of the window as loudly as they could, “We’re here!” An owl answered, and after that the neighbour.',
        '{L} laid an arrow of spoons on the lawn, pointing at the house. In the night a hedgehog walked through it. In the morning the arrow pointed at the shed.',
        'They turned on all the lamps, so that the house could be seen from far away. The moths were delighted. The tooth stayed where it was.',
      ],
      tip: '“When people move, they send the post office a card with the new address,” said {G+}, the night postman. “The fairies have a post office as well. But they’re small, so write in small letters. They don’t read house numbers. Put in what they can see in the dark.”',
      low: '{L} looked out into the dark, to find out what could be seen there. There was the white gate, and the pear tree, and a round window with a lamp in it.',
      turn: '{L} took a card that was no bigger than a thumbnail, and the sharpest pencil. “Dear Tooth Fairy,” wrote {L}, “my tooth has moved. White gate, pear tree, round window, second pillow.” {L} hung it from the pear tree on a silver thread, and put the tooth under the pillow.',
      done: 'In the morning {L} reached under the pillow. There was a coin, and it was still cool from the night! The card lay beside it, with a stamp as small as a poppy seed. “Address found,” it said. “I was at your house. The bed there was very tidy.”',
      again:
        'At home {L} hung up a new card: “I’m back.” The next tooth is already a bit loose, and knows where it lives.',
      outcomes: [
        {
          asked: ['fairy/coin/money/letter/come/bring/leave/pound/gold/note'],
          done: 'White gate, pear tree, round window, second pillow: it was all on the card. In the night the silver thread gave a tinkle, and {told}. “Address found,” it said on the card in the morning. “I was at your house. The bed there was very tidy.”',
        },
        {
          asked: ['see/meet/fly/wing/friend/ride/catch/invite'],
          done: 'In the night the silver thread gave a tinkle. {L} opened one eye. Somebody no bigger than a spoon was reading the card in the pear tree, aloud, with one finger. “White gate. Round window. Ah!” And {told}.',
        },
        {
          asked: [
            'party/sleepover/celebrate/celebration/feast',
            'eat/cake/pizza/picnic/feast/breakfast/lunch/dinner/supper/pancake/snack/treat/biscuit/cookie/chocolate/cocoa/tea/lolly/sandwich/lemonade/juice/milk/soup/watermelon/popcorn/sweet/fruit/honey/jam/pie/bread/toast/bake/drink',
            'ice cream',
            'play/game/dance/sing/fun/race',
            'best day/time',
            'share',
          ],
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'In the morning there was a coin under the pillow, still cool from the night! “Address found,” it said on the card. “The bed there was very tidy.” Aunt Olive read it three times, forgot the toast, and began on something better. So {told}.',
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
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
          ],
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'friends', 'team', 'says', 'gets'],
          done: 'In the morning there was a coin under the pillow, still cool from the night! “Address found,” it said on the card. “I was at your house. The bed there was very tidy.” {L} blew through the gap for joy, and {told}.',
        },
      ],
      helper: { name: 'Mr Dusk', creature: 'bat' },
      art: {
        'in a bread roll': 'kitchen, evening: L raise tooth surprised; bun',
        'on the sofa bed': 'bedroom, night: L sit happy in bed; F point happy; tooth',
        'This isn’t my bed': 'bedroom, morning: L sit surprised in bed tooth',
        'of the window as loudly': 'bedroom, night: L+F call brave; owl, curtain',
        'an arrow of spoons': 'garden, night: L crouch worried; many spoon, hedgehog',
        'turned on all the lamps':
          'bedroom, night: L look worried; F look worried; many lamp, many butterfly',
        'the night postman': 'garden, night: G show card calm wearing bag; L listen curious',
        'looked out into the dark': 'garden, night: L look curious; white gate, tree',
        'no bigger than a thumbnail': 'bedroom, night: L write happy at table; small card',
        'from the pear tree on': 'garden, night: L hang card happy; pear, tree',
        'bed there was very tidy': 'bedroom, morning: L hold coin happy; F cheer; card',
        'cool from the night': 'bedroom, morning: L hold coin happy; F cheer; card',
        'I’m back': 'garden: L hang card happy; tree',
      },
    },
  ],
};
