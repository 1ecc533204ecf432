import { toast, useMessages } from '@courtyard/common';
import { ratingInput, type RequestDetails } from '@courtyard/contract/service-requests/request/request';
import { Card, CardBody, CardHeader } from '@courtyard/ui';
import { Form, FormActions, RadioField, TextAreaField, useContractForm } from '@courtyard/ui/forms';
import { z } from 'zod';
import { myRequests } from '../request.queries';
import { detailsMessages } from './details.messages';

/** Choices of a form are texts. */
const ratingForm = z.object({
  stars: z.enum(['1', '2', '3', '4', '5']),
  text: ratingInput.shape.text,
});

/** Asks the reporter how their request was handled. */
export function RatingForm({ request: { id } }: { request: RequestDetails }) {
  const t = useMessages(detailsMessages);
  const rating = myRequests.useWrite('PUT /api/v1/requests/:requestId/rating', id);
  const form = useContractForm(ratingForm, {
    onSubmit: async (values) => {
      await rating.mutateAsync({ ...values, stars: Number(values.stars) });
      toast({ title: t('rated'), kind: 'success' });
    },
  });
  return (
    <Card>
      <CardHeader title={t('rateTitle')} description={t('rateText')} />
      <CardBody>
        <Form form={form} guard={false}>
          <RadioField
            {...form.field('stars')}
            label={t('stars')}
            direction="row"
            required
            options={ratingForm.shape.stars.options.map((value) => ({
              value,
              label: t('star', { count: Number(value) }),
            }))}
          />
          <TextAreaField {...form.field('text')} label={t('rateComment')} rows={2} />
          <FormActions submitLabel={t('rate')} />
        </Form>
      </CardBody>
    </Card>
  );
}
