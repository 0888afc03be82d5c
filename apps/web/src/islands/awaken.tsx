import type { Elements } from '@tintforge/ui';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrate } from '../lib/hydrate';
import { keepZodFromRunningText } from '../lib/zod-settings';
import { type Island, idPrefix } from './island';
import type { MissedActions } from './missed-actions';

interface AwakeningOptions {
  /** The module of the island. */
  code: Record<string, unknown>;
  missed: MissedActions;
}

/** React hydrates an island from its served HTML, then receives the interactions recorded before. */
export function awaken(place: HTMLElement, { code, missed }: AwakeningOptions): void {
  const name = place.dataset.island ?? '';
  const found = Object.values(code).find((each): each is Island => isIsland(each) && each.islandName === name);
  if (found === undefined) throw new Error(`${name}.island.tsx exports no island of that name`);
  keepZodFromRunningText();
  const { Part } = found;
  const props: Record<string, unknown> = JSON.parse(place.dataset.props ?? '{}');
  missed.handOver();
  const content = (
    <Awakening onAwake={missed.repeat}>
      <Part {...props} />
    </Awakening>
  );
  // Synchronously: no click can fall between the recorded interactions and React's own listeners.
  flushSync(() => hydrate(place, content, { identifierPrefix: idPrefix(name) }));
}

function Awakening({ onAwake, children }: { onAwake: () => Promise<void>; children: Elements }) {
  // After the changes of the island's own effects.
  useEffect(() => void Promise.resolve().then(onAwake), [onAwake]);
  return children;
}

function isIsland(value: unknown): value is Island {
  return typeof value === 'function' && 'islandName' in value;
}
