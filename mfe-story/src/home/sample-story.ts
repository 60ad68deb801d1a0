/** A story of three pages, which a new visitor can read and hear before anything is made. */
export const SAMPLE_STORY = {
  title: 'The Star in the Garden',
  pages: [
    {
      picture: new URL('./sample/page-1.webp', import.meta.url).href,
      alt: 'A little fox finds a star in the garden at night.',
      text: 'One night a small star fell into Pip\u2019s garden. It was warm, and it was far from home.',
    },
    {
      picture: new URL('./sample/page-2.webp', import.meta.url).href,
      alt: 'The fox and a bear carry the star up a mountain by the light of a lantern.',
      text: 'Pip fetched Bruno, because Bruno was tall. Up the mountain they went, with the star between them.',
    },
    {
      picture: new URL('./sample/page-3.webp', import.meta.url).href,
      alt: 'The fox waves at the night sky, and the bear looks up.',
      text: 'At the very top Bruno lifted Pip, and Pip let go. The star found its place, and it winked at them all the way home.',
    },
  ],
} as const;
