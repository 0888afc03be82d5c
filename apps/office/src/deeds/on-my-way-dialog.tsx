import { arrivalMinutes, type CarJob, type OnMyWay } from '@tintforge/api-contract';
import { formatInstantTime } from '@tintforge/app-base/shop-time';
import { Banner, Button } from '@tintforge/ui';
import { Dialog } from '@tintforge/ui/dialog';
import { useState } from 'react';
import { staffApi } from '../lib/staff-api';
import { firstNameOf } from './first-name';
import styles from './on-my-way-dialog.module.css';
import { type Done, useAct } from './use-act';
import { deedWords } from './words';

const words = deedWords.onMyWay;

/** Minutes until the crew arrives. */
type ArrivalMinutes = (typeof arrivalMinutes)[number];

/** Arrival time of the crew: one tap notifies the customer. */
export function OnMyWayDialog({ job, onClose }: { job: CarJob; onClose: () => void }) {
  const [chosen, setChosen] = useState<ArrivalMinutes>();
  const params = { code: job.trackingCode };
  const act = useAct({
    done: doneOf,
    onDone: onClose,
    call: (minutes: ArrivalMinutes) => staffApi('sendOnMyWay', { params, body: { minutes } }),
  });

  return (
    <Dialog isOpen onClose={onClose} title={words.title} safeChoice={{ label: words.cancel, onChoose: onClose }}>
      <div className={styles.root}>
        {act.problem !== undefined && <Banner tone="error">{act.problem}</Banner>}
        <p>{words.lead(firstNameOf(job))}</p>
        <div className={styles.choices}>
          {arrivalMinutes.map((minutes) => (
            <Button
              key={minutes}
              size="large"
              variant="solid"
              isBlock
              busyLabel={act.isBusy && chosen === minutes ? words.busy : undefined}
              onClick={() => {
                setChosen(minutes);
                act.run(minutes);
              }}
            >
              {words.minutes(minutes)}
            </Button>
          ))}
        </div>
      </div>
    </Dialog>
  );
}

function doneOf({ mail, at }: OnMyWay): Done {
  if (mail === 'queued') return { title: words.queued };
  return { title: mail === 'no-address' ? words.noAddress : words.toldAlready(formatInstantTime(at)) };
}
