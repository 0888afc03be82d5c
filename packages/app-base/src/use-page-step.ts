import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useNavigate } from './frame/link';
import { currentState, type EntryStep, entryOf, finishStep, goBackOnce, hasFinished } from './step-entry';
import { isRecord } from './storage';

interface PageStepOptions<Step extends string> {
  /** Code of what the steps are about; a page may show several. */
  subject: string;
  steps: readonly Step[];
  /** The page is back on screen: by a button, by the browser's Back, or because the step is done. */
  onClosed?: (step: Step) => void;
  /** The browser's Forward has opened the step again. */
  onReturned?: (step: Step) => void;
}

/**
 * Ties steps that open within a page to the browser's history, such as a payment: each has its own entry, so that Back
 * returns from it to the page, and Forward or a reload opens it again until it has succeeded.
 */
export function usePageStep<Step extends string>({ subject, steps, onClosed, onReturned }: PageStepOptions<Step>) {
  const location = useLocation();
  const navigate = useNavigate();
  const entry = entryOf(location.state);
  const step = entry?.subject === subject ? steps.find((name) => name === entry.name) : undefined;
  /** The open step, for a response that arrives after it was left. */
  const opened = useRef<Step>(undefined);
  /** The browser is about to go back. */
  const isLeaving = useRef(false);
  /** The next step is opened by the page itself, or with it. */
  const isExpected = useRef(true);

  /** The step of the last effects. */
  const last = useRef<Step>(undefined);

  // Before the step is on screen, where it may be left at once.
  useLayoutEffect(() => {
    opened.current = step;
    isLeaving.current = false;
    return () => {
      opened.current = undefined;
    };
    // A new location, even where its entry is the same: a page that was left and returned to at once never showed the other.
  }, [step, location]);

  const stepChanged = useEffectEvent((next: Step | undefined) => {
    const before = last.current;
    last.current = next;
    if (next !== undefined && next !== before && !isExpected.current) onReturned?.(next);
    isExpected.current = false;
    if (entry !== undefined) return;
    window.history.scrollRestoration = 'auto';
    if (before !== undefined) onClosed?.(before);
  });
  useEffect(() => stepChanged(step), [step]);

  function close(): boolean {
    if (opened.current === undefined) return false;
    if (isLeaving.current) return true;
    // The browser's Back may have left the step just now, or another replaced it, before the page could show that.
    const current = entryOf(currentState());
    if (current?.subject !== subject || current.name !== opened.current) return false;
    isLeaving.current = true;
    goBackOnce(() => navigate(-1));
    return true;
  }

  return {
    step,
    /** The terms on the page when the step was opened. */
    seen: entry?.seen,
    /** True once the step of this history entry has succeeded. */
    isFinished: step !== undefined && hasFinished(location.key),
    /** Where the page is, another object each time the browser arrives. */
    location,
    /** The step's history entry, for {@link finish}. */
    entryKey: location.key,
    /** Opens a step, in place of any other. */
    open(name: Step, seen?: string) {
      // The focus says where the page is when the step closes; the browser doesn't scroll back over that.
      window.history.scrollRestoration = 'manual';
      isExpected.current = true;
      const { search, hash, state } = location;
      const pageStep: EntryStep = { subject, name, seen };
      // Questions on the step that it replaces aren't on it.
      const next = { ...(isRecord(state) ? state : {}), pageStep, questions: undefined };
      // By the browser's entry, which the page may not show yet: a second press at the same instant adds no other.
      navigate({ search, hash }, { state: next, replace: entryOf(currentState()) !== undefined });
      window.history.scrollRestoration = 'auto';
    },
    /** Returns to the page. False when there is no step to leave. */
    close,
    /**
     * The step of a history entry has succeeded, perhaps after it was left: it never opens there again. False when it
     * was left.
     */
    finish(key: string): boolean {
      finishStep(key);
      const current: unknown = window.history.state;
      return isRecord(current) && current.key === key;
    },
  };
}
