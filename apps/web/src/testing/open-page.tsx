import { openPage as openAnyPage, type TestPage } from '@tintforge/app-base/testing/open-page';
import type { ReactNode } from 'react';
import { useOwnLinks } from '../lib/use-own-links';

export { leavePage, type TestPage, useCleanBrowser } from '@tintforge/app-base/testing/open-page';

/** Draws a page of the site, whose links lead on without loading a document. */
export function openPage(address: string, content: ReactNode, state: unknown = null): TestPage {
  return openAnyPage(
    address,
    <>
      <OwnLinks />
      {content}
    </>,
    state,
  );
}

function OwnLinks(): null {
  useOwnLinks();
  return null;
}
