import type { Property } from '@courtyard/contract/properties/property/property';

/** An address on one line as it is written in the US: `12 Oak Street, Unit 4, Denver, CO 80202`; null for none. */
export function addressText(address: Property['address']): string | null {
  const region = [address.region, address.postalCode].filter(Boolean).join(' ');
  const parts = [address.line1, address.line2, address.city, region].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : null;
}
