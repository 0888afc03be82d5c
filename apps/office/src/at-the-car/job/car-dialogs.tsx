import type { CarJob } from '@tintforge/api-contract';
import { CollectDialog } from './collect-dialog';
import { CompleteDialog } from './complete-dialog';
import { OnMyWayDialog } from './on-my-way-dialog';
import type { CarActs } from './use-car-acts';

/** The dialog that is open for an act on a job, if one is. */
export function CarDialogs({ job, acts }: { job: CarJob; acts: CarActs }) {
  const common = { job, isBusy: acts.running !== undefined, problem: acts.problem, onClose: acts.close };
  switch (acts.dialog) {
    case 'complete':
      return (
        <CompleteDialog
          {...common}
          refusedZones={acts.refusedZones}
          onComplete={(completion) => void acts.complete(completion)}
        />
      );
    case 'collect':
      return <CollectDialog {...common} onCollect={(received) => void acts.collect(received)} />;
    case 'tell':
      return <OnMyWayDialog {...common} onTell={(minutes) => void acts.tell(minutes)} />;
    case undefined:
      return null;
  }
}
