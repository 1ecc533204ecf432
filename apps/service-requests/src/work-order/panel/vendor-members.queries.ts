import { workOrders } from '../work-order.queries';

/** Members who see the orders of a vendor, and who could. */
export const useVendorMembers = (vendorId: string) =>
  workOrders.useRead('GET /api/v1/work-order-vendors/:vendorId/members', { ids: [vendorId] });
