import { type ReactNode, useId } from 'react';
import { Badge } from '../badge/badge';
import type { Elements } from '../elements';
import { Icon } from '../icon/icon';
import { Money } from '../money/money';
import { PaneStrip } from '../pane-swatch/pane-swatch';
import styles from './offer-card.module.css';

/** Props of {@link OfferCard}. */
export interface OfferCardProps {
  /** Above the title: its material. */
  kicker: string;
  title: string;
  /** The price: 29999 for $299.99. */
  cents: number;
  description: string;
  /** Available shades, percent of visible light, with a description for assistive technology. */
  shades?: { values: readonly number[]; title: string } | undefined;
  /** Included items, each with a check mark. */
  features: readonly string[];
  /** Under the features, between rules: the warranty. */
  promise?: string | undefined;
  /** Label of the flag on the recommended one, which is set on ink; absent on the others. */
  recommendedLabel?: string | undefined;
  /** The button that chooses it: `primary` only on the recommended one. */
  action: Elements;
}

/** One of a few offers side by side. At most one is recommended. */
export function OfferCard(props: OfferCardProps) {
  const titleId = useId();
  const isRecommended = props.recommendedLabel !== undefined;
  return (
    <article
      className={styles.root}
      data-recommended={isRecommended || undefined}
      data-theme={isRecommended ? 'ink' : undefined}
      aria-labelledby={titleId}
    >
      <div className={styles.top}>
        <span>{props.kicker}</span>
        {isRecommended && (
          <Badge tone="highlight">
            <Icon name="star" size="small" />
            <span>{props.recommendedLabel}</span>
          </Badge>
        )}
      </div>
      <h2 id={titleId} className={styles.title}>
        {props.title}
      </h2>
      <p className={styles.price}>
        <Money cents={props.cents} look="figure" />
      </p>
      <p className={styles.description}>{props.description}</p>
      {props.shades !== undefined && (
        <div className={styles.shades}>
          <PaneStrip shades={props.shades.values} title={props.shades.title} hasFigures />
        </div>
      )}
      <ul className={styles.features}>
        {props.features.map((feature) => (
          <li key={feature}>
            <Icon name="check" size="small" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      <div className={styles.end}>
        {props.promise !== undefined && (
          <p className={styles.promise}>
            <Icon name="shield-check" />
            <span>{props.promise}</span>
          </p>
        )}
        {props.action}
      </div>
    </article>
  );
}

/** Three offers in a row with the recommended one standing out; stacked on a phone, the recommended one first. */
export function OfferRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
