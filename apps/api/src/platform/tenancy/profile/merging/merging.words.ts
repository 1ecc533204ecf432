import type { Word } from '@courtyard/contract/fields/words';

/** Told where who asked and who decided turned out to be one person. */
export const sameNow: Word = {
  en: 'The requester and the approver are the same person. Submit the request again if it’s still needed.',
  es: 'Quien lo solicitó y quien lo aprobó son la misma persona. Vuelva a solicitarlo si todavía hace falta.',
};
