import type { Language } from '@courtyard/contract/fields/words';
import type { Letter } from '../../../../platform/mail/letter.rules';

const words = {
  en: {
    attached: (name: string, dates: string) => `“${name}” is attached: ${dates}.`,
    large: (name: string) => `“${name}” is too large for an email. Open it in Courtyard.`,
    open: 'Open report',
    why: 'You’re a recipient of this scheduled report. To stop these emails, ask the report’s owner to remove you.',
  },
  es: {
    attached: (name: string, dates: string) => `Se adjunta «${name}»: ${dates}.`,
    large: (name: string) => `«${name}» es demasiado grande para un correo. Ábralo en Courtyard.`,
    open: 'Abrir el informe',
    why: 'Usted es destinatario de este informe programado. Para dejar de recibirlo, pida al propietario del informe que lo quite.',
  },
} satisfies Record<Language, unknown>;

/** A scheduled report, to one of its recipients. `page` is the whole address of the saved report. */
export function reportLetter({
  name,
  dates,
  page,
  isAttached,
  language,
}: {
  name: string;
  dates: string;
  page: string;
  isAttached: boolean;
  language: Language;
}): Letter {
  const t = words[language];
  return {
    subject: name,
    body: [isAttached ? t.attached(name, dates) : t.large(name), { text: t.open, link: page }, t.why],
  };
}
