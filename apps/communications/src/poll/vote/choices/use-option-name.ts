import { useMessages } from '@courtyard/common';
import { pollMessages } from '../../poll.messages';

/** How an option is called to its reader: yes and no in their language, all else as it was written. */
export function useOptionName(options: readonly { key: string; text: string }[]): (key: string) => string {
  const t = useMessages(pollMessages);
  return (key) => {
    if (key === 'yes' || key === 'no') return t(key);
    return options.find((option) => option.key === key)?.text ?? key;
  };
}
