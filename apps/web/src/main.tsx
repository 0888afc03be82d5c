import '@tintforge/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app';
import { rememberDocument } from './lib/document-page';
import { takeLinkSecret } from './lib/link-secret';
import { takeMailLink } from './lib/mail-link';
import { nameHeldStyles } from './lib/page-styles';

nameHeldStyles(document);
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

// A shell holds a placeholder that the page replaces; a prerendered page is taken over as it stands.
if (root.hasAttribute('data-prerendered')) hydrateRoot(root, site);
else createRoot(root).render(site);
