import { recordLoader } from '@courtyard/ui/details';
import { paymentPaths } from './payment-paths';
import { paymentMessages } from './payment.messages';
import { payments, paymentPager } from './payment.queries';

/** The gate of a payment's page. */
export const PaymentLoader = recordLoader({
  messages: paymentMessages,
  title: (t) => t('payment'),
  useOne: payments.useOne,
  list: paymentPaths.list,
  pager: paymentPager,
});
