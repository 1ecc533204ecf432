import { defineMessages } from '@courtyard/common';
import { vendorWords } from '@courtyard/contract/accounting/payables/vendor/vendor.words';

/** Words for a vendor that every page about it uses. */
export const vendorMessages = defineMessages(
  {
    en: {
      missingTitle: 'Which vendor?',
      missingText: 'This address names none that is there. Choose one from the list.',
      all: 'All vendors',
      none: 'No vendors yet',
      add: 'Add vendor',
      terms: 'Terms',
      atOnce: 'Due on receipt',
      net: 'Net {days}',
      noTax: 'No 1099',
      w9Missing: 'W-9 missing',
      tinMissing: 'TIN missing',
      insuranceOver: 'Insurance ended',
      insuranceEnds: ({ days }: { days: number }) =>
        days === 0 ? 'Insurance ends today' : `Insurance ends in ${days} ${days === 1 ? 'day' : 'days'}`,
      archive: 'Archive',
      restore: 'Bring back',
      archivedToast: '{name} was archived',
      restoredToast: '{name} is back',
    },
    es: {
      missingTitle: '¿Qué proveedor?',
      missingText: 'Esta dirección no lleva a nada que exista. Elija de la lista.',
      all: 'Lista de proveedores',
      none: 'Aún no hay proveedores',
      add: 'Agregar proveedor',
      terms: 'Plazo',
      atOnce: 'Al recibir',
      net: 'Neto {days}',
      noTax: 'Sin 1099',
      w9Missing: 'Falta el W-9',
      tinMissing: 'Falta el TIN',
      insuranceOver: 'Seguro vencido',
      insuranceEnds: ({ days }) =>
        days === 0 ? 'El seguro vence hoy' : `El seguro vence en ${days} ${days === 1 ? 'día' : 'días'}`,
      archive: 'Archivar',
      restore: 'Recuperar',
      archivedToast: '{name} se archivó',
      restoredToast: '{name} está de vuelta',
    },
  },
  vendorWords,
);
