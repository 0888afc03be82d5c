import { paths } from '@tintforge/app-base/paths';
import type { FilmType } from '@tintforge/booking-core';
import { catalogue, explorerPage, type FilmSeries, hasPage, homeWords, seriesOf } from '@tintforge/content';
import { PaneStrip, Table, type TableColumn } from '@tintforge/ui';
import { Fragment, type ReactNode } from 'react';
import { shadesOf } from '../../lib/catalogue-facts';
import { filmPath } from '../../lib/film-paths';
import { isBuilt } from '../../lib/is-built';
import { WayOn } from '../parts/way-on';
import styles from './comparison.module.css';

const { comparison, films } = homeWords;

interface Row extends Partial<Record<FilmSeries, ReactNode>> {
  feature: string;
}

const compared = films.cards.map(({ filmType, name }) => ({ filmType, name, series: seriesOf(filmType) }));

const columns: readonly TableColumn<Row>[] = [
  { id: 'feature', label: comparison.feature, cell: (row) => row.feature },
  ...compared.map(({ name, series }) => ({ id: series, label: name, cell: (row: Row) => row[series] })),
];

/** The table of the films: their shades as swatches, then six points as the manufacturers print them. */
export function Comparison() {
  return (
    <div className={styles.root}>
      <h3 className={styles.heading}>{comparison.heading}</h3>
      <div className={styles.table}>
        <Table
          caption={comparison.caption}
          isCaptionHidden
          columns={columns}
          rows={rows()}
          rowKey={({ feature }) => feature}
          empty={null}
        />
      </div>
      <p className={styles.note}>
        <span>{comparison.note}</span>
        {compared.map(({ filmType, name }, index) => (
          <Fragment key={filmType}>
            <span>{index === 0 ? ' ' : index === compared.length - 1 ? ` ${comparison.and} ` : ', '}</span>
            {isBuilt(filmPath(filmType)) ? <a href={filmPath(filmType)}>{name}</a> : <span>{name}</span>}
          </Fragment>
        ))}
        <span>{`. ${comparison.noteEnd}`}</span>
      </p>
      <div className={styles.ways}>
        <WayOn to={paths.comparison}>{comparison.link}</WayOn>
        {hasPage('explorer') && <WayOn to={paths.explorer}>{explorerPage.link}</WayOn>}
      </div>
    </div>
  );
}

function rows(): Row[] {
  const ofEach = (cell: (film: (typeof compared)[number]) => ReactNode) =>
    Object.fromEntries(compared.map((film) => [film.series, cell(film)])) as Partial<Record<FilmSeries, ReactNode>>;
  return [
    { feature: comparison.shades, ...ofEach(({ filmType, name }) => <Shades filmType={filmType} name={name} />) },
    ...comparison.rows.map(({ feature, qualifier, ...claims }) => ({
      feature,
      ...ofEach(({ series }) => <Claim qualifier={qualifier} value={claims[series] ?? ''} />),
    })),
  ];
}

function Shades({ filmType, name }: { filmType: FilmType; name: string }) {
  const shades = shadesOf(catalogue, filmType);
  return (
    <span className={styles.shades}>
      <PaneStrip shades={shades} title={comparison.shadesTitle(name, shades)} hasFigures />
    </span>
  );
}

/** Figures are set large, words are not. */
function Claim({ qualifier, value }: { qualifier: string | undefined; value: string }) {
  if (!value.endsWith('%')) return <span>{value}</span>;
  return (
    <>
      {qualifier !== undefined && <small className={styles.qualifier}>{`${qualifier} `}</small>}
      <b className={styles.figure}>{value}</b>
    </>
  );
}
