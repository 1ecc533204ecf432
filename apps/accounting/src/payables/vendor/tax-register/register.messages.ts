import { defineMessages, plural } from '@courtyard/common';
import { taxRegisterWords } from '@courtyard/contract/accounting/payables/vendor/tax-register/tax-register.words';

export const registerMessages = defineMessages(
  {
    en: {
      title: '1099 register',
      description:
        'What was paid to vendors in a calendar year, on the day of payment, by the box of the bill’s line. Vendors with the same TIN are one payee.',
      year: 'Year',
      previous: 'Year {year}',
      sums: ({ count, amount }: { count: number; amount: string }) =>
        `${plural(count, 'form', 'forms')} to send · ${amount}.`,
      byOthers:
        '{amount} were paid by card or a payment network. They report it themselves: it stands in no row.',
      gapsText: ({ count }: { count: number }) =>
        `${plural(count, 'payee', 'payees')} to be reported ${count === 1 ? 'lacks' : 'lack'} a TIN or a W-9. Ask for it before January is over.`,
      ends: 'TIN ends in {lastFour}',
      tinMissing: 'TIN missing',
      w9Missing: 'W-9 missing',
      none: 'Nothing was paid in a box of the 1099',
      noneText: 'Lines of bills begin with the box of their vendor; payments of {year} count in it.',
    },
    es: {
      title: 'Registro 1099',
      description:
        'Lo pagado a proveedores en un año natural, por día de pago, según la casilla de la línea de la factura. Los proveedores con el mismo TIN son un solo beneficiario.',
      year: 'Año',
      previous: 'Año {year}',
      sums: ({ count, amount }: { count: number; amount: string }) =>
        `${plural(count, 'formulario', 'formularios')} por enviar · ${amount}.`,
      byOthers:
        'Se pagaron {amount} con tarjeta o por una red de pagos. Ellas mismas lo declaran: no figura en ninguna fila.',
      gapsText: ({ count }: { count: number }) =>
        `A ${plural(count, 'beneficiario', 'beneficiarios')} por declarar le falta un TIN o un W-9. Pídalo antes de que acabe enero.`,
      ends: 'termina en {lastFour}',
      tinMissing: 'Falta el TIN',
      w9Missing: 'Falta el W-9',
      none: 'No se pagó nada en una casilla del 1099',
      noneText:
        'Las líneas de las facturas empiezan con la casilla de su proveedor; en ella cuentan los pagos de {year}.',
    },
  },
  taxRegisterWords,
);
