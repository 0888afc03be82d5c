import type { CarJob } from '@tintforge/api-contract';
import { deedWords, useAct } from '../../deeds';
import { startVisit } from '../../lib/start-visit';
import { useDialogStep } from '../../lib/use-dialog-step';

/** Actions on a job at the car, each in a dialog. */
const carDialogs = ['complete', 'collect', 'tell', 'change', 'early', 'missed', 'undo'] as const;

/** Checks a job in, by the version on screen, and tracks the open dialog of its other actions. */
export function useCarActs(job: CarJob) {
  const { isEarly, trackingCode, visit } = job;
  const { dialog, open, close } = useDialogStep(`${trackingCode} ${visit.number}`, carDialogs);
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
    close,
  };
}

export type CarActs = ReturnType<typeof useCarActs>;
