import * as z from 'zod';
import { instant } from '../wire';

/** What became of a message from the contact form. */
export const messageState = z.enum(['new', 'handled', 'spam']);
export type MessageState = z.infer<typeof messageState>;

/** What somebody wrote to the shop. */
export const inboxMessage = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  service: z.string(),
  message: z.string(),
  createdAt: instant,
  state: messageState,
  /** When its state was last changed, and who of the staff did it; null while it is as it came. */
  handledAt: instant.nullable(),
  handledBy: z.string().nullable(),
});
export type InboxMessage = z.infer<typeof inboxMessage>;

export const messagePageQuery = z.strictObject({
  state: messageState,
  /** `next` of the page before. */
  after: z.string().max(200).optional(),
});

/** Messages in one state, latest first, and how many there are in each. */
export const messagePage = z.strictObject({
  messages: z.array(inboxMessage),
  next: z.string().nullable(),
  counts: z.strictObject({ new: z.number().int(), handled: z.number().int(), spam: z.number().int() }),
});
export type MessagePage = z.infer<typeof messagePage>;

export const messageStateRequest = z.strictObject({
  state: messageState,
  /** How it stood where it was looked at. */
  seen: z.strictObject({ state: messageState, handledAt: instant.nullable() }),
});
