import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

export interface Subscribed {
  /** As a browser tells it to the server. */
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** The message in what a push service was sent for it (RFC 8291). */
  read(body: Buffer): string;
}

/** A browser's subscription at a push service. */
export function subscribedTo(endpoint: string): Subscribed {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') };
  return {
    subscription: { endpoint, keys },
    read(body) {
      const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
      const secret = hkdfSync('sha256', own.computeSecret(sender), auth, info, 32);
      const derived = (name: string, bytes: number) =>
        Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${name}\0`, bytes));
      const open = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
      open.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
      return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
    },
  };
}
