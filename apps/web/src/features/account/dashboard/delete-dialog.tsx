import type { ErrorBody } from '@tintforge/api-contract';
import { forgetLogin } from '@tintforge/app-base/session/session';
import { ToastRegion } from '@tintforge/app-base/toasts/toast-region';
import { showToast } from '@tintforge/app-base/toasts/toasts';
import { Button } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { useId } from 'react';
import { PasswordInput } from '../forms/password-input';
import { useAccountForm } from '../forms/use-account-form';
import { accountWords } from '../words';
import styles from './profile.module.css';
import { dashboardWords } from './words';

const words = dashboardWords.deletion;

interface DeleteDialogProps {
  username: string;
  onClose: () => void;
  onDeleted: () => void;
  /** The booking with this code is still upcoming. */
  onRefused: (trackingCode: string) => void;
}

/** Deletes the account permanently, after the password is confirmed. */
export function DeleteDialog({ username, onClose, onDeleted, onRefused }: DeleteDialogProps) {
  const formId = useId();
  const { form, errors, isSending } = useAccountForm({
    name: 'deleteMyAccount',
    blames: () => 'password',
    failed: words.failed,
    onRefused: (body) => refuse(body, onRefused),
    onSent() {
      onDeleted();
      forgetLogin();
      showToast({ title: words.done.title, description: words.done.text });
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.question}
      closeLabel={words.close}
      footer={
        <Button type="submit" form={formId} variant="danger" busyLabel={isSending ? words.busy : undefined}>
          {words.submit}
        </Button>
      }
      safeChoice={{ label: words.keep, onChoose: onClose }}
    >
      <form {...form} id={formId} className={styles.form}>
        <p>{words.warning}</p>
        {/* For password managers: the account that the password belongs to. */}
        <input className={styles.hidden} autoComplete="username" value={username} readOnly />
        <PasswordInput
          label={accountWords.fields.password}
          name="password"
          autoComplete="current-password"
          error={errors.password}
        />
      </form>
      <ToastRegion />
    </Dialog>
  );
}

function refuse(body: ErrorBody, onRefused: (trackingCode: string) => void): boolean {
  if (body.code !== 'booking_ahead') return false;
  onRefused(body.details.trackingCode);
  return true;
}
