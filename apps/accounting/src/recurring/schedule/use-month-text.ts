import { useCommunity } from '@courtyard/common';
import { withMonth } from '@courtyard/contract/accounting/recurring/schedule-text.rules';

/** How a text of a template is posted on a day: its mark gives way to the month, in the community's language. */
export function useMonthText(): (text: string, day: string) => string {
  const { language } = useCommunity();
  return (text, day) => withMonth(text, day, language);
}

/** The day whose month stands in the texts of a template: the next one, or the last where none comes. */
export const dayShown = ({
  nextOn,
  lastOn,
  startsOn,
}: {
  nextOn: string | null;
  lastOn: string | null;
  startsOn: string;
}): string => nextOn ?? lastOn ?? startsOn;
