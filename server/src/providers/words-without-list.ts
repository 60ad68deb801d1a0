/*
 * Words that children's themes begin with and that neither the tagger of `personal-words.ts` nor WordNet's nouns have: without this list
 * they would be taken for names.
 */

/** In the singular, in lower case. */
export const WORDS_WITHOUT_LIST: ReadonlySet<string> = new Set(
  `achoo anime avatar axolotl beatbox beep bigfoot blob bogey boing boo booger boop bubba burrito capybara chipmunk choo chupacabra cosplay
  croc cryptid cutie cyborg doggo doggie doggy dojo doodle drone duckie ducky earwax elfie emoji fart fidget fishie fishy fluffy froggy furby
  gamer geocache gingerbread glittery gnome gooey goblin griffin gryphon guacamole hippogriff horsey horsie huggy icky kaiju karaoke kart
  kitteh kitty kraken kwanzaa leprechaun lolly manga meme meow merfolk merman mermaid meteorite miaow minibeast minifigure minotaur mochi mommy moo
  mummy nappy narwhal ninja nugget oink okapi oopsie orc owie paleontologist pancake pegasus phoenix pinata piñata piggy pixie podcast
  poo poop popsicle postie potty preschooler puppet quack quesadilla quokka ramen ribbit robot scooter scrunchie selfie slime smelly smoothie
  snot snuggle spaceman splat squishy stepbrother stepdad stepmum stepsister sticky stinky stuffie sushi taco teddy tiktok toot trampoline
  troll tummy tutu ufo unicat velociraptor veggie whoopee whoosh wifi woof wobbly yak yeti yippee youtube yucky yummy zap zombie zoom`.split(
    /\s+/,
  ),
);

/** Kinds that are named by their endings: `spinosaurus`, `pteranodon`, `merpeople`. */
export const KIND_ENDING = /(saur|saurus|raptor|ceratops|odon|dactyl|corn|pus|folk|people|mobile|copter)s?$/;
