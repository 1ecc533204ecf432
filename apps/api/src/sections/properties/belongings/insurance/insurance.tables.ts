import type { Policy } from '@courtyard/contract/properties/insurance';
import type { Day, DefaultMoment, Generated, Moment } from '../../../../platform/database/columns';

export interface InsurancePolicyTable {
  tenant_id: string;
  id: string;
  property_id: string;
  carrier: string;
  policy_number: string;
  kind: Generated<Policy['kind']>;
  cover_minor: number | null;
  starts_on: Day | null;
  expires_on: Day;
  certificate_file_id: string | null;
  reminder_days: Generated<number[]>;
  notes: string | null;
  version: Generated<number>;
  created_at: DefaultMoment;
}

export interface InsuranceReminderTable {
  tenant_id: string;
  policy_id: string;
  expires_on: Day;
  days_before: number;
  sent_at: Moment;
}
