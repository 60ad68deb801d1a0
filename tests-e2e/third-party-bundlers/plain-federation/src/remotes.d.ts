declare module 'story/remote';
declare module 'auth/remote';
