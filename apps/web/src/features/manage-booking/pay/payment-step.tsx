import { Banner, Button, Icon } from '@tintforge/ui';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { useStepCode } from '../../../lib/use-step-code';
import { manageWords } from '../words';
import styles from './payment-step.module.css';

const words = manageWords.pay;

/** The payments of a booking's page: of a held start, and of what a confirmed booking still owes. */
export const paymentSteps = ['pay', 'balance'] as const;

/** One of {@link paymentSteps}. */
export type PaymentStepName = (typeof paymentSteps)[number];

/** State of a payment's step, and the ways in and out. */
export interface StepState {
  isOpen: boolean;
  onOpen: () => void;
  /** The customer leaves it. */
  onLeave: () => void;
}

interface PaymentStepProps<Props> extends StepState {
  name: PaymentStepName;
  lead: string;
  label: string;
  load: () => Promise<ComponentType<Props>>;
  children: (Form: ComponentType<Props>) => ReactNode;
}

/**
 * The amount due with the button that leads to its card form, or the form. The form and the provider's script are
 * fetched when it is opened.
 */
export function PaymentStep<Props>(props: PaymentStepProps<Props>) {
  const { name, lead, label, load, isOpen, onOpen, onLeave, children } = props;
  const { Part, isFetching, hasFailed } = useStepCode({ isOpen, load, onFailed: onLeave });

  // The form may be far from the button that led to it.
  const form = useRef<HTMLDivElement>(null);
  const isShown = Part !== undefined;
  useEffect(() => {
    if (isShown) form.current?.focus();
  }, [isShown]);

  if (Part !== undefined) {
    return (
      <div ref={form} tabIndex={-1} className={styles.form}>
        {children(Part)}
      </div>
    );
  }
  return (
    <div className={styles.root}>
      <p>{lead}</p>
      {hasFailed && <Banner tone="error">{words.failed}</Banner>}
      <Button
        variant="primary"
        size="large"
        data-opens={name}
        busyLabel={isFetching ? words.busy : undefined}
        onClick={onOpen}
      >
        <Icon name="lock" />
        <span>{label}</span>
      </Button>
    </div>
  );
}
