export const sharedNames: readonly string[];
export const fetchedNames: readonly string[];
