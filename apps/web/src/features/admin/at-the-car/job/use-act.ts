import { ApiError } from '@tintforge/api-contract/client';
import { useState } from 'react';
import { showToast } from '../../../../lib/toasts';
import { checkInWords } from '../words';
import { lookAgain } from './use-check-in';

const words = checkInWords.acts;

/** One act at the car at a time: what runs, and what became of the last that failed. */
export interface Acting<Name extends string> {
  /** The act under way. */
  running: Name | undefined;
  /** What the last act that failed has to say. */
  problem: string | undefined;
  /** Does it. Answers whether it was done; otherwise `problem` says why, and it can be repeated. */
  act: (name: Name, send: () => Promise<unknown>) => Promise<boolean>;
}

/** Sends acts of staff; afterwards everything is looked at again, whatever came of it. */
export function useAct<Name extends string>(): Acting<Name> {
  const [running, setRunning] = useState<Name>();
  const [problem, setProblem] = useState<string>();

  async function act(name: Name, send: () => Promise<unknown>): Promise<boolean> {
    if (running !== undefined) return false;
    setRunning(name);
    setProblem(undefined);
    const refusal = await send().then(
      () => undefined,
      (error: unknown) => refusalText(error),
    );
    // Without a network there is nothing to look at, and what is shown stays.
    await lookAgain().catch(() => undefined);
    setProblem(refusal);
    setRunning(undefined);
    return refusal === undefined;
  }

  return { running, problem, act };
}

function refusalText(error: unknown): string {
  if (error instanceof ApiError && error.body !== undefined) return error.body.message;
  return navigator.onLine ? words.lost : words.offline;
}

/** Says that something was done. */
export function tellDone(title: string): void {
  showToast({ title });
}
