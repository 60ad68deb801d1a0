/**
 * The classes of verbs that plots know. `roots` are WordNet senses (`lemma#sense`, counted from 1): a verb below one of them belongs to the
 * class. `verbs` belong to it whatever WordNet counts as their first sense; phrasal verbs have underscores.
 */
type VerbClassRoots = { roots: readonly string[]; verbs: string };

export const VERB_CLASS_ROOTS = {
  go: {
    roots: ['travel#1', 'travel#2', 'walk#1', 'proceed#1', 'cross#1'],
    verbs:
      'go lead guide walk travel cross wander march hike sail journey stroll set_off set_out go_away go_home get_to find_its_way move_house move_away go_to_school go_to_work step_out trek roam explore tour follow_the_road take_the_bus take_the_train',
  },
  move: {
    roots: ['move#3', 'jump#1', 'roll#1', 'run#1', 'swim#1', 'spin#1', 'slide#1', 'rush#1'],
    verbs:
      'run jump hop skip roll slide spin swim dive gallop bounce leap wobble wriggle crawl slip skate ski slither somersault cartwheel twirl whirl swing tumble zoom whizz dash sprint hurry speed surf bob paddle trot twist squeeze',
  },
  fly: {
    roots: ['fly#1', 'float#1', 'rise#1'],
    verbs:
      'fly float hover glide soar flutter lift_off take_off fly_away float_away drift blow_away drift_away flap',
  },
  fall: {
    roots: ['fall#1', 'sink#4', 'collapse#1'],
    verbs:
      'fall sink topple tip_over fall_over fall_down fall_off fall_out fall_in drop_down plunge trip stumble slip_over tumble_down capsize land',
  },
  climb: {
    roots: ['climb#1', 'climb#2'],
    verbs: 'climb climb_up climb_down scramble clamber mount go_up get_down come_down',
  },
  come: {
    roots: ['come#1', 'arrive#1', 'visit#3', 'enter#1', 'appear#1'],
    verbs:
      'come arrive enter appear turn_up show_up come_over come_to_stay move_in move_into drop_in come_back return knock ring invite stay come_along pop_up join',
  },
  seek: {
    roots: ['search#1', 'seek#2', 'hunt#1', 'pursue#2'],
    verbs:
      'seek search hunt look_for search_for hunt_for go_looking chase follow track pursue run_after go_after investigate',
  },
  find: {
    roots: ['find#1', 'discover#3'],
    verbs: 'find discover come_across stumble_upon dig_up uncover spot',
  },
  hide: { roots: ['hide#1', 'hide#2'], verbs: 'hide bury conceal hide_away disguise cover_up' },
  take: {
    roots: ['steal#1', 'take#4', 'seize#1'],
    verbs:
      'steal take grab snatch pinch borrow nick swipe rob kidnap nab help_itself_to take_away catch capture trap',
  },
  give: {
    roots: ['give#3', 'share#4', 'donate#1'],
    verbs: 'give share give_away offer hand_out lend bring donate present send post pass_on distribute gift',
  },
  trade: {
    roots: ['trade#1', 'exchange#1', 'buy#1', 'sell#1', 'pay#1'],
    verbs: 'buy sell swap trade exchange pay shop auction order hire rent bargain',
  },
  keep: {
    roots: ['store#1', 'keep#3'],
    verbs: 'keep collect gather save hoard save_up pile_up store pick_up',
  },
  eat: {
    roots: ['eat#1', 'consume#2', 'drink#1', 'taste#1', 'chew#1'],
    verbs:
      'eat drink nibble gobble munch bite chew lick slurp eat_up swallow taste graze crunch guzzle devour gulp swallow_up',
  },
  cook: {
    roots: ['cook#2', 'cook#3'],
    verbs:
      'cook bake roast fry boil stir brew grill toast mix_up_a_cake make_soup make_breakfast make_lunch make_dinner',
  },
  build: {
    roots: ['make#3', 'build#1', 'invent#1', 'sew#1', 'weave#1', 'create#2'],
    verbs:
      'make build construct create invent sew knit weave craft design put_together assemble carve fold set_up pitch',
  },
  draw: {
    roots: ['paint#1', 'draw#3', 'decorate#1', 'color#1'],
    verbs: 'draw paint colour color decorate scribble sketch doodle paint_over',
  },
  write: { roots: ['write#1', 'write#2'], verbs: 'write compose print type' },
  produce: { roots: ['produce#1', 'lay#4'], verbs: 'lay give_milk yield spin_gold give_birth' },
  spoil: {
    roots: ['damage#1', 'destroy#1', 'break#2', 'tear#1', 'burn#1', 'spoil#1', 'spoil#2', 'spill#1'],
    verbs:
      'break tear burn spoil ruin spill crack smash wreck rip crush squash bend shrink_in_the_wash scratch knock_over burn_down mess_up burst blow_down knock_down',
  },
  mend: { roots: ['mend#1', 'mend#2', 'heal#2'], verbs: 'mend repair fix heal patch glue put_back_together' },
  clean: {
    roots: ['clean#1', 'wash#2', 'clean#3', 'tidy#1'],
    verbs:
      'clean wash tidy scrub sweep polish brush tidy_up clean_up wipe bath bathe dust hoover vacuum rinse shower have_a_bath take_a_bath wash_up water',
  },
  wear: { roots: ['wear#1', 'dress#1'], verbs: 'wear dress put_on try_on dress_up undress' },
  grow: {
    roots: ['grow#2', 'grow#3', 'increase#1', 'swell#1', 'expand#2'],
    verbs: 'grow swell stretch grow_up grow_back get_bigger get_big puff_up grow_and_grow',
  },
  shrink: {
    roots: ['shrink#3', 'shrink#4', 'decrease#1'],
    verbs: 'shrink dwindle get_smaller become_tiny become_small get_small',
  },
  change: {
    roots: ['change#2', 'transform#1', 'become#1'],
    verbs: 'turn become change transform turn_into change_into turn_green turn_blue',
  },
  melt: {
    roots: ['dissolve#2', 'freeze#2'],
    verbs: 'melt freeze thaw dry_up dry_out evaporate run_dry boil_over',
  },
  sleep: {
    roots: ['sleep#1', 'rest#2', 'fall_asleep#1'],
    verbs:
      'sleep nap doze rest snooze hibernate fall_asleep oversleep go_to_sleep lie_down go_to_bed sleep_in nod_off',
  },
  snore: { roots: ['snore#1'], verbs: 'snore' },
  play: {
    roots: ['play#1', 'gamble#1'],
    verbs: 'play bat bowl dribble score juggle kick_a_ball play_football play_hide_and_seek perform act',
  },
  race: {
    roots: ['compete#1', 'win#1', 'run#4'],
    verbs: 'race compete win lose_the_race lose_the_match beat come_last come_first train',
  },
  sing: {
    roots: ['sing#2', 'play#3', 'sing#3', 'whistle#1'],
    verbs:
      'sing hum whistle strum yodel play_music play_the_drums play_the_piano play_the_violin play_the_trumpet play_the_guitar',
  },
  dance: { roots: ['dance#2'], verbs: 'dance waltz tap_dance boogie' },
  noise: {
    roots: ['sound#2', 'make_noise#1', 'bark#4', 'utter#2', 'shout#2', 'shout#1', 'cry#1'],
    verbs:
      'bark honk howl roar quack crow cluck buzz ring toot hoot croak squeak creak rattle shout scream yell growl meow purr bleat moo neigh tick beep bang rumble click squeal hiss thunder cackle chirp tweet clatter drum knock_at_night make_a_noise make_noise',
  },
  speak: {
    roots: ['talk#1', 'talk#2', 'communicate#2', 'tell#1', 'say#1', 'ask#1'],
    verbs:
      'talk speak say tell ask chatter chat answer gossip complain boast argue swear tell_stories tell_jokes call phone ring_up greet',
  },
  trick: {
    roots: ['deceive#1', 'cheat#1', 'tease#1'],
    verbs:
      'trick lie cheat pretend fool tease prank tell_lies tell_a_lie play_tricks play_a_trick fib make_up_stories',
  },
  read: { roots: ['read#1', 'learn#1', 'study#1'], verbs: 'read learn study read_aloud spell' },
  teach: { roots: ['teach#1', 'show#2'], verbs: 'teach show train_a explain coach' },
  help: {
    roots: ['help#1', 'rescue#1', 'save#3', 'free#1'],
    verbs: 'help rescue save free set_free protect comfort cheer_up let_out defend',
  },
  care: {
    roots: ['care#1', 'guard#1', 'feed#2', 'look_after#1'],
    verbs:
      'look_after care_for take_care_of babysit guard feed adopt nurse tend mind bring_up hatch watch_over raise brood',
  },
  wait: { roots: ['wait#1', 'wait#3'], verbs: 'wait wait_for expect queue hope line_up stand_in_line' },
  open: {
    roots: ['open#1', 'close#1', 'lock#1', 'unlock#1'],
    verbs: 'open close shut lock unlock open_up unwrap',
  },
  carry: {
    roots: ['carry#1', 'pull#1', 'push#1', 'transport#2', 'lift#2'],
    verbs: 'carry pull push drag lift haul deliver fetch tow transport pull_out pull_up',
  },
  throw: {
    roots: ['throw#1', 'kick#1', 'hit#3', 'propel#1'],
    verbs: 'throw kick hit toss drop fling catapult throw_away squirt splash spray shoot bump_into pour',
  },
  drive: {
    roots: ['drive#1', 'ride#1', 'steer#1', 'operate#4'],
    verbs: 'drive ride steer pilot row pedal cycle',
  },
  marry: { roots: ['marry#1', 'unite#1'], verbs: 'marry get_married fall_in_love have_a_wedding' },
  party: {
    roots: ['celebrate#1', 'celebrate#2'],
    verbs: 'celebrate have_a_party throw_a_party have_a_birthday',
  },
  laugh: { roots: ['laugh#1', 'smile#1'], verbs: 'laugh giggle chuckle smile grin laugh_at crack_up' },
  cry: { roots: ['cry#2', 'weep#1'], verbs: 'cry weep sob whimper blub howl_with' },
  dream: {
    roots: ['dream#1', 'dream#2', 'imagine#1'],
    verbs: 'dream daydream imagine dream_of dream_about wish wish_for',
  },
  watch: {
    roots: ['perceive#1', 'watch#1', 'see#1', 'hear#1', 'smell#1'],
    verbs:
      'see hear watch smell look listen notice spy peek stare peer observe sniff feel overhear listen_to look_at',
  },
  count: {
    roots: ['count#1', 'measure#1', 'count#4', 'sort#1'],
    verbs: 'count measure sort weigh number add',
  },
  sit: {
    roots: ['sit#1', 'sit#3', 'stand#1', 'lean#1'],
    verbs:
      'sit stand lie sit_down stand_still block lie_down_in perch squat kneel crouch lean stand_on lie_on sit_on refuse_to_move',
  },
  live: { roots: ['live#1', 'stay#2'], verbs: 'live dwell nest settle camp settle_down stay_in' },
  sneeze: {
    roots: ['sneeze#1', 'yawn#2', 'cough#1', 'blush#1', 'hiccup#1', 'itch#4'],
    verbs:
      'sneeze yawn cough blush hiccup burp itch shiver tremble scratch_itself sniffle blink sweat get_hiccups get_the_hiccups have_hiccups have_the_hiccups faint',
  },
  shine: {
    roots: ['shine#2', 'glow#3', 'sparkle#1'],
    verbs: 'shine glow sparkle twinkle glitter light_up flash gleam flicker glimmer',
  },
  scare: { roots: ['frighten#1'], verbs: 'scare frighten spook startle terrify alarm' },
  plant: { roots: ['plant#1'], verbs: 'plant sow harvest grow_a_garden' },
  stop: {
    roots: ['stop#1', 'end#1', 'discontinue#1'],
    verbs:
      'stop quit retire go_on_strike go_out give_up take_a_day_off have_a_day_off go_on_holiday stop_working break_down go_off turn_off switch_off',
  },
  touch: {
    roots: ['touch#1', 'embrace#2', 'kiss#1', 'tickle#2'],
    verbs: 'hug kiss cuddle tickle stroke pat poke lick_everyone touch pet',
  },
  forget: { roots: ['forget#1'], verbs: 'forget leave_behind mislay forget_about leave_at_home' },
  lose: { roots: ['lose#1'], verbs: 'lose drop_its misplace lose_its_way get_lost go_missing' },
  visit: { roots: ['visit#1', 'tour#1'], verbs: 'visit go_to_see call_on' },
  wake: { roots: ['wake_up#1', 'wake_up#2'], verbs: 'wake wake_up rouse' },
} as const satisfies Readonly<Record<string, VerbClassRoots>>;

/** A class of verbs. */
export type VerbClass = keyof typeof VERB_CLASS_ROOTS;
