export { createLive, type LiveState, type LiveStatus } from './create-live.ts';
export { LIVE, LIVE_ERRORS, liveAddress, reconnectDelay } from './policy.ts';
export { browserLiveWorld, type LiveReport, type LiveWorld, type SocketLike } from './world.ts';
