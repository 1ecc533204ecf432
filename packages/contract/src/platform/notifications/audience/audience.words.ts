import { type Language, type Word, wordsFrom } from '../../../wire/fields/words';
import { roleNames } from '../../member/role.words';
import type { NamedAudience, NamedAudiencePart } from './audience';
import en from './audience.en.json';
import es from './audience.es.json';

export const audienceWords = wordsFrom(en, es);

const phrases = {
  en: {
    gone: 'someone no longer here',
    role: (name: string) => `Role ${name}`,
    of: (circle: string, place: string) => `${circle} of ${place}`,
    without: 'except',
    nobody: 'No one',
    and: 'and',
  },
  es: {
    gone: 'alguien que ya no está',
    role: (name: string) => `Rol ${name}`,
    of: (circle: string, place: string) => `${circle} de ${place}`,
    without: 'excepto',
    nobody: 'Nadie',
    and: 'y',
  },
} satisfies Record<Language, unknown>;

/** One part in words: `Owners of Tower A`. */
export function audiencePartText(part: NamedAudiencePart, language: Language): string {
  const said = phrases[language];
  switch (part.kind) {
    case 'building':
      return said.of(audienceWords[part.who][language], part.name);
    case 'unit':
      return said.of(audienceWords[part.who][language], part.label ?? said.gone);
    case 'role':
      return said.role(part.label === null ? said.gone : roleNames([part.label], language));
    case 'committee':
    case 'member':
    case 'person':
    case 'saved':
      return part.label ?? said.gone;
    default:
      return audienceWords[part.kind][language];
  }
}

const list = (parts: readonly NamedAudiencePart[], language: Language): string => {
  const texts = parts.map((part) => audiencePartText(part, language));
  const last = texts.pop() ?? '';
  return texts.length === 0 ? last : `${texts.join(', ')} ${phrases[language].and} ${last}`;
};

/** An audience in words: `Owners of Tower A, without Role Board Member`. */
export function audienceText({ include, exclude }: NamedAudience, language: Language): string {
  const { nobody, without } = phrases[language];
  if (include.length === 0) return nobody;
  const meant = list(include, language);
  return exclude.length === 0 ? meant : `${meant}, ${without} ${list(exclude, language)}`;
}

/** The same in every language, for histories: whoever reads them later may read another. */
export const audienceWord = (audience: NamedAudience): Word => ({
  en: audienceText(audience, 'en'),
  es: audienceText(audience, 'es'),
});
