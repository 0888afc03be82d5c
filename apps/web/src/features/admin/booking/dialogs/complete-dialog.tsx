import { Banner, TextArea } from '@tintforge/ui';
import { useState } from 'react';
import { moneyText } from '../../../../lib/money';
import { staffApi } from '../../lib/staff-api';
import type { TaskProps } from '../booking-task';
import { bookingWords } from '../words';
import { ActDialog } from './act-dialog';
import { useAct } from './use-act';

const words = bookingWords.complete;

/** The crew is done. */
export function CompleteDialog({ booking, onClose }: TaskProps) {
  const { trackingCode, version, vehicleInfo, can } = booking;
  const [note, setNote] = useState('');
  const act = useAct({
    booking,
    onClose,
    done: words.done,
    call: () => staffApi('completeJob', { params: { code: trackingCode }, body: { version, note } }),
  });
  return (
    <ActDialog
      {...{ booking, onClose, act }}
      title={words.title}
      isPossible={can.complete}
      confirm={words.confirm}
      lead={<p>{words.lead(vehicleInfo)}</p>}
    >
      {can.receive !== null && <Banner tone="warning">{words.due(moneyText(can.receive))}</Banner>}
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
