import { ApiError } from '@tintforge/api-contract/client';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { useState } from 'react';
import { checkInWords } from '../words';
import { lookAgain } from './use-check-in';

const words = checkInWords.acts;

/** One act at the car at a time: what runs, and what became of the last that failed. */
export interface Acting<Name extends string> {
  /** The act under way. */
  running: Name | undefined;
  /** What the last act that failed has to say. */
  problem: string | undefined;
  /** What it failed with, for whoever can tell more of it than its words. */
  error: unknown;
  /** Does it. Answers whether it was done; otherwise `problem` says why, and it can be repeated. */
  act: (name: Name, send: () => Promise<unknown>) => Promise<boolean>;
}

/** Sends acts of staff; afterwards everything is looked at again, whatever came of it. */
export function useAct<Name extends string>(): Acting<Name> {
  const [running, setRunning] = useState<Name>();
  const [failure, setFailure] = useState<{ problem: string; error: unknown }>();

  async function act(name: Name, send: () => Promise<unknown>): Promise<boolean> {
    if (running !== undefined) return false;
    setRunning(name);
    setFailure(undefined);
    const refusal = await send().then(
      () => undefined,
      (error: unknown) => ({ problem: refusalText(error), error }),
    );
    // Without a network there is nothing to look at, and what is shown stays.
    await lookAgain().catch(() => undefined);
    setFailure(refusal);
    setRunning(undefined);
    return refusal === undefined;
  }

  return { running, problem: failure?.problem, error: failure?.error, act };
}

function refusalText(error: unknown): string {
  if (error instanceof ApiError && error.body !== undefined) return error.body.message;
  return navigator.onLine ? words.lost : words.offline;
}

/** Says that something was done. */
export function tellDone(title: string): void {
  showToast({ title });
}
