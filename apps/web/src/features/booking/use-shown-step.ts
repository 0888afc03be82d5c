import type { LateComponent } from '@tintforge/app-base/late/late';
import { type WizardStep, wizardSteps } from '@tintforge/booking-core';
import { useEffect, useState } from 'react';
import { carsCode, fetchCars } from './cars/late-cars';
import type { StepProps } from './step-props';
import { lateSteps } from './steps/lazy-steps';

/** Index of the step on screen. */
export interface ShownStep {
  /** Undefined only at first: the tab stored a step whose code isn't loaded yet. */
  shown: number | undefined;
  /** Another step was requested, and its code isn't loaded yet. */
  isAwaited: boolean;
}

/**
 * The requested step once its code is loaded, of several cars with theirs; until then the previous one stays on screen.
 */
export function useShownStep(step: number, hasSeveralCars: boolean): ShownStep {
  const code = codeOf(step);
  const isHere = (code === undefined || code.isHere()) && (!hasSeveralCars || carsCode() !== undefined);
  const [shown, setShown] = useState(isHere ? step : undefined);
  const [, drawAgain] = useState(0);
  const [failure, setFailure] = useState<unknown>();
  if (failure !== undefined) throw failure;
  if (isHere && shown !== step) setShown(step);

  useEffect(() => {
    if (isHere) return undefined;
    let isWanted = true;
    Promise.all([code?.fetch(), hasSeveralCars && fetchCars()]).then(
      () => {
        if (isWanted) drawAgain((times) => times + 1);
      },
      (error: unknown) => {
        if (isWanted) setFailure(error);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [code, hasSeveralCars, isHere]);

  return { shown: isHere ? step : shown, isAwaited: !isHere };
}

function codeOf(step: number): LateComponent<StepProps> | undefined {
  const late: Partial<Record<WizardStep, LateComponent<StepProps>>> = lateSteps;
  return late[wizardSteps[step] ?? 'vehicle'];
}
