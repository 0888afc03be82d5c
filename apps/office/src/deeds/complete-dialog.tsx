import type { CarJob, StaffBooking } from '@tintforge/api-contract';
import { detailsOf } from '@tintforge/api-contract/client';
import { moneyText } from '@tintforge/app-base/money';
import type { GlassZone } from '@tintforge/booking-core';
import { carLineName, tintWords } from '@tintforge/content';
import { Banner, Button, Checkbox, type Elements, Skeleton, SkeletonGroup, TextArea } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { useState } from 'react';
import { staffApi } from '../lib/staff-api';
import { useCheckIn } from '../lib/use-check-in';
import { useKeptForm } from '../lib/use-kept-form';
import { ActDialog, type DeedProps } from './act-dialog';
import { useAct } from './use-act';
import { VisitChoice } from './visit-choice';
import { carsOfJob, type JobOfCar } from './windows/cars-of-job';
import { neededWindows, unexplainedWindows } from './windows/judge-window';
import { OpenReadings } from './windows/open-readings';
import { useOpenReadings } from './windows/use-open-readings';
import { formOf, recordDraft, useWindows } from './windows/use-windows';
import { firstBadWindow } from './windows/windows-form';
import { deedWords } from './words';

const words = deedWords.complete;

interface CompleteDialogProps {
  job: CarJob;
  /** The booking in full, if known. */
  booking?: StaffBooking;
  onClose: () => void;
  /** Above the questions. */
  children?: Elements;
}

/** Completes a job. Unsaved readings are saved with it; illegal ones require an explanation. */
export function CompleteDialog({ job, booking, onClose, children }: CompleteDialogProps) {
  const { trackingCode, vehicleInfo, due } = job;
  const { version } = booking ?? job;
  const [note, setNote] = useKeptForm('note', '');
  const [isJobDone, setIsJobDone] = useState(!job.visit.areOthersOpen);
  const [refused, setRefused] = useState<readonly GlassZone[]>([]);
  const cars = carsOfJob(job);
  const [asked, setAsked] = useState(() => nextOpenCar(cars)?.car);
  const subject: JobOfCar = cars.find(({ car }) => car === asked) ?? cars[0] ?? job;
  const windows = useWindows(subject);
  const needed = cars.flatMap((car) => neededWindows(formOf(car), car).map((zone) => ({ car, zone })));
  const open = useOpenReadings({ job: subject, windows, refused });
  const act = useAct({ done: words.done, onDone: onClose, call: open.isReady || !isJobDone ? complete : undefined });

  async function complete() {
    try {
      let recorded = version;
      for (const car of cars) recorded = await recordDraft(car, recorded);
      const shown = open.claimed === undefined ? {} : { exemption: open.claimed };
      const body = { version: recorded, note, ...shown };
      if (job.visit.count === 1) return await staffApi('completeJob', { params: { code: trackingCode }, body });
      const params = { code: trackingCode, number: job.visit.number };
      return await staffApi('completeVisit', { params, body: { ...body, isJobDone } });
    } catch (error) {
      const zones = detailsOf(error, 'reading_not_legal')?.zones.map(({ zone }) => zone) ?? [];
      // Zones of several cars don't say whose they are.
      if (subject.car === undefined) setRefused(zones);
      else setAsked((nextOpenCar(cars, subject.car) ?? subject).car);
      throw error;
    }
  }

  return (
    <ActDialog
      {...{ booking, onClose, act }}
      title={words.title}
      isPossible={booking?.can.complete ?? true}
      confirm={isJobDone ? words.confirm : words.confirmVisit}
      isBlocked={isJobDone && open.bad !== undefined}
      leave={words.leave}
      lead={<p>{words.lead(vehicleInfo)}</p>}
    >
      {children}
      {job.visit.areOthersOpen && (
        <Checkbox
          label={words.jobDone}
          hint={words.jobDoneHint}
          checked={isJobDone}
          onChange={(event) => setIsJobDone(event.currentTarget.checked)}
        />
      )}
      {due > 0 && <Banner tone="warning">{words.due(moneyText(due))}</Banner>}
      {isJobDone && needed.length > 0 && (
        <Banner tone="warning" title={words.needed}>
          {needed.map(({ car, zone }) => windowOfCar(car, zone)).join(', ')}
        </Banner>
      )}
      {subject.car !== undefined && (open.asked.length > 0 || open.bad !== undefined) && (
        <p>{carLineName(subject.car, subject.vehicleInfo)}</p>
      )}
      <OpenReadings open={open} showsProblems={isJobDone && act.tries > 0} />
      <TextArea
        label={words.note}
        hint={words.noteHint}
        isOptional
        rows={2}
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </ActDialog>
  );
}

/** "Front side windows", "Car 2, 2020 Sample Pickup: Front side windows". */
function windowOfCar({ car, vehicleInfo }: JobOfCar, zone: GlassZone): string {
  const name = tintWords.zones[zone];
  return car === undefined ? name : `${carLineName(car, vehicleInfo)}: ${name}`;
}

/** The first of several cars with readings to ask about, looking from the one after a car; undefined without any. */
function nextOpenCar(cars: readonly JobOfCar[], after = 0): JobOfCar | undefined {
  const open = cars.filter((job) => {
    const form = formOf(job);
    return firstBadWindow(form) !== undefined || unexplainedWindows(form, job).length > 0;
  });
  return open.find(({ car = 0 }) => car > after) ?? open[0];
}

/** The same for a booking in full. The windows are loaded first: no one completes a job without seeing its readings. */
export function CompleteBookingDialog({ booking, onClose }: DeedProps) {
  const [visit, setVisit] = useState<number>();
  const { data, isError, isPlaceholderData, refetch } = useCheckIn(booking.trackingCode, visit);
  if (data?.job && !isPlaceholderData) {
    return (
      <CompleteDialog key={data.job.visit.number} job={data.job} booking={booking} onClose={onClose}>
        <VisitChoice view={data} onVisitChange={setVisit} />
      </CompleteDialog>
    );
  }
  return (
    <Dialog isOpen onClose={onClose} title={words.title} closeLabel={deedWords.dialogs.close}>
      {isError ? (
        <Banner tone="error" action={<Button onClick={() => void refetch()}>{words.retry}</Button>}>
          {words.notLoaded}
        </Banner>
      ) : (
        <SkeletonGroup label={words.loading}>
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}
