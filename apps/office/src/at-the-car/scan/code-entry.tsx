import { siteOrigin } from '@tintforge/app-base/site-origin';
import { Banner } from '@tintforge/ui';
import { useEffect, useState } from 'react';
import { checkInWords } from '../words';
import styles from './code-entry.module.css';
import { CodeField } from './code-field';
import { documentMayScan } from './document-may-scan';
import { readScannedText, type ScannedText } from './scanned-code';
import { Scanner } from './scanner';

/** Camera and field, for one code after another: an invalid code shows a message and blocks nothing. */
export function CodeEntry({ onCode }: { onCode: (trackingCode: string) => void }) {
  const [seen, setSeen] = useState<string>();
  const [typed, setTyped] = useState<string>();

  // The camera and WebAssembly need a document that was loaded for them, but a link within the app may have led here.
  useEffect(() => {
    if (!documentMayScan()) window.location.reload();
  }, []);

  function take(text: string, complain: (words: string | undefined) => void): boolean {
    const scanned = readScannedText(text, [siteOrigin(), window.location.origin]);
    setSeen(undefined);
    setTyped(undefined);
    if (scanned.kind === 'code') onCode(scanned.trackingCode);
    else complain(unreadText(scanned));
    return scanned.kind === 'code';
  }

  return (
    <div className={styles.root}>
      <Scanner onRead={(text) => void take(text, setSeen)} />
      {seen !== undefined && <Banner tone="warning">{seen}</Banner>}
      <CodeField error={typed} onText={(text) => take(text, setTyped)} />
    </div>
  );
}

function unreadText(scanned: Exclude<ScannedText, { kind: 'code' }>): string {
  const { unread, field } = checkInWords;
  switch (scanned.kind) {
    case 'nothing':
      return field.nothing;
    case 'other-site':
      return unread['other-site'](scanned.host);
    default:
      return unread[scanned.kind];
  }
}
