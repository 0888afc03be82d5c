import { paths } from '@tintforge/app-base/paths';
import { heroLaw, homeHero } from '@tintforge/content';
import { PlaceScene } from '@tintforge/shop/drawings/scene';
import { Container, Icon, type IconName, LinkButton } from '@tintforge/ui';
import { FilmPane } from './film-pane.island';
import styles from './hero.module.css';

const { pane, claims } = homeHero;
const claimIcons: readonly IconName[] = ['shield-check', 'circle-check', 'map-pin', 'clock'];

/** The first screen: the shop's services, and a pane of film over the sun that can be darkened. */
export function Hero() {
  return (
    // The drawing follows the shade of its surroundings, and is served at the first stop.
    <div className={styles.root} data-theme="ink" data-film="">
      <div className={styles.stage} data-follows-range="--pane-at">
        <div className={styles.scene}>
          <PlaceScene title={homeHero.picture} />
        </div>
        <Pillar />
        <Container className={styles.words}>
          <h1>{homeHero.heading}</h1>
          <p className={styles.lead}>{homeHero.lead}</p>
          <div className={styles.actions}>
            <LinkButton variant="primary" size="large" href={paths.booking}>
              {homeHero.book}
            </LinkButton>
            <LinkButton size="large" href="#services" className={styles.explore}>
              {homeHero.explore}
            </LinkButton>
          </div>
        </Container>
        <div className={styles.reach}>
          <input className={styles.edge} type="range" defaultValue="40" aria-label={pane.edge} />
        </div>
      </div>
      <FilmPane laws={pane.stops.map(heroLaw)} />
      <div className={styles.claims}>
        <Container>
          <ul>
            {claims.map((claim, index) => (
              <li key={claim}>
                <Icon name={claimIcons[index] ?? 'check'} />
                <span>{claim}</span>
              </li>
            ))}
          </ul>
        </Container>
      </div>
    </div>
  );
}

/** The dark frame in front of the scene, which carries the words. */
function Pillar() {
  return (
    <svg className={styles.pillar} viewBox="0 90 1000 642" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0H980L452 732H0Z" fill="var(--ink-950)" />
      <path d="M980 0H992L462 732H452Z" fill="var(--sky-4)" />
    </svg>
  );
}
