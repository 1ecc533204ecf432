import { toast, useFormats, useMessages } from '@courtyard/common';
import { consentOnPaper } from '@courtyard/contract/platform/member/contact/mail-consent';
import type { ConsentOnPaper as Recorded, MailConsent } from '@courtyard/contract';
import { Button } from '../../../actions/button';
import { DateField } from '../../date/date-field';
import { Form } from '../../form/form';
import { useContractForm } from '../../form/use-contract-form';
import { Box, Stack } from '../../../layout/primitives';
import { Text } from '../../../layout/text';
import { consentMessages } from './consent.messages';

interface Props {
  consent: MailConsent;
  onRecord: (values: Recorded) => Promise<unknown>;
}

/** Whether somebody agreed that required notices come by e-mail, and what came on paper of it recorded. */
export function ConsentOnPaper({ consent, onRecord }: Props) {
  const t = useMessages(consentMessages);
  const formats = useFormats();
  const { agrees, given, withdrawn, isDemanded } = consent;
  const said = (what: 'agreed' | 'withdrawn', { on, how, recordedBy }: NonNullable<MailConsent['given']>) =>
    t(`${what}.${how}`, { day: formats.day(on), name: recordedBy });
  return (
    <Stack gap="3">
      <Text size="sm">
        {[given ? said('agreed', given) : t('never'), withdrawn ? said('withdrawn', withdrawn) : '']
          .filter(Boolean)
          .join(' ')}
      </Text>
      {agrees ? null : (
        <Text size="sm" tone="muted">
          {t(isDemanded ? 'byLetter' : 'notDemanded')}
        </Text>
      )}
      <Recording key={String(agrees)} agrees={!agrees} onRecord={onRecord} />
    </Stack>
  );
}

function Recording({ agrees, onRecord }: { agrees: boolean; onRecord: Props['onRecord'] }) {
  const t = useMessages(consentMessages);
  const form = useContractForm(consentOnPaper.pick({ on: true }), {
    onSubmit: async ({ on }) => {
      await onRecord({ agrees, on });
      toast({ title: t(agrees ? 'recorded' : 'recordedWithdrawal'), kind: 'success' });
    },
  });
  return (
    <Form form={form} guard={false}>
      <DateField name="on" label={t('on')} required />
      <Box>
        <Button type="submit" size="sm" loading={form.formState.isSubmitting}>
          {t(agrees ? 'record' : 'recordWithdrawal')}
        </Button>
      </Box>
    </Form>
  );
}
