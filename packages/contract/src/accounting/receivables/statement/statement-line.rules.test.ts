import { statementLineText } from './statement-line.labels';

const line = { kind: 'receipt', description: '', payment: null };
const check = { method: 'check' as const, reference: '227' };

test.each([
  [{ ...line, kind: 'charge', description: 'Dues of May' }, 'Dues of May', 'Dues of May'],
  [{ ...line, description: '227', payment: check }, 'Payment, check 227', 'Pago, cheque 227'],
  [
    { ...line, description: 'Olive', payment: { method: 'cash' as const, reference: null } },
    'Payment, cash · Olive',
    'Pago, efectivo · Olive',
  ],
  // What takes it back says so, and not that it was paid.
  [{ ...line, kind: 'reversal', description: '227', payment: check }, 'Reversal · 227', 'Anulación · 227'],
])('%j reads as one would say it', (given, en, es) => {
  expect([statementLineText(given, 'en'), statementLineText(given, 'es')]).toEqual([en, es]);
});
