import type { Word } from '@courtyard/contract/fields/words';

/** Told where who asked and who decided turned out to be one person. */
export const sameNow: Word = {
  en: 'Who asked for it and who decided on it are one person. Ask again if it is still wanted.',
  es: 'Quien lo pidió y quien decidió son la misma persona. Pídalo de nuevo si aún se quiere.',
};
