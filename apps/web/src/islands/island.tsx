import { type ComponentType, createContext, type ReactElement, useContext } from 'react';
import styles from './island.module.css';

interface IslandOptions {
  /**
   * It renders by the URL's query: with a query it hydrates at once, and its links to another query load no document.
   */
  readsAddress?: boolean;
  /** The name of a related island on the same page: when that hydrates, so does this one. */
  wakesWith?: string;
}

/** A component in a served page that the browser hydrates on its own. */
export type Island<Props extends object = Record<string, unknown>> = ComponentType<Props> & {
  islandName: string;
  /** The interactive part. */
  Part: ComponentType<Props>;
};

/**
 * Registers an island's component in a page that is being served and returns its place, which is rendered separately.
 */
type PlaceIsland = (name: string, part: ReactElement) => string;

/** Undefined wherever the same React renders the page around an island: in tests. */
export const ServedIslands = createContext<PlaceIsland | undefined>(undefined);

/**
 * Makes an island of a component, as README.md in this folder explains. `name` is the name of its file,
 * `name.island.tsx`. Its props have to survive JSON, because the page carries them.
 */
export function island<Props extends object>(
  name: string,
  Part: ComponentType<Props>,
  { readsAddress = false, wakesWith }: IslandOptions = {},
): Island<Props> {
  function IslandPlace(props: Props) {
    const place = useContext(ServedIslands);
    const part = <Part {...props} />;
    const taken = JSON.stringify(props);
    return (
      <div
        className={styles.region}
        data-island={name}
        data-props={taken === '{}' ? undefined : taken}
        data-reads-address={readsAddress ? '' : undefined}
        data-wakes-with={wakesWith}
      >
        {place === undefined ? part : place(name, part)}
      </div>
    );
  }
  return Object.assign(IslandPlace, { islandName: name, Part });
}

/** An island has its own IDs: the build renders it separately from its page, as the browser does. */
export function idPrefix(name: string): string {
  return `${name}-`;
}
