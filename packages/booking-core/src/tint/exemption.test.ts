import { expect, test } from 'vitest';
import { parseExemption } from './exemption';
import type { ExemptionDraft } from './exemption-draft';

const complete: ExemptionDraft = { kind: 'medical', certificateNumber: 'M-1204', documentReference: 'scan 2026/118' };

test('a complete exemption comes back without spaces around its texts', () => {
  const spaced = { ...complete, certificateNumber: ' M-1204 ', documentReference: 'scan 2026/118 ' };
  expect(parseExemption(spaced)).toEqual({ ok: true, value: complete });
  expect(parseExemption({ ...complete, kind: 'occupational' })).toMatchObject({ ok: true });
});

test.each([
  ['nothing', { kind: null, certificateNumber: '', documentReference: '' }, 'exemption_kind_missing'],
  ['no grounds', { kind: null }, 'exemption_kind_missing'],
  ['no number', { certificateNumber: '' }, 'certificate_number_missing'],
  ['a blank number', { certificateNumber: '  ' }, 'certificate_number_missing'],
  ['a number of two lines', { certificateNumber: 'M-1204\nM-1205' }, 'certificate_number_missing'],
  ['a document with a tab in it', { documentReference: 'scan\t118' }, 'document_reference_missing'],
  ['no document', { documentReference: '' }, 'document_reference_missing'],
  ['neither number nor document', { certificateNumber: '', documentReference: '' }, 'certificate_number_missing'],
] as const)('with %s it is incomplete', (_, change, problem) => {
  expect(parseExemption({ ...complete, ...change })).toEqual({ ok: false, problem });
});
