import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

/** The windows whose limits a site speaks of. */
const windows = {
  front: { zone: 'front-sides', legalClass: 'passenger' },
  rear: { zone: 'rear-sides', legalClass: 'passenger' },
  back: { zone: 'back', legalClass: 'passenger' },
  multipurpose: { zone: 'rear-sides', legalClass: 'mpv' },
};

/** The film tables that every shop begins with. */
async function filmTables(root) {
  const source = readFileSync(join(root, 'shops/tintforge/films.ts'), 'utf8');
  const { outputText } = ts.transpileModule(source, { compilerOptions: { module: 'esnext', target: 'es2022' } });
  return (await import(`data:text/javascript,${encodeURIComponent(outputText)}`)).films;
}

/**
 * The sentences and verdicts of a state's law for a folder; undefined where the law of the state isn't verified. `postal`
 * is two letters.
 */
export async function lawOf(postal, root) {
  const load = (path) => import(pathToFileURL(join(root, path)).href);
  const { fetchLaw, hasLaw } = await load('packages/tint-law/dist/index.js');
  const { judgeTint, typicalGlassPercent } = await load('packages/booking-core/dist/index.js');
  const jurisdiction = `US-${postal}`;
  if (!hasLaw(jurisdiction)) return undefined;
  const law = await fetchLaw(jurisdiction);
  const state = law.name;

  const judge = (window, shade) => judgeTint({ ...windows[window], law, glassVltPercent: typicalGlassPercent, shade });
  /** Clear film without a mirror, of so much light with typical glass. */
  const film = (vltPercent) => ({ vltPercent, vltBasis: 'net73', finish: 'nonreflective', vlrExteriorPercent: 5 });
  const isAllowed = ({ kind }) => ['legal', 'legal-thin', 'no-limit'].includes(kind);
  /** The least light that the law names; 0 where it names none, undefined where it can't be said. */
  function least(window) {
    const darkest = judge(window, film(1));
    if (isAllowed(darkest)) return 0;
    return darkest.limit?.minimumVltPercent ?? judge(window, film(60)).limit?.minimumVltPercent;
  }
  const ruleOf = (window) => {
    const percent = least(window);
    if (percent === undefined) return 'Ask us first';
    return percent === 0 ? 'No percentage' : `${percent}% or lighter`;
  };
  const front = least('front');
  const code = judge('front', film(60)).law?.code ?? `${state} law`;

  function sentenceOn(percent) {
    const [inFront, behind] = [judge('front', film(percent)), judge('rear', film(percent))];
    const through = `${percent}% through film and glass`;
    if (isAllowed(inFront) && isAllowed(behind)) return `${through} meets ${state}’s limit on every side window.`;
    if (inFront.kind === 'not-legal' && isAllowed(behind))
      return `${through} is for behind the driver only in ${state}.`;
    if (inFront.kind === 'not-legal' && behind.kind === 'not-legal')
      return `${through} is below the limit in ${state}.`;
    return `${through}: what ${state} allows depends on the car, so we settle it with you.`;
  }

  /** Where a shade of the tables is allowed, by the rule that the tests of the tables have. */
  function verdictOn(shade) {
    const kindOn = (window) => judge(window, shade).kind;
    if (judge('rear', shade).reason === 'other-panes') return 'rear-clear-front';
    if (kindOn('multipurpose') === 'not-verified') return 'not-verified';
    const [inFront, behind] = [kindOn('front'), kindOn('rear')];
    if (inFront !== 'not-legal') return inFront === 'legal' ? 'all-sides' : 'all-sides-metered';
    if (behind !== 'not-legal') return behind === 'legal' ? 'rear' : 'rear-metered';
    return kindOn('multipurpose') === 'legal' ? 'multipurpose' : 'none';
  }

  const films = (await filmTables(root)).map(({ filmType, vltBasis, finish, rows }) => ({
    filmType,
    shades: rows.map((row) => ({ id: row.id, verdict: verdictOn({ ...row, vltBasis, ...(finish && { finish }) }) })),
  }));
  const unpublished = films.filter(({ shades }) => shades.some(({ verdict }) => verdict === 'not-verified'));
  const written = films.flatMap(({ filmType, shades }) => {
    const usual = unpublished.some((film) => film.filmType === filmType) ? 'not-verified' : 'all-sides';
    return shades.filter(({ verdict }) => verdict !== usual);
  });
  const sample = (window) => String([35, 50, 70].find((percent) => isAllowed(judge(window, film(percent)))) ?? 70);

  return {
    state,
    jurisdiction,
    stateCode: code,
    lawFile: jurisdiction.toLowerCase(),
    frontLimit:
      front === undefined || front === 0
        ? `Your installer tells you what ${state} allows on front side windows.`
        : `${state} requires at least ${front}% on front side windows.`,
    frontRule: ruleOf('front'),
    rearRule: ruleOf('rear'),
    backRule: ruleOf('back'),
    frontSample: sample('front'),
    rearSample: sample('rear'),
    ...Object.fromEntries([70, 50, 35, 25, 20, 15, 5].map((percent) => [`law${percent}`, sentenceOn(percent)])),
    verdicts: written.map(({ id, verdict }) => `  '${id}': '${verdict}',`).join('\n'),
    unpublished: unpublished.map(({ filmType }) => `'${filmType}'`).join(', '),
  };
}
