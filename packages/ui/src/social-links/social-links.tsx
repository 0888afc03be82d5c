import { AtSign, Camera, type LucideIcon, MessageCircle, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './social-links.module.css';

const icons = { message: MessageCircle, camera: Camera, play: Play, at: AtSign } satisfies Record<string, LucideIcon>;

/** Icons for the topic of a network; none is a trademark. */
export type SocialIcon = keyof typeof icons;

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
      {links.map(({ icon, label, href }) => {
        const Drawing = icons[icon];
        return (
          <li key={icon}>
            {render({ href, 'aria-label': label, children: <Drawing className={styles.icon} aria-hidden="true" /> })}
          </li>
        );
      })}
    </ul>
  );
}
