import { languages, useMessages, useUiConfig } from '@courtyard/common';
import { NativeSelect } from '@courtyard/ui';
import { accountMessages } from '../account.messages';

const names = { en: 'English', es: 'Español' };

/** The language of the screens before anybody is known. */
export function LanguageChoice() {
  const t = useMessages(accountMessages);
  const language = useUiConfig((config) => config.language);
  const change = useUiConfig((config) => config.change);
  return (
    <NativeSelect
      size="sm"
      width="auto"
      aria-label={t('language')}
      value={language}
      onChange={(event) => {
        const chosen = languages.find((name) => name === event.target.value);
        if (chosen) change({ language: chosen });
      }}
    >
      {languages.map((name) => (
        <option key={name} value={name} lang={name}>
          {names[name]}
        </option>
      ))}
    </NativeSelect>
  );
}
