import type {
  BooksImportColumns,
  BooksImportField,
  BooksImportKind,
} from '@courtyard/contract/bookkeeping/books-import/books-import';
import { booksImportFieldsOf } from '@courtyard/contract/bookkeeping/books-import/books-import.values';

/** What columns are called in exports of other systems, without case, accents, spaces and punctuation. */
const titles: Readonly<Record<BooksImportField, readonly string[]>> = {
  entry: [
    'entry',
    'entryno',
    'entrynumber',
    'journalno',
    'journalentry',
    'je',
    'transaction',
    'transactionid',
    'trans',
    'reference',
    'ref',
    'num',
    'number',
    'asiento',
    'referencia',
  ],
  date: ['date', 'postdate', 'postingdate', 'entrydate', 'transactiondate', 'gldate', 'fecha'],
  account: [
    'account',
    'accountcode',
    'accountnumber',
    'accountno',
    'glaccount',
    'glcode',
    'code',
    'cuenta',
    'codigo',
  ],
  fund: ['fund', 'fundcode', 'class', 'fondo'],
  debit: ['debit', 'debits', 'dr', 'debe', 'deudor'],
  credit: ['credit', 'credits', 'cr', 'haber', 'acreedor'],
  amount: ['amount', 'balance', 'openbalance', 'amountdue', 'netamount', 'importe', 'saldo'],
  memo: ['memo', 'description', 'descripcion', 'concepto', 'details', 'notes', 'name'],
  unit: ['unit', 'unitnumber', 'unitno', 'property', 'lot', 'address', 'unidad', 'propiedad'],
  income: ['income', 'incomeaccount', 'chargeaccount', 'revenueaccount', 'ingreso', 'cuentadeingresos'],
  issuedOn: ['issued', 'issuedon', 'invoicedate', 'chargedate', 'date', 'fecha', 'emision'],
  dueOn: ['due', 'dueon', 'duedate', 'vencimiento', 'vence'],
  name: ['name', 'vendor', 'vendorname', 'company', 'companyname', 'payee', 'nombre', 'proveedor'],
  number: ['vendorid', 'vendornumber', 'vendorno', 'vendorcode', 'id', 'number', 'code', 'numero', 'codigo'],
  legalName: ['legalname', 'name1099', '1099name', 'taxname', 'printoncheckas', 'payeename', 'nombrelegal'],
  accountNumber: ['accountnumber', 'accountno', 'account', 'ouraccountnumber', 'numerodecuenta'],
  email: ['email', 'emailaddress', 'mail', 'correo', 'correoelectronico'],
  phone: ['phone', 'phonenumber', 'mainphone', 'telephone', 'mobile', 'telefono'],
  address: ['address', 'street', 'address1', 'addressline1', 'street1', 'billfrom1', 'direccion', 'calle'],
  addressMore: ['address2', 'addressline2', 'street2', 'suite', 'billfrom2', 'direccion2'],
  city: ['city', 'town', 'ciudad'],
  region: ['state', 'region', 'province', 'estado', 'provincia'],
  postalCode: ['zip', 'zipcode', 'postalcode', 'postcode', 'codigopostal'],
  terms: ['terms', 'paymentterms', 'termsdays', 'netdays', 'plazo', 'plazodepago'],
  tin: ['taxid', 'tin', 'ein', 'ssn', 'ssnein', 'taxidnumber', 'federaltaxid', 'taxpayerid', 'idfiscal'],
  reportable: ['1099', 'eligiblefor1099', '1099vendor', 'is1099', 'track1099', 'send1099', 'recibe1099'],
  taxBox: ['1099box', '1099type', 'taxbox', '1099category', 'box', 'casilla'],
  expense: [
    'expense',
    'expenseaccount',
    'defaultaccount',
    'glaccount',
    'account',
    'glcode',
    'cuenta',
    'gasto',
  ],
  notes: ['notes', 'note', 'contact', 'contactname', 'primarycontact', 'notas', 'contacto'],
  vendor: ['vendor', 'vendorname', 'name', 'payee', 'vendorid', 'vendornumber', 'proveedor', 'nombre'],
  billNumber: [
    'billnumber',
    'billno',
    'invoicenumber',
    'invoiceno',
    'invoice',
    'bill',
    'number',
    'num',
    'reference',
    'ref',
    'numero',
    'factura',
  ],
  billedOn: ['billdate', 'invoicedate', 'date', 'billed', 'billedon', 'fecha', 'emision'],
};

const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

/** The columns that headings name. A column has one record, a record has one column. */
export function guessColumns(kind: BooksImportKind, headings: readonly string[]): BooksImportColumns {
  const columns: BooksImportColumns = {};
  const names = headings.map(plain);
  const taken = new Set<number>();
  for (const field of booksImportFieldsOf[kind].all) {
    const found = titles[field]
      .map((title) => names.findIndex((name, at) => name === title && !taken.has(at)))
      .find((at) => at !== -1);
    if (found === undefined) continue;
    columns[field] = found;
    taken.add(found);
  }
  return columns;
}
