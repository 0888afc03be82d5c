import { Fragment, useId } from 'react';
import styles from './coast-map.module.css';
import { Ground } from './ground';
import { type CoastRegion, type CoastRegionId, coastRegions } from './regions';
import { type CoastTown, type CoastTownId, coastTowns } from './towns';

/** Link of a region on the map. */
export interface CoastMapLink {
  id: CoastRegionId;
  /** The region's name, for assistive technology. */
  label: string;
  href: string;
}

/** Props of {@link CoastMap}. */
export interface CoastMapProps {
  /** ID of the highlighted region; none is where the coast has no region of that ID. */
  active?: string | undefined;
  /** The regions with links. The page shows the same links as a list. */
  regions?: readonly CoastMapLink[] | undefined;
  /** The names next to the pins. */
  towns?: Partial<Record<CoastTownId, string>> | undefined;
  /** Description for assistive technology. */
  title: string;
}

/** The Gulf coast with its four regions. As wide as its parent. */
export function CoastMap({ active, regions = [], towns = {}, title }: CoastMapProps) {
  const titleId = useId();
  return (
    <div className={styles.root}>
      {/* With links it is a group, because content inside an image can't be reached. */}
      <svg
        viewBox="-90 0 706 992"
        className={styles.canvas}
        role={regions.length > 0 ? 'group' : 'img'}
        aria-labelledby={titleId}
      >
        <title id={titleId}>{title}</title>
        <Ground />
        {coastRegions.map((region) => (
          <Fragment key={region.id}>
            <Region {...region} isActive={region.id === active} link={regions.find(({ id }) => id === region.id)} />
            <Towns of={region.id} isActive={region.id === active} names={towns} />
          </Fragment>
        ))}
      </svg>
    </div>
  );
}

interface RegionProps extends CoastRegion {
  isActive: boolean;
  link: CoastMapLink | undefined;
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

interface TownsProps {
  of: CoastRegionId;
  isActive: boolean;
  names: Partial<Record<CoastTownId, string>>;
}

/** Outside the link, which has its own name, but next to it: on a highlighted region the letters are dark. */
function Towns({ of: region, isActive, names }: TownsProps) {
  return (
    <g className={styles.towns} data-active={isActive || undefined}>
      {coastTowns[region].map((town) => (
        <Town key={town.id} {...town} name={names[town.id]} />
      ))}
    </g>
  );
}

function Town({ x, y, waterEnd, name }: CoastTown & { name: string | undefined }) {
  const place = waterEnd === undefined ? { x: x + 12 } : { x: waterEnd, textAnchor: 'end' as const };
  return (
    <>
      <circle cx={x} cy={y} r="6.5" fill="color-mix(in oklab, var(--paper-0) 50%, var(--sun-100))" />
      <circle cx={x} cy={y} r="3" fill="color-mix(in oklab, var(--ember-600) 90%, var(--gulf-500))" />
      {name !== undefined && (
        <text
          {...place}
          y={y}
          className={styles.name}
          data-on={waterEnd === undefined ? 'land' : 'water'}
          dominantBaseline="central"
        >
          {name}
        </text>
      )}
    </>
  );
}
