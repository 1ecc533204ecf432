/** What a person may do in the section "Service Requests", by permission name. */
export const serviceRequestsPermissions = {
  'My Requests List View': 'See own requests and those of own units',
  'My Requests Details View': 'Open own requests and those of own units',
  'My Request Create': 'Report a request, comment on own ones, and rate them',
  'Community Requests List View': 'See the requests of the community',
  'Community Requests Details View': 'Open any request of the community, with its internal comments',
  'Community Request Update': 'Triage, assign, answer and close requests',
  'Request Settings Update': 'Set kinds, categories, response targets and working hours of requests',
  'Work Orders List View': 'See work orders: the own ones for a vendor',
  'Work Order Details View': 'Open a work order, and record work on own ones',
  'Community Work Orders View': 'See all work orders of the community, not only own ones',
  'Work Order Create': 'Give work to a vendor or a staff member',
  'Work Order Update': 'Change, schedule, accept and cancel work orders, and set maintenance plans',
  'Work Order Approve': 'Approve estimates of work orders',
} as const;
