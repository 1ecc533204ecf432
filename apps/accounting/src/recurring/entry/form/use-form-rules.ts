import { useMessages } from '@courtyard/common';
import { scheduleMessages } from '../../schedule/schedule.messages';
import { formMessages } from './form.messages';

/** What does not go together in a recurring entry, by field. */
export function useFormRules(): Readonly<Record<string, string>> {
  const t = useMessages(formMessages);
  const tSchedule = useMessages(scheduleMessages);
  return {
    lines: t('notBalanced'),
    totalMinor: t('tooSmall'),
    'schedule.until': tSchedule('untilMissing'),
    'schedule.times': tSchedule('timesMissing'),
  };
}
