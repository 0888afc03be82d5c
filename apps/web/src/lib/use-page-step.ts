import { isRecord } from '@tintforge/app-base/storage';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

interface PageStepOptions<Step extends string> {
  /** Code of what the steps are about; a page may show several. */
  subject: string;
  steps: readonly Step[];
  /** The page is back on screen: by a button, by the browser's Back, or because the step is done. */
  onClosed: (step: Step) => void;
}

/** The step of a history entry, next to whatever else the entry says. */
interface StepEntry {
  pageStep: { subject: string; name: string };
}

/**
 * Ties steps that open within a page to the browser's history, such as a payment: each has its own entry, so that Back
 * returns from it to the page, and Forward or a reload opens it again.
 */
export function usePageStep<Step extends string>({ subject, steps, onClosed }: PageStepOptions<Step>) {
  const location = useLocation();
  const navigate = useNavigate();
  const entry = entryOf(location);
  const step = entry?.subject === subject ? steps.find((name) => name === entry.name) : undefined;
  /** The open step, for a response that arrives after it was left. */
  const opened = useRef<Step>(undefined);
  /** The browser is about to go back. */
  const isLeaving = useRef(false);

  const stepChanged = useEffectEvent((next: Step | undefined) => {
    const last = opened.current;
    opened.current = next;
    isLeaving.current = false;
    if (entry !== undefined) return;
    window.history.scrollRestoration = 'auto';
    if (last !== undefined) onClosed(last);
  });
  useEffect(() => stepChanged(step), [step]);
  useEffect(
    () => () => {
      opened.current = undefined;
    },
    [],
  );

  return {
    step,
    /** Opens a step, in place of any other. */
    open(name: Step) {
      // The focus says where the page is when the step closes; the browser doesn't scroll back over that.
      window.history.scrollRestoration = 'manual';
      const { pathname, search, hash, state } = location;
      const next: StepEntry = { ...(isRecord(state) ? state : {}), pageStep: { subject, name } };
      navigate({ pathname, search, hash }, { state: next, replace: entry !== undefined });
      window.history.scrollRestoration = 'auto';
    },
    /** Returns to the page. False when there is no step to leave. */
    close(): boolean {
      if (opened.current === undefined || isLeaving.current) return false;
      isLeaving.current = true;
      navigate(-1);
      return true;
    },
  };
}

function entryOf({ state }: Location): StepEntry['pageStep'] | undefined {
  if (!isRecord(state) || !isRecord(state.pageStep)) return undefined;
  const { subject, name } = state.pageStep;
  return typeof subject === 'string' && typeof name === 'string' ? { subject, name } : undefined;
}
