import { paths } from '@tintforge/app-base/paths';
import { homeHero } from '@tintforge/content';
import { Container, PaneStrip } from '@tintforge/ui';
import { useEffect, useId, useRef } from 'react';
import { Link } from '../../lib/link';
import styles from './film-pane.module.css';

const { stops, firstStop, label, readOuts, source, valueText } = homeHero.pane;
const shades = stops.map(({ vltPercent }) => vltPercent);

interface FilmPaneProps {
  /** The stop it is at, counted from 0, the clear one. */
  position: number;
  onMove: (position: number) => void;
}

/** A range from clear to the darkest film, with what each shade keeps out and what the law says to it. */
export function FilmPane({ position, onMove }: FilmPaneProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  // It could be moved before script was there, and a browser that comes back restores it.
  useEffect(() => {
    if (input.current !== null) onMove(Number(input.current.value));
  }, [onMove]);

  const stop = stops[position];
  if (stop === undefined) return null;
  return (
    <div className={styles.root}>
      <Container className={styles.columns}>
        <div className={styles.control}>
          <label className={styles.label} htmlFor={id}>
            {label}
          </label>
          <p id={`${id}-law`} className={styles.law}>
            {stop.law}
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
              onInput={(event) => onMove(Number(event.currentTarget.value))}
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
            {source.text} <Link to={paths.ceramic}>{source.link}</Link>
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
        {percent}
        <small>%</small>
      </dd>
    </div>
  );
}
