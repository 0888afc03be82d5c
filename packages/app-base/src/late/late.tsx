import { type ComponentType, lazy, useSyncExternalStore } from 'react';
import { hurryOverdueCode, importPatiently, isCodeOverdue, watchOverdueCode } from './patient-import';

/** A component whose code loads later. Rendered before that, it suspends; afterward it renders at once. */
export type LateComponent<Props> = ComponentType<Props> & {
  /** True when the code is loaded. */
  isHere: () => boolean;
  /** Fetches the code with retries, and at once if it is already awaited. Rejects only when the code itself fails. */
  fetch: () => Promise<void>;
  /** Preloads the code. A failure is left to the component that needs it. */
  prefetch: () => void;
};

/** A component in its own chunk, which waits for the network as long as it takes (see `importPatiently`). */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): LateComponent<Props> {
  let Here: ComponentType<Props> | undefined;
  let fetching: Promise<ComponentType<Props>> | undefined;

  async function keep(Loaded: Promise<ComponentType<Props>>): Promise<ComponentType<Props>> {
    Here = await Loaded;
    return Here;
  }

  function fetchCode(): Promise<ComponentType<Props>> {
    fetching ??= keep(importPatiently(load));
    return fetching;
  }

  const Awaited = lazy(async () => ({ default: await fetchCode() }));

  function Late(props: Props) {
    // Once loaded nothing suspends, not even for a moment: the current content stays until the next frame.
    const Component = Here ?? (Awaited as unknown as ComponentType<Props>);
    return <Component {...props} />;
  }

  return Object.assign(Late, {
    isHere: () => Here !== undefined,
    fetch: async () => {
      if (fetching !== undefined) hurryOverdueCode();
      await fetchCode();
    },
    prefetch: () => {
      if (Here === undefined && fetching === undefined) keep(load()).catch(() => undefined);
    },
  });
}

/** True while code that the page needs now can't be fetched. */
export function useOverdueCode(): boolean {
  return useSyncExternalStore(watchOverdueCode, isCodeOverdue, () => false);
}
