import type { FilmType } from '@tintforge/booking-core';
import {
  type FloridaVerdict,
  filmRowsOf,
  filmTableWords,
  floridaVerdict,
  type MeasuredColumn,
} from '@tintforge/content';
import { Icon, type IconName, SwatchTable } from '@tintforge/ui';
import { island } from '../../islands/island';

const { columns, labels, notes, swatch, unknown, verdicts } = filmTableWords;
const columnIds = Object.keys(columns) as (keyof typeof columns)[];

const icons: Readonly<Record<FloridaVerdict, IconName>> = {
  'all-sides': 'check',
  'all-sides-metered': 'check',
  rear: 'info',
  'rear-metered': 'info',
  multipurpose: 'info',
  none: 'x',
};

/** The measured table of a film, from clear to dark: each shade at its true strength, and where Florida allows it. */
function FilmSpecifications({ filmType }: { filmType: FilmType }) {
  const rows = filmRowsOf(filmType).toReversed();
  const isPublished = (column: MeasuredColumn) => rows.some((row) => row[column] !== undefined);
  const hasInterpolated = rows.some((row) => row.isInterpolated);
  const note = [
    ...(hasInterpolated ? [notes.interpolated] : []),
    ...(columnIds.every(isPublished) ? [] : [notes.unknown]),
    notes.reflection,
    notes.glass,
    ...(filmType === 'Ceramic Film' ? [notes.unknownGlass] : []),
  ];
  return (
    <SwatchTable
      caption={filmTableWords.caption(filmType)}
      labels={labels}
      columns={columnIds.map((id) => ({
        id,
        label: columns[id],
        isHiddenOnPhone: !isPublished(id),
      }))}
      rows={rows.map((row) => {
        const verdict = floridaVerdict(filmType, row.vltPercent);
        return {
          // A name stays on one line.
          name: row.product.replaceAll(' ', '\u00a0'),
          vlt: row.vltPercent,
          swatchTitle: swatch(row.vltPercent),
          figures: Object.fromEntries(
            columnIds.map((id) => {
              const value = row[id];
              return [id, value === undefined ? undefined : { value, isEstimate: row.isInterpolated }];
            }),
          ),
          verdict: (
            <>
              <Icon name={icons[verdict]} size="small" />
              {verdicts[verdict]}
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
