import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { isRecord, readJson, sessionStore, writeJson } from './storage';

interface PageStepOptions<Step extends string> {
  /** Code of what the steps are about; a page may show several. */
  subject: string;
  steps: readonly Step[];
  /** The page is back on screen: by a button, by the browser's Back, or because the step is done. */
  onClosed?: (step: Step) => void;
  /** The browser's Forward has opened the step again. */
  onReturned?: (step: Step) => void;
}

/** The step that a history entry names, next to whatever else is in it. */
interface EntryStep {
  subject: string;
  name: string;
  /** The terms on the page when the step was opened, where it depends on them. */
  seen?: string;
}

/** Keys of this tab's history entries whose steps have succeeded. */
const finishedKey = 'finished_steps';

/** Far more than the entries in which Forward can lead to a step. */
const mostFinished = 50;

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
  }, [step]);

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
    const current = entryOf(routerStateOf(window.history.state));
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
    isFinished: step !== undefined && readFinished().includes(location.key),
    /** The step's history entry, for {@link finish}. */
    entryKey: location.key,
    /** Opens a step, in place of any other. */
    open(name: Step, seen?: string) {
      // The focus says where the page is when the step closes; the browser doesn't scroll back over that.
      window.history.scrollRestoration = 'manual';
      isExpected.current = true;
      const { pathname, search, hash, state } = location;
      const pageStep: EntryStep = { subject, name, ...(seen === undefined ? {} : { seen }) };
      const next = { ...(isRecord(state) ? state : {}), pageStep };
      navigate({ pathname, search, hash }, { state: next, replace: entry !== undefined });
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

/** Key of the history entry of the open step; undefined on a page without one. */
export function useStepKey(): string | undefined {
  const { key, state } = useLocation();
  return entryOf(state) === undefined ? undefined : key;
}

/** The step of a history entry has succeeded, perhaps after it was left: it never opens there again. */
export function finishStep(key: string): void {
  writeJson(sessionStore, finishedKey, [...readFinished(), key].slice(-mostFinished));
}

function readFinished(): readonly unknown[] {
  const stored = readJson(sessionStore, finishedKey);
  return Array.isArray(stored) ? stored : [];
}

/**
 * Goes back to the entry before this one by its name, so that a Back which the customer presses at the same instant
 * leads there, too, and not one further. Browsers without names for entries count.
 */
function goBackOnce(count: () => void): void {
  const { navigation } = window as { navigation?: Navigation };
  const current = navigation?.currentEntry?.index ?? 0;
  const before = navigation?.entries()[current - 1];
  if (navigation === undefined || before === undefined) {
    count();
    return;
  }
  const { committed, finished } = navigation.traverseTo(before.key);
  for (const result of [committed, finished]) result?.catch(() => undefined);
}

/** The state that the router has put into an entry of the browser's history. */
function routerStateOf(state: unknown): unknown {
  return isRecord(state) ? state.usr : undefined;
}

function entryOf(state: Location['state']): EntryStep | undefined {
  if (!isRecord(state) || !isRecord(state.pageStep)) return undefined;
  const { subject, name, seen } = state.pageStep;
  if (typeof subject !== 'string' || typeof name !== 'string') return undefined;
  return { subject, name, ...(typeof seen === 'string' ? { seen } : {}) };
}
