import { call, defineResource } from '@courtyard/common';
import type { VendorPaymentInput } from '@courtyard/contract/accounting/payables/bill/vendor-payment/vendor-payment';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { billPaths, vendorPaymentPaths } from './bill-paths';

export const bills = defineResource({
  section: 'accounting',
  key: 'bills',
  list: 'GET /api/v1/bills',
  one: 'GET /api/v1/bills/:billId',
  create: 'POST /api/v1/bills',
  update: 'PUT /api/v1/bills/:billId',
  history: 'GET /api/v1/bills/:billId/history',
});

/** From one bill of the list to the next. */
export const billPager = bills.pager({
  to: billPaths.details,
  nameOf: ({ vendor, number }) => `${vendor.name} ${number}`,
});

export const useVoidBill = (id: string) => bills.useWrite('POST /api/v1/bills/:billId/void', id);

export const vendorPayments = defineResource({
  section: 'accounting',
  key: 'vendor-payments',
  list: 'GET /api/v1/vendor-payments',
  one: 'GET /api/v1/vendor-payments/:vendorPaymentId',
  create: 'POST /api/v1/vendor-payments',
  history: 'GET /api/v1/vendor-payments/:vendorPaymentId/history',
});

/** From one payment of the list to the next. */
export const vendorPaymentPager = vendorPayments.pager({
  to: vendorPaymentPaths.details,
  nameOf: ({ number, vendor }) => `${number} ${vendor.name}`,
});

export const useEndVendorPayment = (id: string) =>
  vendorPayments.useWrite('POST /api/v1/vendor-payments/:vendorPaymentId/end', id);

/**
 * What would be paid; null asks nothing. What was answered before stays on screen meanwhile. Its key is not the section's: once the
 * bills are paid, it would be asked again for what cannot be paid any more.
 */
export const usePaymentsPreview = (input: VendorPaymentInput | null) =>
  useQuery({
    queryKey: ['preview-of-vendor-payments', input],
    queryFn: async ({ signal }) =>
      input && (await call('POST /api/v1/vendor-payments/preview', { body: input, signal })).data,
    placeholderData: keepPreviousData,
    enabled: input !== null,
  });

const maxOpen = 200;

/** Bills and credits that something is open of, the earliest due first; of one vendor, or of all. */
export const useOpenBills = (vendorId: string | null) =>
  bills.useList({
    status: ['open', 'partial'],
    sort: 'dueOn',
    limit: maxOpen,
    ...(vendorId !== null && { vendorId: [vendorId] }),
  });
