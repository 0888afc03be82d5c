import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { NewPasskeyRequest, PasskeyQuestion, PasskeySetup, SignedPasskey } from '@tintforge/api-contract';

/** Misconduct of a device or its browser. */
export interface Misconduct {
  /** Of the page that asks; the shop's by default. */
  origin?: string;
  /** For which the device signs; the one that is asked for by default. */
  rpId?: string;
  challenge?: string;
  /** False: without a PIN, a finger or a face. */
  isVerified?: boolean;
  type?: string;
  userHandle?: string;
  /** ID of a new passkey, in place of a random one. */
  id?: string;
  /** In place of the device's count. */
  count?: number;
}

/** A device with passkeys, and the browser in front of it: ES256 keys, COSE and CBOR as in WebAuthn. */
export interface SoftwareAuthenticator {
  make(options: PasskeySetup['options'], misconduct?: Misconduct): NewPasskeyRequest['credential'];
  /** Signs with a named passkey, else with the newest. */
  sign(options: PasskeyQuestion['options'], misconduct?: Misconduct): SignedPasskey['credential'];
  /** A second device with the same keys and counts. */
  copy(): SoftwareAuthenticator;
}

interface Passkey {
  id: string;
  privateKey: KeyObject;
  userHandle: string;
  count: number;
}

interface AuthenticatorOptions {
  /** False: passkeys that are synchronized between devices, and have no count. */
  counts?: boolean;
  passkeys?: Passkey[];
}

const pageOrigin = 'http://localhost:3000';

const isPresent = 0x01;
const wasVerified = 0x04;
const hasKey = 0x40;

/** An empty device. */
export function createAuthenticator({
  counts = true,
  passkeys = [],
}: AuthenticatorOptions = {}): SoftwareAuthenticator {
  const step = counts ? 1 : 0;
  return {
    make({ rp, user, challenge }, misconduct = {}) {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const id = misconduct.id === undefined ? randomBytes(20) : Buffer.from(misconduct.id, 'base64url');
      const passkey = { id: id.toString('base64url'), privateKey, userHandle: user.id, count: step };
      passkeys.push(passkey);
      const authData = Buffer.concat([
        authenticatorData({ rpId: rp.id, count: passkey.count, flags: hasKey, misconduct }),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        cbor(coseKey(publicKey)),
      ]);
      return {
        id: passkey.id,
        clientDataJSON: clientData({ type: 'webauthn.create', challenge, misconduct }),
        attestationObject: cbor(
          new Map<string, CborValue>([
            ['fmt', 'none'],
            ['attStmt', new Map()],
            ['authData', authData],
          ]),
        ).toString('base64url'),
        transports: ['internal'],
      };
    },
    sign({ rpId, challenge, allowCredentials }, misconduct = {}) {
      const isAllowed = ({ id }: Passkey) =>
        allowCredentials.length === 0 || allowCredentials.some((each) => each.id === id);
      const passkey = passkeys.findLast(isAllowed);
      if (passkey === undefined) throw new Error('The device has none of these passkeys');
      passkey.count += step;
      const clientDataJSON = clientData({ type: 'webauthn.get', challenge, misconduct });
      const data = authenticatorData({ rpId, count: passkey.count, flags: 0, misconduct });
      const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
      return {
        id: passkey.id,
        clientDataJSON,
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, passkey.privateKey).toString('base64url'),
        userHandle: misconduct.userHandle ?? passkey.userHandle,
      };
    },
    copy: () => createAuthenticator({ counts, passkeys: passkeys.map((passkey) => ({ ...passkey })) }),
  };
}

function clientData({
  type,
  challenge,
  misconduct,
}: {
  type: string;
  challenge: string;
  misconduct: Misconduct;
}): string {
  const data = { type, challenge, origin: pageOrigin, crossOrigin: false };
  const { origin, challenge: other, type: otherType } = misconduct;
  const changes = {
    ...(origin && { origin }),
    ...(other && { challenge: other }),
    ...(otherType && { type: otherType }),
  };
  return Buffer.from(JSON.stringify({ ...data, ...changes })).toString('base64url');
}

interface AuthenticatorData {
  rpId: string;
  count: number;
  flags: number;
  misconduct: Misconduct;
}

function authenticatorData({ rpId, count, flags, misconduct }: AuthenticatorData) {
  const { rpId: other, isVerified = true, count: otherCount } = misconduct;
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(otherCount ?? count);
  const allFlags = isPresent | (isVerified ? wasVerified : 0) | flags;
  return Buffer.concat([sha256(Buffer.from(other ?? rpId)), Buffer.from([allFlags]), counter]);
}

/** A public key of P-256 (RFC 9053, 7.1.1). */
function coseKey(key: KeyObject): Map<number, CborValue> {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return new Map<number, CborValue>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
}

type CborValue = number | string | Buffer | Map<string, CborValue> | Map<number, CborValue>;

/** The part of CBOR that passkeys need (RFC 8949, 3.1): integers, bytes, text, maps. */
function cbor(value: CborValue): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<string | number, CborValue>)];
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, each]) => [cbor(key), cbor(each)])]);
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 256) return Buffer.from([(major << 5) | 24, size]);
  return Buffer.from([(major << 5) | 25, size >> 8, size & 0xff]);
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
