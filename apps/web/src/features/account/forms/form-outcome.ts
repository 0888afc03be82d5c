import type { EndpointName, ErrorBody } from '@tintforge/api-contract';
import type { CallOutput } from '@tintforge/api-contract/client';

/** The API calls that send an account form. */
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
  | 'beginTotp'
  | 'confirmTotp'
  | 'removeTotp'
  | 'replaceRecoveryCodes'
  | 'beginPasskey'
  | 'confirmPasskey'
  | 'renamePasskey'
  | 'removePasskey'
>;

/** The content of a form that is sent. */
export interface FormContent {
  values: Readonly<Record<string, unknown>>;
  /** Parts of the address, by name. */
  params?: Readonly<Record<string, string>> | undefined;
}

/** Error messages by field name. */
export type FieldErrors = Partial<Record<string, string>>;

/** Result of sending a form. */
export type FormOutcome<Name extends AccountForm> =
  | { kind: 'sent'; answer: CallOutput<Name> }
  /** Rejected by our own check; nothing was sent. */
  | { kind: 'invalid'; errors: FieldErrors }
  /** Rejected by the server, with its error in `body`; undefined when a proxy answered in its place. */
  | { kind: 'refused'; body: ErrorBody | undefined }
  /** The server couldn't be reached. */
  | { kind: 'unreached' };
