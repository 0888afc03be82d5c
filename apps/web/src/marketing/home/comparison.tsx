import { paths } from '@tintforge/app-base/paths';
import type { FilmType } from '@tintforge/booking-core';
import { catalogue, explorerPage, hasPage, homeWords } from '@tintforge/content';
import { PaneStrip, Table, type TableColumn } from '@tintforge/ui';
import type { ReactNode } from 'react';
import { shadesOf } from '../../lib/catalogue-facts';
import { filmPaths } from '../../lib/film-paths';
import { WayOn } from '../parts/way-on';
import styles from './comparison.module.css';

const { comparison, films } = homeWords;

const filmOf = { ceramic: 'Ceramic Film', hybrid: 'Hybrid Film', carbon: 'Carbon Film' } as const;

interface Row extends Record<keyof typeof filmOf, ReactNode> {
  feature: string;
}

const columns: readonly TableColumn<Row>[] = [
  { id: 'feature', label: comparison.feature, cell: (row) => row.feature },
  { id: 'ceramic', label: nameOf('Ceramic Film'), cell: (row) => row.ceramic },
  { id: 'hybrid', label: nameOf('Hybrid Film'), cell: (row) => row.hybrid },
  { id: 'carbon', label: nameOf('Carbon Film'), cell: (row) => row.carbon },
];

/** The table of the three films: their shades as swatches, then six points as the manufacturers print them. */
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
        {comparison.note} <a href={filmPaths['Ceramic Film']}>{nameOf('Ceramic Film')}</a>,{' '}
        <a href={filmPaths['Hybrid Film']}>{nameOf('Hybrid Film')}</a> {comparison.and}{' '}
        <a href={filmPaths['Carbon Film']}>{nameOf('Carbon Film')}</a>. {comparison.noteEnd}
      </p>
      <div className={styles.ways}>
        <WayOn to={paths.comparison}>{comparison.link}</WayOn>
        {hasPage('explorer') && <WayOn to={paths.explorer}>{explorerPage.link}</WayOn>}
      </div>
    </div>
  );
}

function rows(): Row[] {
  return [
    {
      feature: comparison.shades,
      ceramic: <Shades filmType={filmOf.ceramic} />,
      hybrid: <Shades filmType={filmOf.hybrid} />,
      carbon: <Shades filmType={filmOf.carbon} />,
    },
    ...comparison.rows.map(({ feature, qualifier, ceramic, hybrid, carbon }) => ({
      feature,
      ceramic: <Claim qualifier={qualifier} value={ceramic} />,
      hybrid: <Claim qualifier={qualifier} value={hybrid} />,
      carbon: <Claim qualifier={qualifier} value={carbon} />,
    })),
  ];
}

function nameOf(filmType: FilmType): string {
  return films.cards.find((card) => card.filmType === filmType)?.name ?? filmType;
}

function Shades({ filmType }: { filmType: FilmType }) {
  const shades = shadesOf(catalogue, filmType);
  return (
    <span className={styles.shades}>
      <PaneStrip shades={shades} title={comparison.shadesTitle(nameOf(filmType), shades)} hasFigures />
    </span>
  );
}

/** Figures are set large, words are not. */
function Claim({ qualifier, value }: { qualifier: string | undefined; value: string }) {
  if (!value.endsWith('%')) return value;
  return (
    <>
      {qualifier !== undefined && <small className={styles.qualifier}>{qualifier} </small>}
      <b className={styles.figure}>{value}</b>
    </>
  );
}
