import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { BookingSecret } from '../hold/hold-storage';
import { fateOf, holdStateKey, isOver } from './hold-state';
import type { PaymentPhase } from './use-card-payment';
import { useHoldState, useSecondsLeft } from './use-hold-state';

/** A start that is held, and the end of its hold (ISO instant) as it was first told. */
export interface HeldUntil extends BookingSecret {
  holdExpiresAt: string;
}

/**
 * What becomes of a held start while it is paid, or its time runs out. `error` is null while nothing has gone wrong with
 * asking; the card form says with `setPhase` how far it is.
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

  // The shop answered after the time was over, and nobody is paying: the hold is as good as ended.
  const hasRunOut = secondsLeft === 0 && phase === 'idle' && dataUpdatedAt >= expiry;

  const { trackingCode } = hold;
  const askAgain = useCallback(
    () => void queryClient.refetchQueries({ queryKey: holdStateKey(trackingCode) }),
    [queryClient, trackingCode],
  );

  return {
    state,
    error,
    fate,
    isEnded: isOver(fate) || hasRunOut,
    /** The hold goes on beyond its first end, because the bank is still asking. */
    isGrace: expiry > Date.parse(hold.holdExpiresAt),
    secondsLeft,
    setPhase,
    askAgain,
  };
}
