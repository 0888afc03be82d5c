import { useEffect } from 'react';

/** Navigates to a URL that needs a separate document, replacing this history entry. */
export function OwnDocument({ to }: { to: string }): null {
  useEffect(() => window.location.replace(to), [to]);
  return null;
}
