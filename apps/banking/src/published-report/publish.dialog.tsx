import { choicesOf, toast, useFormats, useMessages, useToday } from '@courtyard/common';
import {
  reportPublication,
  type ReportPublication,
} from '@courtyard/contract/banking/published-report/published-report';
import type { PublishableKind } from '@courtyard/contract/banking/published-report/published-report.values';
import { bases } from '@courtyard/contract/bookkeeping/account/account.values';
import { addMonths } from '@courtyard/contract/days';
import { Text } from '@courtyard/ui';
import { Form, FormActions, SelectField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { publishedReportMessages } from './published-report.messages';
import { useSetPublications } from './published-report.queries';

/** Months back from the present one that owners can be shown from. */
const monthsBack = 60;

const choice = reportPublication.pick({ basis: true, since: true });

export interface PublishProps {
  kind: PublishableKind;
  /** All reports that are published now. */
  published: readonly ReportPublication[];
  onClose: () => void;
}

/** Chooses from which month on, and in which basis, owners are shown a report. */
export function PublishDialog({ kind, published, onClose }: PublishProps) {
  const t = useMessages(publishedReportMessages);
  const formats = useFormats();
  const today = useToday();
  const set = useSetPublications();
  const before = published.find((each) => each.kind === kind);
  const form = useContractForm(choice, {
    // From the first month of the year on.
    defaultValues: { basis: before?.basis ?? 'accrual', since: before?.since ?? `${today.slice(0, 4)}-01` },
    onSubmit: async (chosen) => {
      const others = published.filter((each) => each !== before);
      await set.mutateAsync({ reports: [...others, { kind, ...chosen }] });
      toast({ title: t('saved'), kind: 'success' });
      onClose();
    },
  });
  const months = Array.from({ length: monthsBack + 1 }, (_, at) =>
    addMonths(`${today.slice(0, 7)}-01`, -at).slice(0, 7),
  );
  const known =
    before && !months.includes(before.since) ? [...months, before.since].toSorted().toReversed() : months;
  return (
    <Dialog open onClose={onClose} size="sm" title={`${t('publish')}: ${t(kind)}`}>
      <Form form={form}>
        <Text size="sm" tone="muted">
          {t('publishText')}
        </Text>
        <SelectField
          {...form.field('since')}
          label={t('from')}
          help={t('fromHelp')}
          options={known.map((month) => ({ value: month, label: formats.month(`${month}-01`) }))}
          required
        />
        <SelectField
          {...form.field('basis')}
          label={t('basis')}
          options={choicesOf(t, 'basis', bases)}
          required
        />
        <FormActions onCancel={onClose} submitLabel={t(before ? 'save' : 'start')} />
      </Form>
    </Dialog>
  );
}
