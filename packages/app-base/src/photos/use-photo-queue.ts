import { ApiError, codeOf } from '@tintforge/api-contract/client';
import { useEffect, useRef, useState } from 'react';
import { useOnline } from '../use-online';
import { shrinkPhoto } from './shrink-photo';
import { forgetUnsent, keepUnsent, readUnsent, type UnsentPhoto } from './unsent-photos';

/** Why a photo was not sent. */
export type PhotoFailure = 'network' | 'unreadable' | 'tooLarge' | 'other';

/** A photo on its way. */
export interface WaitingPhoto extends UnsentPhoto {
  failure?: PhotoFailure;
}

/** Where photos go. */
export interface PhotoDoor {
  /** Sends a photo under an id, the same at each try. */
  send: (id: string, file: Blob) => Promise<unknown>;
  /** Removes one that is there, or before it arrives. */
  remove: (id: string) => Promise<unknown>;
  /** The code under which photos wait in the browser's store; without one they are lost with the page. */
  keptAs?: string;
}

/**
 * Sends photos one after the other. One that fails for want of a network goes out again once there is one; the others
 * wait for their owner. With `keptAs` all of them wait in the browser's store too, and continue after a reload. `sent` counts
 * those that have arrived.
 */
export function usePhotoQueue({ send, remove, keptAs }: PhotoDoor) {
  const [waiting, setWaiting] = useState<readonly WaitingPhoto[]>([]);
  const [sent, setSent] = useState(0);
  const isOnline = useOnline();
  const isSending = useRef(false);
  const next = waiting.find(({ failure }) => failure === undefined);

  useEffect(() => {
    if (keptAs === undefined) return;
    let isLeft = false;
    void readUnsent(keptAs).then((kept) => {
      if (isLeft) return;
      setWaiting((all) => [...kept.filter(({ id }) => all.every((each) => each.id !== id)), ...all]);
    });
    return () => {
      isLeft = true;
    };
  }, [keptAs]);

  useEffect(() => {
    if (next === undefined || !isOnline || isSending.current) return;
    isSending.current = true;
    void sendOne(next);
  });

  useEffect(() => {
    if (!isOnline) return;
    setWaiting((all) => all.map((photo) => (photo.failure === 'network' ? clean(photo) : photo)));
  }, [isOnline]);

  async function sendOne({ id, file }: WaitingPhoto) {
    try {
      await send(id, await shrinkPhoto(file));
      setSent((count) => count + 1);
      isSending.current = false;
      drop(id);
    } catch (error) {
      isSending.current = false;
      setWaiting((all) => all.map((each) => (each.id === id ? { ...each, failure: failureOf(error) } : each)));
    }
  }

  function add(files: readonly File[]) {
    const photos = files.map((file) => ({ id: crypto.randomUUID(), file }));
    if (keptAs !== undefined) void keepUnsent(keptAs, photos);
    setWaiting((all) => [...all, ...photos]);
  }

  function drop(id: string) {
    if (keptAs !== undefined) void forgetUnsent(id);
    setWaiting((all) => all.filter((each) => each.id !== id));
  }

  return {
    /** Without a network all of them wait for one. */
    waiting: isOnline ? waiting : waiting.map((photo) => ({ ...photo, failure: 'network' as const })),
    sent,
    /** The one that is being sent. */
    sending: next?.id,
    add,
    /** Its answer may be what was lost: the shop is asked to remove it, now or before it arrives. */
    giveUp(id: string) {
      drop(id);
      void remove(id).catch(() => undefined);
    },
    retry: (id: string) => setWaiting((all) => all.map((each) => (each.id === id ? clean(each) : each))),
  };
}

function clean({ id, file }: WaitingPhoto): WaitingPhoto {
  return { id, file };
}

function failureOf(error: unknown): PhotoFailure {
  if (!(error instanceof ApiError)) return 'network';
  switch (codeOf(error)) {
    case 'photo_unreadable':
    case 'unsupported_media_type':
      return 'unreadable';
    case 'body_too_large':
      return 'tooLarge';
    default:
      return 'other';
  }
}
