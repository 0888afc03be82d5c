import type { BoardDayJob } from '@tintforge/api-contract';
import { moneyText } from '@tintforge/app-base/money';
import { formatTime } from '@tintforge/booking-core';
import { keepValues, Select } from '@tintforge/ui';
import { placeLine, placeName, workOf } from '../board/job-words';
import { scheduleWords } from '../words';
import styles from './crew-day.module.css';
import { type Choice, choiceOf, offeredPlaces, type Rest } from './day-plan';

const words = scheduleWords.crewDay;

interface JobChoiceProps {
  job: BoardDayJob;
  rest: Rest;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

/** One job of a cancelled crew day, with the choice for it. */
export function JobChoice({ job, rest, choice, onChoose }: JobChoiceProps) {
  const { trackingCode, start, customerName, isOpen, returnByHand, canNotify } = job;
  return (
    <li className={styles.job}>
      <div>
        <b>{`${formatTime(start)} ${workOf(job)}`}</b>
        <span>{`${customerName}, ${placeLine(job)}`}</span>
        <span className={styles.code} translate="no">
          {trackingCode}
        </span>
        {returnByHand > 0 && choice === 'cancel' && <span>{keepValues(words.byHand(moneyText(returnByHand)))}</span>}
        {!canNotify && <span>{words.noMail}</span>}
      </div>
      {isOpen ? (
        <Select
          label={words.choose(trackingCode)}
          value={choice}
          options={[
            { value: 'leave', label: words.leave },
            { value: 'cancel', label: cancelLabel(job) },
            ...offeredPlaces(job, rest).map((place) => ({
              value: choiceOf(place),
              label: words.moveTo(placeName(place, place.crewName)),
            })),
          ]}
          onChange={({ currentTarget }) => onChoose(currentTarget.value as Choice)}
        />
      ) : (
        <p className={styles.fixed}>{fixedText(job)}</p>
      )}
    </li>
  );
}

/** Why nothing can be chosen for a job. */
function fixedText({ status, visit }: BoardDayJob): string {
  if (status === 'pending') return words.held;
  const isAhead = status === 'confirmed' || status === 'scheduled';
  return isAhead && visit.count > 1 ? words.visits : words.fixed;
}

function cancelLabel({ refund, held }: BoardDayJob): string {
  if (held !== undefined) return words.cancelHeld(moneyText(held));
  return refund === 0 ? words.cancelFree : words.cancel(moneyText(refund));
}
