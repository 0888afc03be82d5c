import type { StaffBooking } from '@tintforge/api-contract';
import { Banner, Button } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef } from 'react';
import styles from './act-dialog.module.css';
import { MeanwhileBanner } from './meanwhile-banner';
import type { Act } from './use-act';
import { deedWords } from './words';

const words = deedWords.dialogs;

/** What every dialog about a booking in full works with. */
export interface DeedProps {
  /** As the shop has it now; it may change under the dialog. */
  booking: StaffBooking;
  onClose: () => void;
}

interface ActDialogProps {
  /** The booking in full, where it is known: then the dialog tells what has happened to it meanwhile. */
  booking?: StaffBooking | undefined;
  onClose: () => void;
  title: string;
  /** What will happen. */
  lead?: ReactNode;
  act: Act;
  /** The button that does it. */
  confirm: string;
  /** Whether it cannot be pressed as things are. */
  isBlocked?: boolean;
  /** The button that does nothing. */
  leave?: string;
  isDanger?: boolean;
  /** Whether the shop would do it, as the booking is now. */
  isPossible?: boolean;
  size?: 'small' | 'large';
  /** The form's fields. */
  children?: ReactNode;
}

/** Asks before something is done to a booking, and says what has changed under it meanwhile. */
export function ActDialog({ booking, onClose, act, children, ...shown }: ActDialogProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { tries, isBusy, isOvertaken, problem } = act;
  // Until it is closed the booking may already show what was just done.
  const isPossible = isBusy || (shown.isPossible ?? true);
  const isTold = isOvertaken && booking !== undefined;

  // The first field that says what is wrong with it.
  useEffect(() => {
    if (tries === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid] input, :is(input, textarea)[aria-invalid]')?.focus();
  }, [tries]);

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
        isPossible && (
          <Button
            type="submit"
            form={formId}
            disabled={shown.isBlocked}
            variant={shown.isDanger ? 'danger' : 'primary'}
            busyLabel={isBusy ? words.busy : undefined}
          >
            {shown.confirm}
          </Button>
        )
      }
      safeChoice={{ label: shown.leave ?? words.leave, onChoose: onClose }}
    >
      <form ref={form} id={formId} noValidate className={styles.form} onSubmit={submit}>
        {booking !== undefined && <MeanwhileBanner booking={booking} isQuiet={isBusy} />}
        {problem !== undefined && !isTold && <Banner tone="error">{problem}</Banner>}
        {isPossible ? (
          <>
            {shown.lead !== undefined && <div className={styles.lead}>{shown.lead}</div>}
            {children}
          </>
        ) : (
          <p>{words.notPossible}</p>
        )}
      </form>
    </Dialog>
  );
}
