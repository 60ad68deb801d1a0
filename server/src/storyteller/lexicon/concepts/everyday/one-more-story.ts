import type { StorySourceInput } from '../../story-source.ts';

/** Stories about one more story at bedtime. */
export const oneMoreStory: StorySourceInput = {
  id: 'one-more-story',
  words: [
    'one more story',
    'one more story please',
    'just one more story',
    'another story',
    'one more book',
    'bedtime story',
    'bedtime stories',
    'read one more',
    'five more minutes',
    'one more kiss',
    'one more glass of water',
    'stall/stalling bedtime',
  ],
  situations: ['wants', 'refuses', 'reluctant', 'cannot', 'learn', 'deed', 'trait', 'own-wish'],
  topic: 'one more story',
  thing: 'the book',
  home: 'cottage',
  main: 'cottage',
  indoors: true,
  night: true,
  plots: [
    {
      id: 'the-story-that-goes-on-inside',
      titles: ['One More Story', 'Just One More!', '{L} and the Last Page'],
      goal: 'go to sleep after the last story',
      trouble: 'after every story {L} wanted one more',
      solved: '{L} was telling the story in bed, and fell asleep',
      opener:
        '“And they all lived happily in the teapot,” read {G+}. “The end.” The book went shut. {L+} lay in bed with eyes like lamps. “One more,” said {L}.',
      friend:
        'There was one more. Then there was one more after that, because it was so short. {F+} was lying at the foot of the bed and had fallen asleep in the second one, and was dreaming of teapots.',
      problem:
        '“That was the last one now, {L},” said {G}, who was hoarse. But when the book was shut, it was so suddenly over. The dragon was gone, the sea was gone. There was only the room, and it was night. “One more! Only a very thin one!”',
      tries: [
        '{L} fetched the thinnest book there was. It was about a button. After that {L} was just as awake as before, and knew a lot about buttons.',
        '{L} asked for a glass of water. And a kiss, and one for the bear. And what is under the sea? The clock went on to nine.',
        '{L} wanted to look at the pictures alone, under the blanket. But a picture that nobody reads out is only half a picture.',
      ],
      tip: '“A story isn’t over when the book’s shut,” said {G}. “That’s only where the writer stopped. The rest is in you. Shut your eyes, choose somebody out of it, and ask what they’re doing now. I used to do that with my bear.”',
      low: '{L} pulled the blanket up. {L} didn’t quite believe it. But the voice really was very hoarse, and it had read all those stories, and with all the different voices.',
      turn: '{L} shut both eyes. Who would it be? “The dragon,” said {L}. It was standing on a beach. It had sand between its toes. “It wants to go to bed, too,” {L} told the bear. “But first it has to look for its slippers. One of them’s in the sea.”',
      done: 'The dragon looked behind the rocks. It looked in the shell. The waves came and went, and came and went. “And then,” said {L}, “and then it lies down, and …” The bear waited. But there came no more words. There came only breathing, as even as the waves.',
      again:
        '“Where was the slipper?” {G} asks at breakfast. {L} always knows how it went on. Some mornings the story is better than the book.',
      outcomes: [
        {
          asked: ['asleep/sleep/dream/bed'],
          done: 'The dragon looked behind the rocks. It looked in the shell. The waves came and went, and came and went. “And then,” said {L}, “and then it lies down, and …” The bear waited. But there were no more words, for {told}.',
        },
        {
          asked: ['story/stories/read/book/more/again'],
          done: '“And then,” said {L} to the bear, “it looks in the shell.” The waves came and went. {G} in the doorway took the book under one arm and listened, very quietly, because this one wasn’t in there. So {told}, and the clock did not strike.',
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
            'stay',
            'medal/sticker/badge/prize/reward/present/gift/certificate/award/trophy',
            'clap/cheer/applaud',
            'team/together',
          ],
          kinds: ['hugs', 'laughs', 'happy', 'friends', 'says', 'stays', 'gets', 'claps', 'team'],
          done: 'The dragon looked behind the rocks. It looked in the shell. The waves came and went. “And then,” said {L}, “it finds the slipper.” {G} had not gone yet. There was one thing left to do in the dark, and {told}.',
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
          ],
          kinds: ['eats', 'plays', 'party', 'shares', 'makes', 'home'],
          done: 'The dragon looked behind the rocks. It looked in the shell, and there was the slipper. The waves came and went. “And then,” said {L}, slower and slower, “they all go back to the teapot.” And in the teapot {told}.',
        },
      ],
      helper: { name: 'Grandpa Page', creature: 'man' },
      art: {
        'lived happily in the teapot': 'bedroom, night: G read happy; L look happy in bed',
        'fallen asleep in the second': 'bedroom, night: L clap happy in bed; F sleep; book',
        'That was the last one': 'bedroom, night: G hold book sleepy; L reach-up worried in bed',
        'the thinnest book there was': 'bedroom, night: L give small book happy; button',
        'a glass of water. And': 'bedroom, night: L drink happy in bed; teddy, clock',
        'under the blanket. But': 'bedroom, night: L read sad under blanket; torch',
        'over when the book': 'bedroom, night: G speak calm; L listen curious in bed; book',
        'didn’t quite believe it': 'bedroom, night: L look worried under blanket; book',
        'standing on a beach': 'bedroom, night: L think dragon happy teddy in bed',
        'The waves came and went': 'bedroom, night: L sleep teddy calm in bed; moon',
        'Where was the slipper': 'kitchen, morning: G drink curious at table; L tell dragon happy',
      },
    },
  ],
};
