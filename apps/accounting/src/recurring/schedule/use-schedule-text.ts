import { useUiConfig } from '@courtyard/common';
import { scheduleText } from '@courtyard/contract/accounting/recurring/schedule-text.rules';

/** How often a template makes something, in the person's words and date format. */
export function useScheduleText(): (rule: string) => string {
  const language = useUiConfig((config) => config.language);
  const dateFormat = useUiConfig((config) => config.dateFormat);
  return (rule) => scheduleText(rule, { language, dateFormat });
}
