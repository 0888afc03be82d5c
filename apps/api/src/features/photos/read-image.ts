import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createTurns } from '../../platform/turns';

/** A photo as it is kept: two JPEG files without any metadata. */
export interface ReadImage {
  large: Buffer;
  small: Buffer;
  /** Pixels of the large one. */
  width: number;
  height: number;
}

/** Photos are read one at a time, and these wait: each has up to 8 MB on hand. */
const mostWaiting = 12;

/** Time for one photo, milliseconds: twice the processor time that its reader allows. */
const mostMs = 30_000;

/** A reader that has kept more after a photo ends, megabytes; at its start it has 80. */
const mostKept = 160;

/** A reader without work ends, milliseconds. */
const idleMs = 10_000;

/** Too many photos are waiting to be read, or one was not read in time. */
export class ReaderBusy extends Error {
  override readonly name = 'ReaderBusy';
}

const inTurn = createTurns();
let pending = 0;

/**
 * Reads a JPEG, PNG, WebP or HEIC file by its content and draws it again, turned upright, in sRGB, on white. Nothing but the
 * picture is left: no place, camera, profile or trailing data. Undefined for anything else, and for a file that takes 400 MB
 * or more while it is read. Throws ReaderBusy.
 */
export async function readImage(bytes: Buffer): Promise<ReadImage | undefined> {
  if (!isImage(bytes) && !isHeic(bytes)) return undefined;
  if (pending > mostWaiting) throw new ReaderBusy();
  pending += 1;
  try {
    return await inTurn('reader', () => readElsewhere(bytes));
  } finally {
    pending -= 1;
  }
}

/** True for the first bytes of the three formats that sharp reads. */
function isImage(bytes: Buffer): boolean {
  const isWebp = begins(bytes, 'RIFF') && begins(bytes, 'WEBP', 8);
  return begins(bytes, '\xff\xd8\xff') || begins(bytes, '\x89PNG\r\n\x1a\n') || isWebp;
}

/** True for a file with a list of its pictures, whose main brand is one of HEVC in HEIF (ISO/IEC 23008-12), or of HEIF as such. */
function isHeic(bytes: Buffer): boolean {
  const brands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
  return begins(bytes, 'ftyp', 4) && brands.some((brand) => begins(bytes, brand, 8)) && bytes.includes('meta');
}

function begins(bytes: Buffer, text: string, at = 0): boolean {
  return bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));
}

interface Answer {
  image?: ReadImage;
  megabytes: number;
}

let reader: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;

/** Reads in a separate process, which stays for the next photo unless it has kept much. Undefined when it breaks. */
async function readElsewhere(bytes: Buffer): Promise<ReadImage | undefined> {
  clearTimeout(idle);
  reader ??= startReader();
  const answer = await ask(reader, bytes);
  if (answer === 'late') {
    endReader();
    throw new ReaderBusy();
  }
  if (answer === undefined || answer.megabytes > mostKept) endReader();
  idle = setTimeout(endReader, idleMs);
  idle.unref();
  return answer?.image;
}

/** It neither gets our settings and secrets, nor keeps this process alive. Blocks of a megabyte go back when they are free. */
function startReader(): ChildProcess {
  const child = fork(fileURLToPath(new URL('./photo-reader.cjs', import.meta.url)), {
    serialization: 'advanced',
    execArgv: [],
    env: { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '1048576' },
    // The decoder of HEIC writes there what it thinks of a file.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  // Sending to one that has just ended is an error; `ask` listens for it, too.
  child.on('error', () => {});
  child.on('exit', () => {
    if (reader === child) reader = undefined;
  });
  return child;
}

function endReader(): void {
  reader?.kill('SIGKILL');
  reader = undefined;
}

function ask(child: ChildProcess, bytes: Buffer): Promise<Answer | 'late' | undefined> {
  return new Promise((resolve) => {
    const late = setTimeout(() => finish('late'), mostMs);
    function finish(answer: Answer | 'late' | undefined): void {
      clearTimeout(late);
      child.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
      resolve(answer);
    }
    const onMessage = (message: unknown) => finish(message as Answer);
    const onEnd = () => finish(undefined);
    child.on('message', onMessage).on('exit', onEnd).on('error', onEnd);
    child.send({ bytes });
  });
}
