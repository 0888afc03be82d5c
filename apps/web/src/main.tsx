import '@tintforge/ui/styles.css';
import { rememberDocument } from '@tintforge/app-base/late/document-page';
import { rememberFailedStyles } from '@tintforge/app-base/late/failed-styles';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app';
import { taskRoutes } from './app/task-routes';
import { isResuming } from './lib/before-paint-marks';
import { takeLinkSecret } from './lib/link-secret';
import { takeMailLink } from './lib/mail-link';
import { nameHeldStyles } from './lib/page-styles';
import { keepServedParts } from './lib/served-part';

nameHeldStyles(document);
keepServedParts(document);
rememberFailedStyles(document);
// Before anything is drawn or asked for.
rememberDocument(window);
takeLinkSecret(window);
takeMailLink(window);

// The policy forbids to run text as code. zod would try that first, unless its settings, which are looked for here, say no.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root');
if (root === null) throw new Error('The document has no #root');

const site = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

/** A shell holds a placeholder that the page replaces; a prerendered page is taken over as it stands. */
async function start(place: HTMLElement) {
  if (!place.hasAttribute('data-prerendered')) createRoot(place).render(site);
  // In slices: what somebody presses meanwhile does not wait for all of it.
  else if (!isResuming()) startTransition(() => void hydrateRoot(place, site));
  else {
    // The HTML shows another step than the tab kept. It stays until there's something to put in its place.
    await taskRoutes.find(({ path }) => path === window.location.pathname)?.fetch();
    createRoot(place).render(site);
  }
}

void start(root);
