import { type ComponentType, createContext, type ReactElement, useContext } from 'react';
import styles from './island.module.css';

interface IslandOptions {
  /** It shows what the query of its address asks for: with a query it wakes at once, and its links to another query load no document. */
  readsAddress?: boolean;
  /** The name of an island on the same page with which it has something in common: once that wakes, this one does. */
  wakesWith?: string;
}

/** A component that stands in a page as it was served and that a browser takes over by itself. */
export type Island<Props extends object = Record<string, unknown>> = ComponentType<Props> & {
  islandName: string;
  /** What reacts. */
  Part: ComponentType<Props>;
};

/** Gives an island's component a place in a page that is being served, to be filled by a drawing of its own. */
type PlaceIsland = (name: string, part: ReactElement) => string;

/** Undefined wherever the page around an island is drawn by the same React: in tests. */
export const ServedIslands = createContext<PlaceIsland | undefined>(undefined);

/**
 * Makes an island of a component; README.md beside this says what that means. `name` is the name of its file,
 * `name.island.tsx`. What it takes has to survive JSON: the page carries it.
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

/** The ids of an island are its own: the server draws it apart from its page, as the browser does. */
export function idPrefix(name: string): string {
  return `${name}-`;
}
