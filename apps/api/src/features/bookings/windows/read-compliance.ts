import type { ComplianceSheet } from '@tintforge/api-contract';
import { type RulingKind, rulingLawOf } from '@tintforge/booking-core';
import { brand, complianceWords } from '@tintforge/content';
import { limitsReflection } from '@tintforge/tint-law';
import type { Connection } from '../../../db/client';
import type { BookingRow, StoredInstallation } from '../../../db/schema';
import { isoText } from '../../../platform/clock';
import { isProblem, type Problem, problem } from '../../../platform/problem';
import { eventsOf } from '../../jobs';
import { backgroundOf, lawOfCar } from '../../orders';
import { findCar } from '../cars/find-car';
import type { BookingContext } from '../ports';
import { type BookingKey, openBooking } from '../rights/manage-token';
import { isCrewsJob } from '../rights/staff-rights';
import { currentView } from '../view/booking-view';
import { rulingLawView } from '../view/tint-view';
import { hasCompliance } from './has-compliance';
import { isExempt } from './is-exempt';
import { unmeteredZones } from './open-readings';
import { meteredCarView, windowViews } from './windows-view';

/**
 * The compliance sheet of a car whose job is completed and whose windows were recorded, for the owner of the booking, for the shop, and for
 * the crew that has it today and prints its label.
 */
export async function readCompliance(
  context: BookingContext,
  { car, ...key }: BookingKey & { car?: number | undefined },
): Promise<ComplianceSheet | Problem> {
  const { database, tokenKey, clock } = context;
  const books = { connection: database.connection, tokenKey };
  const own = await openBooking(books, { ...key, isOpenToOffice: true });
  const showsCertificate = !isProblem(own);
  const booking = showsCertificate ? own : await openBooking(books, { ...key, isOpenToCrew: true });
  if (isProblem(booking)) return booking;
  const found = await findCar(database.connection, { row: booking, number: car });
  if (isProblem(found) || found.car?.status === 'cancelled') return noSheet();
  const row = found.shown;
  const { caller } = key;
  const isCrewsToday = caller !== undefined && isCrewsJob(row, { caller, now: clock.now() });
  const { installation } = row;
  if (!(showsCertificate || isCrewsToday) || installation === null || !hasCompliance(row)) return noSheet();
  const isForShop = caller !== undefined && caller.role !== 'customer';
  return sheetOf(context, { row, installation, showsCertificate, isForShop });
}

const { statement } = complianceWords;

interface SheetParts {
  row: BookingRow;
  installation: StoredInstallation;
  /** True when the certificate number of an exemption is on the sheet. */
  showsCertificate: boolean;
  /** True when what we couldn't verify is listed. */
  isForShop: boolean;
}

async function sheetOf(
  context: BookingContext,
  { row, installation, showsCertificate, isForShop }: SheetParts,
): Promise<ComplianceSheet> {
  const { trackingCode, customerName, vehicleInfo, region } = await currentView(context, row);
  const windows = windowViews(row);
  const { legalClass, registeredIn, notes } = meteredCarView(installation);
  const unmetered = unmeteredZones(row);
  const filmed = windows.filter(({ shadeId, filmedPercent }) => shadeId !== null || filmedPercent !== null);
  const isLegal = unmetered.length === 0 && filmed.every(({ verdict }) => verdict !== null && isMet(verdict.kind));
  const hasExemption = isExempt(row);
  const law = sheetLaw(installation);
  return {
    trackingCode,
    customerName,
    vehicleInfo,
    vehicle: { year: row.vehicleYear, make: row.vehicleMake, model: row.vehicleModel },
    installer: { name: brand.name, region: region.name, phone: region.phone, email: brand.email },
    completedAt: isoText(await completedAt(context.database.connection, row)),
    legalClass,
    registeredIn,
    notes,
    law,
    windows,
    unmetered,
    exemption: hasExemption
      ? {
          kind: row.exemption?.kind ?? null,
          certificateNumber: showsCertificate ? (row.exemption?.certificateNumber ?? null) : null,
        }
      : null,
    statement: statement({
      isLegal,
      isExempt: hasExemption,
      law,
      isOfAnotherState: law !== null && law.jurisdiction !== registeredIn,
    }),
    unverified:
      isForShop && law !== null ? (backgroundOf(law.jurisdiction)?.unknowns ?? []).map(({ words }) => words) : [],
  };
}

/** The law that the readings were judged by, else that of the car's state; null where none was verified. */
function sheetLaw({ registeredIn, windows }: StoredInstallation): ComplianceSheet['law'] {
  const verdicts = windows.flatMap(({ verdict }) => verdict ?? []);
  const [ruling] = verdicts.flatMap((verdict) => rulingLawView(verdict) ?? []);
  const pack = lawOfCar(registeredIn);
  const law = ruling ?? (pack && rulingLawOf(pack));
  if (law === undefined) return null;
  const background = backgroundOf(law.jurisdiction);
  const judging = lawOfCar(law.jurisdiction);
  const zones = windows.map(({ zone }) => zone);
  return {
    ...law,
    sections: [...new Set(verdicts.flatMap(({ statute }) => statute ?? []))],
    exemptionSection: background?.medical[0]?.citation.section ?? null,
    // One that we know from others only is named to no customer; the shop reads of it among what wasn't verified.
    papers: (background?.labels ?? [])
      .filter(({ citation }) => citation.confidence !== 'low')
      .map(({ place, wording, citation, isAvailableHere }) => ({
        place,
        wording: wording ?? null,
        section: citation.section,
        isAvailableHere,
      })),
    limitsReflection: judging !== undefined && limitsReflection(judging, zones),
  };
}

/** True for a reading that is within the law: what could not be verified never is. */
function isMet(kind: RulingKind): boolean {
  return kind !== 'not-legal' && kind !== 'not-verified';
}

async function completedAt(connection: Connection, { id, updatedAt }: BookingRow): Promise<number> {
  return (await eventsOf(connection, id)).findLast(({ kind }) => kind === 'completed')?.at ?? updatedAt;
}

function noSheet(): Problem {
  return problem('not_found', {
    message: 'This booking has no compliance sheet: the job isn’t done, or no windows were recorded.',
  });
}
