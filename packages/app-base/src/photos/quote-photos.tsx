import type { QuotePhoto, QuoteView } from '@tintforge/api-contract';
import { quotePhotoLimits } from '@tintforge/booking-core';
import { quotePageWords } from '@tintforge/content';
import { Button } from '@tintforge/ui';
import { Suspense } from 'react';
import { api } from '../api';
import { late } from '../late/late';
import { PhotoUpload } from './photo-upload';
import styles from './quote-photos.module.css';
import { usePhotoAlbum } from './use-photo-album';

const words = quotePageWords.own.photos;

/** With the code of form fields: photos are seen before. */
const PhotoCaption = late(async () => (await import('./photo-caption')).PhotoCaption);

interface QuotePhotosProps {
  quote: Pick<QuoteView, 'code' | 'photos' | 'isOpen'>;
  /** The customer's link; empty for a caller who is logged in. */
  access: { quoteToken?: string };
  headingLevel?: 'h2' | 'h3';
  /** A hint above the button. */
  text?: string;
  /** Changes what is shown, which may have changed since. */
  onChange: (change: (photos: readonly QuotePhoto[]) => QuotePhoto[]) => void;
}

/** The photos of a request, with what is on its way; while the request is open, its customer and the office add and remove some. */
export function QuotePhotos({
  quote,
  access,
  headingLevel: Heading = 'h2',
  text = words.text,
  onChange,
}: QuotePhotosProps) {
  const { code, photos, isOpen } = quote;
  const album = usePhotoAlbum({
    keptAs: code,
    async send(id, file) {
      const photo = await api('addQuotePhoto', { params: { code, id }, ...access, file });
      onChange((known) => [...known.filter((each) => each.id !== id), photo]);
    },
    async remove(id) {
      await api('removeQuotePhoto', { params: { code, id }, ...access });
      onChange((known) => known.filter((photo) => photo.id !== id));
    },
  });
  if (!isOpen && photos.length === 0) return null;

  return (
    <section aria-labelledby="photos" className={styles.root}>
      <Heading id="photos" className={styles.heading}>
        {words.heading}
      </Heading>
      {photos.length > 0 && (
        <ul className={styles.photos} aria-label={words.list}>
          {photos.map((photo, index) => (
            <li key={photo.id} className={styles.photo}>
              <a href={photo.large} target="_blank" rel="noreferrer" aria-label={words.open(index + 1, photo.caption)}>
                <img
                  loading="lazy"
                  src={photo.small}
                  width={photo.width}
                  height={photo.height}
                  alt={photo.caption}
                  className={styles.picture}
                />
              </a>
              {isOpen ? (
                <>
                  <Suspense fallback={null}>
                    <PhotoCaption
                      photo={photo}
                      number={index + 1}
                      code={code}
                      access={access}
                      onSaved={(caption) =>
                        onChange((known) => known.map((each) => (each.id === photo.id ? { ...each, caption } : each)))
                      }
                    />
                  </Suspense>
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={words.removeOne(index + 1, photo.caption)}
                    onClick={() => void album.remove(photo.id)}
                  >
                    {words.remove}
                  </Button>
                </>
              ) : (
                photo.caption !== '' && <p className={styles.name}>{photo.caption}</p>
              )}
            </li>
          ))}
        </ul>
      )}
      <PhotoUpload
        album={album}
        count={photos.length}
        most={quotePhotoLimits.most}
        isOpen={isOpen}
        text={text}
        add={words.add}
        more={words.more}
      />
    </section>
  );
}
