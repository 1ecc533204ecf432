import type { Language } from '@courtyard/contract/fields/labels';

/** The one of ours that a browser asks for first (RFC 9110, section 12.5.4); null where it asks for none of them. */
export function wantedLanguage(acceptLanguage: string | undefined): Language | null {
  const wanted = (acceptLanguage ?? '').split(',').map((part) => {
    const [tag = '', weight = 'q=1'] = part.trim().split(/\s*;\s*/);
    return { language: tag.slice(0, 2).toLowerCase(), weight: Number(weight.replace(/^q=/, '')) || 0 };
  });
  const weightOf = (language: string) =>
    Math.max(0, ...wanted.filter((it) => it.language === language).map(({ weight }) => weight));
  const [en, es] = [weightOf('en'), weightOf('es')];
  if (en === 0 && es === 0) return null;
  return es > en ? 'es' : 'en';
}

/** As `wantedLanguage`, and English where it is none of ours. */
export const acceptedLanguage = (acceptLanguage: string | undefined): Language =>
  wantedLanguage(acceptLanguage) ?? 'en';
