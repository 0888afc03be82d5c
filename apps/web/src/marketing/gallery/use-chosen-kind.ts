import { type GalleryKind, galleryKinds } from '@tintforge/content';
import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The kind of pictures that the address asks for (`?kind=homes`); undefined for all, and while the served page is taken over. */
export function useChosenKind(): GalleryKind | undefined {
  const [parameters] = useSearchParams();
  // The HTML was made for no address in particular and shows all.
  const isHydrating = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  if (isHydrating) return undefined;
  return galleryKinds.find(({ id }) => id === parameters.get('kind'))?.id;
}
