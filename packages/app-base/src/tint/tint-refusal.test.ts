import { createClient } from '@tintforge/api-contract/client';
import { emptyTint, type TintDraft } from '@tintforge/booking-core';
import { expect, test } from 'vitest';
import { standingRefusal } from './tint-refusal';
import { tintRefusalOf } from './tint-refusal-of';
import { tintInputOf } from './tint-request';

const tint: TintDraft = { ...emptyTint, shades: { 'front-sides': 'carbon-30', back: 'carbon-15' } };
const sent = tintInputOf(tint);

/** The error for a server response. */
function errorOf(status: number, body: object): Promise<unknown> {
  const call = createClient({ fetch: async () => Response.json({ message: 'Not like this.', ...body }, { status }) });
  return call('getDemo', {}).catch((error) => error);
}

const notLegal = {
  code: 'shade_not_legal',
  fields: { 'tint.shades.1.shadeId': 'Back glass: too dark.' },
  details: {
    zones: [{ zone: 'back', reason: 'too-dark', margin: -2, nearest: [{ id: 'carbon-25', name: 'Carbon 25' }] }],
  },
};

test('a shade that is not legal is refused at its zone, with what the shop would take', async () => {
  expect(tintRefusalOf(await errorOf(422, notLegal), sent)).toEqual({
    message: 'Not like this.',
    zones: { back: { message: 'Back glass: too dark.', nearest: ['carbon-25'] } },
  });
});

test('a meter’s value that the contract refuses is told at its zone', async () => {
  const error = await errorOf(400, { code: 'invalid_value', fields: { 'tint.shades.0.glass.vltPercent': 'No.' } });
  expect(tintRefusalOf(error, sent)?.zones).toEqual({ 'front-sides': { message: 'No.', nearest: [] } });
});

test('a changed disclosure comes with its text', async () => {
  const details = { version: '2027-01-01', text: 'Read this.' };
  const fields = { 'tint.disclosureVersion': 'It has changed.' };
  const refusal = tintRefusalOf(await errorOf(409, { code: 'disclosure_changed', fields, details }), sent);
  expect(refusal).toEqual({ message: 'Not like this.', zones: {}, disclosure: details });
});

test.each([
  ['unknown_shade', 'tint.shades'],
  ['unknown_glass', 'tint.shades'],
  ['repeated_zone', 'tint.shades'],
  ['exemption_incomplete', 'tint.exemption.kind'],
])('%s is said of the order as a whole', async (code, field) => {
  expect(tintRefusalOf(await errorOf(422, { code, fields: { [field]: 'No.' } }), sent)).toEqual({
    message: 'Not like this.',
    zones: {},
  });
});

test('what is about something else, or no answer at all, refuses no shade', async () => {
  const other = await errorOf(400, { code: 'invalid_value', fields: { customerEmail: 'No.' } });
  expect(tintRefusalOf(other, sent)).toBeUndefined();
  expect(tintRefusalOf(await errorOf(422, { code: 'unknown_package' }), sent)).toBeUndefined();
  expect(tintRefusalOf(new TypeError('Failed to fetch'), sent)).toBeUndefined();
  expect(tintRefusalOf(await errorOf(422, notLegal), undefined)).toBeUndefined();
});

test.each<[string, Partial<TintDraft>]>([
  ['another shade', { shades: { ...tint.shades, back: 'carbon-25' } }],
  ['other glass', { glass: { back: { kind: 'meter', vltPercent: 71 } } }],
  ['another answer', { answers: { ...tint.answers, tenPersonsOrFewer: 'yes' } }],
  ['another registration', { registeredIn: 'unknown' }],
  ['an exemption', { exemption: { kind: 'medical', certificateNumber: '', documentReference: '' } }],
])('a refusal stands until there is %s', async (_, change) => {
  const refusal = tintRefusalOf(await errorOf(422, notLegal), sent);
  if (refusal === undefined) throw new Error('Nothing was refused');
  const refused = { refusal, tint };
  const front = { ...tint, shades: { ...tint.shades, 'front-sides': 'carbon-50' } };
  expect(standingRefusal(front, { zone: 'back', refused })?.message).toBe('Back glass: too dark.');
  expect(standingRefusal({ ...tint, ...change }, { zone: 'back', refused })).toBeUndefined();
});

test('a refusal that rests on another zone stands until that one changes, too', () => {
  const zones = { back: { message: 'Too dark.', nearest: [], otherPanes: ['front-sides'] as const } };
  const refused = { tint, refusal: { message: 'No.', zones } };
  const stands = (shades: TintDraft['shades']) =>
    standingRefusal({ ...tint, shades }, { zone: 'back', refused }) !== undefined;
  expect(stands({ ...tint.shades, 'rear-sides': 'carbon-50' })).toBe(true);
  expect(stands({ ...tint.shades, 'front-sides': 'carbon-70' })).toBe(false);
  expect(stands({ back: 'carbon-15' })).toBe(false);
});
