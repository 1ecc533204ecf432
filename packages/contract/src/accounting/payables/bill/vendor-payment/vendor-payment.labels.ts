import { labelsFrom } from '../../../../wire/fields/labels';
import { paymentLabels } from '../../../receivables/payment/payment.labels';
import en from './vendor-payment.en.json';
import es from './vendor-payment.es.json';

export const vendorPaymentLabels = labelsFrom(en, es, {
  method: {
    'method.check': paymentLabels['method.check'],
    'method.ach': paymentLabels['method.ach'],
    'method.card': paymentLabels['method.card'],
  },
  'method.network': {
    'method.cash': paymentLabels['method.cash'],
    'method.other': paymentLabels['method.other'],
  },
  checkNumber: { reference: paymentLabels.reference },
  creditMinor: { memo: paymentLabels.memo },
});
