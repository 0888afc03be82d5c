import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useNavigate } from './frame/link';
import { currentState, entryOf, finishStep, goBackOnce, hasFinished } from './step-entry';
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
  const open = questionsIn(location.state);
  const asked = names.find((name) => open.names.includes(name));
  const isOver = asked !== undefined && hasFinished(key);
  /** The browser is about to go back. */
  const isLeaving = useRef(false);

  useLayoutEffect(() => {
    isLeaving.current = false;
  }, [location]);

  function close(): void {
    // The browser's Back may have closed it just now, before the page could show that.
    const isCurrent = asked !== undefined && questionsIn(currentState()).names.at(-1) === asked;
    if (!isCurrent || isLeaving.current) return;
    isLeaving.current = true;
    goBackOnce(() => navigate(-1));
  }

  const leave = useEffectEvent(close);
  useEffect(() => {
    if (isOver) leave();
  }, [isOver, location]);

  return {
    question: isOver ? undefined : asked,
    ask(name: Name): void {
      // A second press, before the page could show the question.
      if (questionsIn(currentState()).names.length > open.names.length) return;
      const { search, hash, state } = location;
      const pageStep = entry ?? { subject: '', name: '' };
      const questions: Questions = { names: [...open.names, name], over: open.over ?? key };
      navigate({ search, hash }, { state: { ...(isRecord(state) ? state : {}), pageStep, questions } });
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

/** Key of the history entry that opened the step, also while a question is on it; undefined on a page without one. */
export function useStepKey(): string | undefined {
  const { key, state } = useLocation();
  return entryOf(state) && (questionsIn(state).over ?? key);
}

/** The questions that are open on the step of a history entry, one on another. */
interface Questions {
  names: readonly unknown[];
  /** Key of the step's own entry. */
  over?: string;
}

function questionsIn(state: unknown): Questions {
  const questions = isRecord(state) ? state.questions : undefined;
  if (!isRecord(questions) || typeof questions.over !== 'string' || !Array.isArray(questions.names))
    return { names: [] };
  return { names: questions.names, over: questions.over };
}
