import { ppfBenefitsPage } from '@tintforge/content';
import { VisuallyHidden } from '@tintforge/ui';
import { PpfCoverage } from '@tintforge/ui/ppf-coverage';
import { useState } from 'react';
import { island } from '../../islands/island';
import styles from './coverage-picker.module.css';

const { hero, coverage } = ppfBenefitsPage;

/** From the least film to the most, whatever the order of the offers. */
const order = ['partial', 'full-front', 'full-vehicle'] as const;
const options = order.flatMap((id) => coverage.options.filter((option) => option.id === id));

/** The three coverage options next to a car from above, which highlights the chosen one. */
function Picker() {
  const [chosen, setChosen] = useState<(typeof order)[number]>('full-front');
  const name = options.find(({ id }) => id === chosen)?.name ?? '';
  return (
    <div className={styles.root}>
      <fieldset className={styles.options}>
        <legend>
          <VisuallyHidden>{hero.pick}</VisuallyHidden>
        </legend>
        {options.map((option) => (
          <label key={option.id} className={styles.option}>
            <input
              type="radio"
              name="coverage"
              className={styles.input}
              checked={option.id === chosen}
              onChange={() => setChosen(option.id)}
            />
            <span className={styles.label}>
              <b className={styles.name}>{option.name}</b>
              <span className={styles.covers}>{option.coverage}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className={styles.car}>
        <PpfCoverage coverage={chosen} title={hero.picture(name)} />
      </div>
    </div>
  );
}

export const CoveragePicker = island('coverage-picker', Picker);
