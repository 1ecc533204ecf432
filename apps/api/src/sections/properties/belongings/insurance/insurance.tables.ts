import type { Policy } from '@courtyard/contract/properties/insurance';
import type { Day, DefaultMoment, Generated, Moment } from '../../../../platform/database/columns';

export interface InsurancePolicyTable {
  tenantId: string;
  id: string;
  propertyId: string;
  carrier: string;
  policyNumber: string;
  kind: Generated<Policy['kind']>;
  coverMinor: number | null;
  startsOn: Day | null;
  expiresOn: Day;
  certificateFileId: string | null;
  reminderDays: Generated<number[]>;
  notes: string | null;
  version: Generated<number>;
  createdAt: DefaultMoment;
}

export interface InsuranceReminderTable {
  tenantId: string;
  policyId: string;
  expiresOn: Day;
  daysBefore: number;
  sentAt: Moment;
}
