import type { Language } from '@courtyard/common';
import { casual as en } from 'chrono-node/en';
import { casual as es } from 'chrono-node/es';
import type { ParsedResult } from 'chrono-node';

/** Days and times in a text; what could be past or to come is to come. Both languages, the person's own first. */
export const parseIn =
  (language: Language) =>
  (text: string, reference: Date): ParsedResult[] => {
    const parsers = language === 'es' ? [es, en] : [en, es];
    const results = parsers.map((parser) => parser.parse(text, reference, { forwardDate: true }));
    // The one that understood the longest stretch: "saturday 3pm" is a time alone for Spanish.
    return results.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0] ?? [];
  };

const lengthOf = ([first]: ParsedResult[]) => first?.text.length ?? 0;
