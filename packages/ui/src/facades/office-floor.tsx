import { FacadePane, type FacadeShades } from './facade';

const paneWidth = 88;
const bays = [0, 1, 2, 3, 4, 5, 6];
const lamps = [274, 342, 410, 478, 546, 614, 682, 750, 818];

export interface OfficeFloorProps {
  /** Position of its ceiling. */
  top: number;
}

export interface DesksProps extends OfficeFloorProps {
  /** Left edge of each desk. */
  desks: readonly number[];
  /** The desks with a plant next to them. */
  plants: readonly number[];
}

/** The room behind the glass of one floor. */
export function OfficeRoom({ top, desks, plants }: DesksProps) {
  const floor = top + 90;
  return (
    <>
      <path fill="color-mix(in oklab, var(--ink-600) 30%, var(--sun-200))" d={`M250 ${top}h616v90H250Z`} />
      <path fill="color-mix(in oklab, var(--ink-200) 40%, var(--sun-200))" d={`M250 ${top}h616v22H250Z`} />
      <path fill="color-mix(in oklab, var(--gulf-500) 50%, var(--sky-5))" d={`M250 ${floor - 20}h616v20H250Z`} />
      <path
        fill="color-mix(in oklab, var(--paper-0) 30%, var(--sun-100))"
        d={lamps.map((x) => `M${x} ${top + 6}h38l6 6h-50Z`).join('')}
      />
      {desks.map((x) => (
        <Desk key={x} x={x} floor={floor} hasPlant={plants.includes(x)} />
      ))}
    </>
  );
}

interface DeskProps {
  x: number;
  floor: number;
  hasPlant: boolean;
}

function Desk({ x, floor, hasPlant }: DeskProps) {
  return (
    <>
      <path
        fill="color-mix(in oklab, var(--gulf-900) 20%, var(--sky-3))"
        d={`M${x} ${floor - 34}h62v4h-62Zm4 4h3v30h-3Zm51 0h3v30h-3Z`}
      />
      <path fill="var(--ink-800)" d={`M${x + 20} ${floor - 54}h26v17h-26Zm11 16h4v5h-4Z`} />
      <path fill="color-mix(in oklab, var(--ink-400) 60%, var(--gulf-300))" d={`M${x + 22} ${floor - 52}h22v13h-22Z`} />
      <path fill="var(--ink-700)" d={`M${x + 66} ${floor - 40}c0-8 14-8 14 0l-2 22h-10Zm6 22h3v18h-3Z`} />
      {hasPlant && (
        <path
          fill="color-mix(in oklab, var(--sun-200) 10%, var(--leaf-1))"
          d={`M${x + 90} ${floor}c-8-22-10-40-4-52 4 14 6 22 7 28 2-14 7-22 13-28 0 16-4 36-8 52Z`}
        />
      )}
    </>
  );
}

export interface OfficePanesProps extends OfficeFloorProps {
  /** The floor's name in `vlt`. */
  name: string;
  vlt: FacadeShades | undefined;
}

/** The glass of one floor. */
export function OfficePanes({ top, name, vlt }: OfficePanesProps) {
  return bays.map((bay) => (
    <FacadePane key={bay} of={name} place={bay + 1} vlt={vlt} d={`M${252 + bay * paneWidth} ${top}h84v90h-84Z`} />
  ));
}

/** The mullions of one floor and the slab under it. */
export function OfficeFrame({ top }: OfficeFloorProps) {
  const floor = top + 90;
  return (
    <>
      <path
        fill="var(--ink-900)"
        d={[...bays, bays.length].map((bay) => `M${247.5 + bay * paneWidth} ${top}h5v90h-5Z`).join('')}
      />
      <path
        fill="color-mix(in oklab, var(--ink-400) 90%, var(--gulf-700))"
        d={bays.map((bay) => `M${247.5 + bay * paneWidth} ${top}h1.5v90h-1.5Z`).join('')}
      />
      <path fill="color-mix(in oklab, var(--ink-600) 80%, var(--ink-400))" d={`M236 ${floor}h644v14H236Z`} />
      <path fill="color-mix(in oklab, var(--ink-400) 90%, var(--gulf-700))" d={`M236 ${floor}h644v3H236Z`} />
      <path fill="var(--ink-800)" d={`M880 ${floor}l84 6v14l-84-6Z`} />
    </>
  );
}
