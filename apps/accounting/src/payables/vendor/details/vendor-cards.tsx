import { Can, useMessages } from '@courtyard/common';
import type { Vendor } from '@courtyard/contract/accounting/payables/vendor/vendor';
import { vendorColumns } from '@courtyard/contract/accounting/payables/vendor/vendor.columns';
import { Box, DayText, HStack, Missing, StatusBadge, TextLink } from '@courtyard/ui';
import { FactCard, FileLinks, useFieldTexts } from '@courtyard/ui/details';
import { InsuranceBadge, useTermsText } from '../vendor-parts';
import { vendorMessages } from '../vendor.messages';
import { detailsMessages } from './details.messages';

interface CardProps {
  vendor: Vendor;
}

export function ContactCard({ vendor }: CardProps) {
  const t = useMessages(detailsMessages);
  const tVendor = useMessages(vendorMessages);
  const { email, phone, website, address } = vendor;
  const town = [address.city, [address.region, address.postalCode].filter(Boolean).join(' ')];
  const lines = [address.line1, address.line2, town.filter(Boolean).join(', ')].filter(Boolean);
  return (
    <FactCard
      title={t('contact')}
      minWidth="14rem"
      facts={[
        { label: tVendor('email'), value: email && <TextLink href={`mailto:${email}`}>{email}</TextLink> },
        { label: tVendor('phone'), value: phone && <TextLink href={`tel:${phone}`}>{phone}</TextLink> },
        {
          label: tVendor('website'),
          value: website && (
            <TextLink href={website} external>
              {website.replace(/^https?:\/\//i, '')}
            </TextLink>
          ),
        },
        { label: tVendor('address'), value: lines.join(', ') },
      ]}
    />
  );
}

export function PaymentCard({ vendor }: CardProps) {
  const t = useMessages(detailsMessages);
  const tVendor = useMessages(vendorMessages);
  const termsText = useTermsText();
  return (
    <FactCard
      title={t('payment')}
      facts={[
        { label: tVendor('terms'), value: termsText(vendor.termsDays) },
        { label: tVendor('accountNumber'), value: vendor.accountNumber },
        { label: tVendor('expenseAccount'), value: <ExpenseAccount vendor={vendor} /> },
      ]}
    />
  );
}

/** The account that bills begin with, and whether it is archived: then it has to be given another. */
function ExpenseAccount({ vendor: { expenseAccount } }: CardProps) {
  const t = useMessages(vendorMessages);
  if (expenseAccount === null) return <Missing />;
  const text = `${expenseAccount.code} ${expenseAccount.name}`;
  return (
    <HStack gap="2" flexWrap="wrap">
      <Can permission="Charts List View" otherwise={text}>
        <TextLink to={`/bookkeeping/chart-of-accounts/details?id=${expenseAccount.id}`}>{text}</TextLink>
      </Can>
      {expenseAccount.archived ? <StatusBadge status="attention">{t('archived')}</StatusBadge> : null}
    </HStack>
  );
}

export function InsuranceCard({ vendor }: CardProps) {
  const t = useMessages(detailsMessages);
  const { label } = useFieldTexts(vendorColumns);
  const tVendor = useMessages(vendorMessages);
  const { insuredUntil, certificate } = vendor;
  return (
    <FactCard
      title={t('insurance')}
      lead={
        <Box mb="4" _empty={{ display: 'none' }}>
          <InsuranceBadge vendor={vendor} />
        </Box>
      }
      facts={[
        {
          label: label('insuredUntil'),
          value: insuredUntil && <DayText day={insuredUntil} />,
        },
        { label: tVendor('certificate'), value: certificate && <FileLinks files={[certificate]} /> },
      ]}
    />
  );
}
