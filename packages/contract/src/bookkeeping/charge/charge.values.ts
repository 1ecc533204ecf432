export const chargeTypes = [
  'regular',
  'special',
  'late-fee',
  'interest',
  'collection',
  'attorney',
  'fine',
  'other',
] as const;
