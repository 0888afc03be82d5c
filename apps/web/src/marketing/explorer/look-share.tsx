import { paths } from '@tintforge/app-base/paths';
import { siteOrigin } from '@tintforge/app-base/site-origin';
import { explorerResults } from '@tintforge/content';
import { Button, LeanIcon, TextField } from '@tintforge/ui';
import { useEffect, useRef, useState } from 'react';
import type { Look } from './look';
import styles from './look-share.module.css';
import { bringLookLaw, type LookLaw } from './use-look-law';

const words = explorerResults.share;

interface LookShareProps {
  look: Look;
  /** The served page's, whose link has no query. */
  served: Look;
  law: LookLaw | undefined;
}

/** The link of a look, to copy or print. Where the browser doesn't allow copying, it is shown in a field. */
export function LookShare({ look, served, law }: LookShareProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const field = useRef<HTMLInputElement>(null);
  const link = paths.explorer + (law?.addressOf(look) ?? '');

  // The message is about the previous look, which had another link.
  useEffect(() => setOutcome(undefined), [link]);

  useEffect(() => {
    if (outcome === 'refused') field.current?.select();
  }, [outcome]);

  async function copy() {
    try {
      const query = look === served ? '' : (law ?? (await bringLookLaw())).addressOf(look);
      await navigator.clipboard.writeText(siteOrigin() + paths.explorer + query);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  }

  return (
    <section className={styles.root}>
      <h2 className={styles.heading}>{words.heading}</h2>
      <div className={styles.actions}>
        <Button onClick={copy}>{words.copy}</Button>
        <Button onClick={() => window.print()}>
          <LeanIcon name="printer" />
          <span>{words.print}</span>
        </Button>
      </div>
      <p role="status">{outcome !== undefined && words[outcome]}</p>
      {outcome === 'refused' && (
        <TextField ref={field} label={words.link} value={siteOrigin() + link} readOnly isMono />
      )}
      <p className={styles.printed}>
        <span>{`${words.link}:`}</span> <PrintedLink link={link} />
      </p>
    </section>
  );
}

/** The origin is known only in the browser, not when the HTML is built. */
function PrintedLink({ link }: { link: string }) {
  const [origin, setOrigin] = useState('');
  useEffect(() => setOrigin(siteOrigin()), []);
  return <span>{origin + link}</span>;
}
