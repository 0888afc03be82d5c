import { late } from '@tintforge/app-base/late/late';
import { explorerPicture, vehicleTypeOf } from '@tintforge/content';
import { twiceFilmAlpha, type VehiclePane } from '@tintforge/ui';
import { Suspense, useEffect, useRef } from 'react';
import { following } from '../../lib/following';
import { prerendered } from '../../lib/prerendered';
import { explorerZones, firstVehicleType, isAgreedAtCar, type Look, type LookName } from './look';
import { outsideLight, type PaneLight, paneLight, zoneOfPane } from './look-light';
import styles from './look-stage.module.css';
import type { ShadeTarget } from './offered-shades';
import { bringLookLaw } from './use-look-law';

const Car = prerendered(async () => (await bringLookLaw()).fetchVehiclePicture());
const Caption = following(async () => (await bringLookLaw()).LookCaption);
const OtherView = late(async () => (await bringLookLaw()).OtherView);

const { picture, views, sides, times, lookTag } = explorerPicture;

interface LookStageProps {
  look: Look;
  /** One of its looks in sentences, one for each zone. */
  linesOf: (name: LookName) => readonly string[];
  /** The selected window, which is outlined. */
  target: ShadeTarget;
  /** A window was clicked. */
  onChoose: (target: ShadeTarget) => void;
}

/** The car of the look, or both looks next to each other, in the light of the hour, with a caption. */
export function LookStage({ look, linesOf, target, onChoose }: LookStageProps) {
  const names: readonly LookName[] = look.otherShades === null ? ['a'] : ['a', 'b'];
  return (
    <figure className={styles.root} data-count={names.length}>
      <div className={styles.scenes}>
        {names.map((name) => (
          <Scene
            key={name}
            look={look}
            linesOf={linesOf}
            name={name}
            tag={names.length > 1 ? lookTag(name.toUpperCase()) : undefined}
            target={target}
            onChoose={onChoose}
          />
        ))}
      </div>
      <figcaption className={styles.caption}>
        <Caption look={look} />
      </figcaption>
    </figure>
  );
}

interface SceneProps extends LookStageProps {
  name: LookName;
  tag: string | undefined;
}

function Scene({ look, linesOf, name, tag, target, onChoose }: SceneProps) {
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
      aria-label={titleOf(look, linesOf(name))}
      data-look={name}
      data-view={view}
      data-side={side}
      data-time={time}
      data-cabin={isLit ? 'lit' : undefined}
      data-car={vehicleType}
      data-target={target}
    >
      {(isCarShown || vehicleType === firstVehicleType) && (
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

function dimPanes(scene: HTMLElement | null, light: PaneLight): void {
  for (const pane of scene?.querySelectorAll<SVGElement>('[data-pane]') ?? []) {
    pane.setAttribute('fill-opacity', String(twiceFilmAlpha(light[pane.dataset.pane as VehiclePane])));
  }
}

function titleOf(look: Look, lines: readonly string[]): string {
  const view = `${views.names[look.view]}, ${sides.names[look.side]}`.toLowerCase();
  const light = times.names[look.time].toLowerCase();
  return picture(vehicleTypeOf(look.vehicleType).name, view, light, lines.join(' '));
}
