import { Banner, Button } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef } from 'react';
import type { TaskProps } from '../booking-task';
import { bookingWords } from '../words';
import styles from './act-dialog.module.css';
import { MeanwhileBanner } from './meanwhile-banner';
import type { Act } from './use-act';

const words = bookingWords.dialogs;

interface ActDialogProps extends TaskProps {
  title: string;
  /** What will happen. */
  lead: ReactNode;
  act: Act;
  /** The button that does it. */
  confirm: string;
  isDanger?: boolean;
  /** Whether the shop would do it, as the booking is now. */
  isPossible: boolean;
  size?: 'small' | 'large';
  /** The form's fields. */
  children?: ReactNode;
}

/** Asks before something is done to a booking, and says what has changed under it meanwhile. */
export function ActDialog({ booking, onClose, act, children, ...shown }: ActDialogProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { tries, isBusy } = act;
  // Until it is closed the booking may already show what was just done.
  const isPossible = isBusy || shown.isPossible;

  // The first field that says what is wrong with it.
  useEffect(() => {
    if (tries === 0) return;
    form.current
      ?.querySelector<HTMLElement>('[aria-invalid] input, input[aria-invalid], textarea[aria-invalid]')
      ?.focus();
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
      closeLabel={bookingWords.close}
      footer={
        isPossible && (
          <Button
            type="submit"
            form={formId}
            variant={shown.isDanger ? 'danger' : 'primary'}
            busyLabel={isBusy ? words.busy : undefined}
          >
            {shown.confirm}
          </Button>
        )
      }
      safeChoice={{ label: words.leave, onChoose: onClose }}
    >
      <form ref={form} id={formId} noValidate className={styles.form} onSubmit={submit}>
        <MeanwhileBanner booking={booking} isQuiet={isBusy} />
        {act.problem !== undefined && <Banner tone="error">{act.problem}</Banner>}
        {isPossible ? (
          <>
            <div className={styles.lead}>{shown.lead}</div>
            {children}
          </>
        ) : (
          <p>{words.notPossible}</p>
        )}
      </form>
    </Dialog>
  );
}
