import { useQueryClient } from '@tanstack/react-query';
import type { BookingState } from '@tintforge/api-contract';
import { useCallback, useEffect, useState } from 'react';
import type { BookingSecret } from '../hold/hold-storage';
import { fateOf, isOver } from './hold-state';
import { holdStateKey } from './hold-state-key';
import type { PaymentPhase } from './use-card-payment';
import { useHoldState, useSecondsLeft } from './use-hold-state';

/** A held start, and the expiry of its hold (ISO instant) as first reported. */
export interface HeldUntil extends BookingSecret {
  holdExpiresAt: string;
}

/**
 * Follows a held start while it is paid or its hold expires. `error` is null unless fetching the state failed; the card
 * form reports its progress with `setPhase`.
 */
export function useHeldStart(hold: HeldUntil) {
  const queryClient = useQueryClient();
  const [phase, setPhase] = useState<PaymentPhase>('idle');
  const [isTimeOver, setIsTimeOver] = useState(false);
  const { data: state, error, dataUpdatedAt } = useHoldState(hold, { isEager: phase === 'settling' || isTimeOver });
  const fate = state && fateOf(state);
  const secondsLeft = useSecondsLeft(fate === 'held' ? state?.holdExpiresAt : undefined);
  const expiry = Date.parse(state?.holdExpiresAt ?? hold.holdExpiresAt);

  useEffect(() => setIsTimeOver(secondsLeft === 0), [secondsLeft]);

  // The server responded after the expiry and no payment is under way, so the hold counts as ended.
  const hasRunOut = secondsLeft === 0 && phase === 'idle' && dataUpdatedAt >= expiry;

  const { trackingCode } = hold;
  const refetch = useCallback(async () => {
    const queryKey = holdStateKey(trackingCode);
    await queryClient.refetchQueries({ queryKey });
    const { status, data } = queryClient.getQueryState<BookingState>(queryKey) ?? {};
    return status === 'success' && data !== undefined ? fateOf(data) : undefined;
  }, [queryClient, trackingCode]);

  return {
    state,
    error,
    fate,
    isEnded: isOver(fate) || hasRunOut,
    /** The hold was extended, because the bank's verification is still under way. */
    isGrace: expiry > Date.parse(hold.holdExpiresAt),
    secondsLeft,
    setPhase,
    refetch,
  };
}
