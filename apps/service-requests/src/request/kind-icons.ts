import type { RequestKindName } from '@courtyard/contract/service-requests/kind/request-kind';
import type { IconName } from '@courtyard/ui';

export const kindIcons: Readonly<Record<RequestKindName, IconName>> = {
  maintenance: 'wrench',
  complaint: 'message',
  question: 'help',
  architectural: 'building',
  violation: 'alert',
  records: 'file-text',
};
