import { type RefObject, useEffect, useRef, useState } from 'react';
import { type CameraFailure, cameraFailureOf, cameraObstacle } from './camera-failure';
import type { CodeReader } from './code-reader';
import { type Camera, openCamera } from './open-camera';

/** State of the scanner. */
export type ScannerState =
  | { kind: 'off' }
  | { kind: 'starting' }
  /** `torch` is undefined where the camera has none. */
  | { kind: 'on'; torch: boolean | undefined }
  | { kind: 'failed'; why: CameraFailure };

/** Delay between two looks at the picture. */
const pauseMs = 120;
/** Time that a code must be out of view before it is read again. */
const silenceMs = 3000;

interface ScannerOptions {
  video: RefObject<HTMLVideoElement | null>;
  /** A code came into view. The camera keeps running until it is stopped. */
  onRead: (text: string) => void;
  /** Fetches the code reader. */
  load: () => Promise<CodeReader>;
}

/** Resources of a scanner. */
interface Held {
  camera: Camera | undefined;
  /** Incremented by every start and stop: results for an older one are dropped. */
  turn: number;
}

function letGo(held: Held): void {
  held.turn += 1;
  held.camera?.stop();
  held.camera = undefined;
}

/** Uses the camera to read codes. It stops when the component unmounts, and when the page is hidden. */
export function useScanner({ video, onRead, load }: ScannerOptions) {
  const [state, setState] = useState<ScannerState>({ kind: 'off' });
  const held = useRef<Held>({ camera: undefined, turn: 0 }).current;
  const heard = useRef(onRead);
  heard.current = onRead;

  function stop() {
    letGo(held);
    setState({ kind: 'off' });
  }

  async function start() {
    letGo(held);
    const mine = held.turn;
    const isMine = () => mine === held.turn;
    const fail = (why: CameraFailure) => {
      if (!isMine()) return;
      letGo(held);
      setState({ kind: 'failed', why });
    };
    const devices: MediaDevices | undefined = navigator.mediaDevices;
    const obstacle = cameraObstacle({ isSecure: window.isSecureContext, hasDevices: devices !== undefined });
    if (obstacle !== undefined) return fail(obstacle);
    setState({ kind: 'starting' });
    // In parallel; the permission prompt comes first, whatever happens to the reader.
    const reading = load().catch(() => undefined);
    const opened = await openCamera(devices).catch(cameraFailureOf);
    if (typeof opened === 'string') return fail(opened);
    if (!isMine()) return opened.stop();
    held.camera = opened;
    const reader = await reading;
    const place = video.current;
    if (!isMine()) return;
    if (reader === undefined || place === null) return fail('reader');
    place.srcObject = opened.stream;
    await place.play().catch(() => undefined);
    if (!isMine()) return;
    setState({ kind: 'on', torch: opened.hasTorch ? false : undefined });
    opened.stream.getVideoTracks()[0]?.addEventListener('ended', () => fail('failed'));
    void look({ reader, place, isMine, hear: (text) => heard.current(text), fail });
  }

  async function switchTorch() {
    if (state.kind !== 'on' || state.torch === undefined) return;
    const torch = !state.torch;
    const isDone = await held.camera?.switchTorch(torch).then(
      () => true,
      () => false,
    );
    setState((before) => (before.kind === 'on' ? { kind: 'on', torch: isDone === true ? torch : undefined } : before));
  }

  useEffect(() => {
    function hide() {
      if (document.visibilityState !== 'hidden') return;
      letGo(held);
      setState((before) => (before.kind === 'failed' ? before : { kind: 'off' }));
    }
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      letGo(held);
    };
  }, [held]);

  return { state, start: () => void start(), stop, switchTorch: () => void switchTorch() };
}

interface Looking {
  reader: CodeReader;
  place: HTMLVideoElement;
  isMine: () => boolean;
  hear: (text: string) => void;
  fail: (why: CameraFailure) => void;
}

/** Reads the picture repeatedly, and reports each code once for as long as it stays in view. */
async function look({ reader, place, isMine, hear, fail }: Looking): Promise<void> {
  let last = { text: '', seenAt: Number.NEGATIVE_INFINITY };
  while (isMine()) {
    try {
      const [text] = place.readyState >= place.HAVE_CURRENT_DATA ? await reader.read(place) : [];
      if (!isMine()) return;
      if (text !== undefined) {
        const seenAt = performance.now();
        const isNews = text !== last.text || seenAt - last.seenAt > silenceMs;
        last = { text, seenAt };
        if (isNews) hear(text);
      }
    } catch {
      return fail('reader');
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
