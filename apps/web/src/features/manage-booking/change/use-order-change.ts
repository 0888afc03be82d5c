import { keepPreviousData, skipToken, useMutation, useQuery } from '@tanstack/react-query';
import type { BookingDetails, ChangedOrder, OrderChangeRequest } from '@tintforge/api-contract';
import { ApiError } from '@tintforge/api-contract/client';
import { api } from '@tintforge/app-base/api';
import type { BookingAccess } from '@tintforge/app-base/booking-access';
import { moneyText } from '@tintforge/app-base/money';
import { alwaysFresh } from '@tintforge/app-base/query-client';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { useEffect, useEffectEvent, useState } from 'react';
import { type ChangeProblem, changeProblem } from './change-problem';
import { changeWords as words } from './change-words';

/** Package, extras and start as chosen; without a start, the present one. */
type Order = Pick<OrderChangeRequest, 'packageId' | 'addOnIds' | 'appointmentTime'>;

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
  const [order, setOrder] = useState<Order>({ packageId: details.packageId, addOnIds: details.addOnIds });
  const [isComplaining, setIsComplaining] = useState(false);
  const [told, setTold] = useState<ChangeProblem>();
  const params = { code: details.trackingCode };
  const isChanged =
    order.packageId !== current.packageId ||
    order.addOnIds.length !== current.addOnIds.length ||
    order.addOnIds.some((id) => !current.addOnIds.includes(id));
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
      showToast({ title: words.done.title, description: doneText(money) });
      onDone(booking);
    },
    onError: () => void preview.refetch(),
  });

  /** The booking as others have left it; the choice stays. */
  const readAgain = useEffectEvent(async (problem: ChangeProblem) => {
    setTold(problem);
    const now = await api('getBookingDetails', { params, ...access }).catch(() => undefined);
    if (now !== undefined) setCurrent(now);
  });
  const error = saving.error ?? (isChanged && isFresh ? preview.error : null);
  const problem = error === null ? undefined : changeProblem(error);
  const isOvertaken = problem?.isOvertaken === true;
  useEffect(() => {
    if (isOvertaken && error !== null) void readAgain(messageOf(error));
  }, [isOvertaken, error]);

  function choose(chosen: Partial<Order>) {
    setOrder((before) => ({
      ...before,
      // Another order may fit the present start again.
      ...(chosen.packageId === undefined && chosen.addOnIds === undefined ? {} : { appointmentTime: undefined }),
      ...chosen,
    }));
    setTold(undefined);
    saving.reset();
  }

  return {
    /** The booking as it is, as far as this dialog knows. */
    current,
    isPossible: current.mayChange,
    order,
    choose,
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
