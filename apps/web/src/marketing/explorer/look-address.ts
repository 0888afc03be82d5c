import { isFromHome, type RegisteredCar, registrationOf } from '@tintforge/app-base/tint/state-laws';
import {
  type CarAnswers,
  type Glass,
  type GlassZone,
  glassVltPercentOf,
  isRegistration,
  plainAnswers,
  type ZoneShades,
} from '@tintforge/booking-core';
import { filmInAddress, filmTypes, tintCatalogue, usualGlassOf, vehicleTypes } from '@tintforge/content';
import { type Body, federalLabels } from '@tintforge/tint-law';
import {
  explorerZones,
  type Look,
  type LookedAtCar,
  lookSides,
  lookTimes,
  lookViews,
  withGlass,
  withView,
} from './look';
import { firstFilm, firstLook, startingShades } from './look-law';

/** Names of the zones in a URL. */
const zoneNames = {
  'windshield-strip': 'strip',
  windshield: 'windshield',
  vent: 'vent',
  'front-sides': 'front',
  'rear-sides': 'rear',
  quarter: 'quarter',
  back: 'back',
  roof: 'roof',
} as const satisfies Record<GlassZone, string>;

/** Names of the questions about the car. */
const questions = { truck: 'truckChassisOrOffRoad', ten: 'tenPersonsOrFewer', mirrors: 'bothOutsideMirrors' } as const;

/** Prefix of the second look's zones. */
const second = 'b-';

/** The query of a look, "?car=suv&front=carbon-35": empty for the look in the served page. */
export function addressOf(look: Look): string {
  const query = queryOf(look).toString();
  return query === queryOf(firstLook).toString() ? '' : `?${query}`;
}

function queryOf(look: Look): URLSearchParams {
  const query = new URLSearchParams({ car: look.vehicleType });
  writeShades(query, look.shades, '');
  if (look.otherShades !== null) writeShades(query, look.otherShades, second);
  for (const zone of explorerZones(look.vehicleType)) {
    const glass = look.glass[zone];
    if (glass !== undefined && isGlass(zone, glass)) {
      query.set(`glass-${zoneNames[zone]}`, glass.kind === 'preset' ? glass.presetId : String(glass.vltPercent));
    }
  }
  const { answers, view, side, time } = look;
  for (const [name, question] of Object.entries(questions)) {
    const answer = answers[question] ?? 'not-sure';
    if (answer !== 'not-sure') query.set(name, answer);
  }
  if (answers.body !== undefined) query.set('body', answers.body);
  if (answers.federalLabel !== undefined) query.set('label', answers.federalLabel);
  if (!isFromHome(look)) query.set('plate', registrationOf(look));
  if (view !== 'side') query.set('view', view);
  if (side !== 'outside') query.set('from', side);
  if (time !== 'day') query.set('time', time);
  if (look.hasCabinLight) query.set('cabin', 'lit');
  if (look.onlyLegal) query.set('only', 'legal');
  return query;
}

function writeShades(query: URLSearchParams, shades: ZoneShades, prefix: string): void {
  const named = Object.entries(zoneNames).flatMap(([zone, name]) => {
    const shadeId = shades[zone as GlassZone];
    return shadeId === undefined ? [] : [[`${prefix}${name}`, shadeId] as const];
  });
  for (const [name, shadeId] of named) query.set(name, shadeId);
  if (named.length === 0) query.set(`${prefix}film`, 'none');
}

/**
 * The look of a URL. Unknown values fall back to the look in the served page or are left out, so that every URL has
 * one. `film=ceramic` means that film's recommended shades for zones not named otherwise, and `film=none` bare glass.
 */
export function lookOfAddress(search: string): Look {
  const query = new URLSearchParams(search);
  const vehicleType =
    oneOf(
      vehicleTypes.map(({ id }) => id),
      query.get('car'),
    ) ?? firstLook.vehicleType;
  const seen = withGlasses(
    {
      ...firstLook,
      vehicleType,
      answers: answersIn(query),
      ...registrationIn(query),
      side: oneOf(lookSides, query.get('from')) ?? 'outside',
      time: oneOf(lookTimes, query.get('time')) ?? 'day',
      hasCabinLight: query.get('cabin') === 'lit',
      onlyLegal: query.get('only') === 'legal',
    },
    query,
  );
  const shades = readShades(query, seen, '') ?? startingShades(seen, firstFilm);
  const otherShades = readShades(query, seen, second) ?? null;
  return withView({ ...seen, shades, otherShades }, oneOf(lookViews, query.get('view')) ?? 'side');
}

/** Undefined where the URL names no film at all. */
function readShades(query: URLSearchParams, car: LookedAtCar, prefix: string): ZoneShades | undefined {
  const named = explorerZones(car.vehicleType).flatMap((zone) => {
    const shadeId = query.get(`${prefix}${zoneNames[zone]}`);
    const shade = tintCatalogue.shades.find(({ id }) => id === shadeId);
    return shade === undefined ? [] : [[zone, shade.id] as const];
  });
  const film = query.get(`${prefix}film`);
  const known = filmTypes.find((filmType) => filmInAddress(filmType) === film);
  if (named.length === 0 && known === undefined && film !== 'none') return undefined;
  return { ...(known === undefined ? {} : startingShades(car, known)), ...Object.fromEntries(named) };
}

function withGlasses(look: Look, query: URLSearchParams): Look {
  return explorerZones(look.vehicleType).reduce((seen, zone) => {
    const written = query.get(`glass-${zoneNames[zone]}`);
    if (written === null) return seen;
    const isPreset = tintCatalogue.glassPresets.some(({ id }) => id === written);
    const glass: Glass = isPreset
      ? { kind: 'preset', presetId: written }
      : { kind: 'meter', vltPercent: written.trim() === '' ? Number.NaN : Number(written) };
    return withGlass(seen, zone, isGlass(zone, glass) ? glass : usualGlassOf(seen.vehicleType)(zone));
  }, look);
}

function isGlass(zone: GlassZone, glass: Glass): boolean {
  return glassVltPercentOf(tintCatalogue.glassPresets, { zone, glass }) !== undefined;
}

/** The state of a URL, "plate=US-GA": the shop's own without one, an unknown one for anything else. */
function registrationIn(query: URLSearchParams): RegisteredCar {
  const plate = query.get('plate');
  return plate === null ? {} : { registeredIn: isRegistration(plate) ? plate : 'unknown' };
}

function answersIn(query: URLSearchParams): CarAnswers {
  const answers: CarAnswers = { ...firstLook.answers };
  for (const [name, question] of Object.entries(questions)) {
    const answer = oneOf(plainAnswers, query.get(name));
    if (answer !== undefined) answers[question] = answer;
  }
  const federalLabel = oneOf(federalLabels, query.get('label'));
  if (federalLabel !== undefined) answers.federalLabel = federalLabel;
  // A body that no law names is of none of their classes.
  const body = query.get('body') as Body | null;
  return body === null ? answers : { ...answers, body };
}

function oneOf<Value extends string>(values: readonly Value[], written: string | null): Value | undefined {
  return values.find((value) => value === written);
}
