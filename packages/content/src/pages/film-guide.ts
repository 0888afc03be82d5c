import type { FilmType } from '@tintforge/booking-core';
import { measuredRange, measuredText } from './film-table';

const answersByQuestion = {
  heat: ['most', 'some', 'little'],
  look: ['light', 'charcoal', 'black'],
  signal: ['critical', 'preferred', 'indifferent'],
  budget: ['value', 'middle', 'premium'],
} as const;

/** The questions of the guide. */
export type FilmQuestion = keyof typeof answersByQuestion;

/** The four questions, in their order. */
export const filmQuestions = ['heat', 'look', 'signal', 'budget'] as const satisfies readonly FilmQuestion[];

/** One answer to each question. */
export type FilmAnswers = { [Question in FilmQuestion]: (typeof answersByQuestion)[Question][number] };

/** The answers to each question, in order. */
export const filmAnswers: {
  readonly [Question in FilmQuestion]: readonly FilmAnswers[Question][];
} = answersByQuestion;

/** The film that four answers lead to. */
export interface FilmRecommendation {
  filmType: FilmType;
  /** Reasons: the two strongest for this film, each with a figure of its table. */
  reasons: readonly [string, string];
}

type Points = Readonly<Record<FilmType, number>>;
type PointTable = {
  readonly [Question in FilmQuestion]: Readonly<Record<FilmAnswers[Question], readonly [number, number, number]>>;
};

/** No other answer can compensate for it. */
const never = Number.NEGATIVE_INFINITY;

/**
 * Points of each answer for ceramic, hybrid and carbon, in this order. Heat: measured TSER. Look: the shades. Signal:
 * the interference that the manufacturers state. Budget: the price tiers.
 */
const pointTable: PointTable = {
  heat: { most: [4, 3, 0], some: [2, 3, 1], little: [0, 1, 2] },
  look: { light: [4, 0, 1], charcoal: [1, 4, 1], black: [0, 1, 4] },
  signal: { critical: [3, never, 2], preferred: [2, 1, 2], indifferent: [0, 1, 1] },
  budget: { value: [-1, 4, 2], middle: [1, 2, 3], premium: [4, 1, 1] },
};

/** Between films with equal points the one that keeps out more heat is named. */
const filmsByHeat = ['Ceramic Film', 'Hybrid Film', 'Carbon Film'] as const satisfies readonly FilmType[];

function pointsOf<Question extends FilmQuestion>(question: Question, answer: FilmAnswers[Question]): Points {
  const [ceramic, hybrid, carbon] = pointTable[question][answer];
  return { 'Ceramic Film': ceramic, 'Hybrid Film': hybrid, 'Carbon Film': carbon };
}

/** The films that an answer favors most, and the one that it rules out. */
export function favouredBy<Question extends FilmQuestion>(question: Question, answer: FilmAnswers[Question]) {
  const given = pointsOf(question, answer);
  const most = Math.max(...Object.values(given));
  return {
    films: filmsByHeat.filter((filmType) => given[filmType] === most),
    ruledOut: filmsByHeat.find((filmType) => given[filmType] === never),
  };
}

/** The film for four answers, with two reasons. */
export function recommendFilm(answers: FilmAnswers): FilmRecommendation {
  const given = filmQuestions.map((question) => ({ question, points: pointsOf(question, answers[question]) }));
  const total = (filmType: FilmType) => given.reduce((sum, answer) => sum + answer.points[filmType], 0);
  const filmType = filmsByHeat.reduce((best, candidate) => (total(candidate) > total(best) ? candidate : best));
  const [first, second] = given.toSorted((left, right) => right.points[filmType] - left.points[filmType]);
  if (first === undefined || second === undefined) throw new Error('The guide asks fewer than two questions');
  const reasons = reasonsFor[filmType];
  return { filmType, reasons: [reasons[first.question], reasons[second.question]] };
}

const heat = (filmType: FilmType) => measuredText(filmType, 'tserPercent');
const [darkestHybrid, lightestHybrid] = measuredRange('Hybrid Film', 'vltPercent') ?? [];
const [darkestCarbon, lightestCarbon] = measuredRange('Carbon Film', 'vltPercent') ?? [];
const [leastInfrared, mostInfrared] = measuredRange('Ceramic Film', 'irRejectionPercent') ?? [];
const [, lightestCeramic] = measuredRange('Ceramic Film', 'vltPercent') ?? [];
const [leastCarbonUv] = measuredRange('Carbon Film', 'uvBlockPercent') ?? [];
const [, mostCarbonGlare] = measuredRange('Carbon Film', 'glareReductionPercent') ?? [];

/** Reasons for a film in each question. Every figure is from its table. */
const reasonsFor: Readonly<Record<FilmType, Readonly<Record<FilmQuestion, string>>>> = {
  'Ceramic Film': {
    heat: `Heat: ${heat('Ceramic Film')} of solar energy kept out (TSER), the highest of the three`,
    look: `Look: even the lightest shade, ${lightestCeramic}% VLT, rejects ${leastInfrared}% of infrared`,
    signal: `Signal: zero interference, according to the manufacturer, with ${leastInfrared} to ${mostInfrared}% of infrared rejected`,
    budget: `Budget: our top tier, and ${mostInfrared}% of infrared rejected in its darkest shade`,
  },
  'Hybrid Film': {
    heat: `Heat: ${heat('Hybrid Film')} of solar energy kept out (TSER), close to ceramic`,
    look: `Look: charcoal in six shades, from ${lightestHybrid}% to ${darkestHybrid}% VLT`,
    signal: `Signal: minimal interference, according to the manufacturer, with ${heat('Hybrid Film')} of solar energy kept out`,
    budget: `Budget: our lowest tier, and still ${measuredText('Hybrid Film', 'uvBlockPercent')} of ultraviolet blocked in every shade`,
  },
  'Carbon Film': {
    heat: `Heat: ${heat('Carbon Film')} of solar energy kept out (TSER), fair where heat isn’t the point`,
    look: `Look: matte black in eight shades, from ${lightestCarbon}% to ${darkestCarbon}% VLT`,
    signal: `Signal: no metal in it, and at least ${leastCarbonUv}% of ultraviolet blocked`,
    budget: `Budget: our middle tier, with glare cut by up to ${mostCarbonGlare}%`,
  },
};

/** The words of the guide. */
export const filmGuideWords = {
  heading: 'Which Film is Right for You',
  lead: 'Four answers, one film and the figures behind it. Below each question is the film each answer favors.',
  questions: {
    heat: {
      legend: 'How much does heat matter?',
      answers: { most: 'Above all', some: 'Somewhat', little: 'Not much' },
    },
    look: {
      legend: 'Which look do you want?',
      answers: { light: 'Light', charcoal: 'Charcoal', black: 'Black' },
    },
    signal: {
      legend: 'Phone signal and toll tags?',
      answers: { critical: 'Must work', preferred: 'Should work', indifferent: 'Optional' },
    },
    budget: {
      legend: 'What’s your budget?',
      answers: { value: 'Value', middle: 'Mid-range', premium: 'Premium' },
    },
  } satisfies { [Question in FilmQuestion]: { legend: string; answers: Record<FilmAnswers[Question], string> } },
  /** The films an answer favors: "Must work: Ceramic, not Hybrid". */
  favours: (answer: string, films: { favoured: readonly string[]; ruledOut: string | undefined }) =>
    `${answer}: ${films.favoured.join(' or ')}${films.ruledOut === undefined ? '' : `, not ${films.ruledOut}`}`,
  waiting: {
    answered: (count: number) => `${count} of 4 answered`,
    heading: 'We’ll suggest one film',
    films: {
      'Ceramic Film': 'Heat out of light glass',
      'Hybrid Film': 'Charcoal at the lowest price',
      'Carbon Film': 'Matte black without metal',
    } satisfies Record<FilmType, string>,
  },
  /** Above the film with the most points: one answer alone can decide, so the film need not fit all four. */
  answer: 'We suggest',
  vehicle: 'Your car',
  inPackage: (name: string) => `${name}, with tax`,
  book: (film: string) => `Book ${film}`,
  again: 'Start over',
} as const;
