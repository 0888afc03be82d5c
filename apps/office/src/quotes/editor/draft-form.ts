import { messagesByField, type QuoteDraft, quoteDraft, type StaffQuote } from '@tintforge/api-contract';
import { isRecord } from '@tintforge/app-base/storage';
import {
  addDays,
  type Discount,
  dollarsFromCents,
  lineAmountCents,
  type Panes,
  paneArea,
  parseAmount,
  parseFigure,
  parsePercent,
  type QuoteDetails,
  type QuoteTotals,
  type QuoteUnit,
  quoteTotals,
  quoteUnits,
  type Result,
} from '@tintforge/booking-core';
import { vehicleTypeOf } from '@tintforge/content';

/** Equal panes as they are typed, inches. */
export interface PaneForm {
  width: string;
  height: string;
  count: string;
}

/** A line as it is typed. */
export interface LineForm {
  name: string;
  unit: QuoteUnit;
  quantity: string;
  price: string;
  listId: string | null;
  /** The panes that its square feet are computed from; null for a typed quantity. */
  panes: PaneForm[] | null;
}

/** A car or area as it is typed. */
export interface WorkForm {
  title: string;
  lines: LineForm[];
}

/** A draft as it is typed. */
export interface DraftForm {
  works: WorkForm[];
  discountKind: Discount['kind'];
  discount: string;
  discountText: string;
  /** Percent of the total; empty for none. */
  deposit: string;
  goodThrough: string;
  message: string;
}

/** Usual deposit, percent. */
const usualDeposit = '25';

/** Usual number of days for which a price is good. */
const usualDays = 30;

/** A line without anything typed. */
export const emptyLine: LineForm = { name: '', unit: 'each', quantity: '1', price: '', listId: null, panes: null };

/** The form of a quote: its draft, else its current version with a new day, else what the customer asked for. */
export function formOf(quote: Pick<StaffQuote, 'draft' | 'versions' | 'details'>, today: string): DraftForm {
  const usual = addDays(today, usualDays);
  const source = quote.draft ?? quote.versions.at(-1);
  if (source === undefined) {
    const works = worksOf(quote.details);
    return {
      works,
      discountKind: 'amount',
      discount: '',
      discountText: '',
      deposit: usualDeposit,
      goodThrough: usual,
      message: '',
    };
  }
  const { discountEntered } = source;
  const discount = discountEntered.kind === 'amount' ? discountEntered.amount : discountEntered.percent;
  return {
    works: source.works.map(({ title, lines }) => ({
      title,
      lines: lines.map(({ name, unit, quantity, unitPrice, listId, panes }) => ({
        name,
        unit,
        quantity: String(quantity),
        price: unitPrice.toFixed(2),
        listId,
        panes: panes?.map(paneForm) ?? null,
      })),
    })),
    discountKind: discountEntered.kind,
    discount: discount === 0 ? '' : discountEntered.kind === 'amount' ? discount.toFixed(2) : String(discount),
    discountText: source.discountText,
    deposit: source.deposit === null ? '' : String(source.deposit.percent),
    goodThrough: quote.draft === null ? usual : source.goodThrough,
    message: quote.draft?.message ?? '',
  };
}

/** The cars or areas of a request, each with a first line. */
function worksOf(details: QuoteDetails): WorkForm[] {
  switch (details.kind) {
    case 'residential':
    case 'commercial':
      return details.windows.map(({ room, count, size }) => {
        const line = { ...emptyLine, unit: 'sq-ft', quantity: size === null ? '' : '1' } as const;
        return { title: room, lines: [{ ...line, panes: size === null ? null : [paneForm({ ...size, count })] }] };
      });
    case 'fleet':
      return details.vehicles.map(({ type, count, model }) => {
        const title = [vehicleTypeOf(type).name, model].filter((part) => part !== '').join(', ');
        return { title, lines: [{ ...emptyLine, quantity: String(count) }] };
      });
    case 'ppf':
      return [{ title: `${details.year} ${details.make} ${details.model}`, lines: [emptyLine] }];
  }
}

function paneForm({ widthInches, heightInches, count }: Panes): PaneForm {
  return { width: String(widthInches), height: String(heightInches), count: String(count) };
}

/** Panes of a request whose sizes are known. */
export function panesOf(details: QuoteDetails): PaneForm[] {
  if (details.kind !== 'residential' && details.kind !== 'commercial') return [];
  return details.windows.flatMap(({ size, count }) => (size === null ? [] : [paneForm({ ...size, count })]));
}

function numberOf(text: string): number {
  return parseFigure(text, 2) ?? Number.NaN;
}

function percentOf(text: string): number {
  return parsePercent(text, 2) ?? Number.NaN;
}

function dollarsOf(text: string): number {
  const cents = parseAmount(text);
  return cents === undefined ? Number.NaN : dollarsFromCents(cents);
}

/** Area of panes as they are typed; undefined while one of them is no pane. */
export function areaOf(panes: readonly PaneForm[]) {
  const read = panes.map(readPane);
  const isWhole = read.every(
    ({ widthInches, heightInches, count }) =>
      widthInches > 0 && heightInches > 0 && Number.isInteger(count) && count > 0,
  );
  return isWhole && read.length > 0 ? paneArea(read) : undefined;
}

function readPane({ width, height, count }: PaneForm): Panes {
  return { widthInches: numberOf(width), heightInches: numberOf(height), count: numberOf(count) };
}

/** Number of units of a line; NaN while it is none. */
export function quantityOf({ quantity, panes }: LineForm): number {
  return panes === null ? numberOf(quantity) : (areaOf(panes)?.billedSquareFeet ?? Number.NaN);
}

/** Price of a line in cents; undefined while its quantity or price is none. */
export function amountOf(line: LineForm): number | undefined {
  const quantity = quantityOf(line);
  const unitCents = parseAmount(line.price);
  if (Number.isNaN(quantity) || unitCents === undefined) return undefined;
  return lineAmountCents({ quantity: Math.round(quantity * 100), unitCents });
}

/** Totals of the form, without the lines that are not whole yet. */
export function totalsOf({ works, discountKind, discount }: DraftForm): Result<QuoteTotals, 'discount_above_subtotal'> {
  const lines = works.flatMap((work, index) =>
    work.lines.flatMap((line) => {
      const amountCents = amountOf(line);
      return amountCents === undefined ? [] : [{ workNumber: index + 1, amountCents }];
    }),
  );
  return quoteTotals(lines, discountOf(discountKind, discount));
}

function discountOf(kind: Discount['kind'], text: string): Discount {
  if (kind === 'amount') return { kind, cents: parseAmount(text) ?? 0 };
  return { kind, basisPoints: Math.round((parsePercent(text, 2) ?? 0) * 100) };
}

/** Errors by the path of their field; a field has its first. */
export type FormErrors = Readonly<Record<string, string>>;

/** The draft that the api takes, or the fields that are wrong. */
export function checkForm(form: DraftForm): { draft: QuoteDraft } | { errors: FormErrors } {
  const entered = form.discount.trim() === '' ? '0' : form.discount;
  const checked = quoteDraft.safeParse({
    works: form.works.map(({ title, lines }) => ({
      title,
      lines: lines.map((line) => ({
        name: line.name,
        unit: line.unit,
        quantity: quantityOf(line),
        unitPrice: dollarsOf(line.price),
        listId: line.listId,
        panes: line.panes?.map(readPane) ?? null,
      })),
    })),
    discount:
      form.discountKind === 'amount'
        ? { kind: 'amount', amount: dollarsOf(entered) }
        : { kind: 'share', percent: percentOf(entered) },
    discountText: form.discountText,
    depositPercent: form.deposit.trim() === '' ? null : percentOf(form.deposit),
    goodThrough: form.goodThrough,
    message: form.message,
  });
  return checked.success ? { draft: checked.data } : { errors: messagesByField(checked.error) };
}

/** A form that the tab has kept, and the version of the quote that it began with; undefined where it is none. */
export function readKept(value: unknown): { form: DraftForm; base: number } | undefined {
  if (!isRecord(value) || typeof value.base !== 'number' || !isForm(value.form)) return undefined;
  return { form: value.form, base: value.base };
}

function isForm(value: unknown): value is DraftForm {
  if (!isRecord(value) || !Array.isArray(value.works)) return false;
  const texts = ['discount', 'discountText', 'deposit', 'goodThrough', 'message'].map((name) => value[name]);
  const isDiscount = value.discountKind === 'amount' || value.discountKind === 'share';
  return isDiscount && texts.every(isText) && value.works.every(isWork);
}

function isWork(value: unknown): boolean {
  return isRecord(value) && isText(value.title) && Array.isArray(value.lines) && value.lines.every(isLine);
}

function isLine(value: unknown): boolean {
  if (!isRecord(value) || !quoteUnits.some((unit) => unit === value.unit)) return false;
  if (![value.name, value.quantity, value.price].every(isText)) return false;
  if (value.listId !== null && !isText(value.listId)) return false;
  return value.panes === null || (Array.isArray(value.panes) && value.panes.every(isPane));
}

function isPane(value: unknown): boolean {
  return isRecord(value) && [value.width, value.height, value.count].every(isText);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
