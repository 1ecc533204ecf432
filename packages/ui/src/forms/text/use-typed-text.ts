import { useToday, useUiConfig } from '@courtyard/common';
import { currencyExponent, shortMonthNames } from '@courtyard/contract/formats';
import { parseDay } from '../date/day-text.rules';
import { parseAmountMinor } from './amount-text.rules';

/** Reads days and amounts from text that did not come from a field (a spreadsheet) as the fields do. Null where it is none. */
export function useTypedText() {
  const dateFormat = useUiConfig((config) => config.dateFormat);
  const language = useUiConfig((config) => config.language);
  const today = useToday();
  return {
    /** `YYYY-MM-DD`. */
    day: (text: string) => parseDay(text, dateFormat, shortMonthNames(language), today),
    /** In the currency's minor unit. */
    amountMinor: (text: string, currency: string) => parseAmountMinor(text, currencyExponent(currency)),
  };
}
