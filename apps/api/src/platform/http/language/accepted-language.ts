import type { Language } from '@courtyard/contract/fields/words';

/** Spanish where a browser asks for it before English (RFC 9110, section 12.5.4), else English. */
export function acceptedLanguage(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '').split(',').map((part) => {
    const [tag = '', weight = 'q=1'] = part.trim().split(/\s*;\s*/);
    return { language: tag.slice(0, 2).toLowerCase(), weight: Number(weight.replace(/^q=/, '')) || 0 };
  });
  const weightOf = (language: string) =>
    Math.max(0, ...wanted.filter((it) => it.language === language).map(({ weight }) => weight));
  return weightOf('es') > weightOf('en') ? 'es' : 'en';
}
