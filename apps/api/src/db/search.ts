/** One possible match of a word. */
export interface SearchTerm {
  /** As typed; the engine splits it into words like the indexed text. */
  text: string;
  /** True when longer words that start with the last one match too. */
  isBeginning: boolean;
  /** Required position; anywhere by default. */
  column?: 'code' | 'name' | 'email';
}

/** A full-text query: each of these, by one of its terms. */
export type Search = readonly (readonly [SearchTerm, ...SearchTerm[]])[];

/** The same without longer words. */
export function wholeWords(search: Search): Search {
  const whole = (term: SearchTerm) => ({ ...term, isBeginning: false });
  return search.map(([first, ...others]) => [whole(first), ...others.map(whole)]);
}

/** A search as SQLite's FTS5 reads it. Between quotes nothing is a command. */
export function ftsQuery(search: Search): string {
  return search.map((terms) => `(${terms.map(ftsTerm).join(' OR ')})`).join(' AND ');
}

function ftsTerm({ text, isBeginning, column }: SearchTerm): string {
  const phrase = `"${text.replaceAll('"', '""')}"${isBeginning ? ' *' : ''}`;
  return column === undefined ? phrase : `${column} : ${phrase}`;
}

/** As PostgreSQL’s migration weighs the columns. */
const weights = { code: 'A', name: 'B', email: 'C' } as const;

/** A search as a PostgreSQL tsquery. Only letters and digits appear between its quotes. */
export function tsQuery(search: Search): string {
  return search.map((terms) => `(${terms.map(tsTerm).join(' | ')})`).join(' & ');
}

function tsTerm({ text, isBeginning, column }: SearchTerm): string {
  const words = wordsOf(text);
  const weight = column === undefined ? '' : weights[column];
  const marks = (isLast: boolean) => `${isLast && isBeginning ? '*' : ''}${weight}`;
  const lexemes = words.map((word, index) => {
    const mark = marks(index === words.length - 1);
    return `'${word}'${mark === '' ? '' : `:${mark}`}`;
  });
  // Nothing begins with what no text has.
  return lexemes.length === 0 ? `''''` : `(${lexemes.join(' <-> ')})`;
}

/** Letters without their accents and digits, as `words_of` in the database splits texts. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}
