import { late } from '@tintforge/app-base/late/late';
import { type ComponentType, Suspense, useState } from 'react';
import { useIsHydrating } from './use-is-hydrating';

const served = new Map<string, string>();

/** Keeps the HTML of the parts that the document came with, before script puts a page in place of its shell. */
export function keepServedParts(page: Document): void {
  for (const part of page.querySelectorAll<HTMLElement>('[data-part]')) {
    served.set(part.dataset.part ?? '', part.innerHTML);
  }
}

/**
 * A part of the frame that shells and prerendered pages hold already: its HTML stays as it was served, and the code that
 * draws it is fetched only by those who come from a page without it. Its links are plain links.
 */
export function servedPart({ name, load }: { name: string; load: () => Promise<ComponentType> }) {
  const Drawn = late(load);

  return function ServedPart({ className }: { className?: string | undefined }) {
    const isInHtml = useIsHydrating();
    // One object for good: React writes another one over what is there, even an equal one.
    const [kept] = useState(() => ({ __html: isInHtml ? '' : served.get(name) }));
    if (kept.__html !== undefined) {
      return (
        <div
          data-part={name}
          className={className}
          dangerouslySetInnerHTML={kept as { __html: string }}
          suppressHydrationWarning
        />
      );
    }
    return (
      <div data-part={name} className={className}>
        <Suspense fallback={null}>
          <Drawn />
        </Suspense>
      </div>
    );
  };
}
