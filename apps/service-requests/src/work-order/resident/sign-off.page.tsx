import { call, toast, useCommand, useFormats, useMessages } from '@courtyard/common';
import { signOffInput } from '@courtyard/contract/service-requests/work-order/work-order';
import type { ResidentWork } from '@courtyard/contract/service-requests/work-order/work-order-actions';
import { Card, CardBody, CardHeader, Page, Stack, Text } from '@courtyard/ui';
import { type Fact, FactCard, RecordLoader, useRecordId } from '@courtyard/ui/details';
import { Form, FormActions, TextAreaField, useContractForm } from '@courtyard/ui/forms';
import { workOrders } from '../work-order.queries';
import { residentMessages } from './resident.messages';

/** `work-orders/sign-off?id=`: work in a unit of the person, or for their request. */
export function SignOffPage() {
  const t = useMessages(residentMessages);
  const id = useRecordId();
  const query = workOrders.useRead('GET /api/v1/resident-work/:workOrderId', { ids: [id] });
  return (
    <RecordLoader id={id} query={query} title={t('title')} t={t} list="/service-requests">
      {(work) => <WorkView work={work} />}
    </RecordLoader>
  );
}

function WorkView({ work }: { work: ResidentWork }) {
  const t = useMessages(residentMessages);
  const formats = useFormats();
  const { number, title, place, worker, nextVisit, workNote, finishedAt, signOff, canSign } = work;
  const signedText = ({ name, signedAt }: NonNullable<ResidentWork['signOff']>) => {
    const at = formats.moment(signedAt);
    return name === null ? t('signedUnnamed', { at }) : t('signed', { name, at });
  };
  const facts: (Fact | null)[] = [
    place === null ? null : { label: t('place'), value: place },
    worker === null ? null : { label: t('worker'), value: worker },
    nextVisit === null ? null : { label: t('visit'), value: formats.span(nextVisit) },
  ];
  return (
    <Page title={title} description={`#${number}`}>
      <Stack gap="5" maxWidth="40rem">
        <FactCard title={t('title')} facts={facts.filter((fact) => fact !== null)} />
        <Card>
          <CardHeader title={t('result')} />
          <CardBody>
            <Stack gap="4">
              <Text whiteSpace="pre-wrap">{finishedAt === null ? t('noResult') : (workNote ?? '–')}</Text>
              {signOff ? <Text size="sm">{signedText(signOff)}</Text> : null}
              {canSign ? <SignForm id={work.id} /> : null}
            </Stack>
          </CardBody>
        </Card>
      </Stack>
    </Page>
  );
}

const noteForm = signOffInput.pick({ note: true });

function SignForm({ id }: { id: string }) {
  const t = useMessages(residentMessages);
  const signing = useCommand('service-requests', async (body: { note: string | null }, idempotencyKey) => {
    const options = { params: { workOrderId: id }, body, idempotencyKey };
    return (await call('POST /api/v1/resident-work/:workOrderId/sign-off', options)).data;
  });
  const form = useContractForm(noteForm, {
    onSubmit: async (values) => {
      await signing.mutateAsync(values);
      toast({ title: t('thanks'), kind: 'success' });
    },
  });
  return (
    <Form form={form}>
      <Text size="sm">{t('signText')}</Text>
      <TextAreaField {...form.field('note')} label={t('note')} rows={2} />
      <FormActions submitLabel={t('signOff')} />
    </Form>
  );
}
