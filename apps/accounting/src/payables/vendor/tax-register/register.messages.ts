import { defineMessages, plural } from '@courtyard/common';
import { taxRegisterWords } from '@courtyard/contract/accounting/payables/vendor/tax-register/tax-register.words';

export const registerMessages = defineMessages(
  {
    en: {
      title: '1099 register',
      description:
        'Payments to vendors in a calendar year, by payment date and the 1099 box set on the bill line. Vendors with the same TIN are combined.',
      year: 'Year',
      previous: 'Year {year}',
      sums: ({ count, amount }: { count: number; amount: string }) =>
        `${plural(count, 'form', 'forms')} to send · ${amount}.`,
      byOthers:
        '{amount} paid by card or payment network is reported by the processor and is not included below.',
      gapsText: ({ count }: { count: number }) =>
        `${plural(count, 'payee', 'payees')} to report ${count === 1 ? 'is' : 'are'} missing a TIN or W-9. Request it before the end of January.`,
      ends: 'TIN ends in {lastFour}',
      tinMissing: 'TIN missing',
      w9Missing: 'W-9 missing',
      none: 'No 1099 payments',
      noneText: 'Payments in {year} count toward the 1099 box set on each bill line.',
    },
    es: {
      title: 'Registro 1099',
      description:
        'Pagos a proveedores en un año natural, por fecha de pago y casilla del 1099 de cada línea de factura. Los proveedores con el mismo TIN se suman.',
      year: 'Año',
      previous: 'Año {year}',
      sums: ({ count, amount }: { count: number; amount: string }) =>
        `${plural(count, 'formulario', 'formularios')} por enviar · ${amount}.`,
      byOthers:
        'Los {amount} pagados con tarjeta o por una red de pagos los declara el procesador y no se incluyen abajo.',
      gapsText: ({ count }: { count: number }) =>
        `A ${plural(count, 'beneficiario', 'beneficiarios')} por declarar ${count === 1 ? 'le' : 'les'} falta el TIN o el W-9. Solicítelo antes de fin de enero.`,
      ends: 'El TIN termina en {lastFour}',
      tinMissing: 'Falta el TIN',
      w9Missing: 'Falta el W-9',
      none: 'Sin pagos para el 1099',
      noneText: 'Los pagos de {year} cuentan en la casilla del 1099 de cada línea de factura.',
    },
  },
  taxRegisterWords,
);
