import * as z from 'zod';
import { newUsername } from '../account-requests';
import { line, optionalEmailLine } from '../text';
import { instant } from '../wire';

const version = z.number().int().min(0);

const staffRole = z.enum(['crew', 'office', 'admin']);

/** A staff member. */
export const staffMember = z.strictObject({
  id: z.string(),
  version,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Empty when they gave none. */
  email: z.string(),
  /** True until their first login: from then on the address is theirs to change. */
  isEmailOpen: z.boolean(),
  role: staffRole,
  /** The region of a crew's member. */
  regionId: z.string().nullable(),
  /** False when they can't log in. */
  isActive: z.boolean(),
  /** True when they log in with a second factor. */
  hasFactor: z.boolean(),
  /** When one of their sessions was last opened or renewed; null without a session. */
  lastSeen: instant.nullable(),
});

/** A staff member, as {@link staffMember} parses them. */
export type StaffMember = z.infer<typeof staffMember>;

/** Current and former staff. */
export const staffList = z.strictObject({ staff: z.array(staffMember) });

const staffEmail = optionalEmailLine('Please provide a valid email');

const staffFields = {
  firstName: line({ name: 'First name', least: 0, most: 60 }),
  lastName: line({ name: 'Last name', least: 0, most: 60 }),
  role: staffRole,
  /** Needed for a crew, null for the office and an admin. */
  regionId: z.string().max(60).nullable(),
};

/** Body of POST /api/admin/staff. */
export const newStaffRequest = z.strictObject({
  username: newUsername,
  email: staffEmail,
  ...staffFields,
});

/** Body of POST /api/admin/staff, as {@link newStaffRequest} reads it. */
export type NewStaffRequest = z.infer<typeof newStaffRequest>;

/** Body of POST /api/admin/staff/:id. */
export const staffRequest = z.strictObject({
  version,
  ...staffFields,
  /** Until their first login; to a new address goes another link, and those sent to the old one open nothing. */
  email: z.optional(staffEmail),
  isActive: z.boolean(),
});

/** Body of POST /api/admin/staff/:id, as {@link staffRequest} reads it. */
export type StaffRequest = z.infer<typeof staffRequest>;

/** Body of POST /api/admin/staff/:id/invite. */
export const invitationRequest = z.strictObject({ version });

/** A new staff member: with an emailed link, or without an address with a password that is shown only once. */
export const staffInvitation = z.strictObject({ member: staffMember, password: z.string().nullable() });

/** A new staff member, as {@link staffInvitation} parses them. */
export type StaffInvitation = z.infer<typeof staffInvitation>;

/** A staff member's current data. */
export const staffOutcome = z.strictObject({ member: staffMember });
