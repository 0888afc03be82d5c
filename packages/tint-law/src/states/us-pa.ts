import type { Condition } from '../condition';
import {
  aboveAs1,
  anyOther,
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
  unknowns,
  unread,
  vehicles,
} from '../kit';
import type { LawBackground, LawPack } from '../law-pack';

const says = passages({
  figures: 'sheet 67 Pa. Code 175.263 high',
  exempt: 'sheet 67 Pa. Code 175.263 high',
  inside: 'act 75 Pa.C.S. 4524(e)(1) high',
  older: 'rule 67 Pa. Code 175.263(b) medium',
  strip: 'rule 67 Pa. Code 175.263 medium',
  medical: 'act 75 Pa.C.S. 4524(e)(3) high',
});

const inSight: Condition = {
  judgedBySight: 'Pennsylvania forbids film that doesn’t let a person see the inside of the vehicle.',
};

/** 75 Pa.C.S. 4524(e) and 67 Pa. Code 175.263 with its Table X. */
export const law: LawPack = {
  jurisdiction: 'US-PA',
  name: 'Pennsylvania',
  version: '2026-11-28.1',
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
    rule(sidesBehind, light(70), says.figures, {
      classes: ['truck'],
      or: [either(noPercentage(), says.inside, inSight)],
    }),
    rule(['back'], light(70), says.figures, {
      classes: ['truck'],
      or: [
        either(
          unread(
            'The regulation lets the rear window be treated with two mirrors, the fact sheet asks nothing of this vehicle: which of them counts is open.',
          ),
          says.older,
        ),
      ],
    }),
    rule(sidesBehind, light(70), says.figures),
    rule(['back'], light(70), says.figures, {
      or: [
        either(unread('For cars up to model year 1997, an older label decides on the rear window.'), says.older, {
          modelYearTo: 1997,
        }),
      ],
    }),
  ],
  exemption: says.medical,
};

/** Its sources, and the rest that staff read. */
export function background(): LawBackground {
  return {
    quotes: {
      inside:
        'any sun screening device or other material which does not permit a person to see or view the inside of the vehicle through the windshield, side wing or side window',
      figures:
        '70 % for windshield, front sides, rear sides and, from model year 1998, the rear window of passenger cars',
      exempt: 'No Requirement (behind the driver of trucks and multipurpose vehicles)',
      older: 'The rear window … may be treated by the vehicle owner … See Table X',
      strip: 'transparent, above the AS-1 line, at most three inches',
      medical:
        'A certificate of exemption shall be issued by the department … certified … by a licensed physician or optometrist',
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
    unknowns: unknowns({
      'The regulation lets owners treat the rear window with mirrors; the fact sheet gives 70 for cars, which we keep, and no requirement for trucks.':
        ['back'],
      '4524(e)(1) also forbids what does not let a person see the inside of the vehicle.': sidesBehind,
      'Penalties.': 'penalty',
    }),
  };
}
