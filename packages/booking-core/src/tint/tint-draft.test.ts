import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTintDraft } from './parse-tint-draft';
import { emptyTint, shadeChoices, type TintDraft } from './tint-draft';

const usual = { kind: 'preset', presetId: 'clear' } as const;
const metered = { kind: 'meter', vltPercent: 68.5 } as const;

const full: TintDraft = {
  answers: { truckChassisOrOffRoad: 'yes', tenPersonsOrFewer: 'yes', federalLabel: 'mpv' },
  registeredIn: 'US-GA',
  glass: { back: { kind: 'preset', presetId: 'dark' }, 'front-sides': metered },
  shades: { back: 'dark', 'front-sides': 'light' },
  exemption: { kind: 'medical', certificateNumber: 'M-1204', documentReference: '' },
};

test('the choices go from front to back, each with the glass that was named or else the usual', () => {
  expect(shadeChoices({ shades: { ...full.shades, quarter: 'middle' }, glass: full.glass }, usual)).toEqual([
    { zone: 'front-sides', shadeId: 'light', glass: metered },
    { zone: 'quarter', shadeId: 'middle', glass: usual },
    { zone: 'back', shadeId: 'dark', glass: { kind: 'preset', presetId: 'dark' } },
  ]);
});

test('glass that was not named can be assumed zone by zone', () => {
  const assumed = (zone: string) => ({ kind: 'preset' as const, presetId: zone });
  expect(shadeChoices({ shades: { ...full.shades, quarter: 'middle' }, glass: {} }, assumed)).toMatchObject([
    { zone: 'front-sides', glass: { presetId: 'front-sides' } },
    { zone: 'quarter', glass: { presetId: 'quarter' } },
    { zone: 'back', glass: { presetId: 'back' } },
  ]);
});

test.each([null, {}])('shades %j are no choices', (shades) => {
  expect(shadeChoices({ shades, glass: full.glass }, usual)).toEqual([]);
});

test.each([emptyTint, full, { ...full, shades: {}, glass: {}, exemption: null }])(
  'a kept draft comes back',
  (draft) => {
    expect(parseTintDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  },
);

test('a draft of the two places that could be chosen before keeps its place', () => {
  const { registeredIn: _, ...atHome } = full;
  expect(parseTintDraft({ ...full, registeredIn: 'florida' })).toEqual(atHome);
  expect(parseTintDraft({ ...full, registeredIn: 'elsewhere' })).toEqual({ ...full, registeredIn: 'unknown' });
});

test.each([
  ['no object', 'text'],
  ['a list', [full]],
  ['no answers', { ...full, answers: null }],
  ['an answer that is none', { ...full, answers: { ...full.answers, tenPersonsOrFewer: 'maybe' } }],
  ['a label that no maker has', { ...full, answers: { ...full.answers, federalLabel: 'boat' } }],
  ['another registration', { ...full, registeredIn: 'abroad' }],
  ['a registration that is no text', { ...full, registeredIn: 5 }],
  ['a zone that is none', { ...full, shades: { hood: 'dark' } }],
  ['a shade that is no text', { ...full, shades: { back: 5 } }],
  ['shades that are missing', { ...full, shades: undefined }],
  ['glass of no kind', { ...full, glass: { back: { presetId: 'dark' } } }],
  ['a preset without id', { ...full, glass: { back: { kind: 'preset' } } }],
  ['a meter without reading', { ...full, glass: { back: { kind: 'meter', vltPercent: '70' } } }],
  ['glass in a list', { ...full, glass: [] }],
  ['an exemption of another kind', { ...full, exemption: { ...full.exemption, kind: 'royal' } }],
  ['an exemption without number', { ...full, exemption: { kind: null, documentReference: '' } }],
])('%s is no draft', (_, stored) => {
  expect(parseTintDraft(stored)).toBeUndefined();
});

test('anything at all is a draft or none', () => {
  fc.assert(fc.property(fc.jsonValue(), (stored) => parseTintDraft(stored) === undefined));
});
