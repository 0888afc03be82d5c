import type { AuditEntry } from '@tintforge/api-contract';
import type { OwnAddress } from '@tintforge/app-base/frame/link';
import { paths } from '@tintforge/app-base/paths';
import { formatCents } from '@tintforge/booking-core';
import { openingWords } from '@tintforge/content';
import { changedText } from '../deeds/changed-values';
import { historyWords } from '../deeds/history-words';
import { outboxPath } from '../outbox/outbox-view';
import { outboxWords } from '../outbox/words';
import {
  type CrewNames,
  changesText,
  crewOf,
  dayOf,
  isData,
  isNumber,
  isText,
  momentOf,
  plainText,
  reasonOf,
  regionName,
  timeOf,
} from './act-values';
import { actWords as words } from './words';

/** An action as text after the staff member's name: "cancelled TF-7K3M-9QXA, $120.00 back, $30.00 kept". */
export interface DescribedAct {
  /** The action. */
  deed: string;
  /** Its subject, and the link to it. */
  subject?: { label: string; to?: OwnAddress; isCode?: true };
  /** Its figures. */
  rest?: string;
}

type Act = Pick<AuditEntry, 'action' | 'subject' | 'data'>;
type Data = AuditEntry['data'];

/** Staff's action in words; an unknown action is shown by its code. */
export function describeAct({ action, subject, data }: Act, crews: CrewNames): DescribedAct {
  const [area = '', deed = ''] = action.split('.');
  switch (area) {
    case 'booking':
      return describeBooking({ deed, subject, data }, crews);
    case 'setting':
      return { deed: settingChange(subject, data) };
    case 'hours':
      return { deed: words.changedHours(hoursPlace(subject)) };
    case 'catalogue':
      return catalogueChange({ deed, subject, data });
    case 'crew':
      return crewChange({ deed, subject, data }, crews);
    case 'crew-day':
      return crewDayChange({ subject, data }, crews);
    case 'break':
      return breakChange({ deed, subject, data }, crews);
    case 'closure':
      return closureChange({ deed, subject, data });
    case 'calendar':
      return { deed: words.calendar[deed === 'closed' ? 'closed' : 'opened'](calendarName(subject, crews)) };
    case 'crew-calendar':
      return {
        deed: words.crewCalendar[deed as keyof typeof words.crewCalendar] ?? deed,
        subject: { label: crewOf(subject, crews) },
      };
    case 'quote':
      return quoteAct({ deed, subject, data });
    case 'message':
      return messageMark(subject, data);
    case 'mail':
      return mailRetry(subject, data);
    case 'customer':
      return customerChange({ deed, subject, data });
    case 'staff':
      return staffChange({ deed, subject, data });
    case 'bookings':
      return { deed: words.exported };
    default:
      return { deed: action, subject: { label: subject } };
  }
}

function quoteAct({ deed, subject, data }: Deed): DescribedAct {
  const isGivenBack = deed === 'assigned' && data.isMine === false;
  return {
    deed: isGivenBack ? words.quoteGivenBack : (words.quote[deed] ?? deed),
    subject: { label: subject, to: paths.adminQuote(subject), isCode: true },
  };
}

/** A region, or a door whose printed hours were changed. */
function hoursPlace(subject: string): string {
  if (subject === 'holidays') return words.holidays;
  return (openingWords.doors as Readonly<Record<string, string>>)[subject] ?? regionName(subject);
}

interface Deed {
  deed: string;
  subject: string;
  data: Data;
}

function describeBooking({ deed, subject, data }: Deed, crews: CrewNames): DescribedAct {
  return {
    deed: words.booking[deed] ?? deed,
    subject: { label: subject, to: paths.adminBooking(subject), isCode: true },
    rest: bookingFigures(data, crews).join(', '),
  };
}

function bookingFigures(data: Data, crews: CrewNames): string[] {
  const {
    amountCents,
    refundCents,
    heldCents,
    keptCents,
    from,
    to,
    fromCrewId,
    toCrewId,
    method,
    direction,
    mail,
    minutes,
    car,
  } = data;
  const figures: string[] = [];
  if (isNumber(from) && isNumber(to)) figures.push(words.from(momentOf(from), momentOf(to)));
  if (isText(fromCrewId) && isText(toCrewId))
    figures.push(words.from(crewOf(fromCrewId, crews), crewOf(toCrewId, crews)));
  if (isNumber(refundCents) && isNumber(keptCents)) {
    figures.push(words.settled({ refund: formatCents(refundCents), kept: formatCents(keptCents) }));
  }
  if (isNumber(heldCents)) figures.push(historyWords.held(formatCents(heldCents)));
  if (isNumber(amountCents)) figures.push(amountText({ amountCents, method, direction }));
  figures.push(...changedFigures(data, crews));
  if (isText(mail)) figures.push(outboxWords.kind(mail));
  if (isNumber(minutes)) figures.push(words.minutes(minutes));
  if (isNumber(car)) figures.push(historyWords.car(car));
  return figures;
}

/** The values of a changed booking, and the names of what has no shown value. */
function changedFigures({ fields, changes, dueCents, toCardCents, payLink }: Data, crews: CrewNames): string[] {
  if (!Array.isArray(fields) || !Array.isArray(changes)) return [];
  const values = changes.filter(isData).flatMap(({ field, from, to }) => {
    if (!isText(field)) return [];
    const isMoney = field === 'totalCents';
    const tell = (value: unknown) => {
      if (isMoney && isNumber(value)) return value / 100;
      if (field === 'crewId' && isText(value)) return crewOf(value, crews);
      return isText(value) || isNumber(value) ? value : null;
    };
    return [{ field: isMoney ? 'totalPrice' : field, from: tell(from), to: tell(to) }];
  });
  const names = fields.filter(isText).filter((name) => !values.some(({ field }) => field === name));
  return [
    ...names.map((name) => historyWords.fields[name as keyof typeof historyWords.fields] ?? name),
    ...values.map(changedText),
    ...(isNumber(dueCents) ? [historyWords.dueOnSite(formatCents(dueCents))] : []),
    ...(isNumber(toCardCents) ? [historyWords.toCard(formatCents(toCardCents))] : []),
    ...(payLink === true ? [words.payLink] : []),
  ];
}

function amountText({
  amountCents,
  method,
  direction,
}: {
  amountCents: number;
  method: unknown;
  direction: unknown;
}): string {
  const amount = formatCents(amountCents);
  if (!isText(method)) return amount;
  const how = words.methods[method] ?? method;
  return direction === 'returned' ? words.returned(amount, how) : words.received(amount, how);
}

function settingChange(key: string, { before, after }: Data): string {
  const [name, regionId] = key.split(' ');
  if (name === 'leadTime' && regionId !== undefined) {
    return words.changedSetting(
      words.leadTime(regionName(regionId)),
      words.from(leadTimeText(before), leadTimeText(after)),
    );
  }
  const rule = words.settings[key];
  const change = words.from(plainText(before), plainText(after));
  return rule === undefined
    ? words.changedSetting(key, change)
    : words.changedSetting(rule.name, `${change} ${rule.unit}`);
}

function leadTimeText(leadTime: unknown): string {
  if (!isData(leadTime)) return plainText(leadTime);
  return leadTime.kind === 'minutes' ? `${plainText(leadTime.minutes)} minutes` : words.nextWorkingDay;
}

/** "published the catalog, version 3, 2 changes, from Fri, Jan 1, 12:00 AM EST". */
function catalogueChange({ deed, subject, data: { changes, beginsAt } }: Deed): DescribedAct {
  const figures = [
    ...(Array.isArray(changes) ? [words.catalogueChanges(changes.length)] : []),
    ...(isText(beginsAt) ? [words.catalogueBegins(momentOf(Date.parse(beginsAt)))] : []),
  ];
  return {
    deed: words.catalogue[deed] ?? deed,
    subject: { label: words.catalogueVersion(subject), to: paths.adminCatalog },
    ...(figures.length === 0 ? {} : { rest: figures.join(', ') }),
  };
}

function crewChange({ deed, subject, data }: Deed, crews: CrewNames): DescribedAct {
  const label = { label: crewOf(subject, crews) };
  if (deed === 'added') return { deed: words.crewAdded, subject: label };
  return { deed: words.crewChanged, subject: label, rest: changesText(data) };
}

function crewDayChange({ subject, data }: Omit<Deed, 'deed'>, crews: CrewNames): DescribedAct {
  const counts = (['cancelled', 'moved', 'failed'] as const).flatMap((each) => {
    const count = data[each];
    return isNumber(count) && count > 0 ? [`${count} ${words.crewDayCounts[each]}`] : [];
  });
  const refund = isNumber(data.refundCents) && data.refundCents > 0 ? formatCents(data.refundCents) : undefined;
  return {
    deed: words.crewDay(dayOf(data.date)),
    subject: { label: crewOf(subject, crews) },
    rest: [...counts, ...(refund === undefined ? [] : [words.returnedToCards(refund)]), ...reasonOf(data)].join(', '),
  };
}

function breakChange({ deed, subject, data }: Deed, crews: CrewNames): DescribedAct {
  const hours = words.hours({ date: dayOf(data.date), from: timeOf(data.from), until: timeOf(data.until) });
  return {
    deed: deed === 'added' ? words.breakAdded(hours) : words.breakRemoved(hours),
    subject: { label: crewOf(subject, crews) },
    rest: reasonOf(data).join(', '),
  };
}

function closureChange({ deed, subject, data }: Deed): DescribedAct {
  const until = isText(data.until) ? data.until : subject;
  const days = words.through(dayOf(subject), dayOf(until));
  const where = isText(data.regionId) ? words.inRegion(regionName(data.regionId)) : words.everyRegion;
  const deeds = { added: words.closureAdded, changed: words.closureChanged, removed: words.closureRemoved };
  return { deed: `${deeds[deed as keyof typeof deeds] ?? deed} ${days} ${where}` };
}

/** `shop`, `region:tampa` or `crew:tampa-1`, by name. */
function calendarName(feed: string, crews: CrewNames): string {
  const [kind, id = ''] = feed.split(':');
  if (kind === 'region') return regionName(id);
  return kind === 'crew' ? crewOf(id, crews) : words.calendar.shop;
}

function messageMark(id: string, { to }: Data): DescribedAct {
  const state = to === 'new' || to === 'spam' ? to : 'handled';
  const address = `${paths.adminMessages}?${new URLSearchParams({ state, message: id })}` as const;
  return { deed: words.message[state], subject: { label: words.lookAtIt, to: address } };
}

function mailRetry(id: string, { kind, trackingCode }: Data): DescribedAct {
  return {
    deed: words.mailRetried,
    subject: { label: outboxWords.kind(plainText(kind)), to: outboxPath({ mail: id }) },
    ...(isText(trackingCode) ? { rest: trackingCode } : {}),
  };
}

function customerChange({ deed, subject, data }: Deed): DescribedAct {
  const id = deed === 'merged' && isText(data.into) ? data.into : subject;
  return {
    deed: deed === 'merged' ? words.customerMerged(Number(data.bookings)) : customerDeed(deed),
    subject: { label: words.aCustomer, to: paths.adminCustomer(id) },
    ...(deed === 'changed' ? { rest: changedContact(data) } : {}),
  };
}

function customerDeed(deed: string): string {
  if (deed === 'erased') return words.customerErased;
  return deed === 'changed' ? words.customerChanged : words.customerNoted;
}

/** "name, email": what a person typed is not in the audit. */
function changedContact({ fields }: Data): string {
  return Array.isArray(fields) ? fields.filter(isText).join(', ') : '';
}

function staffChange({ deed, subject, data }: Deed): DescribedAct {
  const label = { label: subject };
  if (deed === 'factor') return { deed: words.staffFactor[String(data.change)] ?? words.staffChanged, subject: label };
  if (deed === 'invited') return { deed: words.staffInvited, subject: label };
  if (deed === 'added') return { deed: words.staffAdded, subject: label, rest: changesText({ after: data.after }) };
  return { deed: words.staffChanged, subject: label, rest: changesText(data) };
}
