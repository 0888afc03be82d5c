import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Elements } from '../elements';
import { Icon } from '../icon/icon';
import type { RampShade } from '../panes/panes';
import panes from '../panes/panes.module.css';
import styles from './feature-card.module.css';

/** Props that `render` has to put on its anchor. */
export interface FeatureAnchor {
  className: string | undefined;
  children: ReactNode;
}

/** Props of {@link FeatureCard}. */
export interface FeatureCardProps {
  /** A drawing for the upper part. */
  picture: Elements;
  /** Adds film to the right half of the picture, with its tag, such as "35%". */
  film?: { shade: RampShade; label: string } | undefined;
  title: string;
  /** A sentence or two under the title. */
  description: ReactNode;
  /** A line of short facts: duration, lowest price. */
  facts?: readonly string[] | undefined;
  /** Names its target out of context: "See automotive tinting". */
  link: { label: string } & (
    | { href: string; render?: undefined }
    /** For a router's own link: `render: (anchor) => <Link to="/" {...anchor} />`. */
    | { href?: undefined; render: (anchor: FeatureAnchor) => Elements }
  );
}

/** A picture, its subject, and a link to it. Not a filled card: it is set directly on the page. */
export function FeatureCard({ picture, film, title, description, facts = [], link }: FeatureCardProps) {
  const anchor: FeatureAnchor = {
    className: styles.link,
    children: (
      <>
        <span>{link.label}</span>
        <Icon name="arrow-right" size="small" />
      </>
    ),
  };
  return (
    <article className={styles.root}>
      <div className={styles.picture}>
        {picture}
        {film !== undefined && (
          <>
            <i className={clsx(styles.film, panes.film)} data-vlt={film.shade} />
            <span className={styles.tag} data-theme="ink">
              {film.label}
            </span>
          </>
        )}
      </div>
      <div className={styles.texts}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.description}>{description}</p>
        {facts.length > 0 && (
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        {link.render === undefined ? <a href={link.href} {...anchor} /> : link.render(anchor)}
      </div>
    </article>
  );
}

/** Three features side by side like the panes of one window; stacked on a phone. */
export function FeatureRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
