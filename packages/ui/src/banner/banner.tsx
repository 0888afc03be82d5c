import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon';
import { keepValues } from '../keep-values/keep-values';
import styles from './banner.module.css';

/** Kind of message in a banner. */
export type BannerTone = 'info' | 'success' | 'warning' | 'error';

/** Props of {@link Banner}. */
export interface BannerProps {
  /** Kind of message: it sets color, icon and how soon a screen reader announces it. */
  tone: BannerTone;
  /** A few words, set bold before the rest. */
  title?: ReactNode;
  children?: ReactNode;
  /** Overrides the tone's own icon. */
  icon?: IconName | undefined;
  /** A button or link, below the words. */
  action?: ReactNode;
}

const icons: Record<BannerTone, IconName> = {
  info: 'info',
  success: 'circle-check',
  warning: 'triangle-alert',
  error: 'circle-alert',
};

/** A message that stays on the page. Errors and warnings interrupt a screen reader, others wait for a pause. */
export function Banner({ tone, title, children, icon, action }: BannerProps) {
  return (
    <div className={styles.root} data-tone={tone} role={tone === 'error' || tone === 'warning' ? 'alert' : 'status'}>
      <Icon name={icon ?? icons[tone]} />
      <div>
        {title !== undefined && <b className={styles.title}>{keepValues(title)}</b>}{' '}
        {children !== undefined && <span>{keepValues(children)}</span>}
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
