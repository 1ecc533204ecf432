import { useUiConfig } from '@courtyard/common';

/** Chooses of a text that a community wrote in every language the reader's; English where it has no other. */
export function useLocalized(): (text: { en: string; es: string }) => string {
  const language = useUiConfig((config) => config.language);
  return (text) => text[language] || text.en;
}
