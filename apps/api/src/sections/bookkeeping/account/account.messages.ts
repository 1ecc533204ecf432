import type { Sentences } from '../../../platform/http/language/sentence';

/** What is told of accounts and funds, in Spanish by English. */
export const accountSentences: Sentences = {
  'The last day lies before the first.': 'El último día está antes del primero.',
  'Use letters, digits, dots and hyphens.': 'Use letras, números, puntos y guiones.',
  'There is no such heading.': 'No existe ese título.',
  'An account stands below a heading. Choose one.': 'Una cuenta está debajo de un título. Elija uno.',
  'The heading is of another type. Choose one of the same type.':
    'El título es de otro tipo. Elija uno del mismo tipo.',
  'This heading is archived. Choose another, or take it back first.':
    'Este título está archivado. Elija otro o recupérelo primero.',
  'There are too many headings above each other.': 'Hay demasiados títulos uno encima de otro.',
  'A bank account belongs to one fund. Choose it.': 'Una cuenta bancaria es de un fondo. Elíjalo.',
  'This fund is archived. Choose another.': 'Este fondo está archivado. Elija otro.',
  'A heading is not posted to, so it has no open items.':
    'Un título no tiene movimientos, así que no tiene partidas abiertas.',
  'What owners owe is an asset.': 'Lo que deben los propietarios es un activo.',
  'Credits, deposits and what is owed to vendors are liabilities.':
    'Los saldos a favor, los depósitos y lo que se debe a proveedores son pasivos.',
  'A heading is not posted to, so it is used for nothing.':
    'Un título no tiene movimientos, así que no tiene ningún uso.',
  'An account with open items has no other use.': 'Una cuenta con partidas abiertas no tiene otro uso.',
  'An account of this type cannot be used for this.': 'Una cuenta de este tipo no sirve para esto.',
  'A heading is not posted to, so it counts as nothing on Form 1120-H.':
    'Un título no tiene movimientos, así que no cuenta en el formulario 1120-H.',
  'Only income and expenses count on Form 1120-H.': 'En el formulario 1120-H solo cuentan ingresos y gastos.',
  'This is for accounts of another type. Choose again.': 'Esto es para cuentas de otro tipo. Elija de nuevo.',
  'Another account is used for this already.': 'Ya hay otra cuenta para este uso.',
  'Another fund has this code.': 'Otro fondo tiene este código.',
  'Another account has this code.': 'Otra cuenta tiene este código.',
  'Accounts of another type stand below it. Move them to another heading first.':
    'Debajo hay cuentas de otro tipo. Páselas primero a otro título.',
  'Accounts stand below it. Move them to another heading first.':
    'Debajo hay cuentas. Páselas primero a otro título.',
  'The heading above it is archived. Take that back first.':
    'El título de encima está archivado. Recupérelo primero.',
  'Accounts stand below it. Archive them first.': 'Debajo hay cuentas. Archívelas primero.',
  'The books use this account by themselves, so it stays.':
    'Los libros usan esta cuenta por sí mismos, así que se queda.',
  'Late payment is charged to this account. Choose another for that first.':
    'El pago atrasado se cobra en esta cuenta. Elija primero otra para eso.',
  'Late payment is charged to account {1} of this fund. Choose another for that first.':
    'El pago atrasado se cobra en la cuenta {1} de este fondo. Elija primero otra para eso.',
  'The recognition of assessments goes by this account. Choose another for that first.':
    'El reconocimiento de las cuotas usa esta cuenta. Elija primero otra para eso.',
};
