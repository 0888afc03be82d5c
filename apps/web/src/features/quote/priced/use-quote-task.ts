import { isRecord } from '@tintforge/app-base/storage';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

const quoteTasks = ['accept', 'change', 'pay'] as const;

/** A step that the customer takes on a quote's page: accepting it, requesting a change, paying the deposit. */
export type QuoteTask = (typeof quoteTasks)[number];

interface QuoteTaskOptions {
  /** The quote is back on screen: by a button, by the browser's Back, or because the step is done. */
  onClosed: (task: QuoteTask) => void;
}

/**
 * Ties the steps to the browser's history: each has its own entry, so that Back returns from it to the quote, and a reload
 * opens it again.
 */
export function useQuoteTask({ onClosed }: QuoteTaskOptions) {
  const location = useLocation();
  const navigate = useNavigate();
  const task = taskOf(location);
  /** The open step, for a response that arrives after it was left. */
  const opened = useRef<QuoteTask>(undefined);
  /** The browser is about to go back. */
  const isLeaving = useRef(false);

  const taskChanged = useEffectEvent((next: QuoteTask | undefined) => {
    const last = opened.current;
    opened.current = next;
    isLeaving.current = false;
    if (next === undefined) window.history.scrollRestoration = 'auto';
    if (last !== undefined && next === undefined) onClosed(last);
  });
  useEffect(() => taskChanged(task), [task]);
  useEffect(
    () => () => {
      opened.current = undefined;
    },
    [],
  );

  return {
    task,
    /** Opens a step, in place of one that is no longer possible. */
    open(next: QuoteTask) {
      // The focus says where the page is when the step closes; the browser doesn't scroll back over that.
      window.history.scrollRestoration = 'manual';
      navigate(location.pathname, { state: { quoteTask: next }, replace: task !== undefined });
      window.history.scrollRestoration = 'auto';
    },
    /** Returns to the quote. False when there is no step to leave. */
    close(): boolean {
      if (opened.current === undefined || isLeaving.current) return false;
      isLeaving.current = true;
      navigate(-1);
      return true;
    },
  };
}

function taskOf({ state }: Location): QuoteTask | undefined {
  return isRecord(state) ? quoteTasks.find((task) => task === state.quoteTask) : undefined;
}
