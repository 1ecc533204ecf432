import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type { MadePasskey, PasskeyToMake, PasskeyToUse, UsedPasskey } from '@courtyard/contract';

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const text = (bytes: Buffer) => bytes.toString('base64url');
const uint = (value: number, bytes: number) => {
  const written = Buffer.alloc(bytes);
  written.writeUIntBE(value, 0, bytes);
  return written;
};

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;

/** CBOR (RFC 8949), as much of it as an authenticator writes: small numbers, texts, bytes, and maps in their order. */
function cbor(value: Cbor): Buffer {
  const head = (kind: number, length: number) =>
    length < 24
      ? Buffer.from([(kind << 5) | length])
      : length < 256
        ? Buffer.from([(kind << 5) | 24, length])
        : Buffer.concat([Buffer.from([(kind << 5) | 25]), uint(length, 2)]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, of]) => [cbor(key), cbor(of)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

interface Kept {
  host: string;
  user: string;
  privateKey: KeyObject;
}

interface Ways {
  /** Of the page that asks. */
  origin?: string;
  /** Whether it made sure who holds it. */
  isVerified?: boolean;
  /** What it counts on to before it signs; a copy lags behind. */
  uses?: number;
}

/** An authenticator as browsers use it (WebAuthn, level 2): keys on P-256, real signatures, and a count of its uses. */
export class Authenticator {
  private readonly kept = new Map<string, Kept>();
  private uses = 0;

  constructor(private readonly origin: string) {}

  private clientData(type: string, challenge: string, origin = this.origin): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private dataFor(host: string, { isVerified = true, uses = ++this.uses }: Ways, made = Buffer.alloc(0)) {
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (made.length > 0 ? 0x40 : 0);
    return Buffer.concat([sha256(host), Buffer.from([flags]), uint(uses, 4), made]);
  }

  /** Makes a passkey, without a statement of who built the authenticator. */
  make({ challenge, rp, user }: PasskeyToMake, ways: Ways = {}): MadePasskey {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = randomBytes(32);
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const key = cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const made = Buffer.concat([Buffer.alloc(16), uint(id.length, 2), id, key]);
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, Cbor>()],
      ['authData', this.dataFor(rp.id, ways, made)],
    ]);
    this.kept.set(text(id), { host: rp.id, user: user.id, privateKey });
    return {
      id: text(id),
      rawId: text(id),
      type: 'public-key',
      response: {
        clientDataJSON: text(this.clientData('webauthn.create', challenge, ways.origin)),
        attestationObject: text(cbor(attestation)),
        transports: ['internal'],
      },
    };
  }

  /** Signs with the passkey that it has for the host. Throws where it has none that is wanted. */
  use({ challenge, rpId, allowCredentials }: PasskeyToUse, ways: Ways = {}): UsedPasskey {
    const [id, found] =
      [...this.kept].find(
        ([credential, { host }]) =>
          host === rpId &&
          (allowCredentials.length === 0 || allowCredentials.some((wanted) => wanted.id === credential)),
      ) ?? [];
    if (id === undefined || !found) throw new Error(`it has no passkey for ${rpId} that is wanted`);
    const clientData = this.clientData('webauthn.get', challenge, ways.origin);
    const data = this.dataFor(rpId, ways);
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(clientData)]))
      .sign(found.privateKey);
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: text(clientData),
        authenticatorData: text(data),
        signature: text(signature),
        userHandle: found.user,
      },
    };
  }
}
