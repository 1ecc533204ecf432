import { useMessages } from '@courtyard/common';
import type { LateChargePolicy } from '@courtyard/contract/accounting/receivables/collection/late-charge';
import { paymentMessages } from '../../payment.messages';
import { lateChargeMessages } from './late-charges.messages';

/** What the template of late fees and interest is called; without one the terms are the community's own. */
export function useTemplateName(): (name: LateChargePolicy['name']) => string {
  const t = useMessages(lateChargeMessages);
  const tPayment = useMessages(paymentMessages);
  return (name) => (name === 'neutral' ? t('ownTerms') : tPayment(`name.${name}`));
}
