import { onIntent } from '../../lib/on-intent';
import { prerendered } from '../../lib/prerendered';

const Start = prerendered(async () => (await import('./explorer-start')).ExplorerStart);
const Explorer = onIntent(async () => (await import('./explorer')).Explorer, {
  isWanted: (search) => search !== '',
});
const End = prerendered(async () => (await import('./explorer-end')).ExplorerEnd);

/** /film-explorer: a car with film on its glass, what one sees, what the law says, and what it costs. */
export function ExplorerPage() {
  return (
    <div data-reads-address="">
      <Start />
      <Explorer />
      <End />
    </div>
  );
}
