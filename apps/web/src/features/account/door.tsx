import { late } from '@tintforge/app-base/late/late';
import { useOnline } from '@tintforge/app-base/use-online';
import { Banner, type Elements, keepValues } from '@tintforge/ui';
import { Suspense } from 'react';
import styles from './door.module.css';
import { accountWords } from './words';

/** Decorative and heavy: it can load after the form. */
const PlaceScene = late(async () => (await import('@tintforge/shop/drawings/scene')).PlaceScene);

/** Layout of the login pages: a form on paper next to a close view through the glass. */
export function Door({ heading, lead, children }: { heading: string; lead?: string | undefined; children: Elements }) {
  const isOnline = useOnline();
  return (
    <div className={styles.root}>
      <div className={styles.paper}>
        <div className={styles.form}>
          <h1 className={styles.title}>{heading}</h1>
          {lead !== undefined && <p className={styles.lead}>{keepValues(lead)}</p>}
          {!isOnline && (
            <Banner tone="warning" title={accountWords.offline.title}>
              {accountWords.offline.text}
            </Banner>
          )}
          {children}
        </div>
      </div>
      <div className={styles.glass} aria-hidden="true">
        <div className={styles.scene}>
          <Suspense fallback={null}>
            <PlaceScene vlt={20} carVlt={35} />
          </Suspense>
        </div>
      </div>
    </div>
  );
}
