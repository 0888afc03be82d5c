import { useMutation } from '@tanstack/react-query';
import type { BreakRequest, Schedule } from '@tintforge/api-contract';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { cellMinutes, formatTime } from '@tintforge/booking-core';
import { Banner, Button, Select, TextField } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { type SubmitEvent, useId, useState } from 'react';
import { refetchStaffQueries } from '../../lib/refetch-staff-queries';
import { staffApi } from '../../lib/staff-api';
import { useDone } from '../../lib/use-dialog-step';
import { useKeptForm } from '../../lib/use-kept-form';
import { boardHoursOf } from '../board/board-hours';
import { findCrew } from '../board/judge-place';
import { problemText } from '../problem-text';
import { scheduleWords } from '../words';
import styles from './break-dialog.module.css';

const words = scheduleWords.breaks;

interface BreakDialogProps {
  schedule: Schedule;
  crewId: string;
  date: string;
  onClose: () => void;
}

/** Adds a break to a crew's day, where there are no jobs. */
export function BreakDialog({ schedule, crewId, date, onClose }: BreakDialogProps) {
  const formId = useId();
  const [typed, setTyped] = useKeptForm('break', { date, from: '12:00', until: '13:00', reason: '' });
  const done = useDone(onClose);
  const [errors, setErrors] = useState<{ until?: string; reason?: string }>({});
  const crew = findCrew(schedule, crewId)?.crew.name ?? '';
  const halfHours = halfHoursOf(schedule);
  const adding = useMutation({
    mutationFn: (body: BreakRequest) => staffApi('addBreak', { body }),
    async onSuccess() {
      await refetchStaffQueries();
      showToast({ title: words.added });
      done();
    },
    onError: () => refetchStaffQueries(),
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const found = {
      ...(typed.until <= typed.from ? { until: words.order } : {}),
      ...(typed.reason.trim() === '' ? { reason: words.reasonMissing } : {}),
    };
    setErrors(found);
    const first = Object.keys(found)[0];
    if (first !== undefined) return form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    if (!adding.isPending) adding.mutate({ crewId, ...typed, reason: typed.reason.trim() });
  }

  const field = (name: keyof typeof typed) => ({
    name,
    value: typed[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      adding.reset();
      setTyped({ ...typed, [name]: currentTarget.value });
    },
  });

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title(crew)}
      closeLabel={scheduleWords.job.close}
      footer={
        <>
          <Button type="submit" form={formId} variant="primary" busyLabel={adding.isPending ? words.adding : undefined}>
            {words.add}
          </Button>
          <Button onClick={onClose}>{words.keep}</Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.body} onSubmit={submit}>
        <div className={styles.fields}>
          <TextField
            {...field('date')}
            className={styles.wide}
            label={words.date}
            type="date"
            min={schedule.now.date}
            required
          />
          <Select {...field('from')} label={words.from} options={halfHours.slice(0, -1)} />
          <Select {...field('until')} label={words.until} options={halfHours.slice(1)} error={errors.until} />
          <TextField
            {...field('reason')}
            className={styles.wide}
            label={words.reason}
            maxLength={200}
            error={errors.reason}
          />
        </div>
        {adding.error !== null && <Banner tone="error">{problemText(adding.error)}</Banner>}
      </form>
    </Dialog>
  );
}

/** Every half hour of the board. */
function halfHoursOf(schedule: Schedule) {
  const { from, until } = boardHoursOf(schedule);
  return Array.from({ length: (until - from) / cellMinutes + 1 }, (_, index) => {
    const minutes = from + index * cellMinutes;
    const value = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    return { value, label: formatTime(value) };
  });
}
