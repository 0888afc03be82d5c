import type { CarJob, WindowInput, WindowsRequest } from '@tintforge/api-contract';
import {
  type GlassZone,
  isVltPercent,
  type LegalClass,
  type LegalClassAnswers,
  parseReading,
  type Registration,
  type TintDraft,
} from '@tintforge/booking-core';
import { homeLaw, vehicleTypeOf } from '@tintforge/content';

/** Data of a job for its window form. */
export type WindowsJob = Pick<
  CarJob,
  'trackingCode' | 'version' | 'vehicleType' | 'film' | 'tint' | 'windows' | 'exemptionApproval'
> & {
  /** The number of the car of a booking of several. */
  car?: number;
};

/** A window as typed: fields may be empty or invalid. */
export interface WindowEntry {
  zone: GlassZone;
  /** Meter readings of the bare glass, and of glass and film together. */
  glass: string;
  filmed: string;
  /** Empty where no film was applied. */
  shadeId: string;
  lot: string;
  removalNote: string;
}

/** All windows of a car as typed, and the facts that decide their limits. */
export interface WindowsForm extends Pick<TintDraft, 'answers'> {
  registeredIn: Registration;
  windows: readonly WindowEntry[];
}

/** The request of a form, without the version of the record. */
export type WindowsRecord = Omit<WindowsRequest, 'version' | 'car'>;

/**
 * A percentage as people type it from a meter ("26", " 26.5 % "); undefined for anything else, including empty
 * text.
 */
export function readingOf(text: string): number | undefined {
  const percent = parseReading(text);
  return percent !== undefined && isVltPercent(percent) ? percent : undefined;
}

/** True for a field that is filled in but isn't a percentage. */
export function isBadReading(text: string): boolean {
  return text.trim() !== '' && readingOf(text) === undefined;
}

/** The answers behind a legal class, for a car whose order has only the class. */
export const answersOf: Readonly<Record<LegalClass, LegalClassAnswers>> = {
  mpv: { truckChassisOrOffRoad: 'yes', tenPersonsOrFewer: 'yes' },
  passenger: { truckChassisOrOffRoad: 'no', tenPersonsOrFewer: 'not-sure' },
  unknown: { truckChassisOrOffRoad: 'not-sure', tenPersonsOrFewer: 'not-sure' },
};

/** The booked shade of a zone; empty where there is none, or where its exemption was refused. */
function agreedShadeId({ tint, exemptionApproval }: WindowsJob, zone: GlassZone): string {
  const agreed = tint?.zones.find((each) => each.zone === zone);
  if (agreed === undefined || (agreed.needsApproval && exemptionApproval === 'refused')) return '';
  return agreed.shadeId;
}

/** A window with only its booked shade. */
function emptyEntry(job: WindowsJob, zone: GlassZone): WindowEntry {
  return { zone, glass: '', filmed: '', shadeId: agreedShadeId(job, zone), lot: '', removalNote: '' };
}

/** The zones of the order: those with a booked shade, or, without shades by zone, those that the package covers. */
export function expectedZones({ tint, vehicleType }: WindowsJob): readonly GlassZone[] {
  const agreed = (tint?.zones ?? []).map(({ zone }) => zone);
  return agreed.length > 0 || vehicleType === null ? agreed : vehicleTypeOf(vehicleType).zones;
}

/** The initial form: the record, else the booking, else only the car's windows. */
export function beginForm(job: WindowsJob): WindowsForm {
  const { tint, windows } = job;
  const recorded = windows?.windows ?? [];
  const zones = [...new Set([...expectedZones(job), ...recorded.map(({ zone }) => zone)])];
  return {
    answers: windows?.answers ?? answersOf[tint?.legalClass ?? 'unknown'],
    registeredIn: windows?.registeredIn ?? tint?.registeredIn ?? homeLaw.jurisdiction,
    windows: zones.map((zone) => {
      const view = recorded.find((each) => each.zone === zone);
      if (view === undefined) return emptyEntry(job, zone);
      const { glassPercent, filmedPercent, shadeId, lot, removalNote } = view;
      return {
        zone,
        glass: typed(glassPercent),
        filmed: typed(filmedPercent),
        shadeId: shadeId ?? '',
        lot,
        removalNote,
      };
    }),
  };
}

function typed(percent: number | null): string {
  return percent === null ? '' : String(percent);
}

/** The form with a change to one window. */
export function changeWindow(form: WindowsForm, zone: GlassZone, changes: Partial<WindowEntry>): WindowsForm {
  return { ...form, windows: form.windows.map((entry) => (entry.zone === zone ? { ...entry, ...changes } : entry)) };
}

/** The form with a window added at its end. */
export function addWindow(form: WindowsForm, job: WindowsJob, zone: GlassZone): WindowsForm {
  return { ...form, windows: [...form.windows, emptyEntry(job, zone)] };
}

/** The form without a window. */
export function removeWindow(form: WindowsForm, zone: GlassZone): WindowsForm {
  return { ...form, windows: form.windows.filter((entry) => entry.zone !== zone) };
}

/** The lot of the nearest earlier window with the same film, as a suggestion: one roll does many windows. */
export function suggestedLot({ windows }: Pick<WindowsForm, 'windows'>, zone: GlassZone): string | undefined {
  const at = windows.findIndex((entry) => entry.zone === zone);
  const own = windows[at];
  if (own === undefined || own.lot.trim() !== '' || own.shadeId === '') return undefined;
  const before = windows.slice(0, at).findLast(({ shadeId, lot }) => shadeId === own.shadeId && lot.trim() !== '');
  return before?.lot.trim();
}

/** The first window with an invalid percentage; undefined when the form can be saved. */
export function firstBadWindow({ windows }: Pick<WindowsForm, 'windows'>): WindowEntry | undefined {
  return windows.find(({ glass, filmed }) => isBadReading(glass) || isBadReading(filmed));
}

/** A window without work so far: booked, not recorded. */
function isUntouched(job: WindowsJob, entry: WindowEntry): boolean {
  const texts = [entry.glass, entry.filmed, entry.lot, entry.removalNote];
  return texts.every((text) => text.trim() === '') && entry.shadeId === agreedShadeId(job, entry.zone);
}

/** The record of a form; undefined while a field isn't a valid percentage. */
export function recordOf(form: WindowsForm, job: WindowsJob): WindowsRecord | undefined {
  if (firstBadWindow(form) !== undefined) return undefined;
  const touched = form.windows.filter((entry) => !isUntouched(job, entry));
  return { answers: form.answers, registeredIn: form.registeredIn, windows: touched.map(inputOf) };
}

function inputOf({ zone, glass, filmed, shadeId, lot, removalNote }: WindowEntry): WindowInput {
  return {
    zone,
    glassPercent: readingOf(glass) ?? null,
    filmedPercent: readingOf(filmed) ?? null,
    shadeId: shadeId === '' ? null : shadeId,
    lot: lot.trim(),
    removalNote: removalNote.trim(),
  };
}
