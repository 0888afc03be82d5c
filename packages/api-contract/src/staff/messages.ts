import * as z from 'zod';
import { instant } from '../wire';

/** State of a message from the contact form. */
export const messageState = z.enum(['new', 'handled', 'spam']);

/** State of a message: one of the words of {@link messageState}. */
export type MessageState = z.infer<typeof messageState>;

/** A message from the contact form. */
export const inboxMessage = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  service: z.string(),
  message: z.string(),
  createdAt: instant,
  state: messageState,
  /** When its state was last changed, and by which staff member; null while it is unchanged. */
  handledAt: instant.nullable(),
  handledBy: z.string().nullable(),
});

/** A message from the contact form, as {@link inboxMessage} parses it. */
export type InboxMessage = z.infer<typeof inboxMessage>;

/** Which messages, and which page of them. */
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

/** Messages in one state, as {@link messagePage} reads them. */
export type MessagePage = z.infer<typeof messagePage>;

/** The new state of a message, and the one that staff saw. */
export const messageStateRequest = z.strictObject({
  state: messageState,
  /** State when staff saw it. */
  seen: z.strictObject({ state: messageState, handledAt: instant.nullable() }),
});
