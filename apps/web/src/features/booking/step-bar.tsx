import type { WizardDraft } from '@tintforge/booking-core';
import { wizardWords } from '@tintforge/content';
import { Button, TotalBar } from '@tintforge/ui';
import type { ReactNode } from 'react';
import { BackButton } from './back-button';
import { totalOf } from './order-summary';
import styles from './step-bar.module.css';
import { bookingWords } from './words';

interface StepBarProps {
  draft: WizardDraft;
  /** The next choice to make here, in a few words; shown alone while there is no total. */
  prompt?: string | undefined;
  /** Absent on the first step. */
  onBack?: (() => void) | undefined;
  /** Overrides the draft's own total, such as after a price change. */
  totalCents?: number | undefined;
  /** The button for the next step. */
  action?: ReactNode;
}

/** The foot of every step up to Review: Back, the running total or the next choice, and the next button. */
export function StepBar({ draft, prompt, onBack, totalCents, action }: StepBarProps) {
  const cents = totalCents ?? totalOf(draft);
  const label = [...(cents === undefined ? [] : [wizardWords.extras.total]), ...(prompt === undefined ? [] : [prompt])];
  return (
    <div className={styles.root}>
      <TotalBar
        back={onBack && <BackButton onPress={onBack} />}
        label={label.join(bookingWords.promptAfter)}
        cents={cents}
        action={action}
      />
    </div>
  );
}

/**
 * The next button. A phone shows only "Continue"; the accessible name includes the target. Without `onPress` it submits
 * its form.
 */
export function ContinueButton({ label, onPress }: { label: string; onPress?: () => void }) {
  return (
    <Button type={onPress === undefined ? 'submit' : 'button'} variant="primary" aria-label={label} onClick={onPress}>
      <span className={styles.short}>{bookingWords.continue}</span>
      <span className={styles.full}>{label}</span>
    </Button>
  );
}
