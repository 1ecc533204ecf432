import { call, toast, useCommand, useMessages } from '@courtyard/common';
import type { SimilarRequest } from '@courtyard/contract/service-requests/request/my-request-routes';
import { Box, Button, Heading, HStack, Stack, Text, TextLink, useFailureToast } from '@courtyard/ui';
import { useFormValue } from '@courtyard/ui/forms';
import { actionMessages } from '../../request/actions/action.messages';
import { requestName } from '../../request/request-place';
import { requestPaths } from '../../request/request-paths';
import { requestMessages } from '../../request/request.messages';
import { reportMessages } from '../report.messages';
import { useSimilar } from '../report.queries';
import type { ReportForm } from '../report.schema';

/** Follows a request of the community. */
const useFollow = () =>
  useCommand('service-requests', (id: string, idempotencyKey) =>
    call('PUT /api/v1/requests/:requestId/support', {
      params: { requestId: id },
      body: { isSupporting: true },
      idempotencyKey,
    }),
  );

/** Open requests that may be the same, to follow in place of reporting again. */
export function SimilarRequests({ form }: { form: ReportForm }) {
  const t = useMessages(reportMessages);
  const kind = useFormValue(form, 'kind');
  const category = useFormValue(form, 'category');
  const where = useFormValue(form, 'where');
  const [unitId, areaId, assetId] = form.watch(['unitId', 'areaId', 'assetId']);
  const placeId = { unit: unitId, area: areaId, asset: assetId, none: null }[where] ?? null;
  const similar = useSimilar(
    { kind, category, ...(where !== 'none' && placeId !== null && { placeKind: where, placeId }) },
    Boolean(kind && category),
  );
  const found = kind && category ? (similar.data ?? []) : [];
  if (found.length === 0) return null;
  return (
    <Box role="status" borderRadius="md" bg="bg.subtle" px="4" py="3">
      <Heading as="h3" size="xs">
        {t('similar')}
      </Heading>
      <Text size="sm" tone="muted">
        {t('similarText')}
      </Text>
      <Stack as="ul" gap="2" mt="2" listStyleType="none">
        {found.map((request) => (
          <Similar key={request.id} request={request} />
        ))}
      </Stack>
    </Box>
  );
}

function Similar({ request }: { request: SimilarRequest }) {
  const t = useMessages(actionMessages);
  const tRequest = useMessages(requestMessages);
  const failed = useFailureToast();
  const following = useFollow();
  const follow = async () => {
    try {
      await following.mutateAsync(request.id);
      toast({ title: t('supported', { number: request.number }), kind: 'success' });
    } catch (error) {
      failed(error);
    }
  };
  return (
    <HStack as="li" gap="3" rowGap="1" justify="space-between" flexWrap="wrap">
      <Box minWidth="0">
        <TextLink to={requestPaths.details('mine', request.id)} fontSize="sm">
          {requestName(request)}
        </TextLink>
        <Text size="xs" tone="muted">
          {[
            request.place?.name,
            request.supports > 0 ? tRequest('affected', { count: request.supports }) : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Box>
      {request.isSupportedByMe ? null : (
        <Button size="sm" icon="users" loading={following.isPending} onClick={() => void follow()}>
          {t('support')}
        </Button>
      )}
    </HStack>
  );
}
