import { late } from '@tintforge/app-base/late/late';
import type { ComponentType } from 'react';
import { useIsHydrating } from './use-is-hydrating';

/** One object for good: React writes another one over what is there, even an equal one. */
const asItStands = { __html: '' };

/**
 * A part of a page that only shows: prerendered HTML already holds it, so the code that draws it is fetched only by those
 * who come from another page. Its links are plain links, and nothing in it may need script.
 */
export function prerendered<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Drawn = late(load);

  function Prerendered({ className, ...props }: Props & { className?: string | undefined }) {
    const isInHtml = useIsHydrating();
    if (isInHtml) {
      // Nothing is written: it keeps React from looking inside.
      return <div className={className} dangerouslySetInnerHTML={asItStands} suppressHydrationWarning />;
    }
    return (
      <div className={className}>
        <Drawn {...(props as unknown as Props)} />
      </div>
    );
  }

  return Object.assign(Prerendered, { isHere: Drawn.isHere, fetch: Drawn.fetch, prefetch: Drawn.prefetch });
}
