import {
  aboveAs1,
  allAround,
  anyOther,
  behind,
  inFront,
  label,
  light,
  multipurpose,
  noFilm,
  noPercentage,
  passages,
  reflects,
  rule,
  sources,
  tolerance,
  transparent,
  unknowns,
  vehicles,
} from '../kit';
import type { LawBackground, LawPack } from '../law-pack';

const says = passages({
  any: 'act 316.2951 high',
  mpv: 'act 316.2951 high',
  roof: 'act 316.2951 high',
  strip: 'strip 316.2952 medium',
  windshield: 'strip 316.2952 medium',
  front: 'act 316.2953 high',
  rear: 'rear 316.2954 high',
  medical: 'medical 316.29545 medium',
  mirrors: 'handbook 316.2954 low',
  label: 'label 316.2955 low',
});
const ofRear = reflects(35, 'nonfilm');

/** Florida Statutes 316.2951 to 316.2957. */
export const law: LawPack = {
  jurisdiction: 'US-FL',
  name: 'Florida',
  code: 'Florida Statutes',
  sectionUrl: 'https://www.flsenate.gov/Laws/Statutes/2024/{section}',
  version: '2026-11-28.1',
  reviewBy: '2027-08-01',
  scope: 'registered-or-required-to-be',
  classes: [vehicles('mpv', 'multipurpose passenger vehicle', multipurpose, says.mpv), anyOther(says.any)],
  rules: [
    rule(['windshield-strip'], noPercentage(), says.strip, { when: { all: [aboveAs1, transparent] } }),
    rule(['windshield'], noFilm, says.windshield),
    rule(inFront, light(28, reflects(25, 'nonfilm')), says.front),
    rule(behind, light(6, ofRear), says.rear, { classes: ['mpv'] }),
    rule(behind, light(15, ofRear), says.rear),
    rule(['roof'], noPercentage(), says.roof),
  ],
  remarks: [{ about: 'mirrors', zones: ['back'], citation: says.mirrors }],
  exemption: says.medical,
};

/** Its sources, and the rest that staff read. */
export function background(): LawBackground {
  return {
    quotes: {
      any: 'any vehicle … except vehicles used in farm husbandry, which is registered or required to be registered in the state',
      mpv: 'designed to carry 10 persons or fewer which is constructed either on a truck chassis or with special features for occasional off-road operation',
      roof: 'except the windshield, any roof-mounted viewing device, and any viewing device having less than 150 square inches in area',
      strip:
        'so long as such material is transparent and does not encroach upon the driver’s direct forward viewing area … AS/1 portion',
      windshield: 'on the windshield, only the strip at its top is allowed, transparent and above the AS/1 portion',
      front:
        'not more than 25 percent as measured on the nonfilm side and a light transmittance of at least 28 percent',
      rear: 'not more than 35 percent as measured on the nonfilm side and a light transmittance of at least 15 percent … at least 6 percent … may be used on multipurpose passenger vehicles',
      medical: 'Lupus or similar medical conditions which require a limited exposure to light',
      mirrors:
        'nontransparent, unless the vehicle is equipped with side mirrors on both sides that meet the requirements of s. 316.294',
      label: 'compliance labeling; tolerances (the heading; place and figure are reported by others)',
    },
    sources: sources({
      act: 'statute, full, 2026-02: Florida Statutes 316.2951, .2953 and .2957, law.justia.com/codes/florida',
      rear: 'statute, part, The 2023 Florida Statutes: Florida Statutes 316.2954, leg.state.fl.us/statutes',
      strip: 'statute, part, 2012: Florida Statutes 316.2952, wftv.com',
      label: 'statute, heading, 2026-02: Florida Statutes 316.2955, law.justia.com/codes/florida',
      penalty: 'statute, full, undated: Florida Statutes 316.2956, lawserver.com',
      handbook: 'secondary, part, 2009: Florida driver handbook and a copy of 316.2954, naplesnews.com',
      medical: 'bill, part, 2018: Bills that quote 316.29545, flsenate.gov',
    }),
    tolerance: [tolerance(3, 'both', 'unsaid', says.label)],
    labels: [label('inside the left door jamb', says.label)],
    medical: [
      {
        issuer: 'Department of Highway Safety and Motor Vehicles',
        reaches: ['windshield', 'windshield-strip', ...allAround],
        expires: 'sale or transfer of the vehicle',
        citation: says.medical,
      },
    ],
    installerPenalty:
      'Selling or installing in violation of any provision of 316.2951 to 316.2955, the label’s included, is a misdemeanor of the second degree (316.2956).',
    unknowns: unknowns({
      '316.2954 after (1)(b): mirrors for a nontransparent rear window, as the driver handbook has them.': 'remark',
      'The wording of 316.2955 on labels and tolerance.': 'label',
      'Which models are multipurpose passenger vehicles: no authority has confirmed any.': 'question',
    }),
  };
}
