import { species } from './species.ts';

const SKIN = '#F3C7A8';
/** Beings of tales, and people of a trade that is known by its clothes. */
export const FANTASY = {
  yeti: species('monster', 'abominable_snowman snow_monster', '#EEF2F8 #FFFFFF #A8B4CC #BFD4EA', [
    'skull-round',
    'shaggy',
    'nose-ape',
    'fangs',
    'tail-none',
  ]),
  bigfoot: species('monster', 'sasquatch big_foot wookiee', '#8A5E44 #C99A74 #55392E #B98A68', [
    'skull-round',
    'shaggy',
    'nose-ape',
    'tail-none',
  ]),
  cyclops: species('monster', '', '#7FA8C8 #E4EEF4 #4A7098 #F6D08A', [
    'skull-round',
    'horns-short',
    'fangs',
    'tail-none',
  ]),
  troll: species('monster', 'ogre orc', '#8FAE6A #CFDCA4 #5A7440 #E8D9BC', [
    'skull-wide',
    'ears-goblin',
    'nose-big',
    'teeth-up',
    'tail-none',
    'hair-tuft',
  ]),
  goblin: species('alien', 'gremlin imp hobgoblin', '#8CBF5F #D6E6A8 #567F3A #D9C08A', [
    'skull-narrow',
    'ears-goblin',
    'nose-big',
    'fangs',
    'tail-none',
  ]),
  demon: species('monster', 'devil', '#D9574A #F6C0A8 #98323C #F2C65C', [
    'skull-round',
    'horns-short',
    'fangs',
    'tail-dragon',
  ]),
  gargoyle: species('dragon', '', '#9A9AA8 #C4C4CE #64647A #B0B0BC', ['ears-pointed']),
  pegasus: species('horse', 'winged_horse flying_horse', '#FBF6F2 #FFFDF8 #C9C4DC #B9A3E3', []),
  hydra: species('dragon', '', '#6FA88C #F0ECC4 #3F7460 #E8B04E', []),
  cerberus: species('dog', '', '#5A5068 #B9A8B4 #3A3348 #C9746A', []),
  kraken: species('octopus', 'squid cuttlefish cthulhu', '#C96A74 #F6CFC4 #8A3F54 #F0A890', ['crest-squid']),
  egyptian_mummy: species('child', 'mummified pharaoh_mummy', '#EADFC8 #F6EEDC #B9A98A #D9CBAE', [
    'bandages',
  ]),
  zombie: species('child', '', '#A8C48A #D6E6B8 #6B8A54 #8A7AA8', ['stitches']),
  vampire: species('child', 'dracula', '#EFE0E0 #FBF0F0 #4A3450 #B0485C', ['fangs']),
  angel: species('fairy', 'cherub cupid', `#F6F2FA ${SKIN} #C9BFDC #FFF6E6`, ['halo']),
  elf: species('child', 'leprechaun pixie_boy christmas_elf', `#6FAE64 ${SKIN} #3F7444 #DC5445`, []),
  gnome: species('grandparent', 'dwarf garden_gnome hobbit', `#5B8FD6 ${SKIN} #3A5F9A #DC5445`, []),
  santa: species(
    'grandparent',
    'santa_claus father_christmas saint_nicholas st_nick',
    `#D9403A ${SKIN} #9E2C34 #FFFFFF`,
    [],
  ),
  genie: species('wizard', 'djinn jinn', '#6FB0DC #CDE6F6 #3F7AAE #F4C34A', []),
  giant: species('child', 'giantess titan', `#8FAE6A ${SKIN} #5A7440 #C98A5C`, []),
  clown: species('child', 'jester', `#F4C34A ${SKIN} #B98A2C #DC5445`, ['nose-red']),
  skeleton: species('child', '', '#F6F0E4 #FFFFFF #5A5068 #F6F0E4', ['ribs']),
  doll: species('child', 'rag_doll ragdoll puppet marionette pinocchio', `#E8A0A8 ${SKIN} #A85A68 #F4C34A`, [
    'cheek-patches',
  ]),
} as const;
