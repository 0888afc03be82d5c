import { formatStart } from '@tintforge/app-base/shop-time';
import { type ChosenStart, dayOf, startOf } from '@tintforge/app-base/starts/day-choice';
import { DayStarts, DayStartsPlace } from '@tintforge/app-base/starts/day-starts';
import { StartCalendar } from '@tintforge/app-base/starts/start-calendar';
import { formatShortDate, regionOfZip } from '@tintforge/booking-core';
import { catalogue } from '@tintforge/content';
import { Banner, FieldRow, Section, Select, TextArea, TextField } from '@tintforge/ui';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isBeyondRule, staffDays } from '../lib/use-staff-starts';
import type { AskedPlace } from './asked-place';
import type { PhoneForm } from './phone-form';
import type { useOrderStarts } from './use-order-starts';
import styles from './when-section.module.css';
import { phoneWords } from './words';

const words = phoneWords.when;
const where = phoneWords.where;

/** The place, which determines the crews, and the time. */
export function WhenSection({
  starts,
  place,
}: {
  starts: ReturnType<typeof useOrderStarts>;
  /** The slot that was clicked on the board. */
  place: AskedPlace | undefined;
}) {
  const { control, register, setValue, setError, clearErrors, formState } = useFormContext<PhoneForm>();
  const { errors } = formState;
  const [zip, date, time, crews] = useWatch({ control, name: ['zip', 'appointmentDate', 'appointmentTime', 'crews'] });
  const cars = useWatch({ control, compute: (all: PhoneForm) => all.cars.length });
  const region = regionOfZip(catalogue, zip);
  const isBeyond = isBeyondRule(starts.data, { date, time });

  // A longer order, another crew or another caller can make the chosen start unavailable.
  const isGone = time !== '' && !starts.isPlaceholderData && startOf(starts.data, { date, time })?.available === false;
  useEffect(() => {
    if (!isGone) return;
    setValue('appointmentTime', '');
    setError('appointmentTime', { message: words.timeGone });
  }, [isGone, setValue, setError]);

  /** Crews are a region's: the clicked one stays for a ZIP code of its region. */
  function chooseCrew({ target: { value } }: { target: { value: string } }) {
    const isOfRegion = place !== undefined && regionOfZip(catalogue, value)?.id === place.regionId;
    setValue('crewId', isOfRegion && crews === 1 ? place.crewId : '');
  }

  function chooseDate(chosen: string) {
    setValue('appointmentDate', chosen);
    clearErrors('appointmentDate');
    if (startOf(starts.data, { date: chosen, time })?.available !== true) setValue('appointmentTime', '');
  }

  function chooseStart(start: ChosenStart) {
    setValue('appointmentDate', start.date);
    setValue('appointmentTime', start.time);
    clearErrors(['appointmentDate', 'appointmentTime']);
  }

  return (
    <Section title={words.heading}>
      <FieldRow shape="halves">
        <TextField
          label={where.zip}
          hint={region === undefined ? where.zipHint : where.region(region.name)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          error={errors.zip?.message}
          {...register('zip', { onChange: chooseCrew })}
        />
        {starts.data !== undefined && region !== undefined && crews === 1 && (
          <Select
            label={words.crew}
            hint={words.crewHint}
            isOptional
            placeholder={words.anyCrew}
            options={starts.data.crews.map(({ id, name }) => ({ value: id, label: name }))}
            {...register('crewId')}
          />
        )}
      </FieldRow>
      {starts.fetchStatus === 'idle' && starts.data === undefined && !starts.isError ? (
        <p className={styles.first}>
          {date === ''
            ? words.first(cars)
            : words.firstAt(time === '' ? formatShortDate(date) : formatStart({ date, time }), cars)}
        </p>
      ) : (
        <div className={styles.columns}>
          <StartCalendar
            query={starts}
            date={date}
            time={time}
            onChoose={chooseDate}
            onChooseStart={chooseStart}
            isPassed={(start) => isBeyondRule(starts.data, start)}
            days={staffDays}
          />
          <div>
            {starts.data === undefined && <DayStartsPlace date={date} />}
            {starts.data !== undefined && (
              <DayStarts
                day={dayOf(starts.data, date)}
                time={time}
                onChoose={(chosen) => {
                  setValue('appointmentTime', chosen);
                  clearErrors('appointmentTime');
                }}
                error={errors.appointmentTime?.message}
              />
            )}
          </div>
        </div>
      )}
      {errors.appointmentDate !== undefined && <Banner tone="error">{errors.appointmentDate.message}</Banner>}
      {isBeyond && (
        <TextArea
          label={words.reason}
          hint={`${words.beyondRule} ${words.reasonHint}`}
          rows={2}
          maxLength={500}
          error={errors.reason?.message}
          {...register('reason')}
        />
      )}
    </Section>
  );
}
