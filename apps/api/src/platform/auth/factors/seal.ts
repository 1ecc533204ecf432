import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Platform } from '../../core/platform';

const ivBytes = 12;
const tagBytes = 16;

// A key of its own, so that what signs links never encrypts.
const keyOf = ({ secret }: Pick<Platform, 'secret'>) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'courtyard second factors', 32));

/** Encrypts what is kept of somebody (AES-256-GCM). It opens for the same `owner` only. */
export function seal(platform: Pick<Platform, 'secret'>, owner: string, text: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(platform), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Opens what `seal` made. Throws where it was changed, is somebody else's, or the installation has another key by now. */
export function unseal(platform: Pick<Platform, 'secret'>, owner: string, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(platform), sealed.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]).toString();
}
