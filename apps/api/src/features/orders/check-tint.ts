import type { TintInput } from '@tintforge/api-contract';
import {
  type BareZone,
  carFactsOf,
  type ExemptionProblem,
  type FilmType,
  type JudgedOrder,
  type JudgedZone,
  judgeShades,
  legalClassOf,
  type PricedOrder,
  parseExemption,
  type Registration,
  type ShadeRefusal,
  type TintCatalogue,
  type TintOrderProblem,
} from '@tintforge/booking-core';
import { exemptionWords, homeJurisdiction, otherStateWords, tintWords, vehicleTypes } from '@tintforge/content';
import { localMoment } from '@tintforge/content/clock';
import type { LawPack } from '@tintforge/tint-law';
import type { StoredTint } from '../../db/schema';
import { type AgreedTint, withoutTint } from '../../db/without-tint';
import { type Problem, problem } from '../../platform/problem';
import { zonesOfType } from './zones-of-type';

/** The shop's tables for judging shades, its disclosure, and the laws. */
export interface TintRules {
  catalogue: TintCatalogue;
  /** Word for word, under its own version. */
  disclosure: { version: string; text: string };
  /** The law of the state that registers a car; undefined where none was verified. */
  lawOf: (registeredIn: Registration) => LawPack | undefined;
  /** The laws of all states that were read: film that meets every one can be booked where a state's own was not. */
  stateLaws: readonly LawPack[];
}

/** The shades of an order, and the car and the day that they are for. */
interface TintQuestion {
  tint: TintInput | undefined;
  order: Pick<PricedOrder, 'package'>;
  /** Null where it isn't known. */
  modelYear: number | null;
  /** The day of the job, `YYYY-MM-DD`, and the moment of the order, epoch milliseconds. */
  day: string;
  now: number;
}

/**
 * Judges the shades of an order by our own tables and by the law of the day of the job, regardless of what the browser
 * showed: returns what may be stored of them, or the problem. A shade that isn't legal waits for staff when it comes with
 * a complete exemption, one that could not be verified also when the shop is asked. An exemption that no shade needs
 * isn't stored: a certificate is private.
 */
export function checkTint(
  { catalogue, disclosure, lawOf, stateLaws }: TintRules,
  { tint, order, modelYear, day, now }: TintQuestion,
): AgreedTint | Problem {
  if (tint === undefined) return withoutTint;
  const { answers, registeredIn, shades, bare, exemption: draft, asksShop = false, knowsPaper = false } = tint;
  if (shades.length === 0)
    return { ...withoutTint, tint: factsAlone({ answers, legalClass: legalClassOf(answers), registeredIn }) };
  if (tint.disclosureVersion !== disclosure.version) return disclosureChanged(disclosure);
  const exemption = draft === undefined ? undefined : parseExemption(draft);
  if (exemption?.ok === false) return exemptionIncomplete(exemption.problem, 'tint.exemption');

  const legalClass = legalClassOf(answers);
  const { filmType, vehicleType } = order.package;
  const facts = carFactsOf(answers, { vehicleType, modelYear }, vehicleTypes);
  const law = { law: lawOf(registeredIn), everyLaw: stateLaws, day, chosenOn: localMoment(now).date };
  const car = { ...law, filmType, legalClass, car: facts, ...zonesOfType(vehicleType), choices: shades, asksShop };
  const judged = judgeShades(catalogue, {
    ...car,
    ...(bare === undefined ? {} : { bare }),
    ...(exemption === undefined ? {} : { exemption: exemption.value }),
  });
  if (!judged.ok) return notJudged(judged.problem, filmType);
  const { zones, bare: bareZones, refusals, needsApproval } = judged.value;
  if (refusals.length > 0) return shadeNotLegal(judged.value);
  if (!knowsPaper && zones.some(({ verdict }) => verdict.notes.includes('paper-elsewhere'))) return paperNotKnown();

  const glassOf = new Map([...shades, ...(bare ?? [])].map(({ zone, glass }) => [zone, glass]));
  const withSource = <Zone extends BareZone>(each: Zone) => ({
    ...each,
    isMetered: glassOf.get(each.zone)?.kind === 'meter',
  });
  const panes = { zones: zones.map(withSource), ...(bare === undefined ? {} : { bare: bareZones.map(withSource) }) };
  return {
    tint: { answers, legalClass, registeredIn, ...panes },
    tintApproval: needsApproval ? 'pending' : 'none',
    exemption: needsApproval && exemption !== undefined ? exemption.value : null,
    tintDisclosureVersion: disclosure.version,
    tintDisclosureText: disclosure.text,
  };
}

/** The page shows the current disclosure and asks again: no one is recorded as having read what wasn't shown. */
function disclosureChanged({ version, text }: TintRules['disclosure']): Problem {
  const message = 'Our note on shades and the law has changed. Read it again.';
  return problem('disclosure_changed', {
    message,
    fields: { 'tint.disclosureVersion': message },
    details: { version, text },
  });
}

const exemptionFields: Readonly<Record<ExemptionProblem, string>> = {
  exemption_kind_missing: 'kind',
  certificate_number_missing: 'certificateNumber',
  document_reference_missing: 'documentReference',
};

/** Something is missing from an exemption; `path` is its place in the request. */
export function exemptionIncomplete(missing: ExemptionProblem, path: string): Problem {
  const message = exemptionWords.problems[missing];
  return problem('exemption_incomplete', { message, fields: { [`${path}.${exemptionFields[missing]}`]: message } });
}

/** The film alone doesn't make the car lawful, and the customer is to know that before paying. */
function paperNotKnown(): Problem {
  const message = otherStateWords.paper.missing;
  return problem('paper_not_acknowledged', { message, fields: { 'tint.knowsPaper': message } });
}

function notJudged(code: TintOrderProblem, filmType: FilmType): Problem {
  const messages: Readonly<Record<TintOrderProblem, string>> = {
    repeated_zone: 'A zone is in the list twice. Choose one shade for each.',
    unknown_shade: `${filmType} doesn’t come in this shade. Choose one from its table.`,
    unknown_glass: 'This glass isn’t offered for the zone. Choose one from the list, or enter a meter reading.',
  };
  const message = messages[code];
  return problem(code, { message, fields: { 'tint.shades': message } });
}

function shadeNotLegal({ zones, refusals }: JudgedOrder): Problem {
  const sentences = refusals.map((refusal) => {
    const index = zones.findIndex(({ zone }) => zone === refusal.zone);
    return [`tint.shades.${index}.shadeId`, refusalText(refusal, zones[index])] as const;
  });
  return problem('shade_not_legal', {
    message: sentences.map(([, sentence]) => sentence).join(' '),
    fields: Object.fromEntries(sentences),
    details: {
      zones: refusals.map(({ zone, reason, marginPercent, otherPanes, nearestLegalShades }) => ({
        zone,
        reason,
        margin: marginPercent ?? null,
        ...(otherPanes === undefined ? {} : { otherPanes: [...otherPanes] }),
        nearest: nearestLegalShades.map(({ id, name }) => ({ id, name })),
      })),
    },
  });
}

/** "Front side windows: 22% of the light gets through film and glass, 6 points below … Nearest that meets the limit: Carbon 30." */
function refusalText({ zone, nearestLegalShades: [nearest] }: ShadeRefusal, judged: JudgedZone | undefined): string {
  const why = judged === undefined ? '' : tintWords.verdict.why(judged.verdict);
  const instead = nearest === undefined ? tintWords.suggestions.none : `Nearest that meets the limit: ${nearest.name}.`;
  const changes = judged?.verdict.notes.includes('law-changes') ? `${tintWords.verdict.notes['law-changes']} ` : '';
  return `${tintWords.zones[zone]}: ${why} ${changes}${instead}`;
}

/**
 * The facts of a car whose shades are chosen at the car: it is held to the law of the state that registered it. Null where
 * that is the shop's own.
 */
export function factsAlone(
  tint: Pick<StoredTint, 'answers' | 'legalClass' | 'registeredIn'> | null,
): StoredTint | null {
  if (tint === null || tint.registeredIn === homeJurisdiction) return null;
  const { answers, legalClass, registeredIn } = tint;
  return { answers, legalClass, registeredIn, zones: [] };
}
