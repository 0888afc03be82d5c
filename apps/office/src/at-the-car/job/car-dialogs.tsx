import type { CarJob } from '@tintforge/api-contract';
import {
  ChangeJobDialog,
  CompleteDialog,
  EarlyDialog,
  MissedDialog,
  OnMyWayDialog,
  SitePaymentDialog,
  UndoDialog,
} from '../../deeds';
import type { CarActs } from './use-car-acts';

/** The open dialog of an action on a job, if any. */
export function CarDialogs({ job, acts: { dialog, close } }: { job: CarJob; acts: CarActs }) {
  switch (dialog) {
    case 'complete':
      return <CompleteDialog job={job} onClose={close} />;
    case 'collect': {
      const { trackingCode, version, due } = job;
      const most = due > 0 ? due : null;
      return <SitePaymentDialog direction="received" {...{ trackingCode, version, most }} onClose={close} />;
    }
    case 'tell':
      return <OnMyWayDialog job={job} onClose={close} />;
    case 'change':
      return <ChangeJobDialog job={job} onClose={close} />;
    case 'early':
      return <EarlyDialog job={job} onClose={close} />;
    case 'missed':
      return <MissedDialog job={job} onClose={close} />;
    case 'undo':
      return <UndoDialog job={job} onClose={close} />;
    case undefined:
      return null;
  }
}
