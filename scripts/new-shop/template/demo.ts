import type { DemoPlace } from '@tintforge/content/shapes';

/** Addresses of a demo's customers, by region. */
export const demoPlaces: Readonly<Record<string, readonly DemoPlace[]>> = {
  {{regionKey}}: [{ city: '{{city}}', zip: '{{zip}}' }],
};
