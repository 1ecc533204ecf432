import { saidBefore } from './said-before.rules';

test('what the bank told begins the form, and what is no day or amount is left out', () => {
  const told = new URLSearchParams({
    on: '2026-06-09',
    amount: '29500',
    payer: 'ANA PEREZ',
    check: '1187',
    account: 'a',
  });
  expect(saidBefore(told)).toEqual({
    propertyId: null,
    ledgerId: null,
    receivedOn: '2026-06-09',
    amountMinor: 29_500,
    depositToId: 'a',
    payer: 'ANA PEREZ',
    reference: '1187',
  });
  const nothing = { propertyId: 'p', ledgerId: null, amountMinor: null, payer: null, reference: null };
  expect(saidBefore(new URLSearchParams({ property: 'p', on: 'soon', amount: '-3' }))).toEqual(nothing);
});
