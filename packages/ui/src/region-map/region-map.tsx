import { type ComponentType, Fragment, useId } from 'react';
import styles from './region-map.module.css';

/** A place in units of its map. */
export interface MapPoint {
  x: number;
  y: number;
}

/** A town with a pin. */
export interface MapTown extends MapPoint {
  id: string;
  /** Right edge of a name off the region; a name without it is to the right of its pin, on the region. */
  nameEnd?: number;
}

/** A region of a map. */
export interface MapRegion {
  id: string;
  fill: string;
  /** Its outline. */
  land: string;
  /** Islands, which have no outline. */
  islands?: string;
  towns: readonly MapTown[];
  /** The middle of its stretch. */
  middle: MapPoint;
}

/** A place that a shop has drawn. */
export interface DrawnMap {
  /** Left and upper edges, width and height. */
  box: readonly [number, number, number, number];
  /** Everything below the regions. */
  Ground: ComponentType;
  /** A town's pin; `--map-pin` is its color on the region, which differs on a highlighted one. */
  Pin: ComponentType<MapPoint>;
  /** In the order in which they are drawn. */
  regions: readonly MapRegion[];
  /** Width and height of a stretch. */
  stretch: readonly [number, number];
}

/** Link of a region on a map. */
export interface MapLink {
  id: string;
  /** The region's name, for assistive technology. */
  label: string;
  href: string;
}

/** Props of {@link RegionMap}. */
export interface RegionMapProps {
  map: DrawnMap;
  /** ID of the highlighted region; none is where the map has no region of that ID. */
  active?: string | undefined;
  /** The regions with links. The page shows the same links as a list. */
  regions?: readonly MapLink[] | undefined;
  /** The names next to the pins, by the town's ID. */
  towns?: Readonly<Partial<Record<string, string>>> | undefined;
  /** Description for assistive technology. */
  title: string;
}

/** A map of a shop's regions. As wide as its parent. */
export function RegionMap({ map, active, regions = [], towns = {}, title }: RegionMapProps) {
  const titleId = useId();
  return (
    <div className={styles.root}>
      {/* With links it is a group, because content inside an image can't be reached. */}
      <svg
        viewBox={map.box.join(' ')}
        className={styles.canvas}
        role={regions.length > 0 ? 'group' : 'img'}
        aria-labelledby={titleId}
      >
        <title id={titleId}>{title}</title>
        <Drawing map={map} active={active} links={regions} names={towns} />
      </svg>
    </div>
  );
}

/** Props of {@link RegionStretch}. */
export interface RegionStretchProps {
  map: DrawnMap;
  /** ID of the region that the stretch is about; the whole map's middle is where there is no region of that ID. */
  region: string;
  title: string;
}

/** A region's stretch of a map; covers its container, which clips it. */
export function RegionStretch({ map, region, title }: RegionStretchProps) {
  const titleId = useId();
  const [left, top, width, height] = map.box;
  const whole = { x: left + width / 2, y: top + height / 2 };
  const { x, y } = map.regions.find(({ id }) => id === region)?.middle ?? whole;
  const [across, down] = map.stretch;
  return (
    <svg
      viewBox={`${x - across / 2} ${y - down / 2} ${across} ${down}`}
      preserveAspectRatio="xMidYMid slice"
      className={styles.stretch}
      role="img"
      aria-labelledby={titleId}
    >
      <title id={titleId}>{title}</title>
      <Drawing map={map} active={region} links={[]} names={{}} />
    </svg>
  );
}

interface DrawingProps {
  map: DrawnMap;
  active: string | undefined;
  links: readonly MapLink[];
  names: Readonly<Partial<Record<string, string>>>;
}

function Drawing({ map: { Ground, Pin, regions }, active, links, names }: DrawingProps) {
  return (
    <>
      <Ground />
      {regions.map((region) => (
        <Fragment key={region.id}>
          <Region {...region} isActive={region.id === active} link={links.find(({ id }) => id === region.id)} />
          {/* Outside the link, which has its own name, but next to it: on a highlighted region the letters are dark. */}
          <g className={styles.towns} data-active={region.id === active || undefined}>
            {region.towns.map((town) => (
              <Fragment key={town.id}>
                <Pin x={town.x} y={town.y} />
                <Name {...town} name={names[town.id]} />
              </Fragment>
            ))}
          </g>
        </Fragment>
      ))}
    </>
  );
}

interface RegionProps extends MapRegion {
  isActive: boolean;
  link: MapLink | undefined;
}

function Region({ fill, land, islands, isActive, link }: RegionProps) {
  const shape = (
    <g className={styles.region} data-active={isActive || undefined} fill={fill}>
      <path className={styles.land} d={land} />
      {islands !== undefined && <path d={islands} />}
    </g>
  );
  if (link === undefined) return shape;
  return (
    <a className={styles.link} href={link.href} aria-label={link.label} aria-current={isActive ? 'true' : undefined}>
      {shape}
    </a>
  );
}

function Name({ x, y, nameEnd, name }: MapTown & { name: string | undefined }) {
  if (name === undefined) return null;
  const place = nameEnd === undefined ? { x: x + 12 } : { x: nameEnd, textAnchor: 'end' as const };
  return (
    <text
      {...place}
      y={y}
      className={styles.name}
      data-on={nameEnd === undefined ? 'region' : 'ground'}
      dominantBaseline="central"
    >
      {name}
    </text>
  );
}
