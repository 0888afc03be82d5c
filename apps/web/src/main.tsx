import './first-calls';
import { rememberDocument } from '@tintforge/app-base/late/document-page';
import { rememberFailedStyles } from '@tintforge/app-base/late/failed-styles';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, taskRoutes } from './app/app';
import { startFrame } from './frame/frame-script';
import { isResuming } from './lib/before-paint-marks';
import { hydrate } from './lib/hydrate';
import { followLinksOverPage } from './lib/link-over-page';
import { takeMailLink } from './lib/mail-link';
import { nameHeldStyles } from './lib/page-styles';
import { keepZodFromRunningText } from './lib/zod-settings';

nameHeldStyles(document);
rememberFailedStyles(document);
// Before the first render.
rememberDocument(window);
takeMailLink(window);
followLinksOverPage(window);
keepZodFromRunningText();

const site = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

/** Resolves once the whole HTML is there: a cached script may run while it still arrives. */
function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }));
}

/** A shell holds a placeholder that the page replaces; the wizard's first step is hydrated from its served HTML. */
async function start() {
  await parsed();
  startFrame(window);
  const place = document.getElementById('root');
  if (place === null) throw new Error('The document has no #root');
  if (!place.hasAttribute('data-prerendered')) createRoot(place).render(site);
  // As a transition, in slices: a click in between doesn't wait for all of it.
  else if (!isResuming()) startTransition(() => hydrate(place, site));
  else {
    // The HTML shows another step than the tab stored. It stays until that step is ready to replace it.
    await taskRoutes.find(({ path }) => path === window.location.pathname)?.Page.fetch();
    createRoot(place).render(site);
  }
}

void start();
