import { paths } from '@tintforge/app-base/paths';
import { homeHero } from '@tintforge/content';
import { Container, Icon, type IconName, LinkButton } from '@tintforge/ui';
import { useEffect, useRef, useState } from 'react';
import { Link } from '../../lib/link';
import { prerendered } from '../../lib/prerendered';
import { FilmPane } from './film-pane';
import styles from './hero.module.css';

const Scene = prerendered(async () => (await import('@tintforge/ui/gulf-scene')).GulfScene);

const { pane, claims } = homeHero;
const claimIcons: readonly IconName[] = ['shield-check', 'circle-check', 'map-pin', 'clock'];

/** The first screen: what the shop does, and a pane of film over the sun that can be made darker. */
export function Hero() {
  const stage = useRef<HTMLDivElement>(null);
  const edge = useRef<HTMLInputElement>(null);
  const [position, setPosition] = useState<number>(pane.firstStop);

  // The drawing follows the shade of whatever it stands in, and is served at the first stop.
  useEffect(() => {
    const stop = pane.stops[position];
    if (stop !== undefined) stage.current?.style.setProperty('--vlt', String(stop.vltPercent));
  }, [position]);

  function placeEdge() {
    if (edge.current !== null) stage.current?.style.setProperty('--pane-at', edge.current.value);
  }
  // It could be dragged before script was there, and a browser that comes back restores it.
  useEffect(placeEdge, []);

  return (
    <div className={styles.root} data-theme="ink">
      <div ref={stage} className={styles.stage}>
        <Scene className={styles.scene} title={homeHero.picture} />
        <Pillar />
        <Container className={styles.words}>
          <h1>{homeHero.heading}</h1>
          <p className={styles.lead}>{homeHero.lead}</p>
          <div className={styles.actions}>
            <LinkButton variant="primary" size="large" render={(anchor) => <Link to={paths.booking} {...anchor} />}>
              {homeHero.book}
            </LinkButton>
            <LinkButton size="large" href="#services" className={styles.explore}>
              {homeHero.explore}
            </LinkButton>
          </div>
        </Container>
        <div className={styles.reach}>
          <input
            ref={edge}
            className={styles.edge}
            type="range"
            defaultValue="40"
            aria-label={pane.edge}
            onInput={placeEdge}
          />
        </div>
      </div>
      <FilmPane position={position} onMove={setPosition} />
      <div className={styles.claims}>
        <Container>
          <ul>
            {claims.map((claim, index) => (
              <li key={claim}>
                <Icon name={claimIcons[index] ?? 'check'} />
                {claim}
              </li>
            ))}
          </ul>
        </Container>
      </div>
    </div>
  );
}

/** The dark frame in front of the scene, on which the words stand. */
function Pillar() {
  return (
    <svg className={styles.pillar} viewBox="0 90 1000 642" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0H980L452 732H0Z" fill="var(--ink-950)" />
      <path d="M980 0H992L462 732H452Z" fill="var(--sky-4)" />
    </svg>
  );
}
