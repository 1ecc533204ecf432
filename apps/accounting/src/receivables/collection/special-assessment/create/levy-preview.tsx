import { useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { SpecialAssessmentPreview } from '@courtyard/contract/accounting/receivables/collection/special-assessment/special-assessment';
import { Box, Button, Heading, Money, Text } from '@courtyard/ui';
import { type ReactNode, useState } from 'react';
import { AmountRow } from '../../../../parts/amount-row';
import { createMessages } from './create.messages';

const shownAtFirst = 8;

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" aria-label={title}>
      <Heading as="h3" size="xs">
        {title}
      </Heading>
      <Box as="ul" listStyleType="none">
        {children}
      </Box>
    </Box>
  );
}

/** The exact sum, the days of the installments with what each comes to, and what every unit pays. */
export function LevyPreview({
  preview: { totalMinor, installments, rows },
}: {
  preview: SpecialAssessmentPreview;
}) {
  const t = useMessages(createMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const [isWhole, setWhole] = useState(false);
  const paying = rows.filter(({ problem }) => problem === null);
  // Those that pay nothing come first: somebody has to see why.
  const ordered = [...rows.filter(({ problem }) => problem !== null), ...paying];
  const shown = isWhole ? ordered : ordered.slice(0, shownAtFirst);
  const more = ordered.length - shown.length;
  const left = rows.length - paying.length;
  return (
    <>
      <Box role="status">
        <Text fontSize="2xl" lineHeight="2xl" fontWeight="semibold" numeric>
          <Money amountMinor={totalMinor} currency={currency} />
        </Text>
        <Text size="sm" tone="muted">
          {[
            t('unitsPay', { count: paying.length }),
            ...(left > 0 ? [t('unitsLeft', { count: left })] : []),
          ].join(', ')}
        </Text>
      </Box>
      <Group title={t('perInstallment')}>
        {installments.map(({ position, issuedOn, dueOn, amountMinor }) => (
          <AmountRow
            key={position}
            title={t('installment', { position: formats.number(position) })}
            amountMinor={amountMinor}
          >
            {t('days', { issuedOn: formats.day(issuedOn), dueOn: formats.day(dueOn) })}
          </AmountRow>
        ))}
      </Group>
      <Group title={t('perUnit')}>
        {shown.map(({ property, billedTo, amountMinor, problem }) => (
          <AmountRow key={property.id} title={property.name} amountMinor={amountMinor}>
            {problem === null ? (
              billedTo
            ) : (
              <Text as="span" size="sm" tone="danger">
                {problem}
              </Text>
            )}
          </AmountRow>
        ))}
      </Group>
      {more > 0 ? (
        <Box>
          <Button size="sm" variant="ghost" ms="-3" onClick={() => setWhole(true)}>
            {t('moreUnits', { count: more })}
          </Button>
        </Box>
      ) : null}
    </>
  );
}
