import { Button } from '@tintforge/ui';
import { useState } from 'react';
import { BookingAhead } from './booking-ahead';
import { DeleteDialog } from './delete-dialog';
import styles from './profile.module.css';
import { dashboardWords } from './words';

const words = dashboardWords.deletion;

/** Deletes the account after a confirmation; an upcoming booking has to be cancelled first. */
export function DeleteAccount({ username }: { username: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const [ahead, setAhead] = useState<string>();
  return (
    <div className={styles.stack}>
      <p className={styles.text}>{words.text}</p>
      {ahead !== undefined && <BookingAhead trackingCode={ahead} onCancelled={() => setAhead(undefined)} />}
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        {words.open}
      </Button>
      {isAsking && (
        <DeleteDialog
          username={username}
          onClose={() => setIsAsking(false)}
          onRefused={(trackingCode) => {
            setIsAsking(false);
            setAhead(trackingCode);
          }}
        />
      )}
    </div>
  );
}
