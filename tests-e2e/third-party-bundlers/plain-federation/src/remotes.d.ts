declare module 'story/remote';
declare module 'auth/remote';
declare module 'characters/remote';
declare module 'profile/remote';
