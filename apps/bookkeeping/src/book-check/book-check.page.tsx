import { toast, useCan, useMessages } from '@courtyard/common';
import { bookCheckInput } from '@courtyard/contract/bookkeeping/book-check/book-check';
import { Button, Card, CardBody, HStack, Page, Stack, Text } from '@courtyard/ui';
import { PartCard } from '@courtyard/ui/details';
import { Form, TextField, useContractForm } from '@courtyard/ui/forms';
import { bookCheckMessages } from './book-check.messages';
import { useBookChecks, useStartBookCheck } from './book-check.queries';
import { BookCheckRow } from './book-check-row';

/** `books-check`: has the whole chain read, and keeps what was found. */
export function BookCheckPage() {
  const t = useMessages(bookCheckMessages);
  const canCheck = useCan('Books Check');
  const found = useBookChecks();
  return (
    <Page title={t('title')} description={t('description')}>
      <Stack gap="5">
        {canCheck ? (
          <StartForm isRunning={found.data?.some(({ status }) => status === 'running') ?? false} />
        ) : (
          <Text size="sm" tone="muted">
            {t('only')}
          </Text>
        )}
        <PartCard
          title={t('past')}
          query={found}
          empty={
            <Text size="sm" tone="muted">
              {t('none')}
            </Text>
          }
        >
          {(check) => <BookCheckRow key={check.id} check={check} />}
        </PartCard>
      </Stack>
    </Page>
  );
}

function StartForm({ isRunning }: { isRunning: boolean }) {
  const t = useMessages(bookCheckMessages);
  const starting = useStartBookCheck();
  const form = useContractForm(bookCheckInput, {
    onSubmit: async (values) => {
      await starting.mutateAsync(values);
      toast({ title: t('started') });
    },
  });
  return (
    <Card>
      <CardBody>
        <Form form={form}>
          <TextField
            {...form.field('expectedHead')}
            label={t('expectedHead')}
            help={t('headHelp')}
            maxLength={100}
          />
          <HStack>
            <Button type="submit" variant="primary" loading={starting.isPending || isRunning}>
              {t('start')}
            </Button>
          </HStack>
        </Form>
      </CardBody>
    </Card>
  );
}
