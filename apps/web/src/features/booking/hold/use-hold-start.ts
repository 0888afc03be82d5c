import { api } from '@tintforge/app-base/api';
import { queryClient } from '@tintforge/app-base/query-client';
import { settleLogin } from '@tintforge/app-base/session/fetch-user';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { turnToCar, wizardSteps } from '@tintforge/booking-core';
import { wizardWords } from '@tintforge/content';
import { useState } from 'react';
import { cacheDays } from '../../../lib/availability';
import { isRefusable } from '../contact-form';
import { holdStateKey } from '../payment/hold-state-key';
import type { StepProps } from '../step-props';
import { takenWords } from '../steps/gone-words';
import type { Bill } from './bill';
import type { HoldOutcome } from './hold-outcome';
import type { HoldProblem } from './hold-problem';
import { holdBody } from './hold-request';
import { holdStart } from './hold-start';
import { createHoldStorage } from './hold-storage';

const extrasStep = wizardSteps.indexOf('extras');
const contactStep = wizardSteps.indexOf('contact');

/** Holds the draft's start from a step. `onHeld` runs when it is held, or was already paid. */
export function useHoldStart({
  draft,
  dispatch,
  setNotice,
  paymentCode,
  onHeld,
}: Pick<StepProps, 'draft' | 'dispatch' | 'setNotice' | 'paymentCode'> & { onHeld: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<HoldProblem>();

  /** Goes back to Appointment and keeps everything else. */
  function pickAgain(gone: { title: string; message: string }) {
    setNotice({ kind: 'start-gone', ...gone });
    dispatch({ type: 'start-taken' });
  }

  function conclude(outcome: HoldOutcome, before: Bill) {
    switch (outcome.kind) {
      case 'held':
      case 'already-paid':
        return onHeld();
      case 'start-taken':
        cacheDays(outcome.days, draft.otherCars.length === 0 ? undefined : draft.crews);
        return pickAgain(takenWords());
      case 'not-offered':
        return pickAgain({ title: wizardWords.appointment.time.gone.title, message: outcome.message });
      case 'price-changed':
        return setProblem({ kind: 'price-changed', before, now: outcome.bill });
      case 'payment-unknown':
      case 'too-many-holds':
      case 'region-busy':
      case 'preview-only':
        return setProblem({ kind: outcome.kind });
      case 'invalid':
        return refuse(outcome.fields);
      case 'tint-refused':
        setNotice({
          kind: 'refused-tint',
          car: outcome.car,
          refusal: outcome.refusal,
          tint: turnToCar(draft, outcome.car).tint,
        });
        return dispatch({ type: 'go-to', step: extrasStep, car: outcome.car });
      case 'car-refused':
        setNotice({ kind: 'refused-car', car: outcome.car, message: outcome.message });
        return dispatch({ type: 'go-to', step: wizardSteps.indexOf(outcome.step), car: outcome.car });
      case 'needs-quote':
        return setProblem(outcome);
      case 'failed':
        return sayFailed(outcome.fault);
    }
  }

  /** The customer corrects refused fields on the step that has them. */
  function refuse(fields: Readonly<Record<string, string>>) {
    if (!Object.keys(fields).some(isRefusable)) return sayFailed();
    setNotice({ kind: 'refused-fields', fields });
    dispatch({ type: 'go-to', step: contactStep });
  }

  async function start(bill: Bill) {
    const body = holdBody({ draft, totalCents: bill.totalCents });
    if (body === undefined || isBusy) return;
    setProblem(undefined);
    setIsBusy(true);
    // With an expired token, a logged-in customer's booking would be made as a guest's.
    await settleLogin();
    const storage = createHoldStorage();
    const { outcomeOf } = paymentCode;
    const outcome = await holdStart(
      { api, storage, now: Date.now, makeKey: () => crypto.randomUUID(), outcomeOf },
      { body, bill },
    );
    if (outcome.kind === 'held') keepState(outcome);
    // The next step is recorded before its code is fetched, because lost code may be fetched by reloading the page.
    conclude(outcome, bill);
    // If the code fails to load, the step itself reports it.
    if (outcome.kind === 'held') await paymentCode.fetch().catch(() => undefined);
    setIsBusy(false);
  }

  return { isBusy, problem, start, dismiss: () => setProblem(undefined) };
}

/** Seeds the cache with the hold's state, which the Payment step reads first. */
function keepState({ hold, state }: Extract<HoldOutcome, { kind: 'held' }>) {
  if (state !== undefined) queryClient.setQueryData(holdStateKey(hold.trackingCode), state);
}

function sayFailed(fault?: string) {
  const { title, text } = wizardWords.toasts.submissionError;
  showToast({ title, description: fault === undefined ? text : `${text} ${fault}`, variant: 'destructive' });
}
