import { useStepQuestion } from '@tintforge/app-base/use-step-question';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The outcome that a dialog shows before it is confirmed, in place of its fields, as a step of the browser's history: Back
 * returns to the fields. It is in memory alone, so that a reload returns to them, too, and Forward shows nothing outdated.
 */
export function useOutcomeStep<Outcome>(): {
  seen: Outcome | undefined;
  show: (outcome: Outcome) => void;
  back: () => void;
} {
  const { question, ask, close } = useStepQuestion(['outcome']);
  const [outcome, setOutcome] = useState<Outcome>();
  const isAsked = question !== undefined;
  const isGone = isAsked && outcome === undefined;
  const leave = useEffectEvent(close);
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
  useEffect(() => {
    if (!isAsked) setOutcome(undefined);
  }, [isAsked]);
  return {
    seen: isAsked ? outcome : undefined,
    show(next) {
      setOutcome(next);
      ask('outcome');
    },
    back: close,
  };
}
