import { staffEndpoints } from '@tintforge/api-contract/staff-client';
import { staffFile } from '../lib/staff-file';
import type { ListQuestion } from './list-address';
import { wireQuestion } from './use-bookings';

interface DownloadOptions {
  /** Called repeatedly with the number of bookings so far. */
  onProgress: (rows: number) => void;
  signal: AbortSignal;
}

/** A list as a CSV file, stored as a Blob rather than one long string. */
export interface DownloadedList {
  file: Blob;
  /** Its number of bookings. */
  rows: number;
  name: string;
}

const lineEnd = 10;

/** Fetches the whole list. Rejects when the response is incomplete, or was stopped. */
export async function downloadList(
  question: ListQuestion,
  { onProgress, signal }: DownloadOptions,
): Promise<DownloadedList> {
  const { path } = staffEndpoints.getStaffBookingsFile;
  const response = await staffFile(`${path}?${new URLSearchParams(wireQuestion(question))}`, signal);
  const pieces: BlobPart[] = [];
  // The header row is not a booking.
  let rows = -1;
  const reader = response.body?.getReader();
  for (let piece = await reader?.read(); piece?.value !== undefined; piece = await reader?.read()) {
    pieces.push(piece.value);
    rows += piece.value.reduce((count, byte) => (byte === lineEnd ? count + 1 : count), 0);
    onProgress(Math.max(0, rows));
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'bookings.csv';
  return { file: new Blob(pieces, { type: 'text/csv' }), rows, name };
}
