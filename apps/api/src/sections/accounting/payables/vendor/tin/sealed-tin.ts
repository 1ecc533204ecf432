import type { TinKind } from '@courtyard/contract/accounting/payables/vendor/tin';
import { seal, unseal } from '../../../../../platform/auth/factors/seal';
import type { Platform } from '../../../../../platform/core/platform';
import { conflict } from '../../../../../platform/http/problem';

type Secret = Pick<Platform, 'secret'>;

const ownerOf = (vendorId: string) => `vendor tin ${vendorId}`;

/** Nine digits, encrypted for this vendor alone. */
export const sealTin = (platform: Secret, vendorId: string, digits: string): Buffer =>
  seal(platform, ownerOf(vendorId), digits);

/** The nine digits. Throws `tin-sealed` where they were sealed for another vendor, or under another key. */
export function openTin(platform: Secret, vendorId: string, sealed: Buffer): string {
  try {
    return unseal(platform, ownerOf(vendorId), sealed);
  } catch {
    throw conflict(
      'tin-sealed',
      'This TIN was encrypted with an earlier key and can’t be read. Enter it again from the W-9.',
    );
  }
}

/**
 * What the TINs of two vendors are compared by: the same text for the same number of the same kind. It is made in memory where it is
 * compared and kept nowhere. Null of one that cannot be read any more: nobody knows whose it is.
 */
export function comparableTin(
  platform: Secret,
  vendorId: string,
  { kind, sealed }: { kind: TinKind; sealed: Buffer },
): string | null {
  try {
    return `${kind} ${unseal(platform, ownerOf(vendorId), sealed)}`;
  } catch {
    return null;
  }
}
