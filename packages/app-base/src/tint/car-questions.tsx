import { legalClassOf, type TintDraft } from '@tintforge/booking-core';
import { tintWords } from '@tintforge/content';
import { Icon } from '@tintforge/ui';
import { Suspense, useState } from 'react';
import { late } from '../late/late';
import type { CarFactsProps } from './car-facts';
import styles from './car-questions.module.css';
import { stateNameOf } from './state-laws';

const words = tintWords.panel.car;
const { legalClasses } = tintWords;

/** Most cars are as we assume: the questions come when they are opened. */
const CarFacts = late(async () => (await import('./car-facts')).CarFacts);

interface CarQuestionsProps extends CarFactsProps {
  /** Absent: it addresses the car’s owner. */
  heading: string | undefined;
}

/** The assumptions of the verdicts about the car and its glass, in one line, and the questions behind them. */
export function CarQuestions({ tint, onChange, zones, wrongMeters, heading = words.heading }: CarQuestionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  // Glass that blocks the order must not be hidden.
  const isShown = isOpen || wrongMeters.length > 0;
  return (
    <details className={styles.root} open={isShown} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <span>
          <b>{heading}</b>
          <span className={styles.assumed}>{assumedOf(tint)}</span>
        </span>
        <Icon name="chevron-down" />
      </summary>
      {isShown && (
        <Suspense fallback={<p className={styles.loading}>{words.loading}</p>}>
          <CarFacts {...{ tint, onChange, zones, wrongMeters }} />
        </Suspense>
      )}
    </details>
  );

  function assumedOf({ glass }: TintDraft): string {
    const isKnown = zones.some((zone) => glass[zone] !== undefined);
    const legalClass = legalClasses[legalClassOf(tint.answers)];
    return [legalClass, words.registered(stateNameOf(tint)), words.glass[isKnown ? 'known' : 'usual']].join(', ');
  }
}
