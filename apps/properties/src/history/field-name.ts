import type { Translate } from '@courtyard/common';
import { type HistoryTexts, historyMessages } from './history.messages';

type FieldKey = Extract<keyof HistoryTexts, `field.${string}`>;

const isKey = (key: string): key is FieldKey => key in historyMessages.catalogues.en;

/** A field of a kind of thing in words; one that has none is shown as it is named. */
export function fieldName(field: string, t: Translate<HistoryTexts>, thing?: string): string {
  const own = `field.${thing}.${field}`;
  if (isKey(own)) return t(own);
  const key = `field.${field}`;
  return isKey(key) ? t(key) : field;
}

const order = Object.keys(historyMessages.catalogues.en);
const placeOf = (field: string) => {
  const place = order.indexOf(`field.${field}`);
  return place === -1 ? order.length : place;
};

/** Fields in the order in which a person fills them in; the log keeps them in none. */
export const byField = ([one]: [string, unknown], [other]: [string, unknown]) =>
  placeOf(one) - placeOf(other);
