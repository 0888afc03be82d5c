import { useEffect } from 'react';

/** Goes on to an address that needs a document of its own, in place of this one in the history. */
export function OwnDocument({ to }: { to: string }): null {
  useEffect(() => window.location.replace(to), [to]);
  return null;
}
