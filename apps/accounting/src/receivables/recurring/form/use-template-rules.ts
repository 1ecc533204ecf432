import { useMessages } from '@courtyard/common';
import { scheduleMessages } from '../../../recurring/schedule/schedule.messages';
import { formMessages } from './form.messages';

/** What does not go together in a template, by field. */
export function useTemplateRules(): Readonly<Record<string, string>> {
  const t = useMessages(formMessages);
  const tSchedule = useMessages(scheduleMessages);
  return {
    propertyIds: t('chooseUnits'),
    buildings: t('chooseBuildings'),
    'schedule.until': tSchedule('untilMissing'),
    'schedule.times': tSchedule('timesMissing'),
  };
}
