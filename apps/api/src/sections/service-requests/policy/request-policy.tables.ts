import type { RequestPolicy } from '@courtyard/contract/service-requests/policy/request-policy';
import type { DefaultMoment, Generated, Json } from '../../../platform/database/columns';

export type PolicyFields = Omit<RequestPolicy, 'version'>;

export interface RequestPolicyTable {
  tenantId: string;
  policy: Json<PolicyFields>;
  version: Generated<number>;
  updatedAt: DefaultMoment;
}
