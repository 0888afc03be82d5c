import type { EndpointName, ErrorBody } from '@tintforge/api-contract';
import type { CallOutput } from '@tintforge/api-contract/client';

/** The calls that send a form of the account's pages. */
export type AccountForm = Extract<
  EndpointName,
  | 'login'
  | 'register'
  | 'forgotPassword'
  | 'resetPassword'
  | 'verifyEmail'
  | 'changePassword'
  | 'updateProfile'
  | 'deleteMyAccount'
>;

/** What is wrong, by the name of the field. */
export type FieldErrors = Partial<Record<string, string>>;

/** What came of sending a form. */
export type FormOutcome<Name extends AccountForm> =
  | { kind: 'sent'; answer: CallOutput<Name> }
  /** By our own check; nothing was sent. */
  | { kind: 'invalid'; errors: FieldErrors }
  /** By the shop, whose words are in the body; without one it could not be reached. */
  | { kind: 'refused'; body: ErrorBody | undefined };
