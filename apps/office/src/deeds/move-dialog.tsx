import type { BoardPlace, StaffBooking } from '@tintforge/api-contract';
import { ApiError } from '@tintforge/api-contract/client';
import { formatStart } from '@tintforge/app-base/shop-time';
import { dayOf } from '@tintforge/app-base/starts/day-choice';
import { DayStarts, DayStartsPlace } from '@tintforge/app-base/starts/day-starts';
import { StartCalendar } from '@tintforge/app-base/starts/start-calendar';
import { isStartTime } from '@tintforge/booking-core';
import { Banner, Button, Checkbox, Icon, Select } from '@tintforge/ui';
import { useState } from 'react';
import { staffApi } from '../lib/staff-api';
import { useKeptForm } from '../lib/use-kept-form';
import { isBeyondRule, staffDays, useStaffStarts } from '../lib/use-staff-starts';
import { ActDialog } from './act-dialog';
import { type Afresh, FromVersion } from './afresh';
import styles from './move-dialog.module.css';
import { isReasonGiven, ReasonField } from './reason-field';
import { useAct } from './use-act';
import { useMoveTrial } from './use-move-trial';
import { deedWords } from './words';

const words = deedWords.move;

/** The data that a move needs: the booking's current slot. */
export interface MovedJob extends BoardPlace {
  trackingCode: string;
  version: number;
  crewName: string;
  /** False once it has started or ended. */
  canMove: boolean;
}

interface MoveDialogProps {
  job: MovedJob;
  /** The slot where it was dropped; chosen in the dialog when absent. */
  place?: BoardPlace;
  /** The booking in full, if known. */
  booking?: StaffBooking;
  /** It was moved, and the page is about to show it. */
  onMoved?: (trackingCode: string) => void;
  onClose: () => void;
}

/**
 * Moves a booking to another day, start or crew, beyond the customer's limits. Each slot is previewed before anything
 * is written: whether it works, what it overrides, whether the customer is emailed. After a colleague's change it says
 * where the job is now and starts again, so that the second of two moves doesn't win by accident.
 */
export function MoveDialog({ job, ...props }: MoveDialogProps) {
  return (
    <FromVersion current={job}>
      {(seen, afresh) => <MoveForm {...props} {...{ afresh }} job={seen} jobNow={job} />}
    </FromVersion>
  );
}

interface MoveFormProps extends MoveDialogProps {
  afresh: Afresh;
  /** The current version; `job` is the one that the dialog was opened on. */
  jobNow: MovedJob;
}

function MoveForm({ job, jobNow, afresh, place, booking, onMoved, onClose }: MoveFormProps) {
  const { trackingCode, version } = job;
  const [isPicking, setIsPicking] = useState(place === undefined);
  const [chosen, setChosen] = useKeptForm(`move ${version}`, {
    date: place?.date ?? job.date,
    time: place?.start ?? '',
    crewId: place?.crewId ?? '',
  });
  const { date, time, crewId } = chosen;
  const [reason, setReason] = useKeptForm(`move reason ${version}`, '');
  const [isTold, setIsTold] = useState(true);
  const starts = useStaffStarts({ job: { code: trackingCode }, crewId: crewId === '' ? undefined : crewId });
  const isSame = date === job.date && time === job.start && (crewId === '' || crewId === job.crewId);
  const move =
    !isSame && isStartTime(time)
      ? { version, appointmentDate: date, appointmentTime: time, ...(crewId === '' ? {} : { crewId }) }
      : undefined;
  const trial = useMoveTrial(trackingCode, move);
  const isTried = move !== undefined && !trial.isPlaceholderData;
  const outcome = isTried && trial.isSuccess ? trial.data : undefined;
  const overrides = outcome?.overrides ?? [];
  const isExplained = isReasonGiven(reason, overrides.length > 0);
  const nameOf = (id: string) => starts.data?.crews.find((crew) => crew.id === id)?.name;
  const newCrew = nameOf(outcome?.to.crewId ?? crewId);
  const newStart = move === undefined ? undefined : formatStart({ date, time });
  const newPlace = [newStart, newCrew].filter((part) => part !== undefined).join(', ');

  const act = useAct({
    done: { title: words.done, text: newPlace },
    onDone() {
      onMoved?.(trackingCode);
      onClose();
    },
    // The server validates it again, so that no one has to wait for the preview.
    call:
      move !== undefined && isExplained
        ? () => {
            const notify = isTold && outcome?.canNotify !== false;
            const body = { ...move, reason: reason.trim(), notify, dryRun: false };
            return staffApi('moveByShop', { params: { code: trackingCode }, body });
          }
        : undefined,
  });
  function choose(part: Partial<typeof chosen>) {
    act.reset();
    setChosen({ ...chosen, ...part });
  }

  const refusal = isTried && trial.error instanceof ApiError ? trial.error.body : undefined;

  return (
    <ActDialog
      {...{ booking, onClose, act, afresh }}
      title={words.title(trackingCode)}
      size={isPicking ? 'large' : 'small'}
      isPossible={jobNow.canMove}
      meanwhile={words.meanwhile(formatStart({ date: jobNow.date, time: jobNow.start }), jobNow.crewName)}
      isBlocked={refusal !== undefined}
      confirm={newStart === undefined ? words.confirmFirst : words.confirm(newStart)}
      lead={isPicking ? <p>{words.lead}</p> : undefined}
    >
      <p className={styles.route}>
        <span>
          <small>{words.now}</small> <s>{`${formatStart({ date: job.date, time: job.start })}, ${job.crewName}`}</s>
        </span>
        <Icon name="arrow-right" />
        <span>
          <small>{words.to}</small> <b>{newStart === undefined ? words.nothing : newPlace}</b>
        </span>
      </p>
      <Select
        label={words.crew}
        options={(starts.data?.crews ?? []).map(({ id, name }) => ({
          value: id,
          label: id === job.crewId ? words.crewNow(name) : name,
        }))}
        placeholder={words.anyCrew}
        value={crewId}
        onChange={(event) => choose({ crewId: event.currentTarget.value })}
      />
      {!isPicking && (
        <div>
          <Button size="small" onClick={() => setIsPicking(true)}>
            {words.pickAnother}
          </Button>
        </div>
      )}
      {isPicking && (
        <div className={styles.columns}>
          <StartCalendar
            query={starts}
            date={date}
            time={time}
            days={staffDays}
            isPassed={(each) => isBeyondRule(starts.data, each) || (each.date === job.date && each.time === job.start)}
            onChooseStart={choose}
            onChoose={(day) => choose({ date: day, time: '' })}
          />
          <div>
            {starts.data === undefined && <DayStartsPlace date={date} />}
            {starts.data !== undefined && (
              <DayStarts
                day={dayOf(starts.data, date)}
                time={time}
                onChoose={(each) => choose({ time: each })}
                error={act.tries > 0 && time === '' ? words.pick : undefined}
                own={date === job.date ? { time: job.start, note: words.own } : undefined}
              />
            )}
          </div>
        </div>
      )}
      {isSame && act.tries > 0 && <Banner tone="warning">{words.same}</Banner>}
      {refusal !== undefined && (
        <Banner tone="error" title={words.notPossible}>
          {refusal.message}
        </Banner>
      )}
      {isTried && trial.isError && refusal === undefined && <Banner tone="warning">{words.unreachable}</Banner>}
      {overrides.length > 0 && (
        <Banner tone="warning" title={words.needsReason}>
          {overrides.join(' ')}
        </Banner>
      )}
      <ReasonField reason={reason} onChange={setReason} isAsked={overrides.length > 0} act={act} />
      {outcome?.canNotify === false ? (
        <p>{words.noMail}</p>
      ) : (
        <Checkbox
          label={words.notify}
          hint={booking?.customerEmail}
          checked={isTold}
          onChange={(event) => setIsTold(event.currentTarget.checked)}
        />
      )}
    </ActDialog>
  );
}
