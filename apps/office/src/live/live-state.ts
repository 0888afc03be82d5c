/** How a page hears of what happens in the shop. */
export interface LiveState {
  /** The stream: not there, being asked for, telling. */
  stream: 'none' | 'opening' | 'open';
  /** How often in a row it could not be had, or broke. */
  failures: number;
  isOnline: boolean;
  /** Nobody looks at the page: it is in a tab behind others. */
  isHidden: boolean;
  /** The shop lets this login hear nothing more. */
  isOver: boolean;
}

export type LiveAction =
  | { type: 'asked' }
  | { type: 'opened' }
  /** It has told something since it was opened, so it is good for more than its first answer. */
  | { type: 'proved' }
  /** It broke, or could not be had. */
  | { type: 'lost' }
  | { type: 'refused' }
  | { type: 'network'; isOnline: boolean }
  | { type: 'sight'; isHidden: boolean };

/** What the page says about itself. */
export type LiveSign = 'connecting' | 'live' | 'polling' | 'offline';

/** How often the page asks by itself while it has no stream, milliseconds. */
export const pollMs = 15_000;

/** So many failures are taken for a hiccup. */
const mostHiccups = 1;

const longestWaitMs = 60_000;

/** Where a page begins. */
export function firstLiveState(browser: Pick<LiveState, 'isOnline' | 'isHidden'>): LiveState {
  return { stream: 'none', failures: 0, isOver: false, ...browser };
}

/** What becomes of the page's hearing when something happens to it. */
export function nextLiveState(state: LiveState, action: LiveAction): LiveState {
  switch (action.type) {
    case 'asked':
      return { ...state, stream: 'opening' };
    case 'opened':
      return { ...state, stream: 'open' };
    case 'proved':
      return { ...state, failures: 0 };
    case 'lost':
      return { ...state, stream: 'none', failures: state.failures + 1 };
    case 'refused':
      return { ...state, stream: 'none', isOver: true };
    // Whoever comes back is not held to what failed before.
    case 'network':
      return { ...state, isOnline: action.isOnline, stream: 'none', failures: 0 };
    case 'sight':
      return { ...state, isHidden: action.isHidden, stream: 'none', failures: 0 };
  }
}

/** Whether the page wants to hear anything at all. */
export function isListening({ isOnline, isHidden, isOver }: LiveState): boolean {
  return isOnline && !isHidden && !isOver;
}

/** How long to wait before the stream is asked for, milliseconds; undefined when it is not to be asked for. */
export function waitForStream(state: LiveState): number | undefined {
  if (!isListening(state) || state.stream !== 'none') return undefined;
  return state.failures === 0 ? 0 : Math.min(1000 * 2 ** (state.failures - 1), longestWaitMs);
}

/** Whether the page asks again and again, because it has no stream. */
export function isPolling(state: LiveState): boolean {
  return isListening(state) && state.stream !== 'open' && state.failures > mostHiccups;
}

/** What is to be said about how fresh the page is. */
export function liveSign(state: LiveState): LiveSign {
  if (!state.isOnline) return 'offline';
  if (state.stream === 'open') return 'live';
  return isPolling(state) ? 'polling' : 'connecting';
}
