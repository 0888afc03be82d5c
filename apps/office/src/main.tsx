import '@tintforge/ui/styles.css';
import { rememberDocument } from '@tintforge/app-base/late/document-page';
import { rememberFailedStyles } from '@tintforge/app-base/late/failed-styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app';

rememberFailedStyles(document);
rememberDocument(window);

// The policy forbids to run text as code. zod would try that first, unless its settings, which are looked for here, say no.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root');
if (root === null) throw new Error('The document has no #root');

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
);
