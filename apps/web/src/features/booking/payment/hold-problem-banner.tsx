import { quotePath } from '@tintforge/app-base/paths';
import { holdWords, wizardWords } from '@tintforge/content';
import { Banner, Button, formatMoney } from '@tintforge/ui';
import type { HoldProblemProps } from '../hold/hold-problem';
import styles from './hold-problem-banner.module.css';
import { heldWords } from './words';

const words = holdWords.problems;

/** Explains why the start isn't held yet, and what the customer can do. */
export function HoldProblemBanner({ problem, phone, onAccept, onDecline }: HoldProblemProps) {
  if (problem.kind === 'payment-unknown') return <Banner tone="error">{heldWords.problems.unknownPayment}</Banner>;
  if (problem.kind === 'too-many-holds') return <Banner tone="error">{words.tooManyHolds(phone)}</Banner>;
  if (problem.kind === 'region-busy') return <Banner tone="error">{words.regionBusy(phone)}</Banner>;
  if (problem.kind === 'preview-only') return <Banner tone="warning">{heldWords.problems.previewOnly}</Banner>;
  if (problem.kind === 'needs-quote')
    return (
      <Banner tone="warning" title={problem.message}>
        <a href={quotePath('fleet')}>{wizardWords.quote.link}</a>
      </Banner>
    );
  const before = formatMoney(problem.before.totalCents);
  const now = formatMoney(problem.now.totalCents);
  return (
    <Banner
      tone="warning"
      title={words.priceChanged.title}
      action={
        <span className={styles.actions}>
          <Button variant="primary" onClick={() => onAccept(problem.now)}>
            {words.priceChanged.accept(now)}
          </Button>
          <Button onClick={onDecline}>{words.priceChanged.decline}</Button>
        </span>
      }
    >
      {words.priceChanged.text(before, now)}
    </Banner>
  );
}
