import type { ComplianceSheet, WindowView } from '@tintforge/api-contract';
import { formatLongDate, type GlassZone, glassZones } from '@tintforge/booking-core';
import { exemptionWords, homeLaw, meteringWords, complianceWords as shopWords, tintWords } from '@tintforge/content';
import type { ComplianceSheetProps, DoorLabelProps, SheetWindow } from '@tintforge/ui';
import { shopToday } from '../shop-time';
import { registrationText } from '../tint/registration-text';
import { complianceWords as words } from './words';

type SheetPaper = NonNullable<ComplianceSheet['law']>['papers'][number];

/** A printed percentage: "36.5%", or a note that there is no reading. */
function light(percent: number | null): string {
  return percent === null ? words.notMetered : `${percent}%`;
}

/** "December 8, 2026" */
function dayText({ completedAt }: Pick<ComplianceSheet, 'completedAt'>): string {
  return formatLongDate(shopToday(Date.parse(completedAt))).replace(/^\w+, /, '');
}

function verdictText({ verdict, isCovered }: WindowView): string {
  if (verdict === null) return words.notJudged;
  return isCovered ? words.covered : tintWords.verdict.kinds[verdict.kind](verdict.law?.name ?? homeLaw.name);
}

/** "Revised Code 4513.241"; undefined where no passage was read. */
function statuteText({ law, statute }: NonNullable<WindowView['verdict']>): string | undefined {
  return statute === null ? undefined : `${law?.code ?? law?.name ?? homeLaw.code} ${statute}`;
}

/** The limit with its statute, and the removal note of illegal film. */
function ruleText({ verdict, removalNote }: WindowView): string | undefined {
  const statute = verdict === null ? undefined : statuteText(verdict);
  const limit = verdict?.limitPercent ?? null;
  const rule = limit === null || statute === undefined ? statute : meteringWords.limit(limit, statute);
  const texts = [rule, removalNote].filter((text) => text !== undefined && text !== '');
  return texts.length === 0 ? undefined : texts.join('. ');
}

function sheetWindow(window: WindowView): SheetWindow {
  return {
    zone: tintWords.zones[window.zone],
    film: window.shade ?? words.noFilm,
    lot: window.lot === '' ? words.noLot : window.lot,
    before: light(window.glassPercent),
    after: light(window.filmedPercent),
    verdict: verdictText(window),
    rule: ruleText(window),
  };
}

function exemptionText({ exemption }: ComplianceSheet): string | undefined {
  if (exemption === null) return undefined;
  const { kind, certificateNumber } = exemption;
  const grounds = kind === null ? words.exempt : exemptionWords.kinds[kind];
  return certificateNumber === null ? grounds : words.exemption(grounds, certificateNumber);
}

/** The label or certificate that the law requires: where it belongs, its prescribed words, and who gives it. */
function paperText({ place, section, wording, isAvailableHere }: SheetPaper): string {
  return [
    words.paper(place, section),
    ...(wording === null ? [] : [words.wording(wording)]),
    ...(isAvailableHere ? [] : [words.notOurs]),
  ].join(' ');
}

function zonesText(zones: readonly GlassZone[]): string {
  return zones.map((zone) => tintWords.zones[zone]).join(', ');
}

/** The zones that weren't metered, although verdicts on others depend on their light. */
function neededZones(windows: readonly WindowView[]): GlassZone[] {
  const open = windows.flatMap(({ verdict }) => (verdict?.kind === 'not-verified' ? (verdict.otherPanes ?? []) : []));
  return glassZones.filter((zone) => open.includes(zone));
}

/** The sheet for the customer's files, as text. */
export function sheetProps(sheet: ComplianceSheet): ComplianceSheetProps {
  const { installer, windows, unmetered, notes, statement, unverified } = sheet;
  const { facts } = words;
  const exemption = exemptionText(sheet);
  const needed = neededZones(windows);
  return {
    title: words.sheetTitle,
    installer: installer.name,
    contact: [installer.region, installer.phone, installer.email],
    facts: [
      { term: facts.vehicle, value: sheet.vehicleInfo },
      { term: facts.customer, value: sheet.customerName },
      { term: facts.booking, value: sheet.trackingCode },
      { term: facts.installed, value: dayText(sheet) },
      { term: facts.countedAs, value: tintWords.legalClasses[sheet.legalClass] },
      { term: facts.registered, value: registrationText(sheet.registeredIn) },
      ...(exemption === undefined ? [] : [{ term: facts.exemption, value: exemption }]),
    ],
    caption: words.caption,
    columns: { ...words.columns, verdict: words.state(sheet.law?.name) },
    windows: windows.map(sheetWindow),
    statements: [
      statement,
      ...(unmetered.length === 0 ? [] : [words.unmetered(zonesText(unmetered))]),
      ...(needed.length === 0 ? [] : [words.needed(zonesText(needed))]),
      ...(sheet.law?.papers ?? []).map(paperText),
      ...notes.map((note) => tintWords.verdict.notes[note]),
      tintWords.disclaimer,
    ],
    unverified: { title: words.unverified, items: unverified },
  };
}

/** False for film that was removed: it is on no label. */
function isOnCar({ shade, verdict, isCovered, removalNote }: WindowView): boolean {
  const hasComeOff = verdict?.kind === 'not-legal' && !isCovered && removalNote !== '';
  return shade !== null && !hasComeOff;
}

/** Statement of the label: within the law, as far as light goes, only if every window with film was metered and each is. */
function labelStatement(windows: readonly WindowView[], { registeredIn, law, unmetered }: ComplianceSheet): string {
  const { lets, reflection, covered, otherState, limits, unverified, unmetered: notMetered } = meteringWords.label;
  const isBelow = windows.some(({ verdict }) => verdict?.kind === 'not-legal');
  const isUnverified = windows.some(({ verdict }) => verdict?.kind === 'not-verified');
  const lacksReadings = unmetered.length > 0 || windows.some(({ verdict }) => verdict === null);
  // A law whose label the shop can't supply isn't complied with by light alone.
  const hasPapers = law?.papers.every(({ isAvailableHere }) => isAvailableHere) ?? false;
  if (law !== null && hasPapers && !isBelow && !isUnverified && !lacksReadings) {
    return [lets(shopWords.rules(law)), ...(law.limitsReflection ? [reflection] : [])].join(' ');
  }
  return [
    law === null ? unverified : limits(shopWords.rules(law)),
    ...(windows.some(({ isCovered }) => isCovered) ? [covered] : []),
    ...(law !== null && law.jurisdiction !== registeredIn ? [otherState] : []),
    ...(lacksReadings ? [notMetered] : []),
  ].join(' ');
}

/** The label for the left door jamb, with the sheet's figures; undefined when no film is on the car. */
export function labelProps(sheet: ComplianceSheet): DoorLabelProps | undefined {
  const { installer, trackingCode } = sheet;
  const windows = sheet.windows.filter(isOnCar);
  if (windows.length === 0) return undefined;
  return {
    title: meteringWords.label.title,
    installer: `${installer.name}, ${installer.phone}`,
    windows: windows.map((window) => {
      const { zone, film, after } = sheetWindow(window);
      return { zone, film, reading: after };
    }),
    statement: labelStatement(windows, sheet),
    reference: `${trackingCode}, ${dayText(sheet)}`,
  };
}
