/** '1 story', '2 stories'. */
export const stories = (count: number): string => `${count} ${count === 1 ? 'story' : 'stories'}`;

/** '1 character', '2 characters'. */
export const characters = (count: number): string => `${count} ${count === 1 ? 'character' : 'characters'}`;
