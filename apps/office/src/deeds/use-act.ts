import { useMutation } from '@tanstack/react-query';
import { ApiError, codeOf } from '@tintforge/api-contract/client';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { useState } from 'react';
import { refetchStaffQueries } from '../lib/refetch-staff-queries';
import { useFinish } from '../lib/use-dialog-step';
import { problemText } from './problem-text';

/** Shows a success toast. */
export interface Done {
  title: string;
  text?: string;
}

interface ActOptions<Answer, Input> {
  /** Success message; it may depend on the response. */
  done: Done | ((answer: Answer) => Done);
  /** The call; undefined while the form is incomplete. */
  call: ((input: Input) => Promise<Answer>) | undefined;
  /** Closes the dialog. */
  onDone?: (answer: Answer) => void;
}

type Pressed<Answer, Input> = Pick<ActOptions<Answer, Input>, 'done'> & { send: () => Promise<Answer> };

/** One staff action, from the click to its result. */
export interface Act<Input = void> {
  isBusy: boolean;
  /** Number of attempts with an incomplete form: from the first on, the form shows what is missing. */
  tries: number;
  /** Reason of the failure. */
  problem: string | undefined;
  /** True when it failed because the booking has changed. */
  isOvertaken: boolean;
  /** The server's messages about single fields. */
  fields: Readonly<Record<string, string>>;
  run: (input: Input) => void;
  /** Clears the failure: the request is a different one now. */
  reset: () => void;
}

/**
 * Runs a staff action on a booking, one click at a time. Whatever the result, everything on screen is refetched before
 * the next action; after a failure the input is kept and the action can be retried.
 */
export function useAct<Answer, Input = void>({ done, call, onDone }: ActOptions<Answer, Input>): Act<Input> {
  const [tries, setTries] = useState(0);
  const finish = useFinish();
  const acting = useMutation({
    mutationFn: ({ send }: Pressed<Answer, Input>) => send(),
    // The message was true at that time: the booking has changed since.
    onSuccess: async (answer, { done: said }) => {
      await refetchStaffQueries();
      finish();
      onDone?.(answer);
      const { title, text } = typeof said === 'function' ? said(answer) : said;
      showToast({ title, ...(text === undefined ? {} : { description: text }) });
    },
    onError: refetchStaffQueries,
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
    reset() {
      if (!acting.isPending) acting.reset();
    },
  };
}
