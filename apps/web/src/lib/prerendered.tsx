import { late } from '@tintforge/app-base/late/late';
import type { ComponentType } from 'react';
import { useIsHydrating } from './use-is-hydrating';

/** One object for all renders: React would replace the content for a new one, even an equal one. */
const asItStands = { __html: '' };

/**
 * A static part of a page: the prerendered HTML already contains it, so its code is fetched only by visitors who come
 * from another page. Its links are plain links, and nothing in it may need script.
 */
export function prerendered<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Drawn = late(load);

  function Prerendered({ className, ...props }: Props & { className?: string | undefined }) {
    const isInHtml = useIsHydrating();
    if (isInHtml) {
      // Writes nothing: it keeps React from looking inside.
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
