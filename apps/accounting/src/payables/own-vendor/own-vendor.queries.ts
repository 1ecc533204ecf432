import { defineResource } from '@courtyard/common';

/** Where a vendor's people see the bills and the documents of their vendor. */
export const ownVendorPath = '/accounting/my-bills';

export const ownBills = defineResource({
  section: 'accounting',
  key: 'own-bills',
  list: 'GET /api/v1/my-bills',
});

/** The vendor that the signed-in person works for; null for who works for none. */
export const useOwnVendor = () => ownBills.useRead('GET /api/v1/my-vendor');
