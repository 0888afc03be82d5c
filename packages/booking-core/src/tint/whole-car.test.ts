import { laws, stateLaws } from '@tintforge/tint-law/all';
import { law as coloradoLaw } from '@tintforge/tint-law/states/us-co';
import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import type { FilmShade } from './film-shade';
import { type GlassZone, glassZones, zonesBehindDriver } from './glass-zone';
import { judgeReading } from './judge-reading';
import {
  type BareChoice,
  type JudgedZone,
  judgeShades,
  type ShadeChoice,
  type TintCatalogue,
  type TintOrder,
} from './judge-shades';
import { legalClasses } from './legal-class';
import { type MeteredPane, meteredLight } from './light-of-panes';
import { recommendedShades } from './recommended-shades';
import type { RulingKind } from './ruling';
import { barePanes } from './tint-draft';
import { tintOutcome } from './tint-outcome';

declare module 'vitest' {
  interface ProvidedContext {
    /** The part that this run takes: a whole number of 32 bits; undefined in a run that takes everything. */
    slice: number | undefined;
  }
}

const slice = inject('slice');
const seed = 20261126 + ((slice ?? 0) % 1_000_000);

/** Runs of a property: an eighth in a run that takes a part. */
const runs = (all: number) => ({ seed, numRuns: slice === undefined ? all : all / 8 });

const filmType = 'Test Film';
/** Through film and typical glass, from limousine black to hardly any. */
const tables = [5, 16, 22, 26, 27, 32, 37, 51, 64, 69, 70, 73];
const shades: FilmShade[] = tables.map((vltPercent) => ({
  id: `t-${vltPercent}`,
  name: `Test ${vltPercent}`,
  filmType,
  vltPercent,
  vltBasis: 'net73',
  vlrExteriorPercent: 5,
  finish: 'nonreflective',
}));
const glassPresets = [70, 73, 80, 20].map((vltPercent) => ({
  id: `g-${vltPercent}`,
  name: `${vltPercent}%`,
  vltPercent,
  zones: glassZones,
}));
const catalogue: TintCatalogue = { shades, glassPresets };
const typical = { kind: 'preset', presetId: 'g-73' } as const;
const suv = ['front-sides', 'rear-sides', 'quarter', 'back'] as const;
const pickup = ['front-sides', 'rear-sides', 'back'] as const;

/** A car's panes by the table of their film, null for bare glass; what isn't named isn't known. */
type Plan = Partial<Record<GlassZone, number | null>>;

function orderOf(plan: Plan, changes: Partial<TintOrder> = {}): TintOrder {
  const choices: ShadeChoice[] = [];
  const bare: BareChoice[] = [];
  for (const zone of glassZones) {
    const table = plan[zone];
    if (table === null) bare.push({ zone, glass: typical });
    else if (table !== undefined) choices.push({ zone, shadeId: `t-${table}`, glass: typical });
  }
  return { filmType, legalClass: 'passenger', law: coloradoLaw, zonesOfCar: suv, choices, bare, ...changes };
}

function judged(plan: Plan, changes: Partial<TintOrder> = {}) {
  const result = judgeShades(catalogue, orderOf(plan, changes));
  if (!result.ok) throw new Error(result.problem);
  return result.value;
}

const kindOn = (zones: readonly JudgedZone[], zone: GlassZone) =>
  zones.find((each) => each.zone === zone)?.verdict.kind;

describe('Colorado’s glass behind the driver', () => {
  test('may be as dark as one likes beside bare glass in front', () => {
    const { zones, refusals, bare } = judged({ windshield: null, 'front-sides': null, back: 5 });
    expect(zones).toMatchObject([
      { verdict: { kind: 'no-limit', statute: '42-4-227(1)(a)(II)' }, outcome: 'accepted' },
    ]);
    expect(refusals).toEqual([]);
    expect(bare).toEqual([
      { zone: 'windshield', glassVltPercent: 73 },
      { zone: 'front-sides', glassVltPercent: 73 },
    ]);
  });

  test('is refused once the front side windows are darker, with the panes on which it depends', () => {
    expect(judged({ windshield: null, 'front-sides': 70, back: 22 }).refusals).toEqual([]);
    const { refusals, zones } = judged({ windshield: null, 'front-sides': 37, 'rear-sides': 32, back: 22 });
    expect(refusals).toEqual([
      {
        zone: 'back',
        reason: 'too-dark',
        marginPercent: -5,
        otherPanes: ['front-sides'],
        nearestLegalShades: expect.arrayContaining([expect.objectContaining({ id: 't-27' })]),
      },
    ]);
    expect(zones.at(-1)?.verdict.otherPanes).toEqual({ zones: ['front-sides'], eachAtLeastPercent: 70 });
    expect(refusals[0]?.nearestLegalShades[0]?.id).toBe('t-27');
  });

  test('is not verified while the glass in front isn’t known, and waits for the shop when it is asked', () => {
    const open = { windshield: null, back: 22 };
    expect(judged(open).refusals).toMatchObject([{ reason: 'other-panes', otherPanes: ['front-sides'] }]);
    expect(judged(open, { asksShop: true })).toMatchObject({ refusals: [], needsApproval: true });
    expect(judged({ 'front-sides': null, back: 22 }).refusals).toMatchObject([{ otherPanes: ['windshield'] }]);
  });

  test('goes by the glass that a meter read in front', () => {
    const metered = (vltPercent: number) =>
      judged(
        { windshield: null, back: 22 },
        {
          bare: [
            ...[{ zone: 'windshield', glass: typical } as const],
            { zone: 'front-sides', glass: { kind: 'meter', vltPercent } },
          ],
        },
      ).zones;
    expect(kindOn(metered(70), 'back')).toBe('no-limit');
    expect(kindOn(metered(69.9), 'back')).toBe('not-legal');
  });

  test('has every combination of films as the sentence of the statute has it', () => {
    const wrong: Plan[] = [];
    const choices = [null, ...tables];
    for (const front of choices)
      for (const rear of choices)
        for (const back of choices)
          for (const windshield of [null, undefined]) {
            const plan = {
              'front-sides': front,
              'rear-sides': rear,
              back,
              ...(windshield === null ? { windshield } : {}),
            };
            const { zones } = judged(plan);
            for (const { zone, verdict } of zones) {
              const own = plan[zone as 'back'] ?? 73;
              const isClear = (front ?? 73) >= 70;
              const hasLight = own >= 27;
              const behind = zone !== 'front-sides';
              const kind = behind && isClear && windshield === null ? 'no-limit' : own >= 30 ? 'legal' : 'legal-thin';
              const dark = behind && isClear ? (windshield === null ? 'no-limit' : 'not-verified') : 'not-legal';
              if (verdict.kind !== (hasLight ? kind : dark)) wrong.push(plan);
            }
          }
    expect(wrong.slice(0, 3)).toEqual([]);
  });
});

/** From dark to light. */
const ranks: readonly RulingKind[] = ['not-legal', 'not-verified', 'legal-thin', 'legal', 'no-limit'];
const anyTable = fc.constantFrom(undefined, null, ...tables);
const anyPlan: fc.Arbitrary<Plan> = fc
  .record(Object.fromEntries(glassZones.map((zone) => [zone, anyTable])))
  .map((plan) => Object.fromEntries(Object.entries(plan).filter(([, table]) => table !== undefined)));
const anyCar = fc.record({
  law: fc.constantFrom(...laws.map(({ law }) => law)),
  legalClass: fc.constantFrom(...legalClasses),
  zonesOfCar: fc.constantFrom(suv, pickup),
});

describe('in every state', () => {
  test('darker film on any pane makes no verdict of the car better', () => {
    fc.assert(
      fc.property(
        anyPlan,
        anyCar,
        fc.constantFrom(...glassZones),
        fc.constantFrom(...tables),
        (plan, car, zone, table) => {
          const before = plan[zone];
          if (before === undefined || (before ?? 73) <= table) return true;
          const [light, dark] = [judged(plan, car).zones, judged({ ...plan, [zone]: table }, car).zones];
          return light.every((each) => {
            const after = kindOn(dark, each.zone);
            return after !== undefined && ranks.indexOf(after) <= ranks.indexOf(each.verdict.kind);
          });
        },
      ),
      runs(8000),
    );
  });

  test('a pane of which nothing is known allows nothing that some film on it would forbid', () => {
    fc.assert(
      fc.property(
        anyPlan,
        anyCar,
        fc.constantFrom(...glassZones),
        fc.constantFrom(...tables),
        (plan, car, zone, table) => {
          // A car without the pane is known to have none there.
          const isAmong = (zones: readonly GlassZone[]) => zones.includes(zone);
          fc.pre(isAmong(car.zonesOfCar) || !isAmong(zonesBehindDriver));
          const { [zone]: _, ...open } = plan;
          const filmed = judged({ ...open, [zone]: table }, car).zones;
          return judged(open, car).zones.every(({ zone: each, verdict }) => {
            const isAllowed = (kind: RulingKind | undefined) => kind !== undefined && ranks.indexOf(kind) > 1;
            return !isAllowed(verdict.kind) || isAllowed(kindOn(filmed, each));
          });
        },
      ),
      runs(4000),
    );
  });

  test('what we recommend for a car can be booked as it is', () => {
    const glass = fc.constantFrom(undefined, 'g-70', 'g-80', 'g-20');
    fc.assert(
      fc.property(anyCar, fc.array(glass, { minLength: 5, maxLength: 5 }), ({ law, zonesOfCar: zones }, presets) => {
        const named = ['windshield', ...zones] as const;
        const ofGlass = Object.fromEntries(
          named.flatMap((zone, index) => {
            const presetId = presets[index];
            return presetId === undefined ? [] : [[zone, { kind: 'preset' as const, presetId }]];
          }),
        );
        const answers = { truckChassisOrOffRoad: 'no', tenPersonsOrFewer: 'yes' } as const;
        const car = { law, everyLaw: stateLaws, glass: ofGlass, usualGlass: typical };
        const chosen = recommendedShades(catalogue, { ...car, answers, filmType, zones });
        const choices = zones.flatMap((zone) => {
          const shadeId = chosen[zone];
          return shadeId === undefined ? [] : [{ zone, shadeId, glass: ofGlass[zone] ?? typical }];
        });
        const bare = barePanes({ shades: chosen, glass: ofGlass }, zones, typical);
        const order = {
          filmType,
          legalClass: 'passenger',
          law,
          everyLaw: stateLaws,
          zonesOfCar: zones,
          choices,
          bare,
        } as const;
        expect(judgeShades(catalogue, order)).toMatchObject({
          ok: true,
          value: { refusals: [], needsApproval: false },
        });
      }),
      runs(1600),
    );
  });
});

describe('the panes of a draft', () => {
  test('that stay without film are the windshield and those of the car without a shade', () => {
    const glass = { 'front-sides': { kind: 'meter', vltPercent: 71 } } as const;
    const shades = { back: 't-22' };
    expect(barePanes({ shades, glass }, pickup, typical)).toEqual([
      { zone: 'windshield', glass: typical },
      { zone: 'front-sides', glass: glass['front-sides'] },
      { zone: 'rear-sides', glass: typical },
    ]);
    expect(barePanes({ shades, glass, isRestOpen: true }, pickup, typical)).toEqual([
      { zone: 'windshield', glass: typical },
    ]);
  });

  test('can’t be in an order twice, or on glass that isn’t offered', () => {
    const twice = { bare: [{ zone: 'back', glass: typical } as const] };
    expect(judgeShades(catalogue, orderOf({ back: 22 }, twice))).toEqual({ ok: false, problem: 'repeated_zone' });
    const other = { bare: [{ zone: 'windshield', glass: { kind: 'preset', presetId: 'stained' } } as const] };
    expect(judgeShades(catalogue, orderOf({ back: 22 }, other))).toEqual({ ok: false, problem: 'unknown_glass' });
  });
});

describe('the readings of a car', () => {
  const pane = (zone: GlassZone, changes: Partial<MeteredPane> = {}): MeteredPane => ({
    zone,
    glassPercent: null,
    filmedPercent: null,
    hasFilm: false,
    ...changes,
  });
  function back(panes: readonly MeteredPane[], measuredVltPercent = 20) {
    const window = { zone: 'back', legalClass: 'passenger', law: coloradoLaw } as const;
    const { kind, otherPanes } = judgeReading({
      ...window,
      measuredVltPercent,
      shade: shades[2] as FilmShade,
      otherPanes: meteredLight(panes, suv),
    });
    return { kind, lacks: otherPanes?.zones };
  }
  const windshield = pane('windshield', { glassPercent: 74 });

  test('judge dark glass behind by those in front, film and glass together, or glass without film', () => {
    expect(back([windshield, pane('front-sides', { glassPercent: 71 })])).toEqual({ kind: 'no-limit' });
    expect(back([windshield, pane('front-sides', { glassPercent: 78, filmedPercent: 70, hasFilm: true })])).toEqual({
      kind: 'no-limit',
    });
    expect(back([windshield, pane('front-sides', { glassPercent: 78, filmedPercent: 36, hasFilm: true })])).toEqual({
      kind: 'not-legal',
      lacks: ['front-sides'],
    });
  });

  test('say whose light is missing: not metered, not metered with its film, or film that came off', () => {
    expect(back([])).toEqual({ kind: 'not-verified', lacks: ['front-sides', 'windshield'] });
    expect(back([windshield, pane('front-sides', { glassPercent: 78, hasFilm: true })])).toEqual({
      kind: 'not-verified',
      lacks: ['front-sides'],
    });
    const redone = pane('front-sides', { glassPercent: 78, filmedPercent: 70, hasFilm: true, isRedone: true });
    expect(back([windshield, redone])).toEqual({ kind: 'not-verified', lacks: ['front-sides'] });
    expect(back([], 27)).toEqual({ kind: 'legal-thin' });
  });

  test('of glass that a car doesn’t have behind the driver aren’t missed', () => {
    expect(meteredLight([], pickup)).toEqual({ quarter: 100 });
    expect(meteredLight([pane('quarter', { glassPercent: 18 })], pickup)).toEqual({ quarter: 18 });
    expect(meteredLight([], undefined)).toEqual({});
    expect(zonesBehindDriver.every((zone) => meteredLight([], suv)[zone] === undefined)).toBe(true);
  });
});

test('a refusal for what another pane lacks is one that the shop can be asked about, a known fault is none', () => {
  const [unknown] = judged({ windshield: null, back: 22 }).zones;
  const [known] = judged({ windshield: null, 'front-sides': 37, back: 22 }).zones.filter(({ zone }) => zone === 'back');
  const request = { asksShop: true };
  expect(unknown && tintOutcome(unknown.verdict, request)).toBe('needs-approval');
  expect(known && tintOutcome(known.verdict, request)).toBe('refused');
});
