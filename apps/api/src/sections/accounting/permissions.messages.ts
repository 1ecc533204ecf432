import type { Sentences } from '../../platform/http/language/sentence';

/** What the permissions of the section let a person do, in Spanish. */
export const accountingPermissionSentences: Sentences = {
  'See invoices and payments': 'Ver facturas y pagos',
  'Open an invoice or a payment': 'Abrir una factura o un pago',
  'Write and void invoices, and record payments': 'Emitir y anular facturas y registrar pagos',
  'See vendors': 'Ver proveedores',
  'Open a vendor and their bills': 'Abrir un proveedor y sus facturas',
  'Add and change vendors and their bills': 'Agregar y cambiar proveedores y sus facturas',
  'See bills and payments to vendors': 'Ver facturas recibidas y pagos a proveedores',
  'Open a bill or a payment to a vendor': 'Abrir una factura recibida o un pago a un proveedor',
  'Enter and void bills': 'Anotar y anular facturas recibidas',
  'Approve bills and payments of amounts that take a second person':
    'Aprobar facturas recibidas y pagos de importes que requieren a otra persona',
  'Pay bills': 'Pagar facturas recibidas',
  'See journal entries': 'Ver asientos contables',
  'Post and reverse journal entries': 'Registrar y anular asientos contables',
  'Approve journal entries of amounts that take a second person':
    'Aprobar asientos de importes que requieren a otra persona',
};
