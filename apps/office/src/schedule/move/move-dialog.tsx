import type { BoardJob, BoardPlace, Schedule, StaffStarts } from '@tintforge/api-contract';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { formatTime, isStartTime, startTimes } from '@tintforge/booking-core';
import { Banner, Button, Checkbox, Icon, Select, TextField } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { useState } from 'react';
import { useStaffStarts } from '../../lib/use-staff-starts';
import { placeName } from '../board/job-words';
import { findCrew } from '../board/judge-place';
import { problemText } from '../problem-text';
import { scheduleWords } from '../words';
import styles from './move-dialog.module.css';
import { useBoardMove } from './use-board-move';

const words = scheduleWords.move;

interface MoveDialogProps {
  schedule: Schedule;
  /** As it stands on the board now. */
  job: BoardJob;
  /** Where it was put down, or where it stands. */
  place: BoardPlace;
  /** It is moved, and the board is about to show it. */
  onMoved: (trackingCode: string) => void;
  onClose: () => void;
}

/** Another day, start or crew for a job: what it overrides, whether the customer is mailed; only Confirm writes. */
export function MoveDialog({ schedule, job, place: droppedAt, onMoved, onClose }: MoveDialogProps) {
  const [place, setPlace] = useState(droppedAt);
  const [isTold, setIsTold] = useState(true);
  const [reason, setReason] = useState('');
  const [isReasonMissing, setIsReasonMissing] = useState(false);
  const crews = findCrew(schedule, job.crewId)?.region.crews ?? [];
  const nameOf = (crewId: string) => crews.find(({ id }) => id === crewId)?.name ?? '';
  const starts = useStaffStarts({ job: { code: job.trackingCode }, crewId: place.crewId });
  const { isElsewhere, trial, confirming } = useBoardMove({
    job,
    place,
    onMoved({ trackingCode, to }) {
      showToast({
        title: words.done.title,
        description: words.done.text(trackingCode, placeName(to, nameOf(to.crewId))),
      });
      onMoved(trackingCode);
      onClose();
    },
  });
  const isPossible = isElsewhere && trial.isSuccess && !trial.isPlaceholderData;
  const outcome = isPossible ? trial.data : undefined;
  const problem = confirming.error ?? (isElsewhere ? trial.error : null);

  function change(part: Partial<BoardPlace>) {
    confirming.reset();
    setPlace({ ...place, ...part });
  }

  function confirm() {
    if (outcome === undefined) return;
    const isExplained = outcome.overrides.length === 0 || reason.trim() !== '';
    setIsReasonMissing(!isExplained);
    if (!isExplained) return document.getElementsByName('move-reason')[0]?.focus();
    confirming.mutate({ notify: outcome.canNotify && isTold, reason: reason.trim() });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title(job.trackingCode)}
      closeLabel={scheduleWords.job.close}
      footer={
        <Button
          variant="primary"
          disabled={!isPossible}
          busyLabel={confirming.isPending ? words.busy : undefined}
          onClick={confirm}
        >
          {words.confirm}
        </Button>
      }
      safeChoice={{ label: words.keep, onChoose: onClose }}
    >
      <div className={styles.body}>
        <p className={styles.route}>
          <span>
            <small>{words.now}</small> <s>{placeName(job, nameOf(job.crewId))}</s>
          </span>
          <Icon name="arrow-right" />
          <span>
            <small>{words.to}</small> <b>{placeName(place, nameOf(place.crewId))}</b>
          </span>
        </p>
        <div className={styles.fields}>
          <TextField
            label={words.date}
            type="date"
            value={place.date}
            min={schedule.now.date}
            onChange={({ currentTarget }) => currentTarget.value !== '' && change({ date: currentTarget.value })}
          />
          <Select
            label={words.start}
            value={place.start}
            options={startOptions(starts.data, place.date)}
            onChange={({ currentTarget: { value } }) => isStartTime(value) && change({ start: value })}
          />
          <Select
            className={styles.wide}
            label={words.crew}
            value={place.crewId}
            options={crews.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ currentTarget }) => change({ crewId: currentTarget.value })}
          />
        </div>
        {!isElsewhere && <p className={styles.quiet}>{words.same}</p>}
        {isElsewhere && trial.isFetching && (
          <p className={styles.quiet} role="status">
            {words.checking}
          </p>
        )}
        {problem !== null && (
          <Banner tone="error" title={words.notPossible}>
            {problemText(problem)}
          </Banner>
        )}
        {outcome !== undefined && outcome.overrides.length > 0 && (
          <>
            <Banner tone="warning" title={words.needsReason}>
              {outcome.overrides.join(' ')}
            </Banner>
            <TextField
              label={words.reason}
              name="move-reason"
              hint={words.reasonHint}
              value={reason}
              maxLength={500}
              error={isReasonMissing && reason.trim() === '' ? words.reasonMissing : undefined}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
          </>
        )}
        {outcome?.canNotify === true && (
          <Checkbox
            label={words.notify}
            hint={words.notifyHint}
            checked={isTold}
            onChange={({ currentTarget }) => setIsTold(currentTarget.checked)}
          />
        )}
        {outcome?.canNotify === false && <p className={styles.quiet}>{words.noMail}</p>}
      </div>
    </Dialog>
  );
}

/** All fourteen starts; those that the crew has not free on that day say so. */
function startOptions(starts: StaffStarts | undefined, date: string) {
  const day = starts?.days.find((each) => each.date === date);
  return startTimes.map((time) => {
    const reason = day?.starts.find((start) => start.time === time)?.reason;
    return {
      value: time,
      label: reason === undefined ? formatTime(time) : words.startRefused[reason](formatTime(time)),
    };
  });
}
