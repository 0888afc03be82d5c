import { Fragment, useId } from 'react';
import { RangeGround } from './range-ground';
import styles from './range-map.module.css';

/** Link of a region on the map. */
export interface RangeMapLink {
  id: string;
  /** The region's name, for assistive technology. */
  label: string;
  href: string;
}

interface RangeTown {
  id: string;
  /** The pin, in units of the map: ten to a mile. */
  x: number;
  y: number;
}

interface RangeRegion {
  id: string;
  /** Its outline, from the foothills to the plain. */
  land: string;
  towns: readonly RangeTown[];
}

/** The regions from the north to the south, as they are drawn. */
const rangeRegions: readonly RangeRegion[] = [
  {
    id: 'boulder',
    land: 'M150 26H446l8 150 4 160-30 128-92 34-30 96-104 10-20-90 26-110 18-160Z',
    towns: [
      { id: 'fort-collins', x: 339, y: 148 },
      { id: 'loveland', x: 342, y: 276 },
      { id: 'longmont', x: 329, y: 437 },
      { id: 'boulder', x: 238, y: 542 },
    ],
  },
  {
    id: 'denver',
    land: 'M306 594l30-96 92-34 170 16 12 250-8 300H352l-40-140-30-130-30-110-10-50Z',
    towns: [
      { id: 'denver', x: 387, y: 731 },
      { id: 'aurora', x: 488, y: 762 },
      { id: 'littleton', x: 371, y: 828 },
      { id: 'castle-rock', x: 456, y: 988 },
    ],
  },
];

/** Props of {@link RangeMap}. */
export interface RangeMapProps {
  /** ID of the highlighted region; none is where the map has no region of that ID. */
  active?: string | undefined;
  /** The regions with links. The page shows the same links as a list. */
  regions?: readonly RangeMapLink[] | undefined;
  /** The names next to the pins, by the town's id. */
  towns?: Readonly<Record<string, string>> | undefined;
  /** Description for assistive technology. */
  title: string;
}

/** The Front Range with its two regions, mountains to the left. As wide as its parent. */
export function RangeMap({ active, regions = [], towns = {}, title }: RangeMapProps) {
  const titleId = useId();
  return (
    <div className={styles.root}>
      {/* With links it is a group, because content inside an image can't be reached. */}
      <svg
        viewBox="-80 0 748 1050"
        className={styles.canvas}
        role={regions.length > 0 ? 'group' : 'img'}
        aria-labelledby={titleId}
      >
        <title id={titleId}>{title}</title>
        <RangeGround />
        {rangeRegions.map((region) => (
          <Fragment key={region.id}>
            <Region {...region} isActive={region.id === active} link={regions.find(({ id }) => id === region.id)} />
            <Towns of={region} isActive={region.id === active} names={towns} />
          </Fragment>
        ))}
      </svg>
    </div>
  );
}

interface RegionProps extends RangeRegion {
  isActive: boolean;
  link: RangeMapLink | undefined;
}

function Region({ land, isActive, link }: RegionProps) {
  const shape = <path className={styles.land} data-active={isActive || undefined} d={land} />;
  if (link === undefined) return shape;
  return (
    <a className={styles.link} href={link.href} aria-label={link.label} aria-current={isActive ? 'true' : undefined}>
      {shape}
    </a>
  );
}

interface TownsProps {
  of: RangeRegion;
  isActive: boolean;
  names: Readonly<Record<string, string>>;
}

/** Outside the link, which has its own name, but next to it: on a highlighted region the letters are dark. */
function Towns({ of: region, isActive, names }: TownsProps) {
  return (
    <g className={styles.towns} data-active={isActive || undefined}>
      {region.towns.map(({ id, x, y }) => (
        <Fragment key={id}>
          <path className={styles.pin} d={`M${x} ${y - 8}l8 8-8 8-8-8Z`} />
          {names[id] !== undefined && (
            <text x={x + 16} y={y} className={styles.name} dominantBaseline="central">
              {names[id]}
            </text>
          )}
        </Fragment>
      ))}
    </g>
  );
}
