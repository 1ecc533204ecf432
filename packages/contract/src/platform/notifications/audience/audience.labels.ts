import { defineMessages, messagesIn } from '../../../wire/text/messages';
import { type Language, type Label, labelsFrom } from '../../../wire/fields/labels';
import { roleNames } from '../../member/role.labels';
import type { NamedAudience, NamedAudiencePart } from './audience';
import en from './audience.en.json';
import es from './audience.es.json';
import phrasesEn from './audience-phrases.en.json';
import phrasesEs from './audience-phrases.es.json';

export const audienceLabels = labelsFrom(en, es);

const phrases = defineMessages({ en: phrasesEn, es: phrasesEs });

/** One part in words: `Owners of Tower A`. */
export function audiencePartText(part: NamedAudiencePart, language: Language): string {
  const t = messagesIn(phrases, language);
  switch (part.kind) {
    case 'building':
      return t('of', { circle: audienceLabels[part.who][language], place: part.name });
    case 'unit':
      return t('of', { circle: audienceLabels[part.who][language], place: part.label ?? t('gone') });
    case 'role':
      return t('role', { name: part.label === null ? t('gone') : roleNames([part.label], language) });
    case 'committee':
    case 'member':
    case 'person':
    case 'saved':
      return part.label ?? t('gone');
    default:
      return audienceLabels[part.kind][language];
  }
}

const list = (parts: readonly NamedAudiencePart[], language: Language): string => {
  const texts = parts.map((part) => audiencePartText(part, language));
  const last = texts.pop() ?? '';
  return texts.length === 0 ? last : messagesIn(phrases, language)('and', { others: texts.join(', '), last });
};

/** An audience in words: `Owners of Tower A, without Role Board Member`. */
export function audienceText({ include, exclude }: NamedAudience, language: Language): string {
  const t = messagesIn(phrases, language);
  if (include.length === 0) return t('nobody');
  const included = list(include, language);
  return exclude.length === 0 ? included : t('except', { included, excluded: list(exclude, language) });
}

/** The same in every language, for histories: whoever reads them later may read another. */
export const audienceWord = (audience: NamedAudience): Label => ({
  en: audienceText(audience, 'en'),
  es: audienceText(audience, 'es'),
});
