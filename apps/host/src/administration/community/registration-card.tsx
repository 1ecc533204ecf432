import { toast, useMessages } from '@courtyard/common';
import { Card, CardBody, CardHeader, Switch } from '@courtyard/ui';
import { communityMessages } from './community.messages';
import { useChangeRegistration, useRegistration } from './community.queries';

/** Whether everybody may ask to join, or people come by invitation only. It counts at once. */
export function RegistrationCard() {
  const t = useMessages(communityMessages);
  const { data } = useRegistration();
  const change = useChangeRegistration(() => toast({ title: t('notChanged'), kind: 'error' }));
  return (
    <Card as="section" aria-label={t('joining')}>
      <CardHeader title={t('joining')} description={t('joiningText')} />
      <CardBody>
        <Switch
          label={t('openRegistration')}
          disabled={data === undefined}
          checked={data?.isOpen ?? false}
          onChange={(event) => change.mutate({ isOpen: event.target.checked })}
        />
      </CardBody>
    </Card>
  );
}
