import { type FilmType, offeredPackages } from '@tintforge/booking-core';
import { type ComparedFeature, catalogue, filmComparison, measuredText } from '@tintforge/content';
import { Container, formatMoney, Icon, PaneStrip, tableRoles as roles, VisuallyHidden } from '@tintforge/ui';
import { filmFacts, shadesOf } from '../../lib/catalogue-facts';
import { filmPath } from '../../lib/film-paths';
import { isBuilt } from '../../lib/is-built';
import styles from './comparison-table.module.css';
import { anchors, anchorTo } from './page-anchors';

const { columns, rows } = filmComparison;

/** The films whose pages the shop has. */
const withPage = columns.filter(({ filmType }) => isBuilt(filmPath(filmType)));

/** The manufacturers' claims in eight rows, each with our measurement, and links to the films' pages. */
export function ComparisonTable() {
  return (
    <Container className={styles.root}>
      <table {...roles.table} className={styles.table}>
        <caption>
          <VisuallyHidden>{filmComparison.caption}</VisuallyHidden>
        </caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            <td {...roles.cell} />
            {columns.map(({ filmType, name }) => (
              <th key={filmType} {...roles.columnHead} scope="col">
                <span className={styles.film}>{name}</span>
                <Shades filmType={filmType} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {rows.map((row) => (
            <tr key={row.feature} {...roles.row}>
              <th {...roles.rowHead} scope="row">
                {row.feature}
              </th>
              {columns.map(({ filmType, name }) => (
                <td key={filmType} {...roles.cell} data-film={name}>
                  <div>
                    <Claim row={row} filmType={filmType} />
                    <BesideClaim row={row} filmType={filmType} />
                  </div>
                </td>
              ))}
            </tr>
          ))}
          {withPage.length > 0 && (
            <tr {...roles.row} className={styles.links}>
              <td {...roles.cell} />
              {columns.map((column) => (
                <td key={column.filmType} {...roles.cell} data-film={column.name}>
                  {withPage.includes(column) && (
                    <a href={filmPath(column.filmType)} className={styles.link}>
                      {filmComparison.learnMore}
                      <VisuallyHidden>{` ${filmComparison.about(column.filmType)}`}</VisuallyHidden>
                      <Icon name="arrow-right" size="small" />
                    </a>
                  )}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
      <ul className={styles.notes}>
        {filmComparison.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
        {withPage.length > 0 && (
          <li>
            <span>{filmComparison.tables}</span>
            {withPage.map(({ filmType, name }) => (
              // A full page load: only that scrolls to an anchor.
              <a
                key={filmType}
                className={styles.source}
                href={`${filmPath(filmType)}${anchorTo(anchors.specifications)}`}
              >
                {name}
              </a>
            ))}
          </li>
        )}
      </ul>
    </Container>
  );
}

function Shades({ filmType }: { filmType: FilmType }) {
  const shades = shadesOf(catalogue, filmType);
  return <PaneStrip shades={shades} title={filmComparison.shades(filmType, shades)} hasFigures />;
}

interface CellProps {
  row: ComparedFeature;
  filmType: FilmType;
}

function Claim({ row, filmType }: CellProps) {
  const { value = '', isUpTo } = row.claims[filmType] ?? {};
  return (
    <span className={row.measured === undefined ? undefined : styles.figure}>
      {isUpTo && <small>{filmComparison.upTo} </small>}
      <span>{value}</span>
    </span>
  );
}

/** The note under a claim: the measured range, our own warranty, or our own price. */
function BesideClaim({ row: { ownTerms, measured }, filmType }: CellProps) {
  if (measured !== undefined) {
    const range = measuredText(filmType, measured.column);
    const text = range === undefined ? filmComparison.notMeasured : filmComparison.measured(range, measured.label);
    return <small className={styles.beside}>{text}</small>;
  }
  if (ownTerms === 'warranty') {
    const warranties = filmFacts(catalogue).find((film) => film.filmType === filmType)?.warranties ?? [];
    return <small className={styles.beside}>{filmComparison.packageWarranty(warranties.join(', '))}</small>;
  }
  if (ownTerms === 'price') {
    const prices = offeredPackages(catalogue)
      .filter((offer) => offer.filmType === filmType)
      .map((offer) => offer.priceCents);
    return <small className={styles.beside}>{filmComparison.from(formatMoney(Math.min(...prices)))}</small>;
  }
  return null;
}
