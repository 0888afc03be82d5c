import type { FilmType } from '@tintforge/booking-core';
import { filmGuide } from '@tintforge/shop/pages/film-guide';
import type { FilmAnswers, FilmQuestion } from '../page-shapes';

const { filmsByHeat } = filmGuide;

/** The four questions, in their order. */
export const filmQuestions = ['heat', 'look', 'signal', 'budget'] as const satisfies readonly FilmQuestion[];

/** The answers to each question, in order. */
export const filmAnswers: {
  readonly [Question in FilmQuestion]: readonly FilmAnswers[Question][];
} = {
  heat: ['most', 'some', 'little'],
  look: ['light', 'charcoal', 'black'],
  signal: ['critical', 'preferred', 'indifferent'],
  budget: ['value', 'middle', 'premium'],
};

/** The film that four answers lead to. */
export interface FilmRecommendation {
  filmType: FilmType;
  /** Reasons: the two strongest for this film, each with a figure of its table. */
  reasons: readonly [string, string];
}

/** No other answer can compensate for it. */
const never = Number.NEGATIVE_INFINITY;

function pointsOf<Question extends FilmQuestion>(question: Question, answer: FilmAnswers[Question]) {
  const given = filmGuide.points[question][answer];
  return (filmType: FilmType) => given[filmType] ?? 0;
}

/** The films that an answer favors most, and the one that it rules out. */
export function favouredBy<Question extends FilmQuestion>(question: Question, answer: FilmAnswers[Question]) {
  const given = pointsOf(question, answer);
  const most = Math.max(...filmsByHeat.map(given));
  return {
    films: filmsByHeat.filter((filmType) => given(filmType) === most),
    ruledOut: filmsByHeat.find((filmType) => given(filmType) === never),
  };
}

/** The film for four answers, with two reasons. */
export function recommendFilm(answers: FilmAnswers): FilmRecommendation {
  const given = filmQuestions.map((question) => ({ question, points: pointsOf(question, answers[question]) }));
  const total = (filmType: FilmType) => given.reduce((sum, answer) => sum + answer.points(filmType), 0);
  const filmType = filmsByHeat.reduce((best, candidate) => (total(candidate) > total(best) ? candidate : best));
  const [first, second] = given.toSorted((left, right) => right.points(filmType) - left.points(filmType));
  if (first === undefined || second === undefined) throw new Error('The guide asks fewer than two questions');
  const reasonIn = (question: FilmQuestion) => filmGuide.reasons[filmType]?.[question] ?? '';
  return { filmType, reasons: [reasonIn(first.question), reasonIn(second.question)] };
}

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
    films: filmGuide.suits,
  },
  /** Above the film with the most points: one answer alone can decide, so the film need not fit all four. */
  answer: 'We suggest',
  vehicle: 'Your car',
  inPackage: (name: string) => `${name}, with tax`,
  book: (film: string) => `Book ${film}`,
  again: 'Start over',
} as const;
