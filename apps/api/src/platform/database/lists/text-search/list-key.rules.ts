import { withoutApostrophes } from '@courtyard/contract/apostrophes';

/** A text as lists look through it, as `courtyard.list_key` has it. */
export const listKey = (text: string): string => withoutApostrophes(text.toLowerCase());
