import type { StaffBooking } from '@tintforge/api-contract';
import { Banner, Button, type Elements } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef } from 'react';
import styles from './act-dialog.module.css';
import type { Afresh } from './afresh';
import { MeanwhileBanner, type SeenVersion } from './meanwhile-banner';
import type { Act } from './use-act';
import { deedWords } from './words';

const words = deedWords.dialogs;

/** Common props of all dialogs about a booking in full. */
export interface DeedProps {
  /** The current version; it may change while the dialog is open. */
  booking: StaffBooking;
  onClose: () => void;
}

interface ActDialogProps {
  /** The booking in full, if known: then the dialog shows its changes since it was opened. */
  booking?: StaffBooking | undefined;
  /** The version that it was opened on, where what is typed outlives a reload. */
  since?: SeenVersion;
  onClose: () => void;
  title: string;
  /** The effect of the action. */
  lead?: ReactNode;
  act: Act;
  /** The button that does it. */
  confirm: string;
  /** True when the button is disabled in the current state. */
  isBlocked?: boolean;
  /** The button that cancels. */
  leave?: string;
  isDanger?: boolean;
  /** Of a dialog about money or time: after a change it starts again instead of continuing with other facts. */
  afresh?: Afresh;
  /** True when the server would allow it in the booking's current state. */
  isPossible?: boolean;
  /** The current state, for a dialog that doesn't have the booking in full and its history. */
  meanwhile?: string;
  size?: 'small' | 'large';
  /** The form's fields. */
  children?: Elements;
}

/** Confirms an action on a booking, and shows changes made since it was opened. */
export function ActDialog({ booking, onClose, act, children, ...shown }: ActDialogProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const failure = useRef<HTMLDivElement>(null);
  const { tries, isBusy, isOvertaken, problem } = act;
  // Until the dialog closes, the booking may already show its result.
  const isPossible = isBusy || (shown.isPossible ?? true);
  const mustStartAgain = !isBusy && shown.afresh?.isOutdated === true;
  const isTold = isOvertaken && (booking !== undefined || mustStartAgain);

  useEffect(() => {
    if (tries > 0) firstInvalid(form.current)?.focus();
  }, [tries]);

  // A field that the server refused; else its message, which in a long form is above what is on screen.
  useEffect(() => {
    if (problem === undefined) return;
    const invalid = firstInvalid(form.current);
    if (invalid === undefined) failure.current?.scrollIntoView({ block: 'nearest' });
    else invalid.focus();
  }, [problem]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    act.run();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={shown.title}
      size={shown.size}
      closeLabel={words.close}
      footer={
        isPossible &&
        (mustStartAgain ? (
          <Button variant="primary" onClick={shown.afresh?.onStartAgain}>
            {words.startAgain}
          </Button>
        ) : (
          <Button
            type="submit"
            form={formId}
            disabled={shown.isBlocked}
            variant={shown.isDanger ? 'danger' : 'primary'}
            busyLabel={isBusy ? words.busy : undefined}
          >
            {shown.confirm}
          </Button>
        ))
      }
      safeChoice={{ label: shown.leave ?? words.leave, onChoose: onClose }}
    >
      <form ref={form} id={formId} noValidate className={styles.form} onSubmit={submit}>
        {booking !== undefined && (
          <MeanwhileBanner booking={booking} since={shown.since} isQuiet={isBusy} isAfresh={mustStartAgain} />
        )}
        {booking === undefined && mustStartAgain && (
          <Banner tone="warning" title={deedWords.meanwhile.title}>
            {shown.meanwhile ?? deedWords.meanwhile.somehow}
          </Banner>
        )}
        {problem !== undefined && !isTold && (
          <div ref={failure} className={styles.failure}>
            <Banner tone="error">{problem}</Banner>
          </div>
        )}
        {isPossible && mustStartAgain && <p>{words.outdated}</p>}
        {isPossible && !mustStartAgain && (
          <>
            {shown.lead !== undefined && <div className={styles.lead}>{shown.lead}</div>}
            {children}
          </>
        )}
        {!isPossible && <p>{words.notPossible}</p>}
      </form>
    </Dialog>
  );
}

function firstInvalid(form: HTMLFormElement | null): HTMLElement | undefined {
  return (
    form?.querySelector<HTMLElement>('[aria-invalid] input, :is(input, select, textarea)[aria-invalid]') ?? undefined
  );
}
