import { formatDuration } from '@tintforge/app-base/duration';
import { startOf } from '@tintforge/app-base/starts/day-choice';
import { type CarCrewCount, formatShortDate, type WizardDraft } from '@tintforge/booking-core';
import { RadioGroup } from '@tintforge/ui';
import { minutesOf, startOfDraft } from '../order-summary';
import type { StepProps } from '../step-props';
import { useAvailability } from '../use-availability';
import { CarsLimit, isTooLong } from './cars-limit';
import styles from './crew-choice.module.css';
import { wayFault } from './crew-ways';
import { carWords } from './words';

const words = carWords.crews;

/** How several cars are done: back to back by one crew, or by two at the same time. */
export function CrewChoice({
  draft,
  dispatch,
  isMissing,
}: Pick<StepProps, 'draft' | 'dispatch'> & { isMissing: boolean }) {
  const one = useWay(draft, 1);
  const two = useWay(draft, 2);

  function choose(value: string) {
    const way = value === '2' ? two : one;
    // The time goes unless it is free in this way as well.
    const isTimeFree = startOf(way.availability, startOfDraft(draft))?.available === true;
    dispatch({
      type: 'edit',
      fields: { crews: way.crews, ...(isTimeFree ? {} : { appointmentTime: '' }) },
    });
  }

  if (isTooLong(draft)) return <CarsLimit draft={draft} />;
  const isPlanned = minutesOf(draft) !== undefined;
  return (
    <div className={styles.root} data-part="crews">
      <RadioGroup
        legend={words.legend}
        hint={words.hint}
        options={[
          { value: '1', label: words.one(one.duration), ...one.state, description: one.fault ?? words.oneText },
          { value: '2', label: words.two(two.duration), ...two.state, description: two.fault ?? words.twoText },
        ]}
        value={isPlanned ? String(draft.crews) : undefined}
        onValueChange={choose}
        error={isMissing ? words.required : undefined}
      />
      {!isPlanned && <p className={styles.first}>{words.first}</p>}
    </div>
  );
}

/** A way to do the cars: how long it takes, its starts, and why it can't be chosen. */
function useWay(draft: WizardDraft, crews: CarCrewCount) {
  const inThisWay = { ...draft, crews };
  const { data, isPlaceholderData } = useAvailability(inThisWay);
  const availability = isPlaceholderData ? undefined : data;
  const minutes = minutesOf(inThisWay);
  const date = draft.appointmentDate;
  const fault = wayFault({ minutes, availability, date });
  return {
    crews,
    availability,
    duration: minutes === undefined ? undefined : formatDuration(minutes),
    fault: fault === 'not-that-day' ? words.faults[fault](formatShortDate(date)) : fault && words.faults[fault],
    state: { isDisabled: fault !== undefined },
  };
}
