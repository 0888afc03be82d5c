import clsx from 'clsx';
import { Icon } from '../icon/icon';
import { rampShades } from '../panes/panes';
import panes from '../panes/panes.module.css';
import styles from './step-ramp.module.css';

/** Props of {@link StepRamp}. */
export interface StepRampProps {
  /** Names the navigation, such as "Booking progress". */
  label: string;
  /** At most seven, one for each shade of the ramp. */
  steps: readonly { label: string }[];
  /** Index of the current step; all before it are finished. */
  current: number;
  /** Goes back to a finished step. Without it, finished steps are not clickable. */
  onSelect?: ((index: number) => void) | undefined;
}

/** Progress as a window of panes over one sunset: each finished step darkens its pane by one real shade. */
export function StepRamp({ label, steps, current, onSelect }: StepRampProps) {
  return (
    <nav className={styles.root} aria-label={label}>
      <div className={clsx(styles.glass, panes.sunset)} aria-hidden="true">
        {steps.map((step, index) => (
          <i
            key={step.label}
            className={panes.film}
            data-vlt={index < current ? rampShades[index] : 100}
            data-now={index === current || undefined}
          />
        ))}
      </div>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.label} className={styles.step} aria-current={index === current ? 'step' : undefined}>
            <StepLabel label={step.label} isFinished={index < current} onSelect={onSelect && (() => onSelect(index))} />
          </li>
        ))}
      </ol>
      <p className={styles.short}>
        <b>{steps[current]?.label}</b>
        <span>{`Step ${current + 1} of ${steps.length}`}</span>
      </p>
    </nav>
  );
}

interface StepLabelProps {
  label: string;
  isFinished: boolean;
  onSelect: (() => void) | undefined;
}

function StepLabel({ label, isFinished, onSelect }: StepLabelProps) {
  if (!isFinished) return <span>{label}</span>;
  const words = (
    <>
      <Icon name="check" size="small" />
      <span>{label}</span>
    </>
  );
  if (onSelect === undefined) return words;
  return (
    <button type="button" className={styles.back} onClick={onSelect}>
      {words}
    </button>
  );
}
