import { federalLabels } from '@tintforge/tint-law';
import { type ExemptionDraft, exemptionKinds } from './exemption-draft';
import type { Glass } from './glass';
import { glassZones } from './glass-zone';
import { plainAnswers } from './legal-class';
import { isRegistration } from './registration';
import type { TintDraft } from './tint-draft';

/** Parses a tint draft from storage or a URL (JSON already parsed); undefined when it is none. Never throws. */
export function parseTintDraft(stored: unknown): TintDraft | undefined {
  const draft = isRecord(stored) ? withRegistrationOfToday(stored) : stored;
  return isTintDraft(draft) ? draft : undefined;
}

/** Until November 2026 a draft only had `florida`, which was every shop's own state, or `elsewhere`. */
function withRegistrationOfToday({ registeredIn, ...draft }: Readonly<Record<string, unknown>>) {
  if (registeredIn === undefined || registeredIn === 'florida') return draft;
  return { ...draft, registeredIn: registeredIn === 'elsewhere' ? 'unknown' : registeredIn };
}

function isTintDraft(stored: unknown): stored is TintDraft {
  return (
    isRecord(stored) &&
    isRecord(stored.answers) &&
    isOneOf(plainAnswers, stored.answers.truckChassisOrOffRoad) &&
    isOneOf(plainAnswers, stored.answers.tenPersonsOrFewer) &&
    isOneOf([undefined, ...plainAnswers], stored.answers.bothOutsideMirrors) &&
    (stored.answers.body === undefined || isText(stored.answers.body)) &&
    isOneOf([undefined, ...federalLabels], stored.answers.federalLabel) &&
    (stored.registeredIn === undefined || isRegistration(stored.registeredIn)) &&
    isByZone(stored.glass, isGlass) &&
    (stored.shades === null || isByZone(stored.shades, isText)) &&
    (stored.exemption === null || isExemption(stored.exemption)) &&
    [stored.asksShop, stored.knowsPaper, stored.isRestOpen].every(
      (said) => said === undefined || typeof said === 'boolean',
    )
  );
}

function isByZone(stored: unknown, isValue: (value: unknown) => boolean): boolean {
  return (
    isRecord(stored) && Object.entries(stored).every(([zone, value]) => isOneOf(glassZones, zone) && isValue(value))
  );
}

/** A meter reading may still be impossible; the rules that use it refuse it. */
function isGlass(stored: unknown): stored is Glass {
  if (!isRecord(stored)) return false;
  return stored.kind === 'preset' ? isText(stored.presetId) : stored.kind === 'meter' && isNumber(stored.vltPercent);
}

function isExemption(stored: unknown): stored is ExemptionDraft {
  return (
    isRecord(stored) &&
    (stored.kind === null || isOneOf(exemptionKinds, stored.kind)) &&
    isText(stored.certificateNumber) &&
    isText(stored.documentReference)
  );
}

function isOneOf(known: readonly (string | undefined)[], value: unknown): boolean {
  return known.some((each) => each === value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
