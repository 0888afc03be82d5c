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
  const source = readFileSync(join(root, 'packages/content/shops/tintforge/films.ts'), 'utf8');
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
  /** The cars that a law may treat apart, and what its limit may depend on besides. */
  const others = [{ legalClass: 'mpv' }, { legalClass: 'mpv', car: { body: 'suv' } }, { car: { body: 'pickup' } }];
  const reasons = {
    'other-panes': 'The film on the other windows counts, too.',
    mirrors: 'Outside mirrors count, too.',
  };
  /** Exceptions that the rule of a window leaves out, as sentences; `otherwise` where there are none. */
  function exceptionsOf(window, otherwise) {
    const rulings = [{}, ...others].map((car) =>
      [1, 60].map((percent) =>
        judgeTint({ ...windows[window], ...car, law, glassVltPercent: typicalGlassPercent, shade: film(percent) }),
      ),
    );
    const [ofCars, ...ofOthers] = rulings.map((pair) =>
      pair.map(({ kind, limit }) => `${kind} ${limit?.minimumVltPercent}`).join(),
    );
    const found = rulings.flat().map(({ reason }) => reason);
    const sentences = [
      ...(ofOthers.some((ruling) => ruling !== ofCars) ? ['SUVs, vans and trucks can have another limit.'] : []),
      ...Object.entries(reasons).flatMap(([reason, sentence]) => (found.includes(reason) ? [sentence] : [])),
    ];
    return sentences.length === 0 ? otherwise : `${sentences.join(' ')} We check yours.`;
  }
  const front = least('front');
  const code = judge('front', film(60)).law?.code ?? `${state} law`;

  /** Where a shade of the tables is allowed, by the rule that the tests of the tables have. */
  function verdictOn(shade) {
    const kindOn = (window) => judge(window, shade).kind;
    if (judge('rear', shade).reason === 'other-panes') return 'rear-clear-front';
    const [inFront, behind, multipurpose] = [kindOn('front'), kindOn('rear'), kindOn('multipurpose')];
    if ([inFront, behind, multipurpose].includes('not-verified')) return 'not-verified';
    if (inFront !== 'not-legal') return inFront === 'legal-thin' ? 'all-sides-metered' : 'all-sides';
    if (behind !== 'not-legal') return behind === 'legal-thin' ? 'rear-metered' : 'rear';
    return multipurpose === 'not-legal' ? 'none' : 'multipurpose';
  }

  /** As the tables have them, and as if each film were known not to reflect: what an owner's statement makes of them. */
  const films = (await filmTables(root)).map(({ filmType, vltBasis, finish, rows }) => ({
    filmType,
    shades: rows.map((row) => ({
      id: row.id,
      asPublished: verdictOn({ ...row, vltBasis, ...(finish && { finish }) }),
      verdict: verdictOn({ vlrExteriorPercent: 5, ...row, vltBasis, finish: 'nonreflective' }),
    })),
  }));
  const unpublished = films.filter(({ shades }) => shades.some((shade) => shade.asPublished !== shade.verdict));
  const written = films.flatMap(({ shades }) => shades.filter(({ verdict }) => verdict !== 'all-sides'));
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
    frontText: exceptionsOf('front', 'The meter decides.'),
    rearText: exceptionsOf('rear', 'Metered too.'),
    backText: exceptionsOf('back', 'Shaped to the curve.'),
    exemption: law.exemption === undefined ? '' : ' With a certificate, a car can be darker.',
    frontSample: sample('front'),
    rearSample: sample('rear'),
    ...Object.fromEntries(
      [70, 50, 35, 25, 20, 15, 5].map((percent) => [`verdict${percent}`, verdictOn(film(percent))]),
    ),
    verdicts: written.map(({ id, verdict }) => `  '${id}': '${verdict}',`).join('\n'),
    unpublished: unpublished.map(({ filmType }) => `'${filmType}'`).join(', '),
  };
}
