import { carsOfDraft } from '@tintforge/booking-core';
import type { StepProps } from '../step-props';

/** Removes a car, and keeps it in the notice that can put it back. */
export function removeCar(
  { draft, dispatch, setNotice }: Pick<StepProps, 'draft' | 'dispatch' | 'setNotice'>,
  car: number,
) {
  const removed = carsOfDraft(draft)[car];
  if (removed === undefined) return;
  setNotice({ kind: 'car-removed', car, removed, crews: draft.crews });
  dispatch({ type: 'remove-car', car });
}
