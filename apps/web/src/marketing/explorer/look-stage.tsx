import { late } from '@tintforge/app-base/late/late';
import type { VehicleDrawing } from '@tintforge/booking-core';
import { explorerPicture, vehicleTypeOf } from '@tintforge/content';
import { twiceFilmAlpha, type VehiclePane } from '@tintforge/ui';
import { Suspense, useEffect, useRef } from 'react';
import { prerendered } from '../../lib/prerendered';
import { explorerZones, firstLook, isAgreedAtCar, type Look, type LookName, lightThrough, shadesOf } from './look';
import { outsideLight, type PaneLight, paneLight, zoneOfPane } from './look-light';
import { linesOf } from './look-lines';
import styles from './look-stage.module.css';
import type { ShadeTarget } from './offered-shades';

const Car = prerendered(async () => (await import('@tintforge/app-base/vehicle-picture')).VehiclePicture);
const Front = late(async () => (await import('@tintforge/ui/sedan-front')).SedanFront);
const Driver = late(async () => (await import('../parts/driver')).Driver);
const Cabin = late(async () => (await import('./cabin')).Cabin);

const { captions, picture, views, sides, times, lookTag } = explorerPicture;

interface LookStageProps {
  look: Look;
  /** The selected window, which is outlined. */
  target: ShadeTarget;
  /** A window was clicked. */
  onChoose: (target: ShadeTarget) => void;
}

/** The car of the look, or both looks next to each other, in the light of the hour, with a caption. */
export function LookStage({ look, target, onChoose }: LookStageProps) {
  const names: readonly LookName[] = look.otherShades === null ? ['a'] : ['a', 'b'];
  return (
    <figure className={styles.root} data-count={names.length}>
      <div className={styles.scenes}>
        {names.map((name) => (
          <Scene
            key={name}
            look={look}
            name={name}
            tag={names.length > 1 ? lookTag(name.toUpperCase()) : undefined}
            target={target}
            onChoose={onChoose}
          />
        ))}
      </div>
      <figcaption className={styles.caption}>{captionOf(look)}</figcaption>
    </figure>
  );
}

interface SceneProps extends LookStageProps {
  name: LookName;
  tag: string | undefined;
}

function Scene({ look, name, tag, target, onChoose }: SceneProps) {
  const { vehicleType, view, side, time } = look;
  const place = useRef<HTMLDivElement>(null);
  const zones = explorerZones(vehicleType).filter((zone) => !isAgreedAtCar(zone));
  const isLit = time === 'night' && look.hasCabinLight;
  const inside = paneLight(look, name, zones);
  const outside = outsideLight(inside, isLit);
  const isCarShown = view === 'side' && side === 'outside';

  // React must not change the served drawing.
  useEffect(() => dimPanes(place.current, outside));

  useEffect(() => {
    const scene = place.current;
    const zonesHere = explorerZones(vehicleType);
    function choose({ target: pressed }: Event) {
      const pane = pressed instanceof Element ? pressed.closest<SVGElement>('[data-pane]')?.dataset.pane : undefined;
      const zone = pane === undefined ? undefined : zoneOfPane(pane as VehiclePane, zonesHere);
      if (zone !== undefined) onChoose(zone);
    }
    scene?.addEventListener('click', choose);
    return () => scene?.removeEventListener('click', choose);
  }, [vehicleType, onChoose]);

  return (
    <div
      ref={place}
      className={styles.scene}
      role="img"
      aria-label={titleOf(look, name)}
      data-look={name}
      data-view={view}
      data-side={side}
      data-time={time}
      data-cabin={isLit ? 'lit' : undefined}
      data-car={vehicleType}
      data-target={target}
    >
      {(isCarShown || vehicleType === firstLook.vehicleType) && (
        <div className={styles.car} hidden={!isCarShown}>
          <Suspense>
            <Car key={vehicleType} vehicleType={vehicleType} vlt={outside} />
          </Suspense>
        </div>
      )}
      {!isCarShown && (
        <Suspense>
          <OtherView look={look} name={name} inside={inside} outside={outside} />
        </Suspense>
      )}
      {tag !== undefined && <span className={styles.tag}>{tag}</span>}
    </div>
  );
}

interface OtherViewProps {
  look: Look;
  name: LookName;
  inside: PaneLight;
  outside: PaneLight;
}

/** Views whose drawings load on demand. */
function OtherView({ look, name, inside, outside }: OtherViewProps) {
  if (look.view === 'three-quarter') {
    return (
      <div className={styles.car}>
        <Front paint={paints[vehicleTypeOf(look.vehicleType).drawing]} vlt={outside} />
      </div>
    );
  }
  if (look.view === 'driver') {
    const zone = 'windshield-strip';
    const hasStrip = shadesOf(look, name)[zone] !== undefined;
    return (
      <Driver
        vlt={inside.windshield}
        sideVlt={inside.front}
        backVlt={inside.back}
        stripVlt={hasStrip ? lightThrough(look, { name, zone }) : undefined}
      />
    );
  }
  const { zones } = vehicleTypeOf(look.vehicleType);
  const hasThree = zones.includes('rear-sides') && zones.includes('quarter');
  return <Cabin windows={hasThree ? [inside.front, inside.rear, inside.quarter] : [inside.front, inside.rear]} />;
}

/** Painted like the cars in profile. */
const paints = { sedan: 'gulf', suv: 'sand', truck: 'copper', coupe: 'slate' } as const satisfies Record<
  VehicleDrawing,
  string
>;

function dimPanes(scene: HTMLElement | null, light: PaneLight): void {
  for (const pane of scene?.querySelectorAll<SVGElement>('[data-pane]') ?? []) {
    pane.setAttribute('fill-opacity', String(twiceFilmAlpha(light[pane.dataset.pane as VehiclePane])));
  }
}

function captionOf({ vehicleType, view, side, time, hasCabinLight }: Look): string {
  const isNight = time === 'night';
  const outside = !isNight ? captions.outside : hasCabinLight ? captions.outsideLit : captions.outsideNight;
  const inside = isNight ? captions.insideNight : captions.inside;
  const about = [
    ...(view === 'driver' ? [captions.driver] : []),
    ...(view === 'three-quarter' && vehicleTypeOf(vehicleType).drawing !== 'sedan' ? [captions.sedanOnly] : []),
  ];
  return [...about, side === 'outside' ? outside : inside].join(' ');
}

function titleOf(look: Look, name: LookName): string {
  const view = `${views.names[look.view]}, ${sides.names[look.side]}`.toLowerCase();
  const light = times.names[look.time].toLowerCase();
  return picture(vehicleTypeOf(look.vehicleType).name, view, light, linesOf(look, name).join(' '));
}
