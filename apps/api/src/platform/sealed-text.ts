import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { Randomness } from './randomness';

/** Key and circumstances of a sealed text: it opens under the same ones only. */
export interface Seal {
  /** 32 bytes. */
  key: Uint8Array;
  /** Purpose and owner, such as `totp:<user ID>`: a text that was sealed for another one doesn't open. */
  purpose: string;
}

const version = 'v1';
const tagBytes = 16;

/** Encrypts and authenticates a text (AES-256-GCM with a random nonce of 96 bits). */
export function sealText(text: string, { key, purpose, random }: Seal & { random: Pick<Randomness, 'bytes'> }): string {
  const nonce = random.bytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return [version, Buffer.from(nonce).toString('base64url'), sealed.toString('base64url')].join('.');
}

/** The sealed text; undefined when it was changed, or sealed under another key or for another purpose. */
export function openText(sealed: string, { key, purpose }: Seal): string | undefined {
  const [, nonce = '', rest = ''] = /^v1\.([\w-]{16})\.([\w-]{22,})$/.exec(sealed) ?? [];
  const bytes = Buffer.from(rest, 'base64url');
  if (nonce === '' || bytes.length < tagBytes) return undefined;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'), { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(-tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
