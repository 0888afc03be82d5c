import {
  anyOther,
  behind,
  either,
  inFront,
  label,
  light,
  multipurpose,
  notRead,
  passages,
  requires,
  rule,
  sources,
  unknowns,
  unread,
  vehicles,
} from '../kit';
import type { LawBackground, LawPack, LightBasis } from '../law-pack';

const says = passages({
  material: 'act 55-9-107(a) medium',
  glass: 'act 55-9-107(a) medium',
  label: 'act 55-9-107 medium',
});
const filmOrWindow: LightBasis = { on: 'ambiguous', readings: [{ on: 'finished-window' }, { on: 'film-alone' }] };
const darkGlass = either(
  unread('The rule is about glass that met the federal minimum; what holds on darker glass is open.'),
  says.glass,
  { not: { bareGlassAtLeastPercent: 70 } },
);
const always = requires(says.material, notRead('We haven’t read whether Tennessee limits how much film reflects.'));
const wording = 'Complies with Tennessee Code Annotated, § 55-9-107.';

/** T.C.A. 55-9-107, an older copy in part. Read literally it limits the film, on glass that met the federal minimum. */
export const law: LawPack = {
  jurisdiction: 'US-TN',
  name: 'Tennessee',
  version: '2026-11-28.1',
  reviewBy: '2027-08-01',
  scope: 'unsaid',
  classes: [
    vehicles('mpv', 'multipurpose vehicle, which we haven’t read', multipurpose, says.material),
    anyOther(says.material),
  ],
  rules: [
    rule(inFront, light(35, undefined, filmOrWindow), says.material, { always, or: [darkGlass] }),
    rule(behind, light(35, undefined, filmOrWindow), says.material, {
      classes: ['mpv'],
      always,
      or: [either(unread('We haven’t read what applies behind the driver of this vehicle.'), says.material)],
    }),
    rule(behind, light(35, undefined, filmOrWindow), says.material, { always, or: [darkGlass] }),
  ],
};

/** Its sources, and the rest that staff read. */
export function background(): LawBackground {
  return {
    quotes: {
      material: 'any material that: (A) Has a visible light transmittance of less than thirty-five percent (35%)',
      glass:
        'a visible light transmittance equal to, but not less than, that specified in the Federal Motor Vehicle Safety Standard No. 205',
      label:
        'lower right corner of the driver’s window: business name and “Complies with Tennessee Code Annotated, § 55-9-107.”',
    },
    sources: sources({
      act: 'statute, part, undated: T.C.A. 55-9-107, statutes.laws-info.com',
      bill: 'bill, part, 2009: HB 1187 of 2009, home.pcisys.net',
    }),
    tolerance: [],
    labels: [label('lower right corner of the driver’s window', says.label, { wording })],
    medical: [],
    installerPenalty: null,
    unknowns: unknowns({
      'Multipurpose vehicles behind the driver.': behind,
      'Reflectance.': [...inFront, ...behind],
      'The windshield.': ['windshield-strip', 'windshield'],
      'Exemptions for health.': 'exemption',
    }),
  };
}
