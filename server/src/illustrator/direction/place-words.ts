import type { Backdrop } from '../backgrounds/backdrop.ts';

/** The nouns that name a place. A text is there when one of them follows a preposition: `at the market`, `across the school yard`. */
interface PlaceWords {
  backdrop: Backdrop;
  nouns: string;
}

/** Longer names come first: the school yard is not the school, the market stall not a stall of a stable. */
export const PLACES_BY_NOUN: readonly PlaceWords[] = [
  {
    backdrop: 'track',
    nouns:
      'running track|race ?track|athletics track|sports ?(?:field|ground)|stadium|start(?:ing)? line|finish(?:ing)? line|lane (?:one|two|three|four|five|six|seven|eight)',
  },
  { backdrop: 'zoo', nouns: 'zoo|safari park|petting zoo|enclosure' },
  { backdrop: 'playground', nouns: 'playground|sandpit|swings?|climbing frame|slide|seesaw' },
  { backdrop: 'garden', nouns: 'school ?yard|yard|park' },
  { backdrop: 'treehouse', nouns: 'tree ?house' },
  {
    backdrop: 'fair',
    nouns: 'fair|fairground|funfair|circus|circus tent|big top|ring of the circus|merry-go-round',
  },
  {
    backdrop: 'stage',
    nouns:
      '(?<!landing )stage|theatre|concert hall|concert|opera|cinema|dress rehearsal|rehearsal|orchestra|choir|ballet class|podium',
  },
  { backdrop: 'ward', nouns: 'hospital|hospital bed|ward|sickbed' },
  { backdrop: 'pool', nouns: 'swimming pool|(?<!rock |paddling )pool|swimming baths?|diving board' },
  { backdrop: 'library', nouns: 'library|bookshop|reading room' },
  {
    backdrop: 'clinic',
    nouns:
      'doctor(?:’s)?|dentist(?:’s)?|dentist’s chair|waiting room|surgery|vet(?:’s)?|clinic|optician(?:’s)?|treatment room',
  },
  {
    backdrop: 'shop',
    nouns: 'shops?|bakery|baker(?:’s)?|till|counter|toy ?shop|department store|customers',
  },
  { backdrop: 'restaurant', nouns: 'restaurant|café|canteen|pizzeria|ice cream parlour' },
  {
    backdrop: 'school',
    nouns:
      'school|school hall|classroom|class|lessons?|kindergarten|nursery school|gym|gymnasium|sports hall|cloakroom|blackboard',
  },
  { backdrop: 'great-hall', nouns: 'throne room|ballroom|castle hall|throne' },
  {
    backdrop: 'castle',
    nouns: 'castle|castle (?:gate|wall|yard|garden|ruin|courtyard)|palace|drawbridge|moat|ramparts',
  },
  { backdrop: 'museum', nouns: 'museum|gallery|exhibition' },
  { backdrop: 'workshop', nouns: 'workshop|workbench|garage|factory|laboratory|smithy' },
  {
    backdrop: 'market',
    nouns: 'market|market ?place|market square|(?:market|fruit|vegetable|lemonade) stall|stalls?',
  },
  { backdrop: 'platform', nouns: '(?<!bus |fire |police |space )station|platform' },
  { backdrop: 'crossing', nouns: 'zebra crossing|crossing|traffic lights?|kerb|(?:white |zebra )?stripes' },
  {
    backdrop: 'village',
    nouns:
      'square|village|village street|town|pump|streets?|road|pavement|lane(?! (?:one|two|three|four|five|six|seven|eight)\\b)|alley|bus stop|corner of the street|town hall',
  },
  { backdrop: 'city', nouns: 'city|skyscrapers?|roundabout' },
  { backdrop: 'bathroom', nouns: 'bath|bathtub|bath ?tub|bathroom|shower|loo|potty|washbasin' },
  {
    backdrop: 'kitchen',
    nouns: 'kitchen|kitchen table|oven|stove|fridge|larder|pantry|dough|stool by the stove|breakfast table',
  },
  {
    backdrop: 'bedroom',
    nouns:
      'bedroom|beds?|top bunk|bunk|cot|cradle|pillow|blankets?(?! on the (?:grass|lawn|beach|sand|ground|meadow))|quilt|duvet|covers|dormitory|children’s room|playroom|wardrobe',
  },
  {
    backdrop: 'living-room',
    nouns: 'living room|sitting room|sofa|armchair|fireplace|hearth|carpet|rug|piano',
  },
  {
    backdrop: 'hallway',
    nouns: 'stairs?|staircase|bottom step|top step|hallway|landing(?! stage)|stairwell|banisters?',
  },
  { backdrop: 'corridor', nouns: 'corridors?' },
  { backdrop: 'airport', nouns: 'airport|departure (?:hall|lounge)|baggage belt' },
  { backdrop: 'lift', nouns: 'lift' },
  { backdrop: 'launderette', nouns: 'launderette|laundrette|laundromat' },
  { backdrop: 'hairdresser', nouns: 'hairdresser(?:’s)?|barber(?:’s)?|hair salon' },
  { backdrop: 'supermarket', nouns: 'supermarket|checkout|aisles?|trolleys' },
  { backdrop: 'cellar', nouns: 'cellar|basement' },
  { backdrop: 'burrow', nouns: 'burrow|warren|rabbit hole|mouse ?hole|badger’s sett|ant ?hill' },
  { backdrop: 'aquarium', nouns: 'aquarium|sea life centre' },
  { backdrop: 'attic', nouns: 'attic|loft' },
  { backdrop: 'undersea', nouns: 'bottom of the sea|sea ?bed|coral reef' },
  { backdrop: 'ship', nouns: 'deck|ship|ferry|mast|crow’s nest|sailing boat' },
  {
    backdrop: 'farm',
    nouns: 'farm|farmyard|barn|stable|hen ?house|coop|pigsty|sty|cowshed|haystack|hayloft|hens|paddock',
  },
  {
    backdrop: 'garden',
    nouns:
      'garden|vegetable patch|flower ?beds?|orchard|lawn|greenhouse|allotment|apple tree|hedge|garden fence|garden gate|bean row|pumpkin patch',
  },
  {
    backdrop: 'river',
    nouns:
      'river|riverbank|landing stage|stream|pond|brook|lake|jetty|dam|waterhole|waterfall|bank of the river|reeds',
  },
  {
    backdrop: 'shore',
    nouns: 'beach|shore|sand|seaside|sea|waves|harbour|pier|quay|dunes|rock pool|sandcastle',
  },
  { backdrop: 'forest', nouns: 'forest|woods?|clearing|trees|thicket|forest path' },
  { backdrop: 'mountain', nouns: 'mountains?|mountainside|summit|peak|cliff' },
  { backdrop: 'desert', nouns: 'desert|oasis' },
  { backdrop: 'cave', nouns: 'cave|cavern' },
  { backdrop: 'swamp', nouns: 'swamp|marsh|bog' },
  { backdrop: 'meadow', nouns: 'meadow|fields?|grass|football pitch|pitch|hills?|hilltop|hillside|slope' },
];

/** Words for furniture by which a text is in a certain room when it names none; the room with the most of them is drawn. */
export const FURNITURE_OF_ROOM: readonly (readonly [RegExp, Backdrop])[] = [
  [
    /\b(bed(?!s? of)|bedroom|pillow|pyjamas?|bedtime|wardrobe|asleep|duvet|cradle|blankets?|teddy|night light|bunk)\b/g,
    'bedroom',
  ],
  [
    /\b(kitchen|oven|stove|flour|dough|kettle|breakfast|lunch|supper|dinner|soup|bak(?:e|ed|ing)|cook(?:ed|ing)?|fridge|cupboard|pancakes?|table|toast|cocoa|porridge|larder)\b/g,
    'kitchen',
  ],
  [/\b(bath|bathtub|bathroom|basin|toothbrush|potty|towel|tap|soap|foam|shower)\b/g, 'bathroom'],
  [
    /\b(sofa|armchair|fireplace|stairs?|carpet|rug|radiator|clock|sill|curtain|calendar|piano|cushions?|hall|parcels?|wall|ceiling|indoors|letter box)\b/g,
    'living-room',
  ],
  [/\b(dentist|doctor|hospital|nurse|waiting room|ward|bandage|optician)\b/g, 'clinic'],
  [/\b(shop|counter|(?:the|his|her|their) till|trolley|customers?|restaurant|waiter|menu)\b/g, 'shop'],
  [
    /\b(stage|theatre|audience|curtains|curtain (?:up|rose|opened|fell)|orchestra|concert|applause|last row|front row)\b/g,
    'stage',
  ],
  [/\b(teacher|blackboard|classroom|lessons?|school bell|whole class)\b/g, 'school'],
];
