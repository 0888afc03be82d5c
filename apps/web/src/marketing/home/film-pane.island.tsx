import { paths } from '@tintforge/app-base/paths';
import { homeHero } from '@tintforge/content';
import { Container, PaneStrip } from '@tintforge/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { island } from '../../islands/island';
import { isBuilt } from '../../lib/is-built';
import styles from './film-pane.module.css';

const { stops, firstStop, label, readOuts, source, valueText } = homeHero.pane;
const shades = stops.map(({ vltPercent }) => vltPercent);

interface PaneProps {
  /** The legal status of each stop, in a sentence. */
  laws: readonly string[];
}

/**
 * A range from clear to the darkest film, with the heat that each shade keeps out and its legal status. The picture
 * follows.
 */
function Pane({ laws }: PaneProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [position, setPosition] = useState<number>(firstStop);

  // It may have been moved before script ran, or restored by the browser.
  useEffect(() => {
    if (input.current !== null) setPosition(Number(input.current.value));
  }, []);

  useEffect(() => {
    const picture = root.current?.closest<HTMLElement>('[data-film]');
    picture?.style.setProperty('--vlt', String(stops[position]?.vltPercent));
  }, [position]);

  const stop = stops[position];
  if (stop === undefined) return null;
  return (
    <div ref={root} className={styles.root}>
      <Container className={styles.columns}>
        <div className={styles.control}>
          <label className={styles.label} htmlFor={id}>
            {label}
          </label>
          <p id={`${id}-law`} className={styles.law}>
            {laws[position]}
          </p>
          <div className={styles.track}>
            <PaneStrip shades={shades} />
            <input
              ref={input}
              id={id}
              className={styles.input}
              type="range"
              min="0"
              max={stops.length - 1}
              step="1"
              defaultValue={firstStop}
              aria-describedby={`${id}-law`}
              aria-valuetext={valueText(stop)}
              onInput={(event) => setPosition(Number(event.currentTarget.value))}
            />
          </div>
          <div className={styles.stops} aria-hidden="true">
            {stops.map((each) => (
              <span key={each.label} data-here={each === stop || undefined}>
                {each.label}
              </span>
            ))}
          </div>
        </div>
        <div>
          <dl className={styles.readOuts}>
            <ReadOut label={readOuts.heat} percent={stop.heatPercent} />
            <ReadOut label={readOuts.glare} percent={stop.glarePercent} />
            <ReadOut label={readOuts.uv} percent={stop.uvPercent} />
          </dl>
          <p className={styles.source}>
            <span>{source.text}</span> {isBuilt(paths.ceramic) && <a href={paths.ceramic}>{source.link}</a>}
          </p>
        </div>
      </Container>
    </div>
  );
}

function ReadOut({ label, percent }: { label: string; percent: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span>{percent}</span>
        <small>%</small>
      </dd>
    </div>
  );
}

export const FilmPane = island('film-pane', Pane);
