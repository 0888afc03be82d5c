import { type ReactNode, type Ref, useId } from 'react';
import { describedBy, FieldError } from '../field/field';
import styles from './start-picker.module.css';

/** One start, identified by `value`. */
export interface StartOption {
  value: string;
  /** "9:30 AM" */
  label: string;
  isAvailable: boolean;
  /**
   * Why it can't be chosen although it isn't booked, added after the time: "too late for this job". It is then faded,
   * not struck through. Without it, a start that isn't available is booked.
   */
  unfit?: string | undefined;
  /** A few words under the time, such as "still free". */
  note?: string | undefined;
}

/** Starts under one heading, such as "Morning". */
export interface StartGroup {
  label: string;
  note?: ReactNode;
  options: readonly StartOption[];
}

/** Props of {@link StartPicker}. */
export interface StartPickerProps {
  /** Names the whole group for assistive technology. */
  label: string;
  name?: string | undefined;
  /** Parts of the day with their starts, including the booked ones. */
  groups: readonly StartGroup[];
  /** The selected start's value; undefined without a selection. */
  value: string | undefined;
  onValueChange: (value: string) => void;
  /** The word after a time that can't be chosen: "9:30 AM, taken". */
  takenLabel?: string | undefined;
  /** Error message; its presence marks the group as invalid. */
  error?: string | undefined;
  /** Set on the focusable start (the selected one, else the first free one), so that an error can lead there. */
  focusRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * One start of a day. Starts that can't be chosen keep their place, disabled: booked ones are hatched, struck through
 * and named as taken; those that don't fit are faded, with the reason in their name.
 */
export function StartPicker(props: StartPickerProps) {
  const { label, groups, value, onValueChange, takenLabel = 'taken', error } = props;
  const id = useId();
  const free = groups.flatMap((group) => group.options).filter((option) => option.isAvailable);
  const entry = free.find((option) => option.value === value) ?? free[0];
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={describedBy({ errorId: error !== undefined && `${id}-error`, hintId: false })}
    >
      {groups.map((group) => (
        <div key={group.label} className={styles.group}>
          <p className={styles.head}>
            <b>{group.label}</b>
            {group.note !== undefined && <span className={styles.note}>{group.note}</span>}
          </p>
          <div className={styles.starts}>
            {group.options.map((option) => (
              <label key={option.value} className={styles.start}>
                <input
                  ref={option === entry ? props.focusRef : undefined}
                  data-unfit={!option.isAvailable && option.unfit !== undefined ? true : undefined}
                  type="radio"
                  className={styles.input}
                  name={props.name ?? id}
                  value={option.value}
                  checked={option.value === value && option.isAvailable}
                  disabled={!option.isAvailable}
                  onChange={() => onValueChange(option.value)}
                  aria-label={option.isAvailable ? undefined : `${option.label}, ${option.unfit ?? takenLabel}`}
                />
                <span className={styles.face}>
                  <span>{option.label}</span>
                  {option.note !== undefined && <small className={styles.small}>{option.note}</small>}
                </span>
              </label>
            ))}
          </div>
        </div>
      ))}
      {error !== undefined && <FieldError id={`${id}-error`} error={error} />}
    </div>
  );
}
