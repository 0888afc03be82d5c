import type { MailState } from '@tintforge/api-contract';
import type { OwnAddress } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';

/** State of the outbox: it is in the URL. */
export interface OutboxView {
  state?: MailState | undefined;
  kind?: string | undefined;
  search?: string | undefined;
  /** The open email. */
  mail?: string | undefined;
}

/** States in order of importance to the shop. */
export const mailStates = ['failed', 'waiting', 'sent', 'skipped'] as const satisfies readonly MailState[];

/** Parses a URL's query. */
export function readOutboxView(parameters: URLSearchParams): OutboxView {
  const text = (name: string) => parameters.get(name) || undefined;
  return {
    state: mailStates.find((each) => each === parameters.get('state')),
    kind: text('kind'),
    search: text('search'),
    mail: text('mail'),
  };
}

/** The URL of a view. */
export function outboxPath(view: OutboxView): OwnAddress {
  const entries = Object.entries(view).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return entries.length === 0 ? paths.adminOutbox : `${paths.adminOutbox}?${new URLSearchParams(entries)}`;
}
