import { useCommunity, useMessages } from '@courtyard/common';
import type { Payment } from '@courtyard/contract/accounting/receivables/payment/payment';
import { Card, CardBody, CardHeader, Flex, Money, Text } from '@courtyard/ui';
import { AllocationSteps } from './allocation-steps';
import { paymentMessages } from '../payment.messages';

/** What a payment settled and why, and what of it was kept as credit. */
export function SettledCard({ payment }: { payment: Payment }) {
  const t = useMessages(paymentMessages);
  const { currency } = useCommunity();
  return (
    <Card>
      <CardHeader title={t('settled')} description={t('settlesText')} />
      <CardBody>
        {payment.allocations.length === 0 ? (
          <Text size="sm" tone="muted">
            {t('settlesNothing')}
          </Text>
        ) : (
          <AllocationSteps steps={payment.allocations} named={payment.properties.length > 1} />
        )}
        {payment.creditMinor > 0 ? (
          <Flex
            justify="space-between"
            gap="3"
            pt="3"
            mt="3"
            borderTopWidth="1px"
            borderColor="border.default"
          >
            <Text size="sm" fontWeight="medium">
              {t('creditMinor')}
            </Text>
            <Text size="sm" numeric>
              <Money amountMinor={payment.creditMinor} currency={currency} />
            </Text>
          </Flex>
        ) : null}
      </CardBody>
    </Card>
  );
}
