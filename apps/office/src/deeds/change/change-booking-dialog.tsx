import type { CarJob, StaffBooking } from '@tintforge/api-contract';
import { late } from '@tintforge/app-base/late/late';
import { Banner, Button, Skeleton, SkeletonGroup } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { Suspense } from 'react';
import { useStaffBooking } from '../../lib/use-staff-booking';
import { deedWords } from '../words';

const words = deedWords.change;

/** Most visits to a booking change nothing: the form and its shades are fetched when someone does. */
const ChangeDialog = late(async () => (await import('./change-dialog')).ChangeDialog);

/** Changes a booking that is known in full. */
export function ChangeBookingDialog({ booking, onClose }: { booking: StaffBooking; onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <ChangeDialog job={{ ...booking, change: booking.can.change }} booking={booking} onClose={onClose} />
    </Suspense>
  );
}

/** The parts of a job that are changed at the car. */
function partsAtCar({ change }: Pick<CarJob, 'change'>) {
  return change.filter((part) => part === 'order' || part === 'shades' || part === 'notes');
}

/** True when something of a job can be changed at the car. */
export function mayChangeJob(job: Pick<CarJob, 'change'>): boolean {
  return partsAtCar(job).length > 0;
}

/** Label of the button for it: of several cars, and of a quote's work, only notes are changed at the car. */
export function changeJobLabel(job: Pick<CarJob, 'change'>): string {
  return partsAtCar(job).some((part) => part !== 'notes') ? words.atCar : words.notesAtCar;
}

/** Extras, shades and notes of a job at the car. */
export function ChangeJobDialog({ job, onClose }: { job: CarJob; onClose: () => void }) {
  const { trackingCode, version, vehicleType, packageId, addOnIds, notes, tint, jobMinutes, totalPrice } = job;
  const facts = { trackingCode, version, vehicleType, packageId, addOnIds, notes, tint, jobMinutes, totalPrice };
  return (
    <Suspense fallback={null}>
      <ChangeDialog job={{ ...facts, change: partsAtCar(job) }} onClose={onClose} />
    </Suspense>
  );
}

/** Changes a booking that is known by its code only: it is loaded first. */
export function ChangeByCodeDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const query = useStaffBooking(code);
  if (query.data !== undefined) return <ChangeBookingDialog booking={query.data} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title(code)}
      size="large"
      closeLabel={deedWords.dialogs.close}
      footer={query.isError && <Button onClick={() => void query.refetch()}>{words.retry}</Button>}
      safeChoice={{ label: deedWords.dialogs.leave, onChoose: onClose }}
    >
      {query.isError ? (
        <Banner tone="error">{words.notLoaded}</Banner>
      ) : (
        <SkeletonGroup label={words.loading}>
          <Skeleton />
          <Skeleton />
          <Skeleton shape="short-line" />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}
