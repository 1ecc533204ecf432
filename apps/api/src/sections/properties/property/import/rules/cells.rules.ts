import type { ImportField } from '@courtyard/contract/properties/property/import';
import { propertyStatus, propertyType } from '@courtyard/contract/properties/property/property';
import type { Language, Labels } from '@courtyard/contract/fields/labels';
import { propertyValueLabels } from '@courtyard/contract/properties/property/property-value.labels';
import { msg, type Text } from '../../../../../platform/http/language/sentence';
import { percentOf } from '../../property.rules';

/** A cell that cannot be understood; the message is for the person who made the file. */
export class CellError extends Error {
  override name = 'CellError';

  constructor(readonly said: Text) {
    super(String(said));
  }
}

const types: Record<string, string> = {
  condominium: 'condo',
  flat: 'apartment',
  apt: 'apartment',
  townhome: 'townhouse',
  rowhouse: 'townhouse',
  singlefamily: 'house',
  singlefamilyhome: 'house',
  home: 'house',
  retail: 'commercial',
  office: 'commercial',
  garage: 'parking',
  parkingspace: 'parking',
  storageunit: 'storage',
  locker: 'storage',
  lot: 'land',
};

const statuses: Record<string, string> = {
  inuse: 'active',
  underconstruction: 'construction',
  underrenovation: 'renovation',
  remodel: 'renovation',
  closed: 'inactive',
};

// Accents are none of a spreadsheet's matter.
const key = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');

/** A value by its name, by what it is called on screen in either language, or by another usual word for it. */
function choice<V extends string>(
  text: string,
  {
    field,
    values,
    others,
  }: { field: 'type' | 'status'; values: readonly V[]; others: Record<string, string> },
): string {
  const labels: Labels = propertyValueLabels;
  const called = (value: V) => labels[`${field}.${value}`] ?? { en: value, es: value };
  const isMeant = (value: V) =>
    [value, called(value).en, called(value).es].some((name) => key(name) === key(text));
  const found = values.find(isMeant) ?? others[key(text)];
  if (found !== undefined) return found;
  const listed = (language: Language) => values.map((value) => called(value)[language]).join(', ');
  throw new CellError(msg`"${text}" isn’t one of: ${{ en: listed('en'), es: listed('es') }}.`);
}

/** `1,250`, `1250`, `1250.0`, `1250 sq ft`. */
function wholeNumber(text: string): number {
  const match = /^(-?\d{1,3}(?:,\d{3})+|-?\d{1,9})(?:\.0+)?(?:\s*(?:sq\.?\s*ft\.?|sqft|sf))?$/i.exec(text);
  if (!match?.[1]) throw new CellError(msg`"${text}" is not a whole number.`);
  return Number(match[1].replaceAll(',', ''));
}

/** `2`, `2.5`, `2,5`, `2½`: counted in halves. */
function halves(text: string): number {
  const match = /^(\d{1,3})(?:([.,][05]0*)|\s*(½))?$/.exec(text);
  if (!match?.[1]) throw new CellError(msg`"${text}" is not a number of whole or half bathrooms.`);
  return Number(match[1]) * 2 + (match[3] || /[.,]5/.test(match[2] ?? '') ? 1 : 0);
}

/** `0.6757`, `0.6757 %`, `0,6757`: percent with at most four decimals, as millionths. */
function percent(text: string): number {
  const match = /^(\d{1,3})(?:[.,](\d+))?\s*%?$/.exec(text);
  if (!match?.[1]) throw new CellError(msg`"${text}" is not a percentage.`);
  const decimals = (match[2] ?? '').replace(/0+$/, '');
  if (decimals.length > 4) throw new CellError(msg`"${text}" has more than four decimals.`);
  return Number(match[1]) * 10_000 + Number(decimals.padEnd(4, '0'));
}

type Value = string | number;

const readers: Partial<Record<ImportField, (text: string) => Value>> = {
  type: (text) => choice(text, { field: 'type', values: propertyType.options, others: types }),
  status: (text) => choice(text, { field: 'status', values: propertyStatus.options, others: statuses }),
  areaSqFt: wholeNumber,
  bedrooms: (text) => (key(text) === 'studio' ? 0 : wholeNumber(text)),
  bathrooms: halves,
  floor: wholeNumber,
  ownershipShare: percent,
  billingRatio: percent,
};

/** The value of a cell that is not empty. Throws CellError. */
export function readCell(field: ImportField, text: string): Value {
  return readers[field]?.(text) ?? text;
}

/** A value as the file would have it, for showing before and after. */
export function showValue(field: ImportField, value: Value | null): string {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (field === 'bathrooms') return String(value / 2);
  return field === 'ownershipShare' || field === 'billingRatio' ? percentOf(value) : String(value);
}
