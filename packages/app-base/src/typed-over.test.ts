import { describe, expect, test } from 'vitest';
import { differences, mergeTyped } from './typed-over';

const opened = {
  name: 'Sample Customer',
  year: 2024,
  address: { street: '1 Sample Street', city: 'Sampleton' },
  site: { garage: null as string | null, power: 'no' },
  extras: ['clear-coat', 'sun-strip'],
  tint: {
    shades: { back: 'carbon-15' } as Record<string, string>,
    glass: { back: { kind: 'preset', id: 'glass-73' } },
  },
};
type Form = typeof opened;

test.each<[string, Partial<Form>, Partial<Form>, Partial<Form>, string[]]>([
  ['nothing', {}, {}, {}, []],
  ['one field here', { name: 'Ana' }, {}, { name: 'Ana' }, []],
  ['one field there', {}, { name: 'Ana' }, { name: 'Ana' }, []],
  ['the same field to the same', { name: 'Ana' }, { name: 'Ana' }, { name: 'Ana' }, []],
  ['the same field to two values', { name: 'Ana' }, { name: 'Bea' }, { name: 'Ana' }, ['name']],
  [
    'street here and city there',
    { address: { ...opened.address, street: '2 Other Street' } },
    { address: { ...opened.address, city: 'Elsewhere' } },
    { address: { street: '2 Other Street', city: 'Elsewhere' } },
    [],
  ],
  [
    'the street twice, and the city there',
    { address: { ...opened.address, street: '2 Other Street' } },
    { address: { street: '3 Third Street', city: 'Elsewhere' } },
    { address: { street: '2 Other Street', city: 'Elsewhere' } },
    ['address.street'],
  ],
  [
    'an answer that was open',
    { site: { ...opened.site, garage: 'yes' } },
    { site: { ...opened.site, garage: 'no' } },
    { site: { ...opened.site, garage: 'yes' } },
    ['site.garage'],
  ],
  [
    'an answer that is taken back there',
    { site: { ...opened.site, garage: 'yes' } },
    { site: { ...opened.site, power: 'yes' } },
    { site: { garage: 'yes', power: 'yes' } },
    [],
  ],
  ['a number cleared here', { year: Number.NaN }, { name: 'Ana' }, { year: Number.NaN, name: 'Ana' }, []],
  ['a number cleared here and set there', { year: Number.NaN }, { year: 2025 }, { year: Number.NaN }, ['year']],
  [
    'an extra added by each',
    { extras: [...opened.extras, 'ceramic'] },
    { extras: [...opened.extras, 'visor'] },
    { extras: [...opened.extras, 'visor', 'ceramic'] },
    [],
  ],
  ['an extra removed by each', { extras: ['sun-strip'] }, { extras: ['clear-coat'] }, { extras: [] }, []],
  [
    'shades of different windows',
    { tint: { ...opened.tint, shades: { back: 'carbon-35' } } },
    { tint: { ...opened.tint, shades: { back: 'carbon-15', 'front-sides': 'carbon-50' } } },
    { tint: { ...opened.tint, shades: { back: 'carbon-35', 'front-sides': 'carbon-50' } } },
    [],
  ],
  [
    'the glass of one window: never half of each',
    { tint: { ...opened.tint, glass: { back: { kind: 'preset', id: 'glass-20' } } } },
    { tint: { ...opened.tint, glass: { back: { kind: 'meter', id: '71' } } } },
    { tint: { ...opened.tint, glass: { back: { kind: 'preset', id: 'glass-20' } } } },
    ['tint.glass.back'],
  ],
])('%s: both changes stay', (_name, here, there, expected, overtaken) => {
  const merged = mergeTyped({ opened, typed: { ...opened, ...here }, current: { ...opened, ...there } });
  expect(merged).toEqual({ values: { ...opened, ...expected }, overtaken });
});

test('a shade that is removed there is gone, and one that is removed here stays removed', () => {
  const base = { shades: { back: 'carbon-15', 'front-sides': 'carbon-50' } as Record<string, string> };
  const { values } = mergeTyped({
    opened: base,
    typed: { shades: { back: 'carbon-15' } },
    current: { shades: { 'front-sides': 'carbon-50' } },
  });
  expect(values).toEqual({ shades: {} });
});

describe('the differences of two forms', () => {
  test('are the values that are not equal, down to those of an address', () => {
    const to = { ...opened, name: 'Ana', address: { ...opened.address, city: 'Elsewhere' }, extras: [] };
    expect(differences(opened, to)).toEqual({ name: 'Ana', address: { city: 'Elsewhere' }, extras: [] });
    expect(differences(to, opened)).toEqual({
      name: opened.name,
      address: { city: opened.address.city },
      extras: opened.extras,
    });
  });

  test('of equal forms are none', () => {
    expect(differences(opened, structuredClone(opened))).toEqual({});
  });
});
