import type { Availability } from '@tintforge/api-contract';
import { formatLongDate, type WizardDraft } from '@tintforge/booking-core';
import { wizardWords } from '@tintforge/content';
import { Callout, StartPicker } from '@tintforge/ui';
import { expectedPolicy } from '../../../lib/policy';
import { PolicySentence } from '../../../lib/policy-sentence';
import { dayOf, freeStarts, startGroups, startOf } from '../availability/day-choice';
import { orderOf } from '../order-summary';
import styles from './start-times.module.css';

const words = wizardWords.appointment.time;

interface StartTimesProps {
  draft: WizardDraft;
  answer: Availability;
  isMissing: boolean;
  onChoose: (time: string) => void;
}

/** The starts of the chosen day, and until when the chosen one can be changed for free. */
export function StartTimes({ draft, answer, isMissing, onChoose }: StartTimesProps) {
  const day = dayOf(answer, draft.date);
  const order = orderOf(draft);
  const start = startOf(answer, draft);
  if (day === undefined || order === undefined) return <p className={styles.first}>{words.first}</p>;
  const free = freeStarts(day);
  return (
    <>
      <h2 className={styles.heading}>{withoutYear(formatLongDate(day.date))}</h2>
      <p className={styles.free} role="status">
        {free === 0 ? words.noneLeft : words.free(free)}
      </p>
      <StartPicker
        label={words.label}
        groups={startGroups(day)}
        value={draft.time === '' ? undefined : draft.time}
        onValueChange={onChoose}
        error={isMissing ? words.required : undefined}
      />
      {start?.available && (
        <div className={styles.policy}>
          <Callout>
            <PolicySentence
              policy={expectedPolicy({
                startsAt: start.startsAt,
                totalCents: order.totalCents,
                lateFeePercent: answer.lateFeePercent,
                now: Date.now(),
              })}
            />
          </Callout>
        </div>
      )}
    </>
  );
}

/** The year stands over the calendar beside. */
function withoutYear(longDate: string): string {
  return longDate.slice(0, longDate.lastIndexOf(','));
}
