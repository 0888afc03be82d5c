import type { ReactNode } from 'react';
import { IconFrame } from '../icon/icon-frame';
import { partDrawings } from '../icon/part-drawings';
import styles from './social-links.module.css';

const drawings = {
  message: partDrawings['message-circle'],
  camera: partDrawings.camera,
  play: partDrawings.play,
  at: partDrawings['at-sign'],
};

/** Icons for the topic of a network; none is a trademark. */
export type SocialIcon = keyof typeof drawings;

/** An account on another site, with its URL. */
export interface SocialLink {
  icon: SocialIcon;
  /** Accessible name: "Photos". */
  label: string;
  href: string;
}

/** Props that `render` has to put on its anchor. */
export interface SocialAnchor {
  href: string;
  'aria-label': string;
  children: ReactNode;
}

/** Props of {@link SocialLinks}. */
export interface SocialLinksProps {
  links: readonly SocialLink[];
  /** For a router's own link. */
  render?: ((anchor: SocialAnchor) => ReactNode) | undefined;
}

/** The shop's accounts on other sites, as a row of icons. */
export function SocialLinks({ links, render = (anchor) => <a {...anchor} /> }: SocialLinksProps) {
  return (
    <ul className={styles.root}>
      {links.map(({ icon, label, href }) => (
        <li key={icon}>
          {render({ href, 'aria-label': label, children: <IconFrame outline={drawings[icon]} size="medium" /> })}
        </li>
      ))}
    </ul>
  );
}
