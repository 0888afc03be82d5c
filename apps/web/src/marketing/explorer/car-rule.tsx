import { late } from '@tintforge/app-base/late/late';
import { stateNameOf } from '@tintforge/app-base/tint/state-laws';
import { legalClassOf } from '@tintforge/booking-core';
import { explorerResults, lawWords } from '@tintforge/content';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { CarFactsProps } from './car-facts';
import styles from './car-rule.module.css';

const { rule } = explorerResults;
const { legalClasses, registration } = lawWords;

/** The questions come when they are opened. */
const CarFacts = late(async () => (await import('./car-facts')).CarFacts);

/** The facts that decide how dark the car may be: its legal class, where it is registered, and its glass. */
export function CarRule({ look, onLook }: CarFactsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDetailsElement>(null);

  // It may have been opened before its code was here.
  useEffect(() => setIsOpen(root.current?.open ?? false), []);

  return (
    <details ref={root} className={styles.root} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <span className={styles.heading}>{rule.heading}</span>
        <span className={styles.now}>
          {legalClasses[legalClassOf(look.answers)]} · {registration.place(stateNameOf(look))}
        </span>
      </summary>
      {isOpen && (
        <Suspense fallback={<p className={styles.loading}>{rule.loading}</p>}>
          <CarFacts look={look} onLook={onLook} />
        </Suspense>
      )}
    </details>
  );
}
