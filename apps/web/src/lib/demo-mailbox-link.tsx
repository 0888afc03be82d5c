import { isDemo } from '@tintforge/app-base/demo-mode';
import { paths } from '@tintforge/app-base/paths';
import { siteWords } from '@tintforge/content';
import type { ReactNode } from 'react';

/**
 * Links to the demo's mailbox wherever a customer is asked to check their email; nothing where email is really sent.
 */
export function DemoMailboxLink({ children = siteWords.openDemoMailbox }: { children?: ReactNode }) {
  if (!isDemo()) return null;
  // Only the mailbox may show frames, a policy set when a document loads: with a target the browser loads one.
  return (
    <a href={paths.demoMailbox} target="_self">
      {children}
    </a>
  );
}
