import { type ComponentType, useId } from 'react';
import { Calm, Film, Glare, SceneFrame, type SceneProps } from '../scene/scene';
import { Sedan } from '../vehicles/sedan';
import { CarShadow } from './car-shadow';
import { type Daylight, daylight, type TimeOfDay } from './daylight';
import { drawnEdge, FilmEdge } from './film-edge';
import styles from './gulf-scene.module.css';
import { Sunburst } from './sunburst';

/** Props of {@link CarScene}. */
export interface CarSceneProps extends SceneProps {
  /** The view behind the car, 1600 by 900 units; `id` is the scene's, for ids within it. */
  View: ComponentType<{ id: string; light: Daylight }>;
  /** Dawn is an early morning with the sun behind us. */
  timeOfDay?: TimeOfDay | undefined;
  /**
   * Left edge of the pane of film, in percent of the scene's width, 0–100. `--pane-shift` of an ancestor moves it, in
   * units of the scene.
   */
  paneX?: number | undefined;
  /**
   * Percent of light, 0–100, that the car's own glass lets through. Without it `--car-vlt` of an ancestor applies, else
   * 50.
   */
  carVlt?: number | undefined;
}

/** A car under a low sun in front of a view, part of it behind a pane of film. 1600 by 900 units. */
export function CarScene({ View, vlt, timeOfDay = 'dusk', paneX = drawnEdge / 16, carVlt, ...frame }: CarSceneProps) {
  const id = useId();
  const light = daylight[timeOfDay];
  const edge = paneX * 16;
  return (
    <SceneFrame viewBox="0 0 1600 900" {...frame}>
      <g className={styles.light} data-time-of-day={timeOfDay}>
        <defs>
          <radialGradient id={`${id}-veil`}>
            <stop stopColor="var(--g-disc)" stopOpacity=".62" />
            <stop offset=".2" stopColor="var(--g-disc)" stopOpacity=".34" />
            <stop offset=".5" stopColor="var(--g-disc)" stopOpacity=".1" />
            <stop offset="1" stopColor="var(--g-disc)" stopOpacity="0" />
          </radialGradient>
          <clipPath id={`${id}-pane`}>
            <rect className={styles.pane} x={edge} width="1600" height="900" />
          </clipPath>
          <clipPath id={`${id}-open`}>
            <rect className={styles.pane} x={edge - 1600} width="1600" height="900" />
          </clipPath>
          <clipPath id={`${id}-above-car`}>
            <path d="M0 0h2400v600H1330l-17-20c-23-.5-63-1.5-91-1.5-48-20.5-96-42.5-146-57.5-40-15-84-23.5-134-27.5s-96-2.5-142 8.5l-176 83H0Z" />
          </clipPath>
        </defs>
        <View id={id} light={light} />
        <CarShadow light={light} carVlt={carVlt} />
        <svg aria-hidden="true" className={styles.car} x="200" y="360" width="1280" height="464">
          <Sedan vlt={carVlt} />
        </svg>
        <g transform="translate(200 384)" fill="var(--g-rim-light)" opacity={light.glare}>
          <path d="M600 117.5c46-11 92-12.5 142-8.5s94 12.5 134 27.5c50 15.5 98 37.5 146 57.5q39 1.4 84 2c5 0 7 3 7.5 7-2.5-3.5-5.5-4-9.5-4l-84-1.5C974 178 926 157 876 141c-40-14.5-84-23.5-134-27.5s-96-2.5-134 6.5Z" />
          <path opacity=".8" d="M170 242c44-16 140-34 254-41l6 1.5c-110 7.5-206 25.5-254 42Z" />
          <path d="M480 184.5c5-3.5 12-5.8 19-6.5 12-.8 20 1.2 23 4.5-12-3-30-2.5-42 2" />
        </g>
        <g fill="var(--g-disc)" opacity={light.glare}>
          <g clipPath={`url(#${id}-open)`}>
            <Sunburst id={id} light={light} />
          </g>
          <Glare vlt={vlt} clipPath={`url(#${id}-pane)`}>
            <Sunburst id={id} light={light} />
          </Glare>
        </g>
        <g className={styles.pane}>
          <Film vlt={vlt} d={`M${edge} 0H3200V900H${edge}Z`} />
        </g>
        <g fill="var(--g-sun-through)" clipPath={`url(#${id}-pane)`}>
          <g clipPath={`url(#${id}-above-car)`}>
            <Calm vlt={vlt} strength={0.8}>
              <circle transform={light.sun} cx="1090" cy="472" r="51" />
            </Calm>
            <Calm vlt={vlt} strength={0.2}>
              <circle transform={light.sun} cx="1090" cy="472" r="80" />
            </Calm>
          </g>
        </g>
        <g className={styles.pane}>
          <FilmEdge edge={edge} />
        </g>
      </g>
    </SceneFrame>
  );
}
