import type { Language } from '@courtyard/contract/fields/words';

interface PaperWords {
  title: (number: number) => string;
  done: string;
  open: string;
  total: string;
  signatures: readonly string[];
  signed: (name: string | null, at: string) => string;
  visits: string;
}

/** What stands on a printed work order beside the words of its fields. */
export const paperWords: Record<Language, PaperWords> = {
  en: {
    title: (number) => `Work order #${number}`,
    done: 'done',
    open: 'open',
    total: 'Total',
    signatures: ['Vendor or staff member', 'Resident or manager'],
    signed: (name, at) => (name === null ? `Signed off on ${at}.` : `Signed off by ${name} on ${at}.`),
    visits: 'Visits',
  },
  es: {
    title: (number) => `Orden de trabajo n.º ${number}`,
    done: 'hecho',
    open: 'pendiente',
    total: 'Total',
    signatures: ['Proveedor o personal', 'Residente o administración'],
    signed: (name, at) => (name === null ? `Conformidad dada el ${at}.` : `Conformidad de ${name} el ${at}.`),
    visits: 'Visitas',
  },
};
