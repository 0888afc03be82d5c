import type { HoursOutcome } from '@tintforge/api-contract';
import { Banner, type Elements } from '@tintforge/ui';
import { useEffect, useRef } from 'react';
import { FormDialog } from '../parts/form-dialog';
import { StandingList } from '../parts/standing-list';
import { settingsWords } from '../words';
import styles from './hours.module.css';
import type { useHoursChange } from './use-hours-change';

const words = settingsWords.hours;

interface HoursChangeDialogProps {
  title: string;
  change: ReturnType<typeof useHoursChange>;
  /** A problem that the page finds itself; it keeps the dialog from being submitted. */
  missing?: string | undefined;
  onClose: () => void;
  /** The fields. */
  children: Elements;
}

/** A dialog that changes the hours: first its fields, then what follows. */
export function HoursChangeDialog({ title, change, missing, onClose, children }: HoursChangeDialogProps) {
  const { seen } = change;
  const isNothing = seen !== undefined && seen.effects.length === 0;
  return (
    <FormDialog
      title={title}
      size="large"
      onClose={onClose}
      onSubmit={() => {
        if (isNothing) change.leave();
        else if (missing === undefined) change.submit();
      }}
      onBack={seen === undefined ? undefined : change.back}
      confirm={seen === undefined ? words.check : confirmWord(seen)}
      busyLabel={change.isBusy ? words.busy : undefined}
      problem={missing ?? change.problem}
      tries={change.tries}
    >
      {seen === undefined ? children : <Outcome outcome={seen} />}
    </FormDialog>
  );
}

function confirmWord({ effects, standing }: HoursOutcome): string {
  if (effects.length === 0) return settingsWords.close;
  return standing.count > 0 ? words.saveAnyway : words.save;
}

function Outcome({ outcome: { effects, standing } }: { outcome: HoursOutcome }) {
  const root = useRef<HTMLDivElement>(null);

  // It replaces a form that may have been scrolled.
  useEffect(() => root.current?.focus(), []);

  if (effects.length === 0) return <Banner tone="info">{words.nothing}</Banner>;
  return (
    <div ref={root} tabIndex={-1} className={styles.outcome}>
      <p>{words.effects}</p>
      <ul className={styles.effects}>
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      {standing.count > 0 && <StandingList standing={standing} />}
    </div>
  );
}
