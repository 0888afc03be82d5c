import { sampleJob } from '@tintforge/app-base/testing/sample-job';
import { sampleTint } from '@tintforge/app-base/testing/sample-tint';
import { bringLaw } from '@tintforge/app-base/tint/state-laws';
import { beforeAll, describe, expect, test } from 'vitest';
import { forecastFor, illegalWindows, neededWindows, unexplainedWindows, verdictOn } from './judge-window';
import { beginForm, changeWindow, type WindowEntry } from './windows-form';

const job = sampleJob({ tint: sampleTint() });
const form = beginForm(job);

// Florida’s, which the page of another shop fetches.
beforeAll(() => bringLaw(form));

function front(changes: Partial<WindowEntry>) {
  const changed = changeWindow(form, 'front-sides', changes);
  const [entry] = changed.windows;
  if (entry === undefined) throw new Error('There is no front');
  return { form: changed, entry };
}

test.each([
  ['36.5', 'legal'],
  ['28', 'legal-thin'],
  ['27.9', 'not-legal'],
])('%s%% beside the driver is %s', (filmed, kind) => {
  expect(verdictOn(form, front({ filmed }).entry)?.kind).toBe(kind);
});

test('nothing is said before a share of light is typed', () => {
  expect(['', '2 8', 'x'].map((filmed) => verdictOn(form, front({ filmed }).entry))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

describe('before the film is on', () => {
  test('the metered glass and the shade say what to expect, and what would be legal', () => {
    const { entry } = front({ glass: '73', shadeId: 'carbon-25' });
    const forecast = forecastFor(form, entry);
    expect(forecast?.judgment.verdict).toMatchObject({ kind: 'not-legal', net: { judgedPercent: 22 } });
    expect(forecast?.legalHere.map(({ id }) => id)).toEqual(['carbon-30', 'carbon-35']);
  });

  test('darker glass darkens the forecast', () => {
    const judged = (glass: string) => forecastFor(form, front({ glass }).entry)?.judgment.verdict;
    expect(judged('73')).toMatchObject({ kind: 'legal', net: { judgedPercent: 37 } });
    expect(judged('50')).toMatchObject({ kind: 'not-legal', net: { judgedPercent: 25.3 } });
  });

  test.each([{ glass: '' }, { glass: '73', shadeId: '' }, { glass: '73', filmed: '30' }])('%j has none', (changes) => {
    expect(forecastFor(form, front(changes).entry)).toBeUndefined();
  });
});

describe('a reading that is not legal', () => {
  const { form: illegal } = front({ filmed: '25' });

  test('keeps the job open', () => {
    expect(unexplainedWindows(illegal, job).map(({ zone }) => zone)).toEqual(['front-sides']);
  });

  test.each([
    ['an approved exemption', illegal, 'approved'],
    ['another state’s registration', { ...illegal, registeredIn: 'unknown' as const }, 'none'],
    ['a note on what became of the film', front({ filmed: '25', removalNote: 'Removed' }).form, 'none'],
  ] as const)('does not with %s', (_name, closed, exemptionApproval) => {
    expect(unexplainedWindows(closed, { exemptionApproval })).toEqual([]);
  });

  test('stays illegal whatever became of the film', () => {
    expect(illegalWindows(front({ filmed: '25', removalNote: 'Removed' }).form, job)).toHaveLength(1);
  });
});

describe('glass that depends on other windows', () => {
  const colorado = { ...form, registeredIn: 'US-CO' } as const;
  const blank: WindowEntry = { zone: 'back', glass: '', filmed: '', shadeId: '', lot: '', removalNote: '' };
  const dark = { ...blank, glass: '73', filmed: '20', shadeId: 'carbon-25' };
  const formOf = (...windows: WindowEntry[]) => ({ ...colorado, windows });

  beforeAll(() => bringLaw(colorado));

  test('is not verified until they are metered, with or without film', () => {
    expect(neededWindows(formOf(dark), job)).toEqual(['windshield', 'front-sides']);
    const windshield: WindowEntry = { ...blank, zone: 'windshield', glass: '74' };
    const front: WindowEntry = { ...blank, zone: 'front-sides', glass: '78', shadeId: 'carbon-70' };
    expect(neededWindows(formOf(windshield, front, dark), job)).toEqual(['front-sides']);
    const whole = formOf(windshield, { ...front, filmed: '70' }, dark);
    expect(neededWindows(whole, job)).toEqual([]);
    expect(verdictOn(whole, dark)?.kind).toBe('no-limit');
    expect(neededWindows(formOf(windshield, { ...front, filmed: '60' }, dark), job)).toEqual([]);
  });

  test('is forecast by what was metered, not by what was ordered', () => {
    const entry = { ...dark, filmed: '' };
    expect(forecastFor(formOf(entry), entry)?.judgment.verdict.reason).toBe('other-panes');
    const front: WindowEntry = { ...blank, zone: 'front-sides', filmed: '40', shadeId: 'carbon-40' };
    expect(forecastFor(formOf(front, entry), entry)?.judgment.verdict.kind).toBe('not-legal');
  });
});
