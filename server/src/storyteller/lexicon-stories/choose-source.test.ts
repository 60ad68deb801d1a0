import { expect, it } from 'vitest';
import { readTheme } from '../theme/read-theme.ts';
import { chooseSource } from './choose-source.ts';

it.each([
  // What the speaker finds is told by finding its owner, wherever it was.
  ['I found a silver whistle at the beach', 'own-find'],
  ['we found a mitten', 'own-find'],
  // A concept that never mentions the word is only near it.
  ['airport', 'known-thing'],
  ['street sweeper', 'any-vehicle'],
  ["beekeeper's apprentice", 'any-person'],
  // What is said first is told, not where it is.
  ['the tram in the snow', 'any-vehicle'],
  ['picnic in the rain', 'picnic-in-the-rain'],
  // What a child is ashamed of is neither a riddle nor a skill.
  ['Emil sometimes wets the bed and is embarrassed about it.', 'wet-bed'],
  ['nibbling fingernails', 'habits'],
  ['Kofi is the only child with brown skin in his group and asked me why.', 'the-way-i-look'],
  ['a new pair of hearing aids', 'hearing-aids'],
  ['a girl who picks her nose', 'habits'],
  ['He has a lisp and the others copy him', 'stutter'],
  ['Ibrahim eats nothing but pasta without sauce.', 'picky-eater'],
  ['She still needs her dummy at night and we would like to say goodbye to it.', 'giving-up-the-dummy'],
  // What stands before or behind the noun of a title is not what it is about.
  ['a space station dentist', 'dentist'],
  ['a bakery under the sea', 'bakery'],
  ['football against teachers', 'football'],
  ['a wheelchair race', 'wheelchair'],
  ['camping on the moon', 'camping'],
  ['crossing the river', 'rivers'],
  ['stuck in the mud', 'mud'],
  // How somebody looks is what their story is about, unless they all look so.
  ['a polka dot horse', 'somebody-is'],
  ['a glow in the dark cat', 'somebody-is'],
  ['a blue whale', 'whale-and-fish'],
  // What somebody would rather do is a wish, and what is missing from a birthday is missing.
  ['a princess who would rather be a knight', 'somebody-in-role'],
  ['I would rather stay home than go to the party', 'not-willing'],
  ['a birthday without cake', 'none-left'],
  ['only I can see the fairy', 'imaginary-friend'],
  // What is done names nobody.
  ['fishing at dawn with Grandpa', 'going-fishing'],
  // The adjective of a thing is not what it is about.
  ['the silly scissors', 'scissors'],
  // One word of a concept is less than what the theme says.
  ['our dad cooks a dinner nobody likes', 'dad-cooks'],
  ['how do birds know where to fly in winter', 'find-out'],
  // What a grown-up says of the child.
  ['my son is scared of getting wet', 'afraid-of'],
  ['our daughter cries when we leave her at nursery', 'goodbye-at-nursery'],
  ['she hates having her nails cut', 'nail-cutting'],
  // What is said is told, not who says it; and to whom something happens.
  ['my brother says there is a crocodile under my bed', 'animal-visitor'],
  ['on the first day of winter the pond freezes and the ducks slip', 'somebody-does'],
  // A phrase within a longer one finds nothing by itself.
  ['looking after the school guinea pig over the holidays', 'class-pet'],
  ['Mum is having a baby and I get a new bed', 'new-baby'],
  // One animal is no other, and what a llama does is no grief of a family.
  ['bringing the lost hedgehog to the animal rescue', 'hedgehogs'],
  ['there was a llama and she moved into our bathroom', 'animal-visitor'],
  // A concept that two words of a theme name knows more than a general plot; a club is about what is done there.
  ['a wobbly tooth that falls out in an apple', 'loose-tooth'],
  ['joining a football club as the only girl', 'football'],
  ['slime that gets bigger and bigger', 'slime'],
  ['two mums and a picnic where everything goes wrong', 'picnic-goes-wrong'],
  // What a concept has to do with a theme is more than one of its words.
  ['a pea rolled off my plate and went all the way to London', 'somebody-does'],
  ['jealousy of a big sister’s swimming trophies', 'jealousy'],
  ['her best friend Chloe is moving to Canada', 'friend-moves-away'],
  ['a stallholder is given far too much money by mistake', 'honesty'],
  ['the shopkeeper gave me too much change', 'honesty'],
  ['My son Leo won’t tidy up his bricks', 'tidying'],
  ['we found a purse and nobody knows whose it is', 'honesty'],
  // Nobody is astonished by people.
  ['Freya came home from nursery with nits', 'lice'],
  ['a boy who uses a wheelchair wants to come on the class trip', 'wheelchair'],
  // One word of a longer request is not what it is about.
  ['Pigs that want to fly', 'somebody-wants'],
  ['Stinky cheese', 'known-food'],
  ['building a blanket fort', 'blanket-den'],
  ['I have a pet snail and he is super fast', 'snail'],
  ['hearing impaired children', 'deaf-or-blind'],
  ['Thunder scares our dog', 'thunderstorm'],
  // Its own words are the concept's.
  ['the lighthouse', 'lighthouse'],
  ['night market', 'markets'],
  // A concept that is the whole theme comes before a row of facts and before a story of any two animals.
  ['Bees and other pollinators', 'pollination'],
  ['Camouflage', 'camouflage'],
  ['letter A', 'known-topic'],
  ['going to the dentist', 'dentist'],
])('%s is told by %s', (theme, source) => {
  expect(chooseSource(readTheme(theme), 'plain')?.id).toBe(source);
});
