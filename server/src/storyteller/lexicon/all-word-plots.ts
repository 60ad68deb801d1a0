/* Written by `pnpm stories:list` from the files of the folder. */

import type { StoryPlotInput } from './story-source.ts';
import { stuckUnderTheBridge } from './word-plots/any-vehicle/stuck-under-the-bridge.ts';
import { betweenTwoFloors } from './word-plots/broken-thing/between-two-floors.ts';
import { outAndPush } from './word-plots/broken-thing/out-and-push.ts';
import { wrongDrawer } from './word-plots/broken-thing/wrong-drawer.ts';
import { aPuddleWithCorners } from './word-plots/i-broke-it/a-puddle-with-corners.ts';
import { snipSaidTheScissors } from './word-plots/i-broke-it/snip-said-the-scissors.ts';
import { aLittleEveryDay } from './word-plots/learn-to-do/a-little-every-day.ts';
import { aSoundComesOut } from './word-plots/learn-to-do/a-sound-comes-out.ts';
import { allTheWayDown } from './word-plots/learn-to-do/all-the-way-down.ts';
import { underTheWater } from './word-plots/learn-to-do/under-the-water.ts';
import { asTheHandsKnow } from './word-plots/make-something/as-the-hands-know.ts';
import { afraidOfHeights } from './word-plots/somebody-afraid/afraid-of-heights.ts';
import { afraidOfSomebody } from './word-plots/somebody-afraid/afraid-of-somebody.ts';
import { afraidOfTheDark } from './word-plots/somebody-afraid/afraid-of-the-dark.ts';
import { afraidOfWater } from './word-plots/somebody-afraid/afraid-of-water.ts';
import { aGreatSplash } from './word-plots/somebody-broke-it/a-great-splash.ts';
import { eatenUp } from './word-plots/somebody-broke-it/eaten-up.ts';
import { noHomeworkLeft } from './word-plots/somebody-broke-it/no-homework-left.ts';
import { cannotFly } from './word-plots/somebody-cannot/cannot-fly.ts';
import { cannotLaugh } from './word-plots/somebody-cannot/cannot-laugh.ts';
import { cannotRoar } from './word-plots/somebody-cannot/cannot-roar.ts';
import { cannotSleep } from './word-plots/somebody-cannot/cannot-sleep.ts';
import { cannotSwim } from './word-plots/somebody-cannot/cannot-swim.ts';
import { allInAMuddle } from './word-plots/somebody-does/all-in-a-muddle.ts';
import { alwaysAfterIt } from './word-plots/somebody-does/always-after-it.ts';
import { alwaysWins } from './word-plots/somebody-does/always-wins.ts';
import { anOddGuest } from './word-plots/somebody-does/an-odd-guest.ts';
import { atishoo } from './word-plots/somebody-does/atishoo.ts';
import { awakeTooSoon } from './word-plots/somebody-does/awake-too-soon.ts';
import { cannotStopCrying } from './word-plots/somebody-does/cannot-stop-crying.ts';
import { carriesItAllTheWay } from './word-plots/somebody-does/carries-it-all-the-way.ts';
import { copies } from './word-plots/somebody-does/copies.ts';
import { digsForSomething } from './word-plots/somebody-does/digs-for-something.ts';
import { eatsThemAll } from './word-plots/somebody-does/eats-them-all.ts';
import { forgotItAtHome } from './word-plots/somebody-does/forgot-it-at-home.ts';
import { foundAllAlone } from './word-plots/somebody-does/found-all-alone.ts';
import { growsAndGrows } from './word-plots/somebody-does/grows-and-grows.ts';
import { hasTooFullAHouse } from './word-plots/somebody-does/has-too-full-a-house.ts';
import { helpsTooMuch } from './word-plots/somebody-does/helps-too-much.ts';
import { keepsItDark } from './word-plots/somebody-does/keeps-it-dark.ts';
import { lovesOneThing } from './word-plots/somebody-does/loves-one-thing.ts';
import { missedIt } from './word-plots/somebody-does/missed-it.ts';
import { overTheFence } from './word-plots/somebody-does/over-the-fence.ts';
import { remembersEverything } from './word-plots/somebody-does/remembers-everything.ts';
import { showsItToEveryone } from './word-plots/somebody-does/shows-it-to-everyone.ts';
import { sings } from './word-plots/somebody-does/sings.ts';
import { sleptTooLong } from './word-plots/somebody-does/slept-too-long.ts';
import { suddenlySomethingElse } from './word-plots/somebody-does/suddenly-something-else.ts';
import { takesWhatItLikes } from './word-plots/somebody-does/takes-what-it-likes.ts';
import { theFirstCustomer } from './word-plots/somebody-does/the-first-customer.ts';
import { theOtherWay } from './word-plots/somebody-does/the-other-way.ts';
import { toTheOtherEndOfTheWorld } from './word-plots/somebody-does/to-the-other-end-of-the-world.ts';
import { upEarly } from './word-plots/somebody-does/up-early.ts';
import { wakesTheWholeHouse } from './word-plots/somebody-does/wakes-the-whole-house.ts';
import { whispers } from './word-plots/somebody-does/whispers.ts';
import { wouldRatherNot } from './word-plots/somebody-does/would-rather-not.ts';
import { allAtSea } from './word-plots/somebody-is/all-at-sea.ts';
import { bored } from './word-plots/somebody-is/bored.ts';
import { clumsy } from './word-plots/somebody-is/clumsy.ts';
import { cold } from './word-plots/somebody-is/cold.ts';
import { grumpy } from './word-plots/somebody-is/grumpy.ts';
import { hungry } from './word-plots/somebody-is/hungry.ts';
import { inAHurry } from './word-plots/somebody-is/in-a-hurry.ts';
import { lateAgain } from './word-plots/somebody-is/late-again.ts';
import { lonely } from './word-plots/somebody-is/lonely.ts';
import { scruffy } from './word-plots/somebody-is/scruffy.ts';
import { slow } from './word-plots/somebody-is/slow.ts';
import { tired } from './word-plots/somebody-is/tired.ts';
import { tooBig } from './word-plots/somebody-is/too-big.ts';
import { tooBright } from './word-plots/somebody-is/too-bright.ts';
import { tooLoud } from './word-plots/somebody-is/too-loud.ts';
import { tooSmall } from './word-plots/somebody-is/too-small.ts';
import { nothingToWear } from './word-plots/somebody-lacks/nothing-to-wear.ts';
import { noVoiceAtAll } from './word-plots/somebody-poorly/no-voice-at-all.ts';
import { toothTrouble } from './word-plots/somebody-poorly/tooth-trouble.ts';
import { theBowlStaysFull } from './word-plots/somebody-refuses/the-bowl-stays-full.ts';
import { moreThanACrumb } from './word-plots/somebody-took-it/more-than-a-crumb.ts';
import { theThiefInTheLarder } from './word-plots/somebody-took-it/the-thief-in-the-larder.ts';
import { aPinchOfSomething } from './word-plots/somebody-wants/a-pinch-of-something.ts';
import { inTheMiddleOfTheSquare } from './word-plots/somebody-wants/in-the-middle-of-the-square.ts';
import { seesItOnce } from './word-plots/somebody-wants/sees-it-once.ts';
import { fishedOut } from './word-plots/stuck-fast/fished-out.ts';

/** Plots for themes with certain words, by the frame that they belong to. */
export const wordPlots: Readonly<Record<string, readonly StoryPlotInput[]>> = {
  'any-vehicle': [stuckUnderTheBridge],
  'broken-thing': [betweenTwoFloors, outAndPush, wrongDrawer],
  'i-broke-it': [aPuddleWithCorners, snipSaidTheScissors],
  'learn-to-do': [aLittleEveryDay, aSoundComesOut, allTheWayDown, underTheWater],
  'make-something': [asTheHandsKnow],
  'somebody-afraid': [afraidOfHeights, afraidOfSomebody, afraidOfTheDark, afraidOfWater],
  'somebody-broke-it': [aGreatSplash, eatenUp, noHomeworkLeft],
  'somebody-cannot': [cannotFly, cannotLaugh, cannotRoar, cannotSleep, cannotSwim],
  'somebody-does': [
    allInAMuddle,
    alwaysAfterIt,
    alwaysWins,
    anOddGuest,
    atishoo,
    awakeTooSoon,
    cannotStopCrying,
    carriesItAllTheWay,
    copies,
    digsForSomething,
    eatsThemAll,
    forgotItAtHome,
    foundAllAlone,
    growsAndGrows,
    hasTooFullAHouse,
    helpsTooMuch,
    keepsItDark,
    lovesOneThing,
    missedIt,
    overTheFence,
    remembersEverything,
    showsItToEveryone,
    sings,
    sleptTooLong,
    suddenlySomethingElse,
    takesWhatItLikes,
    theFirstCustomer,
    theOtherWay,
    toTheOtherEndOfTheWorld,
    upEarly,
    wakesTheWholeHouse,
    whispers,
    wouldRatherNot,
  ],
  'somebody-is': [
    allAtSea,
    bored,
    clumsy,
    cold,
    grumpy,
    hungry,
    inAHurry,
    lateAgain,
    lonely,
    scruffy,
    slow,
    tired,
    tooBig,
    tooBright,
    tooLoud,
    tooSmall,
  ],
  'somebody-lacks': [nothingToWear],
  'somebody-poorly': [noVoiceAtAll, toothTrouble],
  'somebody-refuses': [theBowlStaysFull],
  'somebody-took-it': [moreThanACrumb, theThiefInTheLarder],
  'somebody-wants': [aPinchOfSomething, inTheMiddleOfTheSquare, seesItOnce],
  'stuck-fast': [fishedOut],
};
