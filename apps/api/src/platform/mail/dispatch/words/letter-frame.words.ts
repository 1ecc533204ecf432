import type { Language } from '@courtyard/contract/fields/words';

/** What stands below every letter to many. */
export const frameWords = {
  en: {
    why: (community: string) => `You get this letter because you belong to ${community}.`,
    unsubscribe: 'Unsubscribe',
    required: 'This notice is required; one cannot unsubscribe from it.',
  },
  es: {
    why: (community: string) => `Recibe esta carta porque pertenece a ${community}.`,
    unsubscribe: 'Darse de baja',
    required: 'Este aviso es obligatorio; no es posible darse de baja.',
  },
} satisfies Record<Language, unknown>;
