import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { SpecialAssessmentSummary } from '@courtyard/contract/accounting/receivables/collection/special-assessment/special-assessment';
import { specialAssessmentColumns } from '@courtyard/contract/accounting/receivables/collection/special-assessment/special-assessment.columns';
import { TextLink } from '@courtyard/ui';
import { ListCard, useFieldTexts } from '@courtyard/ui/data';
import { SpecialAssessmentStatusBadge } from '../special-assessment-badges';
import { specialAssessmentPaths } from '../special-assessment-paths';
import { specialAssessmentMessages } from '../special-assessment.messages';

/** A special assessment where there is no room for a table. */
export function AssessmentCard({ assessment }: { assessment: SpecialAssessmentSummary }) {
  const t = useMessages(specialAssessmentMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { named } = useFieldTexts(specialAssessmentColumns);
  const { id, title, fund, status, paidMinor, totalMinor } = assessment;
  return (
    <ListCard
      title={<TextLink to={specialAssessmentPaths.details(id)}>{title}</TextLink>}
      lead={fund.name}
      facts={[named(assessment, 'startsOn'), named(assessment, 'nextOn')]}
      lines={[
        t('paidOf', {
          paid: formats.money(paidMinor, currency),
          total: formats.money(totalMinor, currency),
        }),
      ]}
      badges={<SpecialAssessmentStatusBadge value={status} />}
    />
  );
}
