import type { BookingHistoryEntry, BookingMail } from '@tintforge/api-contract';
import { moneyText } from '@tintforge/app-base/money';
import { formatInstant } from '@tintforge/app-base/shop-time';
import { changedText } from './changed-values';
import { historyWords as words } from './history-words';
import { deedWords } from './words';

/** One line of a booking's history, as text. */
export interface HistoryLine {
  /** Unique key. */
  id: string;
  /** ISO instant. */
  at: string;
  title: string;
  /** The actor. */
  who: string;
  text?: string;
  /** Staff's reason or note. */
  note?: string;
  isFailure?: boolean;
}

/** Events and emails, in order. Of the emails only the finished ones; the rest is scheduled. */
export function historyLines({
  history,
  mails,
}: {
  history: readonly BookingHistoryEntry[];
  mails: readonly BookingMail[];
}): HistoryLine[] {
  const lines = [
    ...history.map((entry, index) => eventLine(entry, `event-${index}`)),
    ...mails.filter((mail) => mail.doneAt !== null && mail.state !== 'skipped').map(mailLine),
  ];
  return lines.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** Emails still to be sent, earliest first. */
export function plannedMails(mails: readonly BookingMail[]): BookingMail[] {
  return mails.filter(({ state }) => state === 'waiting');
}

/** Name of an email: "Confirmation". */
export function mailName(kind: string): string {
  return lookUp(words.mails, kind);
}

/** One event, as staff read it. */
export function eventLine(entry: BookingHistoryEntry, id: string): HistoryLine {
  const text = factsText(entry);
  return {
    id,
    at: entry.at,
    title: titleOf(entry),
    who: entry.by ?? words.who[entry.actor],
    ...(text === '' ? {} : { text }),
    ...(entry.note === null ? {} : { note: entry.note }),
    ...(entry.kind === 'refund-failed' ? { isFailure: true } : {}),
  };
}

/** The same kind has different texts by actor. */
function titleOf({ kind, actor, facts }: BookingHistoryEntry): string {
  if (kind === 'undone' && facts.deed !== undefined) return deedWords.undo.undone[facts.deed];
  if (kind === 'visits-planned' && facts.planned?.length === 0) return words.visitsGivenUp;
  if (facts.source === 'phone') return words.byPhone;
  if (facts.askedBy === 'customer')
    return facts.car === undefined ? words.cancelledOnRequest : words.carCancelledOnRequest;
  if (facts.direction === 'returned') return words.returnedOnSite;
  const byShop = actor === 'staff' ? words.byShop[kind as keyof typeof words.byShop] : undefined;
  return byShop ?? lookUp(words.kinds, kind);
}

function factsText({ facts }: BookingHistoryEntry): string {
  const { amount, refund, kept, from, to, fromCrew, toCrew, fields, method, direction, mail, car } = facts;
  const { changes = [], due, toCard, held, surplus, payLink } = facts;
  const isShown = (field: string) => !changes.some((change) => change.field === field);
  const parts = [
    car !== undefined && words.car(car),
    from !== undefined && to !== undefined && words.moved({ from: formatInstant(from), to: formatInstant(to) }),
    toCrew !== undefined && words.moved({ from: fromCrew ?? '', to: toCrew }),
    refund !== undefined && words.refunded({ refund: moneyText(refund), kept: moneyText(kept ?? 0) }),
    amount !== undefined && amountText({ amount: moneyText(amount), method, direction }),
    fields
      ?.filter(isShown)
      .map((field) => lookUp(words.fields, field))
      .join(', '),
    ...changes.map(changedText),
    due !== undefined && words.dueOnSite(moneyText(due)),
    toCard !== undefined && words.toCard(moneyText(toCard)),
    held !== undefined && words.held(moneyText(held)),
    surplus !== undefined && words.surplus(moneyText(surplus)),
    payLink === true && words.payLink,
    mail !== undefined && mailName(mail),
  ];
  return parts.filter((part) => typeof part === 'string' && part !== '').join('; ');
}

function amountText({
  amount,
  method,
  direction,
}: { amount: string } & Pick<BookingHistoryEntry['facts'], 'method' | 'direction'>): string {
  if (method === undefined) return amount;
  const how = words.methods[method];
  return direction === 'returned' ? words.returned(amount, how) : words.received(amount, how);
}

function mailLine(mail: BookingMail): HistoryLine {
  const name = mailName(mail.kind);
  const base = { id: mail.id, at: mail.doneAt ?? mail.createdAt, who: words.who.mail };
  const recipient = mail.recipient === null ? {} : { text: mail.recipient };
  if (mail.state === 'failed') {
    const text = mail.error === null ? recipient : { text: mail.error };
    return { ...base, title: words.notMailed(name), ...text, isFailure: true };
  }
  return { ...base, title: mail.state === 'mailbox' ? words.inMailbox(name) : words.mailed(name), ...recipient };
}

/** Text for a history code; an unknown code is shown as it is. */
function lookUp(texts: Readonly<Record<string, string>>, name: string): string {
  return texts[name] ?? name.replaceAll('-', ' ');
}
