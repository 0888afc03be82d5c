import type { Availability } from '@tintforge/api-contract';
import { expectedPolicy } from '@tintforge/app-base/policy';
import { dayOf, startOf } from '@tintforge/app-base/starts/day-choice';
import { DayStarts } from '@tintforge/app-base/starts/day-starts';
import type { WizardDraft } from '@tintforge/booking-core';
import { wizardWords } from '@tintforge/content';
import { Callout } from '@tintforge/ui';
import { PolicySentence } from '../../../lib/policy-sentence';
import { startOfDraft, totalOf } from '../order-summary';
import styles from './start-times.module.css';

interface StartTimesProps {
  draft: WizardDraft;
  answer: Availability;
  isMissing: boolean;
  onChoose: (time: string) => void;
}

/** The starts of the chosen day, and the free-change deadline of the chosen one. */
export function StartTimes({ draft, answer, isMissing, onChoose }: StartTimesProps) {
  const totalCents = totalOf(draft);
  const start = startOf(answer, startOfDraft(draft));
  return (
    <>
      <DayStarts
        day={dayOf(answer, draft.appointmentDate)}
        time={draft.appointmentTime}
        onChoose={onChoose}
        error={isMissing ? wizardWords.appointment.time.required : undefined}
      />
      {totalCents !== undefined && start?.available && (
        <div className={styles.policy}>
          <Callout>
            <PolicySentence
              policy={expectedPolicy({
                startsAt: start.startsAt,
                totalCents,
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
