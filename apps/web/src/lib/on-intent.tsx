import { importPatiently } from '@tintforge/app-base/late/patient-import';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { createMissedActions, type MissedActions } from './missed-actions';
import styles from './on-intent.module.css';
import { useIsHydrating } from './use-is-hydrating';

interface OnIntentOptions {
  /** Whether the query of the address asks for something that the HTML does not show: then the code comes at once. */
  isWanted?: (search: string) => boolean;
}

/**
 * A part of a page that reacts, though not many touch it: prerendered HTML holds it, and its code is fetched when somebody
 * reaches for it. What was pressed, chosen or typed until then counts. On a page that is drawn here the code comes at once.
 */
export function onIntent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isWanted: isWantedBy = () => false }: OnIntentOptions = {},
) {
  let want = () => {};
  const isWanted = new Promise<void>((resolve) => {
    want = resolve;
  });
  const Awake = lazy(async () => {
    await isWanted;
    return { default: await importPatiently(load) };
  });

  return function OnIntent(props: Props): ReactNode {
    const region = useRef<HTMLDivElement>(null);
    const [missed] = useState(createMissedActions);
    const isInHtml = useIsHydrating();
    const { key, search } = useLocation();
    const [firstKey] = useState(key);
    // A new address on the same page is a reason to draw; React would wait for a part that sleeps.
    if (!isInHtml || key !== firstKey || isWantedBy(search)) want();

    useEffect(() => (region.current === null ? undefined : missed.watch(region.current, want)), [missed]);

    // The same element for good, so that nothing outside makes React draw what it has not taken over yet.
    const [part] = useState(() => (
      <Suspense>
        <Awake {...(props as unknown as Props)} />
        <Awakening missed={missed} />
      </Suspense>
    ));
    return (
      <div ref={region} className={styles.region}>
        {part}
      </div>
    );
  };
}

/** Stands beside the part and so comes alive after it. */
function Awakening({ missed }: { missed: MissedActions }): null {
  useEffect(() => void missed.repeat(), [missed]);
  return null;
}
