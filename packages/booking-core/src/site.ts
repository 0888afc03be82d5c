/** Questions about the place where the car will be parked. */
export const siteQuestions = ['garage', 'shade', 'power'] as const;

/** One of {@link siteQuestions}. */
export type SiteQuestion = (typeof siteQuestions)[number];

/** The possible answers to each question about the place. */
export const siteAnswers = ['yes', 'no', 'not-sure'] as const;

/** One of {@link siteAnswers}. */
export type SiteAnswer = (typeof siteAnswers)[number];

/** The customer's answers about the place, for the crew; null where a question is not answered. */
export type Site = Record<SiteQuestion, SiteAnswer | null>;

/** A place without any answers. */
export const unansweredSite: Readonly<Site> = { garage: null, shade: null, power: null };

/** The crew's needs at the place: shelter is a garage or shade. */
export const siteNeeds = ['shelter', 'power'] as const;

/** One of {@link siteNeeds}. */
export type SiteNeed = (typeof siteNeeds)[number];

/**
 * Parses an untrusted answer; null for none, undefined for anything else. In earlier clients' booleans, true
 * is a yes and false was only an empty box.
 */
export function parseSiteAnswer(value: unknown): SiteAnswer | null | undefined {
  if (value === true) return 'yes';
  if (value === false || value === null || value === undefined) return null;
  return siteAnswers.find((answer) => answer === value);
}

/** An untrusted record of answers → the answers; undefined when it is none. Unanswered questions may be absent. */
export function parseSite(value: unknown): Site | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const given = value as Readonly<Record<string, unknown>>;
  const garage = parseSiteAnswer(given.garage);
  const shade = parseSiteAnswer(given.shade);
  const power = parseSiteAnswer(given.power);
  if (garage === undefined || shade === undefined || power === undefined) return undefined;
  return { garage, shade, power };
}

/**
 * Compares the place with the crew's needs. 'missing' only where the customer said no to everything that would do; not
 * being sure and not answering both are 'unknown'.
 */
export function judgeSite({ garage, shade, power }: Site): Record<SiteNeed, 'met' | 'missing' | 'unknown'> {
  return { shelter: judgeNeed([garage, shade]), power: judgeNeed([power]) };
}

function judgeNeed(answers: readonly (SiteAnswer | null)[]): 'met' | 'missing' | 'unknown' {
  if (answers.includes('yes')) return 'met';
  return answers.every((answer) => answer === 'no') ? 'missing' : 'unknown';
}
