import { legalClassOf, typicalGlassPercent } from '@tintforge/booking-core';
import { tintWords } from '@tintforge/content';
import { Suspense, useState } from 'react';
import { late } from '../late/late';
import type { CarFactsProps } from './car-facts';
import styles from './car-questions.module.css';
import { Fold } from './fold';
import { glassOf } from './glass-of';
import type { JudgedDraft } from './judge-zone';
import { stateNameOf } from './state-laws';

const words = tintWords.panel.car;
const { legalClasses } = tintWords;

/** Most cars are as we assume: the questions come when they are opened. */
export const CarFacts = late(async () => (await import('./car-facts')).CarFacts);

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
    <Fold heading={heading} lines={<span>{assumedOf(tint)}</span>} isOpen={isShown} onToggle={setIsOpen}>
      {isShown && (
        <Suspense fallback={<p className={styles.loading}>{words.loading}</p>}>
          <CarFacts {...{ tint, onChange, zones, wrongMeters }} />
        </Suspense>
      )}
    </Fold>
  );

  function assumedOf({ glass, vehicleType }: JudgedDraft): string {
    const unknown = zones.filter((zone) => glass[zone] === undefined);
    const isPrivacy = unknown.some((zone) => glassOf({ glass: {}, vehicleType }, zone) !== typicalGlassPercent);
    const known = unknown.length === 0 ? 'known' : unknown.length < zones.length ? 'partly' : undefined;
    const legalClass = legalClasses[legalClassOf(tint.answers)];
    return [
      legalClass,
      words.registered(stateNameOf(tint)),
      words.glass[known ?? (isPrivacy ? 'privacy' : 'usual')],
    ].join(', ');
  }
}
