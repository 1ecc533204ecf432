import { createHmac, timingSafeEqual } from 'node:crypto';

type Purpose = 'bounce' | 'unsubscribe';

const idDigits = 32;
const markBytes = 10;
/** 26 bytes in the digits and letters that survive a server which changes the case. */
const sealedLength = 41;

const markOf = (secret: Buffer, purpose: Purpose, idHex: string): string =>
  createHmac('sha256', secret)
    .update(`mail ${purpose} ${idHex}`)
    .digest()
    .subarray(0, markBytes)
    .toString('hex');

/** A recipient's id with a mark that only this installation can make: 41 digits and small letters. */
export function sealedId(secret: Buffer, purpose: Purpose, id: string): string {
  const hex = id.replaceAll('-', '').toLowerCase();
  return BigInt(`0x${hex}${markOf(secret, purpose, hex)}`)
    .toString(36)
    .padStart(sealedLength, '0');
}

/** The id of a sealed one; null where the mark is not of this installation. */
export function openedId(secret: Buffer, purpose: Purpose, sealed: string): string | null {
  if (!/^[\da-z]{41}$/i.test(sealed)) return null;
  let value = 0n;
  for (const digit of sealed.toLowerCase()) value = value * 36n + BigInt(Number.parseInt(digit, 36));
  const hex = value.toString(16).padStart(idDigits + 2 * markBytes, '0');
  if (hex.length !== idDigits + 2 * markBytes) return null;
  const [id, mark] = [hex.slice(0, idDigits), hex.slice(idDigits)];
  if (!timingSafeEqual(Buffer.from(mark, 'hex'), Buffer.from(markOf(secret, purpose, id), 'hex')))
    return null;
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * The envelope sender of one letter (VERP): `bounces+<sealed id>@example.com`. What comes back to it names its recipient. A
 * local part has 64 characters at most (RFC 5321, 4.5.3.1.1): of an address with more than 22 before the at no path can be made.
 */
export function returnPath(bounceAddress: string, sealed: string): string {
  const at = bounceAddress.lastIndexOf('@');
  const [local = ''] = bounceAddress.slice(0, at).split('+');
  return `${local}+${sealed}${bounceAddress.slice(at)}`;
}

/** The sealed ids that stand in addresses of a text. */
export const sealedIdsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\+([\da-z]{41})@/gi)].map(([, sealed = '']) => sealed.toLowerCase())),
];
