/* Written by `pnpm stories:list` from the files of the folder. */

import type { StoryPlotInput } from './story-source.ts';
import { stuckUnderTheBridge } from './word-plots/any-vehicle/stuck-under-the-bridge.ts';
import { betweenTwoFloors } from './word-plots/broken-thing/between-two-floors.ts';
import { outAndPush } from './word-plots/broken-thing/out-and-push.ts';
import { wrongDrawer } from './word-plots/broken-thing/wrong-drawer.ts';
import { aBubbleForTheHead } from './word-plots/far-from-home/a-bubble-for-the-head.ts';
import { aBucketAndASpade } from './word-plots/far-from-home/a-bucket-and-a-spade.ts';
import { aScarfForEverything } from './word-plots/far-from-home/a-scarf-for-everything.ts';
import { aVoiceInTheLeaves } from './word-plots/far-from-home/a-voice-in-the-leaves.ts';
import { greenMeansGo } from './word-plots/far-from-home/green-means-go.ts';
import { noUpAndNoDown } from './word-plots/far-from-home/no-up-and-no-down.ts';
import { aMouthFullOfWords } from './word-plots/hurtful-deed/a-mouth-full-of-words.ts';
import { aNoAndAYes } from './word-plots/hurtful-deed/a-no-and-a-yes.ts';
import { backWhereItBelongs } from './word-plots/hurtful-deed/back-where-it-belongs.ts';
import { bothFeetDown } from './word-plots/hurtful-deed/both-feet-down.ts';
import { fastHands } from './word-plots/hurtful-deed/fast-hands.ts';
import { feetOnTheGround } from './word-plots/hurtful-deed/feet-on-the-ground.ts';
import { glueForTwo } from './word-plots/hurtful-deed/glue-for-two.ts';
import { hotIsForBigHands } from './word-plots/hurtful-deed/hot-is-for-big-hands.ts';
import { oneMoreChair } from './word-plots/hurtful-deed/one-more-chair.ts';
import { oneThingToTakeHome } from './word-plots/hurtful-deed/one-thing-to-take-home.ts';
import { paperAsBigAsAWall } from './word-plots/hurtful-deed/paper-as-big-as-a-wall.ts';
import { softLikeAFeather } from './word-plots/hurtful-deed/soft-like-a-feather.ts';
import { stopLookListen } from './word-plots/hurtful-deed/stop-look-listen.ts';
import { theBubbleJar } from './word-plots/hurtful-deed/the-bubble-jar.ts';
import { theDialForLoud } from './word-plots/hurtful-deed/the-dial-for-loud.ts';
import { theRedPost } from './word-plots/hurtful-deed/the-red-post.ts';
import { theSmallTrueThing } from './word-plots/hurtful-deed/the-small-true-thing.ts';
import { theTalkingSpoon } from './word-plots/hurtful-deed/the-talking-spoon.ts';
import { whatAWordDoes } from './word-plots/hurtful-deed/what-a-word-does.ts';
import { whatMayFly } from './word-plots/hurtful-deed/what-may-fly.ts';
import { aPuddleWithCorners } from './word-plots/i-broke-it/a-puddle-with-corners.ts';
import { snipSaidTheScissors } from './word-plots/i-broke-it/snip-said-the-scissors.ts';
import { aLittleEveryDay } from './word-plots/learn-to-do/a-little-every-day.ts';
import { aSoundComesOut } from './word-plots/learn-to-do/a-sound-comes-out.ts';
import { allTheWayDown } from './word-plots/learn-to-do/all-the-way-down.ts';
import { underTheWater } from './word-plots/learn-to-do/under-the-water.ts';
import { asTheHandsKnow } from './word-plots/make-something/as-the-hands-know.ts';
import { aGoalAllTheSame } from './word-plots/odd-outing/a-goal-all-the-same.ts';
import { aHookWithAName } from './word-plots/odd-outing/a-hook-with-a-name.ts';
import { aLittleOffTheTop } from './word-plots/odd-outing/a-little-off-the-top.ts';
import { aTableForTwo } from './word-plots/odd-outing/a-table-for-two.ts';
import { aTrolleyTooFull } from './word-plots/odd-outing/a-trolley-too-full.ts';
import { anyMoreFares } from './word-plots/odd-outing/any-more-fares.ts';
import { noRunningAtThePool } from './word-plots/odd-outing/no-running-at-the-pool.ts';
import { openWidePlease } from './word-plots/odd-outing/open-wide-please.ts';
import { theThirteenthGuest } from './word-plots/odd-outing/the-thirteenth-guest.ts';
import { whoTookTheBlanket } from './word-plots/odd-outing/who-took-the-blanket.ts';
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
import { aDoorWithABell } from './word-plots/somebody-does/a-door-with-a-bell.ts';
import { aHoleForTheEars } from './word-plots/somebody-does/a-hole-for-the-ears.ts';
import { aKeyWithABlueRibbon } from './word-plots/somebody-does/a-key-with-a-blue-ribbon.ts';
import { aSwapHasTwoEnds } from './word-plots/somebody-does/a-swap-has-two-ends.ts';
import { allInAMuddle } from './word-plots/somebody-does/all-in-a-muddle.ts';
import { allTheWayToTheDoor } from './word-plots/somebody-does/all-the-way-to-the-door.ts';
import { alwaysAfterIt } from './word-plots/somebody-does/always-after-it.ts';
import { alwaysWins } from './word-plots/somebody-does/always-wins.ts';
import { anAnswerFromFarAway } from './word-plots/somebody-does/an-answer-from-far-away.ts';
import { anOddGuest } from './word-plots/somebody-does/an-odd-guest.ts';
import { anotherMusicInside } from './word-plots/somebody-does/another-music-inside.ts';
import { anyMinuteNow } from './word-plots/somebody-does/any-minute-now.ts';
import { asFarAsTheFeetGo } from './word-plots/somebody-does/as-far-as-the-feet-go.ts';
import { atishoo } from './word-plots/somebody-does/atishoo.ts';
import { awakeAtTen } from './word-plots/somebody-does/awake-at-ten.ts';
import { awakeTooSoon } from './word-plots/somebody-does/awake-too-soon.ts';
import { behindTheDoor } from './word-plots/somebody-does/behind-the-door.ts';
import { cannotStopCrying } from './word-plots/somebody-does/cannot-stop-crying.ts';
import { carriesItAllTheWay } from './word-plots/somebody-does/carries-it-all-the-way.ts';
import { cleanerThanClean } from './word-plots/somebody-does/cleaner-than-clean.ts';
import { copies } from './word-plots/somebody-does/copies.ts';
import { crookedAndRight } from './word-plots/somebody-does/crooked-and-right.ts';
import { dearYou } from './word-plots/somebody-does/dear-you.ts';
import { digsForSomething } from './word-plots/somebody-does/digs-for-something.ts';
import { eatsThemAll } from './word-plots/somebody-does/eats-them-all.ts';
import { enoughForTheGreyHouse } from './word-plots/somebody-does/enough-for-the-grey-house.ts';
import { everyDoorButOne } from './word-plots/somebody-does/every-door-but-one.ts';
import { firstLearnToStop } from './word-plots/somebody-does/first-learn-to-stop.ts';
import { fiveCoins } from './word-plots/somebody-does/five-coins.ts';
import { followItToTheTop } from './word-plots/somebody-does/follow-it-to-the-top.ts';
import { forgotItAtHome } from './word-plots/somebody-does/forgot-it-at-home.ts';
import { foundAllAlone } from './word-plots/somebody-does/found-all-alone.ts';
import { growsAndGrows } from './word-plots/somebody-does/grows-and-grows.ts';
import { halfwayIsTheHardest } from './word-plots/somebody-does/halfway-is-the-hardest.ts';
import { hasTooFullAHouse } from './word-plots/somebody-does/has-too-full-a-house.ts';
import { helpsTooMuch } from './word-plots/somebody-does/helps-too-much.ts';
import { iStayed } from './word-plots/somebody-does/i-stayed.ts';
import { itOnlyWantedToPlay } from './word-plots/somebody-does/it-only-wanted-to-play.ts';
import { itTickles } from './word-plots/somebody-does/it-tickles.ts';
import { itWasMe } from './word-plots/somebody-does/it-was-me.ts';
import { keepsItDark } from './word-plots/somebody-does/keeps-it-dark.ts';
import { lieDownAndLook } from './word-plots/somebody-does/lie-down-and-look.ts';
import { lovesOneThing } from './word-plots/somebody-does/loves-one-thing.ts';
import { madeTwiceAsStrong } from './word-plots/somebody-does/made-twice-as-strong.ts';
import { mayI } from './word-plots/somebody-does/may-i.ts';
import { missedIt } from './word-plots/somebody-does/missed-it.ts';
import { nineDaysNothing } from './word-plots/somebody-does/nine-days-nothing.ts';
import { nobodyAsksBack } from './word-plots/somebody-does/nobody-asks-back.ts';
import { oneHereTwoThere } from './word-plots/somebody-does/one-here-two-there.ts';
import { oneStoneAtATime } from './word-plots/somebody-does/one-stone-at-a-time.ts';
import { oneThingIsMissing } from './word-plots/somebody-does/one-thing-is-missing.ts';
import { oneTwistNobodyElseCanDo } from './word-plots/somebody-does/one-twist-nobody-else-can-do.ts';
import { oneWordIsEnough } from './word-plots/somebody-does/one-word-is-enough.ts';
import { onlyHere } from './word-plots/somebody-does/only-here.ts';
import { onlyTheFirstBit } from './word-plots/somebody-does/only-the-first-bit.ts';
import { overTheFence } from './word-plots/somebody-does/over-the-fence.ts';
import { overTheRoofs } from './word-plots/somebody-does/over-the-roofs.ts';
import { remembersEverything } from './word-plots/somebody-does/remembers-everything.ts';
import { secretlySomethingElse } from './word-plots/somebody-does/secretly-something-else.ts';
import { shortAndShortMakesLong } from './word-plots/somebody-does/short-and-short-makes-long.ts';
import { showsItToEveryone } from './word-plots/somebody-does/shows-it-to-everyone.ts';
import { sings } from './word-plots/somebody-does/sings.ts';
import { sleptTooLong } from './word-plots/somebody-does/slept-too-long.ts';
import { smallerThanAThimble } from './word-plots/somebody-does/smaller-than-a-thimble.ts';
import { somethingRattlesInside } from './word-plots/somebody-does/something-rattles-inside.ts';
import { spoonGooseKettle } from './word-plots/somebody-does/spoon-goose-kettle.ts';
import { suddenlySomethingElse } from './word-plots/somebody-does/suddenly-something-else.ts';
import { takesWhatItLikes } from './word-plots/somebody-does/takes-what-it-likes.ts';
import { thankYouForMonday } from './word-plots/somebody-does/thank-you-for-monday.ts';
import { theButtonThatWasNotThere } from './word-plots/somebody-does/the-button-that-was-not-there.ts';
import { theDoorIsOpen } from './word-plots/somebody-does/the-door-is-open.ts';
import { theDrip } from './word-plots/somebody-does/the-drip.ts';
import { theEndIsTheHardPart } from './word-plots/somebody-does/the-end-is-the-hard-part.ts';
import { theFirstBiteOfSomethingElse } from './word-plots/somebody-does/the-first-bite-of-something-else.ts';
import { theFirstCustomer } from './word-plots/somebody-does/the-first-customer.ts';
import { theFirstDayInANewCoat } from './word-plots/somebody-does/the-first-day-in-a-new-coat.ts';
import { theFirstGoGoesWrong } from './word-plots/somebody-does/the-first-go-goes-wrong.ts';
import { theLastBend } from './word-plots/somebody-does/the-last-bend.ts';
import { theLastPage } from './word-plots/somebody-does/the-last-page.ts';
import { theOtherWay } from './word-plots/somebody-does/the-other-way.ts';
import { theWorstBlot } from './word-plots/somebody-does/the-worst-blot.ts';
import { thirteenStepsDown } from './word-plots/somebody-does/thirteen-steps-down.ts';
import { threeAndATriangle } from './word-plots/somebody-does/three-and-a-triangle.ts';
import { throwItToMe } from './word-plots/somebody-does/throw-it-to-me.ts';
import { toTheOtherEndOfTheWorld } from './word-plots/somebody-does/to-the-other-end-of-the-world.ts';
import { underTheThirdBoard } from './word-plots/somebody-does/under-the-third-board.ts';
import { upEarly } from './word-plots/somebody-does/up-early.ts';
import { upIsEasier } from './word-plots/somebody-does/up-is-easier.ts';
import { wakesTheWholeHouse } from './word-plots/somebody-does/wakes-the-whole-house.ts';
import { wetToTheCollar } from './word-plots/somebody-does/wet-to-the-collar.ts';
import { whatIsMissingInThePot } from './word-plots/somebody-does/what-is-missing-in-the-pot.ts';
import { whenItIsTooDark } from './word-plots/somebody-does/when-it-is-too-dark.ts';
import { whenTheCurtainGoesUp } from './word-plots/somebody-does/when-the-curtain-goes-up.ts';
import { whereItBreaks } from './word-plots/somebody-does/where-it-breaks.ts';
import { whispers } from './word-plots/somebody-does/whispers.ts';
import { whoIsMoreAfraid } from './word-plots/somebody-does/who-is-more-afraid.ts';
import { whoIsStillMissing } from './word-plots/somebody-does/who-is-still-missing.ts';
import { whoNeedsItMost } from './word-plots/somebody-does/who-needs-it-most.ts';
import { whoWillCome } from './word-plots/somebody-does/who-will-come.ts';
import { wouldRatherNot } from './word-plots/somebody-does/would-rather-not.ts';
import { yesSaidInTime } from './word-plots/somebody-does/yes-said-in-time.ts';
import { aCapeFromATeaTowel } from './word-plots/somebody-in-role/a-cape-from-a-tea-towel.ts';
import { aCrownThatSlides } from './word-plots/somebody-in-role/a-crown-that-slides.ts';
import { aPinchAtTheEnd } from './word-plots/somebody-in-role/a-pinch-at-the-end.ts';
import { aSongForTheHerd } from './word-plots/somebody-in-role/a-song-for-the-herd.ts';
import { aStepOfItsOwn } from './word-plots/somebody-in-role/a-step-of-its-own.ts';
import { aWholeWaitingRoom } from './word-plots/somebody-in-role/a-whole-waiting-room.ts';
import { everythingTurnsIntoIt } from './word-plots/somebody-in-role/everything-turns-into-it.ts';
import { frightfullyNice } from './word-plots/somebody-in-role/frightfully-nice.ts';
import { halfAMap } from './word-plots/somebody-in-role/half-a-map.ts';
import { quieterThanAFeather } from './word-plots/somebody-in-role/quieter-than-a-feather.ts';
import { theBlueDot } from './word-plots/somebody-in-role/the-blue-dot.ts';
import { theThirdKnight } from './word-plots/somebody-in-role/the-third-knight.ts';
import { threeWitnesses } from './word-plots/somebody-in-role/three-witnesses.ts';
import { allAtSea } from './word-plots/somebody-is/all-at-sea.ts';
import { allergicToIt } from './word-plots/somebody-is/allergic-to-it.ts';
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
import { knockAndWait } from './word-plots/somebody-refuses/knock-and-wait.ts';
import { notInAnybodysTummy } from './word-plots/somebody-refuses/not-in-anybodys-tummy.ts';
import { theBowlStaysFull } from './word-plots/somebody-refuses/the-bowl-stays-full.ts';
import { moreThanACrumb } from './word-plots/somebody-took-it/more-than-a-crumb.ts';
import { theThiefInTheLarder } from './word-plots/somebody-took-it/the-thief-in-the-larder.ts';
import { aPinchOfSomething } from './word-plots/somebody-wants/a-pinch-of-something.ts';
import { inTheMiddleOfTheSquare } from './word-plots/somebody-wants/in-the-middle-of-the-square.ts';
import { seesItOnce } from './word-plots/somebody-wants/sees-it-once.ts';
import { fishedOut } from './word-plots/stuck-fast/fished-out.ts';
import { theDecreeOfTheFirstDay } from './word-plots/what-if-they-could/the-decree-of-the-first-day.ts';

/** Plots for themes with certain words, by the frame that they belong to. */
export const wordPlots: Readonly<Record<string, readonly StoryPlotInput[]>> = {
  'any-vehicle': [stuckUnderTheBridge],
  'broken-thing': [betweenTwoFloors, outAndPush, wrongDrawer],
  'far-from-home': [
    aBubbleForTheHead,
    aBucketAndASpade,
    aScarfForEverything,
    aVoiceInTheLeaves,
    greenMeansGo,
    noUpAndNoDown,
  ],
  'hurtful-deed': [
    aMouthFullOfWords,
    aNoAndAYes,
    backWhereItBelongs,
    bothFeetDown,
    fastHands,
    feetOnTheGround,
    glueForTwo,
    hotIsForBigHands,
    oneMoreChair,
    oneThingToTakeHome,
    paperAsBigAsAWall,
    softLikeAFeather,
    stopLookListen,
    theBubbleJar,
    theDialForLoud,
    theRedPost,
    theSmallTrueThing,
    theTalkingSpoon,
    whatAWordDoes,
    whatMayFly,
  ],
  'i-broke-it': [aPuddleWithCorners, snipSaidTheScissors],
  'learn-to-do': [aLittleEveryDay, aSoundComesOut, allTheWayDown, underTheWater],
  'make-something': [asTheHandsKnow],
  'odd-outing': [
    aGoalAllTheSame,
    aHookWithAName,
    aLittleOffTheTop,
    aTableForTwo,
    aTrolleyTooFull,
    anyMoreFares,
    noRunningAtThePool,
    openWidePlease,
    theThirteenthGuest,
    whoTookTheBlanket,
  ],
  'somebody-afraid': [afraidOfHeights, afraidOfSomebody, afraidOfTheDark, afraidOfWater],
  'somebody-broke-it': [aGreatSplash, eatenUp, noHomeworkLeft],
  'somebody-cannot': [cannotFly, cannotLaugh, cannotRoar, cannotSleep, cannotSwim],
  'somebody-does': [
    aDoorWithABell,
    aHoleForTheEars,
    aKeyWithABlueRibbon,
    aSwapHasTwoEnds,
    allInAMuddle,
    allTheWayToTheDoor,
    alwaysAfterIt,
    alwaysWins,
    anAnswerFromFarAway,
    anOddGuest,
    anotherMusicInside,
    anyMinuteNow,
    asFarAsTheFeetGo,
    atishoo,
    awakeAtTen,
    awakeTooSoon,
    behindTheDoor,
    cannotStopCrying,
    carriesItAllTheWay,
    cleanerThanClean,
    copies,
    crookedAndRight,
    dearYou,
    digsForSomething,
    eatsThemAll,
    enoughForTheGreyHouse,
    everyDoorButOne,
    firstLearnToStop,
    fiveCoins,
    followItToTheTop,
    forgotItAtHome,
    foundAllAlone,
    growsAndGrows,
    halfwayIsTheHardest,
    hasTooFullAHouse,
    helpsTooMuch,
    iStayed,
    itOnlyWantedToPlay,
    itTickles,
    itWasMe,
    keepsItDark,
    lieDownAndLook,
    lovesOneThing,
    madeTwiceAsStrong,
    mayI,
    missedIt,
    nineDaysNothing,
    nobodyAsksBack,
    oneHereTwoThere,
    oneStoneAtATime,
    oneThingIsMissing,
    oneTwistNobodyElseCanDo,
    oneWordIsEnough,
    onlyHere,
    onlyTheFirstBit,
    overTheFence,
    overTheRoofs,
    remembersEverything,
    secretlySomethingElse,
    shortAndShortMakesLong,
    showsItToEveryone,
    sings,
    sleptTooLong,
    smallerThanAThimble,
    somethingRattlesInside,
    spoonGooseKettle,
    suddenlySomethingElse,
    takesWhatItLikes,
    thankYouForMonday,
    theButtonThatWasNotThere,
    theDoorIsOpen,
    theDrip,
    theEndIsTheHardPart,
    theFirstBiteOfSomethingElse,
    theFirstCustomer,
    theFirstDayInANewCoat,
    theFirstGoGoesWrong,
    theLastBend,
    theLastPage,
    theOtherWay,
    theWorstBlot,
    thirteenStepsDown,
    threeAndATriangle,
    throwItToMe,
    toTheOtherEndOfTheWorld,
    underTheThirdBoard,
    upEarly,
    upIsEasier,
    wakesTheWholeHouse,
    wetToTheCollar,
    whatIsMissingInThePot,
    whenItIsTooDark,
    whenTheCurtainGoesUp,
    whereItBreaks,
    whispers,
    whoIsMoreAfraid,
    whoIsStillMissing,
    whoNeedsItMost,
    whoWillCome,
    wouldRatherNot,
    yesSaidInTime,
  ],
  'somebody-in-role': [
    aCapeFromATeaTowel,
    aCrownThatSlides,
    aPinchAtTheEnd,
    aSongForTheHerd,
    aStepOfItsOwn,
    aWholeWaitingRoom,
    everythingTurnsIntoIt,
    frightfullyNice,
    halfAMap,
    quieterThanAFeather,
    theBlueDot,
    theThirdKnight,
    threeWitnesses,
  ],
  'somebody-is': [
    allAtSea,
    allergicToIt,
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
  'somebody-refuses': [knockAndWait, notInAnybodysTummy, theBowlStaysFull],
  'somebody-took-it': [moreThanACrumb, theThiefInTheLarder],
  'somebody-wants': [aPinchOfSomething, inTheMiddleOfTheSquare, seesItOnce],
  'stuck-fast': [fishedOut],
  'what-if-they-could': [theDecreeOfTheFirstDay],
};
