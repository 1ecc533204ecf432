import { toast, useCommunity, useFormats, useMessages } from '@courtyard/common';
import type { Payment } from '@courtyard/contract/accounting/receivables/payment/payment';
import {
  type ApplicableCharge,
  type PaymentApplication,
  reapplyInput,
} from '@courtyard/contract/accounting/receivables/payment/reapplication';
import { Box, Button, ErrorState, Flex, LoadingState, Stack, Text } from '@courtyard/ui';
import {
  Form,
  FormActions,
  type FormOf,
  MoneyField,
  TextAreaField,
  useContractForm,
  useFormValue,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { AmountRow } from '../../../parts/amount-row';
import { useApplication, useReapplyPayment } from '../payment.queries';
import { isUnchanged, leftOf, partsOf, reapplyDraft } from './reapply-draft';
import { reapplyMessages } from './reapply.messages';

interface ReapplyProps {
  payment: Payment;
  onClose: () => void;
}

/** Says anew what a payment settles: by hand, or by the order where a law sets one. */
export function ReapplyDialog({ payment, onClose }: ReapplyProps) {
  const t = useMessages(reapplyMessages);
  const application = useApplication(payment.id);
  const { data, isError, error } = application;
  return (
    <Dialog open onClose={onClose} title={t('title', { number: payment.number })}>
      {isError ? <ErrorState error={error} onRetry={() => void application.refetch()} /> : null}
      {data ? <ReapplyForm payment={payment} application={data} onClose={onClose} /> : null}
      {data || isError ? null : <LoadingState />}
    </Dialog>
  );
}

function ReapplyForm({ payment, application, onClose }: ReapplyProps & { application: PaymentApplication }) {
  const t = useMessages(reapplyMessages);
  const reapply = useReapplyPayment(payment.id);
  const { charges, law } = application;
  const { number } = payment;
  const form = useContractForm(reapplyDraft, {
    defaultValues: { parts: partsOf(charges, law === null ? 'appliedMinor' : 'byOrderMinor') },
    onSubmit: async ({ parts, reason }) => {
      const body = {
        reason,
        parts: parts.map(({ itemId, amountMinor }) => ({ itemId, amountMinor: amountMinor ?? 0 })),
      };
      await reapply.mutateAsync(reapplyInput.parse(body));
      toast({ title: t('done', { number }), kind: 'success' });
      onClose();
    },
  });
  if (charges.length === 0) return <Text size="sm">{t('none')}</Text>;
  const isSettled = law !== null && isUnchanged(charges, partsOf(charges, 'byOrderMinor'));
  return (
    <Form form={form}>
      <Text size="sm" tone="muted">
        {law === null ? t('text') : `${t('law', { law })} ${t('text')}`}
      </Text>
      {law === null ? (
        <Choices form={form} application={application} />
      ) : (
        <ByOrder application={application} />
      )}
      <Left form={form} application={application} />
      {isSettled ? (
        <Text size="sm" role="note">
          {t('unchanged')}
        </Text>
      ) : (
        <>
          <TextAreaField {...form.field('reason')} label={t('reason')} help={t('reasonHelp')} required />
          <FormActions submitLabel={t('submit')} onCancel={onClose} />
        </>
      )}
    </Form>
  );
}

interface OfForm {
  form: FormOf<typeof reapplyDraft>;
  application: PaymentApplication;
}

/** An amount for each charge. */
function Choices({ form, application }: OfForm) {
  const t = useMessages(reapplyMessages);
  const { charges } = application;
  const fill = (of: 'appliedMinor' | 'byOrderMinor') =>
    form.setValue('parts', partsOf(charges, of), { shouldDirty: true });
  return (
    <>
      <Flex gap="2" wrap="wrap">
        <Button type="button" variant="secondary" size="sm" onClick={() => fill('byOrderMinor')}>
          {t('byOrder')}
        </Button>
        <Button type="button" variant="secondary" size="sm" onClick={() => fill('appliedMinor')}>
          {t('asNow')}
        </Button>
      </Flex>
      {application.units.length === 1 ? (
        <ChargeFields form={form} charges={charges} />
      ) : (
        application.units.map(({ property }) => (
          <Stack key={property.id} gap="4" role="group" aria-label={property.name}>
            <Text size="sm" fontWeight="semibold">
              {property.name}
            </Text>
            <ChargeFields form={form} charges={charges} propertyId={property.id} />
          </Stack>
        ))
      )}
    </>
  );
}

interface ChargeFieldsProps extends Pick<OfForm, 'form'> {
  charges: readonly ApplicableCharge[];
  /** Only of this unit; their fields are bound by the place among all. */
  propertyId?: string;
}

function ChargeFields({ form, charges, propertyId }: ChargeFieldsProps) {
  return charges.map((charge, at) =>
    propertyId === undefined || charge.property.id === propertyId ? (
      <ChargeField key={charge.itemId} form={form} charge={charge} at={at} />
    ) : null,
  );
}

interface ChargeFieldProps extends Pick<OfForm, 'form'> {
  charge: ApplicableCharge;
  at: number;
}

function ChargeField({ form, charge, at }: ChargeFieldProps) {
  const t = useMessages(reapplyMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const { description, dueOn, invoice, fund, openMinor } = charge;
  return (
    <MoneyField
      {...form.field(`parts.${at}.amountMinor`)}
      label={t('charge', { description, day: formats.day(dueOn) })}
      help={t('help', {
        of: invoice === null ? '' : `${t('invoice', { number: invoice.number })} · `,
        fund: fund.name,
        open: formats.money(openMinor, currency),
      })}
      currency={currency}
    />
  );
}

/** What it settles by the order, and what it settles now where that is something else. */
function ByOrder({ application: { charges, units } }: Pick<OfForm, 'application'>) {
  const t = useMessages(reapplyMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const money = (amountMinor: number) => formats.money(amountMinor, currency);
  return (
    <Box>
      {charges
        .filter(({ appliedMinor, byOrderMinor }) => appliedMinor > 0 || byOrderMinor > 0)
        .map(({ itemId, property, description, dueOn, appliedMinor, byOrderMinor }) => (
          <AmountRow
            key={itemId}
            title={t('charge', { description, day: formats.day(dueOn) })}
            amountMinor={byOrderMinor}
          >
            {[
              units.length > 1 ? property.name : null,
              appliedMinor === byOrderMinor
                ? null
                : t('change', { from: money(appliedMinor), to: money(byOrderMinor) }),
            ]
              .filter((part) => part !== null)
              .join(' · ')}
          </AmountRow>
        ))}
    </Box>
  );
}

/** What stays as credit of each unit, said as it is typed. */
function Left({ form, application }: OfForm) {
  const t = useMessages(reapplyMessages);
  const formats = useFormats();
  const { currency } = useCommunity();
  const units = leftOf(application, useFormValue(form, 'parts'));
  const said = units
    .filter(({ leftMinor }) => leftMinor !== 0)
    .map(({ property, leftMinor }) => {
      const amount = formats.money(Math.abs(leftMinor), currency);
      const rest = leftMinor > 0 ? t('left', { amount }) : t('tooMuch', { amount });
      return units.length > 1 ? t('ofUnit', { unit: property.name, rest }) : rest;
    });
  return (
    <Box role="status">
      {(said.length > 0 ? said : [t('leftNone')]).map((line) => (
        <Text key={line} size="sm" fontWeight="medium">
          {line}
        </Text>
      ))}
    </Box>
  );
}
