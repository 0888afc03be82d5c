import type { StaffBooking, StaffVisit } from '@tintforge/api-contract';
import { formatDuration } from '@tintforge/app-base/duration';
import { formatStart, shopToday } from '@tintforge/app-base/shop-time';
import {
  addDays,
  formatShortDate,
  formatTime,
  mostVisits,
  possibleStarts,
  type StartTime,
} from '@tintforge/booking-core';
import { Banner, Button, Checkbox, Select, TextField } from '@tintforge/ui';
import { useEffect, useRef, useState } from 'react';
import { staffApi } from '../lib/staff-api';
import { useKeptForm } from '../lib/use-kept-form';
import { useStaffStarts } from '../lib/use-staff-starts';
import { ActDialog, type DeedProps } from './act-dialog';
import { type Afresh, FromVersion } from './afresh';
import { ReasonField } from './reason-field';
import { useAct } from './use-act';
import styles from './visits-dialog.module.css';
import { deedWords } from './words';

const words = deedWords.visits;

/** A row of the form. `key` is the form's own, 0 for a job's first visit; `number` is that of a visit that is planned already. */
interface Row {
  key: number;
  number: number | undefined;
  crewId: string;
  date: string;
  start: StartTime | '';
  minutes: number;
}

/** Lengths to choose from, in minutes. */
const lengths = Array.from({ length: 28 }, (_, index) => 30 * (index + 1));

/** Length of the first visit of a quote's job, which has no time yet, minutes. */
const firstLength = 120;

const isPlanned = ({ status }: StaffVisit) => status === 'planned';

/**
 * Schedules the visits of a job: rows for those that are planned and for new ones, saved in one step. Visits that have begun
 * are listed above and stay. After a colleague's change it starts again.
 */
export function VisitsDialog({ booking, onClose }: DeedProps) {
  return (
    <FromVersion current={booking}>
      {(seen, afresh) => <VisitsForm booking={booking} {...{ seen, afresh, onClose }} />}
    </FromVersion>
  );
}

function VisitsForm({ booking, seen, afresh, onClose }: DeedProps & { seen: StaffBooking; afresh: Afresh }) {
  const { trackingCode, version, staffVisits, crew, jobMinutes } = seen;
  const preferredDays = seen.quote?.preferredDays ?? [];
  const begun = staffVisits.filter(
    ({ status }) => status === 'in-progress' || status === 'completed' || status === 'missed',
  );
  const hasNoTime = jobMinutes === 0;
  const length = hasNoTime ? firstLength : jobMinutes;
  const firstRow: Row = { key: 0, number: undefined, crewId: crew.id, date: '', start: '', minutes: length };
  const [rows, setRows] = useKeptForm<Row[]>(
    `visits ${version}`,
    () =>
      hasNoTime && !staffVisits.some(isPlanned)
        ? [firstRow]
        : staffVisits.filter(isPlanned).map((visit) => ({ ...visit, key: visit.number })),
    [{ key: 0, crewId: '', date: '', start: '', minutes: 0 }],
  );
  const [reason, setReason] = useKeptForm(`visits reason ${version}`, '');
  const [isTold, setIsTold] = useState(true);
  const [found, setFound] = useState<'nothing' | 'failed'>();
  const nextKey = useRef(Math.max(mostVisits.ever, ...rows.map(({ key }) => key)) + 1);
  const added = useRef<number>(undefined);
  const adding = useRef<HTMLButtonElement>(null);
  const starts = useStaffStarts({ job: { code: trackingCode } });
  const crews = starts.data?.crews ?? [{ id: crew.id, name: crew.name }];

  // A quote's job on which no work was done can wait for a date again.
  const mayWait = seen.quote !== null && begun.length === 0 && staffVisits.some(isPlanned);
  const isNone = rows.length === 0 && mayWait;
  const isWhole = (rows.length > 0 || isNone) && rows.every(({ date, start }) => date !== '' && start !== '');
  const kept = rows.map(({ number }) => number);
  const cancelled = staffVisits.filter(isPlanned).flatMap(({ number }) => (kept.includes(number) ? [] : [number]));
  const changed = rows.filter(
    (row) =>
      !isSame(
        row,
        staffVisits.find(({ number }) => number === row.number),
      ),
  );
  const isChanged = changed.length + cancelled.length > 0;
  const act = useAct({
    done: rows.length === 0 ? words.waiting : { title: words.done, text: words.counted(rows.length) },
    onDone: onClose,
    call: isWhole && isChanged ? save : undefined,
  });

  function save() {
    const visits = changed.map(({ number, crewId, date, start, minutes }) => ({
      ...(number === undefined ? {} : { number }),
      crewId,
      date,
      start: start as StartTime,
      minutes,
    }));
    const notify = isTold && seen.customerEmail !== '';
    const body = { version, visits, cancelled, reason: reason.trim(), notify };
    return staffApi('planVisits', { params: { code: trackingCode }, body });
  }

  function change(key: number, part: Partial<Row>) {
    act.reset();
    setRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  }

  function add() {
    const key = nextKey.current;
    nextKey.current += 1;
    added.current = key;
    act.reset();
    const last = rows.at(-1);
    const like = { crewId: last?.crewId ?? crew.id, minutes: last?.minutes ?? length, start: last?.start ?? '' };
    setRows([...rows, { key, number: undefined, date: '', ...like } as Row]);
  }

  /** For the visits without a date, after all others; for all of them where each has one. */
  async function findDates() {
    const today = shopToday(Date.now());
    const open = rows.filter(({ date }) => date === '');
    const sought = open.length === 0 ? rows : open;
    const lastDate = [today, ...rows.map(({ date }) => date)].sort().at(-1) ?? today;
    act.reset();
    setFound(undefined);
    try {
      const plan = sought.map(({ minutes }) => String(minutes)).join(',');
      const query = {
        code: trackingCode,
        from: sought === rows || open.length === rows.length ? today : addDays(lastDate, 1),
        plan,
      };
      const { proposals } = await staffApi('getVisitDates', { query });
      const shown = proposals.findIndex((places) => places.every((place, index) => isAt(sought[index], place)));
      const next = proposals[(shown + 1) % Math.max(1, proposals.length)];
      if (next === undefined) setFound('nothing');
      else setRows(rows.map((row) => ({ ...row, ...next[sought.indexOf(row)] })));
    } catch {
      setFound('failed');
    }
  }

  const faultOf = (row: Row) => act.fields[`visits.${changed.indexOf(row)}`];

  return (
    <ActDialog
      {...{ booking, onClose, act, afresh }}
      title={words.title(trackingCode)}
      size="large"
      isPossible={booking.can.planVisits}
      confirm={isNone ? words.none.confirm(cancelled.length) : words.confirm}
      isDanger={isNone}
      lead={
        <>
          <p>{isNone ? words.none.lead : words.lead}</p>
          {preferredDays.length > 0 && <p>{words.preferred(preferredDays.map(formatShortDate))}</p>}
        </>
      }
    >
      {begun.length > 0 && (
        <ul className={styles.begun}>
          {begun.map((visit, index) => (
            <li key={visit.number}>
              {`${words.visit(index + 1)}: ${formatStart({ date: visit.date, time: visit.start })}, ${visit.crewName}, ${words.statuses[visit.status]}`}
            </li>
          ))}
        </ul>
      )}
      {rows.map((row, index) => (
        <VisitRow
          key={row.key}
          {...{ row, crews }}
          position={begun.length + index + 1}
          isNew={added.current === row.key}
          showsMissing={act.tries > 0}
          fault={faultOf(row)}
          onChange={(part) => change(row.key, part)}
          onRemove={() => {
            act.reset();
            setRows(rows.filter(({ key }) => key !== row.key));
            adding.current?.focus();
          }}
        />
      ))}
      <p className={styles.tools}>
        <Button ref={adding} size="small" onClick={add} disabled={rows.length >= mostVisits.open}>
          {words.add}
        </Button>
        <Button size="small" onClick={() => void findDates()} disabled={rows.length === 0}>
          {words.find}
        </Button>
      </p>
      <div aria-live="polite" className={styles.news}>
        {found !== undefined && rows.length > 0 && <Banner tone="warning">{words[found]}</Banner>}
        {isNone && <Banner tone="info">{words.toSchedule}</Banner>}
      </div>
      {act.tries > 0 && rows.length === 0 && !mayWait && <Banner tone="warning">{words.empty}</Banner>}
      {act.tries > 0 && isWhole && !isChanged && <Banner tone="warning">{words.same}</Banner>}
      <ReasonField
        reason={reason}
        onChange={setReason}
        isAsked={false}
        act={act}
        hint={isNone ? words.none.reasonHint : words.reasonHint}
      />
      {seen.customerEmail !== '' && (
        <Checkbox
          label={isNone ? words.none.notify : words.notify}
          hint={seen.customerEmail}
          checked={isTold}
          onChange={(event) => setIsTold(event.currentTarget.checked)}
        />
      )}
    </ActDialog>
  );
}

function isSame(row: Row, visit: StaffVisit | undefined): boolean {
  return visit !== undefined && isAt(row, visit) && row.minutes === visit.minutes;
}

function isAt(row: Row | undefined, place: { crewId: string; date: string; start: string }): boolean {
  return row?.crewId === place.crewId && row.date === place.date && row.start === place.start;
}

interface VisitRowProps {
  row: Row;
  /** Its place among the job's visits, those that have begun included. */
  position: number;
  crews: readonly { id: string; name: string }[];
  /** It was just added: its date takes the focus. */
  isNew: boolean;
  showsMissing: boolean;
  /** The server's message about it. */
  fault: string | undefined;
  onChange: (part: Partial<Row>) => void;
  onRemove: () => void;
}

function VisitRow({ row, position, crews, isNew, showsMissing, fault, onChange, onRemove }: VisitRowProps) {
  const root = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (isNew) root.current?.querySelector('input')?.focus();
  }, [isNew]);
  return (
    <fieldset ref={root} className={styles.row}>
      <legend>{words.visit(position)}</legend>
      <div className={styles.date}>
        <TextField
          label={words.date}
          type="date"
          min={shopToday(Date.now())}
          value={row.date}
          error={showsMissing && row.date === '' ? words.pickDate : fault}
          onChange={(event) => onChange({ date: event.currentTarget.value })}
        />
      </div>
      <Select
        label={words.start}
        placeholder={words.pickStart}
        options={possibleStarts.map((time) => ({ value: time, label: formatTime(time) }))}
        value={row.start}
        error={showsMissing && row.start === '' ? words.pickStart : undefined}
        onChange={(event) => onChange({ start: event.currentTarget.value as StartTime | '' })}
      />
      <Select
        label={words.length}
        options={[...new Set([...lengths, row.minutes])]
          .sort((one, other) => one - other)
          .map((minutes) => ({ value: String(minutes), label: formatDuration(minutes) }))}
        value={String(row.minutes)}
        onChange={(event) => onChange({ minutes: Number(event.currentTarget.value) })}
      />
      <div className={styles.crew}>
        <Select
          label={words.crew}
          options={crews.map(({ id, name }) => ({ value: id, label: name }))}
          value={row.crewId}
          onChange={(event) => onChange({ crewId: event.currentTarget.value })}
        />
      </div>
      <Button size="small" onClick={onRemove} aria-label={words.removeOf(position)}>
        {words.remove}
      </Button>
    </fieldset>
  );
}
