import { isDemo } from '@tintforge/app-base/demo-mode';
import { paths } from '@tintforge/app-base/paths';
import { siteWords } from '@tintforge/content';
import type { ReactNode } from 'react';

/** The way to the mails of a demo, for everybody who is told to look for one; nothing where mail really leaves. */
export function DemoMailboxLink({ children = siteWords.openDemoMailbox }: { children?: ReactNode }) {
  if (!isDemo()) return null;
  // Only the mailbox may show frames, which is settled when a document is loaded: with a target the browser loads one.
  return (
    <a href={paths.demoMailbox} target="_self">
      {children}
    </a>
  );
}
