import { keepPreviousData, skipToken, useMutation, useQuery } from '@tanstack/react-query';
import type { BookingDetails, ChangedOrder } from '@tintforge/api-contract';
import { ApiError } from '@tintforge/api-contract/client';
import { api } from '@tintforge/app-base/api';
import type { BookingAccess } from '@tintforge/app-base/booking-access';
import { moneyText } from '@tintforge/app-base/money';
import { alwaysFresh } from '@tintforge/app-base/query-client';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { useEffect, useEffectEvent, useState } from 'react';
import { type ChangeProblem, changeProblem, sinceProblem } from './change-problem';
import { changeWords as words } from './change-words';
import { dropOrder, isOtherOrder, keepOrder, type Order, onCurrent, orderOf, readOrder } from './order-draft';

interface ChangeOptions {
  details: BookingDetails;
  access: BookingAccess;
  onDone: (details: BookingDetails) => void;
}

/** A change of package and extras, from the choice to the saved booking. */
export type OrderChange = ReturnType<typeof useOrderChange>;

/** Previews each choice by the server, and saves it as it was shown. A choice stays through changes by others. */
export function useOrderChange({ details, access, onDone }: ChangeOptions) {
  const [current, setCurrent] = useState(details);
  const place = { trackingCode: details.trackingCode, access };
  const [kept] = useState(() => readOrder(place, details));
  const [order, setOrder] = useState<Order>(kept?.order ?? orderOf(details));
  const [isComplaining, setIsComplaining] = useState(false);
  const [told, setTold] = useState(kept && sinceProblem(kept));
  const params = { code: details.trackingCode };
  const isChanged = isOtherOrder(order, current);
  const body = { version: current.version, ...order };

  const preview = useQuery({
    queryKey: ['order-change', details.trackingCode, body],
    queryFn:
      isChanged && current.mayChange
        ? ({ signal }) => api('changeOrder', { params, body: { ...body, dryRun: true }, signal, ...access })
        : skipToken,
    ...alwaysFresh,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const isFresh = !preview.isPlaceholderData && !preview.isFetching;
  const outcome = isChanged && isFresh && preview.isSuccess ? preview.data : undefined;

  const saving = useMutation({
    mutationFn: ({ after, money }: ChangedOrder) =>
      api('changeOrder', { params, body: { ...body, seen: { total: after.total, refund: money.toCard } }, ...access }),
    onSuccess({ booking, money }) {
      dropOrder(place);
      showToast({ title: words.done.title, description: doneText(money) });
      onDone(booking);
    },
    onError: () => void preview.refetch(),
  });

  function adopt(chosen: Order, booked = current) {
    setOrder(chosen);
    keepOrder(place, { details: booked, order: chosen });
  }

  /** The booking as others have left it; the choice stays. */
  const readAgain = useEffectEvent(async (problem: ChangeProblem) => {
    setTold(problem);
    const now = await api('getBookingDetails', { params, ...access }).catch(() => undefined);
    if (now === undefined) return;
    adopt(onCurrent(order, { from: current, current: now }), now);
    setCurrent(now);
  });
  /** The start is gone: the others of its day are offered again. */
  const offerStarts = useEffectEvent((problem: ChangeProblem) => {
    choose({ appointmentTime: undefined });
    setTold(problem);
  });
  const error = saving.error ?? (isChanged && isFresh ? preview.error : null);
  const problem = error === null ? undefined : changeProblem(error);
  const isOvertaken = problem?.isOvertaken === true;
  useEffect(() => {
    if (isOvertaken && error !== null) void readAgain(messageOf(error));
  }, [isOvertaken, error]);
  const isStartGone = problem?.isStartGone === true && order.appointmentTime !== undefined;
  useEffect(() => {
    if (isStartGone && error !== null) offerStarts(changeProblem(error));
  }, [isStartGone, error]);

  function choose(chosen: Partial<Order>) {
    adopt({
      ...order,
      // Another order may fit the present start again.
      ...(chosen.packageId === undefined && chosen.addOnIds === undefined ? {} : { appointmentTime: undefined }),
      ...chosen,
    });
    setTold(undefined);
    saving.reset();
  }

  return {
    /** The booking as it is, as far as this dialog knows. */
    current,
    isPossible: current.mayChange,
    order,
    choose,
    /** Forgets the choice. */
    discard: () => dropOrder(place),
    isChanged,
    /** The preview of the present choice; undefined while it isn't known. */
    outcome,
    /** The latest preview, perhaps of an earlier choice. */
    shown: isChanged ? preview.data : undefined,
    isFresh,
    /** True when this choice couldn’t be previewed. */
    hasFailed: isChanged && isFresh && preview.isError,
    isBusy: saving.isPending,
    isComplaining,
    problem: problem === undefined ? told : isOvertaken && error !== null ? messageOf(error) : problem,
    save() {
      if (preview.isError) void preview.refetch();
      else if (outcome?.place.fits === true) saving.mutate(outcome);
      else setIsComplaining(true);
    },
  };
}

/** The server names what others did. */
function messageOf(error: Error): ChangeProblem {
  const problem = changeProblem(error);
  const message = error instanceof ApiError ? error.body?.message : undefined;
  return problem.title === undefined || message === undefined ? problem : { ...problem, title: message };
}

function doneText({ due, toCard }: ChangedOrder['money']): string {
  if (due > 0) return words.done.due(moneyText(due));
  return toCard > 0 ? words.done.refund(moneyText(toCard)) : words.done.plain;
}
