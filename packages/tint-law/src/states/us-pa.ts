import {
  aboveAs1,
  anyOther,
  behind,
  body,
  either,
  inches,
  inFront,
  light,
  multipurpose,
  noPercentage,
  passages,
  rule,
  sidesBehind,
  sources,
  transparent,
  unread,
  vehicles,
} from '../kit';
import type { LawBackground, LawPack } from '../law-pack';

const says = passages({
  figures: 'sheet Table X high',
  exempt: 'sheet Table X high',
  older: 'rule 175.263(b) medium',
  strip: 'rule 175.263 medium',
  medical: 'sheet Table X medium',
});

/** 75 Pa.C.S. 4524(e) and 67 Pa. Code 175.263 with its Table X. */
export const law: LawPack = {
  jurisdiction: 'US-PA',
  name: 'Pennsylvania',
  version: '2026-11-23.1',
  reviewBy: '2027-08-01',
  scope: 'operated-here',
  classes: [
    vehicles(
      'truck',
      'truck or multipurpose vehicle',
      { any: [body('pickup', 'truck', 'bus'), multipurpose] },
      says.exempt,
    ),
    anyOther(says.figures),
  ],
  rules: [
    rule(['windshield-strip'], noPercentage(), says.strip, { when: { all: [inches(3), aboveAs1, transparent] } }),
    rule(['windshield', ...inFront], light(70), says.figures),
    rule(behind, noPercentage(), says.exempt, { classes: ['truck'] }),
    rule(sidesBehind, light(70), says.figures),
    rule(['back'], light(70), says.figures, {
      or: [
        either(unread('For cars up to model year 1997, an older label decides on the rear window.'), says.older, {
          modelYearTo: 1997,
        }),
      ],
    }),
  ],
};

/** Its sources, and the rest that staff read. */
export function background(): LawBackground {
  return {
    quotes: {
      figures:
        '70 % for windshield, front sides, rear sides and, from model year 1998, the rear window of passenger cars',
      exempt: 'No Requirement (behind the driver of trucks and multipurpose vehicles)',
      older: 'The rear window … may be treated by the vehicle owner … See Table X',
      strip: 'transparent, above the AS-1 line, at most three inches',
      medical: 'a certificate of the department, upon a physician or optometrist',
    },
    sources: sources({
      act: 'statute, full, 2026-02: 75 Pa.C.S. 4524(e)(1), law.justia.com/codes/pennsylvania',
      rule: 'regulation, full, 2024-11: 67 Pa. Code 175.263, casetext.com',
      sheet: 'agency, full, undated: Vehicle Window Tint fact sheet, online.documentine.com',
    }),
    tolerance: [],
    labels: [],
    medical: [{ issuer: 'Department of Transportation', signedBy: 'physician or optometrist', citation: says.medical }],
    installerPenalty: null,
    unknowns: [
      'The regulation lets owners treat the rear window of a car with mirrors; the fact sheet gives 70, which we keep.',
      '4524(e)(1) also forbids what does not let a person see the inside of the vehicle.',
      'Penalties.',
    ],
  };
}
