import type { Language } from '@courtyard/contract/fields/words';

/** The comment on a request whose work is finished. */
export const workDoneWords: Record<Language, (number: number, note: string | null) => string> = {
  en: (number, note) => [`The work is done (work order #${number}).`, note].filter(Boolean).join(' '),
  es: (number, note) => [`El trabajo está terminado (orden n.º ${number}).`, note].filter(Boolean).join(' '),
};
