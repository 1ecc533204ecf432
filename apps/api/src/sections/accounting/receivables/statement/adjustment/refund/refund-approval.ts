import { id } from '@courtyard/contract';
import { refundInput } from '@courtyard/contract/accounting/receivables/adjustment/adjustment';
import { adjustmentLabels } from '@courtyard/contract/accounting/receivables/adjustment/adjustment.labels';
import { defineMessages, type TranslateOf, labelOf } from '@courtyard/contract/messages';
import type { Language } from '@courtyard/contract/fields/labels';
import { formatMoney } from '@courtyard/contract/formats';
import { z } from 'zod';
import { unitsOn } from '../../../unit-account/unit-ledger-on.sql';
import { longDay } from '../../../../../../platform/notifications/kind';
import {
  type AnyApprovalKind,
  type ApprovalContent,
  defineApproval,
} from '../../../../../../platform/tenancy/approvals/approval-kind';
import { reserveRule } from '../../../../../../platform/tenancy/approvals/rules/weighing/reserve-rule';
import { reservesInWords } from '../../../../reserve/reserves-in-words';
import { openCredits } from '../../../owner-account/open-charges.sql';
import { partsOf } from './plan-refund';
import { postRefund } from './post-refund';
import en from './refund.en.json';
import es from './refund.es.json';

const messages = defineMessages({ en, es });

const parameters = z.object({
  /** That it will have. */
  id,
  input: refundInput,
  unit: z.string(),
  bank: z.string(),
  currency: z.string(),
  /** The reserve funds that it takes from. */
  reserves: z.array(z.string()).default([]),
});

function inWords(
  t: TranslateOf<typeof messages>,
  given: z.output<typeof parameters>,
  language: Language,
): ApprovalContent {
  const { input, unit, bank, currency, reserves } = given;
  const amount = formatMoney(input.amountMinor, currency, { language });
  const method = adjustmentLabels[`method.${input.method}`][language];
  const fact = (field: string, after: string) => ({ field, before: null, after });
  return {
    title: t('title', { unit, amount }),
    changes: [
      fact(adjustmentLabels.adjustedOn[language], longDay(input.adjustedOn, language)),
      fact(t('from'), bank),
      ...reservesInWords(language, reserves),
      fact(
        adjustmentLabels.method[language],
        input.reference === null ? method : `${method} ${input.reference}`,
      ),
      fact(adjustmentLabels.reason[language], input.reason),
    ],
  };
}

/** From $500.00 on, where a community has set nothing else. */
const limits = [{ fromMinor: 50_000, deciders: 1 }];

type Decided = Pick<AnyApprovalKind, 'name' | 'label' | 'deciding' | 'ruled' | 'limits'> &
  Partial<Pick<AnyApprovalKind, 'rule'>>;

const waitingRefund = (kind: Decided) =>
  defineApproval({
    ...kind,
    asking: 'Invoice Create',
    parameters,
    messages,
    content: inWords,
    // It is withdrawn where so much does not stand to the unit's credit any more.
    fingerprint: async (
      { tx },
      { id: refundId, input: { propertyId, ledgerId: ofFormer, adjustedOn, amountMinor } },
    ) => {
      const ledgerId = ofFormer ?? (await unitsOn(tx, [propertyId], adjustedOn)).get(propertyId)?.id ?? null;
      const credits = ledgerId === null ? [] : ((await openCredits(tx, [ledgerId])).get(ledgerId) ?? []);
      return partsOf(credits, amountMinor) === null ? null : refundId;
    },
    carryOut: async (context, { id: refundId, input }) => {
      await postRefund(context, refundId, input, context.approvedBy);
    },
  });

/** Money that goes back to owners. */
export const refundApproval = waitingRefund({
  name: 'accounting.refund',
  label: labelOf(messages, 'label'),
  deciding: 'Owner Credit Approve',
  ruled: 'amounts',
  limits,
});

/** The same, out of the bank account of a reserve fund. */
export const reserveRefundApproval = waitingRefund({
  name: 'accounting.reserve-refund',
  label: labelOf(messages, 'reserve.label'),
  ...reserveRule,
});
