import type { User } from '@tintforge/api-contract';
import { adminWords } from '../words';

/** An entrance to the staff area: the words of its login page, and the roles that it admits. */
export interface Door {
  heading: string;
  lead: string;
  roles: readonly User['role'][];
  /** The demo account for this entrance. */
  demo: 'admin' | 'crew';
  /** For users with another role. */
  notLetIn: (username: string) => string;
}

export const adminDoor: Door = {
  heading: adminWords.heading,
  lead: adminWords.lead,
  roles: ['office', 'admin'],
  demo: 'admin',
  notLetIn: adminWords.notAdmin,
};

/** The office can open a crew's day too. */
export const crewDoor: Door = {
  heading: adminWords.crew.heading,
  lead: adminWords.crew.lead,
  roles: ['crew', 'office', 'admin'],
  demo: 'crew',
  notLetIn: adminWords.crew.notCrew,
};
