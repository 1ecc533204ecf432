import { useMessages } from '@courtyard/common';
import { Card, CardBody, CardHeader } from '@courtyard/ui';
import { ConsentOnPaper } from '@courtyard/ui/forms';
import { members } from '../member.queries';
import { detailsMessages } from './details.messages';

/** Whether required notices may come to a member by e-mail, for who manages members. */
export function ConsentCard({ memberId }: { memberId: string }) {
  const t = useMessages(detailsMessages);
  const { data } = members.useRead('GET /api/v1/members/:memberId/mail-consent', { ids: [memberId] });
  const recording = members.useWrite('PUT /api/v1/members/:memberId/mail-consent', memberId);
  if (!data) return null;
  return (
    <Card>
      <CardHeader title={t('consent')} description={t('consentText')} />
      <CardBody>
        <ConsentOnPaper consent={data} onRecord={(values) => recording.mutateAsync(values)} />
      </CardBody>
    </Card>
  );
}
