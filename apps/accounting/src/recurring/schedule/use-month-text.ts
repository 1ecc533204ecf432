import { useUiConfig } from '@courtyard/common';
import { withMonth } from '@courtyard/contract/accounting/recurring/schedule-text.rules';

/** How a text of a template reads on a day: its mark gives way to the month, in the reader's language. */
export function useMonthText(): (text: string, day: string) => string {
  const language = useUiConfig((config) => config.language);
  return (text, day) => withMonth(text, day, language);
}
