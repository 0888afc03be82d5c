import { sampleJob } from '@tintforge/app-base/testing/sample-job';
import { darkTint, sampleTint } from '@tintforge/app-base/testing/sample-tint';
import { sampleWindow, sampleWindows } from '@tintforge/app-base/testing/sample-windows';
import { vehicleTypes } from '@tintforge/content';
import { expect, test } from 'vitest';
import {
  addWindow,
  beginForm,
  changeWindow,
  expectedZones,
  firstBadWindow,
  isBadReading,
  readingOf,
  recordOf,
  removeWindow,
  suggestedLot,
} from './windows-form';

test.each([
  ['26', 26],
  [' 26.5 % ', 26.5],
  ['0', 0],
  ['100', 100],
  ['8.2%', 8.2],
  ['', undefined],
  ['26.55', undefined],
  ['100.1', undefined],
  ['101', undefined],
  ['-1', undefined],
  ['2e1', undefined],
  ['about 30', undefined],
])('%j reads as %s percent', (text, percent) => {
  expect(readingOf(text)).toBe(percent);
});

test('an empty field is not a wrong one', () => {
  expect(['', '  ', '28', 'dark'].map(isBadReading)).toEqual([false, false, false, true]);
});

const pickup = vehicleTypes.find(({ drawing }) => drawing === 'truck');
const job = sampleJob({ tint: sampleTint() });
const form = beginForm(job);

test('it begins with the agreed zones and shades, and with nothing metered', () => {
  expect(form.windows.map(({ zone, shadeId, glass, filmed }) => [zone, shadeId, glass, filmed])).toEqual([
    ['front-sides', 'carbon-35', '', ''],
    ['back', 'carbon-15', '', ''],
  ]);
  expect(form.registeredIn).toBe('US-FL');
});

test('without shades by zone it begins with the glass that the package covers, of a car of which nothing is known', () => {
  const plain = beginForm(sampleJob({ vehicleType: pickup?.id ?? '' }));
  expect(plain.windows.map(({ zone, shadeId }) => [zone, shadeId])).toEqual([
    ['front-sides', ''],
    ['rear-sides', ''],
    ['back', ''],
  ]);
  expect(plain.answers).toEqual({ truckChassisOrOffRoad: 'not-sure', tenPersonsOrFewer: 'not-sure' });
});

test('a shade whose exemption was refused is not taken for the film that goes on', () => {
  const refused = sampleJob({ tint: darkTint('refused'), exemptionApproval: 'refused' });
  expect(beginForm(refused).windows[0]?.shadeId).toBe('');
  const pending = sampleJob({ tint: darkTint('pending'), exemptionApproval: 'pending' });
  expect(beginForm(pending).windows[0]?.shadeId).toBe('carbon-25');
});

test('what was recorded stands in the place of what was agreed, and other windows after it', () => {
  const roof = sampleWindow({ zone: 'roof', shadeId: 'carbon-5', glassPercent: null, filmedPercent: 4 });
  const recorded = beginForm({ ...job, windows: sampleWindows({ windows: [sampleWindow(), roof] }) });
  expect(recorded.windows.map(({ zone, glass, filmed, lot }) => [zone, glass, filmed, lot])).toEqual([
    ['front-sides', '74', '36.5', 'R-2041'],
    ['back', '', '', ''],
    ['roof', '', '4', 'R-2041'],
  ]);
  expect(recorded.answers.tenPersonsOrFewer).toBe('yes');
});

test('windows at which nobody has done anything are not recorded', () => {
  expect(recordOf(form, job)?.windows).toEqual([]);
  const metered = changeWindow(form, 'back', { glass: ' 72 %', lot: ' R-1 ' });
  expect(recordOf(metered, job)?.windows).toEqual([
    { zone: 'back', glassPercent: 72, filmedPercent: null, shadeId: 'carbon-15', lot: 'R-1', removalNote: '' },
  ]);
});

test('another film than the agreed one is recorded before anything is metered', () => {
  const changed = changeWindow(form, 'back', { shadeId: '' });
  expect(recordOf(changed, job)?.windows).toMatchObject([{ zone: 'back', shadeId: null }]);
});

test('what is no share of light keeps the form from being recorded', () => {
  const wrong = changeWindow(form, 'back', { filmed: 'dark' });
  expect(firstBadWindow(wrong)?.zone).toBe('back');
  expect(recordOf(wrong, job)).toBeUndefined();
});

test('a window can be added and taken away; those that were agreed are expected', () => {
  const more = addWindow(form, job, 'windshield-strip');
  expect(more.windows.at(-1)).toMatchObject({ zone: 'windshield-strip', shadeId: '' });
  expect(removeWindow(more, 'windshield-strip')).toEqual(form);
  expect(expectedZones(job)).toEqual(['front-sides', 'back']);
});

test('the lot of the window before is suggested for the same film, and for no other', () => {
  const rolled = changeWindow(form, 'front-sides', { lot: ' R-2041 ' });
  expect(suggestedLot(rolled, 'back')).toBeUndefined();
  const sameFilm = changeWindow(rolled, 'back', { shadeId: 'carbon-35' });
  expect(suggestedLot(sameFilm, 'back')).toBe('R-2041');
  expect(suggestedLot(changeWindow(sameFilm, 'back', { lot: 'R-2' }), 'back')).toBeUndefined();
  expect(suggestedLot(sameFilm, 'front-sides')).toBeUndefined();
});
