import type { CarJob } from '@tintforge/api-contract';
import { Banner, Button, TextArea } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { useState } from 'react';
import { moneyText } from '../../../../lib/money';
import { checkInWords } from '../words';
import styles from './dialogs.module.css';

const words = checkInWords.complete;

interface CompleteDialogProps {
  job: CarJob;
  isBusy: boolean;
  problem: string | undefined;
  onComplete: (note: string) => void;
  onClose: () => void;
}

/** Asks before a job is completed, and takes a note. */
export function CompleteDialog({ job, isBusy, problem, onComplete, onClose }: CompleteDialogProps) {
  const [note, setNote] = useState('');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      footer={
        <>
          <Button variant="primary" busyLabel={isBusy ? words.busy : undefined} onClick={() => onComplete(note)}>
            {words.confirm}
          </Button>
          <Button onClick={onClose}>{words.cancel}</Button>
        </>
      }
    >
      <div className={styles.content}>
        {problem !== undefined && <Banner tone="error">{problem}</Banner>}
        {job.due > 0 && <Banner tone="warning">{words.dueFirst(moneyText(job.due))}</Banner>}
        <TextArea
          label={words.note}
          hint={words.noteHint}
          isOptional
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </div>
    </Dialog>
  );
}
