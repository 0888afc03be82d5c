import type { StaffInvitation } from '@tintforge/api-contract';
import { Button } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { useState } from 'react';
import { settingsWords } from '../words';
import styles from './password-dialog.module.css';
import { nameOf } from './staff-text';

const words = settingsWords.staff.password;

/** Shows a new password, which can't be looked up later. */
export function PasswordDialog({
  invitation: { member, password },
  onClose,
}: {
  invitation: StaffInvitation;
  onClose: () => void;
}) {
  const [isCopied, setIsCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(password ?? '');
      setIsCopied(true);
    } catch {
      // The password is on screen, so it can still be copied by hand.
    }
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title(nameOf(member))}
      footer={
        <>
          <Button variant="primary" onClick={onClose}>
            {words.done}
          </Button>
          <Button onClick={() => void copy()}>{isCopied ? words.copied : words.copy}</Button>
        </>
      }
    >
      <p>{words.text}</p>
      <dl className={styles.facts}>
        <dt>{words.username}</dt>
        <dd>{member.username}</dd>
        <dt>{words.password}</dt>
        <dd>{password}</dd>
      </dl>
    </Dialog>
  );
}
