import { judgeReading, judgeTint } from '@tintforge/booking-core';
import { homeLaw } from '@tintforge/shop/home-law';
import { homeHero } from '@tintforge/shop/pages/home-hero';
import { reviews } from '../samples';
import { tintCatalogue } from '../tint-catalogue';

/** A function of a words module: from ready-made texts and figures to a sentence. */
export type Words = (...values: readonly unknown[]) => unknown;

/** The front side windows of a passenger car with typical glass. */
const frontSides = { zone: 'front-sides', legalClass: 'passenger' } as const;
const verdicts = tintCatalogue.shades.map((shade) =>
  judgeTint({ ...frontSides, law: homeLaw, glassVltPercent: 73, shade }),
);
const shade = { vltPercent: 35, vltBasis: 'net73', vlrExteriorPercent: 5 } as const;
const readings = [40, 28, 27].map((measuredVltPercent) =>
  judgeReading({ ...frontSides, law: homeLaw, shade, measuredVltPercent }),
);

const sheetLaw = { name: 'Sample', sections: ['1.2'], exemptionSection: '1.3', limitsReflection: true };

const statement = { vlrExteriorPercent: 7, source: 'Sample', date: '2026-03-02', isSample: true };

/** Arguments of the functions that take something else than texts, by path: each list is one call. */
const samples: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'automotivePage.films.shades': [['Ceramic Film', [5, 16]]],
  'explorerVerdicts.second.heat': [[12], [-1]],
  'explorerVerdicts.second.light': [
    ['Front side windows', 12],
    ['Front side windows', -1],
  ],
  'explorerPicture.palette.move': [[1], [2]],
  'filmComparison.measured': [['51 to 66%', 'TSER']],
  'filmComparison.shades': [['Ceramic', [5, 16]]],
  'filmGuideWords.favours': [['Must work', { favoured: ['Ceramic'], ruledOut: 'Hybrid' }]],
  'filmPageWords.compare.shades': [['Ceramic', [5, 16]]],
  'filmTableWords.swatch': [[35]],
  'filmPageWords.stated': [[statement]],
  'filmTableWords.notes.unknownGlass': [['Ceramic Film']],
  'homeHero.pane.valueText': homeHero.pane.stops.map((stop) => [stop]),
  'homeWords.comparison.shadesTitle': [['Ceramic', [5, 16]]],
  'homeWords.testimonials.summary': [[reviews]],
  'complianceWords.statement': [true, false].flatMap((isLegal) => [
    [{ isLegal, isExempt: false, law: sheetLaw, isOfAnotherState: false }],
    [{ isLegal, isExempt: true, law: sheetLaw, isOfAnotherState: true }],
    [{ isLegal, isExempt: true, law: null, isOfAnotherState: false }],
  ]),
  'complianceWords.rules': [[sheetLaw]],
  'tintWords.panel.judgedOption': tintCatalogue.shades.map(({ name, vltPercent }) => [
    name,
    { vltPercent, kind: 'legal' },
  ]),
  'tintWords.verdict.lightNote': [[verdicts.map(({ net }) => net)]],
  'lawWords.verdict.lightNote': [[verdicts.map(({ net }) => net)]],
  'tintWords.verdict.stated': [[statement]],
  'lawWords.verdict.stated': [[statement]],
  'tintWords.verdict.shownLight': verdicts.map(({ net }) => [net]),
  'lawWords.verdict.shownLight': verdicts.map(({ net }) => [net]),
  'tintWords.verdict.why': verdicts.map((verdict) => [verdict]),
  'lawWords.verdict.why': verdicts.map((verdict) => [verdict]),
  'meteringWords.why': readings.map((reading) => [reading]),
  'tintWords.verdict.statute': verdicts.map((verdict) => [verdict]),
  'lawWords.verdict.statute': verdicts.map((verdict) => [verdict]),
  'wizardWords.extras.shade.option': tintCatalogue.shades.map(({ name, vltPercent }) => [name, vltPercent]),
};

/** The parameters of email texts: a start with its code, and the cost of cancelling. */
const mailParts = {
  code: 'TF-SAMPLE',
  day: 'Tuesday, December 8',
  time: '9:00 AM EST',
  refund: '$112.50',
  kept: '$37.50',
  phone: '(813) 555-4700',
};

/**
 * Output of the function at a path: for its samples, or, where it has none, for a text in each position or for the
 * parts of an email. Throws when that makes no whole sentence: the function needs a sample.
 */
export function spoken(path: string, words: Words): readonly string[] {
  const own = samples[path];
  if (own !== undefined) return own.map((values) => wholeSentence(words(...values)) ?? needsSample(path));
  const texts = Array.from({ length: words.length }, () => 'Sample');
  return [wholeSentence(words(...texts)) ?? wholeSentence(words(mailParts)) ?? needsSample(path)];
}

function wholeSentence(said: unknown): string | undefined {
  return typeof said === 'string' && !/undefined|\[object|NaN/.test(said) ? said : undefined;
}

function needsSample(path: string): never {
  throw new Error(`Nothing is known that ${path} could be called with: give it a sample in spoken-words.ts`);
}
