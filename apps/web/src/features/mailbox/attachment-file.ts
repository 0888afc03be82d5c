import type { Mail } from '@tintforge/api-contract';

/** An attachment as a file to save. */
export function attachmentFile({ contentType, base64 }: Mail['attachments'][number]): Blob {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: contentType });
}
