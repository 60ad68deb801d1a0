import type { FactTable } from './fact-table.ts';

/** Jobs: the tool, the work (infinitive), today's hard case (a clause), the advice (a sentence), and how it was solved (a clause). */
export const jobFacts: FactTable = {
  frame: 'any-person',
  columns: ['tool', 'task', 'case', 'advice', 'mended'],
  rows: `
window cleaner = a bucket and a squeegee; clean windows; the topmost window of the tower stayed grey; It’s grey on the inside, of course; {S} had asked to be let in, and the window shone from both sides
chimney sweep = a long round brush; sweep chimneys; the oldest chimney would not draw; Ask who lives up there; {S} had moved the jackdaws to a new nest, and the smoke went up straight
builder/bricklayer = a trowel and a level; build walls; the new wall leaned to one side; Don’t begin at the top. Look at the first stone; {S} had turned the very first stone round, and the wall stood straight
nurse = a small torch and warm hands; look after people at night; the boy in bed seven would not go to sleep; Medicine is in the cupboard. What’s missing isn’t; {S} had put a chair beside bed seven and told of the sea
chef/cook = a wooden spoon; cook for the whole house; the soup tasted of nothing; Has the cook had anything to eat today; {S} had sat down and eaten first, and then knew what was missing
waiter/waitress = a tray and a white cloth; carry six plates at once; table nine sent everything back; Table nine isn’t hungry. Table nine is alone; {S} had put table nine next to table ten
zookeeper = a broom and a bunch of keys; feed the animals; the old elephant would not eat; When did its friend move away; {S} had brought the little goat to share the stall
gardener = a rake and a straw hat; look after the garden; the finest rose hung its head; You’re giving it too much of everything; {S} had let the rose alone for a week, and it stood up
mechanic/car mechanic = a spanner and an oil can; mend engines; the little red car said “pff” and nothing else; Don’t look at the engine. Look at what it last drank; {S} had emptied the lemonade out of the tank
plumber = a big wrench; mend pipes; the tap dripped day and night; Listen to the drips. They’re counting; {S} had found the tiny stone that the drips were jumping over
electrician = a torch and red wire; make lamps shine; the whole street was dark; One lamp is pulling all the others down; {S} had found the one loose bulb, behind the bakery
carpenter/joiner = a saw and a pencil behind one ear; make tables and chairs; the new table wobbled; The legs are all right as they are. Turn it; {S} had turned it round by a hand’s width, and it stood like a rock
painter/house painter = a ladder and a pot of blue; paint houses; no blue was the right blue; Ask the people inside what they see when they shut their eyes; {S} had mixed the blue that they remembered
tailor/dressmaker = a tape and a thimble; sew coats; the coat for the giant had no end; Nobody says it has to be one coat; {S} had sewn forty small coats together
hairdresser = a comb and a pair of scissors; cut hair; somebody’s hair grew back faster than it was cut; Don’t cut it. It wants to be plaited; {S} had plaited it, nine plaits in a row
librarian = a stamp and a quiet voice; find the right book; one reader liked no book at all; Give the reader an empty one; {S} had put a pencil beside a book with no words in it
fisherman/fisher = a net with a hole in it; catch fish; for three days there had been no fish; Fish like it quiet. Your boat’s hungry and rumbles; {S} had oiled the rudder, and the fish came back
astronomer/scientist/inventor/professor = a telescope and a notebook; find out new things; the great machine only ever said “plonk”; What does it say if you ask it nicely; {S} had found the pencil that was stuck in the works
archaeologist = a very small brush; dig up old things; the old jar was in a hundred pieces; Start with the handle. Handles remember; {S} had fitted the last piece, and the jar held water
journalist/reporter = a notebook and a quick pencil; find the news; nothing at all had happened in town; Nothing? Then look closer; {S} had written about the snail race, and everybody read it
photographer = a camera with three legs; take pictures; in every picture somebody had their eyes shut; Count to three, and press at two; {S} had pressed at two, and for once they all looked out
detective = a magnifying glass; solve riddles; all the left shoes in town were gone; Who has only left feet; {S} had followed the tracks to the dancing bear
pilot = a cap and a compass; fly the plane; the fog would not lift; The geese fly every day. Ask them; {S} had flown along behind the geese
captain/sailor = a telescope and a warm jacket; sail the ship; the wheel would only turn to the left; Then go left three times; {S} had gone left three times, and that is once to the right
train driver/engine driver/conductor = a whistle and a clean cap; drive the train; the train was late every day at the same bend; There’s somebody waving there. You never wave back; {S} had waved back, and nobody had to pull the brake any more
bus driver/taxi driver = a big steering wheel; bring everybody home; nobody knew where the last passenger lived; Drive slowly, and let them look out; {S} had driven so slowly that the passenger saw the right tree
dancer/acrobat/tightrope walker = a pair of soft shoes; walk on a rope; the rope would not hold still; It isn’t the rope that’s shaking; {S} had breathed out, and the rope stood still
clown = a red nose; make people laugh; nobody in the front row laughed; They’ve laughed at that one already. Do one that’s true; {S} had told them of the morning when the egg fell into the shoe
musician/violinist/drummer/singer = an instrument in a black case; play for everybody; one note always came out wrong; Don’t leave it out. Play it louder; {S} had made a tune out of the wrong note
artist/sculptor = a lump of clay; make figures; the lion kept turning into a cow; Perhaps it is a cow; {S} had made the best cow in the world
shopkeeper/grocer/florist = a till that goes ping; sell all sorts of things; nobody bought the crooked carrots; Give each of them a name; {S} had put a name on each crooked carrot, and by noon they were gone
farmer/shepherd = a stick and a good dog; look after the herd; one sheep ran away each evening; It isn’t running from you. It’s running to something; {S} had followed it and found a hill with a better sunset
beekeeper = a hat with a veil; look after the bees; the bees would not come out; They’re in mourning for the lime tree; {S} had planted a new lime tree before the hive
lifeguard/swimming teacher/coach = a whistle; watch over the pool; one small swimmer would not come down from the slide; Don’t call up. Climb up; {S} had sat down behind, and they slid together
street cleaner/dustman/rubbish collector/bin man/binman = a broom and a barrow; keep the streets clean; the wind blew the leaves back each time; Sweep with the wind, not against it; {S} had let the wind do half of the work
weather forecaster/weatherman = a map with suns on it; say what the weather will be; it did the opposite each time; Look out of the window first; {S} had looked out of the window first
judge/mayor/president = a chain and a long list; decide things; two neighbours wanted the same tree; Whose shade is it; {S} had put a bench under it for both
police officer/policeman/policewoman/traffic warden = a whistle and white gloves; look after the crossing; all the cars wanted to go first; Let the smallest go first; {S} had let a duck go first, and they all waited
firefighter/fireman/firewoman = a helmet and a long hose; put out fires and fetch people down; the small black cat sat on the highest roof and would not come to anybody; You don’t go up to a cat. One opens a tin; {S} had opened a tin of fish at the top of the ladder, and the cat walked down by itself
doctor/paediatrician = a listening tube, warmed in one hand; make people well; the boy in the waiting room had a tummy ache that was not in the tummy; Ask what’s going on tomorrow; {S} had asked about tomorrow, and the spelling test had come out of the tummy
vet/animal doctor = a bag with a snap lock; make animals well; the parrot had not said a word for a week; Who’s it got to talk to, all day long; {S} had put the cage by the window, and the parrot was arguing with a magpie
dentist = a very small mirror; look after teeth; the crocodile handbag of an old lady had a tooth missing; It isn’t the tooth. It’s the smile that’s missing; {S} had made one out of a button, and the old lady smiled with it
baker/pastry cook/confectioner = a long wooden peel; bake bread before anyone is up; the dough would not rise, on this day of all days; It’s cold. What do you do with somebody who’s cold; {S} had tucked the dough up in a blanket, and it came over the edge of the bowl
teacher/headteacher = a piece of chalk and a good deal of breath; explain things until they are clear; one child at the back had understood nothing and was ashamed to say so; Let the ones who’ve only just learned it explain it; {S} had let the children explain it to each other, and at the back a light went on
postman/postwoman/postal worker/mail carrier = a bag with a wide strap; bring every letter to its door; there was a letter with nothing on it but “To the lady who laughs”; Don’t read the street. Go along it, and listen; {S} had walked until somebody laughed behind a hedge, and that was the lady
lorry driver/truck driver/van driver/delivery driver/courier = a key with a rabbit’s tail; bring things from far away; the lorry was two fingers too tall for the bridge; It isn’t the bridge that’s too low. What’s round and full of air; {S} had let a little air out of each tyre, and the lorry slid through below
tram driver/ferry captain/ship’s captain/skipper/tugboat captain = a brass handle, worn smooth; bring people across town; somebody had left a baby’s shoe on the seat, and nobody knew whose it was; They’ll be waiting at the stop where they noticed it; {S} had hung the shoe in the front window, and at the seventh stop one bare foot was waving
cleaner/caretaker/janitor/cleaning lady = forty keys on one ring; keep a big house clean; there was a new spot on the same wall every morning; Nobody makes spots for fun. Give them a wall; {S} had hung up a long sheet of paper, and in the morning it was full, and the wall was white
office worker/manager/lawyer/boss/accountant/programmer = a cup with a chip in it; count long columns; one column would not come out right, and everyone had been counting it since Monday; You’re all looking at the numbers. Look at the paper; {S} had lifted up the paper, and below the last line sat a crumb that had looked like a nine`,
};
