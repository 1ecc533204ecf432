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
      `${who} closed the books for ${month}. The close report has the trial balance, roll-forwards, aging and bank balances.`,
    keep: 'Save this email. It contains a journal checkpoint. If anything posted so far is changed later, verifying the ledger with this checkpoint finds the entry.',
    head: (no) => `Entry ${no}, SHA-256:`,
    command: 'To verify, paste the number and hash under “Verify ledger”, or run this command on the server:',
    open: 'Open close report',
  },
  es: {
    hello: 'Hola:',
    subject: (community, month) => `${community}: ${month} está cerrado`,
    closed: (who, month) =>
      `${who} cerró los libros de ${month}. El informe de cierre tiene el balance de comprobación, los movimientos de los auxiliares, la antigüedad y los saldos bancarios.`,
    keep: 'Guarde este correo. Contiene un punto de control del diario. Si después se cambia algo de lo registrado hasta ahora, al verificar los libros con él se encuentra el asiento.',
    head: (no) => `Asiento ${no}, SHA-256:`,
    command:
      'Para verificar, pegue el número y la huella en «Verificar los libros» o ejecute este comando en el servidor:',
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
