import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  firstLiveState,
  isListening,
  isPolling,
  type LiveAction,
  type LiveState,
  liveSign,
  nextLiveState,
  waitForStream,
} from './live-state';

const seen = { isOnline: true, isHidden: false };

function after(...actions: LiveAction[]): LiveState {
  return actions.reduce(nextLiveState, firstLiveState(seen));
}

const asked = { type: 'asked' } as const;
const opened = { type: 'opened' } as const;
const proved = { type: 'proved' } as const;
const lost = { type: 'lost' } as const;
const failed = [asked, lost] as const;

describe('a page', () => {
  test.each<[string, LiveAction[], ReturnType<typeof liveSign>]>([
    ['connects at first', [asked], 'connecting'],
    ['is live while it has its stream', [asked, opened], 'live'],
    ['takes one failure for a hiccup', [asked, opened, lost], 'connecting'],
    ['asks again and again after two', [asked, opened, lost, ...failed], 'polling'],
    ['goes on asking while it tries the stream again', [...failed, ...failed, asked], 'polling'],
    ['is live as soon as the stream is back', [...failed, ...failed, asked, opened], 'live'],
    ['is offline without a network', [asked, opened, { type: 'network', isOnline: false }], 'offline'],
    ['begins anew with the network', [...failed, ...failed, { type: 'network', isOnline: true }], 'connecting'],
  ])('%s', (_name, actions, sign) => {
    expect(liveSign(after(...actions))).toBe(sign);
  });

  test('waits longer after each failure, and not at all after none', () => {
    const waits = Array.from({ length: 9 }, (_, count) => waitForStream(after(...Array(count).fill(failed).flat())));
    expect(waits).toEqual([0, 1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
  });

  test('forgets failures only when a stream has proved good: one that breaks at once is not asked for at once', () => {
    const broken = [asked, opened, lost] as const;
    expect(waitForStream(after(...broken, ...broken, ...broken))).toBe(4000);
    expect(waitForStream(after(...broken, asked, opened, proved, lost))).toBe(1000);
  });

  test('asks for nothing once it is refused', () => {
    const refused = after(asked, { type: 'refused' });
    expect([waitForStream(refused), isPolling(refused), isListening(refused)]).toEqual([undefined, false, false]);
  });
});

const action: fc.Arbitrary<LiveAction> = fc.oneof(
  fc.constantFrom(asked, opened, proved, lost, { type: 'refused' } as const),
  fc.boolean().map((isOnline) => ({ type: 'network', isOnline }) as const),
  fc.boolean().map((isHidden) => ({ type: 'sight', isHidden }) as const),
);

test('whatever happens, a hidden or offline page asks for nothing, and one that is seen has a way to hear', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
      const state = after(...actions);
      const asksOrHears = state.stream !== 'none' || waitForStream(state) !== undefined;
      if (!state.isOnline || state.isHidden || state.isOver) {
        expect([waitForStream(state), isPolling(state)]).toEqual([undefined, false]);
      } else expect(asksOrHears).toBe(true);
    }),
  );
});
