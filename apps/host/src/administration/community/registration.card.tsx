import { toast, useMessages } from '@courtyard/common';
import { Switch } from '@courtyard/ui';
import { FormSection } from '@courtyard/ui/forms';
import { communityMessages } from './community.messages';
import { useChangeRegistration, useRegistration } from './community.queries';

/** Whether everybody may ask to join, or people come by invitation only. It counts at once. */
export function RegistrationCard() {
  const t = useMessages(communityMessages);
  const { data } = useRegistration();
  const change = useChangeRegistration(() => toast({ title: t('notChanged'), kind: 'error' }));
  return (
    <FormSection title={t('joining')} description={t('joiningText')}>
      <Switch
        label={t('openRegistration')}
        disabled={data === undefined}
        checked={data?.isOpen ?? false}
        onChange={(event) => change.mutate({ isOpen: event.target.checked })}
      />
    </FormSection>
  );
}
