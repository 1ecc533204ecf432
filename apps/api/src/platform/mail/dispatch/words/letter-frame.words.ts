import type { Language } from '@courtyard/contract/fields/words';

/** What stands below every letter to many. */
export const frameWords = {
  en: {
    why: (community: string) => `You’re getting this email because you belong to ${community}.`,
    unsubscribe: 'Unsubscribe',
    required: 'This is a required notice; you can’t unsubscribe from it.',
  },
  es: {
    why: (community: string) => `Recibe este correo porque pertenece a ${community}.`,
    unsubscribe: 'Darse de baja',
    required: 'Es un aviso obligatorio; no es posible darse de baja.',
  },
} satisfies Record<Language, unknown>;
