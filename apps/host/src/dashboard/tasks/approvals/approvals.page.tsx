import { useCan, useFormats, useMessages } from '@courtyard/common';
import { useSearchParams } from '@courtyard/common/router';
import type { Approval } from '@courtyard/contract';
import {
  Box,
  Card,
  CardBody,
  CardHeader,
  EmptyState,
  ErrorState,
  Field,
  Flex,
  LoadingState,
  NativeSelect,
  Page,
  Stack,
  Text,
  TextLink,
} from '@courtyard/ui';
import { recordLoader } from '@courtyard/ui/details';
import { useRegistry } from '../../../registry/registry.store';
import { ApprovalState } from './approval-state';
import { ApprovalView } from './approval-view';
import { approvalMessages } from './approvals.messages';
import { useApproval, useApprovals } from './approvals.queries';
import { RulesPage } from './rules/rules.page';

const ApprovalLoader = recordLoader({
  messages: approvalMessages,
  title: (t) => t('approval'),
  useOne: useApproval,
  list: '/approvals',
});

/** `/approvals`: what waits for a second person and what was decided; with `?id=` one of them, with `?rules` who decides. */
export default function ApprovalsPage() {
  const [search] = useSearchParams();
  if (search.has('rules')) return <RulesPage />;
  const id = search.get('id');
  return id ? (
    <ApprovalLoader key={id}>{(approval) => <ApprovalView approval={approval} />}</ApprovalLoader>
  ) : (
    <All />
  );
}

function All() {
  const t = useMessages(approvalMessages);
  const canEditRules = useCan('Approval Limits Update');
  const [search, setSearch] = useSearchParams();
  const section = search.get('section') ?? '';
  return (
    <Page
      title={t('title')}
      description={t('text')}
      actions={{ secondary: [canEditRules ? { label: t('rules'), to: '/approvals?rules' } : null] }}
    >
      <Box maxWidth={{ sm: '20rem' }} mb="5">
        <SectionChoice
          value={section}
          onChange={(chosen) => setSearch(chosen === '' ? {} : { section: chosen }, { replace: true })}
        />
      </Box>
      <Stack gap="5">
        <Listed state="waiting" section={section} />
        <Listed state="ended" section={section} />
      </Stack>
    </Page>
  );
}

/** Of which section what waits is; the address keeps it. */
function SectionChoice({ value, onChange }: { value: string; onChange: (section: string) => void }) {
  const t = useMessages(approvalMessages);
  const sections = useRegistry(({ registry }) => registry?.sections);
  return (
    <Field label={t('section')}>
      <NativeSelect value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t('anySection')}</option>
        {sections?.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
        <option value="platform">{t('platform')}</option>
      </NativeSelect>
    </Field>
  );
}

function Listed({ state, section }: { state: 'waiting' | 'ended'; section: string }) {
  const t = useMessages(approvalMessages);
  const { data, error, refetch } = useApprovals({ state, limit: 50, ...(section !== '' && { section }) });
  return (
    <Card>
      <CardHeader title={t(state)} />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!error && !data ? <LoadingState /> : null}
      {data && data.data.length === 0 ? (
        state === 'waiting' && section === '' ? (
          <EmptyState icon="check-circle" title={t('nothing')} description={t('nothingText')} />
        ) : (
          <CardBody>
            <Text size="sm" tone="muted">
              {t(state === 'waiting' ? 'nothingHere' : 'noneEnded')}
            </Text>
          </CardBody>
        )
      ) : null}
      {data && data.data.length > 0 ? (
        <CardBody>
          <Box as="ul" aria-label={t(state)} listStyleType="none">
            {data.data.map((approval) => (
              <Row key={approval.id} approval={approval} />
            ))}
          </Box>
          {data.page.total > data.data.length ? (
            <Text size="sm" tone="muted" mt="3">
              {t('more', { shown: data.data.length, total: data.page.total })}
            </Text>
          ) : null}
        </CardBody>
      ) : null}
    </Card>
  );
}

function Row({ approval: { id, title, askedBy, askedAt, state } }: { approval: Approval }) {
  const t = useMessages(approvalMessages);
  const formats = useFormats();
  return (
    <Flex
      as="li"
      align="center"
      justify="space-between"
      wrap="wrap"
      gap="3"
      py="3"
      borderTopWidth="1px"
      borderColor="border.default"
      _first={{ borderTopWidth: '0', pt: '0' }}
      _last={{ pb: '0' }}
    >
      <Box flex="1 1 14rem" minWidth="0">
        <TextLink to={`/approvals?id=${id}`} fontSize="sm" fontWeight="medium">
          {title}
        </TextLink>
        <Text size="sm" tone="muted" overflowWrap="anywhere">
          {t('asks', { who: askedBy.name, ago: formats.ago(askedAt) })}
        </Text>
      </Box>
      {state === 'waiting' ? null : <ApprovalState value={state} />}
    </Flex>
  );
}
