import { paths } from '@tintforge/app-base/paths';
import { type GalleryKind, galleryKinds, galleryPage } from '@tintforge/content';
import { useLayoutEffect } from 'react';
import { island } from '../../islands/island';
import { useQuery } from '../../islands/use-query';
import styles from './kind-filter.module.css';

const { filter, all, items } = galleryPage;
const kinds = galleryKinds.filter(({ id }) => items.some(({ kind }) => kind === id));

/** Links to the gallery by kind, each with its number of pictures: the choice is in the URL. */
function Filter() {
  const parameters = new URLSearchParams(useQuery());
  const chosen = kinds.find(({ id }) => id === parameters.get('kind'))?.id;
  useLayoutEffect(() => showOnly(chosen), [chosen]);
  return (
    <nav aria-label={filter}>
      <ul className={styles.list}>
        <li>
          <KindLink href={paths.gallery} label={all} count={items.length} isChosen={chosen === undefined} />
        </li>
        {kinds.map(({ id, label }) => (
          <li key={id}>
            <KindLink
              href={`${paths.gallery}?kind=${id}`}
              label={label}
              count={items.filter(({ kind }) => kind === id).length}
              isChosen={chosen === id}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * The pictures are outside the island, as they were served: hidden rather than removed, because no one else has them.
 */
function showOnly(kind: GalleryKind | undefined) {
  const wall = document.querySelector<HTMLElement>('[data-wall]');
  wall?.toggleAttribute('data-filtered', kind !== undefined);
  for (const figure of wall?.querySelectorAll<HTMLElement>('[data-kind]') ?? []) {
    figure.hidden = kind !== undefined && figure.dataset.kind !== kind;
  }
}

interface KindLinkProps {
  href: string;
  label: string;
  count: number;
  isChosen: boolean;
}

function KindLink({ href, label, count, isChosen }: KindLinkProps) {
  return (
    <a href={href} className={styles.link} aria-current={isChosen ? 'true' : undefined}>
      <span>{label}</span> <span>{count}</span>
    </a>
  );
}

export const KindFilter = island('kind-filter', Filter, { readsAddress: true });
