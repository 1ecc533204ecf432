import { useMessages } from '@courtyard/common';
import type { RequestReference } from '@courtyard/contract/service-requests/request/request';
import { Box, HStack, IconButton, Text } from '@courtyard/ui';
import { useRef } from 'react';
import { FormSection, useFieldError, useFormValue } from '@courtyard/ui/forms';
import { requestName } from '../../../request/request-place';
import { workFormMessages } from '../form.messages';
import type { WorkForm } from '../work-order-fields';

export type NamedRequest = Pick<RequestReference, 'id' | 'number' | 'title'>;

interface RequestsSectionProps {
  form: WorkForm;
  /** Those that the form begins with. */
  known: readonly NamedRequest[] | undefined;
}

/** The requests that the work is for; each can be taken out. */
export function RequestsSection({ form, known = [] }: RequestsSectionProps) {
  const t = useMessages(workFormMessages);
  const list = useRef<HTMLUListElement>(null);
  const chosen = useFormValue(form, 'requestIds') ?? [];
  const error = useFieldError(form, 'requestIds');
  const named = known.filter(({ id }) => chosen.includes(id));
  if (named.length === 0 && error === undefined) return null;
  const remove = (id: string) => {
    // The button that was pressed goes: the focus stays beside it.
    const at = named.findIndex((each) => each.id === id);
    const next = list.current?.children[at === named.length - 1 ? at - 1 : at + 1];
    next?.querySelector('button')?.focus();
    form.setValue(
      'requestIds',
      chosen.filter((each) => each !== id),
      { shouldDirty: true, shouldValidate: true },
    );
  };
  return (
    <FormSection title={t('requests')} description={t('requestsText')}>
      <Box as="ul" ref={list} listStyleType="none">
        {named.map((request) => (
          <HStack as="li" key={request.id} gap="2" justify="space-between" py="1">
            <Text size="sm" minWidth="0" overflowWrap="anywhere">
              {requestName(request)}
            </Text>
            <IconButton
              icon="close"
              label={t('removeRequest', { request: requestName(request) })}
              onClick={() => remove(request.id)}
            />
          </HStack>
        ))}
      </Box>
      {error === undefined ? null : (
        <Text size="sm" tone="danger" role="alert">
          {error}
        </Text>
      )}
    </FormSection>
  );
}
