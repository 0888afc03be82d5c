import type { MailState } from '@tintforge/api-contract';
import { paths } from '@tintforge/app-base/paths';

/** State of the outbox: it is in the URL. */
export interface OutboxView {
  state?: MailState | undefined;
  kind?: string | undefined;
  search?: string | undefined;
  /** The mail that is open. */
  mail?: string | undefined;
}

/** States in the order in which the shop cares. */
export const mailStates = ['failed', 'waiting', 'sent', 'skipped'] as const satisfies readonly MailState[];

/** Reads an address's query. */
export function readOutboxView(parameters: URLSearchParams): OutboxView {
  const text = (name: string) => parameters.get(name) || undefined;
  return {
    state: mailStates.find((each) => each === parameters.get('state')),
    kind: text('kind'),
    search: text('search'),
    mail: text('mail'),
  };
}

/** The address of a view. */
export function outboxPath(view: OutboxView): string {
  const entries = Object.entries(view).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return entries.length === 0 ? paths.adminOutbox : `${paths.adminOutbox}?${new URLSearchParams(entries)}`;
}
