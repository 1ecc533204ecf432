import type { SectionDefinition, SectionId } from '../platform/section/define-section';
import { propertiesSection } from './properties';
import { peopleSection } from './people';
import { communicationsSection } from './communications';
import { bookkeepingSection } from './bookkeeping';
import { accountingSection } from './accounting';
import { documentsSection } from './documents';
import { serviceRequestsSection } from './service-requests';
import { bankingSection } from './banking';
import { budgetSection } from './budget';

/**
 * Every section of the product. The contract lists their calls in `sectionRoutes`; the compiler names a section that is
 * there and not here.
 */
const byId: { readonly [Id in SectionId]: SectionDefinition<Id> } = {
  properties: propertiesSection,
  people: peopleSection,
  communications: communicationsSection,
  bookkeeping: bookkeepingSection,
  accounting: accountingSection,
  documents: documentsSection,
  'service-requests': serviceRequestsSection,
  banking: bankingSection,
  budget: budgetSection,
};

export const sections: readonly SectionDefinition[] = Object.values(byId);
