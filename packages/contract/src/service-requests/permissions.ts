/** What a person may do in the section "Service Requests", by permission name. */
export const serviceRequestsPermissions = {
  'My Requests List View': 'View own requests and requests for own units',
  'My Requests Details View': 'Open own requests and requests for own units',
  'My Request Create': 'Report requests, and comment on and rate own requests',
  'Community Requests List View': 'View all requests in the community',
  'Community Requests Details View': 'Open any request and its internal comments',
  'Community Request Update': 'Triage, assign, answer and close requests',
  'Request Settings Update': 'Edit request categories, response targets and working hours',
  'Work Orders List View': 'View work orders assigned to them or their company',
  'Work Order Details View': 'Open work orders, and record work on own work orders',
  'Community Work Orders View': 'View all work orders in the community',
  'Work Order Create': 'Create work orders for vendors and staff',
  'Work Order Update': 'Edit, schedule, accept and cancel work orders, and manage maintenance plans',
  'Work Order Approve': 'Approve work order estimates',
} as const;
