import type { Language } from '@courtyard/common';
import { accountArticles } from './account-articles';
import { administrationArticles } from './administration-articles';
import type { Article } from './article';
import { englishArticles } from './english-articles';
import { peopleArticles } from './people-articles';
import { propertyArticles } from './property-articles';
import { rightsArticles } from './rights-articles';
import { spanishArticles } from './spanish-articles';

const bySubject = [accountArticles, peopleArticles, rightsArticles, propertyArticles, administrationArticles];

/** The articles that ship with the product. */
export const articles: Record<Language, readonly Article[]> = {
  en: [...englishArticles, ...bySubject.flatMap(({ en }) => en)],
  es: [...spanishArticles, ...bySubject.flatMap(({ es }) => es)],
};
