import type { BuiltInRoleName } from '../platform/auth/permissions/permission-table';
import type { DemoPerson } from '../platform/section/demo/demo-community';

export interface DemoCommunityPlan {
  slug: 'demo' | 'lakeside';
  name: string;
  timeZone: string;
  currency: string;
  jurisdiction: string;
  /** Homes that it has. */
  units: number;
  people: Record<DemoPerson, { displayName: string; role: BuiltInRoleName }>;
}

/** Password of every demo account; they exist in demo mode only. */
export const demoPassword = 'courtyard-demo';

export const demoCommunities: readonly DemoCommunityPlan[] = [
  {
    slug: 'demo',
    name: 'Harbor View Community Association',
    timeZone: 'America/New_York',
    currency: 'USD',
    jurisdiction: 'US-ME',
    units: 148,
    people: {
      admin: { displayName: 'Maya Okafor', role: 'Project Admin' },
      board: { displayName: 'Daniel Reyes', role: 'Board Member' },
      treasurer: { displayName: 'Ingrid Lindqvist', role: 'Treasurer' },
      manager: { displayName: 'Renata Silva', role: 'Manager' },
      owner: { displayName: 'Priya Raman', role: 'Member' },
      tenant: { displayName: 'Marcus Webb', role: 'Tenant' },
      vendor: { displayName: 'Tom Whitaker', role: 'Vendor' },
    },
  },
  {
    slug: 'lakeside',
    name: 'Lakeside Commons',
    timeZone: 'America/Chicago',
    currency: 'USD',
    jurisdiction: 'US-WI',
    units: 36,
    people: {
      admin: { displayName: 'Grace Nakamura', role: 'Project Admin' },
      board: { displayName: 'Samuel Adeyemi', role: 'Board Member' },
      treasurer: { displayName: 'Elena Petrova', role: 'Treasurer' },
      manager: { displayName: 'Owen Gallagher', role: 'Manager' },
      owner: { displayName: 'Lucas Moreau', role: 'Member' },
      tenant: { displayName: 'Nadia Rahimi', role: 'Tenant' },
      vendor: { displayName: 'Hannah Brandt', role: 'Vendor' },
    },
  },
];
