import { choicesOf, toast, useMessages, useToday } from '@courtyard/common';
import { useNavigate, useSearchParams } from '@courtyard/common/router';
import { statementRunInput } from '@courtyard/contract/accounting/receivables/statement/mailing/statement-run';
import { statementAudiences } from '@courtyard/contract/accounting/receivables/statement/mailing/statement-run.values';
import { addMonths } from '@courtyard/contract/days';
import { Page, Stack } from '@courtyard/ui';
import {
  CheckboxField,
  DateField,
  Form,
  FormSection,
  RadioField,
  useContractForm,
  useFormValue,
} from '@courtyard/ui/forms';
import { FormColumns } from '../../../../parts/form-columns';
import { statementRunPaths } from '../statement-run-paths';
import { statementRunMessages } from '../statement-run.messages';
import { statementRuns } from '../statement-run.queries';
import { BalancesField } from './balances-field';
import { GoesToPanel } from './goes-to-panel';
import { type StatementsForm, writtenRun } from './statements-draft';

/** `statements/create`: mails statements to all who owe, to everybody, or to units that are chosen; with `?unit=` that one is. */
export function StatementsCreatePage() {
  const t = useMessages(statementRunMessages);
  const today = useToday();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const units = params.getAll('unit');
  const starting = statementRuns.useCreate();
  const form = useContractForm(statementRunInput, {
    defaultValues: {
      audience: units.length > 0 ? 'chosen' : 'owing',
      propertyIds: units,
      includesHeld: false,
      fromOn: addMonths(today, -12),
    },
    onSubmit: async (values) => {
      const { id, letters } = await starting.mutateAsync(writtenRun(values) ?? values);
      toast({ title: t('started', { count: letters }), kind: 'success' });
      await navigate(statementRunPaths.details(id));
    },
  });
  return (
    <Page title={t('send')} description={t('description')}>
      <Form form={form}>
        <FormColumns isHalved beside={<GoesToPanel form={form} />}>
          <WhomSection form={form} />
          <FormSection title={t('content')}>
            <DateField
              {...form.field('fromOn')}
              label={t('fromOn')}
              help={t('fromHelp')}
              max={today}
              required
            />
          </FormSection>
        </FormColumns>
      </Form>
    </Page>
  );
}

function WhomSection({ form }: { form: StatementsForm }) {
  const t = useMessages(statementRunMessages);
  const audience = useFormValue(form, 'audience');
  const chosen = useFormValue(form, 'propertyIds') ?? [];
  return (
    <FormSection title={t('whom')} {...(audience === 'chosen' && { description: t('balancesText') })}>
      <Stack gap="4">
        <RadioField
          {...form.field('audience')}
          label={t('audience')}
          options={choicesOf(t, 'audience', statementAudiences)}
          required
        />
        {audience === 'chosen' ? (
          <BalancesField
            chosen={chosen}
            onChange={(propertyIds) => form.setValue('propertyIds', propertyIds, { shouldDirty: true })}
          />
        ) : null}
        <CheckboxField {...form.field('includesHeld')} label={t('includesHeld')} />
      </Stack>
    </FormSection>
  );
}
