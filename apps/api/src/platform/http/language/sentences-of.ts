import type { SectionDefinition } from '../../section/define-section';
import { permissionSentences } from '../../auth/permissions/permissions.messages';
import { viewAsSentences } from '../../auth/view-as/view-as.messages';
import { audienceSentences } from '../../notifications/audience/audience.messages';
import { ticketSentences } from '../../tenancy/community/support/ticket.messages';
import { resumableSentences } from '../../files/intake/resumable/resumable.messages';
import { inputSentences } from '../input/input.messages';
import { limitSentences } from '../request/limits/limits.messages';
import { approvalSentences } from '../../tenancy/approvals/notifications/approval.messages';
import { platformSentences } from './platform.messages';
import type { Sentences } from './sentence';

/** All that people are told in Spanish, by the platform and by sections. */
export const sentencesOf = (sections: readonly Pick<SectionDefinition, 'sentences'>[]): Sentences =>
  Object.assign(
    {},
    platformSentences,
    approvalSentences,
    inputSentences,
    limitSentences,
    resumableSentences,
    permissionSentences,
    viewAsSentences,
    ticketSentences,
    audienceSentences,
    ...sections.map(({ sentences }) => sentences),
  );
