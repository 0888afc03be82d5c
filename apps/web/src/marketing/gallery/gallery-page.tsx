import { paths } from '@tintforge/app-base/paths';
import { type GalleryItem, galleryPage, layoutWords, pageDescriptions } from '@tintforge/content';
import { BeforeAfter, Container } from '@tintforge/ui';
import { readingPage } from '../../pages/page';
import { BookAction, PageAction } from '../parts/actions';
import { ClosingCall } from '../parts/closing-call';
import styles from './gallery-page.module.css';
import { GalleryPicture } from './gallery-picture';
import { KindFilter } from './kind-filter.island';

const { heading, lead, items, before, edge, note, closing } = galleryPage;
const hasKinds = new Set(items.map(({ kind }) => kind)).size > 1;

/** /gallery: the effect of film on cars, homes and shops, with a draggable edge between before and after. */
export function GalleryPage() {
  return (
    <>
      <Container className={styles.top}>
        <h1>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
      </Container>
      {hasKinds && (
        <Container className={styles.filter}>
          <KindFilter />
        </Container>
      )}
      <div className={styles.wall} data-wall="">
        {items.map(({ id, kind: own, title, film, vltPercent, frontVltPercent }: GalleryItem) => (
          <figure key={id} className={styles.figure} data-item={id} data-kind={own}>
            <div className={styles.frame}>
              <BeforeAfter
                label={edge(title)}
                beforeTag={before}
                afterTag={film}
                before={
                  <div className={styles.picture}>
                    <GalleryPicture id={id} title={title} />
                  </div>
                }
                after={
                  <div className={styles.picture}>
                    <GalleryPicture id={id} vlt={vltPercent} frontVlt={frontVltPercent} />
                  </div>
                }
              />
            </div>
            <figcaption>{title}</figcaption>
          </figure>
        ))}
      </div>
      <Container>
        <p className={styles.note}>{note}</p>
      </Container>
      <ClosingCall
        hour="gold"
        shades={[5, 70]}
        heading={closing.heading}
        text={closing.text}
        action={<BookAction>{closing.book}</BookAction>}
        secondAction={<PageAction to={paths.comparison}>{closing.compare}</PageAction>}
      />
    </>
  );
}

export const page = readingPage({
  path: paths.gallery,
  name: layoutWords.pages.gallery,
  description: pageDescriptions.gallery,
  Page: GalleryPage,
});
