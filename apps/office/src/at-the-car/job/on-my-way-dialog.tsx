import { arrivalMinutes, type CarJob } from '@tintforge/api-contract';
import { Banner, Button } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { useState } from 'react';
import { checkInWords } from '../words';
import styles from './dialogs.module.css';
import { firstNameOf } from './first-name';

const words = checkInWords.onMyWay;

/** In how many minutes the crew arrives. */
export type ArrivalMinutes = (typeof arrivalMinutes)[number];

interface OnMyWayDialogProps {
  job: CarJob;
  isBusy: boolean;
  problem: string | undefined;
  onTell: (minutes: ArrivalMinutes) => void;
  onClose: () => void;
}

/** When the crew will be there: one press, and the customer is told. */
export function OnMyWayDialog({ job, isBusy, problem, onTell, onClose }: OnMyWayDialogProps) {
  const [chosen, setChosen] = useState<ArrivalMinutes>();

  function tell(minutes: ArrivalMinutes) {
    setChosen(minutes);
    onTell(minutes);
  }

  return (
    <Dialog isOpen onClose={onClose} title={words.title} safeChoice={{ label: words.cancel, onChoose: onClose }}>
      <div className={styles.content}>
        {problem !== undefined && <Banner tone="error">{problem}</Banner>}
        <p>{words.lead(firstNameOf(job))}</p>
        <div className={styles.choices}>
          {arrivalMinutes.map((minutes) => (
            <Button
              key={minutes}
              size="large"
              variant="solid"
              isBlock
              busyLabel={isBusy && chosen === minutes ? words.busy : undefined}
              onClick={() => tell(minutes)}
            >
              {words.minutes(minutes)}
            </Button>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
