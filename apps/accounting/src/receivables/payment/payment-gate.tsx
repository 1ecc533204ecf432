import { gateOf } from '@courtyard/ui/details';
import { paymentPaths } from './payment-paths';
import { paymentMessages } from './payment.messages';
import { payments, paymentWalk } from './payment.queries';

/** The gate of a payment's page. */
export const PaymentGate = gateOf({
  messages: paymentMessages,
  title: (t) => t('payment'),
  useOne: payments.useOne,
  list: paymentPaths.list,
  walk: paymentWalk,
});
