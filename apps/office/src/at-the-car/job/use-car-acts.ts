import type { CarJob } from '@tintforge/api-contract';
import { useState } from 'react';
import { deedWords, useAct } from '../../deeds';
import { startVisit } from '../../lib/start-visit';

/** Actions on a job at the car, each in a dialog. */
export type CarDialog = 'complete' | 'collect' | 'tell' | 'change' | 'early' | 'missed' | 'undo';

/** Checks a job in, by the version on screen, and tracks the open dialog of its other actions. */
export function useCarActs(job: CarJob) {
  const { isEarly } = job;
  const [dialog, open] = useState<CarDialog>();
  const start = useAct({
    done: deedWords.start.done,
    call: () => startVisit(job),
  });
  return {
    start,
    /** Checks in; very early it asks first. */
    checkIn: () => (isEarly ? open('early') : start.run()),
    dialog,
    open,
    close: () => open(undefined),
  };
}

export type CarActs = ReturnType<typeof useCarActs>;
