import { toast, useCan, useFormats, useMessages } from '@courtyard/common';
import { inspectorInput } from '@courtyard/contract/communications/poll/election/election';
import type { Poll } from '@courtyard/contract/communications/poll/poll';
import { Badge, Button, Text, useFailureToast } from '@courtyard/ui';
import { PartCard, PartMenu, PartRow } from '@courtyard/ui/details';
import { ComboboxField, DateField, Form, FormActions, TextField, useContractForm } from '@courtyard/ui/forms';
import { Dialog } from '@courtyard/ui/overlays';
import { useState } from 'react';
import { membersOf } from '../electors/poll-members';
import { useElection, useNameInspector, useRemoveInspector } from '../poll.queries';
import { electionMessages } from './election.messages';

/** Who inspects an election; named here until the count. */
export function InspectorsCard({ poll }: { poll: Poll }) {
  const t = useMessages(electionMessages);
  const fail = useFailureToast();
  const formats = useFormats();
  const [isNaming, setNaming] = useState(false);
  const query = useElection(poll.id);
  const removing = useRemoveInspector(poll.id);
  const isUncounted = poll.status === 'draft' || poll.status === 'nominating' || poll.status === 'open';
  const canName = useCan('Poll Certify') && isUncounted;
  const remove = (id: string) =>
    void removing
      .mutateAsync(id)
      .then(() => toast({ title: t('removed'), kind: 'success' }))
      .catch(fail);
  return (
    <>
      <PartCard
        title={t('inspectors')}
        description={t('inspectorsText')}
        actions={
          canName ? (
            <Button size="sm" onClick={() => setNaming(true)}>
              {t('addInspector')}
            </Button>
          ) : null
        }
        query={{ ...query, data: query.data?.inspectors }}
        empty={
          <Text size="sm" tone="muted">
            {t('noInspectors')}
          </Text>
        }
      >
        {({ id, name, isMine, endsOn }) => (
          <PartRow
            key={id}
            title={name}
            badge={isMine ? <Badge>{t('you')}</Badge> : undefined}
            menu={
              canName ? (
                <PartMenu
                  name={name}
                  items={[{ label: t('remove'), icon: 'close', onSelect: () => remove(id) }]}
                />
              ) : undefined
            }
          >
            {endsOn === null ? null : t('seatUntil', { day: formats.day(endsOn) })}
          </PartRow>
        )}
      </PartCard>
      {isNaming ? <InspectorDialog pollId={poll.id} onClose={() => setNaming(false)} /> : null}
    </>
  );
}

function InspectorDialog({ pollId, onClose }: { pollId: string; onClose: () => void }) {
  const t = useMessages(electionMessages);
  const naming = useNameInspector(pollId);
  const form = useContractForm(inspectorInput, {
    onSubmit: async (values) => {
      await naming.mutateAsync(values);
      toast({ title: t('named'), kind: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('inspectorTitle')}>
      <Form form={form}>
        <ComboboxField name="memberId" label={t('member')} options={membersOf(pollId)} optional />
        <TextField name="name" label={t('outsider')} help={t('outsiderHelp')} maxLength={120} optional />
        <DateField name="endsOn" label={t('seatEnds')} help={t('seatEndsHelp')} optional />
        <FormActions onCancel={onClose} submitLabel={t('addInspector')} />
      </Form>
    </Dialog>
  );
}
