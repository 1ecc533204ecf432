import { createHmac, timingSafeEqual } from 'node:crypto';

const periodSeconds = 300;

/** What a link leads to, by its path. */
const paths = {
  file: (id: string) => `/api/v1/files/${id}`,
  'community-export': (id: string) => `/api/v1/community-exports/${id}/file`,
};

type LinkedKind = keyof typeof paths;

export interface FileReference {
  /** A stored file where it is not given. */
  kind?: LinkedKind;
  tenantId: string;
  id: string;
}

function signatureOf(
  secret: Buffer,
  { kind = 'file', tenantId, id }: FileReference,
  expires: number,
): Buffer {
  return createHmac('sha256', secret).update(`${kind}\n${tenantId}\n${id}\n${expires}`).digest();
}

/**
 * A link to a file's bytes, good for at least five minutes and less than ten. Links made within the same five
 * minutes are the same, so that a browser keeps a picture that is asked for again.
 */
export function signedLink(secret: Buffer, file: FileReference, now: Date): string {
  const expires = (Math.floor(now.getTime() / 1000 / periodSeconds) + 2) * periodSeconds;
  const signature = signatureOf(secret, file, expires).toString('base64url');
  return `${paths[file.kind ?? 'file'](file.id)}?expires=${expires}&signature=${signature}`;
}

/** Whether a link was made here for this file of this community and still works. */
export function isLinkGood(
  secret: Buffer,
  file: FileReference,
  link: { expires: number; signature: string },
  now: Date,
): boolean {
  if (link.expires * 1000 < now.getTime()) return false;
  const given = Buffer.from(link.signature, 'base64url');
  const wanted = signatureOf(secret, file, link.expires);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
