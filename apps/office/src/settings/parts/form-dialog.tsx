import { Banner, Button, type Elements } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import { settingsWords as words } from '../words';
import styles from './form-dialog.module.css';

interface FormDialogProps {
  title: string;
  onClose: () => void;
  onSubmit: () => void;
  /** The button that submits. */
  confirm: string;
  /** Its label while submitting. */
  busyLabel: string | undefined;
  isDanger?: boolean;
  /** Destructive: the button that changes nothing takes the focus, instead of the first field. */
  isQuestion?: boolean;
  /** Goes back from the second step to the form, as the browser's Back and Escape do. */
  onBack?: (() => void) | undefined;
  problem?: string | undefined;
  /** Number of attempts: after each, the first invalid field takes the focus. */
  tries?: number;
  size?: 'small' | 'large';
  children: Elements;
}

/** A form in a dialog. The input is kept whatever the outcome. */
export function FormDialog({ title, onClose, onSubmit, problem, tries = 0, children, ...shown }: FormDialogProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid] input, [aria-invalid]')?.focus();
  }, [tries]);

  const back = shown.onBack;
  const isQuestion = shown.isQuestion === true || shown.isDanger === true || back !== undefined;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <Dialog
      isOpen
      onClose={back ?? onClose}
      title={title}
      size={shown.size ?? 'small'}
      closeLabel={words.close}
      footer={
        <>
          <Button
            type="submit"
            form={formId}
            variant={shown.isDanger === true ? 'danger' : 'primary'}
            busyLabel={shown.busyLabel}
          >
            {shown.confirm}
          </Button>
          {!isQuestion && <Button onClick={onClose}>{words.cancel}</Button>}
        </>
      }
      safeChoice={
        isQuestion ? { label: back === undefined ? words.cancel : words.back, onChoose: back ?? onClose } : undefined
      }
    >
      <form ref={form} id={formId} noValidate className={styles.form} onSubmit={submit}>
        {problem !== undefined && <Banner tone="error">{problem}</Banner>}
        {children}
      </form>
    </Dialog>
  );
}
