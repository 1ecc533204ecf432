import { useMessages } from '@courtyard/common';
import { formMessages } from './form.messages';

/** What does not go together in a template, by field. */
export function useTemplateRules(): Readonly<Record<string, string>> {
  const t = useMessages(formMessages);
  return {
    propertyIds: t('chooseUnits'),
    buildings: t('chooseBuildings'),
    'schedule.until': t('untilMissing'),
    'schedule.times': t('timesMissing'),
  };
}
