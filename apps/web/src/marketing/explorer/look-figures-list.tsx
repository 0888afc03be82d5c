import { explorerVerdicts, tintNames } from '@tintforge/content';
import type { Look, LookName } from './look';
import { figuresOf, type ShadeFigures } from './look-figures';
import styles from './look-result.module.css';

const words = explorerVerdicts.figures;

/** The heat that each shade of a look keeps out by its table: TSER only. */
export function LookFigures({ look, name }: { look: Look; name: LookName }) {
  const shades = figuresOf(look, name);
  return (
    <>
      <h2 className={styles.heading}>{words.heading}</h2>
      {shades.length === 0 && <p className={styles.why}>{words.none}</p>}
      <ul className={styles.shades}>
        {shades.map((figures) => (
          <Shade key={figures.row.id} {...figures} />
        ))}
      </ul>
      {words.notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </>
  );
}

function Shade({ row, filmType, zones }: ShadeFigures) {
  return (
    <li className={styles.shade}>
      <h3 className={styles.name}>{row.product}</h3>
      <p className={styles.film}>{zones.map((zone) => tintNames.zones[zone]).join(', ')}</p>
      <dl className={styles.figures}>
        <Figure term={words.heat} percent={row.tserPercent} isEstimate={row.isInterpolated} />
        <Figure term={words.ultraviolet} percent={row.uvBlockPercent} />
        <Figure term={words.glare} percent={row.glareReductionPercent} />
        <div>
          <dt>{words.signal}</dt>
          <dd>{words.saysTheMaker(words.signalClaims[filmType]?.value ?? '')}</dd>
        </div>
      </dl>
    </li>
  );
}

interface FigureProps {
  term: string;
  percent: number | undefined;
  isEstimate?: boolean | undefined;
}

function Figure({ term, percent, isEstimate = false }: FigureProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd data-figure={percent === undefined ? undefined : ''}>
        {percent === undefined ? words.notPublished : `${isEstimate ? '≈ ' : ''}${percent}%`}
      </dd>
    </div>
  );
}
