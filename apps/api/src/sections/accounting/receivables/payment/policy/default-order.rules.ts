import { type WaterfallPolicy, waterfallTemplates } from '../../../../../ledger';

type Order = Pick<WaterfallPolicy, 'source' | 'steps'>;

/** What a broken payment plan lifts is paid first; fines stay last, as the law has it. */
const steps: WaterfallPolicy['steps'] = [
  { types: ['collection'], name: 'attorney and collection costs that could be foreclosed' },
  { types: ['attorney'], name: 'other attorney fees' },
  { types: ['late-fee', 'interest', 'other'], name: 'other amounts' },
  { types: ['regular', 'special'], name: 'assessments' },
  { types: ['fine'], name: 'fines' },
];

/** The orders as they are for owners who broke a payment plan: the one of Texas does not bind then (Property Code §209.0063), others do. */
export const ordersInDefault = <O extends Order>(orders: readonly O[]): O[] =>
  orders.map((order) => (order.source === waterfallTemplates.texas.source ? { ...order, steps } : order));
