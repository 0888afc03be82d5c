import type { QuotePhoto } from '@tintforge/api-contract';
import { ApiError, codeOf } from '@tintforge/api-contract/client';
import { quotePhotoLimits } from '@tintforge/booking-core';
import { quotePageWords } from '@tintforge/content';
import { Button, TextArea, VisuallyHidden } from '@tintforge/ui';
import { useRef, useState } from 'react';
import { api } from '../api';
import styles from './quote-photos.module.css';

const words = quotePageWords.own.photos.caption;

interface PhotoCaptionProps {
  photo: QuotePhoto;
  /** Place among the photos shown, from 1. */
  number: number;
  /** Code of the quote. */
  code: string;
  access: { quoteToken?: string };
  onSaved: (caption: string) => void;
}

/**
 * The caption of a photo, saved when its field is left and by Enter. One that couldn't be saved stays in the field, which
 * grows with a long one.
 */
export function PhotoCaption({ photo: { id, caption: known }, number, code, access, onSaved }: PhotoCaptionProps) {
  /** The field's text; undefined while it is what the shop has. */
  const [typed, setTyped] = useState<string>();
  const [news, setNews] = useState('');
  const [failure, setFailure] = useState<CaptionFailure>();
  const field = useRef<HTMLTextAreaElement>(null);
  const sending = useRef<string>(undefined);
  /** Typed while another was on its way. */
  const next = useRef<string>(undefined);

  async function save() {
    const caption = oneLine(typed ?? known);
    // After a failure the shop may have it all the same: only the answer may have been lost.
    const settled = failure === undefined ? known : undefined;
    next.current = caption === (sending.current ?? settled) ? undefined : caption;
    if (sending.current !== undefined) return;
    if (next.current === undefined) return settle(known);
    setNews(words.saving);
    try {
      while (next.current !== undefined) {
        sending.current = next.current;
        next.current = undefined;
        const saved = await api('captionQuotePhoto', {
          params: { code, id },
          ...access,
          body: { caption: sending.current },
        });
        onSaved(saved.caption);
        settle(saved.caption);
      }
      setNews(words.saved);
    } catch (error) {
      setNews('');
      setFailure(failureOf(error));
    }
    sending.current = undefined;
  }

  /** The shop has a caption: if it is the field's, nothing is left to save. */
  function settle(caption: string) {
    setFailure(undefined);
    setTyped((text) => (text !== undefined && oneLine(text) === caption ? undefined : text));
  }

  const canRetry = failure === 'network' || failure === 'other';
  return (
    <div className={styles.caption}>
      <TextArea
        ref={field}
        rows={1}
        className={styles.field}
        label={
          <>
            <span>{words.label}</span> <VisuallyHidden>{words.of(number)}</VisuallyHidden>
          </>
        }
        value={typed ?? known}
        maxLength={quotePhotoLimits.caption}
        autoComplete="off"
        enterKeyHint="done"
        error={failure && words.failed[failure]}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setNews('');
        }}
        onBlur={() => void save()}
        onKeyDown={(event) => {
          // An input method takes Enter for the word that it composes.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // The field grows with its text, which is one line all the same.
          event.preventDefault();
          void save();
        }}
      />
      {canRetry && (
        <Button
          size="small"
          aria-label={words.retryNumber(number)}
          onClick={() => {
            // The button goes once it is saved.
            field.current?.focus();
            void save();
          }}
        >
          {words.retry}
        </Button>
      )}
      <p role="status" className={styles.news}>
        {failure !== undefined && news === '' ? <VisuallyHidden>{words.failed[failure]}</VisuallyHidden> : news}
      </p>
    </div>
  );
}

/** Why a caption was not saved. */
type CaptionFailure = keyof typeof words.failed;

/** A text as the shop takes it: a pasted tab is a space. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function failureOf(error: unknown): CaptionFailure {
  if (!(error instanceof ApiError)) return 'network';
  switch (codeOf(error)) {
    case 'not_found':
      return 'gone';
    case 'quote_closed':
      return 'closed';
    default:
      return 'other';
  }
}
