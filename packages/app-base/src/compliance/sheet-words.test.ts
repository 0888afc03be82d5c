import type { ComplianceSheet } from '@tintforge/api-contract';
import { describe, expect, test } from 'vitest';
import { floridaLaw } from '../testing/sample-tint';
import { sampleCompliance, sampleWindow, sheetLaw } from '../testing/sample-windows';
import { labelProps, sheetProps } from './sheet-words';

const illegal = {
  filmedPercent: 22,
  verdict: { kind: 'not-legal', law: floridaLaw, margin: -6, limitPercent: 28, statute: '316.2953', text: 'Too dark.' },
} as const;

const unverified = {
  verdict: { kind: 'not-verified', law: null, margin: null, limitPercent: null, statute: null, text: 'Not known.' },
} as const;

describe('the sheet', () => {
  test('states film, lot, both readings, verdict and statute of each window', () => {
    expect(sheetProps(sampleCompliance()).windows).toEqual([
      {
        zone: 'Front side windows',
        film: 'Carbon 35',
        lot: 'R-2041',
        before: '74%',
        after: '36.5%',
        verdict: 'Meets Florida’s limit',
        rule: 'at least 28%, Florida Statutes 316.2953',
      },
      {
        zone: 'Back glass',
        film: 'Carbon 15',
        lot: 'R-2042',
        before: 'not metered',
        after: '15%',
        verdict: 'Meets Florida’s limit, close',
        rule: 'at least 15%, Florida Statutes 316.2954',
      },
    ]);
  });

  test('says which windows a verdict still depends on', () => {
    const verdict = { ...unverified.verdict, otherPanes: ['front-sides', 'windshield'] } as const;
    const sheet = sampleCompliance({
      windows: [sampleWindow({ zone: 'back', verdict: { ...verdict, otherPanes: [...verdict.otherPanes] } })],
    });
    expect(sheetProps(sheet).statements).toContain(
      'Verdicts that depend on windows we didn’t meter aren’t verified: Windshield below the strip, Front side windows.',
    );
  });

  test('says who, which car, when, and what could not be verified', () => {
    const props = sheetProps(sampleCompliance());
    expect(props.installer).toBe('Tintforge');
    expect(props.contact).toContain('(813) 555-4700');
    expect(props.facts).toContainEqual({ term: 'Installed', value: 'December 8, 2026' });
    expect(props.facts).toContainEqual({ term: 'By law', value: 'Passenger car' });
    expect(props.unverified.items).toEqual(['Section 316.2955 is known from secondary sources only.']);
  });

  test('says what was not metered and what became of film that may not stay', () => {
    const props = sheetProps(
      sampleCompliance({
        windows: [
          sampleWindow({ ...illegal, removalNote: 'Removed' }),
          sampleWindow({ zone: 'back', filmedPercent: null, verdict: null, lot: '' }),
        ],
        unmetered: ['back'],
      }),
    );
    expect(props.windows[0]).toMatchObject({
      verdict: 'Not allowed in Florida',
      rule: 'at least 28%, Florida Statutes 316.2953. Removed',
    });
    expect(props.windows[1]).toMatchObject({ after: 'not metered', verdict: 'Not metered', lot: 'not recorded' });
    expect(props.statements).toContain('Not metered with film: Back glass.');
  });

  test.each([
    [{ kind: 'medical', certificateNumber: 'SAMPLE-1' }, 'Medical, certificate SAMPLE-1'],
    [{ kind: 'medical', certificateNumber: null }, 'Medical'],
    [{ kind: null, certificateNumber: null }, 'Approved'],
  ] as const)('with the exemption %j it reads %s', (exemption, value) => {
    expect(sheetProps(sampleCompliance({ exemption })).facts).toContainEqual({ term: 'Exemption', value });
  });
});

describe('the label', () => {
  test('has the figures of the sheet', () => {
    const sheet = sampleCompliance();
    const stated = sheetProps(sheet).windows.map(({ zone, film, after }) => ({ zone, film, reading: after }));
    expect(labelProps(sheet)?.windows).toEqual(stated);
    expect(labelProps(sheet)).toMatchObject({
      installer: 'Tintforge, (813) 555-4700',
      reference: 'TF-7K3M-9QXA, December 8, 2026',
    });
  });

  test('says that the light is within the law where all of it is, and that no meter reads reflection', () => {
    const within =
      'By these readings, the light through every window is within Florida Statutes 316.2953 and 316.2954.';
    expect(labelProps(sampleCompliance())?.statement).toBe(`${within} How much the film reflects wasn’t metered.`);
    const law = { ...sheetLaw, limitsReflection: false };
    expect(labelProps(sampleCompliance({ law }))?.statement).toBe(within);
  });

  test('is no label of a statute, and names none of it: the sheet names the paper that the law requires besides', () => {
    const paper = { place: 'inside, lower right corner of each window', wording: null, section: '56-5-5015(E)' };
    for (const isAvailableHere of [true, false]) {
      const sheet = sampleCompliance({ law: { ...sheetLaw, papers: [{ ...paper, isAvailableHere }] } });
      expect(JSON.stringify(labelProps(sheet))).not.toContain('56-5-5015');
      expect(sheetProps(sheet).statements.join(' ')).toContain('besides ours: inside, lower right corner');
    }
  });

  test.each<[string, Partial<ComplianceSheet>, string]>([
    ['an exemption', { windows: [sampleWindow({ ...illegal, isCovered: true })] }, 'exemption'],
    ['another state', { windows: [sampleWindow(illegal)], registeredIn: 'unknown' }, 'another state'],
    ['a window that isn’t verified', { windows: [sampleWindow(unverified)] }, 'Limits:'],
    ['a window without a reading', { unmetered: ['back'] }, 'wasn’t metered'],
  ])('with %s it claims no more than is so', (_name, changes, words) => {
    const statement = labelProps(sampleCompliance(changes))?.statement;
    expect(statement).toContain(words);
    expect(statement).not.toContain('is within');
  });

  test('leaves out glass without film and film that came off, and is none without any', () => {
    const gone = sampleWindow({ ...illegal, removalNote: 'Removed' });
    const bare = sampleWindow({ zone: 'back', shadeId: null, shade: null, film: null });
    expect(labelProps(sampleCompliance({ windows: [gone, bare] }))).toBeUndefined();
  });
});
