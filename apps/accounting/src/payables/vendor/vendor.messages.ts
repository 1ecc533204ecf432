import { defineMessages } from '@courtyard/common';
import { vendorWords } from '@courtyard/contract/accounting/payables/vendor/vendor.words';

/** Words for a vendor that every page about it uses. */
export const vendorMessages = defineMessages(
  {
    en: {
      missingTitle: 'Vendor not found',
      missingText: 'The link may be wrong, or it was deleted.',
      all: 'All vendors',
      none: 'No vendors yet',
      add: 'Add vendor',
      terms: 'Payment terms',
      atOnce: 'Due on receipt',
      net: 'Net {days}',
      noTax: 'No 1099',
      w9Missing: 'W-9 missing',
      tinMissing: 'TIN missing',
      insuranceOver: 'Insurance expired',
      insuranceEnds: ({ days }: { days: number }) =>
        days === 0
          ? 'Insurance expires today'
          : `Insurance expires in ${days} ${days === 1 ? 'day' : 'days'}`,
      archive: 'Archive',
      restore: 'Restore',
      archivedToast: '{name} archived',
      restoredToast: '{name} restored',
    },
    es: {
      missingTitle: 'Proveedor no encontrado',
      missingText: 'Puede que el enlace sea incorrecto o que se haya eliminado.',
      all: 'Todos los proveedores',
      none: 'Aún no hay proveedores',
      add: 'Agregar proveedor',
      terms: 'Plazo de pago',
      atOnce: 'A la recepción',
      net: '{days} días',
      noTax: 'Sin 1099',
      w9Missing: 'Falta el W-9',
      tinMissing: 'Falta el TIN',
      insuranceOver: 'Seguro vencido',
      insuranceEnds: ({ days }) =>
        days === 0 ? 'El seguro vence hoy' : `El seguro vence en ${days} ${days === 1 ? 'día' : 'días'}`,
      archive: 'Archivar',
      restore: 'Recuperar',
      archivedToast: 'Proveedor archivado: {name}',
      restoredToast: 'Proveedor recuperado: {name}',
    },
  },
  vendorWords,
);
