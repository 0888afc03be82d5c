import type { PublicBooking } from '@tintforge/api-contract';
import { manageWords } from './words';

/** One pane of the pass: dark once it is done. */
export interface Stage {
  label: string;
  state: 'done' | 'now' | 'ahead';
}

const labels = [
  manageWords.stages.booked,
  manageWords.stages.confirmed,
  manageWords.stages.onSite,
  manageWords.stages.completed,
];

/** Index of a booking's stage; none for a status outside the stages. */
const stageOf: Readonly<Record<PublicBooking['status'], number | undefined>> = {
  pending: 0,
  confirmed: 1,
  scheduled: 1,
  'in-progress': 2,
  completed: 3,
  cancelled: undefined,
  expired: undefined,
  'no-show': undefined,
};

/** The four stages of a booking with this status; none for a booking that was cancelled, expired or missed. */
export function stagesOf(status: PublicBooking['status']): Stage[] {
  const current = stageOf[status];
  if (current === undefined) return [];
  return labels.map((label, index) => ({
    label,
    state: index === current ? 'now' : index < current ? 'done' : 'ahead',
  }));
}
