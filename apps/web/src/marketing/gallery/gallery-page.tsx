import { paths } from '@tintforge/app-base/paths';
import { type GalleryItem, type GalleryItemId, galleryPage } from '@tintforge/content';
import { BeforeAfter, Container } from '@tintforge/ui';
import { prerendered } from '../../lib/prerendered';
import { BookAction, PageAction } from '../parts/actions';
import { ClosingCall } from '../parts/closing-call';
import styles from './gallery-page.module.css';
import { KindFilter } from './kind-filter';
import { useChosenKind } from './use-chosen-kind';

const Picture = prerendered(async () => (await import('./gallery-picture')).GalleryPicture);

const { heading, lead, items, before, edge, note, closing } = galleryPage;

/** /gallery: what film does to cars, homes and shops; an edge between before and after that can be dragged. */
export function GalleryPage() {
  const kind = useChosenKind();
  return (
    <>
      <Container className={styles.top}>
        <h1>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
      </Container>
      <Container className={styles.filter}>
        <KindFilter chosen={kind} />
      </Container>
      <div className={styles.wall} data-filtered={kind !== undefined || undefined}>
        {items.map(
          ({ id, kind: own, title, film, vltPercent, frontVltPercent }: GalleryItem & { id: GalleryItemId }) => (
            // Hidden and not taken away: the drawings stand in the HTML and nowhere else.
            <figure
              key={id}
              className={styles.figure}
              data-item={id}
              data-kind={own}
              hidden={kind !== undefined && own !== kind}
            >
              <div className={styles.frame}>
                <BeforeAfter
                  label={edge(title)}
                  beforeTag={before}
                  afterTag={film}
                  before={<Picture id={id} title={title} className={styles.picture} />}
                  after={<Picture id={id} vlt={vltPercent} frontVlt={frontVltPercent} className={styles.picture} />}
                />
              </div>
              <figcaption>{title}</figcaption>
            </figure>
          ),
        )}
      </div>
      <Container>
        <p className={styles.note}>{note}</p>
      </Container>
      <ClosingCall
        heading={closing.heading}
        text={closing.text}
        action={<BookAction>{closing.book}</BookAction>}
        secondAction={<PageAction to={paths.comparison}>{closing.compare}</PageAction>}
      />
    </>
  );
}
