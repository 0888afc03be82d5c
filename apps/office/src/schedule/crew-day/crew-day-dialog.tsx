import { useMutation, useQuery } from '@tanstack/react-query';
import type { BoardDay, BoardDayRequest, Schedule } from '@tintforge/api-contract';
import { alwaysFresh } from '@tintforge/app-base/query-client';
import { formatShortDate } from '@tintforge/booking-core';
import { Banner, Button, formatMoney, keepValues, RadioGroup, Skeleton, SkeletonGroup, TextField } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { useState } from 'react';
import { refetchStaffQueries } from '../../lib/refetch-staff-queries';
import { staffApi } from '../../lib/staff-api';
import { useFinish } from '../../lib/use-dialog-step';
import { useKeptForm } from '../../lib/use-kept-form';
import { findCrew } from '../board/judge-place';
import { problemText } from '../problem-text';
import { scheduleWords } from '../words';
import styles from './crew-day.module.css';
import { actsOf, cancelAll, type DayPlan, heldCentsOf, moveAll, type Rest, sumsOf } from './day-plan';
import { DayResult } from './day-result';
import { JobChoice } from './job-choice';

const words = scheduleWords.crewDay;

interface CrewDayDialogProps {
  schedule: Schedule;
  crewId: string;
  date: string;
  onClose: () => void;
}

/** Cancels a crew's day: a choice for each job and for the remaining hours. Only Confirm writes. */
export function CrewDayDialog({ schedule, crewId, date, onClose }: CrewDayDialogProps) {
  const day = useQuery({
    queryKey: ['admin', 'schedule', 'crew-day', crewId, date],
    queryFn: () => staffApi('getBoardDay', { query: { crewId, date } }),
    ...alwaysFresh,
  });
  const finish = useFinish();
  const settling = useMutation({
    mutationFn: (body: BoardDayRequest) => staffApi('changeBoardDay', { body }),
    onSuccess: finish,
    onSettled: () => void refetchStaffQueries(),
  });
  const title = words.title(findCrew(schedule, crewId)?.crew.name ?? '', formatShortDate(date));
  const frame = { isOpen: true, onClose, title, size: 'large', closeLabel: words.close } as const;

  const nameOf = (id: string) => findCrew(schedule, id)?.crew.name ?? id;
  if (settling.isSuccess) return <DayResult {...frame} result={settling.data} nameOf={nameOf} />;
  if (day.data !== undefined) {
    return (
      <DayForm
        frame={frame}
        day={day.data}
        problem={settling.error === null ? undefined : problemText(settling.error)}
        isBusy={settling.isPending}
        onConfirm={(body) => settling.mutate(body)}
      />
    );
  }
  return (
    <Dialog {...frame} footer={<Button onClick={onClose}>{words.close}</Button>}>
      {day.isError ? (
        <Banner tone="error" action={<Button onClick={() => void day.refetch()}>{scheduleWords.failed.retry}</Button>}>
          {problemText(day.error)}
        </Banner>
      ) : (
        <SkeletonGroup label={words.loading}>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}

/** The choices for a day, as far as they are made. */
interface DayChoices {
  plan: DayPlan;
  rest: Rest;
  reason: string;
}

interface DayFormProps {
  frame: { isOpen: boolean; onClose: () => void; title: string; size: 'large'; closeLabel: string };
  day: BoardDay;
  problem: string | undefined;
  isBusy: boolean;
  onConfirm: (body: BoardDayRequest) => void;
}

function DayForm({ frame, day: { crew, date, jobs }, problem, isBusy, onConfirm }: DayFormProps) {
  const [choices, set] = useKeptForm<DayChoices>('day', { plan: {}, rest: 'leave', reason: '' });
  const { plan, rest, reason } = choices;
  const setPlan = (changed: DayPlan) => set({ ...choices, plan: changed });
  const [isChecked, setIsChecked] = useState(false);
  const acts = actsOf(jobs, plan);
  const { cancelled, moved, refundCents } = sumsOf(acts);
  const heldCents = heldCentsOf(acts, jobs);
  const isNothing = acts.length === 0 && rest === 'leave';
  const isUnexplained = reason.trim() === '';

  function confirm() {
    setIsChecked(true);
    if (isUnexplained) return document.getElementsByName('day-reason')[0]?.focus();
    if (!isNothing) onConfirm({ crewId: crew.id, date, reason: reason.trim(), jobs: acts, rest });
  }

  function chooseRest(value: string) {
    // Slots of a cancelled day are no longer offered.
    const kept = Object.entries(plan).filter(([, choice]) => value === 'leave' || choice === 'cancel');
    set({ ...choices, rest: value as Rest, plan: Object.fromEntries(kept) });
  }

  return (
    <Dialog
      {...frame}
      footer={
        <Button variant="danger" busyLabel={isBusy ? words.busy : undefined} onClick={confirm}>
          {words.confirm}
        </Button>
      }
      safeChoice={{ label: words.keep, onChoose: frame.onClose }}
    >
      <div className={styles.body}>
        <p className={styles.lead}>{words.lead}</p>
        <RadioGroup
          legend={words.rest}
          value={rest}
          onValueChange={chooseRest}
          options={[
            { value: 'leave', label: words.restLeave },
            { value: 'block-crew', label: words.restBlock },
            { value: 'close-region', label: words.restClose(crew.regionName), description: words.restCloseNote },
          ]}
        />
        {jobs.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <>
            <div className={styles.quick}>
              <Button size="small" onClick={() => setPlan(cancelAll(jobs))}>
                {words.cancelAll}
              </Button>
              <Button size="small" onClick={() => setPlan(moveAll(jobs, rest))}>
                {words.moveAll}
              </Button>
            </div>
            <ul className={styles.jobs}>
              {jobs.map((job) => (
                <JobChoice
                  key={job.trackingCode}
                  job={job}
                  rest={rest}
                  choice={plan[job.trackingCode] ?? 'leave'}
                  onChoose={(choice) => setPlan({ ...plan, [job.trackingCode]: choice })}
                />
              ))}
            </ul>
          </>
        )}
        <TextField
          name="day-reason"
          label={words.reason}
          hint={words.reasonHint}
          maxLength={120}
          value={reason}
          error={isChecked && isUnexplained ? words.reasonMissing : undefined}
          onChange={({ currentTarget }) => set({ ...choices, reason: currentTarget.value })}
        />
        <p className={styles.summary} role="status">
          {keepValues(
            isNothing
              ? words.nothing
              : words.summary({
                  cancelled,
                  moved,
                  refund: formatMoney(refundCents - heldCents),
                  held: heldCents === 0 ? undefined : formatMoney(heldCents),
                }),
          )}
        </p>
        {isChecked && isNothing && !isUnexplained && <Banner tone="warning">{words.nothing}</Banner>}
        {problem !== undefined && <Banner tone="error">{problem}</Banner>}
      </div>
    </Dialog>
  );
}
