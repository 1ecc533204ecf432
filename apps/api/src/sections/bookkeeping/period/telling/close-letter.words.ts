import type { Language } from '@courtyard/contract/fields/words';
import { formatMonth } from '@courtyard/contract/formats';
import type { Letter } from '../../../../platform/mail/letter.rules';

/** What a letter of a close tells. */
export interface ClosedMonth {
  /** `YYYY-MM`. */
  month: string;
  closedBy: string;
  /** The chain as it stood at the close; null where nothing was ever posted. */
  head: { no: number; hash: string } | null;
  /** What the server's owner runs to compare the books with the head. */
  verifyCommand: string | null;
  /** Whole address of the close report. */
  link: string;
}

interface CloseWords {
  subject(community: string, month: string): string;
  closed(who: string, month: string): string;
  keep: string;
  head(no: string): string;
  command: string;
  open: string;
  hello: string;
}

const words: Readonly<Record<Language, CloseWords>> = {
  en: {
    hello: 'Hello,',
    subject: (community, month) => `${community}: ${month} is closed`,
    closed: (who, month) =>
      `${who} closed ${month} in the books. Its close report has the trial balance, roll-forwards, ageing and bank balances.`,
    keep: 'Keep this letter. It has the head of the chain of entries: if anything that was posted until now is changed later, a check of the books with this head names the entry.',
    head: (no) => `Entry ${no}, SHA-256:`,
    command:
      'To compare the books with it, paste number and hash under “Check the books”, or have this run on the server:',
    open: 'Open the close report',
  },
  es: {
    hello: 'Hola:',
    subject: (community, month) => `${community}: ${month} está cerrado`,
    closed: (who, month) =>
      `${who} cerró ${month} en los libros. El informe de cierre tiene el balance de comprobación, la evolución de los detalles, la antigüedad y los saldos bancarios.`,
    keep: 'Guarde esta carta. Tiene el final de la cadena de asientos: si después se cambia algo de lo registrado hasta ahora, una comprobación de los libros con este final nombra el asiento.',
    head: (no) => `Asiento ${no}, SHA-256:`,
    command:
      'Para comparar los libros, pegue el número y la huella en «Comprobar los libros», o pida que se ejecute esto en el servidor:',
    open: 'Abrir el informe de cierre',
  },
};

/** The letter about a closed month, in the language of its reader. */
export function closeLetter(language: Language, community: string, closed: ClosedMonth): Letter {
  const t = words[language];
  const settings = { language, dateFormat: '' };
  const month = formatMonth(`${closed.month}-01`, settings);
  const { head, verifyCommand } = closed;
  return {
    subject: t.subject(community, month),
    body: [
      t.hello,
      t.closed(closed.closedBy, month),
      ...(head === null ? [] : [t.keep, { lines: [t.head(String(head.no)), `${head.no}:${head.hash}`] }]),
      ...(verifyCommand === null ? [] : [{ lines: [t.command, verifyCommand] }]),
      { button: closed.link, label: t.open },
    ],
  };
}
