import type { Language } from '@courtyard/common';
import type { Article } from './article';
import { englishArticles } from './english-articles';
import { spanishArticles } from './spanish-articles';

/** The articles that ship with the product. */
export const articles: Record<Language, readonly Article[]> = { en: englishArticles, es: spanishArticles };
