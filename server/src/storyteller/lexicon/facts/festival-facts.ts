import type { FactTable } from './fact-table.ts';

/** Festivals: what is prepared, what is eaten, what one does (infinitive; past tense), and what was missing this year (a noun phrase). */
export const festivalFacts: FactTable = {
  frame: 'any-festival',
  columns: ['sign', 'feast', 'custom', 'kept', 'gap'],
  rows: `
nowruz/norooz/persian new year = the table with seven things that begin with S; herb rice and fish; jump over the little fire; jumped over the little fire, one after the other; the sprouts for the table
saint lucia/st lucia/lucia/santa lucia/lucia day = the crown with the candles; saffron buns with raisin eyes; walk through the dark house in white and sing; walked through the dark house in white and sang; the crown with the candles
bonfire night/guy fawkes/guy fawkes night = the heap of wood behind the houses; toffee apples; stand round the fire and write names with sparklers; stood round the fire and wrote their names with sparklers; dry wood
purim = the story of Queen Esther; three-cornered biscuits; make a noise each time the bad name is read out; made a noise each time the bad name was read out; the rattles
passover/pesach/seder = the plate with six small dishes; flat bread with no yeast in it; look for the hidden piece of bread; looked for the hidden piece of bread under every cushion; the youngest one’s courage to ask the four questions
sukkot = the hut of branches; soup under the stars; eat and sleep in the hut; ate in the hut and counted the stars through the roof; the roof of the hut
rosh hashanah = the ram’s horn; apples with honey; blow the horn for the new year; blew the horn for the new year; the sound of the horn
kwanzaa = the seven candles, red and black and green; sweet potato pie; light one candle every evening and say what it is for; lit the candle and said what it was for; the candle in the middle
songkran = the bowls of scented water; mango with sticky rice; pour water over everybody, and wish them luck; poured water over everybody, and wished them luck; the water
saint nicholas/st nicholas/sinterklaas/saint nicholas day = the boots by the door; nuts and gingerbread; put out a polished boot; put out the polished boots, in a row; the second boot
lantern festival/mid autumn festival/moon festival/mid-autumn festival = the paper lanterns; round cakes with a moon in them; carry lanterns under the full moon; carried the lanterns up the hill, under the full moon; the light in the lantern
harvest festival/erntedank/harvest = the table with the first apples; bread from the new corn; bring something from the garden for everybody; brought something from every garden; the big pumpkin for the middle
saint martin/st martin/martinmas = the lanterns on sticks; sweet buns shaped like men; walk through the dark with lanterns and share a coat; walked through the dark with the lanterns, singing; the candle for the lantern
raksha bandhan/rakhi = the bracelets of red thread; sweet milk squares; tie a thread round somebody’s wrist and promise to look after each other; tied the thread, and promised to look after each other; the thread
vaisakhi/baisakhi = the drums and the yellow scarves; sweet yellow rice; dance to the big drum; danced to the big drum until the dust flew; the beat of the drum
navratri/durga puja/dussehra = the nine lamps; sweet dumplings; dance in a circle for nine nights; danced in a circle, with sticks that click; the second stick
onam = the carpet of petals; a meal of twenty dishes on a banana leaf; lay a carpet of flowers before the door; laid a carpet of flowers before the door; the yellow flowers
pongal = the clay pot on the fire; sweet rice; let the milk boil over and shout for joy; let the milk boil over and shouted for joy; the milk
obon = the little paper boats with a light; rice dumplings; send lights down the river; sent the lights down the river; the lantern for the boat
chuseok/seollal = the big bow to the grandparents; half-moon rice cakes; visit the grandparents and play games on the floor; visited the grandparents and played games on the floor; the rice for the cakes
losar = the colourful flags; noodle soup with a surprise in each dumpling; hang up new flags in the wind; hung up new flags in the wind; the wind
ganesh chaturthi = the elephant made of clay; sweet steamed dumplings; carry the clay elephant to the water; carried the clay elephant to the water, singing; the elephant’s trunk
vesak/wesak = the lanterns and the lotus flowers; rice with milk; light a lamp and do something kind in secret; lit a lamp, and did something kind in secret; a kind thing that nobody sees
three kings/three kings day/epiphany = the three crowns; a cake with a bean in it; look for the bean in the cake; looked for the bean, slice by slice; the third king
juneteenth = the red tablecloth; strawberry pie; tell the old stories and sing for freedom; told the old stories and sang for freedom; the oldest story
canada day/bastille day/independence day/fourth of july/4th of july/australia day = the flags along the street; sausages and cherry pie; watch the fireworks from the hill; watched the fireworks; the fireworks
pancake day/shrove tuesday/mardi gras/fat tuesday = the pan and the pile of plates; pancakes with lemon and sugar; run and toss a pancake at the same time; ran and tossed the pancakes at the same time; the pan
earth day = the seedlings in their pots; a picnic without one bit of rubbish; plant something and clean up the stream; planted the seedlings and cleaned up the stream; the spade
saint patrick’s day/st patrick’s day/burns night = the fiddle on the wall; potato soup and soda bread; dance till the floor shakes; danced till the floor shook; the fiddle
valentine’s day/valentines day/valentine = the red paper; biscuits in the shape of a heart; put a card under the door and run; put a card under every door and ran; the last card
may day = the basket of flowers; a cake with violets; hang a basket of flowers on somebody’s door and run; hung a basket of flowers on every door and ran; the basket
advent = the calendar with twenty-four doors; gingerbread; open one small door each morning; opened the small door, all together; the door with the number on it
grandparents’ day/children’s day = the big paper crown; whatever the guests like best; do all day what the other one chooses; did all day what the others chose; an idea what to choose
father’s day/fathers day = the card with the big tie on it; fried eggs in bed; let somebody sleep late and bring breakfast; brought breakfast in bed, with only one egg on the floor; the card
new year’s eve/new year/silvester = the clock on the wall; doughnuts with jam; stay awake till twelve and hug everyone; stayed awake till twelve and hugged everyone; the last ten seconds, which somebody slept through
picnic = the checked blanket; sandwiches and cold lemonade; eat everything with both hands in the grass; ate everything with both hands in the grass; the basket with the sandwiches
family reunion/family party/barbecue/garden party = the long table outside; potato salad and cherry cake; sit at one long table until it gets dark; sat at one long table until it got dark; the chairs for the last guests`,
};
