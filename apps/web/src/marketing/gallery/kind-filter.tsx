import { paths } from '@tintforge/app-base/paths';
import { type GalleryKind, galleryKinds, galleryPage } from '@tintforge/content';
import { Link } from '../../lib/link';
import styles from './kind-filter.module.css';

const { filter, all, items } = galleryPage;

/** Links to the gallery by kind, each with how many pictures there are: the choice stands in the address. */
export function KindFilter({ chosen }: { chosen: GalleryKind | undefined }) {
  return (
    <nav aria-label={filter} data-reads-address="">
      <ul className={styles.list}>
        <li>
          <KindLink to={paths.gallery} label={all} count={items.length} isChosen={chosen === undefined} />
        </li>
        {galleryKinds.map(({ id, label }) => (
          <li key={id}>
            <KindLink
              to={`${paths.gallery}?kind=${id}`}
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

interface KindLinkProps {
  to: string;
  label: string;
  count: number;
  isChosen: boolean;
}

function KindLink({ to, label, count, isChosen }: KindLinkProps) {
  return (
    <Link to={to} className={styles.link} aria-current={isChosen ? 'true' : undefined}>
      {label} <span>{count}</span>
    </Link>
  );
}
