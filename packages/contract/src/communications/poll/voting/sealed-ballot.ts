/** A public or private key of the curve P-256, as WebCrypto exports it. */
export interface PollKeys {
  publicKey: JsonWebKey;
  privateKey: JsonWebKey;
}

/** What stands in an envelope: choices as `choices.rules.ts` writes them, and a code that only the voter knows. */
export interface BallotContent {
  choices: string;
  /** 128 bits in hexadecimal. */
  code: string;
}

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const;
const contentBytes = 1024;
const pointBytes = 65;
const nonceBytes = 12;
const tagBytes = 16;
/** Length of every envelope, whatever it holds. */
const envelopeBytes = pointBytes + nonceBytes + contentBytes + tagBytes;
/** The same as base64. */
export const envelopeLength = Math.ceil(envelopeBytes / 3) * 4;

type Bytes = Uint8Array<ArrayBuffer>;

const toBase64 = (bytes: Bytes) => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string): Bytes => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
const toHex = (bytes: Bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const randomBytes = (count: number): Bytes => crypto.getRandomValues(new Uint8Array(count));

const importPrivate = (key: JsonWebKey) => crypto.subtle.importKey('jwk', key, curve, false, ['deriveBits']);

/** A new pair of keys for one poll. */
export async function makePollKeys(): Promise<PollKeys> {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(curve, true, ['deriveBits']);
  return {
    publicKey: await crypto.subtle.exportKey('jwk', publicKey),
    privateKey: await crypto.subtle.exportKey('jwk', privateKey),
  };
}

/** A code that stands for a ballot where counted ones are listed. */
export const newBallotCode = (): string => toHex(randomBytes(16));

async function sharedKey(own: CryptoKey, theirs: CryptoKey, pollId: string): Promise<CryptoKey> {
  const bits = await crypto.subtle.deriveBits({ name: 'ECDH', public: theirs }, own, 256);
  const base = await crypto.subtle.importKey('raw', bits, 'HKDF', false, ['deriveKey']);
  const info = new TextEncoder().encode(`courtyard ballot ${pollId}`);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(0), info },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

function padded(content: BallotContent): Bytes {
  const text = new TextEncoder().encode(JSON.stringify([content.choices, content.code]));
  if (text.length > contentBytes) throw new RangeError('The choices are longer than a ballot');
  const bytes = new Uint8Array(contentBytes).fill(0x20);
  bytes.set(text);
  return bytes;
}

/**
 * Encrypts a ballot for the key of its poll, in base64 of `envelopeLength`: with a key of its own for each envelope
 * (ECDH P-256, HKDF, AES-GCM), so that two with the same choices have nothing in common.
 */
export async function sealBallot(
  pollId: string,
  publicKey: JsonWebKey,
  content: BallotContent,
): Promise<string> {
  const theirs = await crypto.subtle.importKey('jwk', publicKey, curve, false, []);
  const own = await crypto.subtle.generateKey(curve, true, ['deriveBits']);
  const key = await sharedKey(own.privateKey, theirs, pollId);
  const nonce = randomBytes(nonceBytes);
  const encrypted = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, padded(content));
  const envelope = new Uint8Array(envelopeBytes);
  envelope.set(new Uint8Array(await crypto.subtle.exportKey('raw', own.publicKey)));
  envelope.set(nonce, pointBytes);
  envelope.set(new Uint8Array(encrypted), pointBytes + nonceBytes);
  return toBase64(envelope);
}

function contentOf(bytes: ArrayBuffer): BallotContent | null {
  const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
  if (!Array.isArray(value)) return null;
  const [choices, code]: unknown[] = value;
  if (typeof choices !== 'string' || typeof code !== 'string' || !/^[0-9a-f]{32}$/.test(code)) return null;
  return { choices, code };
}

/** Opens envelopes of one poll; null for one that is none. */
export async function ballotOpener(pollId: string, privateKey: JsonWebKey) {
  const own = await importPrivate(privateKey);
  return async (envelope: string): Promise<BallotContent | null> => {
    try {
      const bytes = fromBase64(envelope);
      if (bytes.length !== envelopeBytes) return null;
      const theirs = await crypto.subtle.importKey('raw', bytes.slice(0, pointBytes), curve, false, []);
      const key = await sharedKey(own, theirs, pollId);
      const nonce = bytes.slice(pointBytes, pointBytes + nonceBytes);
      const data = bytes.slice(pointBytes + nonceBytes);
      return contentOf(await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, key, data));
    } catch {
      // Whatever is wrong with it, it is a ballot that cannot be read, and counts as one that is spoiled.
      return null;
    }
  };
}

/** SHA-256 of a text, in hexadecimal. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return toHex(new Uint8Array(digest));
}

/** The receipt that an envelope was recorded: its SHA-256 in hexadecimal. */
export const receiptOf = (envelope: string): Promise<string> => sha256(envelope);
