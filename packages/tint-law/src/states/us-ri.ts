import {
  aboveAs1,
  anyOther,
  body,
  either,
  inches,
  inFront,
  label,
  light,
  multipurpose,
  noPercentage,
  passages,
  requires,
  rule,
  sidesBehind,
  sources,
  transparent,
  twoMirrors,
  unknowns,
  vehicles,
} from '../kit';
import type { LawBackground, LawPack } from '../law-pack';

const says = passages({
  figures: 'act 31-23.3-4(3) high',
  back: 'act 31-23.3-4(3) high',
  larger: 'act 31-23.3-4(6) high',
  strip: 'act 31-23.3-4(4) high',
  label: 'act 31-23.3-3(b) high',
  medical: 'act 31-23.3-4(7) high',
});
const mirrored = requires(says.back, twoMirrors);

/** R.I. Gen. Laws 31-23.3. */
export const law: LawPack = {
  jurisdiction: 'US-RI',
  name: 'Rhode Island',
  version: '2026-11-28.1',
  reviewBy: '2027-08-01',
  scope: 'registered',
  classes: [
    vehicles(
      'larger',
      'truck, bus, van or multipurpose vehicle',
      { any: [body('pickup', 'truck', 'bus', 'van'), multipurpose] },
      says.larger,
    ),
    anyOther(says.figures),
  ],
  rules: [
    rule(['windshield-strip'], light(70), says.figures, {
      or: [either(noPercentage(), says.strip, { all: [inches(6), aboveAs1, transparent] })],
    }),
    rule(['windshield', ...inFront], light(70), says.figures),
    rule(['back'], noPercentage(), says.larger, { classes: ['larger'], always: mirrored }),
    rule(['back'], light(70), says.back, { always: mirrored }),
    rule(sidesBehind, light(70), says.figures, {
      classes: ['larger'],
      or: [either(noPercentage(), says.larger, twoMirrors)],
    }),
    rule(sidesBehind, light(70), says.figures),
  ],
  exemption: says.medical,
};

/** Its sources, and the rest that staff read. */
export function background(): LawBackground {
  return {
    quotes: {
      figures: 'total visible light transmittance of not less than seventy percent (70%)',
      back: 'or on the rear window if the vehicle is equipped with two (2) outside mirrors',
      larger: 'behind the driver of trucks, multipurpose vehicles and others, with two outside mirrors',
      strip:
        'any transparent material limited to the uppermost six inches … provided the strip does not encroach upon the driver’s direct forward viewing area',
      label: 'the installer and the percentage, at the lower left of the front window',
      medical:
        'an affidavit signed by a physician or an optometrist; the division of motor vehicles issues a sticker for the driver’s side window',
    },
    sources: sources({
      act: 'statute, full, 2022-11: R.I. Gen. Laws 31-23.3-1 to -6, github.com/UniCourt/cic-code-ri',
    }),
    tolerance: [],
    labels: [label('lower left of the front window', says.label)],
    medical: [{ issuer: 'Division of Motor Vehicles', signedBy: 'physician or optometrist', citation: says.medical }],
    installerPenalty: 'For the installer at most $250 for each window.',
    unknowns: unknowns({
      'The text names the first rear side windows; quarter glass counts with them here.': 'stricter-reading',
    }),
  };
}
