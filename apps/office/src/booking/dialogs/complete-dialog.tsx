import type { CarJob } from '@tintforge/api-contract';
import { detailsOf } from '@tintforge/api-contract/client';
import { moneyText } from '@tintforge/app-base/money';
import type { GlassZone } from '@tintforge/booking-core';
import { Banner, Button, Skeleton, SkeletonGroup, TextArea } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { useState } from 'react';
import { OpenReadings, useCheckIn, useOpenReadings, useWindows } from '../../at-the-car';
import { staffApi } from '../../lib/staff-api';
import type { TaskProps } from '../booking-task';
import { bookingWords } from '../words';
import { ActDialog } from './act-dialog';
import { useAct } from './use-act';

const words = bookingWords.complete;

/** The crew is done. The windows are read first: nobody completes a job without knowing what was metered. */
export function CompleteDialog({ booking, onClose }: TaskProps) {
  const { data, isError, refetch } = useCheckIn(booking.trackingCode);
  if (data?.job) return <Completion booking={booking} job={data.job} onClose={onClose} />;
  return (
    <Dialog isOpen onClose={onClose} title={words.title} closeLabel={bookingWords.close}>
      {isError ? (
        <Banner tone="error" action={<Button onClick={() => void refetch()}>{bookingWords.retry}</Button>}>
          {bookingWords.windows.notLoaded}
        </Banner>
      ) : (
        <SkeletonGroup label={bookingWords.loading}>
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}

/** What was metered and not saved yet belongs to the job; readings that are not legal are asked about. */
function Completion({ booking, job, onClose }: TaskProps & { job: CarJob }) {
  const { trackingCode, version, vehicleInfo, can } = booking;
  const [note, setNote] = useState('');
  const [refused, setRefused] = useState<readonly GlassZone[]>([]);
  const windows = useWindows(job);
  const open = useOpenReadings({ job, windows, refused });
  const act = useAct({ booking, onClose, done: words.done, call: open.isReady ? complete : undefined });

  async function complete() {
    try {
      const recorded = await windows.record(version);
      const shown = open.claimed === undefined ? {} : { exemption: open.claimed };
      const body = { version: recorded, note, ...shown };
      return await staffApi('completeJob', { params: { code: trackingCode }, body });
    } catch (error) {
      setRefused(detailsOf(error, 'reading_not_legal')?.zones.map(({ zone }) => zone) ?? []);
      throw error;
    }
  }

  return (
    <ActDialog
      {...{ booking, onClose, act }}
      title={words.title}
      isPossible={can.complete}
      confirm={words.confirm}
      lead={<p>{words.lead(vehicleInfo)}</p>}
    >
      {can.receive !== null && <Banner tone="warning">{words.due(moneyText(can.receive))}</Banner>}
      <OpenReadings open={open} showsProblems={act.tries > 0} />
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
