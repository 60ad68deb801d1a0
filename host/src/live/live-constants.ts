/** The live channel's constants, times in milliseconds. Specified constants unless marked otherwise. */
export const LIVE = {
  reconnectBase: 3_000,
  reconnectAttempts: 3,
  errorWindow: 1_000,
  errorsTolerated: 3,
  openTimeout: 5_000,
  connectTimeout: 10_000,
  waitForOpen: 3_000,
  disconnectWindow: 1_000,
  afterDisconnect: 50,
  stateFetches: 2,
  stateRetry: 5_000,
  stateRequestTimeout: 10_000,
  stateTimeout: 20_000,
  reconnectAfterState: 5_000,
  concurrentRequests: 3,
  /** Not specified: the interval between pings to a server that answers them. */
  heartbeat: 10_000,
  /** Not specified: the timeout of a ping; a half-open socket is detected within one and a half heartbeats. */
  answer: 4_500,
  /** Not specified: the timeout of the ping sent when a tab becomes visible; the socket is replaced after it. */
  probe: 500,
  /** Not specified: how long the socket stays open after the last room was left. */
  linger: 30_000,
  /** Not specified: the window over which clients of a restarting server reconnect when its close reason has no hint. */
  restartSpread: 2_000,
  /** Over which open tabs spread their requests for the registry. */
  withdrawalSpread: 5_000,
} as const;

/** The live channel's error messages, as specified. */
export const LIVE_ERRORS = {
  disconnecting: 'Disconnecting in progress',
  tooMany: 'Too many concurrent requests',
  reconnect: 'Failed to reconnect after multiple attempts',
  connect: 'Failed to connect after multiple attempts',
  state: 'Failed to fetch story state after multiple attempts',
  join: 'Failed to join story. Please try again.',
} as const;
