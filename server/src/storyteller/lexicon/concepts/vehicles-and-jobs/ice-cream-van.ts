import type { StorySourceInput } from '../../story-source.ts';

/** Stories about the ice cream van. */
export const iceCreamVan: StorySourceInput = {
  id: 'ice-cream-van',
  words: ['ice cream van/truck/man/cart/seller', 'ice cream stall'],
  situations: ['visit', 'lost', 'deed'],
  topic: 'the ice cream van',
  thing: 'the ice cream van',
  home: 'city',
  main: 'city',
  plots: [
    {
      id: 'the-tune-that-broke',
      titles: ['Ding-a-ling!', '{L} and the Ice Cream Van', 'The Van Without a Tune'],
      goal: 'let everyone know that the ice cream van was there',
      trouble: 'the van had lost its tune, and nobody came',
      solved: 'the whole street knew that the van was there',
      opener:
        'There’s one tune that goes right into your legs. Ding-a-ling-a-ling: the ice cream van! {L+} could hear it through three walls and a pillow. At four o’clock, on every hot day, it came round the corner by the pump. {L} had the coin in one hand.',
      problem:
        'On this day it came, white and pink and very quiet. The tune was broken! “Crk,” it said, “crk.” And since nobody heard it, nobody came out. “I’ve got twelve tubs full,” said the driver. “In an hour they’ll be twelve tubs of soup.”',
      tries: [
        '{L} ran along in front and rang the doorbells. People came to the window, saw nobody, and were cross. By then {L} was four doors further on.',
        [
          'They hooted. Hooting means “Get out of the way!”, and everybody did.',
          '{F} painted a big sign. It was a lovely sign. But those who sit behind closed shutters can’t read signs.',
        ],
        'They tasted a spoonful of each sort, so that it would at least not be wasted. It did not help the van, but you could think better.',
      ],
      tip: '“Nobody ever listened to the van,” said {G+}, from the bench. “They listened for a tune. It doesn’t care what it’s played on. I’ve got half of it in my teeth, when I whistle. Who’s got the rest?”',
      turn: '“Me,” said {L}, and sang the beginning, “ding-a-ling”. {G} whistled the middle. {F} found two spoons and a tub lid, and the driver hit the glasses, each with a different amount of syrup in it. “And now,” called {L}, “once round the pump, and loud!”',
      done: 'One shutter went up, then ten. And then they came: bare feet, wet hair, coins in their fists, and even the lady from number nine, who never comes down. At the bottom of the last tub there was just one cone left over, and that was {L’s}.',
      again: 'The tune was mended by Thursday. But in our street the van turns it off, and they sing.',
      outcomes: [
        {
          asked: [
            'everyone/everybody/all/child/children/they get/have/eat/share ice/cone/lolly',
            'free ice',
            'ice cream everyone/everybody/all',
            'eat ice/cone',
          ],
          done: '“Ding-a-ling,” sang {L}, and the others came in, with spoons and glasses. One shutter went up, then ten, and then came bare feet and wet hair. “Before it’s soup!” called the driver, and opened all twelve tubs, and {told}.',
        },
        {
          asked: [
            'van/tune/music/song/bell work/play/ring/mend/fix/again/back',
            'sing/song',
            'drive/ride van',
          ],
          done: 'They sang and whistled and tapped, once round the pump, and the whole street came out with coins in their fists. The driver didn’t even look for the screwdriver. “Again!” they called from the windows, and {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'One shutter went up, then ten. And then they came, with bare feet and wet hair, and even the lady from number nine brought a chair. Twelve tubs had to be emptied before they were soup, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'One shutter went up, then ten, and then the whole street came. At the bottom of the last tub there was one cone left over. “Nobody could pay me back a tune,” said the driver, and leaned out of the window, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'One shutter went up, then ten, and then they came, with coins in their fists. The spoons tapped, {G} whistled, and {L} sang, “Ding-a-ling!” In the middle of the tune the old loudspeaker said, “Crk,” and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The whole street had come, and in the end the twelve tubs were empty. The white and pink van turned round at the pump. They sang it the tune once more, this time as slowly as a lullaby, and {told}.',
        },
      ],
      art: {
        'goes right into your legs': 'city: L listen happy; ice-cream',
        'the coin in one hand': 'city: L raise coin happy; F jump; van, ice-cream',
        'The tune was broken': 'city: L think worried; F listen worried; van, loudspeaker, ice-cream',
        'rang the doorbells': 'city: L ring bell; F run; door, people',
        'tasted a spoonful of each': 'city: L eat ice-cream; F eat ice-cream; van',
        'listened to the van': 'city: G sit on bench calm; L+F look G curious; van',
        'sang the beginning': 'city: L sing; G blow happy; F clap; van',
        'And now': 'city: L call happy; F drum two spoon happy; van, many glass',
        'One shutter went up': 'city: L eat ice-cream happy; F clap happy; children, van, lady',
        'they sing.': 'city: L+F sing happy; van, people',
      },
    },
  ],
};
