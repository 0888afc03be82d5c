import { useMutation } from '@tanstack/react-query';
import { ApiError, codeOf } from '@tintforge/api-contract/client';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { useState } from 'react';
import type { TaskProps } from '../booking-task';
import { problemText } from '../problem-text';
import { reloadBooking } from '../use-staff-booking';

interface ActOptions extends TaskProps {
  /** Says that it is done. */
  done: { title: string; text?: string };
  /** The call; undefined while the form lacks something. */
  call: (() => Promise<unknown>) | undefined;
}

type Pressed = { call: () => Promise<unknown> } & Pick<ActOptions, 'done'>;

/** One thing that staff do, from pressing to its end. */
export interface Act {
  isBusy: boolean;
  /** How often it was pressed while the form lacked something: from the first time on, the form says what. */
  tries: number;
  /** Why it was not done; not for what the booking's own news tell. */
  problem: string | undefined;
  /** What the shop said about single fields. */
  fields: Readonly<Record<string, string>>;
  run: () => void;
}

/**
 * Does something to a booking. When it was not done the booking is asked for again, because it may have changed; what was
 * typed stays.
 */
export function useAct({ booking, onClose, done, call }: ActOptions): Act {
  const [tries, setTries] = useState(0);
  const acting = useMutation({
    mutationFn: ({ call: act }: Pressed) => act(),
    // What it says was true when it was pressed: the booking under it is another one now.
    onSuccess: async (_, { done: { title, text } }) => {
      // What is offered next must already be judged by what was done here.
      await reloadBooking(booking.trackingCode);
      onClose();
      showToast({ title, ...(text === undefined ? {} : { description: text }) });
    },
    onError: () => reloadBooking(booking.trackingCode),
  });
  const { error } = acting;
  const body = error instanceof ApiError ? error.body : undefined;
  return {
    isBusy: acting.isPending,
    tries,
    problem: error === null || codeOf(error) === 'changed_meanwhile' ? undefined : problemText(error),
    fields: body?.fields ?? {},
    run() {
      if (acting.isPending) return;
      if (call === undefined) setTries(tries + 1);
      else acting.mutate({ call, done });
    },
  };
}
