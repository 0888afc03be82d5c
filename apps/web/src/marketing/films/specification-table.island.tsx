import type { FilmType } from '@tintforge/booking-core';
import {
  filmRowsOf,
  filmTableWords,
  type HomeVerdict,
  homeVerdict,
  type MeasuredColumn,
  shades,
} from '@tintforge/content';
import { Icon, type IconName, SwatchTable } from '@tintforge/ui';
import { island } from '../../islands/island';

const { columnNames, columns, labels, notes, swatch, unknown, verdicts } = filmTableWords;
/** Without the comma before “or” that ICU's American English would add. */
const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' });
/** The columns of which rows between two published ones are on the line between them. */
const interpolated = new Set<MeasuredColumn>(['tserPercent', 'irRejectionPercent']);
const columnIds = Object.keys(columns) as (keyof typeof columns)[];

const icons: Readonly<Record<HomeVerdict, IconName>> = {
  'all-sides': 'check',
  'all-sides-metered': 'check',
  rear: 'info',
  'rear-metered': 'info',
  'rear-clear-front': 'info',
  multipurpose: 'info',
  none: 'x',
  'not-verified': 'circle-alert',
};

interface SpecificationTableProps {
  filmType: FilmType;
  /** The source of figures that the owner states, in a sentence. */
  stated?: string | undefined;
}

/**
 * The measured table of a film, from clear to dark: each shade at its true strength, with the windows on which the law
 * allows it.
 */
function FilmSpecifications({ filmType, stated }: SpecificationTableProps) {
  const rows = filmRowsOf(filmType).toReversed();
  const isPublished = (column: MeasuredColumn) => rows.some((row) => row[column] !== undefined);
  // A column of dashes repeats one fact seven times; a sentence below the table states it once.
  const shownIds = columnIds.filter(isPublished);
  const unpublished = columnIds.filter((id) => !isPublished(id)).map((id) => columnNames[id]);
  const isGlassUnknown = shades.some((shade) => shade.filmType === filmType && shade.vltBasis === 'unknown');
  const hasInterpolated = rows.some((row) => row.isInterpolated);
  const note = [
    ...(hasInterpolated ? [notes.interpolated] : []),
    ...(unpublished.length === 0 ? [] : [notes.unpublished(alternatives.format(unpublished))]),
    notes.reflection,
    ...(stated === undefined ? [] : [stated]),
    notes.glass,
    ...(isGlassUnknown ? [notes.unknownGlass(filmType)] : []),
  ];
  return (
    <SwatchTable
      caption={filmTableWords.caption(filmType)}
      labels={labels}
      columns={shownIds.map((id) => ({ id, label: columns[id] }))}
      rows={rows.map((row) => {
        const verdict = homeVerdict(filmType, row.vltPercent);
        return {
          // A name stays on one line.
          name: row.product.replaceAll(' ', '\u00a0'),
          vlt: row.vltPercent,
          swatchTitle: swatch(row.vltPercent),
          figures: Object.fromEntries(
            shownIds.map((id) => {
              const value = row[id];
              return [
                id,
                value === undefined ? undefined : { value, isEstimate: row.isInterpolated && interpolated.has(id) },
              ];
            }),
          ),
          verdict: (
            <>
              <Icon name={icons[verdict]} size="small" />
              <span>{verdicts[verdict]}</span>
            </>
          ),
        };
      })}
      unknownLabel={unknown}
      note={note.join(' ')}
    />
  );
}

export const SpecificationTable = island('specification-table', FilmSpecifications);
