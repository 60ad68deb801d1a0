import type { StorySourceInput } from '../../story-source.ts';

/** Stories about transport on land, on water and in the air. */
export const landSeaAndAir: StorySourceInput = {
  id: 'land-sea-and-air',
  words: [
    'transport',
    'means of transport',
    'land sea and air',
    'land sea air',
    'transport land sea and air',
    'land air and sea',
    'by land sea and air',
    'ways to travel',
    'ways of travelling',
    'how we travel',
    'things that go',
    'trains planes and ships',
    'planes trains and ships',
    'planes trains and boats',
    'trains planes and boats',
    'cars trains and planes',
    'boats trains and planes',
    'transport week',
    'vehicles on land sea and air',
  ],
  situations: ['learn', 'question', 'visit', 'make', 'wants', 'thing-pair', 'deed'],
  topic: 'travelling by land, by sea and by air',
  thing: 'the parcel',
  home: 'city',
  main: 'city',
  plots: [
    {
      id: 'a-parcel-for-the-island',
      titles: ['By Land, by Sea and by Air', '{L} Sends a Parcel', 'A Parcel for Grandma’s Island'],
      goal: 'bring the parcel to the island by evening',
      trouble: 'nothing on wheels could bring the parcel all the way',
      solved: 'the parcel had travelled by land, by sea and by air',
      opener:
        'On a rock in the sea, at the top of a lighthouse, lived a little girl with a birthday. The present stood here in the city. “I’ll bring it there,” said {L+}. The birthday cake was to be cut at six.',
      friend:
        '{F+} had a bicycle with a basket. They tied the parcel on, and rode off along the street, ring, ring. Then the street went out of the town, and it was a very long one.',
      problem:
        '“That’s too far for a bicycle,” puffed {L}. They loaded the parcel on to a lorry, and the lorry drove and drove. Then it braked. In front of its wheels was the sea. “I go as far as the land goes,” said the lorry driver.',
      tries: [
        'The lorry drove a little way into the water, to see. The wheels turned round and round, and it stood where it was.',
        'They waited for a bridge. But a bridge takes three years, and the cake was at six.',
        '{F} put the parcel on to the waves by itself. It turned round, and came back to the beach.',
      ],
      tip: '“Every one of them is good at one thing,” said {G+}, who was looking after the harbour. “Wheels are for the land. A hull’s for the water. Wings are for the air. You don’t need something that can do everything. You need somebody who hands it on.”',
      turn: '{L} drew the way on the back of the list: a piece of land, a piece of sea, and at the end a high, steep rock. “Lorry to here,” said {L}. “Then a ship. And for the rock a helicopter!” {L} telephoned, until there was somebody at each corner.',
      done: 'The lorry handed the parcel to the ferry, and the ferry took it across the waves, toot! The rock was too steep for both. But the helicopter came, flop, flop, flop, and lifted the parcel on a long rope up to the lighthouse. It was five to six.',
      again:
        'Back home they went by helicopter, ship, lorry and bicycle, in that order. “One thing was missing,” said {F}. So they walked the last bit.',
      object: 'map',
      outcomes: [
        {
          asked: [
            'girl/child/present/parcel/gift/birthday get/arrive/open/receive/reach',
            'deliver/bring parcel/present',
            'get/arrive/reach there/island/home',
            'on time',
          ],
          done: 'The lorry handed the parcel to the ferry, and the ferry took it across the waves, toot! At the steep rock came the helicopter, and lifted it on a long rope, up and up. It was five to six, and {told}.',
        },
        {
          asked: [
            'fly/ride helicopter/plane/aeroplane/ship/boat/train',
            'travel world',
            'fly',
            'all vehicle',
          ],
          done: 'The lorry handed the parcel to the ferry, and the ferry to the helicopter, which lifted it up to the lighthouse. “And who brings back those who sent it?” asked the pilot, and let down the rope once more. So {told}.',
        },
        {
          kinds: ['party', 'eats', 'plays', 'shares', 'makes'],
          done: 'From the lorry to the ferry, from the ferry to the helicopter, and up to the lighthouse on a long rope! The little girl tore off the string. There was room for everyone round the big lamp, pilot, captain and all, and {told}.',
        },
        {
          kinds: ['gets', 'given-by', 'all-get', 'invited', 'says', 'says-words'],
          done: 'From the lorry to the ferry, from the ferry to the helicopter, and up to the lighthouse it went. It was five to six. The little girl put a big piece of cake in a basket and let that down on the rope, and {told}.',
        },
        {
          kinds: ['hugs', 'laughs', 'claps', 'happy', 'feels', 'no-longer', 'friends', 'team'],
          done: 'From the lorry to the ferry, from the ferry to the helicopter, and up to the lighthouse on a long rope. It was five to six. The little girl leaned right over the railing with the parcel in both arms, and {told}.',
        },
        {
          kinds: ['home', 'way-home', 'sleep'],
          done: 'The lorry handed the parcel to the ferry, and the ferry to the helicopter, which lifted it to the lighthouse. Then the big lamp was lit, early, to show them the way back: air, sea, land. And {told}.',
        },
      ],
      helper: { name: 'Harbourmaster Gull', creature: 'seagull' },
      art: {
        'at the top of a lighthouse': 'city: L hold present happy; lighthouse',
        'a bicycle with a basket': 'city: F sit on bike happy; L tie present happy; bike',
        'In front of its wheels': 'shore: L think worried; F point worried; lorry, present',
        'drove a little way into the water': 'shore: L look worried; F cover-eyes; lorry, wave',
        'waited for a bridge': 'shore: L+F sit on stone sad; present',
        'put the parcel on to the waves': 'shore: F give present; L hands-on-hips worried; wave',
        'good at one thing': 'shore: G say; L+F look G curious; ship, lorry, helicopter',
        'drew the way': 'shore: L draw drawing-pad(map) brave; F peek curious; present',
        'And for the rock a helicopter': 'shore: L phone phone happy; F point; ship, helicopter, lorry',
        'The lorry handed the parcel': 'shore: L give present; F wave; ship, lorry',
        'up to the lighthouse': 'shore, evening: L+F cheer happy; helicopter, lighthouse, present',
        'walked the last bit': 'city, evening: L+F walk happy; bike, house',
      },
    },
  ],
};
