import * as z from 'zod';
import { loginRequest } from './account-requests';
import { userRoles } from './roles';
import { instant } from './wire';

/** {@link userRoles} on the wire. */
export const userRole = z.enum(userRoles);

/** An account as its owner sees it. */
export const user = z.strictObject({
  id: z.string(),
  username: z.string(),
  role: userRole,
  email: z.string(),
  /** True once its owner has followed the emailed link; until then bookings made with the address don't join. */
  isEmailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  /** By when the account has to add a second factor; absent where it needs none, or has one. */
  factorDueAt: z.optional(instant),
});

/** An account as its owner sees it, as {@link user} reads it. */
export type User = z.infer<typeof user>;

/** A session: the access token, valid for 15 minutes, renewed by a cookie that scripts can't read. */
export const login = z.strictObject({ token: z.string(), user });

/** A login, as {@link login} reads it. */
export type Login = z.infer<typeof login>;

/** An active session of an account, as its owner sees it. */
export const ownSession = z.strictObject({
  id: z.string(),
  /** Names of the browser and the operating system; empty when unknown. */
  browser: z.string(),
  system: z.string(),
  openedAt: instant,
  /** Last renewal: a session in use is renewed every quarter of an hour. */
  seenAt: instant,
  /** True for the session of this call. */
  isCurrent: z.boolean(),
});

/** An active session, as {@link ownSession} reads it. */
export type OwnSession = z.infer<typeof ownSession>;

/** The calendar feed of an account's bookings, as its owner sees it. */
export const ownCalendar = z.strictObject({
  /** Its secret address while it is on; null while it is off. */
  url: z.string().nullable(),
});

/** The calendar feed of an account's bookings, as {@link ownCalendar} reads it. */
export type OwnCalendar = z.infer<typeof ownCalendar>;

/** A passkey of an account, as its owner sees it. */
export const ownPasskey = z.strictObject({
  id: z.string(),
  name: z.string(),
  addedAt: instant,
  /** Last signature; null before the first. */
  usedAt: z.nullable(instant),
});

/** A passkey of an account, as {@link ownPasskey} reads it. */
export type OwnPasskey = z.infer<typeof ownPasskey>;

/** The factors of an account, as its owner sees them. With any of them, the password alone opens no session. */
export const ownFactors = z.strictObject({
  /** The authenticator app; null without one. */
  totp: z.nullable(z.strictObject({ addedAt: instant })),
  /** Oldest first. */
  passkeys: z.array(ownPasskey),
  recoveryCodesLeft: z.number().int(),
  /** True when the account can't do without a factor. */
  isRequired: z.boolean(),
});

/** The factors of an account, as {@link ownFactors} reads them. */
export type OwnFactors = z.infer<typeof ownFactors>;

/** A new authenticator app that waits for its first code. */
export const totpSetup = z.strictObject({
  /** Base32, to be typed where no camera is at hand. */
  secret: z.string(),
  /** Address of the QR code. */
  uri: z.string(),
  /** To be sent with the first code, within a quarter of an hour. */
  ticket: z.string(),
});

/** A new authenticator app, as {@link totpSetup} reads it. */
export type TotpSetup = z.infer<typeof totpSetup>;

/** Codes that replace a factor once each. They are shown only once. */
export const recoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) });

/** The account's active sessions, this one first, then the latest seen. */
export const ownSessions = z.strictObject({ sessions: z.array(ownSession) });

/** The address that a link verifies, and the account that it verifies it for. */
export const verification = z.strictObject({ username: z.string(), email: z.string() });

/** The verified address, and how many bookings made with it joined the account. */
export const verifiedEmail = z.strictObject({
  email: z.string(),
  joinedBookings: z.number().int(),
  /** Opened by the password; null for callers who were logged in. */
  login: z.nullable(login),
});

/** An action succeeded, with nothing more to report. */
export const done = z.strictObject({ done: z.literal(true) });

/** Everything stored that names the person: rows by table, as they are stored, without secrets. */
export const personalData = z.strictObject({
  madeAt: instant,
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

/** With what a demo can be tried: on this machine's own address only. */
export const demo = z.strictObject({
  admin: z.nullable(loginRequest),
  customer: z.nullable(loginRequest),
  crew: z.nullable(loginRequest),
});

/** An email stored on this machine. */
export const mailSummary = z.strictObject({
  id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  sentAt: instant,
});

/** An email stored on this machine, as {@link mailSummary} reads it. */
export type MailSummary = z.infer<typeof mailSummary>;

/** One email to read. `htmlUrl` shows it as an email client would and is valid for a few minutes. */
export const mail = z.strictObject({
  ...mailSummary.shape,
  text: z.string(),
  htmlUrl: z.string(),
  attachments: z.array(z.strictObject({ name: z.string(), contentType: z.string(), base64: z.string() })),
});

/** One email to read, as {@link mail} reads it. */
export type Mail = z.infer<typeof mail>;
