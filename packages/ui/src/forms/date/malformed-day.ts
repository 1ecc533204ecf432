import { useFormats, useToday } from '@courtyard/common';
import { useFormTexts } from '../forms.messages';

/** What to write where text is no day, with an example in the person's date format. */
export function useMalformedDay(): string {
  const t = useFormTexts();
  const formats = useFormats();
  return t('day', { format: formats.day(`${useToday().slice(0, 4)}-12-31`) });
}
