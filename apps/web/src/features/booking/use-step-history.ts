import { isRecord } from '@tintforge/app-base/storage';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

/** State of a wizard history entry: its own step, and the step of the entry before it. */
interface StepEntry {
  step: number;
  previous: number | undefined;
}

interface StepHistoryOptions {
  step: number;
  /** The current order; each of its entries includes it. */
  orderId: string;
  /** Shows a step, or the nearest one possible; returns its index. */
  goTo: (step: number) => number;
}

/**
 * Ties the steps to the browser's history: each new step adds an entry, and Back and Forward move between steps without
 * leaving the page. Returns the wizard's own `goBack`, which adds no entries.
 */
export function useStepHistory({ step, orderId, goTo }: StepHistoryOptions): { goBack: () => void } {
  const location = useLocation();
  const navigate = useNavigate();
  /** The step of the current entry: set here before the router updates. */
  const shownStep = useRef(step);
  const lastStep = useRef(step);

  function write(entry: StepEntry, { isNew }: { isNew: boolean }) {
    shownStep.current = entry.step;
    // Navigation to another page is under way: the URL is no longer the wizard's to change.
    if (window.location.pathname !== location.pathname) return;
    navigate(location.pathname, { state: { ...entry, orderId }, replace: !isNew });
  }

  const entryChanged = useEffectEvent((entry: StepEntry | undefined) => {
    if (entry === undefined) {
      write({ step, previous: undefined }, { isNew: false });
      return;
    }
    shownStep.current = entry.step;
    if (entry.step === step) return;
    const reached = goTo(entry.step);
    if (reached !== entry.step) write({ ...entry, step: reached }, { isNew: false });
  });

  const stepChanged = useEffectEvent((next: number) => {
    if (lastStep.current === next) return;
    lastStep.current = next;
    if (shownStep.current !== next) write({ step: next, previous: shownStep.current }, { isNew: true });
  });

  useEffect(() => entryChanged(entryOf(location)), [location]);
  useEffect(() => stepChanged(step), [step]);

  return {
    goBack() {
      if (entryOf(location)?.previous === step - 1) navigate(-1);
      else goTo(step - 1);
    },
  };
}

function entryOf({ state }: Location): StepEntry | undefined {
  if (!isRecord(state) || typeof state.step !== 'number') return undefined;
  return { step: state.step, previous: typeof state.previous === 'number' ? state.previous : undefined };
}

/** ID of the order that a history entry of the wizard belongs to; undefined for any other entry. */
export function orderIdOfEntry({ state }: Pick<Location, 'state'>): string | undefined {
  return isRecord(state) && typeof state.orderId === 'string' ? state.orderId : undefined;
}
