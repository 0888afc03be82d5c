import type { QuotePhoto, QuoteView } from '@tintforge/api-contract';
import { quotePhotoLimits } from '@tintforge/booking-core';
import { quotePageWords } from '@tintforge/content';
import { Button } from '@tintforge/ui';
import { Suspense, useRef, useState } from 'react';
import { api } from '../api';
import { late } from '../late/late';
import styles from './quote-photos.module.css';
import { usePhotoQueue, type WaitingPhoto } from './use-photo-queue';

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
  const picker = useRef<HTMLInputElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const [news, setNews] = useState('');
  const [problem, setProblem] = useState('');
  const queue = usePhotoQueue({
    code,
    access,
    onSent: (photo) => onChange((known) => [...known.filter(({ id }) => id !== photo.id), photo]),
  });
  const left = quotePhotoLimits.most - photos.length - queue.waiting.length;
  if (!isOpen && photos.length === 0) return null;

  async function remove(id: string) {
    setProblem('');
    try {
      await api('removeQuotePhoto', { params: { code, id }, ...access });
      onChange((known) => known.filter((photo) => photo.id !== id));
      setNews(words.removed);
      // The pressed button has gone.
      adding.current?.focus();
    } catch {
      setProblem(words.notRemoved);
    }
  }

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
                    onClick={() => void remove(photo.id)}
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
      {queue.waiting.length > 0 && (
        <ul className={styles.waiting} aria-label={words.sendingList}>
          {queue.waiting.map((photo) => (
            <Waiting
              key={photo.id}
              photo={photo}
              isSending={photo.id === queue.sending}
              onRetry={() => queue.retry(photo.id)}
              onDrop={() => queue.drop(photo.id)}
            />
          ))}
        </ul>
      )}
      {isOpen && (
        <>
          <p className={styles.text}>{left > 0 ? text : words.full(quotePhotoLimits.most)}</p>
          <input
            ref={picker}
            type="file"
            accept={quotePhotoLimits.types.join(',')}
            multiple
            hidden
            onChange={({ currentTarget }) => {
              setNews('');
              queue.add([...(currentTarget.files ?? [])].slice(0, left));
              currentTarget.value = '';
            }}
          />
          <div className={styles.add}>
            <Button ref={adding} disabled={left <= 0} onClick={() => picker.current?.click()}>
              {photos.length === 0 ? words.add : words.more}
            </Button>
          </div>
        </>
      )}
      <p role="status" className={styles.news}>
        {news || (queue.sent > 0 && queue.waiting.length === 0 ? words.sent(queue.sent) : '')}
      </p>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </section>
  );
}

interface WaitingProps {
  photo: WaitingPhoto;
  isSending: boolean;
  onRetry: () => void;
  onDrop: () => void;
}

function Waiting({ photo: { file, failure }, isSending, onRetry, onDrop }: WaitingProps) {
  const { name } = file;
  return (
    <li className={styles.one}>
      <span className={styles.name}>{name}</span>
      <span className={failure === undefined ? styles.text : styles.failure}>
        {failure === undefined ? (isSending ? words.sending : words.waiting) : words.failed[failure]}
      </span>
      {failure !== undefined && (
        <span className={styles.buttons}>
          {failure !== 'unreadable' && failure !== 'tooLarge' && (
            <Button size="small" aria-label={words.retryName(name)} onClick={onRetry}>
              {words.retry}
            </Button>
          )}
          <Button variant="quiet" size="small" aria-label={words.dropName(name)} onClick={onDrop}>
            {words.drop}
          </Button>
        </span>
      )}
    </li>
  );
}
