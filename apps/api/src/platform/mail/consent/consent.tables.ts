import type { MailConsent } from '@courtyard/contract';

type How = NonNullable<MailConsent['given']>['how'];

interface MailConsentTable {
  tenantId: string;
  id: string;
  memberId: string | null;
  personId: string | null;
  givenOn: string;
  givenHow: How;
  givenRecorded: string;
  withdrawnOn: string | null;
  withdrawnHow: How | null;
  withdrawnRecorded: string | null;
}

interface MailConsentPolicyTable {
  tenantId: string;
  isDemanded: boolean;
  source: string | null;
  version: number;
}

export interface ConsentTables {
  mailConsent: MailConsentTable;
  mailConsentPolicy: MailConsentPolicyTable;
}
