import { quotePageWords } from '@tintforge/content';
import { useRef, useState } from 'react';
import { type PhotoDoor, usePhotoQueue } from './use-photo-queue';

const words = quotePageWords.own.photos;

/** Photos that are added and removed, with what is said of it. */
export function usePhotoAlbum(door: PhotoDoor) {
  const queue = usePhotoQueue(door);
  const adding = useRef<HTMLButtonElement>(null);
  const [news, setNews] = useState('');
  const [problem, setProblem] = useState('');

  return {
    queue,
    /** The button that adds some. */
    adding,
    news: news || (queue.sent > 0 && queue.waiting.length === 0 ? words.sent(queue.sent) : ''),
    problem,
    add(files: readonly File[]) {
      setNews('');
      queue.add(files);
    },
    async remove(id: string) {
      setProblem('');
      try {
        await door.remove(id);
        setNews(words.removed);
        // The pressed button has gone.
        adding.current?.focus();
      } catch {
        setProblem(words.notRemoved);
      }
    },
  };
}

/** Photos that are added and removed, as {@link usePhotoAlbum} has them. */
export type PhotoAlbum = ReturnType<typeof usePhotoAlbum>;
