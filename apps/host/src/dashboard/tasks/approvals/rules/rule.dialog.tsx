import { toast, useMessages } from '@courtyard/common';
import { type ApprovalRule, type ApprovalRules, maxDeciders } from '@courtyard/contract';
import { approvalRuleInput } from '@courtyard/contract/platform/community/approval-rules';
import { Box, Stack, Text } from '@courtyard/ui';
import {
  Form,
  FormActions,
  type FormOf,
  NumberField,
  TextAreaField,
  useContractForm,
  useFieldError,
  useFormValue,
} from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { DecidersFields } from './deciders-fields';
import { ruleMessages } from './rules.messages';
import { useUpdateRule } from './rules.queries';
import { StepsFields } from './steps-fields';
import { useRuleSentences } from './use-rule-sentences';

export type RuleForm = FormOf<typeof approvalRuleInput>;

interface RuleDialogProps {
  rule: ApprovalRule;
  choices: ApprovalRules;
  onClose: () => void;
}

/** Changes the rule of one kind; says what it would mean while it is written. */
export function RuleDialog({ rule, choices, onClose }: RuleDialogProps) {
  const { kind, label, version, hasAmounts, hasPayees, limits, sumDays, roles, group } = rule;
  const t = useMessages(ruleMessages);
  const update = useUpdateRule();
  const form = useContractForm(approvalRuleInput, {
    defaultValues: {
      limits,
      sumDays,
      roleIds: roles.map(({ id }) => id),
      group: group && { kind: group.kind, id: group.id },
      reason: '',
    },
    rules: { limits: t('rising') },
    onSubmit: async (change) => {
      const after = await update.mutateAsync({ kind, version, ...change });
      toast(
        after.approvalId === null
          ? { title: t('saved'), kind: 'success' }
          : { title: t('waits'), kind: 'info' },
      );
      onClose();
    },
  });
  const error = useFieldError(form, 'limits');
  return (
    <Dialog open onClose={onClose} title={t('changeOf', { label })}>
      <Form form={form}>
        {hasAmounts ? (
          <StepsFields form={form} />
        ) : (
          <Box maxWidth="16rem">
            <NumberField
              {...form.field('limits.0.deciders')}
              label={t('count')}
              help={t('countHelp', { most: maxDeciders })}
              whole
              required
            />
          </Box>
        )}
        {error ? (
          <Text role="alert" size="sm" tone="danger">
            {error}
          </Text>
        ) : null}
        {hasPayees ? (
          <Box maxWidth="16rem">
            <NumberField
              {...form.field('sumDays')}
              label={t('sumDays')}
              help={t('sumDaysHelp')}
              whole
              optional
            />
          </Box>
        ) : null}
        <DecidersFields form={form} choices={choices} />
        <Meaning form={form} rule={rule} choices={choices} />
        <TextAreaField
          {...form.field('reason')}
          label={t('reason')}
          help={t('reasonHelp')}
          rows={2}
          optional
        />
        <FormActions submitLabel={t('save')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

interface MeaningProps extends Omit<RuleDialogProps, 'onClose'> {
  form: RuleForm;
}

function Meaning({ form, rule, choices }: MeaningProps) {
  const t = useMessages(ruleMessages);
  const sentences = useRuleSentences();
  const limits = useFormValue(form, 'limits');
  const sumDays = useFormValue(form, 'sumDays') ?? null;
  const roleIds = useFormValue(form, 'roleIds') ?? [];
  const group = useFormValue(form, 'group');
  const said = sentences({
    hasAmounts: rule.hasAmounts,
    // What is not written yet is no number.
    limits: limits.filter(({ fromMinor, deciders }) => Number.isInteger(fromMinor) && deciders >= 1),
    sumDays,
    roles: choices.roles.filter(({ id }) => roleIds.includes(id)),
    group: choices.groups.find(({ id }) => id === group?.id) ?? null,
  });
  return (
    <Box role="status" borderTopWidth="1px" borderColor="border.default" pt="4">
      <Text size="sm" fontWeight="medium" mb="1">
        {t('means')}
      </Text>
      <Stack gap="1">
        {said.map((sentence) => (
          <Text key={sentence} size="sm" tone="muted">
            {sentence}
          </Text>
        ))}
      </Stack>
    </Box>
  );
}
