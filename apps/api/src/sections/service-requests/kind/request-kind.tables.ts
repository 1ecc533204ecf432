import type {
  RequestCategory,
  RequestField,
  RequestKindName,
} from '@courtyard/contract/service-requests/kind/request-kind';
import type { DefaultMoment, Generated, Json } from '../../../platform/database/columns';

/** What a version of a kind asks and offers; never changed. */
export interface KindDefinition {
  fields: RequestField[];
  categories: RequestCategory[];
}

export interface RequestKindTable {
  tenantId: string;
  kind: RequestKindName;
  isActive: Generated<boolean>;
  version: Generated<number>;
  updatedAt: DefaultMoment;
}

export interface RequestKindVersionTable {
  tenantId: string;
  kind: RequestKindName;
  number: number;
  definition: Json<KindDefinition>;
  createdAt: DefaultMoment;
}
