import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import { Missing } from '@courtyard/ui';
import { historyMessages, type HistoryTexts } from './history.messages';

type ValueKey = Extract<keyof HistoryTexts, `value.${string}`>;

const isKey = (key: string): key is ValueKey => key in historyMessages.catalogues.en;

/** A value of the history as its field is read elsewhere: shares as percentages, days as days, kinds by their names. */
export function ChangeValue({ field, value }: { field: string; value: unknown }) {
  const t = useMessages(historyMessages);
  const formats = useFormats();
  const { currency, timeZone } = useCommunity();
  if (value === null || value === undefined || value === '') return <Missing />;
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (typeof value === 'number') {
    if (field.endsWith('Millionths')) return formats.percent(value);
    if (field.endsWith('Minor')) return formats.money(value, currency);
    if (field === 'bathroomHalves') return formats.number(value / 2);
    return formats.number(value);
  }
  if (Array.isArray(value)) return value.map(String).join(', ') || <Missing />;
  if (typeof value !== 'string') return JSON.stringify(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formats.day(value);
  if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return formats.moment(value, timeZone);
  const key = `value.${field}.${value}`;
  return isKey(key) ? t(key) : value;
}
