import { formatInstant } from '@tintforge/app-base/shop-time';
import { dayOf, startOf } from '@tintforge/app-base/starts/day-choice';
import { DayStarts, DayStartsPlace } from '@tintforge/app-base/starts/day-starts';
import { StartCalendar } from '@tintforge/app-base/starts/start-calendar';
import { Banner, Checkbox, Icon, Select } from '@tintforge/ui';
import { useState } from 'react';
import { staffApi } from '../lib/staff-api';
import { isBeyondRule, staffDays, useStaffStarts } from '../lib/use-staff-starts';
import { ActDialog, type DeedProps } from './act-dialog';
import styles from './move-dialog.module.css';
import { isReasonGiven, ReasonField } from './reason-field';
import { useAct } from './use-act';
import { deedWords } from './words';

const words = deedWords.move;

/** The shop moves a booking to another day, start or crew, beyond what its customer may. */
export function MoveDialog({ booking, onClose }: DeedProps) {
  const { trackingCode, version, can, appointmentDate, appointmentInstant, crew, customerEmail } = booking;
  const [date, setDate] = useState(appointmentDate);
  const [time, setTime] = useState('');
  const [crewId, setCrewId] = useState('');
  const [reason, setReason] = useState('');
  const [notify, setNotify] = useState(customerEmail !== '');
  const starts = useStaffStarts({ job: { code: trackingCode }, crewId: crewId === '' ? undefined : crewId });
  const start = startOf(starts.data, { date, time });
  const isStart = start?.available === true && !starts.isPlaceholderData;
  const isSameStart = isStart && start.startsAt === appointmentInstant;
  const isSamePlace = isSameStart && (crewId === '' || crewId === crew.id);
  const why = whyReason({ booking, isBeyond: isBeyondRule(starts.data, { date, time }), isSameStart });
  const isComplete = isStart && !isSamePlace && isReasonGiven(reason, why !== undefined);
  const newCrew = starts.data?.crews.find(({ id }) => id === crewId)?.name;

  const act = useAct({
    onDone: onClose,
    done: { title: words.done, ...(start === undefined ? {} : { text: formatInstant(start.startsAt) }) },
    call: isComplete
      ? () =>
          staffApi('moveByShop', {
            params: { code: trackingCode },
            body: {
              version,
              appointmentDate: date,
              appointmentTime: start.time,
              ...(crewId === '' ? {} : { crewId }),
              reason,
              notify: notify && !isSameStart,
            },
          })
      : undefined,
  });

  return (
    <ActDialog
      {...{ booking, onClose, act }}
      title={words.title}
      size="large"
      isPossible={can.move}
      confirm={isStart && !isSamePlace ? words.confirm(formatInstant(start.startsAt)) : words.confirmFirst}
      lead={<p>{words.lead}</p>}
    >
      <Select
        label={words.crew}
        options={(starts.data?.crews ?? []).map(({ id, name }) => ({
          value: id,
          label: id === crew.id ? words.crewNow(name) : name,
        }))}
        placeholder={words.anyCrew}
        value={crewId}
        onChange={(event) => setCrewId(event.currentTarget.value)}
      />
      <div className={styles.columns}>
        <StartCalendar
          query={starts}
          date={date}
          time={time}
          days={staffDays}
          isPassed={(each) =>
            isBeyondRule(starts.data, each) || (each.date === appointmentDate && each.time === booking.appointmentTime)
          }
          onChooseStart={(chosen) => {
            setDate(chosen.date);
            setTime(chosen.time);
          }}
          onChoose={(chosen) => {
            setDate(chosen);
            setTime('');
          }}
        />
        <div>
          {starts.data === undefined && <DayStartsPlace date={date} />}
          {starts.data !== undefined && (
            <DayStarts
              day={dayOf(starts.data, date)}
              time={time}
              onChoose={setTime}
              error={act.tries > 0 && !isStart ? words.pick : undefined}
              own={date === appointmentDate ? { time: booking.appointmentTime, note: words.own } : undefined}
            />
          )}
        </div>
      </div>
      <p className={styles.route}>
        <span>
          <small>{words.now}</small>{' '}
          <s>
            {formatInstant(appointmentInstant)}, {crew.name}
          </s>
        </span>
        <Icon name="arrow-right" />
        <span>
          <small>{words.to}</small>{' '}
          <b>
            {isStart
              ? [formatInstant(start.startsAt), newCrew].filter((part) => part !== undefined).join(', ')
              : words.nothing}
          </b>
        </span>
      </p>
      {isSamePlace && act.tries > 0 && <Banner tone="warning">{words.same}</Banner>}
      <ReasonField reason={reason} onChange={setReason} isAsked={why !== undefined} hint={why} act={act} />
      {customerEmail === '' ? (
        <p>{words.untold}</p>
      ) : (
        <Checkbox
          label={words.notify}
          hint={customerEmail}
          checked={notify && !isSameStart}
          disabled={isSameStart}
          onChange={(event) => setNotify(event.currentTarget.checked)}
        />
      )}
    </ActDialog>
  );
}

/** Why a reason has to be given: what is set aside, if anything. */
function whyReason({
  booking: { status, mayReschedule },
  isBeyond,
  isSameStart,
}: Pick<DeedProps, 'booking'> & { isBeyond: boolean; isSameStart: boolean }): string | undefined {
  if (isSameStart) return undefined;
  if (isBeyond) return words.beyondRule;
  return status === 'pending' || mayReschedule ? undefined : words.afterFree;
}
