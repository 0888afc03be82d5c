import { late } from '@tintforge/app-base/late/late';
import { explorerResults } from '@tintforge/content';
import { Suspense, useEffect, useRef, useState } from 'react';
import { following } from '../../lib/following';
import type { CarFactsProps } from './car-facts';
import styles from './car-rule.module.css';
import { bringLookWords } from './look-words';

const { rule } = explorerResults;

/** The questions come when they are opened. */
const CarFacts = late(async () => (await bringLookWords()).fetchCarFacts());

const RuledCar = following(async () => (await bringLookWords()).RuledCar);

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
          <RuledCar look={look} />
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
