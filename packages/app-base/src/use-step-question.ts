import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { currentEntry, entryOf, finishStep, goBackOnce, hasFinished } from './step-entry';
import { isRecord } from './storage';

/**
 * Ties the questions within an open step (`usePageStep`) to the browser's history: each has an entry after the step's, so
 * that Back closes the question alone, and Forward or a reload opens it again unless it or its step has succeeded.
 */
export function useStepQuestion<Name extends string>(names: readonly Name[]) {
  const location = useLocation();
  const navigate = useNavigate();
  const { key } = location;
  const entry = entryOf(location.state);
  const open = entry?.questions?.names ?? [];
  const asked = names.find((name) => open.includes(name));
  const isOver = asked !== undefined && hasFinished(key);
  /** The browser is about to go back. */
  const isLeaving = useRef(false);

  useLayoutEffect(() => {
    isLeaving.current = false;
  }, [key]);

  function close(): void {
    // The browser's Back may have closed it just now, before the page could show that.
    const isCurrent = asked !== undefined && currentEntry()?.questions?.names.at(-1) === asked;
    if (!isCurrent || isLeaving.current) return;
    isLeaving.current = true;
    goBackOnce(() => navigate(-1));
  }

  const leave = useEffectEvent(close);
  useEffect(() => {
    if (isOver) leave();
  }, [isOver]);

  return {
    question: isOver ? undefined : asked,
    ask(name: Name): void {
      // A second press, before the page could show the question.
      if ((currentEntry()?.questions?.names.length ?? 0) > open.length) return;
      const { pathname, search, hash, state } = location;
      const questions = { names: [...open, name], over: entry?.questions?.over ?? key };
      const pageStep = { subject: '', name: '', ...entry, questions };
      navigate({ pathname, search, hash }, { state: { ...(isRecord(state) ? state : {}), pageStep } });
    },
    /** Returns from the question to the step. */
    close,
    /** Returns to the step, and the question never opens again in its history entry. */
    finish(): void {
      finishStep(key);
      close();
    },
  };
}
