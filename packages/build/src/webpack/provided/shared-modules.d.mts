export const sharedNames: readonly string[];
