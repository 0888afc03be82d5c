// @vitest-environment jsdom
import { act, type ReactNode, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CodeReader } from './code-reader';
import { type ScannerState, useScanner } from './use-scanner';

/** The camera's view at each look; the last one stays. */
let sights: (string | Error)[];
let looks: number;
let tracks: FakeTrack[];
let root: Root;
let scanner: ReturnType<typeof useScanner>;
let heard: string[];
let load: () => Promise<CodeReader>;

/** A camera's picture, the part that the scanner uses. */
class FakeTrack extends EventTarget {
  isStopped = false;
  readonly constraints: unknown[] = [];
  readonly hasTorch: boolean;
  constructor(hasTorch: boolean) {
    super();
    this.hasTorch = hasTorch;
  }
  stop() {
    this.isStopped = true;
  }
  getCapabilities() {
    return this.hasTorch ? { torch: true } : {};
  }
  async applyConstraints(constraints: unknown) {
    this.constraints.push(constraints);
  }
}

function giveCamera({ hasTorch = false, refuses }: { hasTorch?: boolean; refuses?: string } = {}) {
  vi.stubGlobal('navigator', {
    ...navigator,
    mediaDevices: {
      async getUserMedia() {
        if (refuses !== undefined) throw new DOMException('no', refuses);
        const track = new FakeTrack(hasTorch);
        tracks.push(track);
        return { getTracks: () => [track], getVideoTracks: () => [track] };
      },
    },
  });
}

const reader: CodeReader = {
  async read() {
    const sight = sights[Math.min(looks, sights.length - 1)];
    looks += 1;
    if (sight instanceof Error) throw sight;
    return sight === undefined || sight === '' ? [] : [sight];
  },
};

function Page(): ReactNode {
  const video = useRef<HTMLVideoElement>(null);
  scanner = useScanner({ video, onRead: (text) => heard.push(text), load: () => load() });
  return <video ref={video} muted />;
}

const state = (): ScannerState => scanner.state;

async function start() {
  await act(async () => scanner.start());
  await pass(0);
}

/** Advances the timers, milliseconds. */
async function pass(milliseconds: number) {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('isSecureContext', true);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4);
  [sights, looks, tracks, heard] = [[], 0, [], []];
  load = async () => reader;
  giveCamera();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Page />));
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('reading', () => {
  test('begins when it is asked to, and says what comes into sight', async () => {
    sights = ['', '', 'one'];
    expect(state()).toEqual({ kind: 'off' });
    await start();
    expect(state()).toEqual({ kind: 'on', torch: undefined });
    expect(heard).toEqual([]);
    await pass(1000);
    expect(heard).toEqual(['one']);
  });

  test('says a code once for as long as it stays in sight, and the next one at once', async () => {
    sights = ['bad', 'bad', 'bad', 'good', 'bad'];
    await start();
    await pass(60_000);
    expect(heard).toEqual(['bad', 'good', 'bad']);
  });

  test('says a code again that was out of sight for a while', async () => {
    sights = ['one', ...Array.from({ length: 40 }, () => ''), 'one'];
    await start();
    await pass(10_000);
    expect(heard).toEqual(['one', 'one']);
  });
});

describe('the camera stops', () => {
  test('when it is told to', async () => {
    await start();
    await act(async () => scanner.stop());
    expect(tracks.map(({ isStopped }) => isStopped)).toEqual([true]);
    expect(state()).toEqual({ kind: 'off' });
    const before = looks;
    await pass(5000);
    expect(looks - before).toBeLessThanOrEqual(1);
  });

  test('with the page', async () => {
    await start();
    await act(async () => root.unmount());
    expect(tracks[0]?.isStopped).toBe(true);
  });

  test('when the page is put away', async () => {
    await start();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(tracks[0]?.isStopped).toBe(true);
    expect(state()).toEqual({ kind: 'off' });
  });

  test('when it was given after somebody had left', async () => {
    let give: (reader: CodeReader) => void = () => {};
    load = () => new Promise((resolve) => (give = resolve));
    await start();
    expect(state()).toEqual({ kind: 'starting' });
    await act(async () => scanner.stop());
    await act(async () => give(reader));
    expect(tracks[0]?.isStopped).toBe(true);
    expect(state()).toEqual({ kind: 'off' });
  });
});

describe('why there is none', () => {
  test.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'busy'],
    ['SomethingElse', 'failed'],
  ])('%s: %s', async (refuses, why) => {
    giveCamera({ refuses });
    await start();
    expect(state()).toEqual({ kind: 'failed', why });
  });

  test('the page is not secure', async () => {
    vi.stubGlobal('isSecureContext', false);
    await start();
    expect(state()).toEqual({ kind: 'failed', why: 'insecure' });
    expect(tracks).toEqual([]);
  });

  test('the browser has none to give', async () => {
    vi.stubGlobal('navigator', { ...navigator, mediaDevices: undefined });
    await start();
    expect(state()).toEqual({ kind: 'failed', why: 'unsupported' });
  });

  test('what reads codes did not come, and the camera is given back', async () => {
    load = async () => {
      throw new Error('no network');
    };
    await start();
    expect(state()).toEqual({ kind: 'failed', why: 'reader' });
    expect(tracks[0]?.isStopped).toBe(true);
  });

  test('what reads codes broke, and it can be started again', async () => {
    sights = [new Error('out of memory')];
    await start();
    await pass(500);
    expect(state()).toEqual({ kind: 'failed', why: 'reader' });
    sights = ['one'];
    await start();
    await pass(500);
    expect(heard).toEqual(['one']);
  });

  test('the camera was pulled out', async () => {
    await start();
    await act(async () => tracks[0]?.dispatchEvent(new Event('ended')));
    expect(state()).toEqual({ kind: 'failed', why: 'failed' });
  });
});

test('the light is switched where there is one', async () => {
  giveCamera({ hasTorch: true });
  await start();
  expect(state()).toEqual({ kind: 'on', torch: false });
  await act(async () => scanner.switchTorch());
  expect(state()).toEqual({ kind: 'on', torch: true });
  await act(async () => scanner.switchTorch());
  expect(tracks[0]?.constraints).toEqual([{ advanced: [{ torch: true }] }, { advanced: [{ torch: false }] }]);
});
