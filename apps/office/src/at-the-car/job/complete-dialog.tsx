import type { CarJob } from '@tintforge/api-contract';
import { moneyText } from '@tintforge/app-base/money';
import type { GlassZone } from '@tintforge/booking-core';
import { Banner, Button, TextArea } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { OpenReadings } from '../windows/open-readings';
import { useOpenReadings } from '../windows/use-open-readings';
import { useWindows } from '../windows/use-windows';
import { checkInWords } from '../words';
import styles from './dialogs.module.css';
import type { Completion } from './use-car-acts';

const words = checkInWords.complete;

interface CompleteDialogProps {
  job: CarJob;
  isBusy: boolean;
  problem: string | undefined;
  /** Windows whose readings the shop did not let pass. */
  refusedZones: readonly GlassZone[];
  onComplete: (completion: Completion) => void;
  onClose: () => void;
}

/** Asks before a job is completed, takes a note, and asks for what readings that are not legal need. */
export function CompleteDialog({ job, isBusy, problem, refusedZones, onComplete, onClose }: CompleteDialogProps) {
  const [note, setNote] = useState('');
  const [tries, setTries] = useState(0);
  const open = useOpenReadings({ job, windows: useWindows(job), refused: refusedZones });
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();

  // The first field that says what is wrong with it.
  useEffect(() => {
    if (tries === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid] input, :is(input, textarea)[aria-invalid]')?.focus();
  }, [tries]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (open.isReady) onComplete({ note, exemption: open.claimed });
    else setTries(tries + 1);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      footer={
        open.bad === undefined && (
          <Button type="submit" form={formId} variant="primary" busyLabel={isBusy ? words.busy : undefined}>
            {words.confirm}
          </Button>
        )
      }
      safeChoice={{ label: words.cancel, onChoose: onClose }}
    >
      <form ref={form} id={formId} noValidate className={styles.content} onSubmit={submit}>
        {problem !== undefined && <Banner tone="error">{problem}</Banner>}
        {job.due > 0 && <Banner tone="warning">{words.dueFirst(moneyText(job.due))}</Banner>}
        <OpenReadings open={open} showsProblems={tries > 0} />
        <TextArea
          label={words.note}
          hint={words.noteHint}
          isOptional
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
