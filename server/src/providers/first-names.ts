/*
 * First names that the tagger of `personal-words.ts` does not know as names: most of them because they are words as well, the
 * others because
 * they are too rare in its texts. Lower case.
 */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Names in any spelling: nobody writes these words for anything else. */
export const FIRST_NAMES = words(`
  aarav aaron aayan abdul abdullah abebe adaeze adel adnan aisling ajay akira alejandra alicja amal amara amina aminata amir amira amrit anahita ananya
  anika anouk anselm anya aoife arjun arnav artem arwen asher aslan astrid aurelia ayaan ayan ayesha ayla azra bartek bastian bea beatrix benedikt bence bilal
  bjorn bjørn bodhi boris bram caoimhe carys casper cassian catrin cedric chiara chidi chiyo cian ciara cillian clemens cosima dafydd dagny dario darius
  dayo delphine deniz dev devi diego dilan dima djamila dmitri efe eilidh eira elan elif elin eliza elodie elowen elspeth emeka emir enzo esme esmé eszter ezekiel
  fabio farah faris felipe femi filip finja finlay finley finn finnegan fiona fleur florian freya frida frieda fritz gael ganesh georgi gita greta gretel gwen
  hadiya haider hamza hana hanna haruki haruto hassan hedda heidi henrik hiroshi hugo ibrahim ida idris igor ikram ilse ilya imani imogen imran ines inés ingrid
  isolde ismail ivan ivana jaden jamila jan jannik jari jaxon jaxson jayden jelena jette jiho jin jiwoo johanna jonna joost jorge josip juan juho jules kacper
  kaito karim karima kasimir kasper katarzyna kavya kayleigh keiko kenji khadija khalid kian kiara kiran kinsley klara kofi kojo kwame laila lainey lajos
  lakshmi lamar lasse leif leila leilani lena lenny lennox leona leonie leonor levente liesel lieke lilou linnea linus linh livia ljubica lola lorenz lotta lotte
  lou louisa lovisa luana luka lukas lulu lumi mads maeve magda mahmoud maja malik maisie malin manon manuela marek marit marlon marta mateo mats matteo
  mateusz matilda matthis maya mehmet meike mette mia mikael mika mikkel milan milena milla milosz mina minh mio mira miriam miyu moana mohamed mohammed momo
  moritz muhammad mustafa mya nadia naila nanami naveen nayla neha nell nia niamh niklas nikhil nils nina nisha noa noah noemi noor nour odin ola ole olek
  olga oluwaseun omar oona oskar otis otto ozan paisley pelle petra philippa pia pranav priya quinn rahel raja rajesh ramona rania rasmus ravi rayan reyansh
  ria rinat rio rohan roisin róisín romy rosalie roya ruben rurik saanvi sabine sacha sadia sakura salma samir samira sana sanjay santosh saoirse saskia
  selin selma seren sergei shreya signe silje simba simran sinead siobhan siobhán sofie solveig soren søren stellan stina sunita sven svea swen tadeo taiga tamika
  tariq tariku tatsuya thalia thandi theo thiago tilda tilly timo tobi tomas tomás tomasz toralf tuan tyrell uma ursula usha valentin vanya veda vera vihaan vikram
  viktor vincenzo vivaan wanda wei wiebke wiktor willem wojtek xavi xander ximena yara yasin yasmin yasmine youssef yuki yuna yusuf yvonne zahra zainab zane
  zara zayn zeynep zofia zoya zuri zuzanna emmett everly grayson kaylee lyla ambrose augustine barnabas bartholomew cassandra clement cordelia cornelius cyrus desmond dominic gregory
  horatio ignatius juliet lazarus leander mordecai mortimer octavian ophelia philippine portia priscilla romeo siegfried tristan ulysses virgil
  jaylen kayden brayden leo max victoria brooklyn santiago hudson florence beau bella bo ella alma stella tim tom ted rob nick minnie viola gloria milo lee skye`);

/** Names that are ordinary words too: `Violet finds a key` and `a violet key`. */
export const NAMES_THAT_ARE_WORDS = words(`
  ace al amber angel april art ash atlas august aurora autumn basil belle bill brook buddy carter chance charity chase christian clay
  clementine cliff clover coco cole colt cooper coral crystal daisy dale dash dawn dean destiny dot drew duke ebony eden ernest eve faith fern finch flora
  forrest frank gale gene genesis ginger glen grace grant gray harmony harper hazel heath heather heaven holly hope hunter iris ivy jack
  jade jasmine jay jet jewel joy juniper june juno justice kit kitty lark liberty lily lincoln lotus luna major marigold mark mason may melody mercy
  merry miles misty moss nova oak ocean octavia olive opal orion paris parker pat patience pearl penny petal phoenix pip piper poppy primrose
  raven ray reed rex rich river robin rocky rod roman rose rosie rosemary rowan ruby rusty sage saffron sailor sam sandy savannah scout shell sky 
  skylar star sterling stone storm summer sunny teddy tor trinity tyson ulla val victor violet wade walker ward will willow
  winter wren zion`);

/** Of these, names that hardly stand without an article as ordinary words: `daisy and the dragon`, but not `summer comes`. */
export const BARE_NAMES = words(`
  amber belle brook clementine coco cole cooper daisy dean drew ebony fern flora hazel heather holly hunter iris ivy jack jade jasmine juniper juno kit lily
  marigold mason olive orion paris parker pearl penny petal piper poppy primrose reed rex rose rosie rosemary rowan ruby saffron savannah skylar trinity tyson
  val victor violet wade willow zion`);

/** Of these, names that are verbs too, or nouns without an article: names only before what somebody does, `will goes to the moon`. */
export const VERB_NAMES = words(
  'bill chase dale dawn eve faith frank grace grant mark may pat rob ward will',
);
