/** An idea for one of the two fields: its picture, a word for its card, and the sentence that it puts into the field. */
export interface StoryIdea {
  picture: string;
  label: string;
  text: string;
}

/* The bundler finds the files by these expressions. `pnpm screen-pictures` draws them. */
const PICTURES = {
  forest: new URL('./ideas/forest.webp', import.meta.url),
  sea: new URL('./ideas/sea.webp', import.meta.url),
  moon: new URL('./ideas/moon.webp', import.meta.url),
  castle: new URL('./ideas/castle.webp', import.meta.url),
  snow: new URL('./ideas/snow.webp', import.meta.url),
  dinosaurs: new URL('./ideas/dinosaurs.webp', import.meta.url),
  pirates: new URL('./ideas/pirates.webp', import.meta.url),
  garden: new URL('./ideas/garden.webp', import.meta.url),
  supper: new URL('./ideas/supper.webp', import.meta.url),
  party: new URL('./ideas/party.webp', import.meta.url),
  treasure: new URL('./ideas/treasure.webp', import.meta.url),
  friends: new URL('./ideas/friends.webp', import.meta.url),
  stars: new URL('./ideas/stars.webp', import.meta.url),
  brave: new URL('./ideas/brave.webp', import.meta.url),
  helped: new URL('./ideas/helped.webp', import.meta.url),
  song: new URL('./ideas/song.webp', import.meta.url),
};

const idea = (picture: keyof typeof PICTURES, label: string, text: string): StoryIdea => ({
  picture: PICTURES[picture].href,
  label,
  text,
});

/** Where a story can go. */
export const PLACE_IDEAS: readonly StoryIdea[] = [
  idea('forest', 'Forest', 'An adventure in a magical forest'),
  idea('sea', 'Under the sea', 'A secret at the bottom of the sea'),
  idea('moon', 'To the moon', 'A rocket trip to the moon'),
  idea('castle', 'Castle', 'The little door in the old castle'),
  idea('snow', 'Snow', 'A day in the snow'),
  idea('dinosaurs', 'Dinosaurs', 'A valley full of friendly dinosaurs'),
  idea('pirates', 'Pirates', 'A pirate ship and a treasure map'),
  idea('garden', 'Garden', 'A garden where the flowers can talk'),
];

/** How a story can end. */
export const ENDING_IDEAS: readonly StoryIdea[] = [
  idea('supper', 'Home for supper', 'Everybody is home in time for supper'),
  idea('party', 'A party', 'There is a big party with cake'),
  idea('treasure', 'Treasure', 'They find the treasure and share it'),
  idea('friends', 'Best friends', 'They become best friends'),
  idea('stars', 'Good night', 'Everybody falls asleep under the stars'),
  idea('brave', 'Brave and small', 'The smallest one is the bravest of all'),
  idea('helped', 'Found again', 'Somebody who was lost is found again'),
  idea('song', 'Song and dance', 'Everybody sings and dances together'),
];

/** Another idea than the one the field holds, at random. */
export const anotherIdea = (
  ideas: readonly StoryIdea[],
  current: string,
  random = Math.random,
): StoryIdea => {
  const others = ideas.filter(({ text }) => text !== current);
  return others[Math.floor(random() * others.length)] ?? (ideas[0] as StoryIdea);
};
