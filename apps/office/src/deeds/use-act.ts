import { useMutation } from '@tanstack/react-query';
import { ApiError, codeOf } from '@tintforge/api-contract/client';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { useState } from 'react';
import { lookAgain } from '../lib/look-again';
import { problemText } from './problem-text';

/** Says that something was done. */
export interface Done {
  title: string;
  text?: string;
}

interface ActOptions<Answer, Input> {
  /** Success message; it may depend on the response. */
  done: Done | ((answer: Answer) => Done);
  /** The call; undefined while the form lacks something. */
  call: ((input: Input) => Promise<Answer>) | undefined;
  /** Closes what it was done in. */
  onDone?: (answer: Answer) => void;
}

type Pressed<Answer, Input> = Pick<ActOptions<Answer, Input>, 'done'> & { send: () => Promise<Answer> };

/** One thing that staff do, from pressing to its end. */
export interface Act<Input = void> {
  isBusy: boolean;
  /** How often it was pressed while the form lacked something: from the first time on, the form says what. */
  tries: number;
  /** Why it was not done. */
  problem: string | undefined;
  /** True when it failed because the booking has changed. */
  isOvertaken: boolean;
  /** The server's messages about single fields. */
  fields: Readonly<Record<string, string>>;
  run: (input: Input) => void;
  /** Forgets why it was not done: what was asked for is another thing now. */
  reset: () => void;
}

/**
 * Does something to a booking, one press at a time. Whatever came of it, everything in sight is looked at again before
 * anything more is offered; when it was not done, what was typed stays and it can be pressed again.
 */
export function useAct<Answer, Input = void>({ done, call, onDone }: ActOptions<Answer, Input>): Act<Input> {
  const [tries, setTries] = useState(0);
  const acting = useMutation({
    mutationFn: ({ send }: Pressed<Answer, Input>) => send(),
    // The message was true at that moment: the booking has changed since.
    onSuccess: async (answer, { done: said }) => {
      await lookAgain();
      onDone?.(answer);
      const { title, text } = typeof said === 'function' ? said(answer) : said;
      showToast({ title, ...(text === undefined ? {} : { description: text }) });
    },
    onError: lookAgain,
  });
  const { error } = acting;
  const body = error instanceof ApiError ? error.body : undefined;
  return {
    isBusy: acting.isPending,
    tries,
    problem: error === null ? undefined : problemText(error),
    isOvertaken: codeOf(error) === 'changed_meanwhile',
    fields: body?.fields ?? {},
    run(input) {
      if (acting.isPending) return;
      if (call === undefined) setTries(tries + 1);
      else acting.mutate({ send: () => call(input), done });
    },
    reset: acting.reset,
  };
}
