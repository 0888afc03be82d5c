import type { User } from '@tintforge/api-contract';
import { adminWords } from '../words';

/** Into what part of the shop's own area a login leads, and whom it lets in. */
export interface Door {
  heading: string;
  lead: string;
  roles: readonly User['role'][];
  /** The account with which a demo is tried here. */
  demo: 'admin' | 'crew';
  /** For users with another kind of account. */
  notLetIn: (username: string) => string;
}

export const adminDoor: Door = {
  heading: adminWords.heading,
  lead: adminWords.lead,
  roles: ['admin'],
  demo: 'admin',
  notLetIn: adminWords.notAdmin,
};

/** Administrators may look at a crew's day too. */
export const crewDoor: Door = {
  heading: adminWords.crew.heading,
  lead: adminWords.crew.lead,
  roles: ['crew', 'admin'],
  demo: 'crew',
  notLetIn: adminWords.crew.notCrew,
};
