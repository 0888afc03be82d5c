import { codeOf } from '@tintforge/api-contract/client';
import { paymentWords } from '@tintforge/content';
import { Banner, Button, StepHeading } from '@tintforge/ui';
import { createHoldStorage } from '../hold/hold-storage';
import type { StepProps } from '../step-props';
import styles from './state-unknown.module.css';
import { heldWords } from './words';

const words = paymentWords;

/**
 * Shown when the server, or the payment provider, couldn't report the state of the hold. Nothing is lost by waiting.
 */
export function StateUnknown({
  error,
  onRetry,
  dispatch,
  headingRef,
}: StepProps & { error: Error | null; onRetry: () => void }) {
  const code = codeOf(error);
  // The server no longer knows this hold: there is nothing to wait for.
  const isForgotten = code === 'unauthorized' || code === 'not_found';

  function goBack() {
    if (isForgotten) createHoldStorage().forget();
    dispatch({ type: 'cancel-payment' });
  }

  return (
    <>
      <StepHeading headingRef={headingRef} title={words.stepHeading} lead={words.lead} />
      <Banner
        tone="error"
        title={words.setup.failed}
        action={
          <span className={styles.actions}>
            {!isForgotten && (
              <Button variant="solid" onClick={onRetry}>
                {words.setup.retry}
              </Button>
            )}
            <Button onClick={goBack}>{words.setup.goBack}</Button>
          </span>
        }
      >
        {messageOf(code, isForgotten)}
      </Banner>
    </>
  );
}

function messageOf(code: string | undefined, isForgotten: boolean): string {
  if (isForgotten) return words.setup.panelFallback;
  return code === 'payment_unknown' ? words.unknown : heldWords.payment.stateUnknown;
}
