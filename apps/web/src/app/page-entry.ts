/** One page of the site, without its code and its description. */
export interface PageEntry {
  /** A path, or a pattern with `:parameters`. */
  path: string;
  /** What the page is called: in its title, and where the site lists its pages. */
  name: string;
  /** Its title, where the rule would give another. */
  title?: string;
  /** The address that search engines are to know it by, where it is not its own. */
  canonical?: string;
  /** Its whole text is in the built HTML, and script starts when the page is touched. Otherwise that holds a shell, and script starts at once. */
  isPrerendered: boolean;
  /** Prerendered, though nearly everyone goes on: script starts at once. The tab may hold more than the HTML shows. */
  startsAtOnce?: boolean;
  /** Search engines may list it. */
  isIndexable: boolean;
  /** A task, whose header scrolls away, instead of a page to read. */
  isTask: boolean;
  /** It begins with a dark scene, and the header lies on that. */
  startsOnInk: boolean;
}
