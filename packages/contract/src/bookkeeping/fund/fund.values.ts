export const fundKinds = ['operating', 'reserve', 'special'] as const;
