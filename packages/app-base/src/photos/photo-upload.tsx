import { quotePhotoLimits } from '@tintforge/booking-core';
import { quotePageWords } from '@tintforge/content';
import { Button } from '@tintforge/ui';
import { useRef } from 'react';
import styles from './quote-photos.module.css';
import type { PhotoAlbum } from './use-photo-album';
import type { WaitingPhoto } from './use-photo-queue';

const words = quotePageWords.own.photos;

interface PhotoUploadProps {
  album: PhotoAlbum;
  /** Photos that are there, and the most that can be. */
  count: number;
  most: number;
  /** False where none are taken any more. */
  isOpen: boolean;
  /** A hint above the button. */
  text: string;
  /** The button, for the first ones and for more. */
  add: string;
  more: string;
}

/** Photos on their way, the button that adds some, and what became of it. */
export function PhotoUpload({ album, count, most, isOpen, text, add, more }: PhotoUploadProps) {
  const { queue } = album;
  const picker = useRef<HTMLInputElement>(null);
  const left = most - count - queue.waiting.length;
  return (
    <>
      {queue.waiting.length > 0 && (
        <ul className={styles.waiting} aria-label={words.sendingList}>
          {queue.waiting.map((photo) => (
            <Waiting
              key={photo.id}
              photo={photo}
              isSending={photo.id === queue.sending}
              onRetry={() => queue.retry(photo.id)}
              onDrop={() => queue.giveUp(photo.id)}
            />
          ))}
        </ul>
      )}
      {isOpen && (
        <>
          <p className={styles.text}>{left > 0 ? text : words.full(most)}</p>
          <input
            ref={picker}
            type="file"
            // Where a browser has no type for them, by their names.
            accept={[...quotePhotoLimits.types, '.heic', '.heif'].join(',')}
            multiple
            hidden
            onChange={({ currentTarget }) => {
              album.add([...(currentTarget.files ?? [])].slice(0, left));
              currentTarget.value = '';
            }}
          />
          <div className={styles.add}>
            <Button ref={album.adding} disabled={left <= 0} onClick={() => picker.current?.click()}>
              {count === 0 ? add : more}
            </Button>
          </div>
        </>
      )}
      <p role="status" className={styles.news}>
        {album.news}
      </p>
      <p role="alert" className={styles.problem}>
        {album.problem}
      </p>
    </>
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
