import { lazyOverlay, useCan, useFormats, useMessages, useToday } from '@courtyard/common';
import { Box, Button, Card, CardBody, CardHeader, ErrorLine, LoadingState, Text } from '@courtyard/ui';
import { Facts } from '@courtyard/ui/details';
import { type ComponentProps, useState } from 'react';
import type { SalePolicyDialog as SalePolicy } from './sale-policy.dialog';
import { saleMessages } from './sale.messages';
import { salePolicies } from './sale.queries';

const SalePolicyDialog = lazyOverlay<ComponentProps<typeof SalePolicy>>(
  async () => (await import('./sale-policy.dialog')).SalePolicyDialog,
);

/** Who keeps what of a unit's account when it is sold: as it is now, and as it will be. */
export function SaleCard() {
  const t = useMessages(saleMessages);
  const formats = useFormats();
  const today = useToday();
  const canWrite = useCan('Invoice Create');
  const found = salePolicies.useList({});
  const [isSetting, setSetting] = useState(false);
  const all = found.data?.data ?? [];
  const now = all.find(({ effectiveOn }) => effectiveOn <= today);
  const later = all.filter(({ effectiveOn }) => effectiveOn > today).toReversed();
  return (
    <Card>
      <CardHeader title={t('title')} description={t('text')} />
      <CardBody>
        {now ? (
          <>
            <Text size="sm" tone="muted" mb="3">
              {now.setAt === null ? t('always') : t('since', { day: formats.day(now.effectiveOn) })}
            </Text>
            <Facts
              facts={[
                { label: t('owed'), value: t(`owed.${now.owed}`) },
                { label: t('credit'), value: t(`credit.${now.credit}`) },
              ]}
            />
            {later.map(({ id, effectiveOn, owed, credit }) => (
              <Text key={id} size="sm" tone="muted" mt="3">
                {t('later', {
                  day: formats.day(effectiveOn),
                  owed: t(`owed.${owed}`),
                  credit: t(`credit.${credit}`),
                })}
              </Text>
            ))}
            {canWrite ? (
              <Box mt="4">
                <Button size="sm" icon="edit" onClick={() => setSetting(true)}>
                  {t('change')}
                </Button>
              </Box>
            ) : null}
          </>
        ) : found.isError ? (
          <ErrorLine onRetry={() => void found.refetch()}>{t('missing')}</ErrorLine>
        ) : (
          <LoadingState />
        )}
      </CardBody>
      {isSetting && now ? <SalePolicyDialog now={now} onClose={() => setSetting(false)} /> : null}
    </Card>
  );
}
