import { ownVendorRoutes } from '@courtyard/contract/accounting/payables/vendor/own-vendor';
import { implement, type Module } from '../../../../platform/http/implement';
import { getOwnVendor, pageOfOwnBills } from './own-vendor.sql';

export const ownVendorModule: Module = () => [
  implement(ownVendorRoutes.getOwnVendor, async (call) => ({ data: await getOwnVendor(call) })),
  implement(ownVendorRoutes.listOwnBills, (call) => pageOfOwnBills(call, call.query)),
];
