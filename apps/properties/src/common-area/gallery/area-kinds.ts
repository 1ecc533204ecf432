import type { AreaKind } from '@courtyard/contract/properties/common-area/common-area';

/** In the order in which people look for them. */
export const areaKinds = [
  'pool',
  'gym',
  'clubhouse',
  'hall',
  'court',
  'terrace',
  'guest-suite',
  'park',
  'other',
] as const satisfies readonly AreaKind[];
